#!/usr/bin/env python3
"""Tests the code of `menumock export` for samples, golden cases, and random documents: it is formatted as by `swift
format`, passes its lint, and type-checks.

The frameworks are missing on Linux; Tests/Export/Stubs declares the required parts of their interfaces.
"""
import json
import pathlib
import re
import subprocess
import sys

import frame
import random_menus

ROOT = pathlib.Path(__file__).resolve().parents[2]
FRAMEWORKS = {"swiftui": "SwiftUI", "uikit": "UIKit", "appkit": "AppKit"}


def written(program, tally, folder, documents):
    """The exports of documents, `{framework: [file]}`, with a unique name for each."""
    files = {framework: [] for framework in FRAMEWORKS}
    for path in documents:
        for framework in FRAMEWORKS:
            (folder / framework).mkdir(exist_ok=True)
            file = folder / framework / f"{path.stem}.swift"
            run = program.run("export", path, "--to", framework, "-o", file)
            if tally.check(f"{path.name} to {framework}", run.returncode == 0, run.stderr.decode()):
                files[framework].append(file)
    return files


def check_format(tally, name, files):
    """`swift format` changes nothing, and its lint finds nothing."""
    run = subprocess.run(["swift", "format", "lint", "--strict", *files], capture_output=True, text=True)
    tally.check(f"{name} is formatted", run.returncode == 0, run.stderr[:2000])
    before = {file: file.read_bytes() for file in files}
    subprocess.run(["swift", "format", "--in-place", *files], check=True)
    changed = [file.name for file in files if file.read_bytes() != before[file]]
    tally.equal(f"swift format changes nothing of {name}", changed, [])


def check_types(tally, name, folder, module, files):
    """Type-checks all files of a framework in one run of the compiler."""
    modules = folder / "modules"
    modules.mkdir(exist_ok=True)
    place = modules / f"{module}.swiftmodule"
    if not place.exists():
        subprocess.run(
            ["swiftc", "-emit-module", "-swift-version", "6", "-parse-as-library", "-module-name", module,
             ROOT / f"Tests/Export/Stubs/{module}.swift", "-emit-module-path", place], check=True)
    for file in files:
        # Selectors need Objective-C, which Linux lacks. The stub derives one from the method itself.
        text = re.sub(r"@objc (?=private func)", "", file.read_text()).replace("#selector(", "Selector(")
        file.write_text(text)
    run = subprocess.run(
        ["swiftc", "-typecheck", "-swift-version", "6", "-warnings-as-errors", "-I", modules, *files],
        capture_output=True, text=True)
    tally.check(f"the types of {name} are right", run.returncode == 0, run.stderr[:4000])


def check_set(program, tally, folder, name, documents):
    place = folder / name
    place.mkdir()
    for framework, files in written(program, tally, place, documents).items():
        tally.check(f"{name} to {framework} are there", files)
        check_format(tally, f"{name} to {framework}", files)
        check_types(tally, f"{name} to {framework}", folder, FRAMEWORKS[framework], files)


def check_random(program, tally, folder, count):
    place = folder / "documents"
    place.mkdir()
    documents = [place / f"random-{seed}.json" for seed in range(count)]
    for seed, path in enumerate(documents):
        path.write_text(json.dumps(random_menus.Maker(seed).document()))
    check_set(program, tally, folder, "random", documents)


def check_goldens(program, tally, folder):
    """The golden cases; `expected.swift` is the expected output of each framework."""
    cases = sorted(path.parent for path in (ROOT / "Tests/Export").glob("*/document.json"))
    tally.check("there are golden cases", len(cases) > 5)
    for case in cases:
        for framework in FRAMEWORKS:
            run = program.run("export", "-", "--to", framework, input=(case / "document.json").read_bytes())
            expected = (case / f"expected.{framework}.swift").read_bytes()
            tally.check(f"{case.name} to {framework} is as expected", run.stdout == expected)
    for framework in FRAMEWORKS:
        place = folder / f"goldens-{framework}"
        place.mkdir()
        files = [place / f"{case.name}.swift" for case in cases]
        for case, file in zip(cases, files):
            file.write_bytes((case / f"expected.{framework}.swift").read_bytes())
        check_types(tally, f"the golden cases to {framework}", folder, FRAMEWORKS[framework], files)


def check_command(program, tally, folder):
    """Output and exit status of the command."""
    sample = ROOT / "Samples" / "sections.json"
    text = program.run("export", sample, "--to", "swiftui").stdout
    file = folder / "Sections.swift"
    tally.equal("with -o", program.run("export", sample, "--to", "swiftui", "-o", file).returncode, 0)
    tally.check("the same in a file", file.read_bytes() == text and b"struct SectionsMenu: View {" in text)
    run = program.run("export", "-", "--to", "uikit", input=b'{ "title": "The Sort Menu", "menu": { "items": ["A"] } }')
    tally.check("standard input is named by its title", b"final class TheSortViewController" in run.stdout, run.stdout)
    for name, arguments, status in (
        ("no framework", [sample], 64), ("an unknown framework", [sample, "--to", "gtk"], 64),
        ("no such file", [folder / "no.json", "--to", "swiftui"], 66),
        ("no place to write to", [sample, "--to", "swiftui", "-o", folder / "no" / "a.swift"], 73),
    ):
        tally.equal(name, program.run("export", *arguments).returncode, status)
    run = program.run("export", "-", "--to", "swiftui", input=b'{ "menu": { "item": [] } }')
    tally.check("a document with an error", run.returncode == 65 and b"did you mean" in run.stderr and not run.stdout)
    unsaid = b'{ "platform": "macOS", "menu": { "items": [{ "title": "A", "indentationLevel": 2 }] } }'
    run = program.run("export", "-", "--to", "swiftui", input=unsaid)
    tally.check(
        "an unsupported feature is a warning and a comment",
        run.returncode == 0 and b"menu.items[0]: SwiftUI does not support" in run.stderr and b"// SwiftUI does not support" in run.stdout,
        run.stderr)
    run = program.run("export", "-", "--to", "swiftui", "--quiet", input=unsaid)
    tally.equal("quietly", (run.returncode, run.stderr), (0, b""))


def main():
    parser = frame.arguments(__doc__)
    parser.add_argument("--count", type=int, default=60, help="how many documents are made at random")
    options = parser.parse_args()
    return frame.run(options, lambda program, tally, folder: {
        "command": lambda: check_command(program, tally, folder),
        "goldens": lambda: check_goldens(program, tally, folder),
        "samples": lambda: check_set(program, tally, folder, "samples", sorted((ROOT / "Samples").glob("*.json"))),
        "random": lambda: check_random(program, tally, folder, options.count),
    })


if __name__ == "__main__":
    sys.exit(main())
