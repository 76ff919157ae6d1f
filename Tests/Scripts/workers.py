#!/usr/bin/env python3
"""Tests `menumock worker`, with single lines and as a persistent worker of Bazel: its pictures must equal those of
`render`, byte for byte. Also tests `menumock merge` on the results of shards.
"""
import base64
import itertools
import json
import os
import pathlib
import shutil
import signal
import subprocess
import sys
import threading

import frame
from processes import FORMATS, SAMPLES, digest, set_folder

# Requests of the long run, and the memory that a thread may add between the first quarter and the end. Caches of words
# and colors are bounded, but this run does not fill them; `make soak` does.
REQUESTS = 2000
MOST_GROWTH = 12 << 20
NOTO = pathlib.Path("/usr/share/fonts/truetype/noto")


class Worker:
    """A running worker."""

    def __init__(self, program, *arguments, **options):
        self.process = subprocess.Popen(
            [program.path, *map(str, arguments)], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
            stderr=subprocess.PIPE, **options)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        for stream in (self.process.stdin, self.process.stdout, self.process.stderr):
            stream.close()
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()

    def send(self, *requests):
        """Sends requests: values, or raw lines."""
        for request in requests:
            line = request if isinstance(request, bytes) else json.dumps(request).encode() + b"\n"
            self.process.stdin.write(line)
        self.process.stdin.flush()

    def answer(self):
        """The next answer."""
        return json.loads(self.process.stdout.readline())

    def ask(self, request):
        """Sends a request and waits for its answer."""
        self.send(request)
        return self.answer()

    def finish(self):
        """Ends the requests. Returns the remaining answers and the exit status."""
        self.process.stdin.close()
        answers = [json.loads(line) for line in self.process.stdout]
        return answers, self.process.wait(timeout=60)

    def memory(self, key="VmRSS"):
        """The current or peak (`VmHWM`) memory of the process in bytes."""
        for line in pathlib.Path(f"/proc/{self.process.pid}/status").read_text().splitlines():
            if line.startswith(key + ":"):
                return int(line.split()[1]) * 1024
        return 0


def drawing_worker(program, *arguments, **options):
    """A worker that reported to be ready."""
    worker = Worker(program, "worker", *arguments, **options)
    first = worker.answer()
    if first != {"ready": True}:
        raise RuntimeError(f"the worker began with {first}")
    return worker


def document(number):
    """A unique document for each number."""
    names = ("Copy", "Paste", "Delete", "Rename", "Share", "Trip", "メモ", "שלום", "عنوان")
    items = [{"title": f"{names[(number + place) % len(names)]} {number * 7 + place}"} for place in range(number % 6 + 1)]
    tint = f"#{(number * 2654435761) % (1 << 24):06X}"
    return {"tint": tint, "appearance": ("light", "dark")[number % 2], "menu": {"title": f"Menu {number}", "items": items}}


# --- Pictures -------------------------------------------------------------------------------------------------------


def check_same_bytes(program, tally, folder):
    """Every sample in one of the formats, by path and inline: the same picture as `render`."""
    every = sorted(SAMPLES.glob("*.json"))
    with drawing_worker(program) as worker:
        for start, form in enumerate(FORMATS):
            samples = every[start::len(FORMATS)]
            place = folder / f"rendered-{form}"
            program.run("render", *samples, "-o", place, "-f", form)
            different = []
            for sample in samples:
                expected = (place / f"{sample.stem}.{form}").read_bytes()
                output = folder / "answered" / f"{sample.stem}.{form}"
                inside = worker.ask(
                    {"id": 1, "document": sample.read_text(), "base": str(SAMPLES), "format": form})
                outside = worker.ask({"id": 2, "path": str(sample), "output": str(output)})
                if base64.b64decode(inside.get("data", "")) != expected or output.read_bytes() != expected:
                    different.append(sample.stem)
                if outside.get("path") != str(output) or inside["pixels"] != outside["pixels"]:
                    different.append(f"the answer about {sample.stem}")
            tally.check(f"the worker draws each {form} as render does", not different, " ".join(different))
        answers, status = worker.finish()
        tally.equal("the worker ends with its requests", (answers, status), ([], 0))


