#!/usr/bin/env python3
"""Tests projects: how the file is found, its options, and their precedence."""
import json
import sys

import frame

MENU = '{"menu": {"title": "Note", "items": [{"title": "Copy", "systemImage": "own.mark"}, "Paste"]}}'
SYMBOL = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M4 4h16v16H4z" fill="none" '
    'stroke="currentColor" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round"/></svg>')

# Options of single runs, of the command itself, or of its output, which a project cannot set.
OF_A_RUN = {
    "accept", "acceptFrom", "diagnosticFormat", "dryRun", "force", "help", "only", "output", "prune", "quiet", "shard",
    "shardPlan", "verbose", "version", "warningsAsErrors", "watch", "strings", "noLint", "source",
}


def write(place, files):
    """Files below a folder, as text or as JSON."""
    for name, content in files.items():
        path = place / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(content if isinstance(content, str) else json.dumps(content))
    return place


def project(folder, name, **manifest):
    """A project with a document and a symbol."""
    return write(folder / name, {
        "menumock.json": {
            "symbols": "marks", "missingSymbol": "error", "mockups": ["menus/*.json"], "output": "{name}.{format}",
            **manifest},
        "menus/note.json": MENU, "marks/own.mark.svg": SYMBOL})


def names(place):
    return sorted(str(path.relative_to(place)) for path in place.rglob("*") if path.is_file())


def check_search(program, tally, folder):
    """The file is found in the folder and its parents, and a folder stands for its project file."""
    place = project(folder, "search", goldens="goldens", noSource=True)
    (place / "deep" / "down").mkdir(parents=True)
    for start in (place, place / "deep", place / "deep" / "down"):
        run = program.run("batch", cwd=start)
        tally.equal(f"batch in {start.name}: {run.stderr.decode()}", run.returncode, 0)
    tally.check("the pictures are beside the project's file", (place / "note.png").is_file(), names(place))
    for arguments in (["batch", "search"], ["batch", "search/"], ["batch", "search/menumock.json"], ["lint", "search/menumock.json", "--fail-on", "never"]):
        run = program.run(*arguments, cwd=folder)
        tally.equal(f"{' '.join(arguments)}: {run.stderr.decode()}", run.returncode, 0)
    run = program.run("check", "--accept", cwd=place / "deep")
    tally.equal(f"check --accept: {run.stderr.decode()}", run.returncode, 0)
    tally.check("goldens are where the project says", (place / "goldens" / "note.png").is_file(), names(place))
    tally.equal("check", program.run("check", cwd=place / "deep").returncode, 0)
    run = program.run("lint", "--fail-on", "never", cwd=place / "deep")
    tally.equal(f"lint: {run.stderr.decode()}", run.returncode, 0)
    empty = write(folder / "empty", {"a.txt": ""})
    for arguments in (["batch"], ["check"], ["lint"], ["merge"]):
        run = program.run(*arguments, cwd=empty)
        tally.equal(f"{arguments[0]} without a project", run.returncode, 64)
        tally.check(f"{arguments[0]} says so", b"no menumock.json in this folder or above" in run.stderr, run.stderr)
    run = program.run("batch", ".", cwd=empty)
    tally.check("a folder without one", run.returncode == 66 and b"contains no menumock.json" in run.stderr, run.stderr)


def check_merge(program, tally, folder):
    """Results are read from the project's path, and from standard input."""
    place = project(folder, "merge", goldens="goldens", results="out/results.jsonl")
    (place / "out").mkdir()
    tally.equal("check", program.run("check", "--accept", cwd=place).returncode, 0)
    tally.equal("check again", program.run("check", cwd=place).returncode, 0)
    lines = (place / "out" / "results.jsonl").read_bytes()
    run = program.run("merge", cwd=place)
    tally.equal(f"merge: {run.stderr.decode()}", (run.returncode, run.stdout), (0, lines))
    run = program.run("merge", "-", cwd=place, input=lines)
    tally.equal(f"merge -: {run.stderr.decode()}", (run.returncode, run.stdout), (0, lines))
    run = program.run("merge", "-", cwd=place, input=b"{}\n")
    tally.check("a line that is none", run.returncode == 65 and b"<stdin>:1" in run.stderr, run.stderr)
    tally.equal("twice", program.run("merge", "-", "-", cwd=place).returncode, 64)


