"""Sphinx extension: the directive `menumock`.

    extensions = ["menumock.sphinx"]
"""

from __future__ import annotations

import os
import pathlib
import re
from typing import Any, ClassVar

from docutils import nodes
from docutils.parsers.rst import directives
from docutils.statemachine import StateMachine
from sphinx.application import Sphinx
from sphinx.environment import BuildEnvironment
from sphinx.errors import SphinxError
from sphinx.transforms.post_transforms import SphinxPostTransform
from sphinx.util import logging
from sphinx.util.docutils import SphinxDirective

from . import _render, _source
from ._cache import Cache, write
from ._errors import Diagnostic, MenumockError
from ._picture import Picture
from ._project import Project
from ._version import __version__

logger = logging.getLogger(__name__)

_CLASSES = {"light": "only-light", "dark": "only-dark"}
_STYLE = "menumock.css"
_FLAGS = ("no-source",)


class menumock_picture(nodes.General, nodes.Inline, nodes.Element):
    """A picture, replaced by images in the format of the builder."""


def _hyphenated(name: str) -> str:
    return re.sub(r"[A-Z]", lambda found: "-" + found[0].lower(), name)


def _appearance(argument: str) -> str:
    return directives.choice(argument, ("light", "dark", "both", "auto"))


def _settings() -> dict[str, Any]:
    """The options of the directive that are settings. `scale` is docutils' percentage."""
    options: dict[str, Any] = {}
    for name in _render.SETTINGS:
        if name in ("scale", "appearance"):
            continue
        hyphenated = _hyphenated(name)
        options[hyphenated] = directives.flag if hyphenated in _FLAGS else directives.unchanged_required
    return options


_SETTINGS = _settings()