def check_options(program, tally, folder):
    """Options in requests, of the worker, and of `render`."""
    table = folder / "strings.json"
    table.write_text('{"Copy": "Kopieren"}')
    source = folder / "options.json"
    source.write_text(
        '{"presentation": "pullDownButton", "button": {"title": "Edit"},'
        ' "menu": {"title": "Edit", "items": ["Copy", "Paste"]}}')
    cases = [
        ({"scale": 3}, ["--scale", 3]), ({"platform": "macOS"}, ["--platform", "macOS"]),
        ({"theme": "ios-18"}, ["--theme", "ios-18"]), ({"appearance": "dark"}, ["--appearance", "dark"]),
        ({"contrast": "increased"}, ["--contrast", "increased"]), ({"textSize": "xLarge"}, ["--text-size", "xLarge"]),
        ({"text-size": "xLarge"}, ["--text-size", "xLarge"]), ({"locale": "he"}, ["--locale", "he"]),
        ({"layoutDirection": "rightToLeft"}, ["--layout-direction", "rightToLeft"]),
        ({"state": "closed"}, ["--state", "closed"]), ({"background": "theme"}, ["--background", "theme"]),
        ({"background": "#FF000080"}, ["--background", "#FF000080"]), ({"padding": 7.5}, ["--padding", 7.5]),
        ({"format": "svg", "svgText": "text"}, ["-f", "svg", "--svg-text", "text"]),
        ({"format": "svg", "appearance": "auto"}, ["-f", "svg", "--appearance", "auto"]),
        ({"tint": "red"}, ["--tint", "red"]),
        ({"held-modifiers": ["option", "shift"]}, ["--held-modifiers", "option+shift"]),
        ({"noSource": True}, ["--no-source"]), ({"strings": str(table)}, ["--strings", table]),
        ({"strings": {"Copy": "Kopieren"}}, ["--strings", table]),
        ({"missingString": "ignore", "strings": str(table)}, ["--missing-string", "ignore", "--strings", table]),
        ({"format": "pdf"}, ["-f", "pdf"]),
    ]
    usual = program.run("render", source, "-o", "-").stdout
    with drawing_worker(program) as worker:
        for members, arguments in cases:
            run = program.run("render", source, "-o", "-", *arguments)
            answer = worker.ask({"path": str(source), **members})
            tally.equal(f"{members} is an option", base64.b64decode(answer.get("data", "")) == run.stdout, True)
            found = [f"{finding['message']}" for finding in answer.get("findings", [])]
            tally.equal(f"{members} finds what render finds", len(found), len(run.stderr.splitlines()))
            with drawing_worker(program, *arguments) as other:
                tally.check(f"{arguments} is a default",
                            base64.b64decode(other.ask({"path": str(source)})["data"]) == run.stdout)
        answer = worker.ask({"path": str(source), "pixels": False})
        tally.check("the digest of the pixels can be left out", answer["ok"] and "pixels" not in answer, str(answer)[:200])
        tally.check("options are of one request only", base64.b64decode(worker.ask({"path": str(source)})["data"]) == usual)
    with drawing_worker(program, "--scale", 3, "-f", "pdf") as worker:
        data = worker.ask({"path": str(source), "scale": 2, "format": "png"})["data"]
        tally.check("a request comes before the command line", base64.b64decode(data) == usual)
        texts = {"alt": str(folder / "alt.txt"), "legend": str(folder / "legend.md")}
        callouts = SAMPLES / "callouts-text.json"
        worker.ask({"path": str(callouts), **texts, "output": str(folder / "callouts.svg")})
        names = (folder / "alt-2.txt", folder / "legend-2.md", folder / "callouts-2.svg")
        program.run("render", callouts, "--alt", names[0], "--legend", names[1], "-o", names[2])
        for one, other in zip((texts["alt"], texts["legend"], folder / "callouts.svg"), names):
            tally.check(f"{other.name} is what render writes", pathlib.Path(one).read_bytes() == other.read_bytes())


