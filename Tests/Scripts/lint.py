#!/usr/bin/env python3
"""Tests `menumock lint`: inputs, output formats, exit status, fixes, and baselines.

--sarif-schema names the schema of SARIF 2.1.0, from the standard's repository, to validate the log.
"""
import json
import os
import pathlib
import re
import sys

import jsonschema
from lxml import etree

import frame

ROOT = pathlib.Path(__file__).resolve().parents[2]
BAD = b'{\r\n  "menu": {\n    "items": [ "Rename...", { "title": "Show \\"side\\" bar",\t"requiresInput": true } ]\n  }\n}'
MENDED = b'{\r\n  "menu": {\n    "items": [ "Rename\xe2\x80\xa6", { "title": "Show \\"side\\" Bar\xe2\x80\xa6",\t"requiresInput": true } ]\n  }\n}'
GOOD = b'{"menu": {"items": ["Rename\xe2\x80\xa6", "Print"]}}'


class Checks:
    def __init__(self, program, tally, folder, schema):
        self.program, self.tally, self.folder, self.schema = program, tally, folder, schema

    def file(self, name, contents):
        path = self.folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(contents)
        return path

    def lint(self, name, status, *arguments, **options):
        run = self.program.run("lint", *arguments, **options)
        self.tally.equal(f"{name}: exit status", run.returncode, status)
        return run

    def rules(self, run):
        return [json.loads(line)["rule"] for line in run.stdout.splitlines()]

    def statuses(self):
        bad, good = self.file("bad.json", BAD), self.file("good.json", GOOD)
        self.lint("a finding", 1, bad)
        self.lint("no finding", 0, good)
        self.lint("findings that do not count", 0, bad, "--fail-on", "error")
        self.lint("never", 0, bad, "--fail-on", "never")
        short = self.file("short.json", b'{"presentation":"pullDownButton","button":{"title":"A"},"menu":{"items":["Print"]}}')
        self.lint("a suggestion", 0, short)
        self.lint("a suggestion that counts", 1, short, "--fail-on", "suggestion")
        broken = self.lint("a broken document", 65, self.file("broken.json", b"{"), bad, "--format", "json")
        self.tally.equal("a broken document is reported with the others", "three-dots" in self.rules(broken), True)
        self.lint("no such file", 66, self.folder / "none.json")
        self.lint("no input", 64)
        self.lint("no such rule", 64, bad, "--only", "three-dot")
        self.lint("a dry run of nothing", 64, bad, "--dry-run")
        self.lint("no folder for the output", 73, bad, "-o", self.folder / "none" / "a.txt")

    def inputs(self):
        bad = self.file("set/bad.json", BAD)
        self.file("set/good.json", GOOD)
        run = self.lint("a folder", 1, bad.parent, "--format", "json")
        self.tally.equal("a folder's documents", self.rules(run), ["three-dots", "missing-ellipsis", "title-case"])
        run = self.lint("standard input", 1, "-", "--format", "json", input=BAD)
        self.tally.equal("standard input has a name", {json.loads(line)["file"] for line in run.stdout.splitlines()}, {"<stdin>"})
        for ending in ("png", "svg", "pdf"):
            picture = self.folder / f"bad.{ending}"
            self.program.run("render", bad, "-o", picture, "--quiet")
            run = self.lint(f"a {ending}", 1, picture, "--format", "json")
            self.tally.equal(f"a {ending}'s document", len(self.rules(run)), 3)
        manifest = self.file("manifest/menumock.json", json.dumps({
            "mockups": ["menu.json"], "strings": {"ja": "ja.json"},
            "matrix": {"appearance": ["light", "dark"], "locale": ["en", "ja"], "platform": ["iOS", "macOS"]}}).encode())
        self.file("manifest/menu.json", b'{"menu": {"items": ["Show sidebar", "Print"]}}')
        self.file("manifest/ja.json", '{"Show sidebar": "サイドバー...", "Print": "プリント"}'.encode())
        run = self.lint("a manifest", 1, manifest, "--format", "json")
        self.tally.equal("a manifest's documents with their strings", self.rules(run), ["three-dots", "title-case"])

    def forms(self):
        bad = self.file("forms/b&d <1>.json", BAD)
        log = json.loads(self.lint("SARIF", 1, bad, "--format", "sarif").stdout)
        rules = log["runs"][0]["tool"]["driver"]["rules"]
        self.tally.check("each rule has a help text", all(rule["help"]["text"] for rule in rules))
        for result in log["runs"][0]["results"]:
            self.tally.equal("a result's rule", rules[result["ruleIndex"]]["id"], result["ruleId"])
        self.tally.check("a result with a fix", any("fixes" in result for result in log["runs"][0]["results"]))
        if self.schema:
            errors = [error.message for error in jsonschema.Draft7Validator(self.schema).iter_errors(log)]
            self.tally.equal("SARIF keeps to its schema", errors, [])
        schema = etree.XMLSchema(etree.parse(str(ROOT / "Tests" / "Schema" / "junit.xsd")))
        for files in ([bad], [self.file("forms/good.json", GOOD), bad], [self.file("forms/broken.json", b"{")]):
            document = etree.fromstring(self.program.run("lint", *files, "--format", "junit").stdout)
            self.tally.check("JUnit keeps to its schema", schema.validate(document), schema.error_log.last_error)
        commands = self.lint("commands", 1, bad, "--format", "github").stdout.decode().splitlines()
        self.tally.check("commands of GitHub", all(line.startswith("::warning file=") for line in commands), commands)
        table = self.lint("Markdown", 1, bad, "--format", "markdown").stdout.decode()
        self.tally.check("no HTML in Markdown", "<" not in table.replace("`", "").split("| --- |")[1].replace("<1>", ""), table)
        output = self.folder / "out.json"
        self.lint("a file for findings", 1, bad, "--format", "json", "-o", output)
        self.tally.equal("findings in a file", len(output.read_text("utf-8").splitlines()), 3)
        for jobs in ("1", "2", "7"):
            run = self.lint("jobs", 1, ROOT / "Samples", "--format", "json", "--jobs", jobs)
            self.tally.equal("the order does not depend on jobs", run.stdout,
                             self.program.run("lint", ROOT / "Samples", "--format", "json").stdout)

    def places(self):
        bad = self.file("places/bad.json", BAD)
        manifest = self.file("places/menumock.json", b'{"mockups": ["bad.json"]}')
        drawn, results = self.folder / "places" / "out", self.folder / "places" / "results.jsonl"
        wanted = [json.loads(line) for line in self.lint("lint", 1, manifest, "--format", "json").stdout.splitlines()]
        self.tally.equal("all rules found something", len(wanted), 3)
        for name in ("batch", "batch again"):
            run = self.program.run("batch", manifest, "-o", drawn, "--lint", "--results", results)
            found = json.loads(results.read_text("utf-8"))["findings"]
            self.tally.equal(f"{name}: findings as of lint", found, wanted)
            lines = [f"{key['file']}:{key['line']}:{key['column']}: warning: {key['message']} [{key['rule']}]" for key in wanted]
            self.tally.equal(f"{name}: lines as of lint", [line for line in run.stderr.decode().splitlines() if line.endswith("]")], lines)
        self.program.run("check", manifest, "--goldens", drawn, "--lint", "--results", results)
        self.tally.equal("check: findings as of lint", json.loads(results.read_text("utf-8"))["findings"], wanted)
        answer = json.loads(self.program.run("worker", input=json.dumps(
            {"id": 1, "path": str(bad), "lint": True}).encode() + b"\n").stdout.splitlines()[-1])
        self.tally.equal("worker: findings as of lint", [finding | {"file": str(bad)} for finding in answer["findings"]],
                         [finding | {"file": str(bad)} for finding in wanted])
        run = self.program.run("render", bad, "-o", self.folder / "places" / "a.png", "--annotate-findings")
        self.tally.equal("render annotates", run.returncode, 0)

    def many(self):
        """More documents than are checked at once, each reported in order."""
        for number in range(1200):
            self.file(f"many/{number:04}.json", b'{"menu": {"items": ["Rename...", "Print"]}}')
        for form in ("json", "github", "text"):
            run = self.lint(f"many as {form}", 1, self.folder / "many", "--format", form)
            self.tally.equal(f"many as {form}: each once, in order", [
                re.search(rb"many/(\d+)", line).group(1) for line in run.stdout.splitlines() if not line.startswith(b"help: ")],
                [b"%04d" % number for number in range(1200)])

    def mending(self):
        bad = self.file("mend/bad.json", BAD)
        dry = self.lint("a dry run", 1, bad, "--fix", "--dry-run").stdout
        self.tally.check("a dry run prints a diff", dry.startswith(b"--- ") and dry.count(b"\n+") == 2, dry)
        self.tally.equal("a dry run writes nothing", bad.read_bytes(), BAD)
        self.lint("mending", 0, bad, "--fix")
        self.tally.equal("only values are fixed", bad.read_bytes(), MENDED)
        stamp = os.stat(bad).st_mtime_ns
        self.lint("mending again", 0, bad, "--fix")
        self.tally.equal("fixed files are not written again", os.stat(bad).st_mtime_ns, stamp)
        locked = self.file("mend/locked.json", BAD)
        locked.chmod(0o444)
        run = self.lint("a file that is read-only", 73, locked, "--fix")
        self.tally.check("a read-only file is reported", b"read-only" in run.stderr and run.stdout)
        self.tally.equal("a file that is read-only stays", locked.read_bytes(), BAD)
        run = self.lint("standard input is not fixed", 1, "-", "--fix", input=BAD)
        self.tally.check("standard input is reported", b"standard input" in run.stderr)
        reader, writer = os.pipe()
        os.write(writer, BAD)
        os.close(writer)
        run = self.lint("a pipe is read once, and not mended", 1, f"/dev/fd/{reader}", "--fix", pass_fds=[reader], timeout=60)
        os.close(reader)
        self.tally.equal("findings in a pipe are reported", run.stdout.count(b"/dev/fd/"), 3)

    def baselines(self):
        bad, baseline = self.file("base/bad.json", BAD), self.folder / "base" / "known.json"
        self.lint("writing a baseline", 0, bad, "--write-baseline", baseline)
        self.lint("a baseline", 0, bad.parent, "--baseline", baseline)
        bad.write_bytes(BAD.replace(b'[ "Rename', b'[ "Open", \n\n "Rename'))
        self.lint("moved lines", 0, bad, "--baseline", baseline)
        bad.write_bytes(BAD.replace(b"Rename...", b"Move..."))
        run = self.lint("another text", 1, bad, "--baseline", baseline)
        self.tally.check("entries that no longer apply are reported", b"outdated entry" in run.stderr and b"Rename..." in run.stderr)
        self.lint("no baseline", 65, bad, "--baseline", self.file("base/none.json", b"[]"))
        gone = self.file("gone/bad.json", BAD)
        kept, known = self.file("gone/kept.json", GOOD), self.folder / "gone" / "known.json"
        self.lint("a baseline of two files", 0, gone.parent, "--write-baseline", known)
        self.tally.equal("a known finding is a line", len(known.read_text("utf-8").splitlines()), 5)
        gone.rename(gone.with_name("moved.json"))
        run = self.lint("a file that is gone", 1, gone.parent, "--baseline", known)
        self.tally.equal("entries for a deleted file are reported", run.stderr.count(b"outdated entry: bad.json"), 3)
        gone.with_name("moved.json").rename(gone)
        run = self.lint("a file that is not judged", 0, kept, "--baseline", known)
        self.tally.equal("nothing is said of a file that is not judged", run.stderr, b"")
        gone.write_bytes(b"{")
        run = self.lint("a file that cannot be read", 65, gone.parent, "--baseline", known, "--format", "json")
        self.tally.equal("an unreadable file is reported", self.rules(run), ["invalid-document"])
        self.tally.equal("what cannot be read may apply all the same", run.stderr, b"")
        run = self.lint("a baseline of a file that cannot be read", 65, gone, "--write-baseline", known)
        self.tally.check("an unreadable file is reported, and no known finding",
                         b"bad.json:1" in run.stderr and json.loads(known.read_bytes())["findings"] == [], run.stderr)
        bad.parent.joinpath("none.json").unlink()
        self.lint("a baseline does not count as a document of a folder", 1, bad.parent)

    def projects(self):
        """Project options apply to its documents, as in rendering."""
        place = self.folder / "project"
        self.file("project/menumock.json", json.dumps({
            "themes": "looks", "sourceLocale": "en", "defaults": {"locale": "ja"}, "strings": {"ja": "ja.json"},
            "matrix": {"appearance": ["light", "dark"]}, "mockups": ["menu.json"]}).encode())
        self.file("project/ja.json", '{"Rename": "名称変更...", "Print": "プリント"}'.encode())
        self.file("project/looks/brand.json", json.dumps({
            "extends": "game", "roles": {
                "title": {"light": "#000000", "dark": "#333333"}, "panel": {"light": "#FFFFFF", "dark": "#222222"}}}).encode())
        menu = self.file("project/menu.json", b'{"theme": "brand", "menu": {"items": ["Rename", "Print"]}}')
        run = self.lint("a document of a project", 1, "menu.json", "--format", "json", cwd=place)
        self.tally.equal("with the project's texts and themes", self.rules(run), ["three-dots"])
        run = self.lint("without the project", 65, "menu.json", "--no-project", cwd=place)
        self.tally.check("its themes are not found", b"brand" in run.stdout, run.stdout)
        run = self.lint("elsewhere", 65, menu, cwd=self.folder)
        run = self.lint("its folders by options", 0, menu, "--themes", place / "looks", cwd=self.folder)
        run = self.lint("the command line first", 0, "menu.json", "--locale", "en", cwd=place)
        run = self.lint("the project itself", 1, "--format", "json", cwd=place)
        self.tally.equal("its documents in each appearance", sorted(set(self.rules(run))), ["low-contrast", "three-dots"])
        run = self.lint("a portability report", 0, "menu.json", "--portability", cwd=place)
        self.tally.check("by the project's theme", b"theme: brand" in run.stdout, run.stdout)
        run = self.lint("mending", 1, "menu.json", "--fix", cwd=place)
        self.tally.equal("a text of a table is not mended", b"..." in (place / "ja.json").read_bytes(), True)
        run = self.lint("an unknown theme", 65, "menu.json", "menu.json", "--theme", "brnd", "--format", "json", cwd=place)
        self.tally.equal("a wrong option is no fault of documents", run.stdout, b"")
        self.tally.equal("and is reported once", run.stderr.count(b"--theme"), 1)

    def kinds(self):
        """Folders also contain other kinds of JSON."""
        self.file("kinds/menu.json", BAD)
        for name, contents in (("look.json", b'{"extends": "ios-26"}'), ("ja.json", '{"Copy": "コピー"}'.encode())):
            other = self.file(f"kinds/{name}", contents)
            run = self.lint(f"{name} by name", 65, other)
            self.tally.check(f"{name} is named by its kind", b"expected a document, found" in run.stderr, run.stderr)
        run = self.lint("a folder with other kinds", 1, self.folder / "kinds", "--format", "json")
        self.tally.equal("only documents are judged", {json.loads(line)["file"] for line in run.stdout.splitlines()},
                         {str(self.folder / "kinds" / "menu.json")})
        (self.folder / "kinds" / "menu.json").unlink()
        self.lint("a folder without documents", 66, self.folder / "kinds")

    def words(self):
        rules = json.loads(self.program.run("list", "rules", "--json").stdout)
        for rule in rules:
            run = self.lint("an explanation", 0, "--explain", rule["name"])
            text = run.stdout.decode()
            self.tally.check(f"{rule['name']} is explained", all(rule[key] in text for key in ("name", "demand", "reason", "page")))
        table = self.lint("portability", 0, ROOT / "Samples", "--portability").stdout.decode()
        self.tally.check("portability names all platforms", all(
            name in table for name in ("iOS", "iPadOS", "macOS", "visionOS", "tvOS", "watchOS")))
        lines = self.lint("portability as data", 0, ROOT / "Samples", "--portability", "--format", "json").stdout.splitlines()
        documents = [line for line in lines if json.loads(line)["file"].endswith(".json")]
        self.tally.equal("a line a document", len(documents), len(list((ROOT / "Samples").glob("*.json"))))


def main():
    parser = frame.arguments(__doc__)
    parser.add_argument("--sarif-schema", type=pathlib.Path)
    options = parser.parse_args()
    schema = json.loads(options.sarif_schema.read_text("utf-8")) if options.sarif_schema else None

    def steps(program, tally, folder):
        checks = Checks(program, tally, folder, schema)
        return {name: getattr(checks, name) for name in ("statuses", "inputs", "forms", "places", "many", "mending", "baselines", "projects", "kinds", "words")}

    sys.exit(frame.run(options, steps))


if __name__ == "__main__":
    main()
