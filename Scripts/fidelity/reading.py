"""Reads the figures of a menu off a picture. Ours and theirs are read in the same way, so that what the reader itself
adds falls out of the difference."""
import collections
import dataclasses

import numpy

from . import ink, lines, profiles, view as views

# An ink's edge is where half of its strokes' level is reached.
HALF = 0.5
# The corner's place on the diagonal, as a part of the radius: a circle's.
DIAGONAL = 1 - 1 / 2**0.5
LARGEST_RADIUS = 36
# How far outside and inside the panel's edge its rim and shadow are read, and in what steps, in points.
OUTSIDE, INSIDE, STEP = 40, 4, 0.5
# A shadow is gone where it is less than this many levels from the ground, and a ground even that varies by no more.
GONE, EVEN = 1.5, 3.0


@dataclasses.dataclass
class Figure:
    """One figure of a picture: what it is of, which figure, and its value."""

    subject: str
    path: str
    name: str
    value: object
    unit: str = "pt"
    # Why it is an estimate, if it is one.
    note: str = ""

    @property
    def key(self):
        return self.path, self.subject, self.name


class Reader:
    """Reads all figures of a panel.

    - view: the picture, seen from the panel.
    - panel: our box of the panel; size: how large it is in this picture, in points.
    - found: the lines, each with how far down it is from ours (0 in our own picture).
    """

    def __init__(self, view, drawing, panel, size, found):
        self.view, self.drawing, self.panel, self.size, self.found = view, drawing, panel, size, found
        self.widening = size[0] - panel.width
        self.figures = []
        self.colors = collections.defaultdict(list)

    def add(self, subject, path, name, value, unit="pt", note=""):
        self.figures.append(Figure(subject, path, name, value, unit, note))

    def read(self):
        boxes = [box for box in self.drawing.boxes if box.panel is self.panel]
        self.ground = self.read_ground()
        self.read_corners()
        for line in self.found:
            self.read_line(line)
        self.read_pitches()
        for box in boxes:
            if box.role == "separator":
                self.read_separator(box)
            elif box.role == "highlight":
                self.read_highlight(box)
        for (role, color), values in sorted(self.colors.items()):
            self.add(f"{role} {color}", self.panel.path, "color", numpy.median(values, axis=0), "level")
        self.read_profiles()
        return self.figures

    # --- The panel ---------------------------------------------------------------------------------------------------

    def read_ground(self):
        """The panel's color: the one in the middle of all, since what is drawn on it covers less than half."""
        width, height = self.size
        part, _, _ = self.view.part(4, 4, width - 4, height - 4)
        color = numpy.median(part.reshape(-1, 3), axis=0)
        spread = float(numpy.percentile(numpy.abs(part - color).max(axis=2), 50))
        note = "uneven: what lies below shows through" if spread > EVEN else ""
        self.add("panel", self.panel.path, "ground", color, "level", note)
        return color

    def read_corners(self):
        """The radius, from where the diagonals of the four corners cross the edge."""
        rectangle, scale = self.view.panel, self.view.scale
        # From 4 points outside of the corner, in steps of a quarter of a pixel on either axis, to where the edge would be
        # if the radius were larger by half, or as large as any is: not as far as texts.
        most = 0.45 * min(rectangle.width, rectangle.height)
        reach = min(most, (DIAGONAL * max(1.5 * self.panel.radius, LARGEST_RADIUS) + 1) * scale)
        along = numpy.arange(-4 * scale, reach, 0.25)
        found = []
        for corner_x, way_x in ((rectangle.left, 1), (rectangle.right, -1)):
            for corner_y, way_y in ((rectangle.top, 1), (rectangle.bottom, -1)):
                x, y = corner_x + way_x * along, corner_y + way_y * along
                inside = (x > 0) & (y > 0) & (x < self.view.image.shape[1]) & (y < self.view.image.shape[0])
                if inside.sum() < 8:
                    continue
                profile = profiles.sample(self.view.image, x[inside], y[inside])
                # Over a whole pixel: steps of a quarter are those of the interpolation.
                steps = profiles.color_steps(profile)
                steps = numpy.convolve(steps, numpy.ones(4) / 4, mode="same")
                peak = int(numpy.argmax(numpy.abs(steps)))
                if abs(steps[peak]) < 0.4:
                    continue
                low, high = max(peak - 8, 0), peak + 9
                weights = numpy.where(steps[low:high] * steps[peak] > 0, numpy.abs(steps[low:high]), 0)
                weights = numpy.where(weights >= profiles.TAIL * abs(steps[peak]), weights, 0)
                place = along[inside][0] + 0.25 * (
                    (weights * numpy.arange(low, low + len(weights))).sum() / weights.sum() + 0.5)
                found.append(place / DIAGONAL / scale)
        value = float(numpy.median(found)) if found else None
        self.radius = max(value or 0, self.panel.radius)
        self.add("panel", self.panel.path, "radius", value, note="from the diagonals of the corners, as if they were circles")

    def read_profiles(self):
        """Levels across the middle of each side, from outside to inside."""
        width, height = self.size
        distances = numpy.arange(-OUTSIDE, INSIDE + STEP / 2, STEP)
        for name in ("left", "top", "right", "bottom"):
            across = name in ("left", "right")
            length = height if across else width
            middle = numpy.arange(0.4 * length, 0.6 * length, 0.5)
            edge = {"left": 0, "top": 0, "right": width, "bottom": height}[name]
            way = 1 if name in ("left", "top") else -1
            grid, other = numpy.meshgrid(edge + way * distances, middle)
            x, y = (grid, other) if across else (other, grid)
            x, y = self.view.x(x), self.view.y(y)
            shape = self.view.image.shape
            inside = ((x >= 0) & (x < shape[1]) & (y >= 0) & (y < shape[0])).all(axis=0)
            levels = profiles.sample(self.view.image, x, y).mean(axis=2)
            lowest, middle, highest = numpy.percentile(levels, (10, 50, 90), axis=0)
            values = [(round(float(distance), 2), float(level) if is_inside else None)
                      for distance, level, is_inside in zip(distances, middle, inside)]
            there = [level for distance, level in values if level is not None and distance < -2]
            outside = inside & (distances < -1)
            spread = float((highest - lowest)[outside].max()) if outside.any() else 99.0
            far = there[0] if there else None
            gone = None
            if far is not None:
                gone = next((-distance for distance, level in values
                             if level is not None and abs(level - far) > GONE), 0.0)
            note = "" if len(there) >= 20 and spread <= 2 * EVEN else "the ground beside it is not even, or too little of it is there"
            self.add(f"side {name}", self.panel.path, "profile", values, "profile", note)
            self.add(f"side {name}", self.panel.path, "shadow until", gone if not note else None, note=note)

    # --- Lines -------------------------------------------------------------------------------------------------------

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
        """From where to where a line's row can have texts: within its highlight, whose corners are no ink."""
        row = line.text.enclosing("row")
        size = line.text.font_size
        # How near the text's window is to the panel's top or bottom, and so how far the corners reach into it.
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
        self.colors[box.role, color_name(box)].append(ink.color_of(part[:, first:last], columns))
        # Where the first letter is a capital, its foot and top; else the steepest step of the whole line's ink.
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
        """The left edge, or for what stands on the right the distance from the panel's right edge."""
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
            # Up to half of the way to the neighbours in the line.
            for other in spans[:index] + spans[index + 1:]:
                if other and other[1] <= own[0]:
                    low = max(low, (other[1] + own[0]) / 2)
                elif other and other[0] >= own[1]:
                    high = min(high, (other[0] + own[1]) / 2)
        else:
            # In a row of symbols: up to half of the way to the next one.
            others = [group[0] for group in line.boxes if group[0] is not box]
            for other in others:
                middle = ((other.x + other.right) / 2 + (box.x + box.right) / 2) / 2 - self.panel.x
                low, high = (max(low, middle), high) if other.x < box.x else (low, min(high, middle))
        top, bottom = self.symbol_rows(line, box)
        part, x0, y0 = self.view.part(low, top, high, bottom)
        subject = f"{box.role} in {row_name(box)}" if box.role != "symbol" else f"symbol of {row_name(box)}"
        if min(part.shape[:2]) < 6:
            return
        inked = ink.over_ring(part, max(1, round(0.5 * self.view.scale)))
        strokes = float(numpy.percentile(profiles.highest(inked, axis=0, count=3), 95))
        if strokes < 8:
            self.add(subject, box.path, "width", None, note="nothing is there")
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
        self.colors[box.role, color_name(box)].append(ink.color_of(part, inked))

    def symbol_rows(self, line, box):
        """From where to where a symbol is looked for: its row or cell, without the texts above and below it."""
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
        # A symbol above its label is where the label is: symbols alone are more easily mistaken.
        label = next((other for other in self.found if other.is_found and any(
            group[0].is_text and group[0].parent is parent for group in other.boxes)), line)
        offset = label.shift - self.panel.y
        return top + inset + offset, bottom - inset + offset

    def read_pitches(self):
        """From each line's baseline to the next one's: an error in one row does not count in all rows below it."""
        baselines = {figure.path: figure for figure in self.figures if figure.name == "baseline"}
        ordered = [line.text for line in self.found if line.text]
        for before, after in zip(ordered, ordered[1:]):
            one, other = baselines.get(before.path), baselines.get(after.path)
            if one and other and one is not other:
                pitch = Figure(other.subject, other.path, "below the line above", other.value - one.value)
                self.figures.insert(self.figures.index(other) + 1, pitch)

    # --- Separators and highlights -----------------------------------------------------------------------------------

    def shift_at(self, y):
        """How far down things are at a height of ours: as the line above is, and as the line below is."""
        above = [line.shift for line in self.found if line.middle <= y and line.is_found]
        below = [line.shift for line in self.found if line.middle > y and line.is_found]
        return (above or below or [0])[-1], (below or above or [0])[0]

    def read_separator(self, box):
        upright = box.height > 4 * max(box.width, 1) and box.height > 20
        # Around it, no further than to the nearest ink: lines end with their descenders and begin with their capitals.
        view, panel = self.view, self.panel
        if upright:
            low, high = box.x - panel.x - 6, box.right - panel.x + 6
            shift = sum(self.shift_at(box.y + box.height / 2 - panel.y)) / 2
            near, far = box.y - panel.y + shift + 0.35 * box.height, box.bottom - panel.y + shift - 0.35 * box.height
            part, first, _ = view.part(low, near, high, far)
            profile = numpy.median(part, axis=0) if part.size else part
        else:
            middle = box.y + box.height / 2 - panel.y
            above, below = self.shift_at(middle)
            over = max((line.bottom + above + 0.3 * (line.text.font_size if line.text else 10)
                        for line in self.found if line.middle <= middle and line.is_found), default=0.0)
            under = min((line.top + below - 2.5 for line in self.found if line.middle > middle and line.is_found),
                        default=self.size[1])
            low = max(middle + min(above, below) - 7, over, 1.5)
            high = min(middle + max(above, below) + 7, under, self.size[1] - 1.5)
            part, _, first = view.part(0.3 * self.size[0], low, 0.7 * self.size[0], high)
            profile = numpy.median(part, axis=1) if part.size else part
        subject = f"separator {self.separator_name(box)}"
        if len(profile) < 4:
            return
        ground = numpy.median(profile, axis=0)
        if box.height > 4 and not upright:
            # A band may fill most of the window: then the ground is at its ends.
            ends = numpy.concatenate([profile[:2], profile[-2:]])
            ground = numpy.median(ends, axis=0)
        away = (profile - ground)[numpy.argmax(numpy.abs(profile - ground).max(axis=1))]
        most = float(numpy.abs(away).max())
        if most < 1.5:
            self.add(subject, box.path, "thickness", None, note="nothing is there")
            return
        inked = ((profile - ground) @ away / (away @ away)).clip(0, None)
        peak = int(numpy.argmax(inked))
        # The stretch around the peak; how thick it is, is its ink by its level.
        start, end = peak, peak + 1
        while start > 0 and inked[start - 1] > 0.12:
            start -= 1
        while end < len(inked) and inked[end] > 0.12:
            end += 1
        thickness = float(inked[start:end].sum())
        middle = first + float((inked[start:end] * (numpy.arange(start, end) + 0.5)).sum()) / thickness
        self.add(subject, box.path, "x" if upright else "y", (view.points_x if upright else view.points_y)(middle))
        self.add(subject, box.path, "thickness", thickness / view.scale)
        self.add(subject, box.path, "color", ground + away, "level")
        if not upright:
            self.read_insets(box, subject, view.points_y(first + start), view.points_y(first + end))

    def read_insets(self, box, subject, top, bottom):
        part, x0, _ = self.view.part(0, top, self.size[0], bottom)
        around, _, _ = self.view.part(0, top - 2, self.size[0], bottom + 2)
        if part.size == 0 or around.shape[0] <= part.shape[0]:
            return
        row = numpy.abs(part - self.ground_around(around, part.shape[0])).max(axis=2).max(axis=0)
        level = float(numpy.median(row[int(0.3 * len(row)):int(0.7 * len(row))]))
        extent = profiles.extent(row, HALF * level) if level > 1 else None
        if extent:
            self.add(subject, box.path, "left inset", max(self.view.points_x(x0 + extent[0]), 0.0))
            self.add(subject, box.path, "right inset", max(self.size[0] - self.view.points_x(x0 + extent[1]), 0.0))

    @staticmethod
    def ground_around(around, rows):
        """Column by column, the ground above and below a line."""
        margin = max((around.shape[0] - rows) // 2, 1)
        edges = numpy.concatenate([around[:max(margin - 1, 1)], around[-max(margin - 1, 1):]])
        return numpy.median(edges, axis=0)[None]

    def separator_name(self, box):
        others = [other for other in self.drawing.boxes if other.role == "separator" and other.panel is self.panel]
        return str(next(i for i, other in enumerate(others, 1) if other is box))

    def read_highlight(self, box):
        view, panel = self.view, self.panel
        top, bottom = box.y - panel.y, box.bottom - panel.y
        shift = min((line for line in self.found), key=lambda line: abs(line.middle - (top + bottom) / 2)).shift if self.found else 0
        middle = (top + bottom) / 2 + shift
        part, x0, _ = view.part(0, middle - 0.18 * box.height, self.size[0], middle + 0.18 * box.height)
        subject = f"highlight of {row_name(box)}"
        band, _, _ = view.part(9, top + shift + 1.5, self.size[0] - 9, top + shift + 3.5)
        if band.size:
            self.add(subject, box.path, "color", numpy.median(band.reshape(-1, 3), axis=0), "level")
        profile = numpy.median(part, axis=0) if part.size else part
        if len(profile) < 20:
            return
        steps = profiles.color_steps(profile)
        reach = round(11 * view.scale)
        for name, low, high in (("left inset", round(view.scale), reach), ("right inset", len(steps) - reach, len(steps) - round(view.scale))):
            place, height = profiles.step(steps, low, high)
            if place is not None and abs(height) > 4:
                edge = view.points_x(x0 + place)
                self.add(subject, box.path, name, edge if name == "left inset" else self.size[0] - edge)
        column, _, y0 = view.part(self.size[0] * 0.1, top + shift - 4, self.size[0] * 0.9, bottom + shift + 4)
        if column.size:
            steps = profiles.color_steps(numpy.median(column, axis=1))
            half = len(steps) // 2
            for name, low, high in (("top", 0, half), ("bottom", half, len(steps))):
                place, height = profiles.step(steps, low, high)
                if place is not None and abs(height) > 4:
                    self.add(subject, box.path, name, view.points_y(y0 + place))


def color_name(box):
    return box.color + ("" if box.alpha == 1 else f"@{box.alpha:g}")


def row_name(box):
    """What the row of a box is called: its title, else its path."""
    row = box.enclosing("row", "cell", "heading", "submenuHeader", "controlGroup", "palette")
    return f"“{row.title}”" if row and row.title else box.path
