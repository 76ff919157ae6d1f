"""`check`: a set of pictures and its goldens."""

from __future__ import annotations

import dataclasses
import json
import os
import subprocess
import tempfile
from typing import Any, Iterable

from ._errors import Diagnostic, MenumockError
from ._program import environment, program


@dataclasses.dataclass(frozen=True)
class Result:
    """One picture of a set and its verdict."""

    #: The name of the mockup.
    name: str
    #: The path of the picture, relative to the goldens.
    path: str
    #: Whether the picture equals its golden.
    ok: bool
    #: `same`, `different`, `missing`, or another word of the results file.
    verdict: str
    #: The values that distinguish the picture, such as `{"appearance": "dark"}`.
    variant: dict[str, Any]
    #: All members of the line in the results file.
    values: dict[str, Any] = dataclasses.field(repr=False)


@dataclasses.dataclass(frozen=True, repr=False)
class Check:
    """The result of comparing a set with its goldens; true if nothing differs.

    In a test: `assert menumock.check("menumock.json", goldens="goldens")`.
    """

    results: tuple[Result, ...]
    #: What the program reported.
    output: str
    #: The exit status: 0 if nothing differs, 1 if something does.
    status: int

    @property
    def ok(self) -> bool:
        return self.status == 0

    @property
    def differences(self) -> tuple[Result, ...]:
        """The pictures that differ from their goldens, lack one, or were not rendered."""
        return tuple(result for result in self.results if not result.ok)

    def __bool__(self) -> bool:
        return self.ok

    def __repr__(self) -> str:
        count = len(self.results)
        start = f"<menumock.Check {count} pictures, {len(self.differences)} different>"
        return start if self.ok else f"{start}\n{self.output.rstrip()}"


def check(
    manifest: str | os.PathLike[str] | None = None, goldens: str | os.PathLike[str] | None = None, *,
    report: str | os.PathLike[str] | None = None, junit: str | os.PathLike[str] | None = None,
    only: str | Iterable[str] = (), accept: bool = False, threshold: float | None = None,
    max_different_pixels: int | None = None, arguments: Iterable[str] = (),
) -> Check:
    """Renders a set and compares it with its goldens.

    Args:
        manifest: The manifest (default: the nearest menumock.json).
        goldens: The folder of the goldens (default: the manifest's).
        report: Writes a report to this folder.
        junit: Writes the results as JUnit XML.
        only: Names of mockups; `*` matches any characters.
        accept: Replaces goldens that differ, and creates missing ones.
        threshold: Perceptual tolerance, 0 to 1.
        max_different_pixels: The number of different pixels to tolerate.
        arguments: Additional arguments of `menumock check`.

    Raises:
        MenumockError: The set cannot be checked, for example because the manifest has errors.
    """
    words = [program(), "check", "--diagnostic-format", "text"]
    words += [] if manifest is None else [os.fspath(manifest)]
    given = {
        "--goldens": goldens, "--report": report, "--junit": junit, "--threshold": threshold,
        "--max-different-pixels": max_different_pixels}
    for option, value in given.items():
        words += [] if value is None else [option, os.fspath(value) if isinstance(value, os.PathLike) else str(value)]
    for name in [only] if isinstance(only, str) else only:
        words += ["--only", name]
    words += ["--accept"] if accept else []
    with tempfile.TemporaryDirectory() as folder:
        lines = os.path.join(folder, "results.jsonl")
        done = subprocess.run(
            [*words, "--results", lines, *arguments], stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
            env=environment(), check=False)
        text = done.stdout.decode("utf-8", "replace")
        try:
            with open(lines, encoding="utf-8") as file:
                members = [json.loads(line) for line in file]
        except FileNotFoundError:
            members = []
    if done.returncode not in (0, 1) or (done.returncode and not members):
        raise MenumockError([_read(line) for line in text.splitlines() if line] or [
            Diagnostic("error", f"menumock check ended with status {done.returncode}")])
    results = tuple(
        Result(entry["name"], entry["path"], entry["ok"], entry["verdict"], entry.get("variant", {}), entry)
        for entry in members)
    return Check(results, text, done.returncode)


def _read(line: str) -> Diagnostic:
    """Reads a line of the program's messages."""
    place, mark, message = line.partition(": error: ")
    if not mark:
        return Diagnostic("error", line.removeprefix("error: ")) if line.startswith("error: ") else \
            Diagnostic("note", line)
    path, *numbers = place.rsplit(":", 2)
    if len(numbers) == 2 and all(number.isdigit() for number in numbers):
        return Diagnostic("error", message, path=path, line=int(numbers[0]), column=int(numbers[1]))
    return Diagnostic("error", message, path=place)
