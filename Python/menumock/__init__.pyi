from collections.abc import Iterable, Mapping
from os import PathLike
from pathlib import Path
from typing import Any, Literal, Union

__version__: str

_Path = Union[str, PathLike[str]]
_Folders = Union[_Path, Iterable[_Path], None]
_Missing = Literal["warn", "error", "ignore"]

class Diagnostic:
    severity: str
    message: str
    path: str | None
    line: int | None
    column: int | None
    where: str
    help: str | None
    suggestion: str | None
    def __init__(
        self, severity: str, message: str, path: str | None = None, line: int | None = None,
        column: int | None = None, where: str = "", help: str | None = None, suggestion: str | None = None,
    ) -> None: ...
    @classmethod
    def of(cls, value: dict[str, Any]) -> Diagnostic: ...
    @property
    def text(self) -> str: ...

class MenumockError(Exception):
    diagnostics: tuple[Diagnostic, ...]
    path: str | None
    line: int | None
    column: int | None
    message: str
    help: str | None
    suggestion: str | None
    def __init__(self, diagnostics: list[Diagnostic] | tuple[Diagnostic, ...]) -> None: ...

class Callout:
    mark: str
    title: str
    help: str | None
    def __init__(self, mark: str, title: str, help: str | None = None) -> None: ...

class Picture:
    bytes: bytes
    format: str
    width: float
    height: float
    alt: str
    legend: str
    callouts: tuple[Callout, ...]
    warnings: tuple[Diagnostic, ...]
    inputs: tuple[str, ...]
    scale: float
    @property
    def text(self) -> str: ...
    @property
    def mime_type(self) -> str: ...
    def save(self, path: _Path) -> Path: ...
    def _repr_svg_(self) -> str | None: ...
    def _repr_png_(self) -> Any: ...
    def _repr_mimebundle_(self, include: Any = None, exclude: Any = None) -> Any: ...

class Result:
    name: str
    path: str
    ok: bool
    verdict: str
    variant: dict[str, Any]
    values: dict[str, Any]

class Check:
    results: tuple[Result, ...]
    output: str
    status: int
    @property
    def ok(self) -> bool: ...
    @property
    def differences(self) -> tuple[Result, ...]: ...
    def __bool__(self) -> bool: ...

def render(
    document: Mapping[str, Any] | _Path, *, format: Literal["svg", "png", "pdf", "apng", "html"] = "svg",
    base: _Path | None = None, themes: _Folders = None, fonts: _Folders = None, symbols: _Folders = None,
    strings: Mapping[str, str] | _Path | None = None, lint: bool = False,
    scale: float | None = None, platform: Literal["iOS", "iPadOS", "macOS", "visionOS"] | None = None,
    theme: _Path | None = None, appearance: Literal["light", "dark", "auto"] | None = None,
    contrast: Literal["standard", "increased"] | None = None,
    transparency: Literal["standard", "reduced"] | None = None,
    text_size: Literal[
        "xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge", "accessibility1", "accessibility2",
        "accessibility3", "accessibility4", "accessibility5"] | None = None,
    locale: str | None = None, state: Literal["open", "closed", "confirming"] | None = None,
    layout_direction: Literal["leftToRight", "rightToLeft"] | None = None, tint: str | None = None,
    held_modifiers: Iterable[str] | None = None, frame: int | str | None = None, background: str | None = None,
    padding: float | None = None, size: str | None = None, svg_text: Literal["outlines", "text"] | None = None,
    dark_selector: str | None = None, missing_glyph: _Missing | None = None, missing_string: _Missing | None = None,
    missing_symbol: _Missing | None = None, missing_typeface: _Missing | None = None, embed: bool | None = None,
    no_source: bool | None = None,
) -> Picture: ...
def check(
    manifest: _Path | None = None, goldens: _Path | None = None, *, report: _Path | None = None,
    junit: _Path | None = None, only: str | Iterable[str] = (), accept: bool = False, threshold: float | None = None,
    max_different_pixels: int | None = None, arguments: Iterable[str] = (),
) -> Check: ...