class MenumockDirective(SphinxDirective):
    """Draws the menu of its body, in YAML or JSON, or of a file."""

    has_content = True
    optional_arguments = 1
    final_argument_whitespace = True
    option_spec: ClassVar[dict[str, Any]] = {
        **_SETTINGS,
        "appearance": _appearance,
        "alt": directives.unchanged,
        "caption": directives.unchanged,
        "name": directives.unchanged,
        "align": lambda argument: directives.choice(argument, ("left", "center", "right")),
        "width": directives.length_or_percentage_or_unitless,
        "scale": directives.percentage,
        "class": directives.class_option,
        "figclass": directives.class_option,
        "legend": directives.flag,
        "lint": directives.flag,
    }

    def run(self) -> list[nodes.Node]:
        try:
            return self._nodes()
        except MenumockError as error:
            self._report(error.diagnostics)
            # The next build tries again, even if a missing file is not a dependency.
            self.env.note_reread()
            return []

    # --- The request

    def _nodes(self) -> list[nodes.Node]:
        order = self._order()
        appearances = self._appearances(order)
        orders = [{**order, **({"appearance": value} if value else {})} for value in appearances]
        cache = _cache(self.env)
        pictures: list[Picture] = []
        for one in orders:
            pictures.append(cache.picture(one))
            self._depend(pictures[-1])
        self._report(pictures[0].warnings)
        images: list[nodes.Node] = []
        for one, value, picture in zip(orders, appearances, pictures):
            node = menumock_picture()
            node["order"] = one
            node["only"] = value if len(orders) > 1 else None
            node["alt"] = self.options.get("alt", picture.alt)
            node["classes"] = ["menumock", *self.options.get("class", [])]
            if len(orders) > 1:
                node["classes"].append(_CLASSES[value or "light"])
            if "width" in self.options:
                node["width"] = self.options["width"]
            elif "scale" in self.options:
                node["width"] = f"{round(picture.width / picture.scale * self.options['scale'] / 100)}px"
            self.set_source_info(node)
            images.append(node)
        return self._arranged(images, pictures[0])

    def _order(self) -> dict[str, Any]:
        project = _project(self.env)
        settings: dict[str, Any] = {"noSource": True, **project.settings}
        for name in _render.SETTINGS:
            option = _hyphenated(name)
            if option in self.options and name not in ("scale", "appearance"):
                settings[name] = True if option in _FLAGS else _value(name, self.options[option])
        settings.setdefault("appearance", self.config.menumock_appearance)
        if "appearance" in self.options:
            settings["appearance"] = self.options["appearance"]
        if "scale" not in project.settings:
            settings.pop("scale", None)
        if "locale" not in self.options:
            settings["locale"] = _locale(self.config.language)
        settings.pop("format", None)
        document: Any
        base: str | None = project.base
        self._source: _source.Source | None = None
        if self.arguments:
            if self.content:
                raise MenumockError([Diagnostic(
                    "error", "expected a file or a body, found both", help="remove the file or the body")])
            name, path = self.env.relfn2path(self.arguments[0])
            self.env.note_dependency(name)
            if not os.path.isfile(path):
                raise MenumockError([Diagnostic(
                    "error", f"the document {self.arguments[0]} does not exist",
                    help="paths are relative to the page, or to the source folder with a leading /")])
            document = pathlib.Path(path)
        else:
            self._source = _source.read("\n".join(self.content))
            document = self._source.text
            base = base or os.path.dirname(self.env.doc2path(self.env.docname))
        locale = str(settings["locale"])
        strings = project.strings(locale)
        order = _render.request(
            document, base=base, strings=strings, lint="lint" in self.options,
            **{kind: project.folders(kind) or None for kind in ("themes", "fonts", "symbols")}, **settings)
        # The pages of a site share one cache, whose names must not depend on the page.
        order["format"] = "svg"
        if project.file is not None:
            self.env.note_dependency(str(project.file))
        if strings is not None:
            self.env.note_dependency(strings)
        return order

    def _appearances(self, order: dict[str, Any]) -> list[str | None]:
        value = order.pop("appearance", None)
        return ["light", "dark"] if value == "both" else [value]

    def _depend(self, picture: Picture) -> None:
        for path in picture.inputs:
            self.env.note_dependency(path)

    # --- The result

    def _arranged(self, images: list[nodes.Node], picture: Picture) -> list[nodes.Node]:
        legend = _legend(picture) if "legend" in self.options else []
        if "caption" not in self.options and not legend:
            for image in images:
                if "align" in self.options:
                    image["align"] = self.options["align"]  # type: ignore[index]
            self.add_name(images[0])
            return images
        figure = nodes.figure("", *images)
        self.set_source_info(figure)
        figure["classes"] = ["menumock-figure", *self.options.get("figclass", [])]
        if "align" in self.options:
            figure["align"] = self.options["align"]
        if "caption" in self.options:
            texts, messages = self.state.inline_text(self.options["caption"], self.lineno)
            caption = nodes.caption(self.options["caption"], "", *texts)
            self.set_source_info(caption)
            figure += caption
            figure += messages
        if legend:
            figure += nodes.legend("", *legend)
        self.add_name(figure)
        return [figure]

    def _report(self, diagnostics: tuple[Diagnostic, ...]) -> None:
        for entry in diagnostics:
            help = f"\nhelp: {entry.help}" if entry.help else ""
            if entry.path is not None:
                place = f"{entry.path}:{entry.line}:{entry.column}: " if entry.line else f"{entry.path}: "
                self._warn(self.lineno, f"{place}{entry.text}{help}")
            elif self._body is not None and entry.line is not None:
                line, _ = self._body.place(entry.line, entry.column)
                self._warn(self._first_line + line, f"{entry.text}{help}")
            elif self.content and entry.line is not None and not self.arguments:
                self._warn(self._first_line + entry.line - 1, f"{entry.text}{help}")
            else:
                self._warn(self.lineno, f"{entry.text}{help}")

    @property
    def _body(self) -> _source.Source | None:
        return getattr(self, "_source", None)

    @property
    def _first_line(self) -> int:
        """The line of the page at which the body begins. In MyST, the body's offset starts at the directive."""
        is_restructured = isinstance(self.state_machine, StateMachine)
        return self.content_offset + 1 + (0 if is_restructured else self.lineno)

    def _warn(self, line: int, message: str) -> None:
        source, number = self.state_machine.get_source_and_line(line)
        logger.warning(
            message, location=f"{source or self.env.doc2path(self.env.docname)}:{number or line}", type="menumock",
            subtype="document")


def _value(name: str, text: str) -> Any:
    """Returns an option's text as the value of a setting."""
    if name in ("padding", "frame") and re.fullmatch(r"-?\d+(\.\d+)?", text):
        return float(text) if "." in text else int(text)
    if name == "heldModifiers":
        return re.split(r"[\s,+]+", text.strip())
    return text


def _legend(picture: Picture) -> list[nodes.Node]:
    items = []
    for callout in picture.callouts:
        text = f" {callout.title}" + (f" — {callout.help}" if callout.help else "")
        items.append(nodes.list_item("", nodes.paragraph(
            "", "", nodes.strong("", callout.mark), nodes.Text(text))))
    return [nodes.bullet_list("", *items, bullet="-")] if items else []


