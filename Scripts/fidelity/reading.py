"""Measures a menu in a picture. Ours and theirs are measured in the same way, so that the reader's own errors cancel
out in the difference.
"""
import collections
import dataclasses

import numpy

from . import ink, lines, profiles
from .surfaces import HALF, Surfaces


@dataclasses.dataclass
class Figure:
    """One measurement of a picture: subject, name, and value."""

    subject: str
    path: str
    name: str
    value: object
    unit: str = "pt"
    # The reason why it is an estimate, if it is one.
    note: str = ""

    @property
    def key(self):
        return self.path, self.subject, self.name


class Reader(Surfaces):
    """Measures everything in a panel.

    - view: the picture, in coordinates of the panel.
    - panel: our box of the panel; size: its size in this picture, in points.
    - found: the lines, each with its vertical offset from ours (0 in our own picture).
    - shown: the part of the panel that both pictures show: left, top, right, and bottom in points.
    """

    def __init__(self, view, drawing, panel, size, found, shown):
        self.view, self.drawing, self.panel, self.size, self.found = view, drawing, panel, size, found
        self.shown = shown
        # Corners of a cropped panel are not measured.
        self.radius = panel.radius
        self.widening = size[0] - panel.width
        self.figures = []
        self.colors = collections.defaultdict(list)

    def add(self, subject, path, name, value, unit="pt", note=""):
        self.figures.append(Figure(subject, path, name, value, unit, note))

    def read(self):
        boxes = [box for box in self.drawing.boxes if box.panel is self.panel and self.shows(box)]
        is_bar = self.panel in self.drawing.bars
        if not is_bar:
            self.read_ground()
            if self.is_whole:
                self.read_corners()
        for line in self.found:
            self.read_line(line)
        self.read_pitches()
        for box in boxes:
            if box.role == "separator" or box.role == "gap" and box.alpha > 0:
                self.read_separator(box)
            elif box.role == "highlight" and not is_bar:
                self.read_highlight(box)
            elif box.role in ("action", "highlight", "hostPart") and box.color and box.alpha > 0:
                self.read_fill(box)
        for (role, color), values in sorted(self.colors.items()):
            self.add(f"{role} {color}", self.panel.path, "color", numpy.median(values, axis=0), "level")
        if not is_bar:
            self.read_profiles()
        return self.figures

    def shows(self, box):
        """Whether both pictures show a box."""
        left, top, right, bottom = self.shown
        return (box.x - self.panel.x >= left - 1 and box.right - self.panel.x <= right + self.widening_shown + 1
                and box.y - self.panel.y >= top - 1 and box.bottom - self.panel.y <= bottom + 1)

    @property
    def widening_shown(self):
        """The amount by which this picture's panel is narrower than ours, if its right edge is in the picture."""
        return max(self.panel.width - self.size[0], 0) if self.shown[2] >= self.size[0] - 1 else 0

    @property
    def is_whole(self):
        left, top, right, bottom = self.shown
        return left <= 1 and top <= 1 and right >= self.size[0] - 1 and bottom >= self.size[1] - 1

    def read_line(self, line):
        spans = None
        if line.text and line.is_found:
            found = lines.line_ink(self.view, line, line.shift, *self.row_sides(line))
            if found:
                inked, x0, y0, part = found
                profile = profiles.highest(inked, axis=0)
                spans = lines.segments(profile, self.view, x0, line, self.panel, self.widening)
                if line.spans is None:
                    line.spans = spans
                for group, span in zip(line.boxes, spans):
                    if group[0].is_text and span:
                        self.read_text(line, group, span, inked, x0, y0, part)
        for i, group in enumerate(line.boxes):
            if group[0].is_symbol:
                self.read_symbol(line, group[0], spans, i)

    def row_sides(self, line):
        """The horizontal range of a line's texts: within its highlight, whose corners are not ink."""
        row = line.text.enclosing("row")
        size = line.text.font_size
        # The distance of the text's window from the panel's top or bottom, and so the extent of the corners in it.
        bottom = line.bottom + line.shift
        near = max(min(bottom - size - 2, self.size[1] - bottom - 0.4 * size - 2), 0)
        inset = 1.5
        if near < self.radius:
            inset += self.radius - (self.radius**2 - (self.radius - near)**2)**0.5
        for box in self.drawing.boxes:
            if box.role == "highlight" and row and box.parent is row:
                inset = max(inset, box.x - self.panel.x + 0.4 * box.radius)
        return inset, self.size[0] - inset

    def read_text(self, line, group, span, inked, x0, y0, part):
        box, scale = group[0], self.view.scale
        first, last = (round(self.view.x(value) - x0) for value in span)
        first, last = max(first - 1, 0), min(last + 1, inked.shape[1])
        columns = inked[:, first:last]
        profile = profiles.highest(columns, axis=0)
        strokes = float(numpy.percentile(profile, 90))
        edges = profiles.extent(profile, HALF * strokes)
        if not edges or strokes < 4:
            return
        left, right = (self.view.points_x(x0 + first + edge) for edge in edges)
        text = "".join(part.text for part in group)
        subject = f"{box.role} “{text}”"
        self.add_edges(subject, box, left, right)
        self.add(subject, box.path, "text width", right - left)
        self.colors[box.role, box.color_name].append(ink.color_of(part[:, first:last], columns))
        # For a capital first letter, its bottom and top; otherwise the steepest step of the whole line's ink.
        letter = text.lstrip()[0]
        baseline = self.view.y(line.bottom + line.shift) - y0
        if letter.isupper() and letter not in "QJ" or letter.isdigit():
            stop = profiles.runs(profile >= 0.3 * strokes)[0][1]
            capital = columns[:, :max(min(stop, round(0.6 * box.font_size * scale)), 2)]
            low, high = round(baseline - 1.0 * box.font_size * scale), round(baseline + 0.2 * box.font_size * scale)
            low = max(low, 0)
            rows = profiles.highest(capital[low:high], axis=1)
            extent = profiles.extent(rows, HALF * float(numpy.percentile(rows, 90)))
            if extent:
                self.add(subject, box.path, "top of capitals", self.view.points_y(y0 + low + extent[0]))
                self.add(subject, box.path, "baseline", self.view.points_y(y0 + low + extent[1]))
        else:
            steps = numpy.diff(columns.sum(axis=1))
            reach = 2.5 * scale
            place, height = profiles.step(numpy.minimum(steps, 0), round(baseline - reach) - 1, round(baseline + reach))
            if place is not None and height < 0:
                self.add(subject, box.path, "baseline", self.view.points_y(y0 + place))

    def add_edges(self, subject, box, left, right):
        """The left edge, or the distance from the panel's right edge for right-aligned content."""
        if box.is_trailing:
            self.add(subject, box.path, "right inset", self.size[0] - right)
        else:
            self.add(subject, box.path, "left", left)
        if box.is_text:
            self.add(subject, box.path, "right", right)

    def read_symbol(self, line, box, spans, index):
        left, right = box.x - self.panel.x, box.right - self.panel.x
        if box.is_trailing:
            left, right = left + self.widening, right + self.widening
        reach = 9.0
        low, high = max(left - reach, 1.5), min(right + reach, self.size[0] - 1.5)
        own = spans[index] if spans else None
        if own:
            low, high = max(own[0] - 4, 1.5), min(own[1] + 4, self.size[0] - 1.5)
            # Up to half the distance to the neighbors in the line.
            for other in spans[:index] + spans[index + 1:]:
                if other and other[1] <= own[0]:
                    low = max(low, (other[1] + own[0]) / 2)
                elif other and other[0] >= own[1]:
                    high = min(high, (other[0] + own[1]) / 2)
        else:
            # In a row of symbols, up to half the distance to the next one.
            others = [group[0] for group in line.boxes if group[0] is not box]
            for other in others:
                middle = ((other.x + other.right) / 2 + (box.x + box.right) / 2) / 2 - self.panel.x
                low, high = (max(low, middle), high) if other.x < box.x else (low, min(high, middle))
        top, bottom = self.symbol_rows(line, box)
        part, x0, y0 = self.view.part(low, top, high, bottom)
        subject = f"{box.role} in {box.row_name}" if box.role != "symbol" else f"symbol of {box.row_name}"
        if min(part.shape[:2]) < 6:
            return
        inked = ink.over_ring(part, max(1, round(0.5 * self.view.scale)))
        strokes = float(numpy.percentile(profiles.highest(inked, axis=0, count=3), 95))
        if strokes < 8:
            self.add(subject, box.path, "width", None, note="not found")
            return
        across = profiles.extent(profiles.highest(inked, axis=0), HALF * strokes)
        down = profiles.extent(profiles.highest(inked, axis=1), HALF * strokes)
        if not across or not down:
            return
        left, right = (self.view.points_x(x0 + edge) for edge in across)
        top, bottom = (self.view.points_y(y0 + edge) for edge in down)
        self.add_edges(subject, box, left, right)
        self.add(subject, box.path, "center x", (left + right) / 2)
        self.add(subject, box.path, "top", top)
        self.add(subject, box.path, "center y", (top + bottom) / 2)
        self.add(subject, box.path, "width", right - left)
        self.add(subject, box.path, "height", bottom - top)
        self.colors[box.role, box.color_name].append(ink.color_of(part, inked))

    def symbol_rows(self, line, box):
        """The search range of a symbol: its row or cell, without the texts above and below it."""
        parent = box.parent
        if parent is not None and parent is not self.panel and parent.role != "group":
            top, bottom = parent.y, parent.bottom
        else:
            top, bottom = box.y - 4, box.bottom + 4
        for other in self.drawing.boxes:
            if other.is_text and other.parent is parent and other.x < box.right and other.right > box.x:
                if other.baseline > box.y + box.height / 2:
                    bottom = min(bottom, other.baseline - 0.78 * other.font_size - 0.5)
                else:
                    top = max(top, other.baseline + 0.3 * other.font_size)
        inset = 1.8 if bottom - top > 18 else 0.8
        # A symbol above its label is found by the label; symbols alone are easier to confuse.
        label = next((other for other in self.found if other.is_found and any(
            group[0].is_text and group[0].parent is parent for group in other.boxes)), line)
        offset = label.shift - self.panel.y
        return top + inset + offset, bottom - inset + offset

    def read_pitches(self):
        """The distance from each baseline to the next, so that an error in one row does not affect all rows below it.
        """
        baselines = {figure.path: figure for figure in self.figures if figure.name == "baseline"}
        ordered = [line.text for line in self.found if line.text]
        for before, after in zip(ordered, ordered[1:]):
            one, other = baselines.get(before.path), baselines.get(after.path)
            if one and other and one is not other:
                pitch = Figure(other.subject, other.path, "below the line above", other.value - one.value)
                self.figures.insert(self.figures.index(other) + 1, pitch)