def check_standard_input(program, tally, folder):
    """Manifests and tables can also come from standard input."""
    place = project(folder, "input", matrix={"locale": ["de"]}, sourceLocale="en", strings={"de": "de.json"})
    write(place, {"de.json": {"Copy": "Kopieren", "Paste": "Einsetzen", "Note": "Notiz"}})
    manifest = (place / "menumock.json").read_bytes()
    run = program.run("batch", "-", "-o", "out", cwd=place, input=manifest)
    tally.equal(f"batch -: {run.stderr.decode()}", run.returncode, 0)
    run = program.run("check", "-", "--goldens", "out", cwd=place, input=manifest)
    tally.equal(f"check -: {run.stderr.decode()}", run.returncode, 0)
    run = program.run(
        "render", "menus/note.json", "--symbols", "marks", "--strings", "-", "--locale", "de", "--alt", "alt.txt", "-o",
        "de.png", cwd=place, input=(place / "de.json").read_bytes())
    tally.equal(f"--strings -: {run.stderr.decode()}", run.returncode, 0)
    tally.check("the table counts", "Kopieren" in (place / "alt.txt").read_text(), (place / "alt.txt").read_text())


def check_options(program, tally, folder):
    """Project options apply, with lower precedence than the command line."""
    place = project(
        folder, "options", format="svg", appearance="dark", padding=12, svgText="text", noSource=True,
        results="out.jsonl", markdown="docs/pictures.md", goldens="goldens", threshold=0.5, maxDifferentPixels=7, jobs=1)
    (place / "docs").mkdir()
    run = program.run("batch", "--verbose", cwd=place)
    said = run.stderr.decode()
    tally.equal(f"batch: {said}", run.returncode, 0)
    picture = (place / "note.svg").read_text()
    tally.check("svgText counts", "<text" in picture, picture[:200])
    tally.check("noSource counts", "menumock-document" not in picture, picture[:200])
    tally.check("results are there", b'"path":"note.svg"' in (place / "out.jsonl").read_bytes().replace(b" ", b""), said)
    tally.check("Markdown is there", "../note.svg" in (place / "docs" / "pictures.md").read_text(), said)
    tally.check("--verbose says where", "menumock.json:1:" in said and " symbols [\"marks\"]" in said, said)
    light = program.run("batch", "--appearance", "light", "-o", "light", "--svg-text", "outlines", cwd=place)
    tally.equal(f"the command line: {light.stderr.decode()}", light.returncode, 0)
    tally.check("the command line comes first", "<text" not in (place / "light" / "note.svg").read_text())
    markdown = (place / "docs" / "pictures.md").read_bytes()
    (place / "docs" / "pictures.md").write_text("kept")
    program.run("batch", "--only", "note", cwd=place)
    tally.equal("a part of the set replaces no Markdown", (place / "docs" / "pictures.md").read_text(), "kept")
    tally.check("there was some", markdown)
    for key, value, said in (
        ("symbols", ["nowhere"], 'the folder "nowhere" does not exist'), ("base", "nowhere", "does not exist"),
        ("thershold", 1, 'did you mean "threshold"?'), ("threshold", 2, "from 0 to 1"), ("jobs", 0, "from 1 to 1024"),
        ("missingSymbol", "warm", '"warn"')):
        write(place, {"bad.json": {"mockups": ["menus/note.json"], key: value}})
        run = program.run("batch", "bad.json", "-o", "bad", cwd=place)
        found = run.stderr.decode()
        tally.check(f"{key} {value}", run.returncode == 65 and said in found and "bad.json:1:" in found, found)


