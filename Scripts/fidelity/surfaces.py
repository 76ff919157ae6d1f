"""Measures the panel itself: backdrop, corners, rim, shadow, separators, gaps, and highlights."""
import numpy

from . import profiles
from .view import OUTLINE

# An edge is at half the height of a step.
HALF = 0.5
# The position of the corner on the diagonal, as a fraction of the radius of a circle.
DIAGONAL = 1 - 1 / 2**0.5
LARGEST_RADIUS = 36
# The distance outside and inside the panel's edge in which rim and shadow are measured, and the step, in points.
OUTSIDE, INSIDE, STEP = 40, 4, 0.5
# A shadow ends where it differs from the backdrop by fewer levels than this. An even backdrop varies by no more.
GONE, EVEN = 1.5, 3.0


class Surfaces:
    """Measures the panel itself. The reader provides the picture, the boxes, and the lines."""

    def read_ground(self):
        """The panel's color: the median, because drawings cover less than half of it."""
        width, height = self.size
        left, top, right, bottom = self.shown
        part, _, _ = self.view.part(max(4, left), max(4, top), min(width - 4, right), min(height - 4, bottom))
        color = numpy.median(part.reshape(-1, 3), axis=0)
        spread = float(numpy.percentile(numpy.abs(part - color).max(axis=2), 50))
        note = "uneven: the backdrop shows through" if spread > EVEN else ""
        self.add("panel", self.panel.path, "color", color, "level", note)
        return color

    def read_corners(self):
        """The radius, from where the diagonals of the four corners cross the edge."""
        rectangle, scale = self.view.panel, self.view.scale
        # From 4 points outside the corner, in steps of a quarter pixel on either axis, to where the edge of a larger
        # radius would be, but not as far as texts.
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
                # Over a whole pixel, because quarter steps are interpolated.
                steps = profiles.color_steps(profile)
                steps = numpy.convolve(steps, numpy.ones(4) / 4, mode="same")
                peak = int(numpy.argmax(numpy.abs(steps)))
                if abs(steps[peak]) < 0.4:
                    continue
                # A dark line around the panel is outside of it: the edge is where it ends.
                levels = numpy.convolve(numpy.diff(profile.mean(axis=1)), numpy.ones(4) / 4, mode="same")
                rise = int(numpy.argmax(levels[:peak + 1]))
                fall = -levels[max(rise - 4 * OUTLINE, 0):rise + 1].min()
                if min(levels[rise], fall) > 0.4 * abs(levels[peak]):
                    peak = rise
                low, high = max(peak - 8, 0), peak + 9
                weights = numpy.where(steps[low:high] * steps[peak] > 0, numpy.abs(steps[low:high]), 0)
                weights = numpy.where(weights >= profiles.TAIL * abs(steps[peak]), weights, 0)
                place = along[inside][0] + 0.25 * (
                    (weights * numpy.arange(low, low + len(weights))).sum() / weights.sum() + 0.5)
                found.append(place / DIAGONAL / scale)
        value = float(numpy.median(found)) if found else None
        self.radius = max(value or 0, self.panel.radius)
        self.add("panel", self.panel.path, "radius", value, note="assuming circular corners")

    def read_profiles(self):
        """Levels across the middle of each side, from outside to inside."""
        width, height = self.size
        distances = numpy.arange(-OUTSIDE, INSIDE + STEP / 2, STEP)
        ends = dict(zip(("left", "top", "right", "bottom"), (0, 0, width, height)))
        for (name, end), near in zip(ends.items(), self.shown):
            if abs(near - end) > 1:
                continue
            across = name in ("left", "right")
            first, last = (self.shown[1], self.shown[3]) if across else (self.shown[0], self.shown[2])
            middle = numpy.arange(first + 0.4 * (last - first), first + 0.6 * (last - first), 0.5)
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
            is_even = len(there) >= 20 and spread <= 2 * EVEN
            note = "" if is_even else "the backdrop next to it is uneven or too small"
            self.add(f"side {name}", self.panel.path, "profile", values, "profile", note)
            self.add(f"side {name}", self.panel.path, "shadow until", gone if not note else None, note=note)

    def shift_at(self, y):
        """The vertical offset at a height of ours: that of the line above and that of the line below."""
        above = [line.shift for line in self.found if line.middle <= y and line.is_found]
        below = [line.shift for line in self.found if line.middle > y and line.is_found]
        return (above or below or [0])[-1], (below or above or [0])[0]

    def read_separator(self, box):
        upright = box.height > 4 * max(box.width, 1) and box.height > 20
        # Around it, up to the closest ink: lines end with their descenders and begin with their capitals.
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
        subject = f"{box.role} {self.number_of(box)}"
        if len(profile) < 4:
            return
        ground = numpy.median(profile, axis=0)
        if box.height > 4 and not upright:
            # A band may fill most of the window; the backdrop is then at its ends.
            ends = numpy.concatenate([profile[:2], profile[-2:]])
            ground = numpy.median(ends, axis=0)
        away = (profile - ground)[numpy.argmax(numpy.abs(profile - ground).max(axis=1))]
        most = float(numpy.abs(away).max())
        if most < 1.5:
            self.add(subject, box.path, "thickness", None, note="not found")
            return
        inked = ((profile - ground) @ away / (away @ away)).clip(0, None)
        peak = int(numpy.argmax(inked))
        # The stretch around the peak. Its thickness is its ink divided by its level.
        start, end = peak, peak + 1
        while start > 0 and inked[start - 1] > 0.12:
            start -= 1
        while end < len(inked) and inked[end] > 0.12:
            end += 1
        if end - start > 3 * view.scale:
            # A band's level is that of its middle, not of its noisiest row.
            away = numpy.median((profile - ground)[start + 2:end - 2], axis=0)
            inked = ((profile - ground) @ away / (away @ away)).clip(0, 1)
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
        """Column by column, the backdrop above and below a line."""
        margin = max((around.shape[0] - rows) // 2, 1)
        edges = numpy.concatenate([around[:max(margin - 1, 1)], around[-max(margin - 1, 1):]])
        return numpy.median(edges, axis=0)[None]

    def number_of(self, box):
        """The index of a box among its kind in the panel, counted from 1."""
        others = [other for other in self.drawing.boxes if other.role == box.role and other.panel is self.panel]
        return next(i for i, other in enumerate(others, 1) if other is box)

    def read_fill(self, box):
        """The color and the sides of a filled shape: a button, an icon, or the pill of an open title."""
        view, panel = self.view, self.panel
        left, top, right, bottom = box.x - panel.x, box.y - panel.y, box.right - panel.x, box.bottom - panel.y
        subject = f"{box.role} {box.row_name}"
        reach = 4
        # Beside the texts in it: near its top.
        band, _, _ = view.part(left + 0.4 * box.height, top + 2, right - 0.4 * box.height, top + 4)
        if band.size:
            self.add(subject, box.path, "color", numpy.median(band.reshape(-1, 3), axis=0), "level")
        across, x0, _ = view.part(left - reach, (top + bottom) / 2 - 2, right + reach, (top + bottom) / 2 + 2)
        down, _, y0 = view.part(left + 0.35 * box.width, top - reach, right - 0.35 * box.width, bottom + reach)
        for part, axis, names in ((across, 0, ("left", "right")), (down, 1, ("top", "bottom"))):
            if min(part.shape[:2]) < 4:
                continue
            steps = profiles.color_steps(numpy.median(part, axis=axis))
            window = round(2 * reach * view.scale)
            for name, low, high in ((names[0], 0, window), (names[1], len(steps) - window, len(steps))):
                place, height = profiles.step(steps, low, high)
                if place is not None and abs(height) > 3:
                    value = view.points_x(x0 + place) if axis == 0 else view.points_y(y0 + place)
                    self.add(subject, box.path, name, value)

    def read_highlight(self, box):
        view, panel = self.view, self.panel
        top, bottom = box.y - panel.y, box.bottom - panel.y
        nearest = min(self.found, key=lambda line: abs(line.middle - (top + bottom) / 2), default=None)
        shift = nearest.shift if nearest else 0
        middle = (top + bottom) / 2 + shift
        part, x0, _ = view.part(0, middle - 0.18 * box.height, self.size[0], middle + 0.18 * box.height)
        subject = f"highlight of {box.row_name}"
        band, _, _ = view.part(9, top + shift + 1.5, self.size[0] - 9, top + shift + 3.5)
        if band.size:
            self.add(subject, box.path, "color", numpy.median(band.reshape(-1, 3), axis=0), "level")
        profile = numpy.median(part, axis=0) if part.size else part
        if len(profile) < 20:
            return
        steps = profiles.color_steps(profile)
        reach = round(11 * view.scale)
        last, edge = len(steps), round(view.scale)
        for name, low, high in (("left inset", edge, reach), ("right inset", last - reach, last - edge)):
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
