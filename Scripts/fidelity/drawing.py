"""Our side: the document's boxes and picture, from the program."""
import dataclasses
import io
import itertools
import json
import math
import pathlib
import re
import subprocess

import numpy
from PIL import Image

from .errors import Unusable
from .view import MIDDLE

TEXTS = {"title", "subtitle", "label", "shortcut", "text", "question", "message"}
# Panels with edges. A menu bar has none: it is measured from the menu that is open in it.
PANELS = {"menu", "confirmation"}
BAR = "menuBar"
SYMBOLS = {"symbol", "mark", "disclosure", "glyph", "image", "option", "indicator"}
# The program's maximum scale.
MOST_SCALE = 8


@dataclasses.dataclass
class Box:
    """A box of the layout, in points from the top left corner of the picture."""

    role: str
    path: str
    x: float
    y: float
    width: float
    height: float
    parent: "Box" = None
    panel: "Box" = None
    text: str = ""
    baseline: float = 0
    font_size: float = 0
    color: str = ""
    alpha: float = 1
    radius: float = 0
    # The first text in it.
    title: str = ""

    @property
    def right(self):
        return self.x + self.width

    @property
    def bottom(self):
        return self.y + self.height

    @property
    def is_text(self):
        return self.role in TEXTS and bool(self.text.strip())

    @property
    def is_symbol(self):
        return self.role in SYMBOLS

    @property
    def is_trailing(self):
        """Whether the box is much closer to the panel's right edge than to its left edge. The titles of a menu bar follow
        each other from the left.
        """
        return self.panel.role != BAR and 2 * (self.panel.right - self.right) < self.x - self.panel.x

    @property
    def color_name(self):
        """Its color in the layout, with alpha."""
        return self.color + ("" if self.alpha == 1 else f"@{self.alpha:g}")

    @property
    def row_name(self):
        """The name of its row: its title, otherwise its path."""
        row = self if self.role == "action" else self.enclosing(
            "row", "cell", "heading", "submenuHeader", "controlGroup", "palette", "barTitle")
        return f"“{row.title}”" if row and row.title else self.path

    def enclosing(self, *roles):
        """The closest ancestor with one of the roles, or None."""
        box = self.parent
        while box and box.role not in roles:
            box = box.parent
        return box


class Drawing:
    """A document, laid out and rendered by the program."""

    def __init__(self, program, document, frame=None):
        self.program, self.document = program, document
        self.options = ["--quiet"] + (["--frame", frame] if frame else [])
        layout = json.loads(self._run("layout", document))
        self.boxes = boxes(layout["boxes"])
        self.size = layout["size"]["width"], layout["size"]["height"]
        platform = re.search(r'"platform"\s*:\s*"(\w+)"', pathlib.Path(document).read_text(errors="replace"))
        self.is_phone = platform is None or platform[1] == "iOS"
        if any(box.role == "frame" for box in self.boxes):
            raise Unusable(f"{document}: it has frames: name the one that the screenshot shows with --frame")
        self.panels = [box for box in self.boxes if box.role in PANELS]
        if not self.panels:
            raise Unusable(f"{document}: no menu or alert is open in it, so there is nothing to compare")
        self.bars = [box for box in self.boxes if box.role == BAR]
        # Pictures are aligned by the largest panel, because a submenu may cover a smaller one.
        self.panel = max(self.panels, key=lambda box: box.width * box.height)

    def free_stretches(self, panel, scale):
        """For edges whose middle is covered: the longest free stretch, and the tolerance of the edge.

        In fractions of the edge's length and in pixels, as `view.refined` expects them.
        """
        result = {}
        later = self.panels[self.panels.index(panel) + 1:]
        for name in ("left", "top", "right", "bottom"):
            across = name in ("left", "right")
            low, high = (panel.y, panel.bottom) if across else (panel.x, panel.right)
            place = {"left": panel.x, "right": panel.right, "top": panel.y, "bottom": panel.bottom}[name]
            covers = []
            for other in later:
                near, far, start, end = (other.x, other.right, other.y, other.bottom) if across else (
                    other.y, other.bottom, other.x, other.right)
                # Including the darkest part of its shadow.
                middle = [low + part * (high - low) for part in MIDDLE]
                if near - 8 < place < far + 8 and start - 4 < middle[1] and end + 4 > middle[0]:
                    covers.append((start - 4, end + 4))
            if not covers:
                continue
            edges = [low + panel.radius, *itertools.chain(*sorted(covers)), high - panel.radius]
            start, end = max(zip(edges[::2], edges[1::2]), key=lambda pair: pair[1] - pair[0])
            if end - start >= 3:
                result[name] = ((start - low) / (high - low), (end - low) / (high - low)), 7 * scale
        return result

    def _run(self, *arguments):
        try:
            run = subprocess.run(
                [self.program, arguments[0], *self.options, *map(str, arguments[1:])], capture_output=True, check=False)
        except OSError as error:
            raise Unusable(f"{self.program}: {error.strerror}") from error
        if run.returncode:
            raise Unusable(run.stderr.decode(errors="replace").strip() or f"{self.program} {arguments[0]} failed")
        return run.stdout

    def native_scale(self, scale):
        """The likely pixels per point of a screenshot at this scale: 3 on iPhones, otherwise 2."""
        if scale == round(scale):
            return round(scale)
        return min(max(3 if self.is_phone else 2, math.ceil(scale)), MOST_SCALE)

    def picture(self, scale, ground):
        """The picture over a backdrop, as colors from 0 to 255, at whole pixels per point."""
        data = self._run("render", self.document, "-f", "png", "-o", "-", "--scale", scale, "--no-source")
        image = Image.open(io.BytesIO(data)).convert("RGBA")
        below = Image.new("RGBA", image.size, tuple(round(level) for level in ground) + (255,))
        return numpy.asarray(Image.alpha_composite(below, image).convert("RGB"), dtype=numpy.float32)


def boxes(entries):
    """The boxes of `menumock layout`, each with its ancestors."""
    result = []
    for entry in entries:
        frame = entry["frame"]
        parent = result[entry["parent"]] if "parent" in entry else None
        box = Box(
            entry["role"], entry.get("path", ""), frame["x"], frame["y"], frame["width"], frame["height"], parent,
            text=entry.get("text", ""), baseline=entry.get("baseline", 0), font_size=entry.get("fontSize", 0),
            color=entry.get("color", ""), alpha=entry.get("alpha", 1), radius=entry.get("cornerRadius", 0))
        box.panel = box if box.role in PANELS | {BAR} else parent.panel if parent else None
        if box.is_text and parent is not None and not parent.title:
            parent.title = box.text
        result.append(box)
    return result