def check_single_documents(program, tally, folder):
    """The project's rendering options apply to documents named one by one, with lower precedence than the command line.
    """
    place = project(
        folder, "single", padding=12, defaults={"appearance": "dark", "platform": "macOS", "theme": "themes/own.json"},
        noSource=True, matrix={"locale": ["en", "de"]}, sourceLocale="en", strings={"de": "de.json"})
    write(place, {
        "themes/own.json": {"extends": "macos-26", "colors": {"accent": "#123456"}},
        "de.json": {"Copy": "Kopieren", "Paste": "Einsetzen", "Note": "Notiz"},
        "ios.json": {"platform": "iOS", "menu": {"items": ["A"]}}, "deep/b.json": MENU})

    def layout(*arguments, cwd=place):
        run = program.run("layout", *arguments, cwd=cwd)
        tally.equal(f"layout {' '.join(map(str, arguments))}: {run.stderr.decode()}", run.returncode, 0)
        return json.loads(run.stdout) if run.returncode == 0 else {}

    alone = ["--no-project", "--symbols", "marks", "--padding", "12"]
    said = ["--appearance", "dark", "--platform", "macOS", "--theme", "../themes/own.json"]
    drawn = layout("menus/note.json")
    tally.check("a layout", drawn.get("boxes"), drawn)
    tally.equal("as if the command line said it", drawn, layout("menus/note.json", *alone, *said))
    tally.equal("from below", layout("../menus/note.json", cwd=place / "deep"), drawn)
    phone = ["--appearance", "light", "--platform", "iOS", "--theme", "ios-26"]
    tally.equal("the command line comes first", layout("menus/note.json", *phone), layout("menus/note.json", *alone, *phone))
    found = json.dumps(layout("menus/note.json", "--locale", "de"), ensure_ascii=False)
    tally.check("its tables", "Kopieren" in found, found[:400])
    # A language without a table is drawn with the document's texts.
    tally.check("no table", "Copy" in json.dumps(layout("menus/note.json", "--locale", "ar")))
    run = program.run("render", "menus/note.json", "-o", "a.png", "--verbose", cwd=place)
    said = run.stderr.decode()
    tally.equal(f"render: {said}", run.returncode, 0)
    tally.check("--verbose says where", "menumock.json:1:" in said and " symbols [\"marks\"]" in said, said)
    tally.check("it says nothing of what does not count", " results " not in said and " goldens " not in said, said)
    tally.equal("noSource", program.run("extract", "a.png", cwd=place).returncode, 65)
    run = program.run("render", "menus/note.json", "-o", "b.png", "--source", cwd=place)
    tally.equal("--source", program.run("extract", "b.png", cwd=place).stdout.decode(), MENU)
    recipe = json.loads(program.run("extract", "b.png", "--recipe", cwd=place).stdout)
    tally.equal("the recipe has what counted", recipe["options"]["padding"], 12)
    # The picture is the same whether rendered alone or as part of the set.
    program.run("batch", "-o", "set", "--source", "--locale", "en", cwd=place)
    tally.equal("as in the set", (place / "set" / "note.png").read_bytes(), (place / "b.png").read_bytes())
    run = program.run("render", "menus/note.json", "-o", "c.png", "--no-project", cwd=place)
    tally.check("--no-project: the symbol is unknown", b"own.mark" in run.stderr and run.returncode == 0, run.stderr)
    run = program.run("render", "ios.json", "-o", "d.png", cwd=place)
    tally.check(
        "a theme for another platform is reported for the project",
        run.returncode == 65 and b"menumock.json:1:" in run.stderr and b"does not support iOS" in run.stderr, run.stderr)
    run = program.run("validate", "menus/note.json", cwd=place)
    tally.equal(f"validate: {run.stderr.decode()}", (run.returncode, run.stderr), (0, b""))
    run = program.run("list", "symbols", "mark", cwd=place)
    tally.check("list has the project's symbols", b"own.mark" in run.stdout, run.stdout)
    write(place, {"menumock.json": {"mockups": ["menus/*.json"], "thershold": 1, "padding": 1}})
    run = program.run("render", "menus/note.json", "-o", "e.png", cwd=place)
    tally.check("a project with a mistake", run.returncode == 65 and b'"threshold"' in run.stderr, run.stderr)
    write(place, {"menumock.json": {"mockups": ["menus/*.json"], "format": "svg", "symbols": "marks"}})
    run = program.run("render", "menus/note.json", "-o", "forms/", cwd=place)
    tally.equal(f"the project's format: {run.stderr.decode()}", names(place / "forms"), ["note.svg"])
    run = program.run("render", "menus/note.json", "-o", "forms/x.png", cwd=place)
    tally.check("an ending comes first", (place / "forms" / "x.png").read_bytes()[1:4] == b"PNG", run.stderr)


