#!/usr/bin/env python3
"""Tests properties of whole processes: the same document gives the same bytes on every run and in every environment;
exit statuses, failed writes, pipes, and documents extracted from pictures.
"""
import concurrent.futures
import hashlib
import json
import os
import pathlib
import re
import resource
import shutil
import signal
import subprocess
import sys
import time
import zlib

import frame

ROOT = pathlib.Path(__file__).resolve().parents[2]
SAMPLES = ROOT / "Samples"
FORMATS = ("png", "svg", "pdf")
# New processes per format.
REPETITIONS = 20

# Must not change a picture: the folder, the language, the clock, and the system's preferred fonts.
SURROUNDINGS = (
    {},
    {"LANG": "tr_TR.UTF-8", "LC_ALL": "tr_TR.UTF-8", "LANGUAGE": "tr"},
    {"LANG": "C", "LC_ALL": "C"},
    {"FONTCONFIG_FILE": "/nonexistent", "FONTCONFIG_PATH": "/nonexistent", "FC_LANG": "ar"},
    {"TZ": "Asia/Kathmandu"},
    {"SOURCE_DATE_EPOCH": "86400"},
    {"HOME": "/nonexistent", "XDG_CONFIG_HOME": "/nonexistent", "XDG_CACHE_HOME": "/nonexistent"},
    {"PANGO_LANGUAGE": "ja", "G_SLICE": "always-malloc", "NO_COLOR": "1", "TERM": "dumb"},
)


def digest(data):
    return hashlib.sha256(data).hexdigest()


def in_parallel(work, items):
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        return list(pool.map(work, items))


def digests_in(folder):
    return {file.name: digest(file.read_bytes()) for file in sorted(folder.iterdir())}


# --- The same bytes -------------------------------------------------------------------------------------------------


def check_new_processes(program, tally, folder):
    """New processes, each in another folder and environment."""
    places = [ROOT, SAMPLES, folder, pathlib.Path("/")]
    for name in ("layout-medium", "arabic", "palette"):
        sample = SAMPLES / f"{name}.json"
        for form in FORMATS:

            def draw(number):
                place = places[number % len(places)]
                surroundings = SURROUNDINGS[number % len(SURROUNDINGS)]
                # Each folder needs another relative path.
                path = os.path.relpath(sample, place) if number % 2 else sample
                return digest(program.draw(path, form, cwd=place, env={**os.environ, **surroundings}))

            found = set(in_parallel(draw, range(REPETITIONS)))
            tally.check(f"{name}.{form} is the same in {REPETITIONS} processes", len(found) == 1, f"{len(found)} forms")


def check_jobs(program, tally, folder):
    """A whole folder on one thread, on eight, and with one process per document."""
    names = [file.stem for file in SAMPLES.glob("*.json")]
    for form in FORMATS:
        found = {}
        for jobs in (1, 8):
            place = folder / f"jobs-{jobs}-{form}"
            run = program.run("render", SAMPLES, "-o", place, "-f", form, "--jobs", jobs)
            if not tally.equal(f"the samples are drawn with --jobs {jobs} -f {form}", run.returncode, 0):
                continue
            found[jobs] = digests_in(place)
            expected = sorted(f"{name}.{form}" for name in names)
            tally.equal(f"--jobs {jobs} -f {form} draws each", sorted(found[jobs]), expected)
        single = in_parallel(lambda name: digest(program.draw(SAMPLES / f"{name}.json", form)), names)
        alone = {f"{name}.{form}": value for name, value in zip(names, single)}
        for jobs, value in found.items():
            different = [name for name in alone if alone[name] != value.get(name)]
            tally.check(
                f"--jobs {jobs} -f {form} draws what single processes draw", not different, ", ".join(different))


def check_binary_alone(program, tally, folder):
    """The binary needs no other files."""
    place = folder / "alone"
    place.mkdir()
    copy = frame.Program(shutil.copy(program.path, place / "menumock"))
    document = (SAMPLES / "symbols.json").read_bytes()
    bare = {"PATH": "/usr/bin:/bin", "HOME": "/nonexistent"}
    for form in FORMATS:
        tally.equal(
            f"the binary alone, run from /, draws the same {form}",
            digest(copy.draw("-", form, input=document, cwd="/", env=bare)),
            digest(program.draw("-", form, input=document)))
    tally.equal("nothing was put beside the binary", [file.name for file in place.iterdir()], ["menumock"])


# --- Exit statuses --------------------------------------------------------------------------------------------------


def check_libraries(program, tally, folder):
    """The program never loads librsvg: the helper process for images does."""
    image = folder / "libraries-image.svg"
    image.write_text('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')
    items = {"plain": "Copy", "hebrew": "\u05d4\u05e2\u05ea\u05e7", "image": {"title": "Copy", "image": image.name}}
    runs = {"--version": ["--version"]}
    for name, item in items.items():
        document = folder / f"libraries-{name}.json"
        document.write_text(json.dumps({"menu": {"items": [item]}}))
        runs[name] = ["render", document, "-o", folder / "libraries.png"]
    for name, arguments in runs.items():
        run = program.run(*arguments, env={**os.environ, "LD_DEBUG": "libs"})
        found = set(re.findall(r"calling init: \S*/lib([a-z]+)", run.stderr.decode(errors="replace")))
        tally.check(f"{name}: loads", run.returncode == 0 and "harfbuzz" in found, found)
        tally.check(f"{name}: librsvg is not loaded", "rsvg" not in found, found)


