#!/usr/bin/env python3
"""Tests other packages that use this one: the plugin `swift package menumock`, and MenuMockupTesting in Swift Testing
and XCTest.

Without --out, only the plugin of this package is run. --out builds a package below that folder that uses both, which
takes minutes the first time.
"""
import argparse
import os
import pathlib
import shutil
import subprocess
import sys

import frame
from tally import Tally

ROOT = pathlib.Path(__file__).resolve().parents[2]
SAMPLE = ROOT / "Tests" / "Packages" / "Consumer"
ALLOWED = "--allow-writing-to-package-directory"


class Package:
    """A folder in which `swift` runs."""

    def __init__(self, folder):
        self.folder = folder
        self.environment = {
            key: value for key, value in os.environ.items() if not key.startswith("MENUMOCK_")
        } | {"MENUMOCK_PACKAGE": str(ROOT)}

    def swift(self, *arguments, **variables):
        """Runs a command to its end. Returns exit status, standard output, and all output."""
        run = subprocess.run(
            ["swift", *map(str, arguments)], cwd=self.folder, env=self.environment | variables, text=True,
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE, timeout=3600)
        return run.returncode, run.stdout, run.stdout + run.stderr


def check_own_plugin(tally):
    package = Package(ROOT)
    status, output, said = package.swift("package", "plugin", "--list")
    tally.check("the plugin is listed", status == 0 and "menumock" in output, said)
    status, output, said = package.swift("package", ALLOWED, "menumock", "--version")
    tally.check("the plugin runs the program", status == 0 and output.strip().count(".") == 2, said)


# --- The sample package ---------------------------------------------------------------------------------------------


def copy_sample(folder):
    """The sample in another folder, with its previous build."""
    for part in ("Sources", "Tests", "Documentation"):
        shutil.rmtree(folder / part, ignore_errors=True)
    shutil.copytree(SAMPLE, folder, dirs_exist_ok=True, ignore=shutil.ignore_patterns(".build", "Goldens"))
    (folder / "Tests" / "ConsumerTests" / "Goldens").mkdir(exist_ok=True)


def check_plugin(package, tally):
    documentation = package.folder / "Documentation"

    def pictures():
        return sorted(path.name for path in documentation.glob("*.png"))

    status, _, said = package.swift("package", "menumock")
    tally.check("nothing is written without permission", status and "--allow-writing" in said and not pictures(), said)
    status, _, said = package.swift("package", ALLOWED, "menumock")
    tally.check("the manifest is drawn", status == 0, said)
    tally.equal("its pictures are beside it", pictures(), ["sort@2x.png", "sort~dark@2x.png"])
    times = [path.stat().st_mtime_ns for path in sorted(documentation.glob("*.png"))]
    status, _, said = package.swift("package", ALLOWED, "menumock", "--verbose")
    tally.check("arguments are passed on", status == 0 and "2 pictures" in said, said)
    tally.equal(
        "what has not changed is left untouched",
        [path.stat().st_mtime_ns for path in sorted(documentation.glob("*.png"))], times)
    status, output, said = package.swift("package", ALLOWED, "menumock", "extract", "Documentation/sort@2x.png")
    tally.equal("the other commands are there", output, (documentation / "sort.json").read_text())
    (documentation / "other.json").write_text('{ "mockups": ["sort.json"], "output": "other/{name}.svg" }')
    status, _, said = package.swift("package", ALLOWED, "menumock", "--manifest", "Documentation/other.json")
    tally.check("a manifest can be named", status == 0 and (documentation / "other" / "sort.svg").exists(), said)
    (documentation / "menumock.json").write_text('{ "mockups": ["no.json"] }')
    status, _, said = package.swift("package", ALLOWED, "menumock")
    tally.check("a broken manifest is reported", status and '"no.json" does not exist' in said and "65" in said, said)
    (documentation / "menumock.json").unlink()
    status, _, said = package.swift("package", ALLOWED, "menumock")
    tally.check("a package without a manifest is reported", status and "has no menumock.json" in said, said)


