#!/usr/bin/env python3
"""Tests the JUnit XML of `check`: it is valid, and agrees with the results.

`Tests/Schema/junit.xsd` is our own strict schema. --pytest also validates against the schema of Jenkins' xunit plug-in,
from the source archive of pytest, which pip downloads from PyPI.
"""
import argparse
import collections
import hashlib
import json
import pathlib
import subprocess
import sys
import tarfile
import tempfile

from lxml import etree

import frame
import sample_report
from tally import Tally

ROOT = pathlib.Path(__file__).resolve().parents[2]
PYTEST = "8.3.4"
PYTEST_SHA256 = "965370d062bce11e73868e0335abac31b4d3de0e82f4007408d242b4f8610761"


def pytest_schema(folder):
    """Jenkins' schema, from pytest's sources."""
    subprocess.run(
        [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--no-binary", "pytest", f"pytest=={PYTEST}",
         "--dest", folder], check=True)
    archive = folder / f"pytest-{PYTEST}.tar.gz"
    found = hashlib.sha256(archive.read_bytes()).hexdigest()
    if found != PYTEST_SHA256:
        raise RuntimeError(f"{archive.name}: SHA-256 {found} instead of {PYTEST_SHA256}")
    with tarfile.open(archive) as files:
        return etree.XMLSchema(etree.parse(files.extractfile(f"pytest-{PYTEST}/testing/example_scripts/junit-10.xsd")))


def check_file(tally, name, document, schemas):
    """The file is valid, and its totals are correct."""
    for title, schema in schemas.items():
        tally.check(f"{name} keeps to {title}", schema.validate(document), schema.error_log.last_error)
    root = document.getroot()
    for suite in (root, *root.findall("testsuite")):
        found = {
            "tests": len(suite.findall(".//testcase")),
            "failures": len(suite.findall(".//failure")),
            "errors": len(suite.findall(".//error")),
        }
        for key, count in found.items():
            tally.equal(f"{name}: {key} of {suite.tag}", suite.get(key), str(count))


def check_contents(tally, name, document, lines):
    """The file agrees with the result lines."""
    cases = {case.get("name"): case for case in document.iter("testcase")}
    tally.equal(f"{name}: a case for each line", sorted(cases), sorted(line["path"] for line in lines))
    for line in lines:
        case = cases.get(line["path"])
        if case is None:
            continue
        verdict = line["verdict"]
        expected = [] if verdict == "same" else ["error" if verdict == "failed" else "failure"]
        tally.equal(f"{name}: {line['path']}", [child.tag for child in case], expected)
        for child in case:
            tally.equal(f"{name}: type of {line['path']}", child.get("type"), verdict)
            subjects = [entry["path"] for entry in line.get("document", [])]
            subjects += [entry["box"] for entry in line.get("layout", [])]
            subjects += [finding["message"] for finding in line.get("findings", [])]
            for subject in subjects[:10]:
                tally.check(f"{name}: {line['path']} tells {subject}", subject in child.text, child.text)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--program", help="the built menumock, which makes a report by check")
    parser.add_argument("--file", type=pathlib.Path, help="a file instead, with --results for what it was made from")
    parser.add_argument("--results", type=pathlib.Path)
    parser.add_argument("--pytest", action="store_true", help="also with the schema that pytest carries")
    frame.add_pattern(parser)
    arguments = parser.parse_args()
    wanted = frame.chosen(arguments, ["schemas", "contents"])
    tally = Tally()
    with tempfile.TemporaryDirectory() as place:
        place = pathlib.Path(place)
        file, results = arguments.file, arguments.results
        if file is None:
            manifest, goldens = sample_report.make(arguments.program, place)
            file, results = place / "junit.xml", place / "results.jsonl"
            status, said = sample_report.check(
                arguments.program, manifest, goldens, "--junit", file, "--results", results)
            if not tally.check("check finds differences", status == 1, f"{status}: {said}"):
                return tally.finish()
        document = etree.parse(file)
        if "schemas" in wanted:
            schemas = {"junit.xsd": etree.XMLSchema(etree.parse(ROOT / "Tests" / "Schema" / "junit.xsd"))}
            if arguments.pytest:
                schemas["pytest's schema"] = pytest_schema(place)
            check_file(tally, file.name, document, schemas)
        if "contents" in wanted and results:
            lines = [json.loads(line) for line in results.read_text("utf-8").splitlines()]
            verdicts = collections.Counter(line["verdict"] for line in lines)
            tally.check("the set has every verdict", len(verdicts) == 6, verdicts)
            check_contents(tally, file.name, document, lines)
    return tally.finish()


if __name__ == "__main__":
    sys.exit(main())