def check_errors(program, tally, folder):
    """An error is one answer, and the worker continues."""
    sample = str(SAMPLES / "toggle.json")
    cases = [
        (b"not json\n", None, "expected a value"), (b"[1]\n", None, "expected an object"),
        (b'{"id": 7\n', None, ""), (b"\xff\xfe{}\n", None, ""), (b'{"id": 3, "path": "\xff"}\n', None, "UTF-8"),
        ({"id": {"a": [1, None]}}, {"a": [1, None]}, "is missing"), ({"id": 1, "path": sample, "document": {}}, 1, "cannot be used together"),
        ({"id": 2, "path": "none.json"}, 2, "does not exist"), ({"id": 3, "path": str(SAMPLES)}, 3, "cannot be read"),
        ({"id": 4, "path": sample, "scale": 9}, 4, "from 1 to 8"), ({"id": 4, "path": sample, "scale": "2"}, 4, "a number"),
        ({"id": 5, "path": sample, "output": "a.gif"}, 5, ".png"), ({"id": 5, "path": sample, "output": "-"}, 5, "responses"),
        ({"id": 6, "path": sample, "appearance": "auto"}, 6, "requires SVG or HTML"), ({"id": 6, "document": []}, 6, "an object"),
        ({"id": 7, "path": sample, "strings": "none.json"}, 7, "does not exist"),
        ({"id": 7, "path": sample, "strings": {"A": 1}}, 7, "a string"), ({"id": 8, "path": sample, "themes": "none"}, 8, "does not exist"),
        ({"id": 9, "path": sample, "theme": "ios-5"}, 9, "ios-5"), ({"id": 9, "document": {"menu": {"items": [4]}}}, 9, "number 4"),
        ({"id": 9, "path": sample, "output": "/proc/none/a.png"}, 9, "folder"),
        ({"id": 9, "path": sample, "background": "nocolor"}, 9, "color"),
    ]
    with drawing_worker(program, cwd=folder) as worker:
        for request, expected, words in cases:
            answer = worker.ask(request)
            found = answer.get("diagnostics") or [{}]
            tally.check(f"{request} is refused", answer["ok"] is False and answer["id"] == expected
                        and words in found[0].get("message", ""), json.dumps(answer))
            tally.check(f"{request}: diagnostics are like all others",
                        {"severity", "file", "line", "column", "path", "message"} <= set(found[0]))
        answer = worker.ask({"id": 1, "path": sample, "apearance": "dark"})
        tally.equal("a key is suggested", answer["diagnostics"][0].get("suggestion"), "appearance")
        answer = worker.ask({"id": 1, "document": '{"menu": {\n  "itms": []}}'})["diagnostics"][0]
        tally.equal("a document's mistake has its place", [answer[key] for key in ("file", "line", "column", "suggestion")],
                    ["document", 2, 3, "items"])
        worker.send(b"\n  \r\n\t\n", b'{"id": 12345678901234567890123, "path": "%s"}\r\n' % sample.encode())
        line = worker.process.stdout.readline()
        tally.check("an id is returned verbatim", line.startswith(b'{"id":12345678901234567890123,"ok":true,'))
        # A line beyond the limit for documents is skipped and not kept in memory.
        before = worker.memory("VmHWM")
        for _ in range(64):
            worker.send(b"x" * (1 << 20))
        worker.send(b"\n")
        answer = worker.answer()
        tally.check("a line that is too long is refused", answer["ok"] is False and answer["id"] is None)
        tally.check("a line that is too long is not kept", worker.memory("VmHWM") - before < 48 << 20,
                    f"{(worker.memory('VmHWM') - before) >> 20} MB")
        worker.send(b'{"id": "last", "path": "%s"}' % sample.encode())
        answers, status = worker.finish()
        tally.equal("a last line needs no end", [(answer["id"], answer["ok"]) for answer in answers], [("last", True)])
        tally.equal("errors do not fail the worker", (status, worker.process.stderr.read()), (0, b""))


