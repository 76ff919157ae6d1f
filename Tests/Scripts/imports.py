#!/usr/bin/env python3
"""Tests `menumock import`: paths of documents, output, exit status, updates, and whether the results are usable."""
import json
import os
import pathlib
import shlex
import shutil
import subprocess
import sys

import frame

ROOT = pathlib.Path(__file__).resolve().parents[2]
CASES = ROOT / "Tests" / "Import"
ONE = (
    '<document type="com.apple.InterfaceBuilder3.Cocoa.XIB" targetRuntime="MacOSX.Cocoa"><objects>'
    '<menu id="one"><items><menuItem title="Ring" keyEquivalent="r" id="rng"/></items></menu></objects></document>')


def contents(folder):
    """The files below a folder with their contents."""
    return {str(file.relative_to(folder)): file.read_bytes() for file in sorted(folder.rglob("*")) if file.is_file()}


class Checks:
    """The tests, one method each."""

    def __init__(self, program, tally, folder):
        self.program, self.tally, self.folder = program, tally, folder

    def place(self, name, *cases):
        """A folder with the input of cases."""
        place = self.folder / name
        place.mkdir()
        for case in cases:
            shutil.copytree(CASES / case / "input", place / case)
        return place

    def run(self, name, status, *arguments, said=(), **options):
        """Runs the command and checks its status and output."""
        run = self.program.run("import", *arguments, **options)
        error = run.stderr.decode()
        self.tally.equal(f"{name}: status ({error.strip()})", run.returncode, status)
        for words in [said] if isinstance(said, str) else said:
            self.tally.check(f"{name}: message", words in error, error)
        return run

    def same(self, name, found, expected):
        """Checks that two folders contain the same files."""
        differing = [file for file in sorted(found | expected) if found.get(file) != expected.get(file)]
        self.tally.check(name, not differing, "\n".join(
            f"{file}: {found.get(file, b'nothing').decode()}" for file in differing))

    def folders(self):
        place = self.place("folders", "main-menu")
        run = self.run(
            "a folder", 0, "main-menu", "-o", "menus", cwd=place,
            said=["2 menus, 27 items: 25 as written, 2 with placeholders", "main-menu/Base.lproj/MainMenu.xib:48:"])
        self.tally.equal("data and words are apart", run.stdout, b"")
        expected = {
            name: text.replace(b'"source": "', b'"source": "main-menu/')
            for name, text in contents(CASES / "main-menu" / "expected").items() if name != "report.json"}
        self.same("a folder: written files", contents(place / "menus"), expected)
        for command in (["check", "menumock.json", "--goldens", "goldens", "--accept"], ["batch", "menumock.json", "-o", "pictures"]):
            run = self.program.run(*command, cwd=place / "menus")
            self.tally.equal(f"{command[0]} runs on it: {run.stderr.decode()}", run.returncode, 0)
        run = self.program.run("lint", *sorted((place / "menus").glob("menu-*.json")))
        self.tally.check(f"lint runs on it: {run.stderr.decode()}", run.returncode in (0, 1))
        for file in sorted((place / "menus").glob("menu-*.json")):
            run = self.program.run("fmt", "--check", file)
            self.tally.equal(f"{file.name} is in canonical form", run.returncode, 0)
        run = self.program.run("fmt", "--check", place / "menus")
        self.tally.equal(f"fmt leaves out the manifest: {run.stderr.decode()}", run.returncode, 0)
        run = self.program.run(
            "render", place / "menus" / "menu-bar-main-menu.json", "--strings", place / "menus" / "strings" / "de.json",
            "--locale", "de", "-f", "svg", "-o", "-", "--svg-text", "text")
        self.tally.check("a translation is found by its object", "Pflanzen" in run.stdout.decode(), run.stderr.decode())

    def sample_app(self):
        """From an application's sources to pictures and findings in three commands."""
        place = self.folder / "whole-way"
        place.mkdir()
        shutil.copytree(ROOT / "Samples" / "App", place / "Samples" / "App")
        self.run("an application", 0, "Samples/App", "-o", "menus", cwd=place, said=[
            "5 menus, 59 items: 56 as written, 3 with placeholders; 3 tables, 99 texts",
            "Samples/App/FieldNotes/Views/NoteRow.swift:14:52: note:"])
        run = self.program.run("batch", "menus/menumock.json", "-o", "pictures", cwd=place)
        self.tally.equal(f"batch draws it: {run.stderr.decode()}", run.returncode, 0)
        self.tally.equal("a picture for each menu", len(list((place / "pictures").glob("*.png"))), 5)
        run = self.program.run("lint", "menus", cwd=place)
        said = run.stderr.decode() + run.stdout.decode()
        self.tally.equal(f"lint judges it: {said}", run.returncode, 1)
        self.tally.check("violations in its labels are found", "[article-in-label]" in said, said)
        # Questions before destructive commands may be anywhere in the sources.
        self.tally.check("no question is missed", "[destructive-unconfirmed]" not in said, said)
        self.tally.check("a menu that the system fills is not empty", "[empty-menu]" not in said, said)
        run = self.program.run("strings", "--check", "menus/menumock.json", cwd=place)
        self.tally.check(f"its tables can be checked: {run.stderr.decode()}", run.returncode in (0, 1))

    def sources(self):
        """Findings and pictures straight from source code."""
        place = self.folder / "sources"
        (place / "App").mkdir(parents=True)
        lines = [
            "import SwiftUI", "struct NoteRow: View {", "  var body: some View {", '    Menu("Sort") {',
            '      Button("sort by name") {}', '      Button("Share...") {}', '      shared', "    }",
            '    .contextMenu { shared; Button("Open") {}; Button("Close") {} }', "  }",
            "  var shared: some View {", '    Button("Move to...") {}', "  }", "}"]
        (place / "App" / "NoteRow.swift").write_text("\n".join(lines) + "\n")
        run = self.program.run("lint", "App", cwd=place)
        said = run.stdout.decode()
        self.tally.equal("lint finds something", run.returncode, 1)
        self.tally.check("findings point at the source", "App/NoteRow.swift:5:7: warning:" in said, said)
        self.tally.equal("once per line", said.count("NoteRow.swift:12:5: warning:"), 1)
        for form, words in (("sarif", '"startLine":5'), ("github", "file=App/NoteRow.swift,line=5"),
                            ("junit", "NoteRow.swift"), ("json", '"line":5')):
            said = self.program.run("lint", "App", "--format", form, cwd=place).stdout.decode()
            self.tally.check(f"{form} points at the source", words in said.replace(": ", ":"), said)
        self.tally.check("no fix of a document", '"edits"' not in said, said)
        before = contents(place)
        run = self.program.run("lint", "App", "--fix", cwd=place)
        self.tally.check(
            "--fix explains itself", b"--fix changes documents only\nhelp: change the sources" in run.stderr, run.stderr.decode())
        self.tally.equal("--fix changes no source", contents(place), before)
        run = self.program.run("render", "App", "--menu", "Sort", "-o", "sort.png", cwd=place)
        self.tally.equal(f"a picture from code: {run.stderr.decode()}", run.returncode, 0)
        self.tally.check("the picture exists", (place / "sort.png").is_file())
        run = self.program.run("render", "App", "--menu", "NoteRow", "-o", "row.png", cwd=place)
        self.tally.equal("a name of two menus", run.returncode, 66)
        self.tally.check("their names", b"note-row-sort" in run.stderr, run.stderr.decode())
        run = self.program.run("render", "App", "--menu", "NoteRow", "-o", "rows/", cwd=place)
        self.tally.equal("both into a folder", len(list((place / "rows").glob("*.png"))), 2)
        run = self.program.run("render", "App", "--menu", "note-row-sorted", "-o", "row.png", cwd=place)
        self.tally.check("the nearest name", b'did you mean "note-row-sort"?' in run.stderr, run.stderr.decode())
        self.tally.equal("no picture", (place / "row.png").exists(), False)
        run = self.program.run("render", "App/NoteRow.swift", "-o", "row.png", cwd=place)
        self.tally.check("a source needs a name", b"name a menu with --menu" in run.stderr, run.stderr.decode())
        self.run("the same as documents", 0, "App", "-o", "menus", "-q", cwd=place)
        run = self.program.run("render", "menus", "-o", "pictures", cwd=place)
        self.tally.equal(f"a folder with a manifest: {run.stderr.decode()}", run.returncode, 0)

    def projects(self):
        """Projects and packages tell the platform."""
        view = 'import SwiftUI\nstruct A: View { var body: some View { Menu("M") { Button("B") {} } } }\n'
        project = (
            '{ objects = { P = { isa = PBXProject; targets = (T); }; T = { isa = PBXNativeTarget; name = Mac; '
            'productType = "com.apple.product-type.application"; buildConfigurationList = L; }; '
            'L = { buildConfigurations = (C); }; C = { name = Release; buildSettings = { SDKROOT = macosx; }; }; }; '
            'rootObject = P; }')
        manifest = (
            'import PackageDescription\nlet package = Package(name: "P", platforms: [.macOS(.v14)], targets: [])\n')
        for name, file, text, expected in (
                ("xcode", "Mac.xcodeproj/project.pbxproj", project, "macOS"),
                ("package", "Package.swift", manifest, "macOS"),
                ("neighbor", "Sources/B.swift", "import AppKit\n", "macOS"), ("none", "README.md", "", None)):
            place = self.folder / f"project-{name}"
            (place / "Sources").mkdir(parents=True)
            (place / ".git").mkdir()
            (place / file).parent.mkdir(parents=True, exist_ok=True)
            (place / file).write_text(text)
            (place / "Sources" / "A.swift").write_text(view)
            for source in (".", "Sources", "Sources/A.swift"):
                run = self.run(f"{name}: {source}", 0, source, "-q", cwd=place)
                self.tally.equal(f"{name}: platform of {source}", json.loads(run.stdout).get("platform"), expected)

    def singles(self):
        place = self.place("singles")
        (place / "One.xib").write_text(ONE)
        first = self.run("one menu without -o", 0, "One.xib", cwd=place, said="1 menu, 1 item").stdout
        self.tally.equal("its document", json.loads(first)["menu"], {"items": [{"title": "Ring", "keyboardShortcut": "cmd+r"}]})
        self.tally.equal("its source", json.loads(first)["source"], "One.xib:1")
        self.tally.equal("as -", self.run("-o -", 0, "One.xib", "-o", "-", cwd=place).stdout, first)
        piped = self.run("standard input", 0, "-", input=ONE.encode(), cwd=place).stdout
        self.tally.equal("standard input is recognized by its contents", json.loads(piped)["source"], "<stdin>:1")
        self.run("a file", 0, "One.xib", "-o", "one.json", cwd=place)
        self.tally.equal("the file", (place / "one.json").read_bytes(), first)
        (place / "menu.txt").write_text(ONE)
        self.run("an unknown ending, a known text", 0, "menu.txt", cwd=place)
        (place / "other.txt").write_text("nothing")
        self.run("an unknown kind", 65, "other.txt", cwd=place, said="other.txt:1:1: error: unknown source format")
        self.run("--from", 0, "menu.txt", "--from", "xib", cwd=place)
        self.run("--from another kind", 65, "menu.txt", "--from", "xcstrings", cwd=place)
        self.run("an absolute path", 0, place / "One.xib", "-o", place / "two.json", cwd=place)
        self.tally.equal("names nothing outside", json.loads((place / "two.json").read_bytes())["source"], "One.xib:1")
        self.run("silence", 0, "One.xib", "-q", "-o", "q.json", cwd=place)
        table = self.run("a table", 0, CASES / "tables/input/fr.lproj/Localizable.strings", cwd=place, said="1 table, 5 texts")
        self.tally.equal("is one for --strings", json.loads(table.stdout)["Rake"], "Râteau")

    def statuses(self):
        place = self.place("statuses", "main-menu", "broken")
        self.run("a missing file", 66, "none.xib", cwd=place, said="does not exist")
        self.run("a missing root", 66, "main-menu", "--root", "none", "--list", cwd=place)
        self.run("several to standard output", 64, "main-menu", "-o", "-", cwd=place, said="cannot be written to standard output")
        self.run("several without -o", 64, "main-menu", cwd=place, said="--list")
        self.run("several to a file", 64, "main-menu", "-o", "a.json", cwd=place, said="a.json/")
        self.run("--force and --update", 64, "main-menu", "-o", "a", "--force", "--update", cwd=place)
        self.run("--update without a place", 64, "main-menu", "--update", cwd=place)
        self.run("two for standard output", 64, "broken/Sound.xib", "-o", "-", "--report", "-", cwd=place)
        self.run("no kind", 64, "main-menu", "--from", "nib", cwd=place)
        (place / "empty").mkdir()
        self.run("nothing to read", 65, "empty", cwd=place, said="no menus found")
        self.run("only broken", 65, "broken/Cut.xib", "-o", "c", cwd=place, said="broken/Cut.xib:4:9: error: ")
        self.tally.check("nothing is written of it", not (place / "c").exists())
        run = self.run(
            "some are broken", 1, "broken", "-o", "some", cwd=place,
            said=["Bomb.xib:2:20: error", "Cut.xib:4:9", "Localizable.strings:2:1", "Words.xcstrings:1:1", "1 menu"])
        self.tally.equal("the others are written", sorted(contents(place / "some")), ["menu-sound-bell.json", "menumock.json"])
        run = self.run("as JSON", 1, "broken", "--list", "--diagnostic-format", "json", "-q", cwd=place)
        self.tally.equal("errors as data", {json.loads(line)["severity"] for line in run.stderr.splitlines()}, {"error"})
        (place / "file").write_text("")
        self.run("a file in the place of a folder", 73, "main-menu", "-o", "file", cwd=place)
        (place / "Wide.xib").write_bytes(b"\xff\xfe<\x00")
        self.run("half a text", 65, "Wide.xib", cwd=place)
        (place / "Wrong.xib").write_bytes(ONE.replace("Ring", "Läuten").encode("latin-1"))
        self.run("another encoding", 65, "Wrong.xib", cwd=place, said="error: invalid UTF-8")
        (place / "Large.xib").write_bytes(b" " * ((16 << 20) + 1))
        self.run("too large", 65, "Large.xib", cwd=place, said="16 MiB")

    def lists(self):
        place = self.place("lists", "main-menu", "buttons")
        run = self.run("--list", 0, "buttons", "main-menu", "--list", cwd=place)
        lines = [line.split("\t") for line in run.stdout.decode().splitlines()]
        self.tally.equal("a line a menu and table", [line[1] for line in lines], [
            "popUpButton", "popUpButton", "pullDownButton", "popUpButton", "popUpButton", "contextMenu", "menuBar", "menu",
            "strings", "strings"])
        self.tally.equal("with its place", lines[0][2], "buttons/Panel.xib:15")
        other = self.run("another order", 0, "main-menu", "buttons", "main-menu", "--list", cwd=place)
        self.tally.equal("gives the same", other.stdout, run.stdout)
        self.tally.equal("nothing is written", sorted(file.name for file in place.iterdir()), ["buttons", "main-menu"])
        self.run("a report", 0, "main-menu", "-o", "out", "--report", "report.json", cwd=place)
        report = json.loads((place / "report.json").read_text())
        self.tally.equal("its sums", [report[key] for key in ("menus", "items", "asWritten", "stoodInFor")], [2, 27, 25, 2])
        found = report["documents"][0]["standIns"][0]
        self.tally.equal("its places", (found["file"], found["line"]), ("main-menu/Base.lproj/MainMenu.xib", 48))
        self.run("a report beside a list", 0, "main-menu", "--list", "--report", "other.json", cwd=place)
        self.tally.equal("is the same", json.loads((place / "other.json").read_text()), report)

    def orders(self):
        place = self.place("orders", "main-menu", "buttons", "touch")
        self.run("one order", 0, "main-menu", "buttons", "touch", "-o", "a", cwd=place)
        self.run("another order", 0, "touch", "./main-menu", "buttons/Panel.xib", "main-menu/Base.lproj/MainMenu.xib", "-o", "b", cwd=place)
        self.same("the same bytes", contents(place / "b"), contents(place / "a"))
        self.run("a file with its tables", 0, "main-menu/Base.lproj/MainMenu.xib", "-o", "c", cwd=place)
        self.tally.check("tables beside it are found", "strings/de.json" in contents(place / "c"))
        run = self.run("--root", 0, place / "buttons", "--root", place / "buttons", "--list", cwd="/")
        self.tally.check("paths start from the root", b"\tPanel.xib:15\t" in run.stdout, run.stdout)

    def updates(self):
        place = self.place("updates", "main-menu")
        out = place / "out"
        self.run("first", 0, "main-menu", "-o", "out", cwd=place)
        before = contents(out)
        self.run("existing files", 73, "main-menu", "-o", "out", cwd=place, said="--force")
        self.run("an update of the same", 0, "main-menu", "-o", "out", "--update", cwd=place)
        self.same("changes nothing", contents(out), before)
        bar = out / "menu-bar-main-menu.json"
        document = json.loads(bar.read_text())
        document["host"] = {"kind": "none", "size": [640, 400]}
        plants = document["menus"][1]["items"]
        plants[0]["callout"] = 1
        plants[5] = {"type": "divider", "id": "line"}
        plants[0]["title"] = "Sow"
        bar.write_text(json.dumps(document))
        manifest = json.loads((out / "menumock.json").read_text())
        manifest["matrix"] = {"appearance": ["light", "dark"]}
        (out / "menumock.json").write_text(json.dumps(manifest))
        xib = place / "main-menu" / "Base.lproj" / "MainMenu.xib"
        xib.write_text(xib.read_text().replace('title="Show Roots"', 'title="Show All Roots"'))
        self.run("an update", 0, "main-menu", "-o", "out", "--update", cwd=place)
        after = json.loads(bar.read_text())
        items = after["menus"][1]["items"]
        self.tally.equal("additions stay", (after.get("host"), items[0].get("callout"), items[5]), (
            document["host"], 1, {"type": "divider", "id": "line"}))
        self.tally.equal("changes come", items[6]["title"], "Show All Roots")
        self.tally.equal("the manifest keeps its matrix", json.loads((out / "menumock.json").read_text()).get("matrix"), manifest["matrix"])
        bar.write_text("{ broken")
        self.run("a broken document", 1, "main-menu", "-o", "out", "--update", cwd=place, said="is not updated")
        self.tally.equal("stays unchanged", bar.read_text(), "{ broken")
        self.run("--force", 0, "main-menu", "-o", "out", "--force", cwd=place)
        self.tally.check("replaces it", "Show All Roots" in bar.read_text() and "callout" not in bar.read_text())

    def tables(self):
        """Keys are looked up in all tables, however the sources are named."""
        place = self.folder / "tables"
        view = 'struct A: View { var body: some View { Menu("menu.title") { Button("menu.open") {} } } }'
        table = '"menu.open" = "Open";\n"menu.title" = "Title";\n'
        for name, folder in (("App", "Views"), ("Near", ".")):
            (place / name / folder).mkdir(parents=True)
            (place / name / folder / "A.swift").write_text("import SwiftUI\n" + view)
            (place / name / "en.lproj").mkdir()
            (place / name / "en.lproj" / "Localizable.strings").write_bytes(table.encode("utf-16-le"))

        def texts(*arguments):
            run = self.run(f"{arguments}", 0, *arguments, "-q", cwd=place)
            document = json.loads(run.stdout)
            return document["button"]["title"], document["menu"]["items"]

        self.tally.equal("a folder of Swift", texts("App", "--from", "swift"), ("Title", ["Open"]))
        self.tally.equal("a file and a root", texts("App/Views/A.swift", "--root", "App"), ("Title", ["Open"]))
        self.tally.equal("a file beside its tables", texts("Near/A.swift"), ("Title", ["Open"]))

    def catalogs(self):
        """A repeated key leaves the other entries; stale entries may be in use; only texts in use are written."""
        place = self.folder / "catalogs"
        place.mkdir()
        unit = '{"localizations": {"de": {"stringUnit": {"state": "translated", "value": "%s"}}}%s}'
        (place / "Localizable.xcstrings").write_text(
            '{"sourceLanguage": "en", "version": "1.0", "strings": {"Open": %s, "Open": %s, "Close": %s, "Unused": %s}}'
            % (unit % ("Öffnen", ""), unit % ("Auf", ""), unit % ("Schließen", ', "extractionState": "stale"'),
               unit % ("Unbenutzt", "")))
        (place / "A.swift").write_text(
            'import SwiftUI\nstruct A: View { var body: some View { Menu("M") { Button("Open") {}; Button("Close") {} } } }')
        self.run("a catalog", 0, ".", "-o", "menus/", cwd=place, said='warning: duplicate key "Open"')
        table = json.loads((place / "menus" / "strings" / "de.json").read_text())
        self.tally.equal("its table", table, {"Close": "Schließen", "Open": "Öffnen"})
        run = self.program.run("strings", "--check", "menus/menumock.json", cwd=place)
        self.tally.check("no unused key", b"Unused" not in run.stderr, run.stderr.decode())

    def hostile(self):
        """Damaged and excessive inputs are errors with a location, others are read, and memory is bounded."""
        place = self.folder / "hostile"
        place.mkdir()
        sound = 'import SwiftUI\nstruct B: View { var body: some View { Menu("Sound") { Button("Yes") {} } } }'
        entities = "".join(f'<!ENTITY e{n + 1} "{f"&e{n};" * 10}">' for n in range(9))
        cases = {
            "Deep.swift": ("import SwiftUI\nlet x = " + "{" * 1_000_000, ":2:", "nesting deeper"),
            "Full.swift": ("import SwiftUI\n" + 'Button("x") {}\n' * 300_000, ":", "the file has more than 700,000 tokens"),
            "Large.swift": ("// " + "x" * (100 << 20), ":1:1", "larger than 16 MiB"),
            "Cut.swift": (sound[:-3], ":2:", "unbalanced"),
            "Null.swift": (sound.replace("Yes", "Y\0s"), ":2:", "U+0000"),
            "Latin.swift": (sound.replace("Yes", "\xc4").encode("latin-1"), ":2:", "invalid UTF-8"),
            "Bomb.xib": (f'<!DOCTYPE a [<!ENTITY e0 "x">{entities}]><a>&e9;</a>', ":1:", "error"),
            "Full.strings": ('"";' * 5_000_000, ":1:", "more than 500,000 texts"),
            "Latin.strings": ('"a" = "\xc4";'.encode("latin-1"), ":1:", "invalid UTF-8"),
        }
        for name, (text, where, said) in cases.items():
            folder = place / name.replace(".", "-")
            folder.mkdir()
            (folder / "Sound.swift").write_text(sound)
            (folder / name).write_bytes(text if isinstance(text, bytes) else text.encode())
            process = subprocess.Popen(
                [self.program.path, "import", folder, "--list"], stdout=subprocess.PIPE, stderr=subprocess.PIPE)
            out, error = process.stdout.read().decode(), process.stderr.read().decode()
            _, code, usage = os.wait4(process.pid, 0)
            process.returncode = os.waitstatus_to_exitcode(code)
            self.tally.equal(f"{name}: status", process.returncode, 1)
            self.tally.check(f"{name}: the others are read", "b-sound" in out, out)
            told = [line for line in error.splitlines() if f"{name}{where}" in line and said in line and " error: " in line]
            self.tally.check(f"{name}: an error with its place", told, error[:400])
            self.tally.check(f"{name}: memory", usage.ru_maxrss < 500 << 10, f"{usage.ru_maxrss} kB")
        if os.environ.get("MENUMOCK_THOROUGH") == "1":
            self.full(place, sound)
        pipes = place / "pipes"
        pipes.mkdir()
        (pipes / "Sound.swift").write_text(sound)
        os.mkfifo(pipes / "Pipe.swift")
        run = self.run("a pipe in a folder", 1, pipes, "--list", said="not a regular file", timeout=60)
        self.tally.check("is left alone", b"b-sound" in run.stdout, run.stdout)
        os.mkfifo(pipes / "Pipe.json")
        (pipes / "sound.json").write_text('{"menu": {"items": ["Yes"]}}')
        for words in (["lint"], ["validate"], ["fmt", "--check"], ["strings", "extract"]):
            run = self.program.run(*words, pipes, timeout=60)
            self.tally.check(f"{words} with a pipe in a folder", b"not a regular file" in run.stderr, run.stderr)

    def helper(self):
        """Swift sources are read by another program, which may be missing, of another version, or end in any way."""
        place = self.folder / "helper"
        (place / "App").mkdir(parents=True)
        view = 'import SwiftUI\nstruct V: View { var body: some View { Menu("Sound") { Button("Yes") {} } } }\n'
        for name in ("A", "B"):
            (place / "App" / f"{name}.swift").write_text(view.replace("V:", f"{name}:"))
        (place / "App" / "One.xib").write_text(ONE)
        real, program = pathlib.Path(self.program.path).with_name("menumock-swift"), self.program

        def installed(name, script, at="bin/menumock-swift"):
            """A copy of the program, with a stand-in for the helper."""
            (place / name / "bin").mkdir(parents=True)
            if script:
                stand_in = place / name / at
                stand_in.parent.mkdir(parents=True, exist_ok=True)
                stand_in.write_text(f"#!/bin/sh\n{script}\n")
                stand_in.chmod(0o755)
            return frame.Program(shutil.copy(program.path, place / name / "bin"))

        def fails(name, script, reason, source="App"):
            self.program = installed(name, script)
            run = self.run(name, 1, source, "App/One.xib", "--list", cwd=place, said=f"menumock-swift {reason}")
            self.tally.check(f"{name}: others are read", b"One.xib:1\t" in run.stdout, run.stdout)
            told = [line.split(" error: ")[0] for line in run.stderr.decode().splitlines() if " error: " in line]
            self.tally.equal(f"{name}: one error, at the first source", told, [f"{source}/A.swift:1:1:"])

        fails("missing", None, 'is missing\nhelp: install it with menumock, or build it with "make helper"')
        self.run("nothing else to read", 65, "App", "--from", "swift", "--list", cwd=place, said="is missing")
        (place / "missing" / "bin" / "menumock-swift").write_text("")
        self.run("no program", 1, "App", "--list", cwd=place, said="cannot be started: Permission denied")
        fails("crash", "kill -SEGV $$", "crashed (signal 11)")
        fails("status", "exit 3", "failed (status 3)")
        fails("garbage", "head -c 1000000 /dev/zero; head -c 1000000 /dev/zero >&2", "returned an invalid response")
        fails("version", """echo '{"version":0}'""", "has a different version")
        fails("time", "ulimit -S -t 1; while :; do :; done", "took more than 120 seconds\nhelp: name fewer files")
        # The program's limits are at most those that it inherits.
        row = "(" * 90 + "1" + ")" * 90 + ",\n"
        (place / "Large").mkdir()
        (place / "Large" / "A.swift").write_text(f"{view}let list = [\n{row * 1400}]\n")
        fails("memory", f"ulimit -S -d 100000; exec {shlex.quote(str(real))}", "took more than 1 GiB of memory", "Large")

        self.program = installed("found", f"exec {shlex.quote(str(real))}", "libexec/menumock/menumock-swift")
        found = self.run("in libexec", 0, "App", "--list", cwd=place).stdout
        link = place / "menumock"
        link.symlink_to(self.program.path)
        self.program = program
        self.tally.equal("beside the program", found, self.run("beside", 0, "App", "--list", cwd=place).stdout)
        linked = subprocess.run([link, "import", "App", "--list"], cwd=place, capture_output=True)
        self.tally.equal("by a link", linked.stdout, found)
        alone = subprocess.run([real, "--help"], capture_output=True)
        self.tally.equal("by itself", (alone.returncode, b"menumock import" in alone.stderr), (64, True))

    def full(self, place, sound):
        """Many files within the limit of each take no more memory than one."""
        folder = place / "full"
        folder.mkdir()
        (folder / "Sound.swift").write_text(sound)
        row = "(" * 90 + "1" + ")" * 90 + ",\n"
        for number in range(15):
            (folder / f"Menu{number}.swift").write_text(f"let list{number} = [\n{row * 700}]\n")
        process = subprocess.Popen(
            [self.program.path, "import", folder, "--list"], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        out = process.stdout.read().decode()
        _, code, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(code)
        self.tally.equal("full files: status", process.returncode, 0)
        self.tally.check("full files: the menu is read", "b-sound" in out, out)
        self.tally.check("full files: memory", usage.ru_maxrss < 500 << 10, f"{usage.ru_maxrss} kB")


def main():
    options = frame.arguments(__doc__).parse_args()

    def steps(program, tally, folder):
        checks = Checks(program, tally, folder)
        names = ("folders", "sample_app", "sources", "projects", "singles", "statuses", "lists", "orders", "updates", "tables", "catalogs", "helper",
                 "hostile")
        return {name: getattr(checks, name) for name in names}

    sys.exit(frame.run(options, steps))


if __name__ == "__main__":
    main()
