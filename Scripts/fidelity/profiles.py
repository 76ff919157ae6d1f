"""Edges in rows of numbers, finer than a pixel. The number at index i is that of the pixel from i to i + 1."""
import numpy

# Neighbours of the steepest step that belong to the same edge: those with at least this part of its height.
TAIL = 0.15
# An edge of a picture that was made smaller is this many pixels wide on either side of its steepest step, at most.
REACH = 3


def step(differences, low=0, high=None):
    """The steepest of the steps between neighbours: its place, and its height with its sign.

    `differences[i]` is the step between pixels i and i + 1, so its place is i + 1. The place is the centre of the steps of
    the same sign around the steepest one: exact for an edge that covers a part of a pixel.
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
    """The steps of a profile of colors as single numbers, along the direction in which the largest step goes."""
    steps = numpy.diff(profile, axis=0)
    largest = steps[numpy.argmax((steps**2).sum(axis=1))]
    length = numpy.sqrt((largest**2).sum())
    return steps @ (largest / length) if length else steps[:, 0]


def crossing(before, after, level):
    """Where, from 0 to 1, a line from one number to the next reaches a level."""
    return (level - before) / (after - before)


def extent(profile, level):
    """From where to where a profile is at or above a level, or None; between pixels, in proportion."""
    above = numpy.flatnonzero(profile >= level)
    if not len(above):
        return None
    first, last = above[0], above[-1]
    left = first - 0.5 + crossing(profile[first - 1], profile[first], level) if first else 0.0
    right = last + 0.5 + crossing(profile[last], profile[last + 1], level) if last + 1 < len(profile) else len(profile)
    return float(left), float(right)


def highest(ink, axis, count=2):
    """The mean of the highest few numbers along an axis: a maximum that one noisy pixel does not make."""
    count = min(count, ink.shape[axis])
    return numpy.sort(ink, axis=axis).take(range(ink.shape[axis] - count, ink.shape[axis]), axis=axis).mean(axis=axis)


def runs(mask):
    """The stretches of a mask that hold: first and one past the last of each."""
    edges = numpy.diff(numpy.concatenate(([0], mask.astype(numpy.int8), [0])))
    return list(zip(numpy.flatnonzero(edges > 0), numpy.flatnonzero(edges < 0)))


def sample(image, x, y):
    """The colors at points between pixels."""
    height, width = image.shape[:2]
    x, y = numpy.clip(x - 0.5, 0, width - 1.001), numpy.clip(y - 0.5, 0, height - 1.001)
    left, top = x.astype(int), y.astype(int)
    u, v = (x - left)[..., None], (y - top)[..., None]
    upper = image[top, left] * (1 - u) + image[top, left + 1] * u
    lower = image[top + 1, left] * (1 - u) + image[top + 1, left + 1] * u
    return upper * (1 - v) + lower * v
