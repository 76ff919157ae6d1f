"""Python-Markdown extension: fences and image links become pictures of menus.

For MkDocs, Material for MkDocs, Zensical, and other generators that use Python-Markdown:

    markdown_extensions:
      - menumock.markdown
"""

from __future__ import annotations

import dataclasses
import hashlib
import html
import logging
import os
import pathlib
import posixpath
import re
import sys
import urllib.parse
from typing import Any, Callable, Iterable

from markdown import Extension, Markdown
from markdown.preprocessors import Preprocessor
from markdown.treeprocessors import Treeprocessor

from . import _render, _source
from ._cache import Cache, write
from ._errors import Diagnostic, MenumockError
from ._picture import Picture
from ._project import Project

#: Attributes of fences and links that are not settings.
_OWN = ("alt", "caption", "class", "id", "legend", "lint", "width", "align")
_NAMES = {re.sub(r"[-_]", "", name).lower(): name for name in _render.SETTINGS}

_FENCE = re.compile(r"^(?P<indent>[ \t>]*)(?P<fence>`{3,}|~{3,})[ \t]*(?P<info>[^`\n]*)$")
_INFO = re.compile(r"^(?:\{[ \t]*\.menumock(?P<attributes>[ \t].*?)?\}|menumock(?P<rest>[ \t{].*)?)$")
_ATTRIBUTE = re.compile(r"""\s*(?:(?P<name>[A-Za-z_][\w-]*)(?:=(?:"(?P<double>[^"]*)"|'(?P<single>[^']*)'|(?P<bare>[^\s"'{}]+)))?|\#(?P<id>[\w-]+)|\.(?P<class>[\w-]+))""")


class MenumockExtension(Extension):
    """Draws menus in pages."""

    def __init__(self, **options: Any):
        self.config = {
            "appearance": ["both", "light, dark, auto, or both: the picture follows the site's dark mode"],
            "platform": ["", "default platform"],
            "locale": ["", "language of the pictures (default: the site's, else English)"],
            "project": ["", "manifest with settings and string tables (default: the nearest menumock.json)"],
            "base": ["", "folder of relative paths, for pages without a file (default: the current folder)"],
            "cache": [".cache/menumock", "folder of drawn pictures; empty for none"],
            "output": ["inline", "inline: SVG in the page; files: picture files"],
            "folder": ["", "with output: files, the folder of the files (default: the site's assets/menumock)"],
            "url": ["", "with output: files, the address of that folder"],
            "dark_selector": ["", "CSS selector that matches in the site's dark mode"],
            "strict": [False, "errors and warnings raise MenumockError"],
        }
        super().__init__(**options)

    def extendMarkdown(self, md: Markdown) -> None:
        md.registerExtension(self)
        drawing = _Drawing(md, self.getConfigs())
        md.preprocessors.register(_Fences(md, drawing), "menumock", 28)
        if "attr_list" not in md.treeprocessors:
            md.registerExtensions(["attr_list"], {})
        # After attributes are read, before a site generator checks links.
        md.treeprocessors.register(_Links(md, drawing), "menumock", 7)
        self.drawing = drawing


def makeExtension(**options: Any) -> MenumockExtension:
    return MenumockExtension(**options)


# --- Pages


@dataclasses.dataclass
class _Page:
    """The page being converted, with the data that the site generator provides."""

    #: The page's file, for messages and relative paths.
    file: pathlib.Path | None = None
    #: The page's path within the site's sources.
    name: str = ""
    #: The address of the page within the site.
    url: str = ""
    root: pathlib.Path | None = None
    site: pathlib.Path | None = None
    language: str = ""
    generator: str = ""
    #: Whether warnings fail the build, if the generator tells.
    is_strict: bool = False

    @classmethod
    def of(cls, md: Markdown) -> _Page:
        relative = md.treeprocessors["relpath"] if "relpath" in md.treeprocessors else None
        if relative is not None and hasattr(relative, "file") and hasattr(relative, "config"):
            config = relative.config
            return cls(
                file=pathlib.Path(relative.file.abs_src_path), name=relative.file.src_uri, url=relative.file.url,
                root=pathlib.Path(config["docs_dir"]), site=pathlib.Path(config["site_dir"]),
                language=_language(config["theme"]), generator="mkdocs")
        for processor in md.preprocessors:
            page, config = getattr(processor, "page", None), getattr(processor, "config", None)
            if page is not None and isinstance(config, dict) and "docs_dir" in config:
                folder = pathlib.Path(config.get("root_dir") or os.getcwd())
                root = folder / config["docs_dir"]
                return cls(
                    file=root / page.path, name=page.path, url=page.url, root=root,
                    site=folder / config.get("site_dir", "site"), language=_language(config.get("theme", {})),
                    generator="zensical", is_strict=_zensical_is_strict(config))
        return cls()


