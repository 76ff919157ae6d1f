#!/usr/bin/env python3
"""Tests errors of commands: outputs that would overwrite something, misspelled names, and inputs of the wrong kind."""
import json
import os
import pathlib
import re
import subprocess
import sys

import frame

SAMPLES = pathlib.Path(__file__).resolve().parents[2] / "Samples"
MENU = '{"menu": {"title": "Note", "items": ["Copy", "Paste"]}}'


def folder_of(folder, name, **files):
    """A folder with JSON files."""
    place = folder / name
    place.mkdir()
    for stem, text in files.items():
        (place / f"{stem}.json").write_text(text if isinstance(text, str) else json.dumps(text))
    return place


def check_outputs(program, tally, folder):
    """Outputs that the user likely did not intend."""
    place = folder_of(folder, "outputs", a=MENU, b=MENU)

    def refused(name, *arguments, said):
        run = program.run(*arguments, cwd=place)
        tally.equal(f"{name}: status", run.returncode, 64)
        tally.check(f"{name}: message", said in run.stderr.decode(), run.stderr.decode())
        tally.check(f"{name}: which help", "help: " in run.stderr.decode(), run.stderr.decode())

    for output in ("a.json", "./a.json", "../outputs/a.json"):
        refused(
            f"a picture on its document as {output}", "render", "a.json", "-f", "png", "-o", output,
            said="replace a document")
    refused("a folder called as a picture", "render", ".", "-o", "d.png", said="d.png/")
    refused("a name without an ending", "render", "a.json", "-o", "pictures", said="a folder as pictures/")
    tally.equal("nothing was written", sorted(file.name for file in place.iterdir()), ["a.json", "b.json"])
    tally.equal("the document is unchanged", (place / "a.json").read_text(), MENU)
    run = program.run("render", "a.json", "-o", "pictures/", cwd=place)
    tally.check("a folder that ends in / is made", (place / "pictures" / "a.png").is_file(), run.stderr.decode())
    run = program.run("render", "b.json", "-o", "a.json/", cwd=place)
    tally.equal("a file where the folder would be", (run.returncode, run.stderr.decode()), (
        73, "menumock: error: a.json/: a file with this name exists\n"))
    run = program.run("render", "a.json", "-f", "svg", "-o", "plain", cwd=place)
    tally.check("--format allows a name without an ending", (place / "plain").is_file(), run.stderr.decode())


def check_collisions(program, tally, folder):
    """Two outputs of a command at the same path."""
    place = folder_of(folder, "collisions", a=MENU, set={"mockups": ["a.json"]})
    cases = [
        ["check", "set.json", "--goldens", "goldens", "--junit", "-", "--results", "-"],
        ["check", "set.json", "--goldens", "goldens", "--junit", "x.txt", "--results", "x.txt"],
        ["batch", "set.json", "-o", "out", "--results", "-", "--markdown", "-"],
        ["batch", "set.json", "-o", "out", "--deps", "x.txt", "--markdown", "x.txt"],
        ["merge", "r.jsonl", "--manifest", "set.json", "-o", "-", "--junit", "-"],
    ]
    for arguments in cases:
        run = program.run(*arguments, cwd=place)
        name = " ".join(arguments)
        tally.equal(f"{name}: status", run.returncode, 64)
        tally.check(f"{name}: message", "have the same path" in run.stderr.decode(), run.stderr.decode())


def check_markdown(program, tally, folder):
    """Every address in the Markdown file leads to a picture, wherever the file is."""
    place = folder_of(
        folder, "markdown", a=MENU,
        set={"matrix": {"appearance": ["light", "dark"], "format": ["svg"]}, "mockups": ["a.json"]})
    (place / "docs").mkdir()
    for file in ("pictures.md", "docs/pictures.md", "out/pictures.md"):
        run = program.run("batch", "set.json", "-o", "out", "--markdown", file, cwd=place)
        tally.equal(f"{file}: status: {run.stderr.decode()}", run.returncode, 0)
        text = (place / file).read_text()
        addresses = [part.split('"')[0] for key in ('src="', 'srcset="') for part in text.split(key)[1:]]
        found = [((place / file).parent / address).is_file() for address in addresses]
        tally.check(f"{file}: addresses lead to pictures", len(found) == 2 and all(found), text)
        tally.check(f"{file}: sentences are there", 'alt="Menu Note. Copy. Paste."' in text, text)
    run = program.run("batch", "set.json", "-o", "out", "--markdown", "-", cwd=place)
    tally.check("on standard output they start here", b'src="out/a.svg"' in run.stdout, run.stdout)


def check_repeated_warnings(program, tally, folder):
    """A second run prints the same as the first."""
    place = folder_of(
        folder, "warnings", a='{"menu": {"items": ["\\u0378", "A"]}}', set={"mockups": ["a.json"]})
    said = [program.run("batch", "set.json", "-o", "out", cwd=place).stderr for _ in range(2)]
    tally.check("a warning is printed", b": warning: " in said[0], said[0])
    tally.equal("a picture that is as it was has its warnings", said[1], said[0])


