#!/usr/bin/env python3
"""Writes the manual page menumock(1) from the program's own definitions.

It contains only those definitions, the date, and the texts below, so the same program has the same page.
"""
import argparse
import datetime
import json
import os
import pathlib
import subprocess
import sys

# Options of at least this many commands are described once.
SHARED_BY = 4

EXIT_STATUS = (
    ("0", "Success."),
    ("1", "The command found a problem, such as a difference or a lint finding, or could not render a picture."),
    ("2", "`merge` only: a shard's result is missing."),
    ("64", "Invalid command line."),
    ("65", "Invalid input, or a document names a missing file."),
    ("66", "An argument names a missing file, folder, or theme."),
    ("70", "Internal error."),
    ("73", "An output file cannot be created."),
    ("74", "A write failed."),
    ("130", "Interrupted."),
)
EXAMPLES = (
    ("Render a menu at 2 pixels per point:", "menumock render menu.json -o menu.png"),
    ("Render one SVG that follows the reader's light or dark setting:", "menumock render menu.json -o menu.svg --appearance auto"),
    ("Render a set; later runs render only what has changed:", "menumock batch documentation.json -o pictures"),
    ("Compare a set with its goldens and write a report:",
     "menumock check documentation.json --goldens goldens --report report"),
    ("Write the schema that lets editors complete documents:", "menumock schema > document.schema.json"),
)


def text(words):
    """Escapes text for roff: no requests, and literal hyphens."""
    lines = []
    for line in words.replace("\\", "\\e").replace("-", "\\-").split("\n"):
        # Text between backquotes is code, set in bold.
        parts = line.split("`")
        line = "".join(f"\\fB{part}\\fP" if index % 2 else part for index, part in enumerate(parts))
        lines.append("\\&" + line if line[:1] in (".", "'") else line)
    return "\n".join(lines)


def paragraphs(words):
    """Paragraphs separated by roff's paragraph request."""
    return "\n.PP\n".join(text(" ".join(part.split())) for part in words.split("\n\n") if part.strip())


def discussion(words):
    """The discussion of a command: paragraphs, and examples verbatim."""
    said, _, examples = words.partition("Examples:\n")
    out = [".PP", paragraphs(said)] if said.strip() else []
    lines = [line.strip() for line in examples.splitlines() if line.strip()]
    if lines:
        out += [".PP", "Examples:", ".PP", ".RS 4", ".nf", *map(text, lines), ".fi", ".RE"]
    return out


def sections(arguments):
    """Arguments by the section titles of the program's help, those without a title first."""
    found = {"": []}
    for argument in arguments:
        found.setdefault(argument.get("sectionTitle") or "", []).append(argument)
    return found


def spelling(name):
    return ("--" if name["kind"] == "long" else "-") + name["name"]


def is_positional(argument):
    return argument["kind"] == "positional"


def term(argument):
    """An argument with all its names and its value."""
    value = f"\\fI{text(argument['valueName'])}\\fP"
    if is_positional(argument):
        return value + (" ..." if argument["isRepeating"] else "")
    names = sorted(argument["names"], key=lambda name: name["kind"] == "long")
    joined = ", ".join(f"\\fB{text(spelling(name))}\\fP" for name in names)
    return joined if argument["kind"] == "flag" else f"{joined} {value}"


def meaning(argument):
    """An argument's description, values, and default."""
    words = [argument.get("abstract", "")]
    values = argument.get("allValues") or argument.get("completionKind", {}).get("list", {}).get("values")
    # The abstract of a setting already lists its values.
    if values and "Values: " not in words[0]:
        words.append("Values: " + ", ".join(f"`{value}`" for value in values) + ".")
    if argument.get("defaultValue"):
        words.append(f"Default: `{argument['defaultValue']}`.")
    return text(" ".join(" ".join(words).split()))


