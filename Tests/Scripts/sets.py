#!/usr/bin/env python3
"""Tests the robustness of sets: killed and interrupted processes, full disks, folders without permission, documents
that change while they are read, and thousands of broken ones. Any way of rendering a set, in any order, gives the
same bytes.

--long runs more and larger sets, for `make soak`.
"""
import fcntl
import hashlib
import json
import os
import pty
import random
import re
import resource
import select
import shutil
import signal
import struct
import subprocess
import sys
import termios
import threading
import time
import zlib

import frame

RECORD = ".menumock-batch.jsonl"
WORDS = "Copy Paste Delete Rename Sort Share Move Print Find Select Export Import".split()


def menu(number):
    """A small document, different for each number."""
    title = f"{WORDS[number % len(WORDS)]} {number}"
    return json.dumps({"menu": {"items": [title, {"title": "Delete", "role": "destructive"}]}})


def make_set(place, count, **members):
    """A folder with small documents and the manifest of all of them."""
    place.mkdir(parents=True)
    for number in range(count):
        (place / f"m{number:05}.json").write_text(menu(number))
    manifest = {"output": "{name}.png", "matrix": {"scale": [1]}, "mockups": ["m*.json"], **members}
    (place / "set.json").write_text(json.dumps(manifest))
    return place / "set.json"


def digests(folder):
    """Every picture below a folder, without hidden files."""
    return {
        str(file.relative_to(folder)): hashlib.sha256(file.read_bytes()).hexdigest()
        for file in sorted(folder.rglob("*")) if file.is_file() and not file.name.startswith(".")}


def hidden(folder):
    return sorted(file.name for file in folder.rglob(".*") if file.name != RECORD)


