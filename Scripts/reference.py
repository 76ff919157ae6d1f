#!/usr/bin/env python3
"""Makes Documentation/Reference from what the program says about itself: its schemas and its commands.

With --check nothing is written: it compares, and says what to run.
"""
import argparse
import collections
import json
import pathlib
import subprocess

import manual
import pages

ROOT = pathlib.Path(__file__).resolve().parent.parent
FOLDER = ROOT / "Documentation" / "Reference"

SCHEMAS = (
    ("Document", [], "A document describes one mockup, in JSON; comments and trailing commas are allowed."),
    ("Manifest", ["--manifest"], "A manifest names documents and what is varied; `menumock batch` and `check` draw it."),
    ("Theme", ["--theme"], "A theme is data: the figures and colors that a mockup is drawn with."),
)
# A key that so many kinds of items have, and mean alike, is described once.
SHARED_BY = 5


def cell(words):
    """Words as they stand in a table: bars divide nothing, and signs open no tags."""
    return " ".join(words.split()).replace("|", "\\|").replace("<", "&lt;")


def code(value):
    text = value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
    return f"`` {text} ``" if "`" in text else f"`{text}`"


def branches(schema):
    """The forms of which a condition chooses one."""
    chosen = [part["then"] for part in schema.get("allOf", []) if "then" in part and "$ref" in part["then"]]
    if "then" in schema and "else" in schema:
        # The short form first, as it is read first.
        chosen = [schema["else"], *(branches(schema["then"]) or [schema["then"]])]
    return chosen


def anchor(name):
    return name.lower()


class Page:
    """A page about a schema."""

    def __init__(self, name, schema, opening):
        self.name = name
        self.schema = schema
        self.parts = self.without_halves(schema.get("$defs", {}))
        self.out = [f"# {name}", "", opening, "",
                    "Made by `make reference` from the program's own definitions, which check what is written, too.", ""]
        self.shared = self.shared_keys()

    def without_halves(self, parts):
        """The definitions, without those of files that change another one: they have the same keys, none required."""
        return {name: part for name, part in parts.items() if not (name.endswith("Part") and name[:-4] in parts)}

    def link(self, reference):
        name = reference.rsplit("/", 1)[-1]
        if name.endswith("Part") and name[:-4] in self.parts:
            name = name[:-4]
        return f"[{name}](#{anchor(name)})"

    def values(self, schema):
        """What a value may be, the default first."""
        if "$ref" in schema:
            return self.link(schema["$ref"])
        if "enum" in schema:
            default = schema.get("default")
            rest = [value for value in schema["enum"] if value != default]
            return ", ".join(code(value) for value in ([default] if default in schema["enum"] else []) + rest)
        if "const" in schema:
            return code(schema["const"])
        for parts in (schema.get("anyOf"), branches(schema)):
            if parts:
                found = []
                for part in parts:
                    words = self.values(part)
                    if words not in found:
                        found.append(words)
                return " or ".join(found)
        kind = schema.get("type", "any value")
        if kind == "boolean":
            return "`true`, `false`" if schema.get("default") else "`false`, `true`"
        words = {"string": "text", "array": "list", "integer": "whole number"}.get(kind, kind)
        if kind == "array" and "items" in schema:
            count = ""
            if "minItems" in schema and schema.get("minItems") == schema.get("maxItems"):
                count = f"{schema['minItems']} × "
            words = f"list of {count}{self.values(schema['items'])}"
        if kind in ("number", "integer") and "minimum" in schema and "maximum" in schema:
            low, high = schema["minimum"], schema["maximum"]
            if abs(low) < 1e9 and abs(high) < 1e9:
                words += f" from {code(low)} to {code(high)}"
            elif abs(low) < 1e9:
                words += f" of at least {code(low)}"
        if kind == "object" and isinstance(schema.get("additionalProperties"), dict) and not schema.get("properties"):
            words = f"object of {self.values(schema['additionalProperties'])}"
        if "default" in schema and kind != "object":
            words += f"; {code(schema['default'])}" if schema["default"] != [] else "; none"
        return words

    def rows(self, schema, leave_out=()):
        required = schema.get("required", [])
        for key, value in schema.get("properties", {}).items():
            if key in leave_out or value is False:
                continue
            meaning = value.get("description", "")
            names = value.get("enum", [])
            # What a sentence about the key tells already is not told again.
            if "enumDescriptions" in value and not any(f"`{name}`" in meaning for name in names):
                meaning += "".join(
                    f" `{name}`: {words[:-1]};" for name, words in zip(names, value["enumDescriptions"]))
                meaning = meaning[:-1] + "."
            if value.get("examples"):
                meaning += " For example " + ", ".join(code(example) for example in value["examples"][:3]) + "."
            yield key, "**required** " * (key in required) + self.values(value), meaning
            # What stands in an object without a name of its own is told with the key.
            if "properties" in value:
                for inner, words, more in self.rows(value):
                    yield f"{key}.{inner}", words, more

    def table(self, schema, leave_out=()):
        rows = list(self.rows(schema, leave_out))
        if not rows:
            return
        self.out += ["| key | values | meaning |", "| --- | --- | --- |"]
        for key, words, meaning in rows:
            self.out.append(f"| `{key}` | {cell(words)} | {cell(meaning)} |")
        self.out.append("")

    def shared_keys(self):
        uses = collections.Counter()
        known = {}
        for name, part in self.parts.items():
            if not name.endswith("Item"):
                continue
            for key, value in part.get("properties", {}).items():
                identity = (key, json.dumps(value, sort_keys=True))
                uses[identity] += 1
                known[identity] = value
        return {key: known[key, text] for (key, text), count in uses.items() if count >= SHARED_BY}

    def text(self):
        self.table(self.schema)
        if self.shared:
            self.out += ["## Common keys", "", "Most kinds of items have these.", ""]
            self.table({"properties": self.shared})
        for name, part in self.parts.items():
            self.out += [f"## {name}", ""]
            if part.get("description"):
                self.out += [part["description"], ""]
            if "properties" not in part:
                words = self.values(part)
                self.out += [words[:1].upper() + words[1:] + ".", ""]
                continue
            common = [key for key, value in part["properties"].items() if self.shared.get(key) == value]
            is_item = name.endswith("Item")
            self.table(part, common if is_item else ())
            if is_item and common:
                self.out += ["Also: " + ", ".join(f"`{key}`" for key in common) + ".", ""]
        return "\n".join(self.out).rstrip() + "\n"


