#!/usr/bin/env python3
"""Checks how the programs are linked: position-independent, write-protected tables and constants, no executable stack.

--portable also checks what only packaged programs have: no separate search path for libraries, and C parts with
stack protector and checked functions.
"""
import json
import pathlib
import re
import subprocess
import sys

import frame

ROOT = pathlib.Path(__file__).resolve().parents[2]

def read(program, *options):
    return subprocess.check_output(["readelf", "--wide", *options, program], text=True)


def segments(program):
    """The segments of a program: type, address, size in memory, and flags."""
    form = re.compile(r"^ +(\w+) +0x\w+ 0x(\w+) 0x\w+ 0x\w+ 0x(\w+) ([R ][W ][E ])", re.MULTILINE)
    return [(kind, int(start, 16), int(size, 16), flags) for kind, start, size, flags in form.findall(
        read(program, "--program-headers"))]


def sections(program):
    """The sections of a program by name: address, size, and flags."""
    form = re.compile(r"^ +\[ *\d+\] (\S+) +\w+ +(\w+) \w+ (\w+) \w+ +([A-Za-z]*) ", re.MULTILINE)
    return {name: (int(start, 16), int(size, 16), flags) for name, start, size, flags in form.findall(
        read(program, "--section-headers"))}


def check_program(tally, program, is_portable):
    name = program.name
    header, dynamic = read(program, "--file-header"), read(program, "--dynamic")
    tally.check(f"{name}: position-independent", "DYN (Position-Independent Executable file)" in header
                and re.search(r"FLAGS_1.*\bPIE\b", dynamic), header)
    tally.check(f"{name}: every symbol is resolved at start", re.search(r"\bBIND_NOW\b|\bNOW\b", dynamic), dynamic)
    found = segments(program)
    tally.check(f"{name}: segments", sum(kind == "LOAD" for kind, *_ in found) >= 3, found)
    writable = [segment for segment in found if segment[0] == "LOAD" and "W" in segment[3]]
    tally.check(f"{name}: nothing is writable and executable", not any("E" in flags for *_, flags in writable), writable)
    stack = [flags for kind, _, _, flags in found if kind == "GNU_STACK"]
    tally.check(f"{name}: the stack is not executable", stack and "E" not in stack[0], stack)
    protected = [(start, start + size) for kind, start, size, _ in found if kind == "GNU_RELRO"]
    named = sections(program)
    tally.check(f"{name}: there are constants", ".rodata" in named and ".got" in named, sorted(named))

    def is_within(section, ranges):
        start, size, _ = named[section]
        return any(first <= start and start + size <= end for first, end in ranges)

    for section in (".got", ".dynamic", ".data.rel.ro", ".init_array"):
        if section in named:
            tally.check(f"{name}: {section} is write-protected after start", is_within(section, protected), named[section])
    loaded = [(start, start + size) for _, start, size, _ in writable]
    for section in named:
        # A static Swift runtime writes its settings for backtraces into this section.
        if section == "swift5_backtrace":
            continue
        if section.startswith((".rodata", "swift5_", ".eh_frame")) and named[section][1]:
            tally.check(f"{name}: {section} is read-only", "W" not in named[section][2]
                        and not is_within(section, loaded), named[section])
    if is_portable:
        tally.check(f"{name}: no search path for libraries", "RPATH" not in dynamic and "RUNPATH" not in dynamic, dynamic)
        symbols = read(program, "--dyn-syms")
        tally.check(f"{name}: stack protector", "__stack_chk_fail" in symbols)


def check_flags(tally):
    """The C parts of the portable build are compiled with both flags."""
    text = (ROOT / ".build-portable" / "release.yaml").read_text()
    compiled = [json.loads(words) for words in re.findall(r"^    args: (\[.*\.c\".*\])$", text, re.MULTILINE)]
    tally.check("there are C parts", compiled)
    for words in compiled:
        file = next(word for word in words if word.endswith(".c"))
        for flag in ("-fstack-protector-strong", "-D_FORTIFY_SOURCE=3"):
            tally.check(f"{file}: {flag}", flag in words, words)


def main():
    parser = frame.arguments(__doc__)
    parser.add_argument("--portable", action="store_true", help="check packaged programs")
    options = parser.parse_args()

    def steps(program, tally, folder):
        path = pathlib.Path(program.path)
        checks = {"menumock": lambda: check_program(tally, path, options.portable)}
        if options.portable:
            checks |= {
                "menumock-swift": lambda: check_program(tally, path.with_name("menumock-swift"), True),
                "flags": lambda: check_flags(tally),
            }
        return checks

    if not sys.platform.startswith("linux"):
        print("(only programs for Linux are checked)")
        return 0
    return frame.run(options, steps)


if __name__ == "__main__":
    sys.exit(main())