def check_names(program, tally, folder):
    """Misspelled names."""
    place = folder_of(folder, "names", finder=MENU, set={"mockups": ["finder.json"]})
    cases = [
        (64, ["chek"], 'did you mean "check"?'), (64, ["help", "rendr"], 'did you mean "render"?'),
        (64, ["qqqqqqqqqqqq"], "menumock --help"), (64, ["help", "nosuch"], "menumock --help"),
        (64, ["check", "set.json", "--golden", "g"], "help: did you mean '--goldens'?"),
        (64, ["check", "set.json", "--foo"], "help: see menumock check --help"),
        (64, ["strings", "merge", "a.txt", "finder.json"], "help: see menumock strings merge --help"),
        (64, ["check", "set.json"], "missing option --goldens"), (64, ["render", "finder.json", "--sacle", "1"], "'--scale'"),
        (66, ["batch", "set.json", "-o", "out", "--only", "findr"], 'did you mean "finder"?'),
        (66, ["batch", "."], "the folder contains no menumock.json"),
    ]
    for status, arguments, said in cases:
        run = program.run(*arguments, cwd=place)
        name = " ".join(arguments)
        tally.equal(f"{name}: status", run.returncode, status)
        tally.check(f"{name}: message", said in run.stderr.decode(), run.stderr.decode())
    for arguments in (["help"], ["help", "check"], ["help", "help"], ["--help"]):
        tally.equal(f"{' '.join(arguments)}: status", program.run(*arguments).returncode, 0)


def check_pages(program, tally, folder):
    """Several inputs, or all frames, are pages of one PDF, which embeds each document."""
    documents = {name: json.dumps({"title": name, "menu": {"items": [name]}}) for name in ("one", "two")}
    framed = json.dumps({"menu": {"items": ["A"]}, "frames": [{"title": "First"}, {"title": "Second"}]})
    place = folder_of(folder, "pdf-pages", **documents, framed=framed)

    def count(name):
        return re.findall(rb"/Count (\d+)\b", (place / name).read_bytes())[0]

    run = program.run("render", "one.json", "two.json", "-o", "all.pdf", "--alt", "alt/", cwd=place)
    tally.equal("two inputs make one PDF", run.returncode, 0)
    tally.equal("with two pages", count("all.pdf"), b"2")
    tally.equal("with a text each", sorted(path.name for path in (place / "alt").iterdir()), ["one.pdf.txt", "two.pdf.txt"])
    for number, name in enumerate(("one", "two"), 1):
        run = program.run("extract", "all.pdf", "--number", str(number), cwd=place)
        tally.equal(f"document {number} of a PDF", run.stdout.decode(), documents[name])
    run = program.run("extract", "all.pdf", "--number", "3", cwd=place)
    tally.equal("a document too many", (run.returncode, b"no document 3" in run.stderr), (65, True))
    for arguments, pages in ((["--frame", "all"], b"2"), ([], b"1")):
        program.run("render", "framed.json", "-o", "frames.pdf", *arguments, cwd=place)
        tally.equal(f"frames {arguments}", count("frames.pdf"), pages)
    before = (place / "all.pdf").read_bytes()
    (place / "two.json").write_text('{"menu": {"items": [1]}}')
    run = program.run("render", "one.json", "two.json", "-o", "all.pdf", cwd=place)
    tally.equal("an error leaves the PDF", (run.returncode, (place / "all.pdf").read_bytes() == before), (1, True))
    run = program.run("render", "one.json", "two.json", "-o", "pdfs/", "-f", "pdf", cwd=place)
    tally.equal("a folder has a PDF each", (run.returncode, (place / "pdfs" / "one.pdf").is_file()), (1, True))


def check_strip(program, tally, folder):
    """A picture without provenance contains nothing of the document and has the same pixels."""
    secret = "a hidden remark"
    place = folder_of(folder, "strip", a=json.dumps(
        {"menu": {"items": ["Copy", {"title": secret, "isHidden": True}]}}))
    for form in ("png", "svg", "pdf"):
        program.run("render", "a.json", "-o", f"a.{form}", cwd=place)
        program.run("render", "a.json", "-o", f"bare.{form}", "--no-source", cwd=place)
        whole = (place / f"a.{form}").read_bytes()
        run = program.run("strip", f"a.{form}", "-o", f"b.{form}", cwd=place)
        tally.equal(f"strip {form}: {run.stderr.decode()}", run.returncode, 0)
        tally.equal(f"{form}: the picture stays", (place / f"a.{form}").read_bytes(), whole)
        stripped = (place / f"b.{form}").read_bytes()
        tally.check(f"{form}: it is smaller", len(stripped) < len(whole))
        tally.equal(f"{form}: as if drawn without", stripped, (place / f"bare.{form}").read_bytes())
        tally.equal(f"{form}: nothing to extract", program.run("extract", f"b.{form}", cwd=place).returncode, 65)
        tally.equal(f"{form}: in place", program.run("strip", f"a.{form}", cwd=place).returncode, 0)
        tally.equal(f"{form}: the same", (place / f"a.{form}").read_bytes(), stripped)
        run = program.run("strip", "-", cwd=place, input=whole)
        tally.equal(f"{form}: from input to output", (run.returncode, run.stdout), (0, stripped))
    tally.equal("no picture", program.run("strip", "a.json", cwd=place).returncode, 65)


