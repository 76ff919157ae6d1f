#!/usr/bin/env python3
"""Checks that hostile or mistaken input does no damage: outputs never replace inputs, caches and reports delete nothing
outside their folder, and hostile images and fonts end in an error.
"""
import gzip
import hashlib
import json
import os
import pathlib
import random
import resource
import shutil
import subprocess
import sys
import threading
import time
import urllib.request

import frame
import structures
from preview import Preview
from processes import blank_file

MENU = '{"menu": {"title": "Note", "items": ["Copy", "Paste"]}}'
PIXEL = bytes.fromhex(
    "89504e470d0a1a0a0000000d4948445200000001000000010806000000" "1f15c4890000000d49444154789c6360606060"
    "00000005000157cd3bb70000000049454e44ae426082")
SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0h9v9"/></svg>'


def showing(image):
    """A document that shows an image."""
    return json.dumps({"presentation": "contextMenu", "preview": {"image": image}, "menu": {"items": ["A"]}})


def folder_of(folder, name, files):
    place = folder / name
    for path, content in files.items():
        (place / path).parent.mkdir(parents=True, exist_ok=True)
        (place / path).write_bytes(content if isinstance(content, bytes) else content.encode())
    return place


def contents(place):
    return {str(file.relative_to(place)): file.read_bytes() for file in sorted(place.rglob("*")) if file.is_file()}


def check_inputs_stay(program, tally, folder):
    """A command whose output would replace an input writes nothing."""
    files = {
        "menu.json": showing("menu.svg"), "menu.svg": SVG, "a.json": MENU, "b.json": MENU,
        "set.json": json.dumps({"mockups": ["a.json"], "strings": {"de": "de.json"}, "defaults": {"format": "svg"}}),
        "own.json": json.dumps({"mockups": ["menu.json"], "defaults": {"format": "svg"}}),
        "de.json": "{}", "goldens/a.svg": SVG, "r.jsonl": "", "themes/brand.json": '{"extends": "ios-26"}',
        "themed.json": '{"theme": "look.json", "menu": {"items": ["A"]}}',
        "look.json": '{"extends": "base.json"}', "base.json": '{"extends": "ios-26"}',
    }
    cases = [
        "render menu.json -f svg", "render menu.json a.json -f svg -o ./", "render a.json -o menu.png --alt a.json",
        "render a.json -o x.png --legend linked.json", "render a.json -f png -o A.JSON",
        "render a.json -f png -o hard.json", "render a.json -o x.png --alt deep/../../a.json",
        "render themed.json -f png -o base.json", "render a.json -o x.png --alt themes/brand.json --themes themes",
        "render a.json -o x.png --alt x.png", "render a.json -o x.png --alt X.PNG",
        "batch own.json -o .", "batch set.json -o out --results a.json", "batch set.json -o out --deps set.json",
        "batch set.json -o out --markdown de.json", "batch set.json -o out --results out/a.svg",
        "batch set.json -o out --markdown out/.menumock-batch.jsonl", "batch set.json -o out --deps linked.json",
        "check set.json --goldens goldens --junit a.json", "check set.json --goldens goldens --results goldens/a.svg",
        "check own.json --goldens . --accept", "check set.json --goldens goldens --report . --junit index.html",
        "export a.json --to swiftui -o a.json", "export a.json --to swiftui -o linked.json",
        "strings extract a.json -o a.json", "strings extract set.json -o de.json",
        "strings merge de.json a.json -o a.json", "merge r.jsonl --manifest set.json -o r.jsonl",
        "merge r.jsonl --manifest set.json --junit a.json", "lint a.json --format json -o a.json",
        "lint a.json --write-baseline linked.json", "lint menu.json --format json -o menu.svg",
    ]
    place = folder_of(folder, "inputs", files)
    (place / "linked.json").symlink_to("a.json")
    (place / "goldens" / "sub").mkdir()
    (place / "deep").symlink_to("goldens/sub")
    os.link(place / "a.json", place / "hard.json")
    before = contents(place)
    for case in cases:
        run = program.run(*case.split(), cwd=place)
        text = run.stderr.decode()
        tally.equal(f"{case}: status: {text}", run.returncode, 64)
        tally.check(f"{case}: message", "would replace" in text or "have the same path" in text, text)
        tally.check(f"{case}: nothing is written", contents(place) == before, sorted(contents(place)))
    for case in [
        "render a.json -o x.png --alt x.txt", "render a.json -o x.png --alt /dev/null --legend /dev/null",
        "strings merge de.json a.json", "strings merge de.json set.json", "lint a.json --write-baseline base.jsonl",
        "lint a.json --baseline base.jsonl --write-baseline base.jsonl", "batch set.json -o out --results r2.jsonl",
        "batch set.json -o out --results r2.jsonl", "check set.json --goldens goldens --accept",
    ]:
        run = program.run(*case.split(), cwd=place)
        tally.check(f"{case}: still possible: {run.stderr.decode()}", run.returncode in (0, 1), run.returncode)


