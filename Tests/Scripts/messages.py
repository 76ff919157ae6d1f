#!/usr/bin/env python3
"""Tests machine-readable output: JSON lines, GitHub's workflow commands and job summaries, and the documented workflow
with stand-ins for the runner: the variables and files of its steps.
"""
import json
import os
import pathlib
import re
import subprocess
import sys

import frame

ROOT = pathlib.Path(__file__).resolve().parents[2]
MENU = {"menu": {"title": "Note", "items": ["Copy", "Paste"]}}
MANIFEST = {
    "matrix": {"appearance": ["light", "dark"], "scale": [1, 2]}, "output": "{name}{~appearance}@{scale}x.png",
    "mockups": ["menus/*.json"], "goldens": "goldens"}
# An emoji is one scalar and two UTF-16 code units.
BROKEN = '{\n  "menu": {\n    "items": [\n      "👋", { "title": "A", "systemImage": "trahs", "nonsense": [1,\n 2] }\n    ]\n  }\n}\n'


def project(folder, name, **documents):
    place = folder / name
    (place / "menus").mkdir(parents=True)
    (place / "menumock.json").write_text(json.dumps(MANIFEST))
    for stem, text in (documents or {"note": MENU}).items():
        write(place, stem, text)
    return place


def write(place, stem, text):
    (place / "menus" / f"{stem}.json").write_text(text if isinstance(text, str) else json.dumps(text, indent=2))


def objects(tally, name, run):
    """The lines of standard error, each of them an object."""
    found = []
    for line in run.stderr.decode().splitlines():
        try:
            value = json.loads(line)
        except ValueError:
            value = None
        if tally.check(f"{name}: a line is an object with a message", isinstance(value, dict) and "message" in value, line):
            found.append(value)
            tally.check(f"{name}: it says how bad it is", value.get("severity") in ("error", "warning", "note", "suggestion"), line)
    return found


def check_json(program, tally, folder):
    """Every line is an object, whatever the message."""
    place = project(folder, "json", note=MENU, broken=BROKEN)
    as_json = ("--diagnostic-format", "json")

    run = program.run("validate", "menus/broken.json", *as_json, cwd=place)
    found = objects(tally, "validate", run)
    by_path = {entry["path"]: entry for entry in found}
    key = next((entry for entry in found if "nonsense" in entry["message"]), {})
    places = tuple(key.get(name) for name in ("line", "column", "columnUTF16", "endLine", "endColumn", "endColumnUTF16"))
    line = BROKEN.splitlines()[3]
    column = line.index('"nonsense"') + 1
    tally.equal("an unknown key: where it is", places, (4, column, column + 1, 4, column + 10, column + 11))
    tally.check("the other is there", len(by_path) >= 1, found)
    again = objects(tally, "validate", program.run("validate", "menus/broken.json", *as_json, cwd=place))
    tally.equal("identities stay", [entry.get("id") for entry in again], [entry.get("id") for entry in found])
    tally.check("identities differ", len({entry.get("id") for entry in found}) == len(found), found)
    write(place, "broken", "\n\n" + BROKEN)
    moved = objects(tally, "validate", program.run("validate", "menus/broken.json", *as_json, cwd=place))
    tally.equal("also where lines are added above", [entry.get("id") for entry in moved], [entry.get("id") for entry in found])

    write(place, "broken", MENU)
    cases = (
        ("batch", 0, ["batch", "-o", "out", "--verbose"]), ("accept", 0, ["check", "--accept"]), ("check", 0, ["check"]),
        ("usage", 64, ["batch", "--nonsense"]), ("a command", 64, ["chekc"]), ("a value", 64, ["batch", "--scale", "many"]),
        ("a file", 66, ["render", "none.json"]), ("a name", 66, ["batch", "--only", "x"]),
        ("fmt", 1, ["fmt", "--check", "menus"]))
    write(place, "broken", '{"menu":{"items":["A"]}}')
    for name, status, arguments in cases:
        run = program.run(*arguments, *as_json, cwd=place)
        found = objects(tally, name, run)
        tally.equal(f"{name}: status: {run.stderr.decode()}", run.returncode, status)
        if status:
            tally.check(f"{name}: something is said", found and found[-1]["severity"] == "error", found)
    write(place, "note", {"menu": {"items": ["Copy"]}})
    run = program.run("check", *as_json, cwd=place)
    found = objects(tally, "a difference", run)
    pictures = [entry for entry in found if "verdict" in entry]
    tally.equal("a difference: pictures", len(pictures), 4)
    tally.check("a difference: each says why", all(entry["document"] and entry["path"] for entry in pictures), pictures)
    tally.equal("a difference: the sum", (found[-1]["counts"]["resized"], found[-1]["ok"]), (4, False))
    (place / "menus" / "wrong.json").write_text("{")
    found = objects(tally, "a broken one", program.run("batch", "-o", "out", *as_json, cwd=place))
    tally.check("a broken one is reported", any(entry.get("file") == "menus/wrong.json" for entry in found), found)