def _language(theme: Any) -> str:
    try:
        value = theme["language"]
    except (KeyError, TypeError):
        return ""
    return value if isinstance(value, str) else ""


def _zensical_is_strict(config: dict[str, Any]) -> bool:
    return bool(config.get("strict")) or any(word in ("--strict", "-s") for word in sys.argv[1:])


class _Drawing:
    """Draws the pictures of a Markdown instance."""

    def __init__(self, md: Markdown, options: dict[str, Any]):
        self.md = md
        self.options = options
        self.cache = _shared_cache(options["cache"])
        self.begin()

    def begin(self, lines: list[str] | None = None) -> None:
        """Begins a page. `lines` replace its file if there is none."""
        self._text = lines or []
        self._count = 0
        self._has_style = False
        self._page: _Page | None = None
        self._lines: list[str] | None = None
        self._cursor = 0

    @property
    def page(self) -> _Page:
        if self._page is None:
            self._page = _Page.of(self.md)
        return self._page

    # --- Locations

    def line(self, wanted: Iterable[str]) -> int | None:
        """Returns the line, from 1, at which lines of the page begin, after those found before.

        Site generators remove metadata, and other extensions insert text, so lines of the text are not lines of the
        file.
        """
        if self._lines is None:
            try:
                self._lines = self.page.file.read_text("utf-8-sig").splitlines() if self.page.file else \
                    self._text
            except OSError:
                self._lines = []
        block = [line.strip() for line in wanted]
        for start in (self._cursor, 0):
            for index in range(start, len(self._lines) - len(block) + 1):
                if all(self._lines[index + offset].strip() == line for offset, line in enumerate(block)):
                    self._cursor = index + len(block)
                    return index + 1
        return None

    def line_containing(self, text: str) -> int | None:
        self.line([])
        for index, line in enumerate(self._lines or []):
            if text in line:
                return index + 1
        return None

    # --- Pictures

    def element(
        self, document: Any, attributes: dict[str, str], *, is_block: bool,
    ) -> tuple[str, tuple[Diagnostic, ...]]:
        """Returns the HTML of a picture, and its warnings.

        Raises MenumockError.
        """
        unknown = [name for name in attributes if name not in _OWN and _plain(name) not in _NAMES]
        if unknown:
            raise MenumockError([
                Diagnostic("error", f"unknown attribute {name}", help=_nearest(name)) for name in unknown])
        order = self._order(document, attributes)
        appearance = order.pop("appearance", None)
        appearances = ["light", "dark"] if appearance == "both" else [appearance]
        pictures = [self.cache.picture({**order, **({"appearance": value} if value else {})}) for value in appearances]
        alt = attributes.get("alt") or pictures[0].alt
        shown = []
        for value, picture in zip(appearances, pictures):
            css_class = "menumock-picture" + (f" menumock-{value}" if len(pictures) > 1 else "")
            shown.append(self._image(picture, alt, css_class, attributes))
        return self._arranged("".join(shown), pictures[0], attributes, is_block), pictures[0].warnings

    def _order(self, document: Any, attributes: dict[str, str]) -> dict[str, Any]:
        project = self._project()
        settings: dict[str, Any] = {"noSource": True, **project.settings}
        for name in ("appearance", "platform", "locale"):
            if self.options[name]:
                settings[name] = self.options[name]
        if not settings.get("locale") and self.page.language:
            settings["locale"] = self.page.language.replace("_", "-")
        for name, value in attributes.items():
            if name not in _OWN:
                key = _NAMES[_plain(name)]
                settings[key] = _value(key, value)
        settings.pop("format", None)
        strings = project.strings(str(settings["locale"])) if settings.get("locale") else None
        folder = self.page.file.parent if self.page.file else pathlib.Path(self.options["base"] or ".")
        base = project.base or (None if isinstance(document, pathlib.Path) else folder)
        return {**_render.request(
            document, base=base, strings=strings, lint="lint" in attributes,
            **{kind: project.folders(kind) or None for kind in ("themes", "fonts", "symbols")}, **settings),
            "format": "svg"}

    def _project(self) -> Project:
        if self.options["project"]:
            return Project(pathlib.Path(self.options["project"]))
        return Project.nearest(self.page.file.parent if self.page.file else self.options["base"] or ".")

    def file(self, link: str) -> pathlib.Path:
        """Returns the document of a link: relative to the page, or to the sources with a leading /."""
        path = urllib.parse.unquote(link)
        folder = self.page.file.parent if self.page.file else pathlib.Path(self.options["base"] or ".")
        if path.startswith("/") and self.page.root is not None:
            folder, path = self.page.root, path.lstrip("/")
        file = folder / path
        if not file.is_file():
            raise MenumockError([Diagnostic(
                "error", f"the document {link} does not exist", help="paths are relative to the page's file")])
        return file

    def fence(self, body: str, attributes: Callable[[], dict[str, str]], line: int | None) -> str:
        """Returns the HTML of a fence, and reports its errors at the lines of the page.

        The first line of the fence is `line`.
        """
        source = _source.Source(body)
        found: Iterable[Diagnostic]
        try:
            given = attributes()
            source = _source.read(body)
            shown, found = self.element(source.text, given, is_block=True)
        except MenumockError as error:
            shown, found = _failure(error), error.diagnostics
        self.report(found, line, source)
        return shown

    # --- HTML

    def _image(self, picture: Picture, alt: str, css_class: str, attributes: dict[str, str]) -> str:
        self._count += 1
        if self.options["output"] == "files":
            address = self._save(picture)
            width, height = round(picture.width), round(picture.height)
            size = f' width="{html.escape(attributes["width"])}"' if "width" in attributes else \
                f' width="{width}" height="{height}"'
            return f'<img class="{css_class}" src="{html.escape(address)}" alt="{html.escape(alt)}"{size}>'
        page = hashlib.sha256(self.page.name.encode()).hexdigest()[:5]
        return _inline(picture.text, f"mm{page}-{self._count}-", alt, css_class, attributes.get("width"))

    def _save(self, picture: Picture) -> str:
        """Writes a file and returns its address relative to the page."""
        name = hashlib.sha256(picture.bytes).hexdigest()[:20] + "." + picture.format
        folder, url = self.options["folder"], self.options["url"]
        if not folder:
            if self.page.site is None:
                raise MenumockError([Diagnostic(
                    "error", "output: files needs the options folder and url",
                    help="folder is where the files are written, url is their address")])
            folder, url = self.page.site / "assets" / "menumock", "assets/menumock"
        file = pathlib.Path(folder) / name
        if not file.is_file() or file.read_bytes() != picture.bytes:
            file.parent.mkdir(parents=True, exist_ok=True)
            write(file, picture.bytes)
        if url.startswith("/") or "://" in url:
            return f"{url.rstrip('/')}/{name}"
        start = posixpath.dirname(self.page.url) if not self.page.url.endswith("/") else self.page.url.rstrip("/")
        return posixpath.relpath(posixpath.join(url, name), start or ".")

    def _arranged(self, images: str, picture: Picture, attributes: dict[str, str], is_block: bool) -> str:
        classes = " ".join(["menumock", *attributes.get("class", "").split()])
        place = f' id="{html.escape(attributes["id"])}"' if "id" in attributes else ""
        style = ""
        if attributes.get("align") in ("left", "center", "right"):
            style = f' style="text-align: {attributes["align"]}"'
        # Each page has the rules once, because generators replace the content of pages without loading the head.
        rules = "" if self._has_style else _style(self.options)
        self._has_style = True
        if not is_block:
            return f'{rules}<span class="{html.escape(classes)}"{place}{style}>{images}</span>'
        caption = f'<figcaption>{html.escape(attributes["caption"])}</figcaption>' if "caption" in attributes else ""
        legend = _legend(picture) if "legend" in attributes else ""
        return (f'<figure class="{html.escape(classes)}"{place}{style}>{rules}{images}{caption}{legend}</figure>')

    # --- Diagnostics

    def report(self, entries: Iterable[Diagnostic], line: int | None, source: _source.Source | None) -> None:
        """Logs diagnostics with the page and its line; raises MenumockError in strict mode."""
        located = [self._located(entry, line, source) for entry in entries]
        if not located:
            return
        if self.options["strict"] or self.page.generator == "zensical" and (
                self.page.is_strict or any(entry.severity == "error" for entry in located)):
            # Zensical has no list of warnings; an exception is the only failure that it knows.
            raise MenumockError(located)
        # MkDocs counts only warnings of loggers named "mkdocs".
        logger = logging.getLogger("mkdocs.menumock" if self.page.generator == "mkdocs" else __name__)
        for entry in located:
            logger.warning(str(entry))

    def _located(self, entry: Diagnostic, line: int | None, source: _source.Source | None) -> Diagnostic:
        name = self.page.name or (str(self.page.file) if self.page.file else None)
        if entry.path is not None:
            place = ":".join(str(part) for part in (entry.path, entry.line, entry.column) if part is not None)
            return dataclasses.replace(
                entry, path=name, line=line, column=None, where="", message=f"{place}: {entry.text}")
        if source is not None and entry.line is not None:
            down, right = source.place(entry.line, entry.column)
            # The text of the fence begins below its first line.
            first = (line or 0) + 1
            return dataclasses.replace(entry, path=name, line=first + down, column=right + 1)
        return dataclasses.replace(entry, path=name, line=line, column=None)