def check_kinds(program, tally, folder):
    """The kind of a JSON file is determined by its keys."""
    place = folder_of(
        folder, "kinds", menu=MENU, set={"mockups": ["menu.json"]}, table={"Copy": "Kopieren"},
        theme={"extends": "ios-26", "colors": {"accent": "#123456"}}, far={"extends": "ios-26", "overrides": {"iPadOS": {"colors": 1}}},
        bad={"extends": "ios-62"}, mixed={"Copy": "Kopieren", "Paste": 1}, numbers={"Copy": "\u0000"})
    (place / "de.strings").write_text('"Copy" = "Kopieren";\n')
    (place / "bad.strings").write_text('"Copy" = ;\n')
    for name in ("menu.json", "set.json", "table.json", "theme.json", "de.strings"):
        run = program.run("validate", name, cwd=place)
        tally.equal(f"{name}: {run.stderr.decode()}", run.returncode, 0)
    for name, said in (
        ("bad.json", 'bad.json:1:13: error: extends: unknown theme "ios-62"'), ("far.json", "colors"),
        ("mixed.json", 'unknown key "Copy"'), ("numbers.json", "numbers.json:1:"), ("bad.strings", "bad.strings:1:")):
        run = program.run("validate", name, cwd=place)
        tally.check(f"{name} is refused", run.returncode == 65 and said in run.stderr.decode(), run.stderr.decode())


def check_options_once(program, tally, folder):
    """An invalid option is reported once, however many documents there are."""
    place = folder_of(folder, "once", a=MENU, b=MENU, c=MENU)
    for arguments in (["render", ".", "-o", "out/"], ["validate", "a.json", "b.json", "c.json"]):
        run = program.run(*arguments, "--theme", "ios-28", cwd=place)
        said = run.stderr.decode()
        tally.equal(f"{arguments[0]}: {said}", said.count("--theme: error: unknown theme"), 1)
        tally.check(f"{arguments[0]} fails", run.returncode in (1, 65), run.returncode)
    for arguments in (["--fonts", "nope"], ["--strings", "nope.json"]):
        run = program.run("render", ".", "-o", "out/", *arguments, cwd=place)
        name = f"render {' '.join(arguments)}"
        tally.equal(f"{name}: status", run.returncode, 66)
        tally.equal(f"{name}: lines", len(run.stderr.splitlines()), 1)
    for arguments, said in (
        (["--threshold", "2"], "from 0 to 1"), (["--max-different-pixels=-1"], "from 0"), (["--jobs", "0"], "from 1 to 1024"),
        (["--jobs", "two"], "a whole number"), (["--results", ""], "a path")):
        run = program.run("check", "set.json", *arguments, cwd=place)
        tally.check(f"{arguments}", run.returncode == 64 and said in run.stderr.decode(), run.stderr.decode())


def check_scale_names(program, tally, folder):
    """The scale is part of the file name of raster pictures."""
    place = folder_of(
        folder, "scales", a=MENU, set={
            "output": "{name}@{scale}x.{format}", "matrix": {"format": ["png", "svg", "apng"], "scale": [1, 3]},
            "mockups": ["a.json"]})
    run = program.run("batch", "set.json", "-o", "out", cwd=place)
    found = sorted(path.name for path in (place / "out").glob("a*"))
    tally.equal(f"names: {run.stderr.decode()}", found, ["a.svg", "a@1x.apng", "a@1x.png", "a@3x.apng", "a@3x.png"])
    one, three = ((place / "out" / f"a@{scale}x.apng").read_bytes() for scale in (1, 3))
    tally.equal("an animation has its scale", int.from_bytes(three[16:20], "big"), 3 * int.from_bytes(one[16:20], "big"))


