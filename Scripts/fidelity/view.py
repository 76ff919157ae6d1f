"""A picture seen in points, from the left and top edge of its panel."""
import dataclasses

import numpy

from . import profiles

# How far around an expected edge of a panel the edge is looked for, in points.
WINDOW = 2.5


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


def side(image, rectangle, name, window):
    """Where a side of a panel is, in pixels, and how high the step there is; None where there is no step.

    Looked for in the middle of the side, up to `window` pixels from where it is expected.
    """
    across = name in ("left", "right")
    turned = image if across else image.transpose(1, 0, 2)
    low, high = (rectangle.top, rectangle.bottom) if across else (rectangle.left, rectangle.right)
    expected = getattr(rectangle, name)
    length = high - low
    rows = slice(max(int(low + 0.25 * length), 0), max(int(high - 0.25 * length), int(low + 0.25 * length) + 1))
    first, last = max(int(expected - window - 1), 0), min(int(expected + window + 2), turned.shape[1])
    part = turned[rows, first:last]
    if part.shape[0] < 1 or part.shape[1] < 3:
        return None, 0.0
    signed = profiles.color_steps(part.mean(axis=0))
    # Over a ground of many colors the panel is lighter here and darker there: then the size of the steps counts alone.
    unsigned = numpy.abs(numpy.diff(part, axis=1)).max(axis=2).mean(axis=0)
    unsigned = unsigned - numpy.median(unsigned)
    steps = signed if numpy.abs(signed).max() >= 0.6 * unsigned.max() else numpy.maximum(unsigned, 0)
    place, height = profiles.step(steps)
    return (None, 0.0) if place is None else (first + place, height)


def refined(image, rectangle, window):
    """The rectangle with its sides where the steps are."""
    sides = {}
    for name in ("left", "top", "right", "bottom"):
        place, _ = side(image, rectangle, name, window)
        sides[name] = getattr(rectangle, name) if place is None else place
    return Rectangle(**sides)


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