def check_texts(program, tally, folder):
    """Descriptions and legends of several pictures: one file each, next to nothing that is rendered."""
    marked = {"menu": {"items": [{"title": "Copy", "callout": 1, "help": "Copies it."}, "Paste"]}}
    place = write(folder / "texts", {
        "menus/a.json": marked, "menus/b.json": MENU.replace("own.mark", "trash"),
        "set.json": {
            "output": "{locale}/{name}.{format}", "matrix": {"locale": ["en", "de"], "format": ["svg"]}, "alt": "words",
            "legend": "words", "strings": {"de": "de.json"}, "sourceLocale": "en", "mockups": ["menus/*.json"],
            "missingString": "ignore"},
        "de.json": {"Copy": "Kopieren"}})
    run = program.run(
        "render", "menus", "-o", "out", "--alt", "alt", "--legend", "legend/", "-f", "svg", cwd=place)
    tally.equal(f"render: {run.stderr.decode()}", run.returncode, 0)
    tally.equal("descriptions", names(place / "alt"), ["a.svg.txt", "b.svg.txt"])
    tally.equal("one", (place / "alt" / "a.svg.txt").read_text(), "Menu. Copy, callout 1. Paste.\n")
    tally.equal("callouts", (place / "legend" / "a.svg.md").read_text(), "- **1** Copy — Copies it.\n")
    run = program.run("render", "menus/a.json", "-o", "one.svg", "--alt", "alt/", cwd=place)
    tally.check("one picture and a folder", (place / "alt" / "one.svg.txt").is_file(), run.stderr)
    for arguments in (["--alt", "-"], ["--alt", "all.txt"], ["--alt", "same/", "--legend", "-"]):
        run = program.run("render", "menus", "-o", "no/", *arguments, cwd=place)
        tally.equal(f"{arguments}: {run.stderr.decode()}", run.returncode, 64)
    for turn in ("drawn", "untouched"):
        run = program.run("batch", "set.json", "-o", "out", cwd=place)
        tally.equal(f"batch, {turn}: {run.stderr.decode()}", run.returncode, 0)
        expected = [f"{locale}/{name}.svg.txt" for locale in ("de", "en") for name in "ab"]
        expected += [f"{locale}/a.svg.md" for locale in ("de", "en")]
        tally.equal(f"texts of the set, {turn}", names(place / "words"), sorted(expected))
        tally.check("in the picture's language", "Kopieren" in (place / "words" / "de" / "a.svg.txt").read_text())
        for path in (place / "words").rglob("*.*"):
            path.unlink()
    run = program.run("batch", "set.json", "-o", "out", "--markdown", "out.md", cwd=place)
    text = (place / "out.md").read_text()
    tally.check("Markdown has the legend below the picture", "</picture>\n\n- **1** Kopieren — Copies it.\n" in text, text)
    tally.equal("--alt -", program.run("batch", "set.json", "--alt", "-", cwd=place).returncode, 64)


def check_comments(program, tally, folder):
    """Documents with comments are also documents in folders, patterns, and lists."""
    commented = '{\n  // The clipboard.\n  "menu": {"items": ["Copy", "Copy",]},\n}\n'
    place = write(folder / "comments", {
        "menus/a.jsonc": commented, "menus/b.json": MENU.replace("own.mark", "trash"),
        "menumock.json": {"mockups": ["menus/*.jsonc", "menus/*.json"], "output": "{name}.{format}"}})
    run = program.run("render", "menus", "-o", "out", cwd=place)
    tally.equal(f"render: {run.stderr.decode()}", names(place / "out"), ["a.png", "b.png"])
    run = program.run("lint", "menus", "--format", "json", "--fail-on", "never", cwd=place)
    tally.check("lint", b"menus/a.jsonc" in run.stdout, run.stdout)
    tally.equal("validate", program.run("validate", "menus", cwd=place).returncode, 0)
    tally.equal("fmt --check", program.run("fmt", "--check", "menus", cwd=place).returncode, 1)
    tally.equal("fmt", program.run("fmt", "menus", cwd=place).returncode, 0)
    text = (place / "menus" / "a.jsonc").read_text()
    tally.check("a comment stays", "// The clipboard." in text and '["Copy", "Copy"]' in text, text)
    run = program.run("batch", "-o", "set", cwd=place)
    tally.check("batch", names(place / "set")[-2:] == ["a.png", "b.png"], run.stderr)
    write(place, {"menus/a.jsonc": '{\n  // Cut first.\n  "menu": {"items": ["cut all", "Copy"]}\n}\n'})
    run = program.run("lint", "menus", "--fix", "--fail-on", "never", cwd=place)
    text = (place / "menus" / "a.jsonc").read_text()
    tally.check(f"lint --fix: {run.stderr.decode()}", "Cut All" in text and "// Cut first." in text, text)
    # Two documents of the same name would share a picture.
    write(place, {"menus/a.json": MENU.replace("own.mark", "trash")})
    before = (place / "out" / "a.png").read_bytes()
    run = program.run("render", "menus", "-o", "out", cwd=place)
    tally.check(
        "two of one name", run.returncode == 64 and b"menus/a.json and menus/a.jsonc both become out/a.png" in run.stderr,
        run.stderr)
    tally.equal("nothing is drawn", (place / "out" / "a.png").read_bytes(), before)
    run = program.run("batch", "-o", "set", cwd=place)
    tally.check("in a set, too", run.returncode == 65 and b"both become" in run.stderr, run.stderr)


