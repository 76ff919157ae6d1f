#!/usr/bin/env python3
"""Checks that the time of every command and output format grows with the size of the input, not with its square.

--figures measures large inputs instead, once each, and prints the seconds and megabytes.
"""
import itertools
import json
import os
import resource
import subprocess
import sys
import time

import frame
from processes import blank_file

# Four times the input may take five times the time.
MOST_GROWTH = 5
# Seconds that a measurement may vary.
NOISE = 0.05
SMALL, LARGE = 500, 2000
OK = (0, 1)


def items(count, **attributes):
    return [{"title": f"Item {number}", **attributes} for number in range(count)]


def document(rows):
    return {"menu": {"items": rows}}


def rich(count):
    """Items with most of the keys that are drawn."""
    return [{"title": f"Item {number}", "systemImage": ("trash", "star.fill", "doc")[number % 3], "subtitle": "More",
             "keyboardShortcut": "⇧⌘A" if number % 2 else "⌘B", "isDisabled": number % 5 == 0} for number in range(count)]


def conditions(count):
    """Items of three words that appear under different conditions, half of them inside a common one."""
    return [{"title": f"Open Name{number} Now", "systemImage": "star", "keyboardShortcut": "cmd+o",
             "condition": f"isReady && has{number}" if number % 2 else f"has{number}"} for number in range(count)]


