"""Our measurements against theirs: errors, and those that exceed their goals."""
import dataclasses

import numpy

# The goals: edges within 1 pt, text widths within 1%, colors within 8 levels, symbol sizes within 1 pt.
MOST_POINTS = 1.0
MOST_WIDTH = 0.01
MOST_LEVELS = 8.0
# The reader's own uncertainty in the width of a text, in pixels. In short texts 1 % is less.
READING = 0.35
# The tolerance for the thickness of lines, in points.
MOST_THICKNESS = 0.35
# Measurements without a goal: they follow from others, or the end of a shadow depends on a level or two.
FOLLOWING = {"right", "center x", "center y", "below the line above"}
TOLD = {"shadow until"}
# Measurements of lines that mean nothing in a reduced picture.
THIN = {"thickness", "color"}


@dataclasses.dataclass
class Comparison:
    """One measurement of both pictures. The error is ours minus theirs."""

    subject: str
    path: str
    name: str
    unit: str
    ours: object
    theirs: object
    error: float
    goal: float
    is_over: bool
    note: str = ""


def compared(ours, theirs, scale):
    """Each of our measurements with theirs."""
    others = {figure.key: figure for figure in theirs}
    result = []
    for figure in ours:
        other = others.get(figure.key)
        # A value missing in our picture cannot be compared.
        if figure.value is None:
            continue
        value = other.value if other else None
        note = (other.note if other else "not found") or figure.note
        if figure.unit == "profile":
            result += profile_comparisons(figure, value, note)
            continue
        error, goal = difference(figure, value, scale)
        if figure.subject.startswith("separator") and figure.name in THIN and scale != round(scale):
            is_told, note = True, note or "a line one pixel thin in a reduced picture"
        else:
            is_told = figure.name in FOLLOWING | TOLD
        is_over = error is not None and not is_told and abs(error) > goal
        # A missing value counts as an error, unless the note explains why it cannot be measured.
        missing = value is None and not is_told
        result.append(Comparison(
            figure.subject, figure.path, figure.name, figure.unit, plain(figure.value), plain(value), error, goal,
            bool(is_over or missing), note))
    return result


def difference(figure, value, scale):
    """The error and its goal."""
    if figure.unit == "level":
        goal = MOST_LEVELS
        if value is None:
            return None, goal
        steps = numpy.asarray(figure.value) - numpy.asarray(value)
        return float(steps[numpy.argmax(numpy.abs(steps))]), goal
    goal = MOST_POINTS
    if figure.name == "text width":
        goal = max(MOST_WIDTH * figure.value, READING / scale)
    elif figure.name == "thickness":
        goal = MOST_THICKNESS
    return (None if value is None else figure.value - value), goal


def profile_comparisons(figure, value, note):
    """The levels next to an edge, one comparison per half point. None is judged if the backdrop is uneven."""
    theirs = dict(value or [])
    for distance, level in figure.value:
        other = theirs.get(distance)
        if level is None or other is None:
            continue
        error = level - other
        # Within half a point of the edge, the level depends on the pixel that contains the edge.
        is_judged = not note and abs(distance) >= 1
        yield Comparison(
            figure.subject, figure.path, f"{distance:+.1f}", "level", round(level, 1), round(other, 1), error, MOST_LEVELS,
            bool(is_judged and abs(error) > MOST_LEVELS), note)


def plain(value):
    """A value as JSON."""
    if value is None or isinstance(value, (int, float)):
        return None if value is None else round(float(value), 3)
    return [round(float(part), 1) for part in value]
