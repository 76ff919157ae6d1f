#!/usr/bin/env python3
"""Makes Documentation/Rules.md: every rule of `menumock lint`, with pictures of a menu that breaks it and of one that does not.

--check compares what is there with what the program says and draws now, and tells what differs.
"""
import argparse
import json
import pathlib
import subprocess
import tempfile

import pages

ROOT = pathlib.Path(__file__).resolve().parents[1]
CASES = ROOT / "Tests" / "Lint"
PAGE = ROOT / "Documentation" / "Rules.md"
PICTURES = ROOT / "Documentation" / "Rules"


def run(program, *arguments):
    return subprocess.run([str(program), *map(str, arguments)], check=True, capture_output=True, text=True).stdout


def draw(program, rules, folder):
    """Draws a bad and a good menu of each rule, with the themes of its cases."""
    for rule in rules:
        for kind in ("bad", "good"):
            document = folder / f"{rule['name']}-{kind}.json"
            document.write_text(rule[kind], "utf-8")
            run(program, "render", document, "-o", document.with_suffix(".svg"), "--background", "theme", "--no-source",
                "--quiet", "--base", CASES / rule["name"])
            document.unlink()


def is_visible(rule, pictures):
    """Whether the pictures of a rule tell what is wrong: not where they are alike, nor where it is about exemptions."""
    bad, good = (pictures[f"{rule['name']}-{kind}.svg"] for kind in ("bad", "good"))
    return bad != good and '"lint"' not in rule["bad"]


def page(rules, pictures):
    """The text of the page."""
    lines = [
        "# Rules", "",
        "What `menumock lint` asks of menus, made from the rules themselves by `make rules`. Each rule comes from a page of",
        "Apple's Human Interface Guidelines or documentation, which it names; the words are ours. Errors and warnings make",
        "the exit status 1, suggestions do not, unless `--fail-on` says otherwise.", "",
        "| Rule | Severity | What it asks |", "| --- | --- | --- |",
    ]
    for rule in rules:
        lines.append(f"| [{rule['name']}](#{rule['name']}) | {severity(rule)} | {rule['demand']} |")
    for rule in rules:
        name = rule["name"]
        lines += ["", f"## {name}", "", f"{severity(rule).capitalize()}. {rule['demand']} {rule['reason']}", ""]
        lines += [f"From “{rule['page']}”, {rule['heading']}.", ""]
        for key, option in rule.get("options", {}).items():
            text = json.dumps({"lint": {"rules": {name: {key: option["default"]}}}})
            lines += [f"Option: {option['description']} `{text}`", ""]
        lines += [
            "| Not so | But so |", "| --- | --- |",
            f"| ![A menu that breaks the rule](Rules/{name}-bad.svg) | ![The menu as it should be](Rules/{name}-good.svg) |",
        ]
        if not is_visible(rule, pictures):
            lines += ["", "Pictures do not tell the difference; the documents do.", "", "Not so:", "", "```json", rule["bad"], "```"]
            lines += ["", "But so:", "", "```json", rule["good"], "```"]
    return "\n".join(lines) + "\n"


def severity(rule):
    return rule["severity"] + ("" if rule["isOnByDefault"] else ", off by default")


def main():
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--program", required=True, type=pathlib.Path)
    arguments.add_argument("--check", action="store_true")
    options = arguments.parse_args()
    program = options.program.resolve()
    rules = json.loads(run(program, "list", "rules", "--json"))
    with tempfile.TemporaryDirectory() as temporary:
        folder = pathlib.Path(temporary)
        draw(program, rules, folder)
        made = {file.name: file.read_bytes() for file in sorted(folder.iterdir())}
    text = page(rules, made)
    pages.keep(PAGE, text, PICTURES, made, options.check, "make rules")
    print(f"{PAGE}: {len(rules)} rules")


if __name__ == "__main__":
    main()
