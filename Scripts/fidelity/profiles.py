"""Edges in rows of numbers, with subpixel accuracy. The number at index i is that of the pixel from i to i + 1."""
import numpy

# Neighbors of the steepest step belong to the same edge if they have at least this fraction of its height.
TAIL = 0.15
# The maximum half-width, in pixels, of an edge in a reduced picture.
REACH = 3


def step(differences, low=0, high=None):
    """The steepest step between neighbors: its position, and its signed height.

    `differences[i]` is the step between pixels i and i + 1, so its position is i + 1. The result is the centroid of the
    steps of the same sign around the steepest one, which is exact for an edge that covers part of a pixel.
    """
    high = len(differences) if high is None else min(high, len(differences))
    low = max(low, 0)
    if high <= low:
        return None, 0.0
    peak = low + int(numpy.argmax(numpy.abs(differences[low:high])))
    height = differences[peak]
    if height == 0:
        return None, 0.0
    first = last = peak
    while first > max(low, peak - REACH) and differences[first - 1] / height >= TAIL:
        first -= 1
    while last + 1 < min(high, peak + REACH + 1) and differences[last + 1] / height >= TAIL:
        last += 1
    part = differences[first:last + 1]
    return float((part * numpy.arange(first + 1, last + 2)).sum() / part.sum()), float(part.sum())


def color_steps(profile):
    """The steps of a color profile as single numbers, along the direction of the largest step."""
    steps = numpy.diff(profile, axis=0)
    largest = steps[numpy.argmax((steps**2).sum(axis=1))]
    length = numpy.sqrt((largest**2).sum())
    return steps @ (largest / length) if length else steps[:, 0]


def crossing(before, after, level):
    """The fraction, from 0 to 1, at which a line between two numbers reaches a level."""
    return (level - before) / (after - before)


def extent(profile, level):
    """The range in which a profile is at or above a level, interpolated between pixels, or None."""
    above = numpy.flatnonzero(profile >= level)
    if not len(above):
        return None
    first, last = above[0], above[-1]
    left = first - 0.5 + crossing(profile[first - 1], profile[first], level) if first else 0.0
    right = last + 0.5 + crossing(profile[last], profile[last + 1], level) if last + 1 < len(profile) else len(profile)
    return float(left), float(right)


def highest(ink, axis, count=2):
    """The mean of the highest few numbers along an axis: a maximum that ignores a single noisy pixel."""
    count = min(count, ink.shape[axis])
    return numpy.sort(ink, axis=axis).take(range(ink.shape[axis] - count, ink.shape[axis]), axis=axis).mean(axis=axis)


def runs(mask):
    """The true stretches of a mask, as start and end."""
    edges = numpy.diff(numpy.concatenate(([0], mask.astype(numpy.int8), [0])))
    return list(zip(numpy.flatnonzero(edges > 0), numpy.flatnonzero(edges < 0)))


def sample(image, x, y):
    """Colors at positions between pixels."""
    height, width = image.shape[:2]
    x, y = numpy.clip(x - 0.5, 0, width - 1.001), numpy.clip(y - 0.5, 0, height - 1.001)
    left, top = x.astype(int), y.astype(int)
    u, v = (x - left)[..., None], (y - top)[..., None]
    upper = image[top, left] * (1 - u) + image[top, left + 1] * u
    lower = image[top + 1, left] * (1 - u) + image[top + 1, left + 1] * u
    return upper * (1 - v) + lower * v