def check_statuses(program, tally, folder):
    """The exit statuses of every command, with a message for every status except 0."""
    good = SAMPLES / "toggle.json"
    names = {"broken": '{"menu": ', "unknown-key": '{"mneu": {}}', "unknown-theme": '{"theme": "ios-5", "menu": {}}'}
    names["no-image"] = '{"menu": {"items": [{"title": "A", "image": "none.png"}]}}'
    names["no-symbol"] = '{"menu": {"items": [{"title": "A", "systemImage": "no.such.symbol"}]}}'
    names["no-glyph"] = '{"menu": {"items": ["\\u0378"]}}'
    names["arguments"] = f"render '{good}' -o -"
    names["circle"] = "@circle.json"
    names["table"] = '{"Rename": 5}'
    bad = folder / "bad"
    bad.mkdir()
    for name, text in names.items():
        (bad / f"{name}.json").write_text(text)
    mixed = folder / "mixed"
    mixed.mkdir()
    shutil.copy(good, mixed / "good.json")
    shutil.copy(bad / "broken.json", mixed / "broken.json")
    (folder / "empty").mkdir()
    tidy = folder / "tidy.json"
    shutil.copy(good, tidy)
    program.run("fmt", tidy)
    (bad / "untidy.json").write_text('{"menu":{"items":["A"]}}')
    png = folder / "plain.png"
    program.run("render", good, "-o", png, "--no-source")
    cut = folder / "cut.png"
    cut.write_bytes(png.read_bytes()[:-20])
    missing = folder / "missing"
    out = folder / "status.png"

    cases = [
        (0, ["--version"]), (0, ["--help"]), (0, ["render", "--help"]), (0, ["render", good, "-o", out]),
        (0, ["render", good, "-o", f"{folder}/made/"]), (0, ["validate", good]), (0, ["layout", good]),
        (0, ["fmt", "--check", tidy]), (0, ["schema"]), (0, ["list", "themes"]), (0, ["list", "symbols", "--json"]),
        (0, ["list", "symbols", "home"]), (1, ["list", "symbols", "zzqqzz"]), (64, ["list", "themes", "home"]),
        (0, ["list", "fonts"]), (0, [f"@{bad / 'arguments.json'}"]), (0, ["render", bad / "no-glyph.json", "-o", out]),
        (0, ["diff", png, png]), (0, ["diff", png, png, "-o", folder / "none.png"]),
        (1, ["render", mixed, "-o", folder / "mixed-out"]), (1, ["fmt", "--check", bad / "untidy.json"]),
        (64, ["diff", png]), (64, ["diff", png, png, "--threshold", "1.1"]), (64, ["diff", "-", "-"]),
        (64, ["diff", png, png, "--threshold", "nan"]), (64, ["diff", png, png, "--max-different-pixels", "-1"]),
        (64, ["diff", png, png, "-o", png]), (64, ["diff", png, png, "--format", "xml"]),
        (65, ["diff", png, good]), (65, ["diff", good, good]), (65, ["diff", cut, png]),
        (66, ["diff", missing / "a.png", png]), (66, ["diff", png, missing / "a.png"]), (66, ["diff", png, folder]),
        (73, ["diff", png, png, "-o", missing / "a.png"]), (74, ["diff", png, png, "-o", "/dev/full"]),
        (64, ["draw"]), (64, ["render"]), (64, ["render", good, "--no-such-option"]),
        (64, ["render", good, "--scale", "9", "-o", out]), (64, ["render", good, "--scale", "nan", "-o", out]),
        (64, ["render", good, "-o", folder / "menu.gif"]), (64, ["render", good, "-f", "gif", "-o", out]),
        (64, ["render", good, "--jobs", "0", "-o", out]), (64, ["render", good, "--padding", "-1", "-o", out]),
        (64, ["render", good, SAMPLES / "picker.json", "-o", "-"]),
        (64, ["render", good, "--appearance", "auto", "-f", "png", "-o", out]),
        (64, ["render", good, good, "-o", folder / "twice"]), (64, ["schema", "--manifest", "--theme"]),
        (64, ["render", good, SAMPLES / "picker.json", "-o", folder / "alt", "--alt", folder / "alt.txt"]),
        (64, ["render", SAMPLES, "-o", folder / "legend", "--legend", folder / "legend.md"]),
        (64, ["render", good, "-o", "-", "--alt", "-"]), (64, ["render", good, "-o", "-", "--legend", "-"]),
        (64, ["render", good, "-o", out, "--alt", "-", "--legend", "-"]),
        (64, ["render", good, "-o", out, "--alt", out]), (64, ["render", good, "-o", out, "--legend", good]),
        (64, ["render", good, "-o", out, "--frame", "0"]), (64, ["render", good, "-o", out, "--frame", ""]),
        (65, ["render", bad / "broken.json", "-o", out]), (65, ["render", bad / "unknown-key.json", "-o", out]),
        (65, ["render", bad / "unknown-theme.json", "-o", out]), (65, ["render", bad / "no-image.json", "-o", out]),
        (65, ["render", bad / "no-symbol.json", "-o", out, "--missing-symbol", "error"]),
        (0, ["render", bad / "no-symbol.json", "-o", out]),
        (65, ["render", bad / "no-glyph.json", "--missing-glyph", "error", "-o", out]),
        (65, ["render", good, "--theme", "no-such-theme", "-o", out]),
        (65, ["render", good, "--strings", bad / "table.json", "-o", out]),
        (65, ["validate", bad / "broken.json"]), (65, ["layout", bad / "unknown-key.json"]),
        (65, ["fmt", bad / "broken.json"]), (65, ["extract", good]), (65, ["extract", png]),
        (65, [f"@{bad / 'circle.json'}"]),
        (66, ["render", missing / "a.json", "-o", out]), (66, ["render", folder / "empty", "-o", folder / "out"]),
        (66, ["render", good, "--fonts", missing, "-o", out]), (66, ["render", good, "--themes", missing, "-o", out]),
        (66, ["render", good, "--symbols", missing, "-o", out]),
        (66, ["render", good, "--strings", missing / "a.json", "-o", out]),
        (66, ["validate", missing / "a.json"]), (66, ["extract", missing / "a.png"]), (66, [f"@{missing}"]),
        (73, ["render", good, "-o", missing / "a.png"]), (73, ["render", good, "-o", good / "a.png"]),
        (73, ["render", mixed, "-o", good / "a"]), (73, ["render", mixed, "-o", png]),
        (73, ["render", good, "-o", out, "--alt", missing / "a.txt"]),
        (73, ["render", good, "-o", out, "--legend", missing / "a.md"]),
        (74, ["render", good, "-o", "/dev/full"]), (74, ["render", good, "-o", out, "--alt", "/dev/full"]),
    ]
    locked = folder / "locked"
    locked.mkdir(mode=0o555)
    if os.access(locked, os.W_OK):
        print("permissions do not bind this user: the folder without permission is left out", file=sys.stderr)
    else:
        cases.append((73, ["render", good, "-o", locked / "a.png"]))
    for expected, arguments in cases:
        name = " ".join(str(argument).replace(f"{folder}/", "").replace(f"{ROOT}/", "") for argument in arguments)
        run = program.run(*arguments, cwd=bad)
        said = run.stderr.decode(errors="replace").strip()
        tally.check(f"exit {expected}: {name}", run.returncode == expected, f"exit {run.returncode}: {said}")
        if expected:
            tally.check(f"something is said: {name}", said)
    for command in (["render", good, "-o", "-"], ["diff", png, png], ["schema"], ["layout", good], ["list", "symbols"]):
        with open("/dev/full", "wb") as full:
            run = program.run(*command, stdout=full)
        tally.equal(f"exit 74: {command[0]} to a full device", run.returncode, 74)
    tally.check("one bad input does not stop the others", (folder / "mixed-out" / "good.png").exists())
    tally.equal(
        "a bad input leaves nothing", [file.name for file in (folder / "mixed-out").iterdir()], ["good.png"])