def shown(command):
    """The arguments of a command. A flag and its inversion, such as --source and --no-source, are one argument."""
    found = []
    for argument in command.get("arguments", []):
        if not argument["shouldDisplay"]:
            continue
        if found and "no-" + found[-1]["valueName"] == argument["valueName"] and found[-1].get("abstract") == argument.get("abstract"):
            found[-1] = {**found[-1], "names": found[-1]["names"] + argument["names"]}
        else:
            found.append(argument)
    return found


def listed(arguments):
    return "".join(f".TP\n{term(argument)}\n{meaning(argument)}\n" for argument in arguments)


def identity(argument):
    return json.dumps(argument, sort_keys=True)


def synopsis(path, command):
    parts = [f"\\fB{text(path)}\\fP"]
    if any(not is_positional(argument) for argument in shown(command)):
        parts.append("[\\fIoptions\\fP]")
    for argument in filter(is_positional, shown(command)):
        parts.append(f"[{term(argument)}]" if argument["isOptional"] else term(argument))
    return " ".join(parts)


def page(tool, version, date):
    """The whole page, from the output of `--experimental-dump-help`."""
    root = tool["command"]
    name = root["commandName"]
    commands = [
        command for command in root["subcommands"] if command["shouldDisplay"] and command["commandName"] != "help"]
    uses = {}
    for command in commands:
        for argument in shown(command):
            if not is_positional(argument):
                uses.setdefault(identity(argument), []).append(argument)
    shared = {key: found[0] for key, found in uses.items() if len(found) >= SHARED_BY}

    out = [
        '.\\" Generated by Scripts/manual.py from the definitions of the program.',
        f'.TH {name.upper()} 1 "{date}" "{name} {version}" "User Commands"',
        ".SH NAME", f"{name} \\- {text(root['abstract'][:1].lower() + root['abstract'][1:].rstrip('.'))}",
        ".SH SYNOPSIS", f"\\fB{name}\\fP \\fIcommand\\fP [\\fIoptions\\fP] [\\fIarguments\\fP]",
        ".SH DESCRIPTION", paragraphs(root.get("discussion", "")), ".SH COMMANDS",
    ]
    for command in commands:
        out += [f".SS {text(command['commandName'])}", synopsis(f"{name} {command['commandName']}", command), ".PP"]
        out.append(paragraphs(command["abstract"]))
        out += discussion(command.get("discussion", ""))
        own = [argument for argument in shown(command) if identity(argument) not in shared]
        out.append(listed(own).rstrip("\n"))
        common = [argument for argument in shown(command) if identity(argument) in shared]
        if common:
            names = ", ".join(f"\\fB{text(spelling(argument['preferredName']))}\\fP" for argument in common)
            out += [".PP", f"Common options, described below: {names}."]
    out.append(".SH COMMON OPTIONS")
    for title, arguments in sections(shared.values()).items():
        out += [f".SS {text(title)}" if title else "", listed(arguments).rstrip("\n")]
    out.append(".SH EXIT STATUS")
    out += [f".TP\n.B {status}\n{text(words)}" for status, words in EXIT_STATUS]
    out.append(".SH EXAMPLES")
    for words, command in EXAMPLES:
        out += [".PP", text(words), ".PP", ".RS 4", ".nf", text(command), ".fi", ".RE"]
    return "\n".join(line for line in out if line) + "\n"


def last_change(root):
    """Seconds since 1970: `SOURCE_DATE_EPOCH`, otherwise the time of the last commit."""
    given = os.environ.get("SOURCE_DATE_EPOCH")
    return int(given or subprocess.check_output(["git", "log", "-1", "--format=%ct"], cwd=root, text=True))


def manual(program, seconds):
    """The page of a program, dated with the day of a time."""
    tool = json.loads(subprocess.check_output([program, "--experimental-dump-help"]))
    version = subprocess.check_output([program, "--version"], text=True).strip()
    return page(tool, version, datetime.datetime.fromtimestamp(seconds, datetime.timezone.utc).strftime("%Y-%m-%d"))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--program", default=".build/release/menumock")
    arguments = parser.parse_args()
    here = pathlib.Path(__file__).resolve().parents[1]
    sys.stdout.write(manual(str(pathlib.Path(arguments.program).resolve()), last_change(here)))