def check_paths_of_manifests(program, tally, folder):
    """A manifest names no outputs outside its folder."""
    place = folder_of(folder, "paths", {"project/a.json": MENU})
    for key in ("results", "markdown", "deps", "alt", "legend", "goldens", "report", "junit"):
        for path in ("../x", "/tmp/x", "out/../../x"):
            manifest = {"mockups": ["a.json"], key: path}
            (place / "project" / "menumock.json").write_text(json.dumps(manifest))
            run = program.run("batch", cwd=place / "project")
            tally.equal(f"{key} {path}: status", run.returncode, 65)
            tally.check(f"{key} {path}: message", f"of {key} is outside of the manifest's folder" in run.stderr.decode(),
                        run.stderr.decode())
    tally.equal("nothing is written", sorted(contents(place)), ["project/a.json", "project/menumock.json"])


def cache_line(path, content):
    """A line of a build cache with a valid sum."""
    digest = hashlib.sha256(content).hexdigest()
    members = {"path": path, "source": digest, "sha256": digest, "bytes": len(content), "width": 1, "height": 1}
    text = json.dumps(members, separators=(",", ":"), ensure_ascii=False)
    total = hashlib.sha256(bytes([3]) + text.encode()).hexdigest()[:8]
    return f'{text[:-1]},"sum":"{total}"}}\n'


def check_cache(program, tally, folder):
    """A build cache names only pictures that batch wrote into its folder."""
    place = folder_of(folder, "cache", {
        "project/a.json": showing("photo.svg"), "project/photo.svg": SVG, "victim.svg": SVG, "project/note.txt": SVG,
        "project/old.svg": SVG, "project/menumock.json": '{"mockups": ["a.json"], "defaults": {"format": "png"}}'})
    (place / "project" / "link").symlink_to("..")
    paths = ["../victim.svg", str(place / "victim.svg"), "link/victim.svg", "note.txt", "photo.svg", "a.json", "old.svg"]
    before = contents(place)
    lines = [cache_line(path, SVG.encode() if path != "a.json" else before["project/a.json"]) for path in paths]
    (place / "project" / ".menumock-batch.jsonl").write_text("".join(lines))
    run = program.run("batch", "--prune", cwd=place / "project")
    tally.equal(f"status: {run.stderr.decode()}", run.returncode, 0)
    after = contents(place)
    tally.equal("only the old picture is gone", sorted(set(before) - set(after)), ["project/old.svg"])