# The error and its code frame: the line, and marks below the key.
MISSPELLED = '{\n  "menu": {\n    "items": ["日本", { "titel": "B" }]\n  }\n}\n'
FRAME = (
    ':3:23: error: menu.items[1]: unknown key "titel"\n'
    '      "items": ["日本", { "titel": "B" }]\n'
    + 26 * " " + '^~~~~~~\n'
    'help: did you mean "title"?\n')


def check_frames(program, tally, folder):
    """Every command that reports positions shows the line on a terminal, and only there."""
    place = project(folder, "frames", note=MISSPELLED)
    (place / "goldens").mkdir()
    # Colors would be between the parts.
    environment = {"NO_COLOR": "1"}
    document = "menus/note.json"
    for command in (
            ["validate", document], ["validate", "menumock.json"], ["render", document, "-o", "a.png"],
            ["layout", document], ["batch", "-o", "out"], ["check"], ["fmt", document], ["export", document, "--to", "swiftui"],
            ["strings", "extract", document]):
        name = " ".join(command)
        status, shown = program.on_terminal(*command, stream="stderr", cwd=place, env=environment)
        shown = shown.decode().replace("\r\n", "\n")
        tally.check(f"{name}: status", status, status)
        tally.check(f"{name}: a frame", document + FRAME in shown, shown)
        run = program.run(*command, cwd=place)
        tally.check(f"{name}: none elsewhere", b"^~" not in run.stderr and b"\nhelp: " in run.stderr, run.stderr.decode())
    status, shown = program.on_terminal("lint", document, stream="stdout", cwd=place, env=environment)
    shown = shown.decode().replace("\r\n", "\n")
    tally.check("lint: a frame", FRAME.split("\n")[1] in shown and "^" in shown and "\nhelp: did" in shown, shown)
    (place / "Broken.xib").write_text("<document>\n  <menu></document>\n")
    status, shown = program.on_terminal("import", "Broken.xib", stream="stderr", cwd=place, env=environment)
    shown = shown.decode().replace("\r\n", "\n")
    tally.check("import: a frame", (
        "Broken.xib:2:9: error: expected </menu>, found </document>\n    <menu></document>\n          ^" in shown), shown)
    status, shown = program.on_terminal("validate", document, stream="stderr", cwd=place)
    tally.check("colors", b"\x1b[1;31merror:\x1b[0m" in shown and b"\x1b[36mhelp:\x1b[0m" in shown, shown)
    (place / "menus" / "note.json").write_text('{ "menu": { "\x1b]0;x\x07\u202e": 1 } }')
    status, shown = program.on_terminal("validate", document, stream="stderr", cwd=place, env=environment)
    tally.check("no control characters of the file", b"\x1b" not in shown and b"\xe2\x80\xae" not in shown, shown)


