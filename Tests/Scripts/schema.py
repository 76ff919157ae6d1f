#!/usr/bin/env python3
"""Tests the JSON Schemas that the program prints: they are valid, equal those in Documentation/Schema, and agree with
the program about documents.

Tests/Schema has one small document per rule. Its folders `accepted` and `refused` contain the program's verdicts, which
Swift tests check with the same files; the schema must agree.
"""
import json
import pathlib
import subprocess
import sys

from jsonschema import Draft202012Validator
from jsonschema.exceptions import SchemaError, best_match

import frame

ROOT = pathlib.Path(__file__).resolve().parents[2]
HOME = json.loads((ROOT / "Packaging/project.json").read_text())["home"]
DIALECT = "https://json-schema.org/draft/2020-12/schema"

# Each schema: its name in Documentation/Schema, the command that prints it, and its folder of small documents.
SCHEMAS = {
    "document": ([], "Tests/Schema"),
    "manifest": (["--manifest"], "Tests/Schema/manifest"),
    "theme": (["--theme"], "Tests/Schema/theme"),
}


def undescribed(node, place="#"):
    """Paths of properties without a description."""
    if isinstance(node, list):
        for index, element in enumerate(node):
            yield from undescribed(element, f"{place}/{index}")
    elif isinstance(node, dict):
        # A condition refers to properties that are described elsewhere.
        if place.rsplit("/", 1)[-1] not in ("if", "then", "else", "not"):
            for name, value in node.get("properties", {}).items():
                if isinstance(value, dict) and not value.get("description"):
                    yield f"{place}/properties/{name}"
        for name, value in node.items():
            if name not in ("default", "examples", "const", "enum"):
                yield from undescribed(value, f"{place}/{name}")


def unshown(schema):
    """Paths of properties without an example, value, or default for editors to offer."""
    def shows(node):
        if "$ref" in node:
            node = {**schema["$defs"][node["$ref"].rsplit("/", 1)[-1]], **node}
        if any(key in node for key in ("examples", "enum", "const", "default", "properties")) or node.get("type") == "boolean":
            return True
        parts = [*node.get("anyOf", []), *([node["items"]] if isinstance(node.get("items"), dict) else [])]
        parts += [node["then"]] if "then" in node else []
        return any(shows(part) for part in parts)

    def walk(node, place):
        if isinstance(node, dict):
            for name, value in node.get("properties", {}).items():
                if isinstance(value, dict) and value.get("description") and not shows(value):
                    yield f"{place}/{name}"
            for name, value in node.items():
                if name not in ("examples", "default", "if"):
                    yield from walk(value, f"{place}/{name}")
        elif isinstance(node, list):
            for index, value in enumerate(node):
                yield from walk(value, f"{place}/{index}")

    return list(walk(schema, "#"))


def unexplained(node, place="#"):
    """Paths of enumerations with more or fewer explanations than values."""
    if isinstance(node, list):
        for index, element in enumerate(node):
            yield from unexplained(element, f"{place}/{index}")
    elif isinstance(node, dict):
        if "enumDescriptions" in node and len(node["enumDescriptions"]) != len(node.get("enum", [])):
            yield place
        for name, value in node.items():
            yield from unexplained(value, f"{place}/{name}")


def check_mistakes(validator, tally):
    """Each error is one message at its location, also deep in a menu, not one per possible kind of item."""
    def inside(item):
        return {"menu": {"items": [{"type": "menu", "title": "M", "items": ["Copy", item]}]}}

    for item, place, said in (
        ({"type": "toggle", "title": "A", "titel": "B"}, [], "titel"), ({"title": "A", "rolle": "cancel"}, [], "rolle"),
        ({"type": "togle", "title": "A"}, ["type"], "togle"), ({"title": "A", "role": "destroy"}, ["role"], "destroy"),
        ({"type": "picker", "options": [{"title": "A", "valu": 1}]}, ["options", 0], "valu"), ({"type": "text"}, [], "text"),
        ({}, [], "title")):
        errors = list(validator.iter_errors(inside(item)))
        tally.equal(f"{item}: messages", [error.message for error in errors if error.context], [])
        tally.equal(f"{item}: one message", len(errors), 1)
        expected = ["menu", "items", 0, "items", 1, *place]
        tally.check(
            f"{item}: its place", errors and list(errors[0].absolute_path) == expected and said in errors[0].message,
            [(list(error.absolute_path), error.message) for error in errors])


