"""The project of a site: the nearest `menumock.json`."""

from __future__ import annotations

import json
import os
import pathlib
import re
from typing import Any

from ._errors import Diagnostic, MenumockError
from ._render import SETTINGS

NAME = "menumock.json"
_COMMENT = re.compile(r'("(?:[^"\\]|\\.)*")|//[^\n]*|/\*.*?\*/', re.DOTALL)
_TRAILING_COMMA = re.compile(r'("(?:[^"\\]|\\.)*")|,(?=\s*[}\]])', re.DOTALL)


class Project:
    """The settings, folders, and string tables of a manifest."""

    def __init__(self, file: pathlib.Path | None):
        self.file = file
        self._values: dict[str, Any] = {}
        if file is not None:
            self._values = _read(file)

    @classmethod
    def nearest(cls, folder: str | os.PathLike[str]) -> Project:
        """Returns the project of the nearest menumock.json in a folder or above it; an empty project if there is none."""
        start = pathlib.Path(folder).resolve()
        for place in (start, *start.parents):
            if (place / NAME).is_file():
                return cls(place / NAME)
        return cls(None)

    @property
    def settings(self) -> dict[str, Any]:
        """The settings for all documents: `defaults` of the manifest, which take precedence, and its keys."""
        own = {key: value for key, value in self._values.items() if key in SETTINGS}
        defaults = self._values.get("defaults")
        return {**own, **(defaults if isinstance(defaults, dict) else {})}

    def folders(self, kind: str) -> list[str]:
        """The search folders of `themes`, `fonts`, or `symbols`."""
        value = self._values.get(kind, [])
        return [self._path(entry) for entry in ([value] if isinstance(value, str) else value)]

    @property
    def base(self) -> str | None:
        value = self._values.get("base")
        return self._path(value) if isinstance(value, str) else None

    def strings(self, locale: str) -> str | None:
        """Returns the string table of a language, or of the language without its region."""
        tables = self._values.get("strings")
        if isinstance(tables, str):
            return self._table(tables)
        if not isinstance(tables, dict):
            return None
        for name in (locale, locale.partition("-")[0]):
            if isinstance(tables.get(name), str):
                return self._table(tables[name])
        return None

    def _table(self, path: str) -> str:
        """Returns the path of a string table.

        Raises MenumockError if it does not exist.
        """
        file = self._path(path)
        if not os.path.isfile(file):
            shown = os.path.relpath(file)
            raise MenumockError([Diagnostic(
                "error", f"the string table {shown} does not exist", help=f"menumock strings merge {shown} creates it")])
        return file

    def _path(self, path: str) -> str:
        assert self.file is not None
        return str(self.file.parent / path)


def _read(file: pathlib.Path) -> dict[str, Any]:
    text = file.read_text("utf-8-sig")
    try:
        # Like documents, manifests may have comments and trailing commas.
        text = _COMMENT.sub(lambda found: found[1] or " ", text)
        text = _TRAILING_COMMA.sub(lambda found: found[1] or " ", text)
        values = json.loads(text)
    except ValueError as problem:
        line = getattr(problem, "lineno", None)
        raise MenumockError([Diagnostic(
            "error", f"invalid JSON: {getattr(problem, 'msg', problem)}", path=str(file), line=line,
            column=getattr(problem, "colno", None), help="menumock list options reports all errors")]) from None
    if not isinstance(values, dict):
        raise MenumockError([Diagnostic("error", "expected an object", path=str(file))])
    return values