def check_interruption(program, tally):
    """An interrupted process ends by the signal, which shells report as 130."""
    # Processes that a shell starts in the background ignore interruptions by default.
    process = subprocess.Popen(
        [program.path, "render", "-"], stdin=subprocess.PIPE, stdout=subprocess.DEVNULL,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL))
    time.sleep(0.3)
    process.send_signal(signal.SIGINT)
    status = process.wait(timeout=10)
    process.stdin.close()
    tally.check("an interruption ends the process", status in (-signal.SIGINT, 130), f"exit {status}")


# --- Sets -----------------------------------------------------------------------------------------------------------


def set_folder(folder, name, manifest, **files):
    """A folder with a manifest and its files."""
    place = folder / name
    place.mkdir()
    (place / "set.json").write_text(json.dumps(manifest))
    for stem, text in files.items():
        (place / f"{stem}.json").write_text(text)
    return place


def pictures_in(folder):
    """Every picture below a folder with its digest and modification time."""
    files = (file for file in sorted(folder.rglob("*")) if file.is_file() and not file.name.startswith("."))
    return {str(file.relative_to(folder)): (digest(file.read_bytes()), file.stat().st_mtime_ns) for file in files}


def check_sets(program, tally, folder):
    good = '{"menu": {"title": "Note", "items": ["Copy", {"title": "Delete", "role": "destructive"}]}}'
    manifest = {
        "output": "{locale}/{name}{~appearance}@{scale}x.{format}", "strings": {"ja": "strings/ja.json"},
        "matrix": {"appearance": ["light", "dark"], "scale": [1, 2], "locale": ["en", "ja"], "format": ["png", "svg"]},
        "mockups": ["*.json"],
    }
    place = set_folder(folder, "set", manifest, a=good, b=good.replace("Copy", "Paste"))
    (place / "strings").mkdir()
    table = place / "strings" / "ja.json"
    table.write_text('{"Note": "メモ", "Copy": "コピー", "Paste": "ペースト", "Delete": "削除"}')
    found = {}
    for jobs in (1, 4):
        out = folder / f"set-{jobs}"
        run = program.run("batch", place / "set.json", "-o", out, "--jobs", jobs, "--results", out.with_suffix(".jsonl"))
        tally.equal(f"a set with --jobs {jobs}: {run.stderr.decode()}", run.returncode, 0)
        found[jobs] = pictures_in(out)
        results = [json.loads(line) for line in out.with_suffix(".jsonl").read_text().splitlines()]
        tally.equal(f"--results of --jobs {jobs} has all", sorted(line["path"] for line in results), sorted(found[jobs]))
    tally.equal("a set has all its pictures", len(found[1]), 24)
    tally.check("one job and four make the same", {k: v[0] for k, v in found[1].items()} ==
                {k: v[0] for k, v in found[4].items()})
    tally.check("languages differ", found[1]["en/a@1x.png"][0] != found[1]["ja/a@1x.png"][0])

    out = folder / "set-4"
    program.run("batch", place / "set.json", "-o", out)
    tally.check("a second run touches nothing", pictures_in(out) == found[4])
    table.write_text(table.read_text().replace("コピー", "複製"))
    program.run("batch", place / "set.json", "-o", out)
    changed = sorted(name for name, value in pictures_in(out).items() if value != found[4][name])
    tally.check("a changed text changes the pictures that have it", len(changed) == 6 and all(name.startswith("ja/a") for name in changed),
                " ".join(changed))
    (out / "en" / "a@1x.png").write_bytes(b"damaged")
    program.run("batch", place / "set.json", "-o", out)
    tally.equal("a damaged picture is drawn again", pictures_in(out)["en/a@1x.png"][0], found[4]["en/a@1x.png"][0])

    (place / "b.json").write_text('{"menu": {"items": [5]}}')
    out = folder / "set-broken"
    run = program.run("batch", place / "set.json", "-o", out)
    said = run.stderr.decode()
    tally.equal("a broken document: status", run.returncode, 1)
    tally.equal("a broken document does not stop the others", len(pictures_in(out)), 12)
    tally.equal("a broken document is reported once", said.count("menu.items[0]: "), 1)
    tally.equal("each picture that is missing is listed", said.count("was not rendered: b "), 12)

    clash = set_folder(folder, "clash", {"output": "{name}.png", "matrix": {"scale": [1, 2]}, "mockups": ["a.json"]}, a=good)
    run = program.run("batch", clash / "set.json")
    tally.equal("two pictures with one path: status", run.returncode, 65)
    tally.check("two pictures with one path are named", "a (scale 1) and a (scale 2)" in run.stderr.decode())
    tally.equal("nothing is drawn of a broken set", sorted(os.listdir(clash)), ["a.json", "set.json"])
    table = set_folder(folder, "no-table", {"matrix": {"locale": ["en", "ja"]}, "mockups": ["a.json"]}, a=good)
    run = program.run("batch", table / "set.json")
    tally.equal("a locale without a table: status", run.returncode, 65)
    tally.check("a locale without a table has a place", "set.json:1:" in run.stderr.decode(), run.stderr.decode())
    tally.equal("a manifest that is not there", program.run("batch", table / "none.json").returncode, 66)
    run = program.run("batch", place / "set.json", "-o", place / "a.json")
    tally.equal("a folder that is a file", run.returncode, 73)