def check_links_in_reports(program, tally, folder):
    """A link in the place of a report's pictures is not followed."""
    place = folder_of(folder, "report", {
        "a.json": MENU, "menumock.json": '{"mockups": ["a.json"]}', "goldens/a.png": PIXEL,
        "outside/a-actual.png": b"precious", "report/index.html": "",
        "report/results.jsonl": json.dumps({"path": "a.png", "verdict": "different", "actual": "pictures/a-actual.png",
                                            "files": {"actual": "pictures/a-actual.png"}}) + "\n"})
    (place / "report" / "pictures").symlink_to("../outside")
    run = program.run("check", "--goldens", "goldens", "--report", "report", cwd=place)
    tally.equal(f"status: {run.stderr.decode()}", run.returncode, 73)
    tally.equal("the file outside", (place / "outside" / "a-actual.png").read_bytes(), b"precious")


def hostile_svgs():
    """SVGs that crash librsvg, never end, or take gigabytes, by name."""
    def svg(content, head=""):
        return f'{head}<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">{content}</svg>'
    path = '<path d="M0 0h9v9" filter="url(#f)"/>'
    entity = f'<!DOCTYPE svg [<!ENTITY e "{"x" * 50000}">]>'
    lines = " ".join(f"L{number * 7919 % 1000} {number * 104729 % 1000}" for number in range(60000))
    return {
        "crash": svg(f'<filter id="f"><feConvolveMatrix order="21" kernelMatrix="{"1 " * 441}"/></filter>{path}'),
        "endless": svg(f'<filter id="f"><feTurbulence numOctaves="2000000000" baseFrequency="1"/></filter>{path}'),
        "entities": svg("<text>" + "&e;" * 20000 + "</text>", entity),
        "words": svg("<text>" + "many words " * 75000 + "</text>"),
        "dashes": svg(f'<path d="M0 0{lines}" stroke="red" stroke-width="5" stroke-dasharray="1 1"/>'),
        "elements": gzip.compress(svg("<g/>" * 20_000_000).encode()),
    }


# Limits for an image: twice the time limit of the helper, and twice its memory, in kilobytes.
SECONDS, KILOBYTES = 25, 500_000


def measured(program, *arguments, **options):
    """Runs a command; returns the run, its seconds, and the memory of its largest process in kilobytes."""
    script = (
        "import json, resource, subprocess, sys, time; start = time.monotonic(); run = subprocess.run(sys.argv[1:]); "
        "usage = resource.getrusage(resource.RUSAGE_CHILDREN); "
        "print(json.dumps([run.returncode, time.monotonic() - start, usage.ru_maxrss]))")
    run = subprocess.run(
        [sys.executable, "-c", script, program.path, *map(str, arguments)], stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, timeout=300, **options)
    return run.stderr.decode(), *json.loads(run.stdout.decode().splitlines()[-1])


def check_images(program, tally, folder):
    """An image that crashes its decoder, never ends, or takes too much memory is an error with its location."""
    place = folder_of(folder, "images", {f"{name}.svg": content for name, content in hostile_svgs().items()})
    for name in hostile_svgs():
        (place / f"{name}.json").write_text(showing(f"{name}.svg"))
        text, status, seconds, memory = measured(program, "render", f"{name}.json", "-o", "x.png", cwd=place)
        tally.equal(f"{name}: status: {text}", status, 65)
        tally.check(f"{name}: location", text.startswith(f"{name}.json:1:54: error: preview.image: "), text)
        tally.check(f"{name}: time", seconds < SECONDS, seconds)
        tally.check(f"{name}: memory", memory < KILOBYTES, memory)
    (place / "photo.json").write_text(showing("photo.webp"))
    size = 16382 | 16382 << 14
    (place / "photo.webp").write_bytes(b"RIFF\x1a\0\0\0WEBPVP8L\x0e\0\0\0/" + size.to_bytes(4, "little") + bytes(9))
    text, status, _, memory = measured(program, "render", "photo.json", "-o", "x.png", cwd=place)
    tally.equal(f"a large WebP: status: {text}", status, 65)
    tally.check("a large WebP: memory", memory < 150_000, memory)