def _plain(name: str) -> str:
    return re.sub(r"[-_]", "", name).lower()


def _nearest(name: str) -> str | None:
    import difflib
    found = difflib.get_close_matches(_plain(name), [*_NAMES, *_OWN], 1)
    return f"did you mean {_NAMES.get(found[0], found[0])}?" if found else None


def _value(key: str, text: str) -> Any:
    if text in ("true", "false") and key == "noSource":
        return text == "true"
    if key in ("padding", "frame", "scale") and re.fullmatch(r"-?\d+(\.\d+)?", text):
        return float(text) if "." in text else int(text)
    if key == "heldModifiers":
        return re.split(r"[\s,+]+", text.strip())
    return text


_caches: dict[str, Cache] = {}


def _shared_cache(folder: str) -> Cache:
    """Generators create a Markdown instance per page; all share one cache."""
    path = os.path.abspath(folder) if folder else ""
    if path not in _caches:
        _caches[path] = Cache(path or None)
    return _caches[path]


# --- Inline SVG

_REFERENCE = re.compile(r"""(\s(?:id|aria-labelledby|aria-describedby)="|\shref="\#|url\(\#)([^")\s]+)""")


def _inline(svg: str, prefix: str, alt: str, css_class: str, width: str | None) -> str:
    """Returns an SVG for a page: with ids that no other picture of the page has, and the alt text as its name."""
    svg = re.sub(r"<metadata\b.*?</metadata>\s*", "", svg, flags=re.DOTALL)
    svg = re.sub(r"<(title|desc)\b[^>]*>.*?</\1>\s*", "", svg, flags=re.DOTALL)
    head, rest = svg.split(">", 1)
    head = re.sub(r'\s(?:aria-labelledby|aria-describedby)="[^"]*"', "", head)
    if width:
        head = re.sub(r'\s(?:width|height)="[^"]*"', "", head) + f' width="{html.escape(width)}"'
    head += f' class="{css_class}" aria-label="{html.escape(alt)}"'
    rest = _REFERENCE.sub(lambda found: found[1] + prefix + found[2], rest)
    # Blank lines would end an HTML block of Markdown.
    return re.sub(r"\n+", "\n", head + ">" + rest).strip()