def check_names(program, schema, tally):
    """Names that an editor offers: all that the program lists."""
    listed = {
        subject: [entry["name"] for entry in json.loads(program.run("list", subject, "--json").stdout)]
        for subject in ("symbols", "themes", "colors")}
    parts = schema["$defs"]
    for subject, offered in (
        ("symbols", parts["symbol"]["examples"]), ("themes", schema["properties"]["theme"]["examples"]),
        ("colors", parts["color"]["examples"])):
        tally.equal(f"{subject} that are not offered", sorted(set(listed[subject]) - set(offered)), [])
    shortcuts = parts["keyboardShortcut"]["examples"]
    tally.check("shortcuts are offered", {"cmd+c", "cmd+shift+z", "delete", "escape"} <= set(shortcuts), shortcuts)
    for shortcut in shortcuts:
        document = json.dumps({"menu": {"items": [{"title": "A", "keyboardShortcut": shortcut}]}})
        run = program.run("validate", "-", input=document.encode())
        tally.equal(f"{shortcut} is one: {run.stderr.decode()}", run.returncode, 0)


def read(path):
    """A JSON file, with an optional byte order mark, as in the program."""
    return json.loads(path.read_text("utf-8-sig"))


def complaint(validator, document):
    """The schema's errors in a document, or `None`."""
    error = best_match(validator.iter_errors(document))
    return error and f"{error.json_path}: {error.message}"


def printed_schema(program, name, tally):
    """The schema that the program prints, or `None` if it is invalid."""
    arguments, _ = SCHEMAS[name]
    run = subprocess.run([program, "schema", *arguments], capture_output=True)
    if not tally.check(f"schema {name} is printed", run.returncode == 0, run.stderr.decode()):
        return None
    try:
        schema = json.loads(run.stdout)
        Draft202012Validator.check_schema(schema)
    except (ValueError, SchemaError) as problem:
        tally.check(f"schema {name} is a schema", False, str(problem).splitlines()[0])
        return None
    tally.equal(f"schema {name} names its dialect", schema.get("$schema"), DIALECT)
    tally.equal(f"schema {name} has an identity", schema.get("$id"), f"{HOME}/{name}.schema.json")
    tally.equal(f"schema {name} explains each value", list(unexplained(schema)), [])
    tally.equal(f"schema {name} shows what may be written for each key", unshown(schema), [])
    places = list(undescribed(schema))
    tally.check(f"schema {name} describes every property", not places, ", ".join(places[:5]))
    committed = ROOT / "Documentation" / "Schema" / f"{name}.schema.json"
    if tally.check(f"{committed.relative_to(ROOT)} is there", committed.is_file()):
        tally.check(
            f"{committed.relative_to(ROOT)} is what the program prints", committed.read_bytes() == run.stdout,
            f"write it anew: menumock {' '.join(['schema', *arguments])} > {committed.relative_to(ROOT)}")
    return schema


def check_corpus(validator, folder, tally):
    """The small documents of a folder: the schema must accept the accepted ones and refuse the refused ones."""
    for verdict in ("accepted", "refused"):
        files = sorted((folder / verdict).glob("*.json"))
        tally.check(f"{folder.relative_to(ROOT)}/{verdict} has documents", files)
        for file in files:
            found = complaint(validator, read(file))
            if verdict == "accepted":
                tally.check(str(file.relative_to(ROOT)), found is None, found)
            else:
                tally.check(str(file.relative_to(ROOT)), found is not None, "the schema accepts it")


def check_valid(validator, files, tally):
    """Files that are rendered or used, and must be valid."""
    for file in files:
        found = complaint(validator, read(file))
        tally.check(f"{file.relative_to(ROOT)} is valid", found is None, found)


def drawn_goldens():
    """The documents of the golden cases that show a picture or a layout."""
    for document in sorted((ROOT / "Tests" / "Goldens").rglob("mockup.json")):
        beside = document.parent
        if (beside / "layout.txt").exists() or any(beside.glob("expected.*")):
            yield document


def check_schema(program, name, tally):
    """A printed schema, against all of its documents."""
    schema = printed_schema(program.path, name, tally)
    if schema is None:
        return
    validator = Draft202012Validator(schema)
    folder = ROOT / SCHEMAS[name][1]
    if folder.is_dir():
        check_corpus(validator, folder, tally)
    if name == "document":
        check_mistakes(validator, tally)
        check_names(program, schema, tally)
        samples = sorted((ROOT / "Samples").glob("*.json"))
        tally.check("there are samples", samples)
        check_valid(validator, [*samples, *drawn_goldens()], tally)
    if name == "theme":
        check_valid(validator, sorted((ROOT / "Themes").glob("*.json")), tally)


def steps(program, tally, folder):
    return {name: lambda name=name: check_schema(program, name, tally) for name in SCHEMAS}


def main():
    return frame.run(frame.arguments(__doc__).parse_args(), steps)


if __name__ == "__main__":
    sys.exit(main())