def check_completions(program, tally, folder):
    """Shell completion of files, folders, and names from the program or project."""
    place = folder_of(
        folder, "completions", sort=MENU, menumock={
            "mockups": ["sort.json", {"input": "sort.json", "name": "other"}], "strings": {"ja": "ja.json"}},
        moments={"menu": {"items": ["A"]}, "frames": [{"caption": "At rest"}, {"caption": "Open"}]})

    def asked(command, option, *words):
        line = ["menumock", *command.split(), option, *words]
        run = program.run("---completion", *command.split(), "--", option, str(len(line) - 1), "0", *line, cwd=place)
        return run.stdout.decode().split("\n"), run.stderr.decode()

    for command, option, word, expected in (
        ("render", "--theme", "", "ios-18"), ("render", "--tint", "", "accent"), ("batch", "--only", "", "other"),
        ("check", "--locale", "", "ja"), ("list", "--theme", "", "macos-27")):
        found, said = asked(command, option, word)
        tally.check(f"{command} {option} has {expected}", expected in found, (found[:20], said))
    line = ["menumock", "render", "moments.json", "--frame", ""]
    run = program.run("---completion", "render", "--", "--frame", str(len(line) - 1), "0", *line, cwd=place)
    tally.check("frames of the document", "At rest" in run.stdout.decode().split("\n"), run)
    bash = program.run("--generate-completion-script", "bash").stdout.decode()
    for shell in ("zsh", "fish"):
        tally.equal(shell, program.run("--generate-completion-script", shell).returncode, 0)
    script = place / "menumock.bash"
    script.write_text(bash)
    for words, expected in (
        (["menumock", "render", "so"], "sort.json"), (["menumock", "batch", "--results", "sor"], "sort.json"),
        (["menumock", "lint", "--only", "title-"], "title-case"), (["menumock", "render", "--platform", "mac"], "macOS")):
        found = subprocess.run(
            ["bash", "-c", f'source ./menumock.bash; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); COMP_LINE="$*"; '
             'COMP_POINT=${#COMP_LINE}; _menumock menumock "${@: -1}" "${@: -2:1}"; printf "%s\\n" "${COMPREPLY[@]}"', "-", *words],
            cwd=place, capture_output=True, text=True)
        tally.check(f"bash: {' '.join(words)}", expected in found.stdout.split("\n"), found)


def check_init(program, tally, folder):
    """A new project can be rendered and checked immediately, and `init` overwrites nothing."""
    place = folder / "init"
    run = program.run("init", "init", cwd=folder)
    tally.equal(f"init: {run.stderr.decode()}", run.returncode, 0)
    tally.check("it prints the next command", "menumock batch" in run.stderr.decode(), run.stderr.decode())
    expected = {
        "menumock.json", "menus/note.json", "schema/document.schema.json", "schema/manifest.schema.json", ".gitignore",
        ".vscode/settings.json", ".github/workflows/menus.yml"}
    before = {path.relative_to(place).as_posix(): path.read_bytes() for path in place.rglob("*") if path.is_file()}
    tally.equal("its files", set(before), expected)
    for arguments in (["batch", "-o", "pictures"], ["check", "--accept"], ["check"], ["fmt", "--check", "menus"], ["lint"],
                      ["validate", "menumock.json"]):
        run = program.run(*arguments, cwd=place)
        tally.equal(f"{' '.join(arguments)}: {run.stderr.decode()}{run.stdout.decode()}", run.returncode, 0)
    for name, expected in (("document", []), ("manifest", ["--manifest"])):
        schema = program.run("schema", *expected).stdout
        tally.equal(f"the schema of {name}s", before[f"schema/{name}.schema.json"], schema)
    json.loads(before[".vscode/settings.json"])
    run = program.run("init", cwd=place)
    after = {name: (place / name).read_bytes() for name in before}
    tally.equal(f"again nothing changes: {run.stderr.decode()}", after, before)
    (place / ".gitignore").write_text("/report/\nbuild")
    (place / "menumock.json").write_text("{}")
    program.run("init", "-q", cwd=place)
    tally.equal("a line is added", (place / ".gitignore").read_text(), "/report/\nbuild\n.menumock-batch.jsonl\n")
    tally.equal("a file stays", (place / "menumock.json").read_text(), "{}")
    repository = folder / "repository"
    (repository / ".git").mkdir(parents=True)
    run = program.run("init", "docs/menus", cwd=repository)
    workflow = repository / ".github/workflows/menus.yml"
    tally.check("the workflow is at the root of the repository", workflow.exists(), run.stderr.decode())
    tally.check("no workflow where GitHub ignores it", not (repository / "docs/menus/.github").exists())
    tally.check("the workflow runs in the project", 'working-directory: "docs/menus"' in workflow.read_text())
    tally.check("the workflow installs menumock", "pip install menumock==" in workflow.read_text())
    (folder / "taken").write_text("")
    tally.equal("a file in its place", program.run("init", "taken", cwd=folder).returncode, 73)
    run = program.run("init", "/proc/nowhere", cwd=folder)
    tally.equal("a place that takes no folder", run.returncode, 73)
    tally.check("the message has words", "cannotCreate" not in run.stderr.decode(), run.stderr.decode())