def _style(options: dict[str, Any]) -> str:
    """Returns the rules that show one of two pictures."""
    dark = options["dark_selector"] or \
        '[data-md-color-scheme="slate"], [data-theme="dark"], [data-bs-theme="dark"], .theme--dark'
    selectors = [part.strip() for part in dark.split(",")]
    shown = ",".join(f"{part} .menumock-dark" for part in selectors)
    hidden = ",".join(f"{part} .menumock-light" for part in selectors)
    rules = [
        ".menumock-picture{max-width:100%;height:auto;vertical-align:top}", ".menumock-dark{display:none}",
        f"{shown}{{display:inline}}", f"{hidden}{{display:none}}",
        # Themes center the text of figures, but not the marks of lists.
        "figure .menumock-legend{display:table;margin-inline:auto;text-align:start}",
    ]
    if not options["dark_selector"]:
        undecided = (":root:not([data-theme]):not([data-bs-theme]):not([data-md-color-scheme]) "
                     "body:not([data-md-color-scheme]):not([data-theme])")
        rules.append(
            f"@media (prefers-color-scheme:dark){{{undecided} .menumock-dark{{display:inline}}"
            f"{undecided} .menumock-light{{display:none}}}}")
    # Print is light.
    return f"<style>{''.join(rules)}</style>"