def check_tests(package, tally):
    tests = package.folder / "Tests" / "ConsumerTests"
    goldens = tests / "Goldens"
    failures = package.folder / "failures"
    shutil.rmtree(failures, ignore_errors=True)
    names = [
        "case.png", "code.svg", "detached.png", "set/sort@2x.png", "set/sort~dark@2x.png", "sort.png", "sort~dark.png"]

    def recorded():
        return sorted(str(path.relative_to(goldens)) for path in goldens.rglob("*.*"))

    def test(*arguments, **variables):
        return package.swift("test", *arguments, MENUMOCK_FAILURES=str(failures), **variables)

    def told(said, words):
        return [name for name in names if f"Goldens/{name}: {words}" in said]

    status, _, said = test(MENUMOCK_RECORD="never")
    tally.check("a missing golden fails", status, said)
    tally.equal("every test says so", told(said, "no golden"), names)
    tally.equal("nothing is recorded where nothing may", recorded(), [])
    status, _, said = test()
    tally.check("a first run fails", status, said)
    tally.equal("every test tells what it recorded", told(said, "recorded: "), names)
    tally.equal("the goldens are there", recorded(), names)
    shutil.rmtree(failures)
    status, _, said = test()
    tally.check("the second run passes", status == 0, said)
    tally.check("a test that passes leaves nothing", not failures.exists())

    menu = tests / "Menus" / "sort.json"
    menu.write_text(menu.read_text().replace("Date", "Size"))
    changed = [name for name in names if name in ("case.png", "detached.png", "sort.png", "sort~dark.png")]
    attachments = package.folder / "attachments"
    shutil.rmtree(attachments, ignore_errors=True)
    attachments.mkdir()
    status, _, said = test("--attachments-path", attachments)
    tally.check("a changed menu fails", status, said)
    tally.equal("the tests of that menu say so", told(said, "different"), changed)
    for layer in ('document: menu.items[1]: "Date" → "Size"', "layout: ", "pixels: "):
        tally.check(f"the message has the layer {layer.split(':')[0]}", said.count(layer) >= len(changed), said)
    tally.check(
        "failures stand where the test is",
        all(f"{file}:{line}" in said for file, line in (("MenuTests.swift", 8), ("MenuCase.swift", 7))), said)
    shown = sorted(path.name for path in failures.rglob("*.png"))
    wanted = sorted(
        f"{name.removesuffix('.png')}-{what}.png" for name in changed for what in ("expected", "actual", "difference"))
    tally.equal("failures are shown", shown, wanted)
    tally.check("the message names the pictures", all(str(path) in said for path in failures.rglob("*.png")), said)
    attached = {path.name for path in attachments.rglob("*.png")}
    tally.check(
        "Swift Testing attaches them",
        {f"sort-{what}.png" for what in ("expected", "actual", "difference")} <= attached, str(attached))
    status, _, said = test(MENUMOCK_RECORD="changed")
    tally.check("a run that records fails", status, said)
    tally.equal("only what has changed is recorded", told(said, "different"), changed)
    status, _, said = test()
    tally.check("what was recorded is expected", status == 0, said)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=pathlib.Path, help="where the sample package is built")
    frame.add_pattern(parser)
    arguments = parser.parse_args()
    tally = Tally()
    if arguments.out:
        package = Package(arguments.out.resolve() / "Consumer")
        checks = {"tests": lambda: check_tests(package, tally), "plugin": lambda: check_plugin(package, tally)}
    else:
        package = None
        checks = {"own plugin": lambda: check_own_plugin(tally)}
    wanted = frame.chosen(arguments, checks)
    if package:
        package.folder.mkdir(parents=True, exist_ok=True)
        copy_sample(package.folder)
    for name in wanted:
        checks[name]()
    return tally.finish()


if __name__ == "__main__":
    sys.exit(main())
