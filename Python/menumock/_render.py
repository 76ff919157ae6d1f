"""`render`: one document, one picture."""

from __future__ import annotations

import base64
import json
import os
from typing import Any, Iterable, Mapping, Union

from ._errors import Diagnostic, MenumockError
from ._picture import Callout, Picture
from ._worker import worker

#: The settings of a picture, by their names in documents.
SETTINGS = (
    "format", "scale", "platform", "theme", "appearance", "contrast", "transparency", "textSize", "locale", "state",
    "layoutDirection", "tint", "heldModifiers", "frame", "background", "padding", "size", "svgText", "darkSelector",
    "missingGlyph", "missingString", "missingSymbol", "missingTypeface", "embed",
    "noSource")

FORMATS = ("svg", "png", "pdf", "apng", "html")

Document = Union[Mapping[str, Any], str, "os.PathLike[str]"]
Folders = Union[str, "os.PathLike[str]", Iterable[Union[str, "os.PathLike[str]"]], None]


def camel(name: str) -> str:
    """Returns a setting's name in documents: `text_size` and `text-size` become `textSize`."""
    first, *rest = name.replace("-", "_").split("_")
    return first + "".join(part[:1].upper() + part[1:] for part in rest)


def render(
    document: Document, *, format: str = "svg", base: str | os.PathLike[str] | None = None,
    themes: Folders = None, fonts: Folders = None, symbols: Folders = None,
    strings: Mapping[str, str] | str | os.PathLike[str] | None = None, lint: bool = False, **settings: Any,
) -> Picture:
    """Renders a document.

    Args:
        document: A mapping, a JSON string, or the path of a document.
        format: `svg`, `png`, `pdf`, `apng`, or `html`.
        base: The folder of relative paths in the document (default: the document's, else the current folder).
        themes, fonts, symbols: Additional search folders.
        strings: Translations, as a mapping or the path of a string table.
        lint: Adds lint findings to the warnings.
        settings: Any setting of a picture, such as `appearance="dark"` or `text_size="xLarge"`.

    Raises:
        MenumockError: The document has errors.
    """
    return answered(request(
        document, format=format, base=base, themes=themes, fonts=fonts, symbols=symbols, strings=strings, lint=lint,
        **settings))


def request(
    document: Document, *, base: str | os.PathLike[str] | None = None, themes: Folders = None, fonts: Folders = None,
    symbols: Folders = None, strings: Mapping[str, str] | str | os.PathLike[str] | None = None, lint: bool = False,
    **settings: Any,
) -> dict[str, Any]:
    """Returns the worker's request for a picture. Paths are absolute, as the worker keeps the folder it started in."""
    order: dict[str, Any] = {"describe": True, "pixels": False}
    if isinstance(document, Mapping):
        order["document"] = json.dumps(document, ensure_ascii=False)
    elif isinstance(document, str) and document.lstrip("\ufeff \t\r\n").startswith(("{", "//", "/*")):
        order["document"] = document
    else:
        order["path"] = os.path.abspath(os.fspath(document))
    if base is not None:
        order["base"] = os.path.abspath(base)
    elif "document" in order:
        order["base"] = os.getcwd()
    for name, folders in (("themes", themes), ("fonts", fonts), ("symbols", symbols)):
        if folders is not None:
            several = [folders] if isinstance(folders, (str, os.PathLike)) else folders
            order[name] = [os.path.abspath(folder) for folder in several]
    if isinstance(strings, Mapping):
        order["strings"] = dict(strings)
    elif strings is not None:
        order["strings"] = os.path.abspath(strings)
    if lint:
        order["lint"] = True
    order.update((camel(name), value) for name, value in settings.items() if value is not None)
    theme = order.get("theme")
    if isinstance(theme, os.PathLike) or isinstance(theme, str) and theme.endswith((".json", ".theme")):
        order["theme"] = os.path.abspath(theme)
    return order


def answered(order: dict[str, Any]) -> Picture:
    """Returns the picture that the worker renders for a request."""
    answer = worker.ask(order)
    if not answer.get("ok"):
        raise MenumockError([Diagnostic.of(entry) for entry in answer.get("diagnostics", [])])
    return Picture(
        bytes=base64.b64decode(answer["data"]), format=order.get("format", "png"), width=answer["width"],
        height=answer["height"], alt=answer["alt"], legend=answer["legend"],
        callouts=tuple(Callout(entry["mark"], entry["title"], entry.get("help")) for entry in answer["callouts"]),
        warnings=tuple(Diagnostic.of(entry) for entry in answer["findings"]), inputs=tuple(answer["inputs"]),
        scale=order.get("scale", 2) if order.get("format") in ("png", "apng") else 1)