def png_problem(data):
    """The defects of a PNG in every checksum and its pixels, or nothing."""
    if data[:8] != b"\x89PNG\r\n\x1a\n":
        return "no PNG"
    place, pixels, name, header = 8, b"", b"", None
    while place < len(data):
        length, name = struct.unpack(">I4s", data[place:place + 8])
        content = data[place + 8:place + 8 + length]
        if data[place + 8 + length:place + 12 + length] != struct.pack(">I", zlib.crc32(name + content)):
            return "a checksum is wrong"
        if name == b"IHDR":
            header = struct.unpack(">IIBBBBB", content)
        if name == b"IDAT":
            pixels += content
        place += length + 12
    if name != b"IEND" or header is None:
        return "it is cut off"
    width, height, depth, kind = header[:4]
    channels = {0: 1, 2: 3, 3: 1, 4: 2, 6: 4}[kind]
    if len(zlib.decompress(pixels)) != height * (1 + (width * channels * depth + 7) // 8):
        return "pixels are missing"
    return ""


def check_whole(tally, name, folder):
    """Whether all pictures below a folder are intact."""
    problems = [
        f"{file.name}: {problem}" for file in folder.rglob("*.png")
        if (problem := png_problem(file.read_bytes()))]
    tally.check(f"{name}: no picture is damaged", not problems, "; ".join(problems[:5]))


# --- Processes that end too early ---------------------------------------------------------------------------------------


def check_killed(program, tally, folder, count, times):
    """SIGKILL at random moments, until a run finishes."""
    manifest = make_set(folder / "killed", count)
    whole, out = folder / "killed-whole", folder / "killed-out"
    run = program.run("batch", manifest, "-o", whole, "--jobs", 2)
    tally.equal("an undisturbed run", (run.returncode, len(digests(whole))), (0, count))
    random.seed(count)
    for turn in range(times):
        # Kill after a number of pictures, because the speed of the machine is unknown. About fifty are rendered while
        # the loop sleeps; the last kill must also leave some.
        drawn = len(list(out.glob("*.png")))
        if drawn > count * 0.7:
            break
        process = program.start("batch", manifest, "-o", out, "--jobs", 2)
        wanted = drawn + random.randint(0, count // times // 2)
        while process.poll() is None and len(list(out.glob("*.png"))) < wanted:
            time.sleep(0.001)
        time.sleep(random.uniform(0, 0.01))
        process.kill()
        process.communicate()
        if turn % 4 == 0:
            check_whole(tally, f"killed {turn + 1} times", out)
    check_whole(tally, "after all kills", out)
    (out / ".menumock-77.part").write_bytes(b"half a picture")
    before = {file: (out / file).stat().st_mtime_ns for file in digests(out)}
    # A fast machine may be killed each time before it records anything.
    record = (out / RECORD).read_text() if (out / RECORD).exists() else ""
    known = set(re.findall(r'"path":"(m[0-9]+\.png)","source"', record))
    run = program.run("batch", manifest, "-o", out, "--jobs", 2)
    tally.equal("a killed run is continued", run.returncode, 0)
    tally.check("kills came in the middle", 0 < len(before) < count, f"{len(before)} of {count}")
    redrawn = [file for file in known if (out / file).stat().st_mtime_ns != before.get(file)]
    tally.equal("what is in the record is not drawn again", redrawn, [])
    tally.check("a continued run makes the same bytes", digests(out) == digests(whole))
    tally.equal("a continued run leaves nothing behind", hidden(out), [])
    run = program.run("batch", manifest, "-o", out, "-v")
    tally.check("after that all is unchanged", b" \xe2\x86\x92 " not in run.stderr, run.stderr[-300:])


def check_interrupted(program, tally, folder, count):
    """Ctrl-C and SIGTERM keep finished pictures, and the next run continues."""
    manifest = make_set(folder / "interrupted", count)
    for number in (signal.SIGINT, signal.SIGTERM):
        name = number.name
        out = folder / f"interrupted-{name}"
        process = program.start("batch", manifest, "-o", out, "--jobs", 2, "--results", out.with_suffix(".jsonl"))
        deadline = time.monotonic() + 60
        while time.monotonic() < deadline and len(list(out.glob("*.png"))) < 20:
            time.sleep(0.002)
        process.send_signal(number)
        said = process.communicate(timeout=60)[1].decode()
        found = digests(out)
        tally.equal(f"{name}: exit status", process.returncode, 130)
        told = re.search(rf"interrupted: (\d+) of {count} pictures rendered", said)
        tally.equal(f"{name}: the number of pictures is reported: {said}", told and int(told[1]), len(found))
        tally.check(f"{name}: pictures are missing", 20 <= len(found) < count, f"{len(found)}")
        tally.equal(f"{name}: results of what was drawn", len(out.with_suffix(".jsonl").read_text().splitlines()), len(found))
        check_whole(tally, name, out)
        tally.equal(f"{name}: nothing is left behind", hidden(out), [])
        run = program.run("batch", manifest, "-o", out, "-v")
        said = run.stderr.decode()
        tally.equal(f"{name}: the next run draws the rest", said.count(" → "), count - len(found))
        tally.equal(f"{name}: all is there", len(digests(out)), count)


def check_two_interruptions(program, tally, folder, manifest):
    """A second Ctrl-C does not wait for unfinished pictures."""
    process = program.start("batch", manifest, "-o", folder / "twice", "--jobs", 1)
    # The first picture tells that the process runs; the last one may be soon.
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline and not list((folder / "twice").glob("*.png")):
        time.sleep(0.001)
    process.send_signal(signal.SIGINT)
    time.sleep(0.02)
    process.send_signal(signal.SIGINT)
    process.communicate(timeout=20)
    tally.check("two interruptions end the process", process.returncode in (130, -signal.SIGINT), f"{process.returncode}")


# --- Terminals --------------------------------------------------------------------------------------------------------


def on_terminal(program, arguments, width=80, **environment):
    """The output of a command on a terminal."""
    control, terminal = pty.openpty()
    fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", 24, width, 0, 0))
    variables = {**os.environ, "TERM": "xterm", **environment}
    process = program.start(*arguments, stderr=terminal, env=variables)
    os.close(terminal)
    said = b""
    while True:
        ready, _, _ = select.select([control], [], [], 60)
        try:
            piece = os.read(control, 65536) if ready else b""
        except OSError:
            piece = b""
        if not piece:
            break
        said += piece
    os.close(control)
    return process.wait(60), said.decode()


def check_progress(program, tally, folder, manifest, count):
    """The progress bar, and when it is absent."""
    base = ["batch", manifest, "-o", folder / "progress", "--force", "--jobs", 2]
    status, said = on_terminal(program, base, NO_COLOR="")
    bars, _, end = said.rpartition("\r\x1b[K")
    lines = [line for line in bars.split("\r\x1b[K") if line]
    tally.equal("progress: exit status", status, 0)
    form = re.compile(rf"^\[[#.]+\]  \d+/{count}(  [\d.]+/s)?(  [\d:]+ left)?(  .+)?$")
    tally.check("progress: a bar", len(lines) >= 2 and all(form.match(line) for line in lines), repr(lines[:3]))
    tally.check("progress: not too often", len(lines) <= 2 + 10 * 60, len(lines))
    tally.equal("progress: the sum is in place of the bar", end, f"{count} pictures in {folder / 'progress'}\r\n")
    numbers = [int(re.search(r"(\d+)/", line)[1]) for line in lines]
    tally.check("progress: it goes forward", numbers == sorted(numbers), numbers)
    _, narrow = on_terminal(program, base, width=24)
    longest = max(len(line) for line in narrow.split("\r\x1b[K")[:-1])
    tally.check("progress: no line is wider than the terminal", longest < 24, longest)
    for name, arguments, environment in (
            ("with --quiet", ["--quiet"], {}), ("on a dumb terminal", [], {"TERM": "dumb"}),
            ("without a kind of terminal", [], {"TERM": ""})):
        tally.equal(f"progress: none {name}", on_terminal(program, base + arguments, **environment), (0, ""))
    _, said = on_terminal(program, base + ["--verbose"])
    tally.check("progress: lines with --verbose", "\x1b" not in said and said.count(" → ") == count, repr(said[:200]))
    tally.equal("progress: none without a terminal", program.run(*base).stderr, b"")
    broken = make_set(folder / "progress-broken", 20)
    (broken.parent / "m00000.json").write_text('{"menu": {"items": [5]}}')
    status, said = on_terminal(program, ["batch", broken, "-o", folder / "progress-bad"])
    tally.equal("progress: a failure: exit status", status, 1)
    tally.check("progress: a failure is red", "\x1b[31m1 failed\x1b[0m" in said, repr(said[:300]))
    tail = said.split("\r\x1b[K")[-1]
    tally.check("progress: messages come after the bar", "m00000.png was not rendered" in tail, repr(tail))
    _, said = on_terminal(program, ["batch", broken, "-o", folder / "progress-bad"], NO_COLOR="1")
    tally.check("progress: no color where none is wanted", "1 failed" in said and "\x1b[31m" not in said, repr(said[:300]))


# --- Places that cannot be written ----------------------------------------------------------------------------------------


def check_full_disk(program, tally, folder, manifest, count):
    def limit():
        resource.setrlimit(resource.RLIMIT_FSIZE, (1000, 1000))

    out = folder / "limited"
    # With restored signals, a write beyond the limit would end the process.
    for restored in (True, False):
        run = program.run("batch", manifest, "-o", out, preexec_fn=limit, restore_signals=restored)
        tally.equal(f"a limit of file sizes: exit status: {run.stderr[-200:]}", run.returncode, 74)
        tally.equal("a limit of file sizes leaves nothing", (digests(out), hidden(out)), ({}, []))
    tally.equal("after the limit all is drawn",
                (program.run("batch", manifest, "-o", out).returncode, len(digests(out))), (0, count))
    for option in ("--results", "--deps", "--markdown"):
        run = program.run("batch", manifest, "-o", out, option, "/dev/full")
        tally.equal(f"{option} on a full disk: exit status", run.returncode, 74)
        tally.check(f"{option} on a full disk is reported", b"/dev/full" in run.stderr, run.stderr)
        run = program.run("batch", manifest, "-o", out, option, folder / "none" / "file.md")
        tally.equal(f"{option} in no folder: exit status", run.returncode, 73)
    small = folder / "small-disk"
    small.mkdir()
    mounted = not subprocess.run(
        ["mount", "-t", "tmpfs", "-o", "size=64k", "tmpfs", small], capture_output=True, check=False).returncode
    if not mounted:
        print("(no small disk can be mounted here: left out)")
        return
    try:
        run = program.run("batch", manifest, "-o", small / "out")
        said = run.stderr.decode()
        tally.equal("a full disk: exit status", run.returncode, 74)
        tally.check("a full disk is reported", "no space left on the device" in said, said[-300:])
        tally.check("a full disk: what fits is there", 0 < len(digests(small / "out")) < count)
        check_whole(tally, "a full disk", small / "out")
        tally.equal("a full disk: nothing is left behind", hidden(small / "out"), [])
        subprocess.run(["mount", "-o", "remount,size=64m", small], check=True)
        run = program.run("batch", manifest, "-o", small / "out")
        tally.check("with space again all is drawn", run.returncode == 0 and digests(small / "out") == digests(out))
    finally:
        subprocess.run(["umount", small], check=False)


def check_permission(program, tally, folder, manifest):
    """As a user without permission to write there."""
    out = folder / "forbidden"
    out.mkdir()
    out.chmod(0o555)
    folder.chmod(0o755)
    prefix = [] if os.getuid() else ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"]
    if prefix and not shutil.which("setpriv"):
        print("(there is no setpriv: left out)")
        return
    copy = shutil.copy(program.path, folder / "menumock")
    for place, reason in ((out, "no permission to write there"), (out / "below", "no permission to write there")):
        run = subprocess.run([*prefix, copy, "batch", manifest, "-o", place], capture_output=True, timeout=60, check=False)
        said = run.stderr.decode()
        tally.equal(f"no permission for {place.name}: exit status: {said[-300:]}", run.returncode, 73)
        tally.check(f"no permission for {place.name} is reported", reason in said, said[-300:])
    tally.equal("no permission: nothing is left", os.listdir(out), [])
    secret = make_set(folder / "secret", 3)
    (secret.parent / "m00001.json").chmod(0)
    readable = folder / "readable"
    readable.mkdir()
    readable.chmod(0o777)
    run = subprocess.run([*prefix, copy, "batch", secret, "-o", readable], capture_output=True, timeout=60, check=False)
    tally.equal("a document without permission: exit status", run.returncode, 1)
    tally.check("a document without permission is named", b"m00001.json" in run.stderr, run.stderr)
    tally.equal("a document without permission: the others", sorted(digests(readable)), ["m00000.png", "m00002.png"])


# --- Documents that change or are broken ----------------------------------------------------------------------------------


def check_changing(program, tally, folder, count, runs):
    """Documents that are replaced and truncated while they are read: each picture shows one version or the other."""
    manifest = make_set(folder / "changing", count)
    documents = sorted(manifest.parent.glob("m*.json"))
    stop = threading.Event()

    def change():
        random.seed(1)
        while not stop.is_set():
            document = random.choice(documents)
            if random.random() < 0.5:
                new = document.with_suffix(".new")
                new.write_text(menu(random.randrange(1000)))
                new.rename(document)
            else:
                document.write_text(menu(random.randrange(1000))[:random.randrange(40)])
            time.sleep(0.0005)

    out = folder / "changing-out"
    thread = threading.Thread(target=change)
    thread.start()
    try:
        for turn in range(runs):
            run = program.run("batch", manifest, "-o", out, "--jobs", 2)
            tally.check(f"documents change, run {turn}: it ends as it should", run.returncode in (0, 1), run.stderr[-300:])
            check_whole(tally, f"documents change, run {turn}", out)
    finally:
        stop.set()
        thread.join()
    for number, document in enumerate(documents):
        document.write_text(menu(number))
    tally.equal("when they rest, all are drawn", program.run("batch", manifest, "-o", out).returncode, 0)
    fresh = folder / "changing-fresh"
    program.run("batch", manifest, "-o", fresh)
    tally.check("when they rest, pictures are as if drawn anew", digests(out) == digests(fresh))


def broken_documents():
    """Twenty ways to break a document."""
    good = menu(1)
    yield b""
    yield good[:20].encode()
    yield b"\xff\xfe\x00"
    yield good.replace("items", "itmes").encode()
    yield b"[]"
    yield b"null"
    yield b'{"menu": 5}'
    yield b'{"menu": {"items": [5]}}'
    yield b'{"menu": {"items": [{"titel": "A"}]}}'
    yield b'{"menu": {"items": ["A"]}, "theme": "ios-5"}'
    yield b'{"menu": {"items": ["A"]}, "theme": "./none.json"}'
    yield b'{"menu": {"items": [{"title": "A", "image": "none.png"}]}}'
    yield b'{"menu": {"items": [{"title": "A", "tint": "no-such-color"}]}}'
    yield b'{"menu": {"items": ["A"]}, "platform": "BeOS"}'
    yield b'{"menu": {"items": ["A"], "items": ["B"]}}'
    yield b'{"menu": {"items": ["\\ud800"]}}'
    yield b'{"menu": {"items": ["A"]}} trailing'
    yield b"[" * 5000
    yield b'{"menu": {"items": ["A\x01"]}}'
    yield b'{"menu": {"layout": "huge", "items": ["A"]}, "locale": 7}'


def check_broken(program, tally, folder, count):
    """Every tenth document is broken, in twenty ways."""
    manifest = make_set(folder / "broken", count)
    ways = list(broken_documents())
    broken = {}
    for index, number in enumerate(range(5, count, 10)):
        (manifest.parent / f"m{number:05}.json").write_bytes(ways[index % len(ways)])
        broken[f"m{number:05}.png"] = index % len(ways)
    out = folder / "broken-out"
    run = program.run("batch", manifest, "-o", out)
    said = run.stderr.decode()
    tally.equal("broken documents: exit status", run.returncode, 1)
    drawn = digests(out)
    tally.equal("broken documents: how many others are drawn", len(drawn), count - len(broken))
    wrong = sorted({broken[name] for name in broken if name in drawn})
    tally.equal("broken documents are not drawn: which way", wrong, [])
    names = set(re.findall(r"(m\d+\.png) was not rendered", said))
    tally.equal("broken documents: all are listed", sorted(names ^ set(broken)), [])
    told = set(re.findall(r"(m\d+)\.json:\d+:\d+: error: ", said))
    silent = sorted({broken[f"m{number:05}.png"] for number in range(5, count, 10) if f"m{number:05}" not in told})
    tally.equal("broken documents: all are reported with a location: exceptions", silent, [])
    tally.check("broken documents: the sum", f"{len(broken)} of {count} pictures were not rendered" in said, said[-200:])


# --- The same bytes -------------------------------------------------------------------------------------------------------


def check_same_bytes(program, tally, folder, count):
    """One worker, eight, shards by name and by a plan, and a reordered manifest."""
    matrix = {"appearance": ["light", "dark"], "format": ["png", "svg", "pdf"]}
    place = folder / "same"
    manifest = make_set(place, count, output="{name}{~appearance}.{format}", matrix=matrix)
    results = folder / "same.jsonl"
    first = folder / "same-1"
    run = program.run("batch", manifest, "-o", first, "--jobs", 1, "--results", results)
    expected = digests(first)
    tally.equal("one worker", (run.returncode, len(expected)), (0, 6 * count))
    eight = folder / "same-8"
    program.run("batch", manifest, "-o", eight, "--jobs", 8)
    tally.check("eight workers make the same", digests(eight) == expected)
    names = [f"m{number:05}" for number in range(count)]
    turned = {"output": "{name}{~appearance}.{format}", "mockups": [f"{name}.json" for name in reversed(names)]}
    turned["matrix"] = {key: list(reversed(values)) for key, values in reversed(matrix.items())}
    (place / "turned.json").write_text(json.dumps(turned))
    backwards = folder / "same-backwards"
    program.run("batch", place / "turned.json", "-o", backwards, "--jobs", 2)
    tally.check("a manifest that is turned round makes the same", digests(backwards) == expected)
    for name, plan in (("shards", []), ("planned shards", ["--shard-plan", results])):
        out = folder / name.replace(" ", "-")
        runs = [program.start("batch", manifest, "-o", out, "--jobs", 1, "--shard", f"{part}/3", *plan,
                              "--results", folder / f"{part}.jsonl") for part in (1, 2, 3)]
        for process in runs:
            process.communicate(timeout=300)
        tally.equal(f"{name}: exit statuses", [process.returncode for process in runs], [0, 0, 0])
        tally.check(f"{name} into one folder make the same", digests(out) == expected)
        parts = [[json.loads(line)["name"] for line in (folder / f"{part}.jsonl").read_text().splitlines()]
                 for part in (1, 2, 3)]
        tally.equal(f"{name}: each mockup is in one", sorted(set(sum(parts, []))), names)
        tally.equal(f"{name}: no picture is in two", sum(map(len, parts)), 6 * count)
        run = program.run("batch", manifest, "-o", out, "-v")
        tally.equal(f"{name}: the record knows the pictures of all", run.stderr.decode().count(" = "), 6 * count)
    for arguments, status in ((["--shard-plan", results], 64), (["--shard", "1/3", "--shard-plan", folder / "none"], 66),
                              (["--shard", "1/3", "--shard-plan", manifest], 65)):
        run = program.run("batch", manifest, "-o", folder / "bad-plan", *arguments)
        tally.equal(f"a bad plan {arguments[:1]}: exit status", run.returncode, status)
        tally.check(f"a bad plan {arguments[:1]} is reported", b"plan" in run.stderr or b"none" in run.stderr
                    or b"set.json:1: " in run.stderr, run.stderr)


def check_memory(program, tally, folder, count, factor):
    """A set many times as large takes hardly more memory."""
    def peak(number):
        manifest = make_set(folder / f"memory-{number}", number)
        process = program.start("batch", manifest, "-o", folder / f"memory-out-{number}", "--jobs", 2, "--quiet")
        process.stderr.close()
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
        tally.equal(f"{number} pictures: exit status", process.returncode, 0)
        return usage.ru_maxrss * (1 if sys.platform == "darwin" else 1024) / 1e6

    small, large = peak(count), peak(count * factor)
    print(f"peak memory: {small:.0f} MB for {count} pictures, {large:.0f} MB for {count * factor}")
    tally.check("memory stays below 120 MB", large < 120, f"{large:.0f} MB")
    # The list of the set stays in memory: documents, variants, results, and their inputs.
    growth = (large - small) * 1e3 / (count * (factor - 1))
    tally.check("memory grows by 5 kB a picture at most", growth < 5 or large - small < 10, f"{growth:.1f} kB")


def main():
    parser = frame.arguments(__doc__)
    parser.add_argument("--long", action="store_true", help="more and larger sets")
    options = parser.parse_args()
    is_long = options.long

    def steps(program, tally, folder):
        small = make_set(folder / "small", 60)

        def interruptions():
            check_interrupted(program, tally, folder, 3000 if is_long else 500)
            # The set of the first one is interrupted again.
            check_two_interruptions(program, tally, folder, folder / "interrupted" / "set.json")

        return {
            "killed": lambda: check_killed(program, tally, folder, 5000 if is_long else 1000, 100 if is_long else 12),
            "interrupted": interruptions,
            "progress": lambda: check_progress(program, tally, folder, small, 60),
            "full-disk": lambda: check_full_disk(program, tally, folder, small, 60),
            "permission": lambda: check_permission(program, tally, folder, small),
            "changing": lambda: check_changing(program, tally, folder, 200, 50 if is_long else 2),
            "broken": lambda: check_broken(program, tally, folder, 10_000 if is_long else 1000),
            "same-bytes": lambda: check_same_bytes(program, tally, folder, 200 if is_long else 12),
            "memory": lambda: check_memory(program, tally, folder, 1000 if is_long else 200, 10 if is_long else 4),
        }

    return frame.run(options, steps)


if __name__ == "__main__":
    sys.exit(main())
