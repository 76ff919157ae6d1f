"""Documents in pages: YAML or JSON, whose errors are located at the page's own line."""

from __future__ import annotations

import dataclasses
import json
import re
from typing import Any

from ._errors import Diagnostic, MenumockError

#: The most values of a document; aliases of YAML could repeat a few lines without end.
_MOST_VALUES = 200_000
_DEEPEST = 200


@dataclasses.dataclass(frozen=True)
class Source:
    """A document as JSON, and the line and column in the page's text of each line of the JSON, both from 0."""

    text: str
    places: tuple[tuple[int, int], ...] | None = None

    def place(self, line: int | None, column: int | None) -> tuple[int, int]:
        """Returns the line and column in the text, from 0, of a location in the JSON, from 1."""
        if line is None:
            return 0, 0
        if self.places is None:
            return line - 1, (column or 1) - 1
        return self.places[min(line, len(self.places)) - 1] if self.places else (0, 0)


def read(text: str) -> Source:
    """Reads a document in YAML or JSON.

    Raises MenumockError, whose line and column are those of the text.
    """
    if text.lstrip().startswith(("{", "//", "/*")):
        # menumock reads JSON itself, also with comments, and reports all errors at once. Of YAML's flow style, it can
        # read everything that is also JSON.
        if _is_json(text) or not _is_yaml_flow(text):
            return Source(text)
    return _read_yaml(text)


def _is_json(text: str) -> bool:
    try:
        json.loads(text)
    except ValueError:
        return False
    return True


def _is_yaml_flow(text: str) -> bool:
    """Whether a text in braces has keys without quotation marks, as YAML allows."""
    return re.search(r"[{,]\s*[A-Za-z_$][\w$]*\s*:", re.sub(r'"(?:[^"\\]|\\.)*"', '""', text)) is not None


def _failure(message: str, line: int = 0, column: int = 0, help: str | None = None) -> MenumockError:
    return MenumockError([Diagnostic("error", message, line=line + 1, column=column + 1, help=help)])


def _read_yaml(text: str) -> Source:
    try:
        import yaml
    except ImportError:
        raise _failure(
            "YAML needs the package PyYAML", help="pip install PyYAML, or write the document as JSON") from None
    if not text.strip():
        raise _failure("expected a document, found nothing", help="write the menu in YAML or JSON below the options")
    try:
        root = yaml.compose(text, Loader=_loader(yaml))
    except yaml.MarkedYAMLError as problem:
        mark = problem.problem_mark or problem.context_mark
        what = " ".join(part for part in (problem.context, problem.problem) if part)
        raise _failure(f"invalid YAML: {what}", *(mark.line, mark.column) if mark else (0, 0)) from None
    except yaml.YAMLError as problem:
        raise _failure(f"invalid YAML: {problem}") from None
    writer = _JSONWriter()
    writer.write(root, 0)
    return Source("".join(writer.parts), tuple(writer.places))


def _loader(yaml: Any) -> Any:
    """Returns a loader of YAML 1.2, in which `No`, `on`, and `12:30` are texts."""

    class Loader(yaml.SafeLoader):  # type: ignore[misc]
        yaml_implicit_resolvers: dict[Any, Any] = {}

    for tag, pattern, first in (
        ("bool", r"^(?:true|True|TRUE|false|False|FALSE)$", "tTfF"),
        ("null", r"^(?:~|null|Null|NULL|)$", ["~", "n", "N", ""]),
        ("int", r"^[-+]?[0-9]+$", "-+0123456789"),
        ("float", r"^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)(?:[eE][-+]?[0-9]+)?$", "-+.0123456789"),
    ):
        Loader.add_implicit_resolver("tag:yaml.org,2002:" + tag, re.compile(pattern), list(first))
    return Loader


class _JSONWriter:
    """Writes nodes of YAML as JSON with one key or value per line, and records the source of each line."""

    def __init__(self) -> None:
        self.parts: list[str] = []
        self.places: list[tuple[int, int]] = []

    def _line(self, text: str, node: Any) -> None:
        if len(self.places) > _MOST_VALUES:
            raise _failure(f"the document has more than {_MOST_VALUES} values", *self._place(node))
        self.parts.append(text + "\n")
        self.places.append(self._place(node))

    @staticmethod
    def _place(node: Any) -> tuple[int, int]:
        return node.start_mark.line, node.start_mark.column

    def write(self, node: Any, depth: int, before: str = "") -> None:
        if depth > _DEEPEST:
            raise _failure(f"the document is nested more than {_DEEPEST} levels deep", *self._place(node))
        kind = type(node).__name__
        if kind == "MappingNode":
            self._line(before + "{", node)
            for index, (key, value) in enumerate(node.value):
                if type(key).__name__ != "ScalarNode":
                    raise _failure("expected a name as key", *self._place(key))
                self._line(("," if index else "") + json.dumps(key.value), key)
                self.write(value, depth + 1, ":")
            self._line("}", node)
        elif kind == "SequenceNode":
            self._line(before + "[", node)
            for index, value in enumerate(node.value):
                self.write(value, depth + 1, "," if index else "")
            self._line("]", node)
        else:
            self._line(before + self._scalar(node), node)

    def _scalar(self, node: Any) -> str:
        tag = node.tag.rpartition(":")[2]
        text: str = node.value
        if tag == "null":
            return "null"
        if tag == "bool":
            return text.lower()
        if tag == "int":
            return str(int(text))
        if tag == "float":
            return repr(float(text))
        if tag == "str":
            return json.dumps(text)
        raise _failure(f"unknown tag {node.tag}", *self._place(node))