def _legend(picture: Picture) -> str:
    items = []
    for callout in picture.callouts:
        help = f" — {html.escape(callout.help)}" if callout.help else ""
        items.append(f"<li><strong>{html.escape(callout.mark)}</strong> {html.escape(callout.title)}{help}</li>")
    return f'<ul class="menumock-legend">{"".join(items)}</ul>' if items else ""


def _failure(error: MenumockError) -> str:
    """Returns the text that replaces a picture with errors."""
    text = html.escape("\n".join(str(entry) for entry in error.diagnostics))
    return f'<div class="menumock-error" role="alert"><pre>{text}</pre></div>'


# --- Fences


def _attributes(text: str) -> dict[str, str]:
    """Reads attributes: `appearance="both" legend`, with or without braces.

    Raises MenumockError.
    """
    rest = text.strip()
    if rest.startswith("{") and rest.endswith("}"):
        rest = rest[1:-1]
    found: dict[str, str] = {}
    position = 0
    while rest[position:].strip():
        match = _ATTRIBUTE.match(rest, position)
        if match is None:
            raise MenumockError([Diagnostic(
                "error", f"expected attributes, found {rest[position:].strip()}", help='write name="value"')])
        position = match.end()
        if match["id"]:
            found["id"] = match["id"]
        elif match["class"]:
            found["class"] = f'{found.get("class", "")} {match["class"]}'.strip()
        else:
            found[match["name"]] = next(
                (value for value in (match["double"], match["single"], match["bare"]) if value is not None), "true")
    return found


class _Fences(Preprocessor):
    """Replaces fences with the language `menumock`, also indented ones, but not those inside other fences."""

    def __init__(self, md: Markdown, drawing: _Drawing):
        super().__init__(md)
        self.drawing = drawing

    def run(self, lines: list[str]) -> list[str]:
        self.drawing.begin(lines)
        result: list[str] = []
        index = 0
        while index < len(lines):
            start = _FENCE.match(lines[index])
            end = self._end(lines, index, start) if start else None
            if start is None or end is None:
                result.append(lines[index])
                index += 1
                continue
            info = _INFO.match(start["info"].strip())
            if info is None:
                result += lines[index:end + 1]
            else:
                text = info["attributes"] or info["rest"] or ""
                body = self._body(lines[index + 1:end], start["indent"])
                placeholder = self._draw(lines[index:end + 1], text, body)
                result += [start["indent"].rstrip(" \t"), start["indent"] + placeholder,
                           start["indent"].rstrip(" \t")]
            index = end + 1
        return result

    @staticmethod
    def _end(lines: list[str], first: int, start: re.Match[str]) -> int | None:
        """Returns the line that ends a fence; `None` if it has no end."""
        fence = start["fence"]
        for index in range(first + 1, len(lines)):
            line = lines[index].lstrip(" \t>").rstrip()
            if line and set(line) == {fence[0]} and len(line) >= len(fence):
                return index
        return None

    @staticmethod
    def _body(lines: list[str], indent: str) -> str:
        width = len(indent)
        return "\n".join(
            line[width:] if not line[:width].strip(" \t>") else line.lstrip() for line in lines)

    def _draw(self, block: list[str], text: str, body: str) -> str:
        line = self.drawing.line(block)
        return self.md.htmlStash.store(self.drawing.fence(body, lambda: _attributes(text), line))


