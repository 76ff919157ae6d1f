"""Rendered pictures."""

from __future__ import annotations

import base64
import dataclasses
import os
import pathlib
from typing import Any

from ._errors import Diagnostic

_TYPES = {
    "svg": "image/svg+xml", "png": "image/png", "apng": "image/png", "pdf": "application/pdf", "html": "text/html"}


@dataclasses.dataclass(frozen=True)
class Callout:
    """A numbered item with its explanation."""

    mark: str
    title: str
    help: str | None = None


@dataclasses.dataclass(frozen=True, repr=False)
class Picture:
    """A rendered picture. Notebooks display it."""

    #: The bytes of the file.
    bytes: bytes
    #: `svg`, `png`, `pdf`, `apng`, or `html`.
    format: str
    #: The size in pixels for PNG and APNG, else in points.
    width: float
    height: float
    #: The alt text: a description in sentences.
    alt: str
    #: The callouts as a Markdown list; empty without callouts.
    legend: str = ""
    callouts: tuple[Callout, ...] = ()
    #: Warnings, and lint findings if requested.
    warnings: tuple[Diagnostic, ...] = ()
    #: The files that the picture depends on, besides the document: themes, symbols, images, string tables, and fonts.
    inputs: tuple[str, ...] = ()
    #: Pixels per point of PNG.
    scale: float = 1

    @property
    def text(self) -> str:
        """The SVG or HTML as text."""
        return self.bytes.decode("utf-8")

    @property
    def mime_type(self) -> str:
        return _TYPES.get(self.format, "application/octet-stream")

    def save(self, path: str | os.PathLike[str]) -> pathlib.Path:
        """Writes the picture to a file, unless the file has these bytes already; returns the path."""
        file = pathlib.Path(path)
        try:
            if file.read_bytes() == self.bytes:
                return file
        except OSError:
            pass
        file.parent.mkdir(parents=True, exist_ok=True)
        partial = file.with_name(f".{file.name}.{os.getpid()}")
        try:
            partial.write_bytes(self.bytes)
            os.replace(partial, file)
        finally:
            partial.unlink(missing_ok=True)
        return file

    def __repr__(self) -> str:
        return f"<menumock.Picture {self.format} {self.width:g}×{self.height:g}: {self.alt}>"

    def _repr_svg_(self) -> str | None:
        return self.text if self.format == "svg" else None

    def _repr_png_(self) -> Any:
        if self.format not in ("png", "apng"):
            return None
        return self.bytes, self._png_size()

    def _png_size(self) -> dict[str, int]:
        return {"width": round(self.width / self.scale), "height": round(self.height / self.scale)}

    def _repr_mimebundle_(self, include: Any = None, exclude: Any = None) -> Any:
        """The picture and its alt text, for IPython, Jupyter, and Quarto."""
        is_text = self.format in ("svg", "html")
        data: dict[str, Any] = {
            self.mime_type: self.text if is_text else base64.b64encode(self.bytes).decode("ascii"),
            "text/plain": self.alt}
        metadata: dict[str, Any] = {self.mime_type: {"alt": self.alt}}
        if self.format in ("png", "apng"):
            metadata[self.mime_type].update(self._png_size())
        if include:
            data = {key: value for key, value in data.items() if key in include}
        if exclude:
            data = {key: value for key, value in data.items() if key not in exclude}
        return data, {key: value for key, value in metadata.items() if key in data}