# --- Files ----------------------------------------------------------------------------------------------------------


def check_failures_leave_files(program, tally, folder):
    """Without a new picture, the old file is unchanged and no temporary file remains."""
    place = folder / "kept"
    place.mkdir()
    (place / "broken.json").write_text('{"menu": {"items": [5]}}')
    shutil.copy(SAMPLES / "toggle.json", place / "good.json")

    def limit():
        resource.setrlimit(resource.RLIMIT_FSIZE, (1000, 1000))

    for form in FORMATS:
        old = b"an older picture"
        output = place / f"menu.{form}"
        output.write_bytes(old)
        before = sorted(os.listdir(place))
        attempts = (
            ("a broken document", "broken.json", 65, {}),
            # Without restored signals, a write beyond the limit fails instead of ending the process.
            ("a write that fails", "good.json", 74, {"preexec_fn": limit, "restore_signals": False}),
        )
        for name, document, status, options in attempts:
            run = program.run("render", place / document, "-o", output, **options)
            tally.equal(f"{name} ({form}): status", run.returncode, status)
            tally.check(f"{name} ({form}) leaves the file", output.read_bytes() == old)
            tally.equal(f"{name} ({form}) leaves nothing else", sorted(os.listdir(place)), before)
        run = program.run("render", place / "good.json", "-o", output)
        tally.equal(f"a picture ({form}) replaces the file", run.returncode, 0)
        tally.check(f"a picture ({form}) is new", output.read_bytes() == program.draw(place / "good.json", form))
        tally.equal(f"a picture ({form}) leaves nothing else", sorted(os.listdir(place)), before)
        tally.equal(f"a picture ({form}) can be read by others", output.stat().st_mode & 0o777, 0o666 & ~umask())

    target = place / "target.png"
    target.write_bytes(b"old")
    link = place / "link.png"
    link.symlink_to("target.png")
    program.run("render", place / "good.json", "-o", link)
    tally.check("a link stays a link", link.is_symlink() and target.read_bytes()[:4] == b"\x89PNG")