# --- Links


class _Links(Treeprocessor):
    """Replaces images whose source is a document."""

    def __init__(self, md: Markdown, drawing: _Drawing):
        super().__init__(md)
        self.drawing = drawing

    def run(self, root: Any) -> None:
        for parent in list(root.iter()):
            for child in list(parent):
                if child.tag == "img" and self._is_document(child.get("src", "")):
                    self._replace(parent, child, is_alone=self._is_alone(parent))

    @staticmethod
    def _is_document(link: str) -> bool:
        address = urllib.parse.urlsplit(link)
        return not address.scheme and not address.netloc and address.path.endswith((".json", ".jsonc"))

    @staticmethod
    def _is_alone(parent: Any) -> bool:
        return parent.tag == "p" and len(parent) == 1 and not (parent.text or "").strip() \
            and not (parent[0].tail or "").strip()

    def _replace(self, parent: Any, image: Any, *, is_alone: bool) -> None:
        drawing = self.drawing
        link = image.get("src")
        attributes = {name: value for name, value in image.attrib.items() if name not in ("src", "title")}
        attributes = {name: value if value != name else "true" for name, value in attributes.items()}
        if image.get("title") and "caption" not in attributes:
            attributes["caption"] = image.get("title")
        if not attributes.get("alt"):
            attributes.pop("alt", None)
        line = drawing.line_containing(f"({link}") or drawing.line_containing(link)
        found: Iterable[Diagnostic]
        try:
            file = drawing.file(urllib.parse.urlsplit(link).path)
            shown, found = drawing.element(file, attributes, is_block=is_alone)
        except MenumockError as error:
            shown, found = _failure(error), error.diagnostics
        drawing.report(found, line, None)
        placeholder = self.md.htmlStash.store(shown)
        index = list(parent).index(image)
        text = placeholder + (image.tail or "")
        parent.remove(image)
        if index == 0:
            parent.text = (parent.text or "") + text
        else:
            before = parent[index - 1]
            before.tail = (before.tail or "") + text


# --- pymdownx.superfences


def validator(
    language: str, inputs: dict[str, str], options: dict[str, Any], attrs: dict[str, Any], md: Markdown,
) -> bool:
    """Accepts the attributes of a fence: a validator of `pymdownx.superfences`."""
    for name, value in inputs.items():
        if name not in _OWN and _plain(name) not in _NAMES:
            return False
        options[name] = value if value != name else "true"
    return True


def formatter(
    source: str, language: str, css_class: str, options: dict[str, Any], md: Markdown, **others: Any,
) -> str:
    """Draws a fence: a formatter of `pymdownx.superfences`."""
    found = [extension for extension in md.registeredExtensions if isinstance(extension, MenumockExtension)]
    if found:
        drawing = found[0].drawing
    else:
        # The fences of a page share a count of ids.
        drawing = md.__dict__.setdefault("menumock_drawing", None) or _Drawing(md, MenumockExtension().getConfigs())
        md.__dict__["menumock_drawing"] = drawing
    attributes = {name: str(value) for name, value in options.items()}
    classes = [name for name in others.get("classes") or [] if name != "menumock"]
    if classes:
        attributes["class"] = " ".join(classes)
    if others.get("id_value"):
        attributes["id"] = others["id_value"]
    line = drawing.line(source.split("\n"))
    return drawing.fence(source, lambda: attributes, line - 1 if line else None)