def check_changed_files(program, tally, folder):
    """Files that change between two requests: the next picture shows the new contents."""
    place = folder / "changing"
    (place / "symbols").mkdir(parents=True)
    (place / "themes").mkdir()
    (place / "fonts").mkdir()
    noto = [(NOTO / f"NotoSerif-{style}.ttf").read_bytes() for style in ("Regular", "Bold")]
    square = '<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24"><path d="M{0} {0}h12v12h-12z"/></svg>'
    files = {
        "symbols/own.svg": (square.format(3), square.format(4)),
        "themes/mine.json": (
            '{"extends": "ios-26", "typeface": "Noto Serif", "colors": {"background": "#FF0000"}}',
            '{"extends": "ios-26", "typeface": "Noto Serif", "colors": {"background": "#00FF00"}}'),
        # The font is overwritten in place.
        "fonts/Own.ttf": tuple(noto),
        "picture.svg": (square.format(3), square.format(4)), "strings.json": ('{"Copy": "Eins"}', '{"Copy": "Zwei"}'),
        "menu.json": ('{"menu": {"items": [{"title": "Copy", "systemImage": "own"}, {"title": "B", "image": "picture.svg"}]}}',
                      '{"menu": {"items": [{"title": "Copy", "systemImage": "own"}, {"title": "C", "image": "picture.svg"}]}}'),
    }

    def put(name, contents):
        (place / name).write_bytes(contents if isinstance(contents, bytes) else contents.encode())

    for name, (first, _) in files.items():
        put(name, first)
    request = {"path": "menu.json", "theme": "mine", "themes": "themes", "fonts": "fonts", "symbols": ["symbols"], "strings": "strings.json",
               "background": "theme", "missingString": "ignore"}
    arguments = ["--theme", "mine", "--themes", "themes", "--fonts", "fonts", "--symbols", "symbols", "--strings", "strings.json",
                 "--background", "theme", "--missing-string", "ignore"]

    def rendered():
        run = program.run("render", "menu.json", "-o", "-", *arguments, cwd=place)
        if run.returncode:
            raise RuntimeError(run.stderr.decode())
        return run.stdout

    with drawing_worker(program, cwd=place) as worker, drawing_worker(program, *arguments, cwd=place) as usual:
        last = None
        for name in (None, *files):
            if name:
                put(name, files[name][1])
            expected = rendered()
            tally.check(f"{name} makes a difference", expected != last)
            last = expected
            tally.check(f"{name} is not remembered", base64.b64decode(worker.ask(request).get("data", "")) == expected)
            tally.check(f"{name} is not remembered by defaults",
                        base64.b64decode(usual.ask({"path": "menu.json"}).get("data", "")) == expected)


# --- Streams --------------------------------------------------------------------------------------------------------