def check_listing(program, tally, folder):
    """Effective settings and their sources."""
    place = project(folder, "listing", goldens="goldens", defaults={"platform": "macOS"}, scale=3)
    run = program.run("list", "options", "--json", cwd=place / "menus")
    found = {entry["name"]: entry for entry in json.loads(run.stdout)}
    tally.equal("a default", (found["platform"]["value"], found["platform"]["from"]["file"]), ("macOS", "../menumock.json"))
    tally.equal("an option", (found["goldens"]["value"], found["goldens"]["from"]["line"]), ("goldens", 1))
    tally.equal("a number", found["scale"]["value"], 3)
    tally.equal("built in", (found["textSize"]["value"], found["textSize"]["from"]), ("large", "built-in"))
    tally.equal("nothing", (found["report"]["value"], found["report"]["from"]), (None, "built-in"))
    run = program.run("list", "options", "--symbols", "menus", cwd=place)
    lines = {line.split()[0]: line.split() for line in run.stdout.decode().splitlines()}
    tally.equal("the command line", lines["symbols"][-1], "--symbols")
    tally.equal("a place", lines["goldens"][1:][0], "goldens")
    run = program.run("list", "options", cwd=folder)
    tally.check("without a project", run.returncode == 0 and b"menumock.json" not in run.stdout, run.stderr)


def check_table(program, tally):
    """A manifest can set every option of rendering and checking."""
    properties = json.loads(program.run("schema", "--manifest").stdout)["properties"]
    for command in ("batch", "check"):
        dump = json.loads(program.run(command, "--experimental-dump-help").stdout)["command"]
        for argument in dump["arguments"]:
            long = [name["name"] for name in argument.get("names", []) if name["kind"] == "long"]
            if argument["kind"] == "positional" or not long:
                continue
            words = long[0].split("-")
            key = words[0] + "".join(word.capitalize() for word in words[1:])
            tally.check(
                f"{command} {long[0]} may stand in a manifest", key in properties or key in OF_A_RUN, sorted(properties))
    listed = {entry["name"] for entry in json.loads(program.run("list", "options", "--json").stdout)}
    special = {"$schema", "output", "defaults", "matrix", "strings", "sourceLocale", "skipUnsupported", "mockups"}
    tally.equal("list options lists the manifest's keys", sorted(listed), sorted(set(properties) - special))


def check_names(program, tally, folder):
    """--only takes patterns and suggests the nearest name."""
    place = project(folder, "names")
    write(place, {f"menus/{name}.json": MENU for name in ("sort-menu", "sort-list", "edit")})

    def drawn(*only):
        arguments = [part for name in only for part in ("--only", name)]
        run = program.run("batch", "-o", "out", "--results", "-", *arguments, cwd=place)
        return run, [json.loads(line)["name"] for line in run.stdout.splitlines()]

    for only, expected in (
        (["sort-*"], ["sort-list", "sort-menu"]), (["*t*"], ["edit", "note", "sort-list", "sort-menu"]),
        (["sort-l?st", "edit"], ["edit", "sort-list"]), (["edit"], ["edit"])):
        run, found = drawn(*only)
        tally.equal(f"--only {only}: {run.stderr.decode()}", found, expected)
    for only, said in (("x*", "no mockup of the set matches"), ("sort-meun", 'did you mean "sort-menu"?')):
        run, _ = drawn(only)
        tally.check(f"--only {only}", run.returncode == 66 and said in run.stderr.decode(), run.stderr.decode())


def check_folders(program, tally, folder):
    """`**` matches any folders."""
    place = project(folder, "folders", mockups=["menus/**/*.json"])
    write(place, {
        "menus/a/b/deep.json": MENU, "menus/a/menumock.json": {"mockups": ["*.json"]}, "menus/.hidden/not.json": MENU})
    (place / "menus" / "a" / "circle").symlink_to(place / "menus")
    run = program.run("batch", "-o", "out", cwd=place)
    tally.equal(f"batch: {run.stderr.decode()}", run.returncode, 0)
    tally.equal("rendered pictures", [name for name in names(place / "out") if name.endswith("png")], ["deep.png", "note.png"])


def steps(program, tally, folder):
    return {
        "search": lambda: check_search(program, tally, folder),
        "merge": lambda: check_merge(program, tally, folder),
        "standard-input": lambda: check_standard_input(program, tally, folder),
        "options": lambda: check_options(program, tally, folder),
        "single-documents": lambda: check_single_documents(program, tally, folder),
        "texts": lambda: check_texts(program, tally, folder),
        "comments": lambda: check_comments(program, tally, folder),
        "listing": lambda: check_listing(program, tally, folder),
        "table": lambda: check_table(program, tally),
        "names": lambda: check_names(program, tally, folder),
        "folders": lambda: check_folders(program, tally, folder),
    }


def main():
    return frame.run(frame.arguments(__doc__).parse_args(), steps)


if __name__ == "__main__":
    sys.exit(main())