def commands(text):
    """The workflow commands in the output, as the runner reads them: level, properties, message."""
    found = []
    for line in text.splitlines():
        match = re.fullmatch(r"::(error|warning|notice)(?: ([^:]*))?::(.*)", line)
        if match:
            level, properties, message = match.groups()
            pairs = dict(part.split("=", 1) for part in (properties or "").split(",") if part)
            for sign, written in (("\r", "%0D"), ("\n", "%0A"), (":", "%3A"), (",", "%2C"), ("%", "%25")):
                pairs = {key: value.replace(written, sign) for key, value in pairs.items()}
                if sign not in ":,":
                    message = message.replace(written, sign)
            found.append((level, pairs, message))
    return found


def runner(folder, place, program):
    """The environment of a step on GitHub's runner."""
    temp = folder / "runner"
    (temp / "bin").mkdir(parents=True, exist_ok=True)
    link = temp / "bin" / "menumock"
    if not link.exists():
        link.symlink_to(program.path)
    summary = temp / "summary.md"
    summary.write_text("")
    return summary, {
        "PATH": f"{temp}/bin:{os.environ['PATH']}", "HOME": str(temp), "GITHUB_ACTIONS": "true", "CI": "true",
        "GITHUB_STEP_SUMMARY": str(summary), "GITHUB_WORKSPACE": str(place), "RUNNER_TEMP": str(temp)}


def check_github(program, tally, folder):
    """Annotations and the job summary of a step."""
    place = project(folder, "github", note=MENU, other={"menu": {"items": ["Sort"]}})
    summary, environment = runner(folder, place, program)

    def run(*arguments):
        found = program.run(*arguments, "--diagnostic-format", "github", cwd=place, env=environment)
        return found, commands(found.stderr.decode())

    done, found = run("check", "--accept")
    tally.equal(f"accepted: {done.stderr.decode()}", (done.returncode, found), (0, []))
    summary.write_text("before\n")
    done, found = run("check")
    tally.equal("nothing differs", (done.returncode, found), (0, []))
    text = summary.read_text()
    tally.check("the summary is added to", text.startswith("before\n") and "8 pictures: 8 same" in text, text)
    write(place, "note", {"menu": {"title": "Note", "items": ["Copy", "100 %, <b>|x: y"]}})
    summary.write_text("")
    done, found = run("check")
    tally.equal("a difference", done.returncode, 1)
    tally.equal("one cause, one annotation", len(found), 1)
    for level, properties, message in found:
        lines = (place / "menus" / "note.json").read_text().splitlines()
        tally.equal("its level and file", (level, properties["file"]), ("error", "menus/note.json"))
        tally.check("its line is that of the change", "100 %" in lines[int(properties["line"]) - 1], properties)
        tally.check("its message names the pictures", all(f"note{look}@{scale}x.png" in message for look in ("", "~dark") for scale in (1, 2)), message)
        tally.check("its message has lines", "\n" in message and "100 %, <b>|x: y" in message, message)
    text = summary.read_text()
    rows = [line for line in text.splitlines() if line.startswith("| menus/note.json")]
    tally.equal(f"one row of the table: {text}", len(rows), 1)
    tally.check("signs are escaped in it", rows and "100 %, &lt;b&gt;\\|x: y" in rows[0] and rows[0].count(" | ") == 2, rows)
    write(place, "note", BROKEN)
    done, found = run("validate", "menus/note.json")
    tally.check("errors have lines and columns", any(
        properties.get("line") == "4" and "endColumn" in properties for _, properties, _ in found), done.stderr.decode())
    done, found = run("check", "--nonsense")
    tally.check("a wrong option", done.returncode == 64 and found and found[0][0] == "error", done.stderr.decode())
    before = summary.read_text()
    program.run("check", cwd=place, env=environment)
    tally.equal("without the form there is no summary", summary.read_text(), before)