def check_many(program, tally, jobs, count):
    """Many different requests at once, and their memory."""
    with drawing_worker(program, "--jobs", jobs, "--scale", 1) as worker:
        requests = ({"id": number, "document": document(number), "format": FORMATS[number % 2]} for number in range(count))
        writer = threading.Thread(target=lambda: worker.send(*requests))
        writer.start()
        order, memory, good = [], [], 0
        for number in range(count):
            answer = worker.answer()
            order.append(answer["id"])
            good += answer["ok"]
            if number % 50 == 49:
                memory.append(worker.memory())
        writer.join()
        answers, status = worker.finish()
        tally.equal(f"--jobs {jobs} ends well", (answers, status), ([], 0))
        tally.equal(f"--jobs {jobs} draws all", good, count)
        if jobs == 1:
            tally.equal("answers of one thread have the order of the requests", order, list(range(count)))
        else:
            tally.equal("each request is answered once", sorted(order), list(range(count)))
        first, last = max(memory[:len(memory) // 4]), max(memory)
        tally.check(f"memory of --jobs {jobs} stays", last - first < MOST_GROWTH * min(jobs, os.cpu_count()),
                    f"{first >> 10} kB in the first quarter, {last >> 10} kB at most")


def check_idle_jobs(program, tally):
    """More threads than processors would only idle, so the number is reduced with a warning."""
    for quiet in [], ["--quiet"]:
        run = subprocess.run(
            [program.path, "worker", "--jobs", "1024", *quiet], input=b"", capture_output=True, timeout=60)
        told = f"using {os.cpu_count()} of 1024 jobs".encode() in run.stderr
        tally.check(f"a worker of 1024 jobs {quiet}", run.returncode == 0 and told == (not quiet), run.stderr)


def check_closed_pipes(program, tally):
    """If the reader is gone, the worker ends silently."""
    for name, dispositions in (("as usual", True), ("ignored", False)):
        with drawing_worker(program, restore_signals=dispositions) as worker:
            worker.process.stdout.close()
            try:
                worker.send(*({"id": number, "document": document(number)} for number in range(200)))
            except BrokenPipeError:
                pass
            status = worker.process.wait(timeout=20)
            tally.check(f"SIGPIPE {name}: the worker ends", status in (0, -signal.SIGPIPE), str(status))
            tally.equal(f"SIGPIPE {name}: and is quiet", worker.process.stderr.read(), b"")
    with drawing_worker(program) as worker:
        tally.equal("no request at all", worker.finish(), ([], 0))


# --- Bazel ----------------------------------------------------------------------------------------------------------


def check_bazel(program, tally, folder):
    """The requests that Bazel sends: https://bazel.build/remote/creating."""
    place = folder / "execroot"
    (place / "in").mkdir(parents=True)
    source = place / "in" / "menu.json"
    shutil.copy(SAMPLES / "toggle.json", source)
    expected = program.run("render", source, "-o", "-").stdout
    # Bazel writes each request as one object, in some versions without a line break after it.
    with Worker(program, "--persistent_worker", cwd=place) as worker:
        worker.send(b'{"arguments":["render","in/menu.json","-o","out.png"],"inputs":[{"path":"in/menu.json","digest":"YQ=="}]}')
        tally.equal("a singleplex request", worker.answer(), {"exitCode": 0, "output": "", "requestId": 0})
        tally.check("its picture is that of render", (place / "out.png").read_bytes() == expected)
        for flag in ("@flags", "--flagfile=flags"):
            (place / "flags").write_text("render\nin/menu.json\n-o\nby-file.png\n--verbose\n")
            answer = worker.ask({"arguments": [flag], "future": {"a": [1]}, "verbosity": 10})
            tally.equal(f"{flag} holds arguments", answer,
                        {"exitCode": 0, "output": "in/menu.json → by-file.png\n", "requestId": 0})
            tally.check(f"{flag} draws the same", (place / "by-file.png").read_bytes() == expected)
            (place / "by-file.png").unlink()
        answer = worker.ask({"arguments": ["render", "in/none.json", "-o", "out.png"]})
        tally.check("a request that fails has the status of the command", answer["exitCode"] == 66
                    and "in/none.json" in answer["output"], json.dumps(answer))
        answer = worker.ask({"arguments": ["rendr"]})
        tally.check("a command that is unknown", answer["exitCode"] == 64 and "rendr" in answer["output"])
        for arguments in (["render", "-"], ["worker"], ["worker", "--persistent_worker"], ["batch", "--watch"],
                          ["render", "in/menu.json", "-o", "x.png", "--watch"], ["preview"]):
            tally.check(f"{arguments} is refused", worker.ask({"arguments": arguments})["exitCode"] in (64, 66))
        answer = worker.ask({"arguments": ["render", "in/menu.json", "-o", "-", "-f", "svg"]})
        tally.check("standard output is said", answer["output"].startswith("<?xml") or answer["output"].startswith("<svg"))
        answer = worker.ask({"arguments": ["--version"]})
        tally.equal("even the version", answer["output"], program.run("--version").stdout.decode())
        worker.send({"cancel": True})
        worker.send(b"\n\n  ")
        tally.equal("a cancellation of nothing has no answer", worker.ask({"arguments": ["list", "themes"]})["exitCode"], 0)
        answers, status = worker.finish()
        tally.equal("the end of the requests is the end", (answers, status, worker.process.stderr.read()), ([], 0, b""))

    manifest = {"matrix": {"scale": [1, 1.5, 2, 2.5, 3, 4, 5, 6]}, "mockups": ["*.json"]}
    place = set_folder(folder, "bazel-set", manifest, **{f"m{number}": json.dumps(document(number)) for number in range(8)})
    sandboxes = []
    for number in range(1, 9):
        sandbox = place / "sandbox" / str(number)
        (sandbox / "in").mkdir(parents=True)
        (sandbox / "in" / "menu.json").write_text(json.dumps(document(number)))
        sandboxes.append(sandbox)
    with Worker(program, "worker", "--persistent_worker", "--jobs", 2, cwd=place) as worker:
        worker.send({"arguments": ["batch", "set.json", "-o", "out", "--jobs", "2"], "requestId": 100})
        requests = [{"arguments": ["render", "in", "-o", "out/", "--verbose"], "requestId": number,
                     "sandboxDir": f"sandbox/{number}"} for number in range(1, 9)]
        worker.send(*requests, {"arguments": ["render", "in", "-o", "late/"], "requestId": 9, "sandboxDir": "sandbox/8"},
                    {"cancel": True, "requestId": 9}, {"cancel": True, "requestId": 77})
        answers = {}
        for _ in range(10):
            answer = worker.answer()
            answers[answer["requestId"]] = answer
        rest, status = worker.finish()
        tally.equal("each request of several is answered once", (sorted(answers), rest, status),
                    ([*range(1, 10), 100], [], 0))
        tally.check("all of them are done", all(answers[number]["exitCode"] == 0 for number in (*range(1, 9), 100)),
                    json.dumps(answers))
        tally.equal("a request that was cancelled says so", answers[9].get("wasCancelled"), True)
        tally.check("a request that was cancelled is not begun", not (sandboxes[7] / "late").exists())
        for number, sandbox in enumerate(sandboxes, 1):
            alone = program.run("render", sandbox / "in" / "menu.json", "-o", "-").stdout
            tally.check(f"sandbox {number} has its own picture", (sandbox / "out" / "menu.png").read_bytes() == alone)
            tally.equal(f"sandbox {number} is spoken of as it was called", answers[number]["output"],
                        "in/menu.json → out/menu.png\n")
        program.run("batch", place / "set.json", "-o", folder / "bazel-alone")
        found = [{file.name: digest(file.read_bytes()) for file in sorted(out.glob("*.png"))}
                 for out in (place / "out", folder / "bazel-alone")]
        tally.check("a set by the way is the same", found[0] == found[1] and len(found[0]) == 64)


# --- Shards ---------------------------------------------------------------------------------------------------------


def timeless(text):
    """Result lines without values that differ from run to run."""
    lines = [json.loads(line) for line in text.splitlines()]
    for line in lines:
        line.pop("milliseconds", None)
    return lines


def check_merge(program, tally, folder):
    documents = {f"menu{number}": json.dumps(document(number)) for number in range(9)}
    place = set_folder(folder, "shards", {"matrix": {"appearance": ["light", "dark"], "scale": [1, 2]}, "mockups": ["*.json"]},
                       **documents)
    manifest = place / "set.json"
    whole = folder / "whole.jsonl"
    program.run("batch", manifest, "-o", folder / "whole", "--results", whole)
    shards = []
    for number in (1, 2, 3):
        shards.append(folder / f"shard{number}.jsonl")
        program.run("batch", manifest, "-o", folder / f"shard{number}", "--shard", f"{number}/3", "--results", shards[-1])
    counts = [len(shard.read_text().splitlines()) for shard in shards]
    tally.check("the set is divided", sum(counts) == 36 and max(counts) < 36, str(counts))

    def merge(*results, manifest=manifest, more=()):
        output = folder / "merged.jsonl"
        output.unlink(missing_ok=True)
        run = program.run("merge", *results, "--manifest", manifest, "-o", output, *more)
        return run.returncode, run.stderr.decode(), timeless(output.read_text()) if output.exists() else None

    expected = timeless(whole.read_text())
    for order in itertools.permutations(shards):
        tally.equal("three shards are the whole", merge(*order), (0, "", expected))
    tally.equal("the whole is the whole", merge(whole), (0, "", expected))
    tally.equal("a shard may be there twice", merge(*shards, shards[0]), (0, "", expected))
    run = program.run("merge", *shards, "--manifest", manifest)
    tally.equal("standard output has all lines", timeless(run.stdout.decode()), expected)

    status, said, lines = merge(*shards[1:])
    tally.equal("a shard that is missing: status", (status, lines), (2, None))
    tally.equal("a shard that is missing: each picture is named", said.count("missing result"), counts[0])
    changed = folder / "changed.jsonl"
    changed.write_text(shards[0].read_text().replace('"pixels":"', '"pixels":"0', 1))
    status, said, lines = merge(*shards, changed)
    tally.check("shards that do not agree", status == 1 and lines is None and "different results" in said
                and "changed.jsonl" in said, said)
    fewer = json.loads(manifest.read_text())
    fewer["mockups"] = ["menu1.json", "menu2.json"]
    (place / "fewer.json").write_text(json.dumps(fewer))
    status, said, lines = merge(*shards, manifest=place / "fewer.json")
    tally.equal("pictures that the manifest does not have", (status, said.count("not in the manifest"), lines), (1, 28, None))
    tally.equal("options are those of the parts", merge(*shards, more=["--text-size", "xLarge"])[0], 2)
    tally.equal("results that are not there", merge(folder / "none.jsonl")[0], 66)
    changed.write_text("{}\n")
    tally.equal("results that are none", merge(*shards, changed)[0], 65)
    tally.equal("a manifest that is not there", merge(*shards, manifest=folder / "none.json")[0], 66)

    (place / "menu3.json").write_text('{"menu": {"items": [4]}}')
    for number, shard in enumerate(shards, 1):
        program.run("batch", manifest, "-o", folder / f"shard{number}", "--shard", f"{number}/3", "--results", shard)
    program.run("batch", manifest, "-o", folder / "whole", "--results", whole)
    status, said, lines = merge(*shards)
    expected = timeless(whole.read_text())
    tally.equal("failures of a shard are joined, too", (status, lines), (1, expected))
    tally.equal("each failure has its shard", sum("menu3" in line and "shard" in line for line in said.splitlines()), 4)


def check_merged_reports(program, tally, folder):
    """A check in three shards on separate machines: one report, as from a single run."""
    documents = {f"menu{number}": json.dumps(document(number)) for number in range(9)}
    manifest = {
        "output": "{name}{~appearance}.{format}", "matrix": {"appearance": ["light", "dark"]}, "mockups": ["*.json"]}
    place = set_folder(folder, "checked", manifest, **documents)
    manifest, goldens = place / "set.json", folder / "goldens"
    program.run("batch", manifest, "-o", goldens)
    (place / "menu2.json").write_text(json.dumps(document(20)))
    (goldens / "menu5.png").unlink()
    shutil.copy(goldens / "menu1.png", goldens / "old.png")
    arguments = ["check", manifest, "--goldens", goldens]
    whole = folder / "whole-report"
    tally.equal("a check of the whole finds something", program.run(*arguments, "--report", whole).returncode, 1)
    reports = []
    for number in (3, 1, 2):
        reports.append(folder / f"report{number}")
        program.run(*arguments, "--shard", f"{number}/3", "--report", reports[-1])
    merged, junit = folder / "merged-report", folder / "merged.xml"
    run = program.run("merge", *reports, "--manifest", manifest, "--report", merged, "--junit", junit)
    said = run.stderr.decode()
    tally.equal("joined reports find the same", (run.returncode, run.stdout), (1, b""))
    tally.check("joined reports name what was found", all(word in said for word in ("menu2.png: ", "menu5.png: missing",
                "old.png: orphaned", "report1", "4 of 19")), said)
    lines = [timeless((report / "results.jsonl").read_text()) for report in (whole, merged)]
    tally.equal("joined reports have the lines of the whole", lines[1], lines[0])
    pictures = [{str(file.relative_to(report)): digest(file.read_bytes()) for file in report.glob("pictures/**/*.png")}
                for report in (whole, merged)]
    tally.check("joined reports have all pictures", pictures[0] == pictures[1] and len(pictures[0]) > 5)
    tally.check("joined reports have a page", b"menu2" in (merged / "index.html").read_bytes())
    tally.equal("joined results are JUnit's, too", junit.read_text().count("<testcase "), 19)
    (merged / "notes.txt").write_text("mine")
    run = program.run("merge", *reports, "--manifest", manifest, "--report", merged)
    tally.equal("a report is made anew, and nothing else is touched", ((merged / "notes.txt").exists(), run.returncode), (True, 1))
    shutil.rmtree(reports[0] / "pictures", ignore_errors=True)
    shutil.rmtree(reports[1] / "pictures", ignore_errors=True)
    run = program.run("merge", *reports, "--manifest", manifest, "--report", merged)
    tally.check("missing pictures are reported", b"missing picture" in run.stderr, run.stderr.decode())
    run = program.run("merge", *reports, "--manifest", manifest, "--report", reports[0])
    tally.equal("a report does not replace one that it is made of", run.returncode, 64)


def steps(program, tally, folder):
    return {
        "same-bytes": lambda: check_same_bytes(program, tally, folder),
        "options": lambda: check_options(program, tally, folder),
        "errors": lambda: check_errors(program, tally, folder),
        "changed-files": lambda: check_changed_files(program, tally, folder),
        "many-one": lambda: check_many(program, tally, 1, REQUESTS),
        "many-eight": lambda: check_many(program, tally, 8, REQUESTS // 4),
        "idle-jobs": lambda: check_idle_jobs(program, tally),
        "closed-pipes": lambda: check_closed_pipes(program, tally),
        "bazel": lambda: check_bazel(program, tally, folder),
        "merge": lambda: check_merge(program, tally, folder),
        "merged-reports": lambda: check_merged_reports(program, tally, folder),
    }


def main():
    return frame.run(frame.arguments(__doc__).parse_args(), steps)


if __name__ == "__main__":
    sys.exit(main())