def commands(tool):
    """The page about the commands, from what `--experimental-dump-help` prints."""
    root = tool["command"]
    out = ["# Commands", "", root["abstract"], "",
           "Made by `make reference` from the program's own definitions; `menumock help COMMAND` says the same.", ""]
    listed = [part for part in root["subcommands"] if part["shouldDisplay"] and part["commandName"] != "help"]
    out += ["| command | what it does |", "| --- | --- |"]
    out += [f"| [{part['commandName']}](#{part['commandName']}) | {cell(part['abstract'])} |" for part in listed] + [""]
    uses = collections.Counter()
    for part in listed:
        for argument in manual.shown(part):
            if not manual.is_positional(argument):
                uses[manual.identity(argument)] += 1
    for part in listed:
        out += command(part, [root["commandName"]], uses)
    shared = {}
    for part in listed:
        for argument in manual.shown(part):
            if not manual.is_positional(argument) and uses[manual.identity(argument)] >= manual.SHARED_BY:
                shared[manual.identity(argument)] = argument
    out += ["## Exit status", "", "| status | what it means |", "| --- | --- |"]
    out += [f"| {status} | {cell(meaning)} |" for status, meaning in manual.EXIT_STATUS] + [""]
    out += ["## Common options", "", "Those of everything that draws, and some that most commands have.", ""]
    out += options(shared.values())
    return "\n".join(out).rstrip() + "\n"


def command(part, path, uses, level=2):
    path = path + [part["commandName"]]
    out = ["#" * level + " " + " ".join(path[1:]), "", part["abstract"], ""]
    words = part.get("discussion", "")
    prose, _, examples = words.partition("Examples:\n")
    if prose.strip():
        out += [" ".join(paragraph.split()) + "\n" for paragraph in prose.strip().split("\n\n")]
    positional = [argument for argument in manual.shown(part) if manual.is_positional(argument)]
    typed = " ".join(
        ("[%s]" if argument["isOptional"] else "%s") % (argument["valueName"].upper() + "…" * argument["isRepeating"])
        for argument in positional)
    out += ["```sh", *(line.strip() for line in examples.strip().splitlines()), "```", ""] if examples.strip() else []
    own = [argument for argument in manual.shown(part)
           if not manual.is_positional(argument) and uses[manual.identity(argument)] < manual.SHARED_BY]
    if positional:
        out += ["| argument | |", "| --- | --- |"]
        out += [f"| `{argument['valueName']}` | {cell(argument.get('abstract', ''))} |" for argument in positional] + [""]
    if own:
        out += options(own)
    common = any(uses[manual.identity(argument)] >= manual.SHARED_BY for argument in manual.shown(part))
    if common:
        out += ["It takes [common options](#common-options), too; `--help` lists them.", ""]
    for inner in part.get("subcommands", []):
        if inner["shouldDisplay"] and inner["commandName"] != "help":
            out += command(inner, path, uses, level + 1)
    return out


def options(arguments):
    out = ["| option | values | |", "| --- | --- | --- |"]
    for argument in arguments:
        names = sorted(argument["names"], key=lambda name: (name["kind"] == "long", name["name"]))
        spelled = ", ".join(f"`{manual.spelling(name)}`" for name in names)
        values = argument.get("allValues") or argument.get("completionKind", {}).get("list", {}).get("values") or []
        shown = ", ".join(code(value) for value in values)
        if not shown and argument["kind"] != "flag":
            shown = f"*{argument['valueName']}*"
        default = argument.get("defaultValue")
        meaning = argument.get("abstract", "") + (f" Default: {code(default)}." if default and argument["kind"] != "flag" else "")
        out.append(f"| {spelled} | {cell(shown)} | {cell(meaning)} |")
    return out + [""]


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--program", required=True)
    parser.add_argument("--check", action="store_true")
    arguments = parser.parse_args()

    def said(*words):
        return json.loads(subprocess.run([arguments.program, *words], capture_output=True, check=True).stdout)

    made = {}
    for name, options_, opening in SCHEMAS:
        page = Page(name, said("schema", *options_), opening)
        made[f"{name}.md"] = page.text().encode()
    made["Commands.md"] = commands(said("--experimental-dump-help")).encode()
    index = ["# Reference", "", "Made by `make reference` from the program's own definitions.", ""]
    index += [f"- [{name}](Reference/{name}.md): {opening}" for name, _, opening in SCHEMAS]
    index += ["- [Commands](Reference/Commands.md): every command with its options.", ""]
    pages.keep(FOLDER.with_suffix(".md"), "\n".join(index), FOLDER, made, arguments.check, "make reference")


if __name__ == "__main__":
    main()