class MenumockPictures(SphinxPostTransform):
    """Replaces pictures by images in a format of the builder."""

    # Before the transforms that collect, convert, and translate images.
    default_priority = 8

    def run(self, **options: Any) -> None:
        for node in list(self.document.findall(menumock_picture)):
            self._replace(node)

    def _replace(self, node: menumock_picture) -> None:
        format = self._format()
        if not _can_switch(self.app) and node["only"] == "dark":
            node.parent.remove(node)
            return
        image = nodes.image("", uri="", candidates={}, **{
            key: node[key] for key in ("alt", "width", "align", "ids", "names") if node.get(key)})
        image["classes"] = list(node["classes"]) if _can_switch(self.app) else []
        image.source, image.line = node.source, node.line
        if format is None:
            # Text and manual pages show the alt text.
            image["uri"] = "menumock"
            image["candidates"]["*"] = "menumock"
        else:
            path = self._file(node, format)
            image["uri"] = path
            image["candidates"]["*"] = path
            self.env.images.add_file(self.env.docname, path)
        node.replace_self(image)

    def _format(self) -> str | None:
        supported = self.app.builder.supported_image_types
        for format, kind in (("svg", "image/svg+xml"), ("pdf", "application/pdf"), ("png", "image/png")):
            if kind in supported:
                return format
        return None

    def _file(self, node: menumock_picture, format: str) -> str:
        order = {**node["order"], "format": format}
        if format != "svg" and order.get("appearance") == "auto":
            order["appearance"] = "light"
        cache = _cache(self.env)
        picture = cache.picture(order)
        file = _folder(self.env) / f"{Cache.key(order)}.{format}"
        if not file.is_file() or file.read_bytes() != picture.bytes:
            write(file, picture.bytes)
        return str(file)


# --- The environment


def _folder(env: BuildEnvironment) -> pathlib.Path:
    """The folder of drawn pictures."""
    folder = pathlib.Path(env.doctreedir) / "menumock"
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def _cache(env: BuildEnvironment) -> Cache:
    app = env.app
    if not hasattr(app, "menumock_cache"):
        app.menumock_cache = Cache(_folder(env))  # type: ignore[attr-defined]
    cache: Cache = app.menumock_cache  # type: ignore[attr-defined]
    return cache


def _project(env: BuildEnvironment) -> Project:
    app = env.app
    if not hasattr(app, "menumock_project"):
        named = env.config.menumock_project
        if named:
            file = pathlib.Path(env.srcdir, named)
            if file.is_dir():
                file = file / "menumock.json"
            if not file.is_file():
                raise SphinxError(f"menumock_project: {file} does not exist")
            app.menumock_project = Project(file)  # type: ignore[attr-defined]
        else:
            app.menumock_project = Project.nearest(env.srcdir)  # type: ignore[attr-defined]
    project: Project = app.menumock_project  # type: ignore[attr-defined]
    return project


def _locale(language: str | None) -> str:
    """Returns a language of Sphinx as a BCP 47 tag: `pt_BR` becomes `pt-BR`."""
    return (language or "en").replace("_", "-").partition("@")[0]


_CSS = """\
/* Themes without a dark mode show the light picture; furo and pydata hide one of the two by themselves. */
html:not([data-theme]) body:not([data-theme]):not([data-md-color-scheme]) img.menumock.only-dark { display: none; }
body[data-md-color-scheme="slate"] img.menumock.only-light { display: none; }
body[data-md-color-scheme]:not([data-md-color-scheme="slate"]) img.menumock.only-dark { display: none; }
img.menumock { max-width: 100%; height: auto; }
/* Themes make the pictures of a dark mode blocks, and center the text of figures, but not the marks of lists. */
figure.menumock-figure:is(.align-default, .align-center) img.menumock { margin-inline: auto; }
figure.menumock-figure .legend > ul { display: table; margin-inline: auto; text-align: start; }
"""


def _can_switch(app: Sphinx) -> bool:
    """Whether readers can switch to dark pictures: books are HTML, too, but have no switch."""
    return bool(app.builder.format == "html" and app.builder.name != "epub")


def _add_style(app: Sphinx, error: Exception | None) -> None:
    if error is None and _can_switch(app):
        folder = pathlib.Path(app.outdir) / "_static"
        folder.mkdir(parents=True, exist_ok=True)
        file = folder / _STYLE
        if not file.is_file() or file.read_text("utf-8") != _CSS:
            file.write_text(_CSS, "utf-8")


def _add_style_link(app: Sphinx) -> None:
    if _can_switch(app):
        app.add_css_file(_STYLE)


def setup(app: Sphinx) -> dict[str, Any]:
    app.add_config_value("menumock_appearance", None, "env", [str, type(None)])
    app.add_config_value("menumock_project", None, "env", [str, type(None)])
    app.add_node(menumock_picture)
    app.add_directive("menumock", MenumockDirective)
    app.add_post_transform(MenumockPictures)
    app.connect("builder-inited", _add_style_link)
    app.connect("build-finished", _add_style)
    return {
        "version": __version__, "env_version": 1, "parallel_read_safe": True, "parallel_write_safe": True}
