#!/usr/bin/env python3
"""Checks that the printed JSON Schemas and the decoder agree about the documents of this folder.

    check.py DOCUMENT-SCHEMA [MANIFEST-SCHEMA]

The folders `accepted` and `refused` say what the decoder does, which its own tests check with the same files; here
the schema must do the same. Every property must have a description. Exits 1 on any disagreement.
"""
import json
import pathlib
import sys

from jsonschema import Draft202012Validator

HERE = pathlib.Path(__file__).parent


def undescribed(node, place="#"):
    """Places of properties that have no description, neither of their own nor by what they refer to."""
    if isinstance(node, list):
        for index, element in enumerate(node):
            yield from undescribed(element, f"{place}/{index}")
    elif isinstance(node, dict):
        inside_condition = place.rsplit("/", 1)[-1] in ("if", "then", "else")
        for name, value in node.get("properties", {}).items() if not inside_condition else ():
            if isinstance(value, dict) and not value.get("description"):
                yield f"{place}/properties/{name}"
        for name, value in node.items():
            if name not in ("default", "examples", "const", "enum"):
                yield from undescribed(value, f"{place}/{name}")


def disagreements(schema, folder):
    validator = Draft202012Validator(schema)
    for verdict in ("accepted", "refused"):
        files = sorted((folder / verdict).glob("*.json"))
        if not files:
            yield f"{folder / verdict}: no documents"
        for file in files:
            error = next(validator.iter_errors(json.loads(file.read_text("utf-8"))), None)
            if (error is None) != (verdict == "accepted"):
                yield f"{file}: {error.message if error else 'the schema accepts it'}"


def main(arguments):
    if len(arguments) not in (1, 2):
        sys.exit(__doc__)
    problems = []
    for path, folder in zip(arguments, (HERE, HERE / "manifest")):
        schema = json.loads(pathlib.Path(path).read_text("utf-8"))
        Draft202012Validator.check_schema(schema)
        problems += [f"{path}: no description: {place}" for place in undescribed(schema)]
        problems += disagreements(schema, folder)
    for problem in problems:
        print(problem, file=sys.stderr)
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