def check_texts(program, tally, folder):
    """Alt texts: written like other files, or to standard output."""
    place = folder / "texts"
    place.mkdir()
    document = place / "menu.json"
    document.write_text('{"menu": {"title": "Note", "items": ["Copy", {"type": "toggle", "title": "Pin"}]}}')
    alt, legend = place / "alt.txt", place / "legend.md"
    for file in (alt, legend):
        file.write_text("an older text")
    run = program.run("render", document, "-o", place / "menu.svg", "--alt", alt, "--legend", legend)
    tally.equal("--alt and --legend: status", run.returncode, 0)
    tally.equal("--alt and --legend: standard output", run.stdout, b"")
    spoken = b"Menu Note. Copy. Pin, off.\n"
    tally.equal("--alt writes sentences", alt.read_bytes(), spoken)
    tally.check("--alt writes what the picture says", spoken.strip() in (place / "menu.svg").read_bytes())
    tally.equal("--legend without callouts is empty", legend.read_bytes(), b"")
    names = ["alt.txt", "legend.md", "menu.json", "menu.svg"]
    tally.equal("nothing else is left", sorted(os.listdir(place)), names)
    for file in (alt, legend):
        tally.equal(f"{file.name} can be read by others", file.stat().st_mode & 0o777, 0o666 & ~umask())
    run = program.run("render", document, "-o", place / "menu.svg", "--alt", "-", "--legend", legend)
    tally.equal("--alt - writes to standard output", run.stdout, spoken)
    run = program.run("render", "-", "--alt", alt, "-f", "svg", input=document.read_bytes())
    tally.check("a picture on standard output has its --alt file", run.stdout == (place / "menu.svg").read_bytes())
    alt.write_text("an older text")
    document.write_text('{"menu": {"items": [5]}}')
    run = program.run("render", document, "-o", place / "menu.svg", "--alt", alt, "--legend", legend)
    tally.equal("texts of a broken document: status", run.returncode, 65)
    tally.equal("texts of a broken document stay as they were", alt.read_text(), "an older text")


def umask():
    mask = os.umask(0)
    os.umask(mask)
    return mask


def check_pipes(program, tally, folder):
    """A document from standard input, a picture to standard output."""
    sample = SAMPLES / "sections.json"
    for form, start in (("png", b"\x89PNG\r\n\x1a\n"), ("svg", b"<"), ("pdf", b"%PDF-")):
        output = folder / f"piped.{form}"
        program.run("render", sample, "-o", output)
        saved = output.read_bytes()
        tally.check(f"a {form} begins as one", saved.startswith(start))
        with open(sample, "rb") as document:
            run = program.run("render", "-", "-f", form, stdin=document)
        tally.check(f"stdin to stdout gives the same {form}", run.stdout == saved)
        tally.equal(f"nothing is said about the {form}", run.stderr, b"")
        with open(sample, "rb") as document:
            program.run("render", "-", "-o", folder / f"from-stdin.{form}", stdin=document)
        tally.check(f"stdin to a file gives the same {form}", (folder / f"from-stdin.{form}").read_bytes() == saved)
    listed = program.run("list", "@-", input=b"themes --json")
    tally.equal("arguments may come from stdin", listed.stdout, program.run("list", "themes", "--json").stdout)


# --- Documents in pictures ------------------------------------------------------------------------------------------

MARK = "a-mark-that-is-in-the-document-only"


def documents():
    """Documents that are hard to restore, with the reason."""
    text = json.dumps({"$schema": MARK, "menu": {"title": "Trip", "items": ["One", "---", "Two"]}}, indent=1)
    yield "plain", text.encode()
    yield "CRLF", text.replace("\n", "\r\n").encode()
    yield "byte order mark", b"\xef\xbb\xbf" + text.encode()
    yield "CR and tabs", text.replace("\n", "\r").replace(" ", "\t").encode()
    yield "white space around", b" \r\n\t" + text.encode() + b"\n\n  \r\n"
    hard = "]]> --> <!-- </metadata> &amp; &#0; %PDF endstream endobj ) ( \\ \u0085 \u2028 \ufffd é 日本 😀"
    yield "marks of the formats", json.dumps({"$schema": hard, "menu": {"items": ["One"]}}, ensure_ascii=False).encode()
    yield "escapes", json.dumps({"$schema": hard, "menu": {"items": ["One"]}}).encode()
    yield "large", json.dumps({"$schema": "x" * 300_000, "menu": {"items": ["One"]}}).encode()