def check_matcher(program, tally, folder):
    """The problem matcher finds the plain-text diagnostics."""
    place = project(folder, "matcher", note=BROKEN)
    pattern = json.loads((ROOT / "Packaging" / "problem-matcher.json").read_text())["problemMatcher"][0]["pattern"][0]
    said = program.run("validate", "menus/note.json", cwd=place).stderr.decode()
    tally.check("something is said", said)
    for line in said.splitlines():
        if line.startswith("help: "):
            tally.check("help is no message", re.match(pattern["regexp"], line) is None, line)
            continue
        match = re.match(pattern["regexp"], line)
        tally.check("it matches", match and match[pattern["file"]] == "menus/note.json"
                    and match[pattern["severity"]] in ("error", "warning", "note") and match[pattern["message"]], line)
    for line in ("menumock: error: 1 of 4 pictures were not rendered", "::error file=a.json,line=1::x:1:2: error: y"):
        tally.check("it does not", re.match(pattern["regexp"], line) is None, line)


def documented_steps():
    """The commands of the workflow in Goldens.md, and the paths that it uploads."""
    blocks = re.findall(r"```yaml\n(.*?)```", (ROOT / "Documentation" / "Goldens.md").read_text(), re.DOTALL)
    block = next(text for text in blocks if "menumock check" in text)
    return re.findall(r"- run: (.+)", block), re.findall(r"path: ([\w./-]+)", block)


def check_workflow(program, tally, folder):
    """Runs the steps of the documented workflow like a runner."""
    steps, kept = documented_steps()
    tally.check("there are steps", steps and kept, (steps, kept))
    place = project(folder, "workflow")
    (place / "documentation.json").write_text(json.dumps({**MANIFEST, "report": "report"}))
    (place / "menumock.json").write_text(json.dumps({**MANIFEST, "report": "report"}))
    tally.equal("goldens", program.run("check", "--accept", cwd=place).returncode, 0)
    _, environment = runner(folder, place, program)

    def run():
        status = 0
        for step in steps:
            done = subprocess.run(
                ["bash", "--noprofile", "--norc", "-eo", "pipefail", "-c", step], cwd=place, env=environment,
                stdout=subprocess.PIPE, stderr=subprocess.PIPE, timeout=300)
            status = status or done.returncode
        return status

    tally.equal("nothing differs", run(), 0)
    write(place, "note", {"menu": {"items": ["Cut"]}})
    tally.equal("a difference fails the job", run(), 1)
    for path in kept:
        tally.check(f"{path} is there to be kept", (place / path / "index.html").is_file(), path)


def check_manual(program, tally):
    """The manual page has each command's examples, line by line, and the options by section."""
    page = subprocess.run(
        [sys.executable, ROOT / "Scripts" / "manual.py", "--program", program.path], stdout=subprocess.PIPE, check=True,
        env={**os.environ, "SOURCE_DATE_EPOCH": "0"}).stdout.decode().replace("\\-", "-")
    parts = page.split("\n.SS ")
    for command in ("render", "batch", "check", "init", "strip", "list"):
        own = next((part for part in parts if part.startswith(f"{command}\n")), "")
        tally.check(f"{command} has examples", f"\n.nf\nmenumock {command}" in own, own[:300])
    for title in ("Content", "Output", "Missing resources", "Files and folders", "Messages"):
        tally.check(f"options of {title!r}", any(part.startswith(f"{title}\n") for part in parts), title)
        shown = program.run("help", "render").stdout.decode()
        tally.check(f"help has {title!r}", f"\n{title.upper()}:" in shown or f"\n{title}:" in shown, shown[:400])
    tally.check("validate has no options of pictures", b"--scale" not in program.run("help", "validate").stdout)


def steps(program, tally, folder):
    return {
        "manual": lambda: check_manual(program, tally),
        "json": lambda: check_json(program, tally, folder),
        "frames": lambda: check_frames(program, tally, folder),
        "github": lambda: check_github(program, tally, folder),
        "matcher": lambda: check_matcher(program, tally, folder),
        "workflow": lambda: check_workflow(program, tally, folder),
    }


def main():
    return frame.run(frame.arguments(__doc__).parse_args(), steps)


if __name__ == "__main__":
    sys.exit(main())
