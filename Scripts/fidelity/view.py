"""A picture seen in points, from the left and top edge of its panel."""
import dataclasses

import numpy

from . import profiles

# The stretch of a side that is read, in parts of its length: its middle, away from the corners.
MIDDLE = 0.25, 0.75


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
    """Where a side of a panel is, in pixels, and how high the step there is; None where there is no step.

    Looked for up to `window` pixels from where it is expected, in a stretch of the side given by parts of its length.
    """
    across = name in ("left", "right")
    turned = image if across else image.transpose(1, 0, 2)
    start, length = (rectangle.top, rectangle.height) if across else (rectangle.left, rectangle.width)
    expected = getattr(rectangle, name)
    low, high = (max(int(start + part * length), 0) for part in stretch)
    first, last = max(int(expected - window - 1), 0), min(int(expected + window + 2), turned.shape[1])
    part = turned[low:max(high, low + 1), first:last]
    if part.shape[0] < 1 or part.shape[1] < 3:
        return None, 0.0
    signed = profiles.color_steps(part.mean(axis=0))
    # Over a ground of many colors the panel is lighter here and darker there: then the size of the steps counts alone.
    unsigned = numpy.abs(numpy.diff(part, axis=1)).max(axis=2).mean(axis=0)
    unsigned = unsigned - numpy.median(unsigned)
    steps = signed if numpy.abs(signed).max() >= 0.6 * unsigned.max() else numpy.maximum(unsigned, 0)
    place, height = profiles.step(steps)
    return (None, 0.0) if place is None else (first + place, height)


def refined(image, rectangle, window, stretches=None):
    """The rectangle with its sides where the steps are.

    - window: how far a side may be from where it is expected, in pixels.
    - stretches: for sides that are partly covered, in which stretch, and how many pixels further off, they may be.
    """
    sides = {}
    for name in ("left", "top", "right", "bottom"):
        stretch, further = (stretches or {}).get(name, (MIDDLE, 0))
        place, _ = side(image, rectangle, name, window + further, stretch)
        sides[name] = getattr(rectangle, name) if place is None else place
    return Rectangle(**sides)


def far_side(image, rectangle, least, most):
    """Where the right side of a panel is that may be much wider or narrower than expected, in pixels, or None.

    The column between `least` and `most` along which nearly all rows have a step, and the highest.
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
    """A picture, its panel in pixels, and how many pixels a point has."""

    def __init__(self, image, panel, scale):
        self.image, self.panel, self.scale = image, panel, scale

    def x(self, points):
        return self.panel.left + points * self.scale

    def y(self, points):
        return self.panel.top + points * self.scale

    def part(self, left, top, right, bottom):
        """The pixels of a rectangle in points, with the places of the first one."""
        height, width = self.image.shape[:2]
        x0, x1 = (min(max(round(self.x(value)), 0), width) for value in (left, right))
        y0, y1 = (min(max(round(self.y(value)), 0), height) for value in (top, bottom))
        return self.image[y0:y1, x0:x1], x0, y0

    def points_x(self, pixels):
        return (pixels - self.panel.left) / self.scale

    def points_y(self, pixels):
        return (pixels - self.panel.top) / self.scale

    def rectangle(self, left, top, right, bottom):
        """A rectangle in pixels, of one in points."""
        return Rectangle(self.x(left), self.y(top), self.x(right), self.y(bottom))