def check_extraction(program, tally, folder):
    for name, document in documents():
        for form in FORMATS:
            picture = folder / f"carrier.{form}"
            run = program.run("render", "-", "-o", picture, input=document)
            if not tally.check(f"{name} ({form}) is drawn", run.returncode == 0, run.stderr.decode()):
                continue
            found = program.run("extract", picture)
            tally.check(f"{name} ({form}) is given back", found.stdout == document, found.stderr.decode())
            piped = program.run("extract", "-", input=picture.read_bytes())
            tally.check(f"{name} ({form}) is given back from a pipe", piped.stdout == document, piped.stderr.decode())
            copy = folder / "extracted.json"
            program.run("extract", picture, "-o", copy)
            tally.check(f"{name} ({form}) is given back as a file", copy.read_bytes() == document)
            recipe = program.run("extract", picture, "--recipe")
            options = json.loads(recipe.stdout or b"{}").get("options", {})
            tally.equal(f"{name} ({form}) has a recipe", options.get("format"), form)
    _, plain = next(documents())
    for form in FORMATS:
        picture = folder / f"silent.{form}"
        program.run("render", "-", "--no-source", "-o", picture, input=plain)
        data = picture.read_bytes()
        names = [name for name in (b"menumock-document", b"menumock-recipe") if name in data]
        tally.equal(f"--no-source leaves no name in a {form}", names, [])
        tally.check(f"--no-source leaves no document in a {form}", MARK.encode() not in data)
        for arguments in ([], ["--recipe"]):
            run = program.run("extract", picture, *arguments)
            tally.equal(f"--no-source leaves nothing to extract {arguments} in a {form}", run.returncode, 65)
            tally.equal(f"nothing is printed {arguments} for a silent {form}", run.stdout, b"")
        tally.check(f"--no-source makes a {form} smaller", len(data) < len(program.draw("-", form, input=plain)))


# --- Differences ----------------------------------------------------------------------------------------------------


def png_file(width, rows, color_type=6, depth=8):
    """A PNG from rows of bytes, as another program would write it."""
    def chunk(name, content):
        sum_of = zlib.crc32(name + content)
        return len(content).to_bytes(4, "big") + name + content + sum_of.to_bytes(4, "big")

    header = width.to_bytes(4, "big") + len(rows).to_bytes(4, "big") + bytes([depth, color_type, 0, 0, 0])
    data = zlib.compress(b"".join(b"\0" + bytes(row) for row in rows))
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", data) + chunk(b"IEND", b"")


def check_differences(program, tally, folder):
    """The output of `diff` as text and JSON, and its picture."""
    base = [[200, 100, 50, 255] * 40 for _ in range(30)]
    one = folder / "diff-a.png"
    one.write_bytes(png_file(40, base))
    other = folder / "diff-b.png"
    report = {"equal": True, "width": 40, "height": 30, "differentPixels": 0, "share": 0, "regions": []}

    def compare(name, expected, *options, **files):
        for path, data in files.items():
            {"a": one, "b": other}[path].write_bytes(data)
        run = program.run("diff", one, other, "--format", "json", *options)
        found = json.loads(run.stdout or b"null")
        tally.equal(f"diff: {name}", found, expected)
        tally.equal(f"diff: {name}: exit status", run.returncode, 0 if expected["equal"] else 1)
        said = program.run("diff", one, other, *options)
        tally.check(f"diff: {name}: something is said", said.stdout and not said.stderr, said.stderr)
        quiet = program.run("diff", one, other, *options, "-q")
        tally.equal(f"diff: {name}: nothing is said with -q", quiet.stdout + quiet.stderr, b"")

    compare("the same file", report, b=png_file(40, base))
    rgb = [[200, 100, 50] * 40 for _ in range(30)]
    compare("the same pixels without alpha", report, b=png_file(40, rgb, color_type=2))
    wide = [[value for value in row for _ in range(2)] for row in base]
    compare("the same pixels with 16 bits", report, b=png_file(40, wide, depth=16))
    # One step in one channel, at the corners and in the middle, also under almost transparent alpha.
    for x, y in ((0, 0), (39, 29), (17, 11)):
        for channel in range(4):
            for alpha in (255, 3):
                rows = [[200, 100, 50, alpha] * 40 for _ in range(30)]
                first = png_file(40, rows)
                rows[y][4 * x + channel] -= 1
                region = {"x": x, "y": y, "width": 1, "height": 1}
                changed = {**report, "equal": False, "differentPixels": 1, "share": 1 / 1200, "regions": [region]}
                name = f"one step of channel {channel} at {x}, {y} with alpha {alpha}"
                compare(name, changed, a=first, b=png_file(40, rows))
    compare("one different pixel is allowed", {**changed, "equal": True}, "--max-different-pixels", "1")
    compare("an invisible step", report, "--threshold", "0.1")
    sizes = [{"width": 40, "height": 30}, {"width": 20, "height": 30}]
    smaller = {**report, "equal": False, "width": 20, "sizes": sizes}
    narrow = png_file(20, [row[:80] for row in base])
    compare("another size", smaller, "--max-different-pixels", "9999", a=png_file(40, base), b=narrow)
    picture = program.run("diff", one, other, "-o", "-")
    tally.check("diff: -o - is a picture, and the words go elsewhere",
                picture.stdout.startswith(b"\x89PNG") and b"size" in picture.stderr, picture.stderr)
    piped = program.run("diff", "-", one, input=one.read_bytes())
    tally.equal("diff: standard input is compared", piped.returncode, 0)


# --- Pictures that are meant to harm ---------------------------------------------------------------------------------


def png_chunk(name, content):
    return len(content).to_bytes(4, "big") + name + content + zlib.crc32(name + content).to_bytes(4, "big")