def check_images_of_commands(program, tally, folder):
    """No command crashes with its image, and a worker goes on."""
    svgs = hostile_svgs()
    place = folder_of(folder, "commands", {
        "crash.svg": svgs["crash"], "good.svg": SVG, "crash.json": showing("crash.svg"), "good.json": showing("good.svg"),
        "menumock.json": '{"mockups": ["crash.json", "good.json"]}'})
    for case, status in {
        "render crash.json good.json -o out/": 1, "batch menumock.json -o out": 1,
        "check menumock.json --goldens goldens --accept": 1, "render crash.json -f html -o x.html": 65,
        "render crash.json -f pdf -o x.pdf": 65, "render crash.json -f svg -o x.svg": 65,
    }.items():
        run = program.run(*case.split(), cwd=place)
        tally.equal(f"{case}: status: {run.stderr.decode()}", run.returncode, status)
        tally.check(f"{case}: message", "the decoder crashed" in run.stderr.decode(), run.stderr.decode())
    tally.check("the good one is drawn", (place / "out" / "good.png").is_file())
    lines = [json.dumps({"id": number, "path": f"{name}.json", "output": f"{number}.png"})
             for number, name in enumerate(["good", "crash", "good", "crash", "good"])]
    run = program.run("worker", cwd=place, input="\n".join(lines).encode())
    answers = [json.loads(line) for line in run.stdout.splitlines()[1:]]
    tally.equal("which requests a worker draws", [(place / f"{number}.png").is_file() for number in range(5)],
                [True, False, True, False, True])
    tally.equal("answers of a worker", len(answers), 5)