def check_prune(program, tally, folder):
    """Obsolete pictures of a set are listed and removed, and nothing else."""
    place = folder_of(folder, "prune", a=MENU, b=MENU, set={"mockups": ["a.json", "b.json"], "output": "{name}.png"})
    program.run("batch", "set.json", "-o", "out", cwd=place)
    (place / "out" / "own.png").write_bytes(b"mine")
    (place / "set.json").write_text(json.dumps({"mockups": ["a.json"], "output": "{name}.png"}))
    (place / "a.json").write_text(MENU.replace("Copy", "Cut"))
    old = (place / "out" / "a.png").read_bytes()
    run = program.run("batch", "set.json", "-o", "out", "--prune", "--dry-run", cwd=place)
    tally.equal(f"what would be done: {run.stderr.decode()}", run.stdout, b"draw a.png\nremove b.png\n")
    tally.equal("nothing is done", ((place / "out" / "a.png").read_bytes(), (place / "out" / "b.png").is_file()), (old, True))
    run = program.run("batch", "set.json", "-o", "out", cwd=place)
    tally.check("without --prune it stays", (place / "out" / "b.png").is_file(), run.stderr.decode())
    run = program.run("batch", "set.json", "-o", "out", "--prune", cwd=place)
    tally.equal(f"the rest: {run.stderr.decode()}", sorted(
        path.name for path in (place / "out").iterdir() if path.suffix == ".png"), ["a.png", "own.png"])
    run = program.run("batch", "set.json", "-o", "out", "--dry-run", cwd=place)
    tally.equal("nothing is left to do", run.stdout, b"keep a.png\n")
    tally.equal("--prune needs all", program.run(
        "batch", "set.json", "--prune", "--only", "a", cwd=place).returncode, 64)
    program.run("batch", "set.json", "-o", "out", "--appearance", "dark", "--prune", cwd=place)
    tally.check("values of the command line remove nothing", (place / "out" / "a.png").is_file())


def check_colors(program, tally, folder):
    """The named colors of documents, with swatches."""
    listed = json.loads(program.run("list", "colors", "--json").stdout)
    names = [color["name"] for color in listed]
    tally.check("there are colors", "accent" in names and names == sorted(names), names)
    tally.check("light and dark", all(len(color["looks"]) == 4 for color in listed), listed)
    place = folder_of(folder, "colors")
    for name in ("colors.png", "colors.svg"):
        run = program.run("list", "colors", "--platform", "macOS", "-o", name, cwd=place)
        tally.check(f"{name} is drawn", run.returncode == 0 and (place / name).stat().st_size > 1000, run.stderr.decode())
    run = program.run("list", "colors", "--theme", "ios-277")
    tally.check("the nearest theme", run.returncode == 65 and b'did you mean "ios-2' in run.stderr, run.stderr)
    tally.equal("themes of symbols", program.run("list", "symbols", "--theme", "ios-26").returncode, 64)


def check_typefaces(program, tally, folder):
    """Missing fonts are one error that names the packages, and one command that installs them."""
    place = folder_of(folder, "typefaces", a='{"menu": {"items": ["Copy", "複写", "نسخ"]}}')
    run = program.run("list", "fonts", "--install")
    tally.equal("nothing is missing here", (run.returncode, run.stdout), (0, b""))

    def without(*arguments):
        line = 'mount -t tmpfs none /usr/share/fonts && exec "$@"'
        return subprocess.run(
            ["unshare", "-rm", "sh", "-c", line, "sh", program.path, *arguments], cwd=place, stdout=subprocess.PIPE,
            stderr=subprocess.PIPE, timeout=300)

    run = without("render", "a.json", "-o", "a.png")
    said = run.stderr.decode()
    tally.equal(f"an error: {said}", (run.returncode, said.count("error: ")), (65, 1))
    tally.check("it names the packages", "fonts-inter" in said and "menumock list fonts --install" in said, said)
    tally.check("nothing is drawn", not (place / "a.png").exists())
    run = without("render", "a.json", "-o", "a.png", "--missing-typeface", "warn", "--missing-glyph", "ignore")
    tally.equal(f"a warning: {run.stderr.decode()}", (run.returncode, run.stderr.count(b"warning: ")), (0, 1))
    run = without("render", "a.json", "-o", "a.png", "--missing-typeface", "ignore", "--missing-glyph", "ignore")
    tally.equal("nothing", (run.returncode, run.stderr), (0, b""))
    page = folder_of(folder, "pages", closed='{"presentation": "pullDownButton", "state": "closed", "menu": '
                     '{"items": ["Copy"]}, "button": {"systemImage": "ellipsis", "label": "More"}}')
    run = without("render", page / "closed.json", "-o", "closed.html")
    tally.check("what only another state of a page needs", run.returncode == 65 and b"fonts-inter" in run.stderr, run.stderr)
    for system, command in (("debian", "sudo apt install fonts-inter"), ("arch", "sudo pacman -S inter-font")):
        run = without("list", "fonts", "--install", "--system", system)
        text = run.stdout.decode()
        tally.check(f"{system}: the line", run.returncode == 0 and text.startswith(command) and text.count("\n") == 1, text)


def check_samples(program, tally):
    """The samples are formatted."""
    run = program.run("fmt", "--check", SAMPLES)
    tally.equal(f"fmt --check Samples: {run.stderr.decode()}", run.returncode, 0)