def blank_file(width, height, color_type=0, interlaced=False, before=b"", ground=0):
    """A PNG with one bit per pixel in a single color: a few kB whatever its size."""
    passes = [(0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2)]
    packer, data = zlib.compressobj(9), b""
    for x, y, dx, dy in passes if interlaced else [(0, 0, 1, 1)]:
        columns, rows = (width - x + dx - 1) // dx, (height - y + dy - 1) // dy
        row = b"\0" + bytes([ground]) * ((columns + 7) // 8)
        data += b"".join(packer.compress(row) for _ in range(rows if columns > 0 else 0))
    header = width.to_bytes(4, "big") + height.to_bytes(4, "big") + bytes([1, color_type, 0, 0, int(interlaced)])
    chunks = png_chunk(b"IHDR", header) + before + png_chunk(b"IDAT", data + packer.flush()) + png_chunk(b"IEND", b"")
    return b"\x89PNG\r\n\x1a\n" + chunks


def check_hostile_pictures(program, tally, folder):
    """Small files that demand many resources: an answer or a clear error, with little time and memory."""
    folder = folder / "hostile"
    folder.mkdir()
    palette = png_chunk(b"PLTE", b"\1\2\3\4\5\6")
    bomb = zlib.compress(bytes(64 << 20), 9)
    texts = b"".join(
        [png_chunk(b"zTXt", b"Comment\0\0" + bomb), png_chunk(b"iTXt", b"Title\0\1\0\0\0" + bomb)] * 15)
    document = png_chunk(b"iTXt", b"menumock-document\0\1\0\0\0" + bomb)
    name = b"menumock-document".hex().upper().encode()
    objects = b"%PDF-1.4\n1 0 obj\n<< /Length -1 >>\nstream\nx\nendstream\nendobj\n"
    table = b"xref\n0 2\n0000000000 65535 f \n0000000009 00000 n \n"
    trailer = b"trailer\n<< /Size 2 /MenumockFiles [ <" + name + b"> 1 0 R ] >>\n"
    length = objects + table + trailer + f"startxref\n{len(objects)}\n%%EOF\n".encode()
    files = {
        "wide": blank_file(60_000_000, 1), "wide2": blank_file(60_000_000, 1, ground=255),
        "interlaced": blank_file(8191, 8191, interlaced=True),
        "interlaced2": blank_file(8191, 8191, 3, True, palette),
        "texts": blank_file(1, 1, before=texts), "document": blank_file(1, 1, before=document),
        "tall": blank_file(1000, 100_000), "tall2": blank_file(1000, 100_000, ground=255),
        "length": length,
    }
    for name, data in files.items():
        (folder / name).write_bytes(data)
    cases = [
        ("wide PNGs", 65, b"60000000", ["diff", "wide", "wide2"]),
        ("interlaced PNGs", 1, b"", ["diff", "interlaced", "interlaced2"]),
        ("PNGs of more pixels than are held", 1, b"", ["diff", "tall", "tall2"]),
        ("a PNG of large texts", 65, b"embeds no document", ["extract", "texts"]),
        ("a PNG with a document that is too long", 65, b"exceeds 33554432 bytes", ["extract", "document"]),
        ("a PDF with a negative length", 65, b"length", ["extract", "length"]),
    ]
    for name, status, words, (command, *paths) in cases:
        start = time.perf_counter()
        process = subprocess.Popen(
            [program.path, command, *[folder / path for path in paths]], stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
        said = process.stderr.read()
        _, code, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(code)
        tally.check(f"{name}: exit status", process.returncode == status, f"{process.returncode}: {said}")
        tally.check(f"{name}: message", words in said, said)
        tally.check(f"{name}: processor time", usage.ru_utime + usage.ru_stime < 2, usage.ru_utime + usage.ru_stime)
        tally.check(f"{name}: memory", usage.ru_maxrss < 300 << 10, f"{usage.ru_maxrss} kB")
        tally.check(f"{name}: time", time.perf_counter() - start < 60, "")


def check_large_input(program, tally, folder):
    """Pictures on standard input are read completely, also beyond the limit for documents."""
    filling = png_chunk(b"fiLl", bytes(17 << 20))
    drawn = program.draw("-", "png", input=b'{"menu": {"items": ["Copy"]}}')
    # After the header, which comes first.
    large = drawn[:33] + filling + drawn[33:]
    picture = folder / "large.png"
    picture.write_bytes(drawn)
    run = program.run("diff", "-", picture, input=large)
    tally.check("diff: a picture of 17 MB on standard input", run.returncode == 0, run.stderr)
    run = program.run("extract", "-", input=large)
    tally.check("extract: a picture of 17 MB on standard input", run.stdout == b'{"menu": {"items": ["Copy"]}}', run.stderr)


def check_standard_input(program, tally, folder):
    """`-` is standard input for documents, manifests, and string tables. Input beyond the limit is refused."""
    place = folder / "input"
    place.mkdir()
    manifest = json.dumps({"mockups": [str(SAMPLES / "toggle.json")], "matrix": {"scale": [1, 2]}}).encode()
    run = program.run("batch", "-", "-o", place / "pictures", input=manifest)
    made = sorted(name for name in os.listdir(place / "pictures") if name[0] != ".")
    tally.equal("batch draws the manifest on standard input", (run.returncode, made), (0, ["toggle@1x.png", "toggle@2x.png"]))
    run = program.run("check", "-", "--goldens", place / "pictures", "--scale", "1", input=manifest)
    tally.check("check compares the manifest on standard input", run.returncode == 0, run.stderr)
    run = program.run(
        "render", SAMPLES / "toggle.json", "-o", place / "a.png", "--strings", "-", "--missing-string", "ignore", input=b"{}")
    tally.check("a table of strings on standard input", run.returncode == 0, run.stderr)
    for command in ("render", "-", "-o", place / "a.png"), ("batch", "-", "-o", place), ("validate", "-"):
        run = program.run(*command, input=b" " * ((16 << 20) + 1))
        tally.check(f"{command[0]}: 16 MiB and a byte", run.returncode == 65 and b"larger than 16 MiB" in run.stderr, run.stderr)


# --- Diagnostics of broken documents --------------------------------------------------------------------------------

BROKEN = (
    ('{"menu": {"items": [}}', 1, 21),
    ('{\n  "menu": {},\n  "mneu": {}\n}\n', 3, 3),
    ('{\r\n  "menu": {"items": ["é", 5]}\r\n}', 2, 27),
    ('\ufeff{"menu": {"layout": "huge"}}', 1, None),
    ("", 1, 1),
    ("[]", 1, 1),
    ('{"menu": {"items": ["A", {"title": 5}]}}', 1, 36),
)


def check_diagnostics(program, tally, folder):
    place = folder / "diagnostics"
    place.mkdir()
    file = place / "menu.json"
    for text, line, column in BROKEN:
        file.write_bytes(text.encode())
        for command in (["render", "menu.json", "-o", "menu.png"], ["validate", "menu.json"], ["layout", "menu.json"]):
            run = program.run(*command, cwd=place)
            said = run.stderr.decode()
            expected = rf"^menu\.json:{line}:{column or '[0-9]+'}: error: \S.*$"
            tally.check(f"{command[0]} of {text!r} names the place", re.search(expected, said, re.MULTILINE), said)
            tally.equal(f"{command[0]} of {text!r}", run.returncode, 65)
        run = program.run("render", "-", input=text.encode())
        tally.check(f"stdin of {text!r} has a name", run.stderr.startswith(b"<stdin>:"), run.stderr.decode())
        tally.equal(f"nothing is drawn of {text!r}", run.stdout, b"")
        run = program.run("validate", "menu.json", "--diagnostic-format", "json", cwd=place)
        places = [json.loads(entry) for entry in run.stderr.decode().splitlines()]
        tally.check(f"{text!r} as JSON", places and all("message" in entry for entry in places), run.stderr.decode())
    everything = '{\n"mneu": 1,\n"menu": {"items": [\n{"titel": "A"},\n5,\n{"title": "B", "isOn": true}\n]}}'
    file.write_text(everything)
    lines = program.run("validate", "menu.json", cwd=place).stderr.decode().splitlines()
    found = sorted({int(line.split(":")[1]) for line in lines if ": error: " in line})
    tally.equal("all errors are reported at once", found, [2, 4, 5, 6])


def check_goldens(program, tally):
    """Each golden case with an error fails as a process: with 65 and lines that name the location."""
    form = re.compile(r"^[^:]+:[0-9]+:[0-9]+: (error|warning|note): \S")
    cases = sorted((ROOT / "Tests" / "Goldens").rglob("diagnostics.txt"))
    runs = in_parallel(lambda case: program.run("validate", "mockup.json", cwd=case.parent), cases)
    for case, run in zip(cases, runs):
        name = case.parent.relative_to(ROOT / "Tests" / "Goldens")
        is_bad = ": error: " in case.read_text("utf-8")
        tally.equal(f"{name}: status", run.returncode, 65 if is_bad else 0)
        said = run.stderr.decode().splitlines()
        odd = [line for line in said if not form.match(line) and not line.startswith((" ", "help: "))]
        tally.check(f"{name}: each line names a place", not odd, "\n".join(odd))


def steps(program, tally, folder):
    return {
        "new-processes": lambda: check_new_processes(program, tally, folder),
        "jobs": lambda: check_jobs(program, tally, folder),
        "binary-alone": lambda: check_binary_alone(program, tally, folder),
        "libraries": lambda: check_libraries(program, tally, folder),
        "statuses": lambda: check_statuses(program, tally, folder),
        "interruption": lambda: check_interruption(program, tally),
        "sets": lambda: check_sets(program, tally, folder),
        "failures-leave-files": lambda: check_failures_leave_files(program, tally, folder),
        "texts": lambda: check_texts(program, tally, folder),
        "pipes": lambda: check_pipes(program, tally, folder),
        "extraction": lambda: check_extraction(program, tally, folder),
        "differences": lambda: check_differences(program, tally, folder),
        "hostile-pictures": lambda: check_hostile_pictures(program, tally, folder),
        "standard-input": lambda: check_standard_input(program, tally, folder),
        "large-input": lambda: check_large_input(program, tally, folder),
        "diagnostics": lambda: check_diagnostics(program, tally, folder),
        "goldens": lambda: check_goldens(program, tally),
    }


def main():
    return frame.run(frame.arguments(__doc__).parse_args(), steps)


if __name__ == "__main__":
    sys.exit(main())