def sections(count):
    return [{"type": "section", "title": f"Section {number}", "items": items(5)} for number in range(count // 5)]


def submenus(count):
    return [{"title": f"Menu {number}", "type": "menu", "items": ["A", "B"]} for number in range(count)]


def pickers(count):
    return [{"type": "picker", "title": f"Picker {number}", "style": "menu", "selection": "o1",
             "options": [{"title": f"Option {option}", "value": f"o{option}"} for option in range(20)]}
            for number in range(count // 20)]


def xib(count):
    """Menus with a hundred items each."""
    def item(number):
        return f'<menuItem title="Row {number}" id="i{number}"><modifierMask key="keyEquivalentModifierMask"/></menuItem>'
    menus = "".join(
        f'<menu title="Menu {start}" id="m{start}"><items>{"".join(map(item, range(start, start + 100)))}</items></menu>'
        for start in range(0, count, 100))
    return ('<?xml version="1.0"?><document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0">'
            f"<objects>{menus}</objects></document>")


class Inputs:
    """The files of the measurements, for each size."""

    def __init__(self, program, place):
        self.program, self.place = program, place
        place.mkdir()

    def write(self, name, content):
        path = self.place / name
        path.parent.mkdir(parents=True, exist_ok=True)
        if not isinstance(content, (str, bytes)):
            content = json.dumps(content, ensure_ascii=False)
        path.write_bytes(content if isinstance(content, bytes) else content.encode())

    def run(self, *arguments, statuses=OK):
        run = self.program.run(*arguments, cwd=self.place)
        if run.returncode not in statuses:
            raise RuntimeError(f"{arguments}: {run.returncode}: {run.stderr.decode()[:1000]}")

    def prepare(self, count):
        """Writes the inputs of a size."""
        for name, rows in {"items": items(count), "rich": rich(count), "sections": sections(count),
                           "pickers": pickers(count), "conditions": conditions(count),
                           "placeholders": [f"Open ‹name{number}›" for number in range(count)]}.items():
            self.write(f"{name}{count}.json", document(rows))
        # Each submenu is a state of a page, of which there is a limit.
        self.write(f"submenus{count}.json", document(submenus(count // 5)))
        self.write(f"short{count}.json", document(rich(count // 4)))
        # Deflate reaches back 32 KiB: above 8,192 pixels, a row cannot refer to the row above it, and the time jumps.
        self.write(f"columns{count}.json", {"frames": [document(items(40)) for _ in range(count // 100)]})
        self.write(f"symbols{count}.json", document(
            [{"title": "A", "systemImage": f"unknown.{number}"} for number in range(count)]))
        self.write(f"wrong{count}.json", document([{"titel": "A", "isOn": 5} for _ in range(count)]))
        same = [{"input": "items10.json", "name": "x"}] * (count // 4)
        self.write(f"names{count}.json", {"mockups": same, "matrix": {"scale": [1, 2, 3, 4]}})
        for number in range(count):
            self.write(f"set{count}/m{number}.json", document([f"Item {number}", "Paste"]))
        self.write(f"set{count}/set.json", {"mockups": ["m*.json"], "matrix": {"format": ["svg"]}, "output": "{name}.svg"})
        self.write(f"list{count}.txt", " ".join(f"set{count}/m{number}.json" for number in range(count)))
        table = {f"Item {number}": f"Eintrag {number}" for number in range(count)}
        self.write(f"table{count}.json", table)
        self.write(f"table{count}.strings", "".join(f'"{key}" = "{value}";\n' for key, value in table.items()))
        self.write(f"menus{count}.xib", xib(count))
        # A width that shares no rows, so that the larger picture has four times the work.
        self.write(f"a{count}.png", blank_file(2000, 2 * count))
        self.write(f"b{count}.png", blank_file(2000, 2 * count, ground=0x55))
        for form in ("png", "svg", "pdf"):
            self.run("render", f"items{count}.json", "-f", form, "-o", f"drawn{count}.{form}")
        requests = [{"id": number, "path": f"set{count}/m{number}.json", "output": f"w{number}.svg"}
                    for number in range(count)]
        self.write(f"requests{count}.jsonl", "".join(json.dumps(request) + "\n" for request in requests))
        self.run("batch", f"set{count}/set.json", "-o", f"out{count}", "--results", f"results{count}.jsonl")
        self.run("lint", f"rich{count}.json", "--write-baseline", f"baseline{count}.jsonl")


def formats():
    """The cases of every output format."""
    forms = ("png", "svg", "pdf", "html")
    kinds = ("items", "rich", "sections", "submenus", "pickers")
    cases = {f"render {kind} as {form}": f"render {kind}{{}}.json -f {form} -o x.{form}"
             for kind, form in itertools.product(kinds, forms)}
    # The height of an APNG is limited.
    cases["render rows as apng"] = "render short{}.json -f apng --scale 1 -o x.apng"
    cases |= {f"render frames as {form}": f"render columns{{}}.json -f {form} --scale 1 -o x.{form}"
              for form in ("png", "svg", "apng")}
    cases |= {f"render {kind} as html for macOS": f"render {kind}{{}}.json -o x.html --platform macOS"
              for kind in ("submenus", "pickers")}
    cases |= {f"render {kind} as an SVG with {option}": f"render {kind}{{}}.json -o x.svg {option} {value}"
              for kind, (option, value) in itertools.product(
                  ("rich",), (("--svg-text", "text"), ("--appearance", "auto")))}
    return cases


# Every command; `{}` is the size. A case without it would not grow.
COMMANDS = {
    "render with a table": "render items{}.json --strings table{}.json -o x.svg",
    "render with alt text and legend": "render rich{}.json -o x.svg --alt x.txt --legend x.md",
    "render with findings": "render rich{}.json -o x.svg --annotate-findings",
    "render a folder": "render set{} -o pictures/ -f svg",
    "batch": "batch set{}/set.json -o batch --force --results r.jsonl --markdown r.md --deps r.d --alt alt --legend legend",
    "batch without changes": "batch set{}/set.json -o out{}",
    "batch --dry-run --prune": "batch set{}/set.json -o out{} --prune --dry-run",
    "batch of one name": "batch names{}.json -o names",
    "check": "check set{}/set.json --goldens out{} --report report --junit r.xml --results r.jsonl",
    "merge": "merge results{}.jsonl --manifest set{}/set.json -o m.jsonl --junit m.xml",
    "diff": "diff a{}.png b{}.png",
    "diff with a threshold": "diff a{}.png b{}.png --threshold 0.1 -o d.png",
    "lint": "lint rich{}.json --fail-on never",
    "lint conditions": "lint conditions{}.json --fail-on never",
    "lint as SARIF": "lint rich{}.json --fail-on never --format sarif",
    "lint with a baseline": "lint rich{}.json --baseline baseline{}.jsonl --fail-on never",
    "lint a set": "lint set{}/set.json --fail-on never",
    "import": "import menus{}.xib -o imported --force",
    "export --to swiftui": "export rich{}.json --to swiftui", "export --to uikit": "export rich{}.json --to uikit",
    "export conditions": "export conditions{}.json --to swiftui", "export conditions to uikit": "export conditions{}.json --to uikit",
    "export pickers": "export pickers{}.json --to swiftui",
    "export placeholders": "export placeholders{}.json --to swiftui",
    "strings extract": "strings extract items{}.json", "strings extract a set": "strings extract set{}/set.json",
    "strings merge": "strings merge table{}.json items{}.json -o -",
    "strings merge .strings": "strings merge table{}.strings items{}.json -o -",
    "strings merge --check": "strings extract items{}.json -o x.strings",
    "layout": "layout rich{}.json", "layout of submenus": "layout submenus{}.json",
    "extract from a PNG": "extract drawn{}.png", "extract from an SVG": "extract drawn{}.svg",
    "extract from a PDF": "extract drawn{}.pdf", "extract --recipe": "extract drawn{}.png --recipe",
    "strip a PNG": "strip drawn{}.png -o s.png", "strip an SVG": "strip drawn{}.svg -o s.svg",
    "strip a PDF": "strip drawn{}.pdf -o s.pdf",
    "fmt": "fmt --check rich{}.json", "fmt of many": "fmt --check @list{}.txt",
    "validate": "validate rich{}.json", "validate a table": "validate table{}.strings",
    "validate a set": "validate set{}/set.json", "validate mockups of one name": "validate names{}.json",
    "unknown symbols": "validate symbols{}.json", "unknown keys": "validate wrong{}.json",
    "unknown keys as JSON": "validate wrong{}.json --diagnostic-format json",
    "worker": "worker < requests{}.jsonl",
}
# Commands whose work does not depend on an input.
CONSTANT = {"init", "schema", "list", "preview", "help"}


def seconds(inputs, case, count, statuses=(0, 1, 65)):
    """The processor time of a command, the shortest of two runs."""
    arguments = case.replace("{}", str(count)).split()
    source = b""
    if "<" in arguments:
        source = (inputs.place / arguments.pop()).read_bytes()
        arguments.pop()

    def once():
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        run = inputs.program.run(*arguments, cwd=inputs.place, input=source)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        if run.returncode not in statuses:
            raise RuntimeError(f"{case}: {run.returncode}: {run.stderr.decode()[:1000]}")
        return after.ru_utime - before.ru_utime + after.ru_stime - before.ru_stime

    return min(once(), once())


def check_growth(inputs, tally, cases):
    for name, case in cases.items():
        try:
            # Other programs slow a run down, too: an excess is measured again.
            for _ in range(3):
                one, four = (seconds(inputs, case, count) for count in (SMALL, LARGE))
                is_linear = four < MOST_GROWTH * one + NOISE
                if is_linear:
                    break
        except RuntimeError as error:
            tally.check(f"{name}: runs", False, error)
            continue
        tally.check(f"{name}: growth", is_linear, f"{one:.2f} s, then {four:.2f} s")


def check_complete(program, tally):
    """Every command is measured."""
    overview = program.run("--help").stdout.decode().split("SUBCOMMANDS:")[1]
    commands = {line.split()[0] for line in overview.splitlines() if line[:2] == "  " and line[2:3].islower()}
    measured = {case.split()[0] for case in [*COMMANDS.values(), *formats().values()]}
    tally.equal("commands that are not measured", sorted(commands - measured - CONSTANT), [])
    tally.check("cases grow", all("{}" in case for case in [*COMMANDS.values(), *formats().values()]))


def figures(program, place):
    """Measures inputs of the sizes that the documentation promises."""
    inputs = Inputs(program, place)
    inputs.write("items.json", document(items(20_000)))
    inputs.write("symbols.json", document([{"title": "A", "systemImage": f"unknown.{n}"} for n in range(20_000)]))
    inputs.write("items10.json", document(items(10)))
    inputs.write("names.json", {"mockups": [{"input": "items10.json", "name": "x"}] * 3000})
    for number in range(20_000):
        inputs.write(f"f/{number}.json", '{ "menu": { "items": ["A"] } }\n')
    inputs.write("list.txt", " ".join(f"f/{number}.json" for number in range(20_000)))
    inputs.write("submenus.json", document(submenus(400)))
    inputs.write("pickers.json", document(pickers(5000)))
    for name, case in {
        "20,000 items as HTML": "render items.json -f html -o x.html", "20,000 items as SVG": "render items.json -o x.svg",
        "20,000 items as PNG": "render items.json --scale 1 -o x.png", "20,000 items as PDF": "render items.json -o x.pdf",
        "400 submenus as HTML": "render submenus.json -o x.html", "5,000 options as HTML": "render pickers.json -o x.html",
        "20,000 unknown symbols": "validate symbols.json", "3,000 mockups of one name": "validate names.json",
        "20,000 arguments": "fmt --check @list.txt",
    }.items():
        script = ("import resource, subprocess, sys; run = subprocess.run(sys.argv[1:], stdout=subprocess.DEVNULL, "
                  "stderr=subprocess.DEVNULL); usage = resource.getrusage(resource.RUSAGE_CHILDREN); "
                  "print(run.returncode, usage.ru_maxrss, usage.ru_utime + usage.ru_stime)")
        start = time.monotonic()
        run = subprocess.run(
            [sys.executable, "-c", script, program.path, *case.split()], cwd=inputs.place, stdout=subprocess.PIPE, text=True)
        status, memory, processor = map(float, run.stdout.split())
        print(f"{name}: {time.monotonic() - start:.2f} s, {processor:.2f} s of processor time, "
              f"{memory / 1000:.0f} MB, exit {status:.0f}", flush=True)


def main():
    parser = frame.arguments(__doc__)
    parser.add_argument("--figures", action="store_true", help="measure large inputs instead")
    options = parser.parse_args()

    def steps(program, tally, folder):
        if options.figures:
            return {"figures": lambda: (figures(program, folder / "figures"), tally.check("measured", True))}
        inputs = Inputs(program, folder / "growth")

        def prepared(cases):
            if not (inputs.place / "items10.json").exists():
                inputs.write("items10.json", document(items(10)))
                for count in (SMALL, LARGE):
                    inputs.prepare(count)
            check_growth(inputs, tally, cases)

        return {
            "complete": lambda: check_complete(program, tally),
            "formats": lambda: prepared(formats()),
            "commands": lambda: prepared(COMMANDS),
        }

    return frame.run(options, steps)


if __name__ == "__main__":
    sys.exit(main())