def check_examples(program, tally):
    """The help of each command has examples of that command."""
    overview = program.run("--help").stdout.decode().split("SUBCOMMANDS:")[1]
    commands = [line.split()[0] for line in overview.splitlines() if line[:2] == "  " and line[2:3].islower()]
    tally.check("there are commands", "render" in commands and "list" in commands, overview)
    for command in commands:
        text = program.run("help", command).stdout.decode()
        tally.check(f"help {command} has an example", f"\n  menumock {command}" in text.split("USAGE:")[0], text)


def check_terminal(program, tally, folder):
    """Output on a terminal."""
    place = folder_of(folder, "terminal", a=MENU, set={"mockups": ["a.json"]})
    with open(place / "a.json", "rb") as document:
        found = program.on_terminal("render", "-", stream="stdout", stdin=document, cwd=place)
    tally.equal("a PNG is not written to a terminal", found, (64, b""))
    with open(place / "a.json", "rb") as document:
        status, shown = program.on_terminal("render", "-", "-f", "svg", stream="stdout", stdin=document, cwd=place)
    tally.check("an SVG is", status == 0 and b"<svg" in shown, shown[:100])
    status, shown = program.on_terminal("render", "a.json", "-o", "one.png", stream="stderr", cwd=place)
    tally.equal("a terminal shows the picture", (status, shown), (0, b"one.png\r\n"))
    status, shown = program.on_terminal("render", "a.json", "-o", "one.png", "-q", stream="stderr", cwd=place)
    tally.equal("--quiet does not tell it", (status, shown), (0, b""))
    status, shown = program.on_terminal("batch", "set.json", "-o", "out", stream="stderr", cwd=place)
    tally.check("a terminal shows the total", status == 0 and shown.endswith(b"1 picture in out\r\n"), shown)
    status, shown = program.on_terminal("batch", "set.json", "-o", "out", "-q", stream="stderr", cwd=place)
    tally.equal("--quiet prints nothing", (status, shown), (0, b""))
    run = program.run("batch", "set.json", "-o", "out", "--verbose", cwd=place)
    tally.equal("--verbose prints the total", run.stderr.decode().splitlines()[-1], "1 picture in out")


def check_validation(program, tally, folder):
    """A manifest is validated as one, together with the documents it names."""
    good = {"mockups": ["a.json"]}
    place = folder_of(
        folder, "validation", a=MENU, b='{"menu": {"items": [5]}}', good=good, odd={**good, "matrx": {}},
        deep={"mockups": ["b.json"]}, lost={"mockups": ["none.json"]})
    cases = (
        ("good", 0, ""), ("odd", 65, 'did you mean "matrix"?'), ("deep", 65, "b.json:1:"),
        ("lost", 65, "does not exist"), ("a", 0, ""))
    for name, status, said in cases:
        run = program.run("validate", f"{name}.json", cwd=place)
        tally.equal(f"validate {name}: status", run.returncode, status)
        text = run.stderr.decode()
        tally.check(f"validate {name}: message", said in text and bool(text) == bool(said), text)


def check_shards(program, tally, folder):
    """Why a shard is invalid."""
    place = folder_of(folder, "shards", a=MENU, set={"mockups": ["a.json"]})
    for text, reason in {
        "4/3": "there is no shard 4 of 3\nhelp: use 1/3 to 3/3", "0/3": "there is no shard 0 of 3\nhelp: use 1/3 to 3/3",
        "1/0": "there must be at least 1 shard", "2": "expected a number and a count, such as 2/3",
        "a/b": "expected a number and a count, such as 2/3",
    }.items():
        run = program.run("batch", "set.json", "-o", "out", "--shard", text, cwd=place)
        tally.check(f"--shard {text}", run.returncode == 64 and reason in run.stderr.decode(), run.stderr.decode())


def check_usage(program, tally):
    """Usage lines show optional options in brackets, and both forms of a flag are explained."""
    overview = program.run("--help").stdout.decode().split("SUBCOMMANDS:")[1]
    for command in [line.split()[0] for line in overview.splitlines() if line[:2] == "  " and line[2:3].islower()]:
        usage = program.run(command, "--help").stdout.decode().split("USAGE: ")[1].split("\n\n")[0]
        bare = re.sub(r"\[[^]]*\]", "", usage)
        required = {"export": {"--to"}}.get(command, set())
        tally.check(f"{command}: required options", set(re.findall(r"--[a-z-]+", bare)) == required, usage)
        tally.check(f"{command}: options are optional", "<options>" not in bare, usage)
    for command in ("render", "batch", "check", "merge", "lint", "worker", "validate", "layout"):
        text = program.run(command, "--help").stdout.decode()
        sections = re.findall(r"^([A-Z][A-Z ]*):$", text, re.MULTILINE)
        groups = ["OUTPUT", "CONTENT", "MISSING RESOURCES", "FILES AND FOLDERS", "MESSAGES"]
        if command in ("lint", "validate"):
            groups.remove("OUTPUT")
        first = ([] if command == "worker" else ["ARGUMENTS"]) + ["OPTIONS"]
        tally.equal(f"{command}: options, groups, help", [name for name in sections if name != "EXAMPLES"], first + groups + ["HELP"])
        tally.check(f"{command}: --help is last", text.rstrip().splitlines()[-1].startswith("  -h, --help"), text)
    text = program.run("batch", "--help").stdout.decode()
    tally.check("--no-lint is explained", re.search(r"--no-lint +Don't check", text), text)


