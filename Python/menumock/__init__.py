"""Renders menus of iOS, iPadOS, macOS, and visionOS from JSON documents.

    import menumock
    picture = menumock.render({"menu": {"items": ["Copy", "Paste"]}}, appearance="dark")
    picture.save("menu.svg")
"""

from ._check import Check, Result, check
from ._errors import Diagnostic, MenumockError
from ._picture import Callout, Picture
from ._render import render
from ._version import __version__

__all__ = ["Callout", "Check", "Diagnostic", "MenumockError", "Picture", "Result", "check", "render", "__version__"]