def check_helper(program, tally, folder):
    """The image helper opens no files, and menus without foreign images start none."""
    place = folder_of(folder, "helper", {"a.json": MENU, "b.json": showing("good.svg"), "good.svg": SVG})
    if not shutil.which("strace"):
        return
    for name, count in (("a", 0), ("b", 1)):
        log = place / f"{name}.log"
        run = subprocess.run(
            ["strace", "-f", "-e", "trace=execve", "-o", log, program.path, "render", f"{name}.json", "-o", f"{name}.png"],
            cwd=place, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
        tally.equal(f"{name}: status: {run.stderr.decode()}", run.returncode, 0)
        tally.equal(f"{name}: helpers", log.read_text().count("image-helper"), count)


# A stand-in for xdg-open and for an editor: writes down what it inherited.
LISTENER = """#!/usr/bin/env python3
import json, os, sys
status = dict(line.split(":", 1) for line in open("/proc/self/status"))
found = [f"{name}: {os.readlink(f'/proc/self/fd/{name}')}" for name in os.listdir("/proc/self/fd")
         if int(name) > 2 and os.path.exists(f"/proc/self/fd/{name}")]
with open(os.environ["RECORD"] + ".part", "w") as file:
    json.dump({"arguments": sys.argv, "files": found, "ignored": int(status["SigIgn"], 16) & 0x7FFFFFFF & ~(1 << 24 | 1 << 12),
               "blocked": int(status["SigBlk"], 16)}, file)
os.rename(os.environ["RECORD"] + ".part", os.environ["RECORD"])
"""


def check_started_programs(program, tally, folder):
    """Programs that preview starts inherit no sockets and no signal settings, and never get the token as an argument."""
    place = folder_of(folder, "programs", {"menus/a.json": MENU, "bin/xdg-open": LISTENER, "home/x": ""})
    (place / "bin" / "xdg-open").chmod(0o755)
    environment = {**os.environ, "PATH": f"{place / 'bin'}:{os.environ['PATH']}", "HOME": str(place / "home"),
                   "RECORD": str(place / "record.json")}
    environment.pop("XDG_STATE_HOME", None)

    def record():
        for _ in range(200):
            if (place / "record.json").exists():
                text = (place / "record.json").read_text()
                (place / "record.json").unlink()
                return json.loads(text)
            time.sleep(0.05)
        return {"arguments": [], "files": ["nothing was started"], "ignored": 0, "blocked": 0}

    process = program.start(
        "preview", "menus", "--open", "--port", "0", "--editor", "xdg-open {file}", cwd=place, env=environment,
        stdout=subprocess.PIPE)
    try:
        address = process.stdout.readline().decode().strip()
        token = address.rstrip("/").rsplit("/", 1)[1]
        found = [record()]
        page = pathlib.Path(found[0]["arguments"][-1])
        tally.equal("who can read the file", page.stat().st_mode & 0o777, 0o600)
        tally.check("the file leads to the page", f'url={address}"' in page.read_text(), page.read_text())
        request = urllib.request.Request(address, headers={
            "Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "navigate", "Sec-Fetch-Dest": "document"})
        with urllib.request.urlopen(request) as answer:
            tally.equal("the page opens", answer.status, 200)
        request = urllib.request.Request(f"{address}api/open?document=menus/a.json", method="POST", data=b"")
        with urllib.request.urlopen(request) as answer:
            tally.equal("the editor is started", json.loads(answer.read()), {"started": True})
        found.append(record())
    finally:
        process.terminate()
        process.wait()
    for name, one in zip(("browser", "editor"), found):
        tally.check(f"{name}: no token", not any(token in word for word in one["arguments"]), one["arguments"])
        tally.equal(f"{name}: open files", one["files"], [])
        tally.equal(f"{name}: ignored signals", one["ignored"], 0)
        tally.equal(f"{name}: blocked signals", one["blocked"], 0)


FONTS = pathlib.Path("/usr/share/fonts")


def check_fonts(program, tally, folder):
    """A damaged font whose checksums are right ends in a picture or an error. Cairo does not read fonts of documents."""
    place = folder_of(folder, "fonts", {
        "emoji.json": '{"menu": {"items": ["Smile \\ud83d\\ude00", "A"]}}', "text.json": MENU})
    emoji, inter = (next(FONTS.rglob(name), None) for name in ("NotoColorEmoji.ttf", "Inter-Regular.otf"))
    if not emoji or not inter:
        print("(the fonts are not installed: left out)")
        return
    original = inter.read_bytes()
    tables = structures.font_tables(original)
    damages = {
        "emoji": (emoji.name, structures.damaged_font(
            emoji.read_bytes(), [("CBDT", 0, b"\xff"), ("CBDT", 24, b"\xff"), ("GSUB", 6, b"\xff")])),
        "text": (inter.name, structures.damaged_font(
            original, [("CFF " if "CFF " in tables else "glyf", 40, bytes(range(200, 240)))]))}
    for name, (file, data) in damages.items():
        (place / name).mkdir()
        (place / name / file).write_bytes(data)
        for form in ("png", "svg", "pdf", "html"):
            text, status, seconds, memory = measured(
                program, "render", f"{name}.json", "-f", form, "-o", f"x.{form}", "--fonts", name, cwd=place)
            tally.check(f"{name} as {form}: status: {text}", status in (0, 65), status)
            tally.check(f"{name} as {form}: time", seconds < 5, seconds)
            tally.check(f"{name} as {form}: memory", memory < 300_000, memory)
    (place / "same").mkdir()
    shutil.copy(inter, place / "same")
    (place / "other").mkdir()
    (place / "other" / inter.name).write_bytes(structures.damaged_font(original, [("head", 20, bytes(8))]))
    drawn = {
        fonts: program.run("render", "text.json", "-f", "pdf", "-o", "-", "--fonts", fonts, cwd=place).stdout
        for fonts in ("same", "other")}
    tally.check("a font of the lock file is embedded", b"+Inter-Regular" in drawn["same"])
    tally.check("another file is not given to Cairo", b"/Type3" in drawn["other"] and b"+Inter-Regular" not in drawn["other"])
    if shutil.which("pdftotext"):
        for fonts, pdf in drawn.items():
            (place / f"{fonts}.pdf").write_bytes(pdf)
            run = subprocess.run(["pdftotext", place / f"{fonts}.pdf", "-"], capture_output=True)
            tally.equal(f"{fonts}: its text can be copied", run.stdout.decode().split(), ["Note", "Copy", "Paste"])


def check_memory_for_fonts(program, tally, folder):
    """Without memory for it, a font is not called missing."""
    place = folder_of(folder, "font-memory", {"a.json": '{"menu": {"items": ["\\u5199\\u771f"]}}'})
    statuses = set()
    for megabytes in range(60, 400, 5):
        run = program.run(
            "render", "a.json", "-o", "x.svg", cwd=place,
            preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_AS, (megabytes << 20, megabytes << 20)))
        statuses.add(run.returncode)
        tally.check(f"{megabytes} MB: no font is missing", b"missing font" not in run.stderr, run.stderr)
    tally.check("some limits are enough", 0 in statuses, statuses)


def check_differences(program, tally, folder):
    """Small pictures do not demand much memory for the picture of their difference."""
    place = folder_of(folder, "differences", {
        "a.png": blank_file(8192, 16384), "b.png": blank_file(8192, 16384, ground=255),
        "c.png": blank_file(16000, 8000), "d.png": blank_file(8000, 16000, ground=255)})
    for one, other in ("ab", "ac"):
        for options in ([], ["--threshold", "0.1"]):
            name = f"{one} and {other} {options}"
            text, status, seconds, memory = measured(
                program, "diff", f"{one}.png", f"{other}.png", "-o", "x.png", *options, cwd=place)
            tally.check(f"{name}: status: {text}", status in (1, 65), status)
            tally.check(f"{name}: memory", memory < 200_000, memory)


def check_depth(program, tally, folder):
    """28 open submenus in each other fit into a stack of 1 MB."""
    items = ["A"]
    for number in range(28):
        items = ["A", {"title": f"Menu {number}", "type": "menu", "isOpen": True, "items": items}]
    place = folder_of(folder, "depth", {"a.json": json.dumps({"menu": {"items": items}})})
    for arguments in [["render", "a.json", "-f", form, "-o", f"x.{form}"] for form in ("png", "svg", "pdf", "html", "apng")] \
            + [["render", "a.json", "--platform", platform, "-o", "x.svg"] for platform in ("macOS", "visionOS")] \
            + [["layout", "a.json"], ["lint", "a.json"], ["validate", "a.json"], ["fmt", "--check", "a.json"],
               ["export", "a.json", "--to", "swiftui"], ["export", "a.json", "--to", "uikit"],
               ["export", "a.json", "--to", "appkit"],
               ["strings", "extract", "a.json"]]:
        run = program.run(
            *arguments, cwd=place,
            preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_STACK, (1 << 20, 1 << 20)))
        tally.check(f"{arguments}: status", run.returncode in (0, 1), f"{run.returncode}: {run.stderr.decode()[:300]}")


def check_names_in_bytes(program, tally, folder):
    """File names that no path can contain are reported, not skipped."""
    place = folder_of(folder, "bytes", {
        "set.json": '{"mockups": ["m/*.json"]}', "deep.json": '{"mockups": ["**/a.json"]}', "m/a.json": MENU,
        "folders/a.json": MENU, "code/a.xib": "<document/>"})
    os.mkdir(os.fsencode(place) + b"/folders/caf\xe9")
    for name in (b"m/caf\xe9.json", b"code/caf\xe9.xib"):
        with open(os.fsencode(place) + b"/" + name, "wb") as file:
            file.write(MENU.encode())
    for arguments in (["batch", "set.json", "-o", "out"], ["validate", "set.json"], ["batch", "deep.json", "-o", "out"],
                      ["render", "m", "-o", "out/"], ["validate", "m"], ["lint", "m"], ["fmt", "m"]):
        run = program.run(*arguments, cwd=place)
        text = run.stderr.decode()
        tally.equal(f"{arguments}: status: {text}", run.returncode, 65)
        tally.check(f"{arguments}: message", "is not UTF-8" in text and "help: rename the file" in text, text)
    run = program.run("import", "code", "-o", "imported", cwd=place)
    tally.check("import warns", "is not UTF-8; it is not imported" in run.stderr.decode(), run.stderr.decode())
    place = folder_of(folder, "breaks", {"set.json": '{"mockups": ["*.json"]}', "a\nb.json": MENU})
    (place / "set.json").write_text('{"mockups": [{"input": "a\\nb.json", "name": "x"}]}')
    run = program.run("batch", "set.json", "-o", "out", "--deps", "x.d", cwd=place)
    tally.check(f"--deps refuses line breaks: {run.stderr.decode()}", run.returncode == 65, run.returncode)
    tally.check("--deps: nothing is written", not (place / "x.d").exists())


def check_new_documents(program, tally, folder):
    """A document that does not fit on the disk is not created."""
    small = folder / "new-documents"
    small.mkdir()
    if subprocess.run(["mount", "-t", "tmpfs", "-o", "size=64k", "tmpfs", small], capture_output=True).returncode:
        print("(no small disk can be mounted here: left out)")
        return
    try:
        (small / "a.json").write_text(MENU)
        with Preview(program.path, small, "--port", "0", home=folder / "new-documents-state") as preview:
            with open(small / "filling", "wb", buffering=0) as file:
                try:
                    while file.write(bytes(4096)):
                        pass
                except OSError:
                    pass
            status, _, body = preview.ask("POST", "api/new?folder=.&name=new", body=MENU + " " * 9000)
            tally.check(f"the disk is full: {status}", b"no space left" in body and status not in (201, 409), body)
            tally.equal("no file is left", sorted(os.listdir(small)), ["a.json", "filling"])
            (small / "filling").unlink()
            status, _, body = preview.ask("POST", "api/new?folder=.&name=new", body=MENU)
            tally.equal(f"with space it is created: {body[:200]}", status, 201)
    finally:
        subprocess.run(["umount", small], check=False)


def check_saving_races(program, tally, folder, tries=400):
    """A document or its folder that a link replaces during a save: nothing outside is written."""
    place = folder_of(folder, "races", {"menus/a.json": MENU, "menus/sub/a.json": MENU, "outside/a.json": MENU})
    ended = threading.Event()

    def swap(path, target, is_folder):
        """Puts a link and the original in turn, each in one step."""
        while not ended.is_set():
            link, spare = path.with_name(f"link-{path.name}"), path.with_name(f"spare-{path.name}")
            link.symlink_to(target)
            if is_folder:
                # A folder cannot replace a link in one step.
                os.rename(path, spare)
                os.rename(link, path)
                path.unlink()
                os.rename(spare, path)
                (path / "a.json").write_text(MENU)
            else:
                os.rename(link, path)
                spare.write_text(MENU)
                os.rename(spare, path)
            # After long pauses, saves begin while the original is in place; after short ones, it is replaced within them.
            time.sleep(random.uniform(0, random.choice((0.0005, 0.01))))

    threads = [threading.Thread(target=swap, args=arguments) for arguments in (
        (place / "menus" / "a.json", place / "outside" / "a.json", False),
        (place / "menus" / "sub", place / "outside", True))]
    saved = 0
    with Preview(program.path, place / "menus", "--port", "0", home=folder / "races-state") as preview:
        digest = json.dumps(preview.get("text", document="a.json")["hash"])
        for thread in threads:
            thread.start()
        try:
            for number in range(tries):
                name = ("a.json", "sub/a.json")[number % 2]
                status, _, _ = preview.ask(
                    "PUT", f"api/text?document={name}", body=MENU + " " * number, If_Match=digest)
                saved += status == 200
        finally:
            ended.set()
            for thread in threads:
                thread.join()
    tally.equal("the file outside", (place / "outside" / "a.json").read_text(), MENU)
    tally.equal("files outside", sorted(os.listdir(place / "outside")), ["a.json"])
    tally.check("some documents are saved", saved >= 1, saved)


def check_nothing_is_dropped(program, tally, folder):
    """Long menus are imported whole; a shard that does not exist is an error with its reason."""
    items = "".join(f'<menuItem title="Row {number}" id="i{number}"/>' for number in range(2500))
    place = folder_of(folder, "dropped", {"a.json": MENU, "set.json": '{"mockups": ["a.json"]}', "menu.xib": (
        '<?xml version="1.0"?><document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0"><objects>'
        f'<menu title="Menu" id="m"><items>{items}</items></menu></objects></document>')})
    run = program.run("import", "menu.xib", "-o", "imported", cwd=place)
    said = run.stdout.decode() + run.stderr.decode()
    tally.check(f"import: {said}", run.returncode == 0 and "2500 items: 2500 as written" in said, run.returncode)
    texts = [file.read_text() for file in (place / "imported").glob("menu-*.json")]
    tally.equal("imported items", sum(text.count('"Row ') for text in texts), 2500)
    run = program.run("batch", "set.json", "-o", "out", "--shard", "4/3", cwd=place)
    tally.equal("shard 4 of 3: status", run.returncode, 64)
    tally.check("shard 4 of 3: reason", "there is no shard 4 of 3" in run.stderr.decode(), run.stderr)
    run = program.run("batch", "set.json", "-o", "out", "--results", "r.jsonl", cwd=place)
    version = program.run("--version").stdout.decode().split()[-1]
    tally.equal("results name the version", json.loads((place / "r.jsonl").read_text())["version"], version)


def check_names(program, tally, folder):
    """Names are no commands of a terminal or a workflow."""
    place = folder_of(folder, "names", {"a.json": MENU})
    name = "x\n::error file=a.json::injected"
    (place / "menumock.json").write_text(json.dumps({"mockups": [{"input": "a.json", "name": name}]}))
    for arguments in (["batch", "--verbose"], ["check", "--goldens", "g", "--accept"], ["batch", "--dry-run"]):
        run = program.run(*arguments, cwd=place)
        tally.equal(f"{arguments}: status", run.returncode, 65)
        lines = (run.stdout + run.stderr).decode().splitlines()
        tally.check(f"{arguments}: no line is a command", not any(line.startswith("::") for line in lines), lines)
    run = program.run("render", "a\x1b[31m\x07.json", cwd=place)
    tally.check("no escape sequence", b"\x1b" not in run.stderr and b"\\u{1B}" in run.stderr, run.stderr)


def steps(program, tally, folder):
    return {
        "inputs": lambda: check_inputs_stay(program, tally, folder),
        "manifests": lambda: check_paths_of_manifests(program, tally, folder),
        "cache": lambda: check_cache(program, tally, folder),
        "images": lambda: check_images(program, tally, folder),
        "image-commands": lambda: check_images_of_commands(program, tally, folder),
        "helper": lambda: check_helper(program, tally, folder),
        "programs": lambda: check_started_programs(program, tally, folder),
        "names": lambda: check_names(program, tally, folder),
        "fonts": lambda: check_fonts(program, tally, folder),
        "memory-for-fonts": lambda: check_memory_for_fonts(program, tally, folder),
        "differences": lambda: check_differences(program, tally, folder),
        "depth": lambda: check_depth(program, tally, folder),
        "bytes-of-names": lambda: check_names_in_bytes(program, tally, folder),
        "dropped": lambda: check_nothing_is_dropped(program, tally, folder),
        "saving-races": lambda: check_saving_races(program, tally, folder),
        "new-documents": lambda: check_new_documents(program, tally, folder),
        "reports": lambda: check_links_in_reports(program, tally, folder),
    }


def main():
    return frame.run(frame.arguments(__doc__).parse_args(), steps)


if __name__ == "__main__":
    sys.exit(main())