def check_warnings_as_errors(program, tally, folder):
    """--warnings-as-errors writes no picture that has a warning."""
    odd = '{"menu": {"items": [{"title": "A", "systemImage": "trahs"}]}}'
    place = folder_of(folder, "warnings-as-errors", odd=odd, good=MENU, set={"mockups": ["odd.json", "good.json"]})
    cases = {
        "render odd.json -o odd.png": (0, 65), "render good.json -o good.png": (0, 0), "validate odd.json": (0, 65),
        "batch set.json -o out": (0, 1), "check set.json --goldens goldens --accept": (0, 1),
    }
    for case, statuses in cases.items():
        for strict, status in zip(([], ["--warnings-as-errors"]), statuses):
            for path in place.glob("*.png"):
                path.unlink()
            run = program.run(*case.split(), *strict, cwd=place)
            said = run.stderr.decode()
            tally.equal(f"{case} {strict}: status: {said}", run.returncode, status)
            if "odd" in case and strict:
                tally.check(f"{case}: an error", 'error: menu.items[0].systemImage: unknown symbol "trahs"' in said, said)
                tally.check(f"{case}: nothing is written", not (place / "odd.png").exists())
    run = program.run("batch", "set.json", "-o", "new", "--warnings-as-errors", "--quiet", cwd=place)
    tally.equal("only the good picture is written", sorted(file.name for file in (place / "new").glob("*.png")), ["good.png"])


def check_other_warnings_as_errors(program, tally, folder):
    """Every other command that reports warnings has --warnings-as-errors, too."""
    place = folder_of(
        folder, "other-warnings", dots='{"menu": {"items": ["Copy..."]}}',
        # AppKit's menus have no steppers.
        stepper='{"menu": {"items": [{"type": "stepper", "title": "Size", "value": 1}]}}',
        set='{"mockups": ["dots.json"], "strings": {"de": "de.json"}}', de="{}")
    (place / "Menu.xcstrings").write_text(
        '{"sourceLanguage": "en", "version": "1.0", "strings": {"A": {}, "A": {}}}')
    cases = {
        "lint dots.json": (1, 1), "lint dots.json --fail-on error": (0, 1), "export stepper.json --to appkit": (0, 65),
        "import Menu.xcstrings --list": (0, 1), "strings check set.json": (1, 1),
    }
    # Nothing to warn about.
    for case in ("fmt dots.json", "strings extract set.json", "strings merge new.json set.json"):
        tally.equal(case, program.run(*case.split(), "--warnings-as-errors", cwd=place).returncode, 0)
    for case, statuses in cases.items():
        for strict, status in zip(([], ["--warnings-as-errors"]), statuses):
            run = program.run(*case.split(), *strict, cwd=place)
            said = run.stdout.decode() + run.stderr.decode()
            tally.equal(f"{case} {strict}: status: {said}", run.returncode, status)
            if status and strict:
                tally.check(f"{case}: errors", ": error: " in said and "warning:" not in said, said)
            else:
                tally.check(f"{case}: warnings", "warning:" in said, said)
    run = program.run("export", "stepper.json", "--to", "appkit", "-o", "Menu.swift", "--warnings-as-errors", cwd=place)
    tally.check("no code is written", not (place / "Menu.swift").exists())


def check_incomplete_project(program, tally, folder):
    """A menumock.json without mockups is an incomplete manifest, not a string table, which looks like one."""
    place = folder_of(folder, "incomplete-project", menumock='{"strings": {"de": "de.json"}}', de='{"Copy": "Kopieren"}')
    for command in ("strings merge de.json", "strings extract", "lint"):
        run = program.run(*command.split(), cwd=place)
        said = run.stderr.decode()
        tally.equal(f"{command}: {said}", run.returncode, 65)
        tally.check(f"{command}: the reason", 'menumock.json:1:1: error: "mockups" is missing' in said, said)
    tally.equal("the table stays", (place / "de.json").read_text(), '{"Copy": "Kopieren"}')


def check_first_tables(program, tally, folder):
    """strings merge creates one table after another, although the manifest already names them all."""
    place = folder_of(
        folder, "first-tables", menumock='{"mockups": ["a.json"], "strings": {"de": "de.json", "ja": "ja.json"}}', a=MENU)
    for table in ("de.json", "ja.json"):
        run = program.run("strings", "merge", table, cwd=place)
        tally.equal(f"{table}: {run.stderr.decode()}", run.returncode, 0)
        found = json.loads((place / table).read_text()) if run.returncode == 0 else {}
        tally.equal(f"{table}: texts", [key for key in found if key != "$entries"], ["Note", "Copy", "Paste"])


