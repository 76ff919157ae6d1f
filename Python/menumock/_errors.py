"""Diagnostics, and the error that carries them."""

from __future__ import annotations

import dataclasses
from typing import Any


@dataclasses.dataclass(frozen=True)
class Diagnostic:
    """An error, warning, or note with its location."""

    severity: str
    message: str
    #: The file; `None` for a document without a file.
    path: str | None = None
    #: The line, from 1; `None` if the diagnostic has no location.
    line: int | None = None
    #: The column, from 1.
    column: int | None = None
    #: The path within the document, such as `menu.items[2].title`.
    where: str = ""
    help: str | None = None
    #: The name that was probably meant.
    suggestion: str | None = None

    @classmethod
    def of(cls, value: dict[str, Any]) -> Diagnostic:
        """Reads a diagnostic of the program."""
        file = value.get("file")
        # The position in a request means nothing to its sender.
        is_placed = file != "request"
        return cls(
            severity=value.get("severity", "error"), message=value.get("message", ""),
            path=None if file in (None, "", "document", "request") else file,
            line=value.get("line") if is_placed else None, column=value.get("column") if is_placed else None,
            where=value.get("path", ""),
            help=value.get("help"), suggestion=value.get("suggestion"))

    @property
    def text(self) -> str:
        """The message after the path within the document, without location and help."""
        return f"{self.where}: {self.message}" if self.where else self.message

    def __str__(self) -> str:
        place = [part for part in (self.path, self.line, self.column) if part is not None]
        start = ":".join(str(part) for part in place)
        line = f"{start}: {self.severity}: {self.text}" if start else f"{self.severity}: {self.text}"
        return f"{line}\nhelp: {self.help}" if self.help else line


class MenumockError(Exception):
    """A document that cannot be rendered, or a program that cannot run.

    `path`, `line`, `column`, `message`, and `help` are those of the first error; `diagnostics` has all of them.
    """

    def __init__(self, diagnostics: list[Diagnostic] | tuple[Diagnostic, ...]):
        self.diagnostics: tuple[Diagnostic, ...] = tuple(diagnostics)
        errors = [entry for entry in self.diagnostics if entry.severity == "error"] or list(self.diagnostics)
        first = errors[0] if errors else Diagnostic("error", "unknown error")
        self.path = first.path
        self.line = first.line
        self.column = first.column
        self.message = first.text
        self.help = first.help
        self.suggestion = first.suggestion
        super().__init__("\n".join(str(entry) for entry in self.diagnostics) or str(first))

    def __reduce__(self) -> Any:
        return (type(self), (self.diagnostics,))
