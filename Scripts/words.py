#!/usr/bin/env python3
"""Finds phrases that read like a translation in documentation, messages, and comments.

    Scripts/words.py [FILE...]      (default: all tracked files of these kinds)

Scripts/words.txt lists the phrases. Each finding is printed as file:line:column, the phrase, and the advice.
Scripts/words-exceptions.txt lists allowed findings with a reason; an exception without a finding is an error, too.
Exits with 1 if there is any finding or error.
"""
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
SUFFIXES = {".md", ".swift", ".html", ".js", ".css", ".py", ".sh", ".yml", ".yaml", ".rb", ".json"}
NAMES = {"Makefile", "Containerfile"}
# JSON that people write in sentences. Other JSON is data.
TEXTS = ("Sources/MenuGuidelines/", "Sources/MenuLanguages/en.json")
# Sources of other people, and the outputs that the tests compare.
EXCLUDED = ("Tests/Import/", "Tests/Goldens/", "Tests/Export/")
# A space of a phrase matches a line break, including the comment marker of the next line.
SPACE = r"(?:[ ]|[ ]*\n[ ]*(?:///?|\#|\*|>)?[ ]*)"


def fields(path, count):
    """The lines of a list, split at arrows. Blank lines and lines that start with # are comments."""
    for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
        if not line.strip() or line.startswith("#"):
            continue
        parts = [part.strip() for part in line.split(" → ")]
        if len(parts) != count or not all(parts):
            raise SystemExit(f"{path.relative_to(ROOT)}:{number}: expected {count} fields separated by →")
        yield number, parts


def phrases():
    """The phrases as patterns, each with its advice."""
    for _, (pattern, advice) in fields(ROOT / "Scripts/words.txt", 2):
        yield re.compile(pattern.replace(" ", SPACE), re.IGNORECASE | re.MULTILINE), advice


def tracked():
    """The tracked files that contain text."""
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True).stdout.decode()
    for name in listed.split("\0"):
        path = pathlib.PurePath(name)
        is_text = path.suffix in SUFFIXES and (path.suffix != ".json" or name.startswith(TEXTS)) or path.name in NAMES
        if is_text and not name.startswith(EXCLUDED) and (ROOT / name).is_file():
            yield name


def findings(name, patterns):
    """The findings of a file: line, column, phrase, advice, and the text of the line."""
    text = (ROOT / name).read_text("utf-8")
    lines = text.split("\n")
    for pattern, advice in patterns:
        for match in pattern.finditer(text):
            line = text.count("\n", 0, match.start()) + 1
            column = match.start() - (text.rfind("\n", 0, match.start()) + 1) + 1
            yield line, column, " ".join(match[0].split()), advice, lines[line - 1]


def main():
    patterns = list(phrases())
    names = sys.argv[1:] or list(tracked())
    source = "Scripts/words-exceptions.txt"
    exceptions = [(number, parts, []) for number, parts in fields(ROOT / source, 3)]
    count = 0
    for name in names:
        for line, column, phrase, advice, text in sorted(findings(name, patterns)):
            allowing = [uses for _, (path, part, _), uses in exceptions if path == name and part in text]
            for uses in allowing:
                uses.append(line)
            if not allowing:
                print(f"{name}:{line}:{column}: {phrase}: {advice}")
                count += 1
    for number, (path, part, _), uses in exceptions:
        if not uses and (path in names or not sys.argv[1:]):
            print(f"{source}:{number}: no finding in {path} contains {part!r}")
            count += 1
    return 1 if count else 0


if __name__ == "__main__":
    sys.exit(main())
