"""A picture in points, from the top left corner of its panel."""
import dataclasses

import numpy

from . import profiles

# The measured stretch of a side, in fractions of its length: the middle, away from the corners.
MIDDLE = 0.25, 0.75
# A dark line outside a panel is at most this wide, in pixels, and the light rim inside rises by at least this many levels.
OUTLINE = 3
LEAST_RISE = 6


@dataclasses.dataclass
class Rectangle:
    """A rectangle by its sides."""

    left: float
    top: float
    right: float
    bottom: float

    @property
    def width(self):
        return self.right - self.left

    @property
    def height(self):
        return self.bottom - self.top


def side(image, rectangle, name, window, stretch=MIDDLE):
    """The position of a panel's side in pixels, and the height of the step, or None without a step.

    The search covers `window` pixels around the expected position, in a stretch of the side given in fractions of its
    length.
    """
    across = name in ("left", "right")
    turned = image if across else image.transpose(1, 0, 2)
    start, length = (rectangle.top, rectangle.height) if across else (rectangle.left, rectangle.width)
    expected = getattr(rectangle, name)
    low, high = (max(int(start + part * length), 0) for part in stretch)
    if low >= turned.shape[0] or high <= 0 or start < 0 or start + length > turned.shape[0]:
        # The middle of the part of the side that is in the picture.
        near, far = max(start, 0), min(start + length, turned.shape[0])
        low, high = (max(int(near + part * (far - near)), 0) for part in MIDDLE)
    first, last = max(int(expected - window - 1), 0), min(int(expected + window + 2), turned.shape[1])
    part = turned[low:max(high, low + 1), first:last]
    if part.shape[0] < 1 or part.shape[1] < 3:
        return None, 0.0
    signed = profiles.color_steps(part.mean(axis=0))
    # Over a backdrop of many colors the panel is lighter here and darker there, so only the size of the steps matters.
    unsigned = numpy.abs(numpy.diff(part, axis=1)).max(axis=2).mean(axis=0)
    unsigned = unsigned - numpy.median(unsigned)
    steps = signed if numpy.abs(signed).max() >= 0.6 * unsigned.max() else numpy.maximum(unsigned, 0)
    place, height = profiles.step(steps)
    if place is None:
        return None, 0.0
    inner = inside_outline(part.mean(axis=0).mean(axis=1), place, name in ("left", "top"))
    return first + (place if inner is None else inner), height


def inside_outline(levels, place, is_first):
    """The position of a panel's edge inside a dark line that surrounds it, or None without such a line.

    Over a bright backdrop the step from the backdrop to the line is the steepest, but the panel begins where the line
    meets the light rim.
    """
    steps = numpy.diff(levels if is_first else levels[::-1])
    peak = round(place if is_first else len(levels) - place) - 1
    if not 0 <= peak < len(steps) or steps[peak] >= 0:
        return None
    stop = min(peak + 1 + OUTLINE, len(steps))
    rises = numpy.maximum(steps[peak + 1:stop], 0)
    if not len(rises) or rises.max() < LEAST_RISE:
        return None
    rise, _ = profiles.step(numpy.maximum(steps, 0), peak + 1, stop)
    return None if rise is None else rise if is_first else len(levels) - rise


def is_cropped(image, rectangle, name):
    """Whether a side of a panel is beyond the edge of the picture."""
    height, width = image.shape[:2]
    place, last = getattr(rectangle, name), width if name in ("left", "right") else height
    return place < 1 or place > last - 1


def refined(image, rectangle, window, stretches=None):
    """The rectangle with its sides moved to the steps.

    - window: the tolerance of a side in pixels.
    - stretches: for partly covered sides, the stretch and the additional tolerance in pixels.
    """
    sides = {}
    for name in ("left", "top", "right", "bottom"):
        if is_cropped(image, rectangle, name):
            sides[name] = getattr(rectangle, name)
            continue
        stretch, further = (stretches or {}).get(name, (MIDDLE, 0))
        place, _ = side(image, rectangle, name, window + further, stretch)
        sides[name] = getattr(rectangle, name) if place is None else place
    return Rectangle(**sides)


def far_side(image, rectangle, least, most):
    """The right side of a panel that may be much wider or narrower than expected, in pixels, or None.

    It is the column between `least` and `most` along which nearly all rows have a step, and the highest.
    """
    low, high = (max(round(rectangle.top + part * rectangle.height), 0) for part in MIDDLE)
    first, last = max(round(least), 0), min(round(most), image.shape[1])
    part = image[low:high, first:last]
    if part.shape[0] < 4 or part.shape[1] < 4:
        return None
    steps = numpy.abs(numpy.diff(part, axis=1)).max(axis=2)
    heights = numpy.percentile(steps, 20, axis=0)
    return first + int(numpy.argmax(heights)) + 1 if heights.max() >= 3 else None


class View:
    """A picture, its panel in pixels, and the pixels per point."""

    def __init__(self, image, panel, scale):
        self.image, self.panel, self.scale = image, panel, scale

    def x(self, points):
        return self.panel.left + points * self.scale

    def y(self, points):
        return self.panel.top + points * self.scale

    def part(self, left, top, right, bottom):
        """The pixels of a rectangle in points, and the position of the first one."""
        height, width = self.image.shape[:2]
        x0, x1 = (min(max(round(self.x(value)), 0), width) for value in (left, right))
        y0, y1 = (min(max(round(self.y(value)), 0), height) for value in (top, bottom))
        return self.image[y0:y1, x0:x1], x0, y0

    @property
    def shown(self):
        """The part of the panel that is in the picture: left, top, right, and bottom in points."""
        height, width = self.image.shape[:2]
        sides = [
            self.points_x(max(self.panel.left, 0)), self.points_y(max(self.panel.top, 0)),
            self.points_x(min(self.panel.right, width)), self.points_y(min(self.panel.bottom, height))]
        return tuple(sides)

    def points_x(self, pixels):
        return (pixels - self.panel.left) / self.scale

    def points_y(self, pixels):
        return (pixels - self.panel.top) / self.scale

    def rectangle(self, left, top, right, bottom):
        """A rectangle in pixels, from one in points."""
        return Rectangle(self.x(left), self.y(top), self.x(right), self.y(bottom))