def check_sarif(program, tally, folder):
    """validate writes its errors and warnings as SARIF."""
    place = folder_of(
        folder, "sarif", odd='{"menu": {"items": [{"title": "A", "systemImage": "trahs"}]}}',
        bad='{"menu": {\n  "itms": []}}', good=MENU)
    run = program.run("validate", "odd.json", "bad.json", "good.json", "--sarif", "x.sarif", cwd=place)
    tally.equal("the status stays", run.returncode, 65)
    log = json.loads((place / "x.sarif").read_text())["runs"][0]
    found = [(entry["level"], entry["locations"][0]["physicalLocation"]["artifactLocation"]["uri"],
              entry["locations"][0]["physicalLocation"]["region"]["startLine"]) for entry in log["results"]]
    tally.equal("results", found, [("warning", "odd.json", 1), ("error", "bad.json", 2)])
    tally.equal("the rule", {entry["ruleId"] for entry in log["results"]},
                {log["tool"]["driver"]["rules"][0]["id"]})
    run = program.run("validate", "good.json", "--sarif", "-", cwd=place)
    tally.equal("no results", (run.returncode, json.loads(run.stdout)["runs"][0]["results"]), (0, []))
    run = program.run("validate", "good.json", "--sarif", "good.json", cwd=place)
    tally.equal("an input is not replaced", (run.returncode, (place / "good.json").read_text()), (64, MENU))


def check_versions(program, tally, folder):
    """Lines of results name the version of the program."""
    place = folder_of(folder, "versions-of-results", a=MENU, set={"mockups": ["a.json"]})
    version = program.run("--version").stdout.decode().strip()
    for arguments in (["batch", "set.json", "-o", "out"], ["check", "set.json", "--goldens", "out"]):
        program.run(*arguments, "--results", "x.jsonl", cwd=place)
        lines = [json.loads(line) for line in (place / "x.jsonl").read_text().splitlines()]
        tally.equal(f"{arguments[0]}: version", [line.get("version") for line in lines], [version])


def check_color_variables(program, tally, folder):
    """FORCE_COLOR and NO_COLOR choose whether messages have colors."""
    place = folder_of(folder, "variables", bad='{"menu": {"items": [5]}}')

    def has_colors(**variables):
        environment = {key: value for key, value in os.environ.items() if key not in ("NO_COLOR", "FORCE_COLOR")}
        run = program.run("validate", "bad.json", cwd=place, env={**environment, **variables})
        return b"\x1b[1;31merror:" in run.stderr

    tally.equal("no terminal", has_colors(), False)
    tally.equal("FORCE_COLOR", has_colors(FORCE_COLOR="1"), True)
    tally.equal("an empty FORCE_COLOR", has_colors(FORCE_COLOR=""), False)
    tally.equal("FORCE_COLOR=0", has_colors(FORCE_COLOR="0"), False)
    tally.equal("NO_COLOR takes precedence", has_colors(FORCE_COLOR="1", NO_COLOR="1"), False)


def steps(program, tally, folder):
    return {
        "outputs": lambda: check_outputs(program, tally, folder),
        "collisions": lambda: check_collisions(program, tally, folder),
        "markdown": lambda: check_markdown(program, tally, folder),
        "repeated-warnings": lambda: check_repeated_warnings(program, tally, folder),
        "names": lambda: check_names(program, tally, folder),
        "options-once": lambda: check_options_once(program, tally, folder),
        "pages": lambda: check_pages(program, tally, folder),
        "strip": lambda: check_strip(program, tally, folder),
        "kinds": lambda: check_kinds(program, tally, folder),
        "scale-names": lambda: check_scale_names(program, tally, folder),
        "completions": lambda: check_completions(program, tally, folder),
        "init": lambda: check_init(program, tally, folder),
        "prune": lambda: check_prune(program, tally, folder),
        "colors": lambda: check_colors(program, tally, folder),
        "typefaces": lambda: check_typefaces(program, tally, folder),
        "samples": lambda: check_samples(program, tally),
        "examples": lambda: check_examples(program, tally),
        "validation": lambda: check_validation(program, tally, folder),
        "terminal": lambda: check_terminal(program, tally, folder),
        "shards": lambda: check_shards(program, tally, folder),
        "usage": lambda: check_usage(program, tally),
        "warnings-as-errors": lambda: check_warnings_as_errors(program, tally, folder),
        "other-warnings-as-errors": lambda: check_other_warnings_as_errors(program, tally, folder),
        "incomplete-project": lambda: check_incomplete_project(program, tally, folder),
        "first-tables": lambda: check_first_tables(program, tally, folder),
        "sarif": lambda: check_sarif(program, tally, folder),
        "versions": lambda: check_versions(program, tally, folder),
        "color-variables": lambda: check_color_variables(program, tally, folder),
    }


def main():
    return frame.run(frame.arguments(__doc__).parse_args(), steps)


if __name__ == "__main__":
    sys.exit(main())
