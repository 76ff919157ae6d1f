"""Matches the lines of our menu to those of the other picture, first vertically, then horizontally."""
import dataclasses
import itertools

import numpy
from PIL import Image

from . import ink, profiles

# Pixels per point of the search, and the horizontal blur in points.
SEARCH_SCALE = 2
BLUR = 4
# The maximum offset of a line from its position scaled by the panels' heights, in points.
MOST_SHIFT = 16
# The cost in similarity of each point by which the shifts of neighbors differ.
STRAIN = 0.03
# Below this similarity a line counts as not found.
LEAST_LIKENESS = 0.3
# The smallest gap, in points, that separates two parts of a line, and how many of the widest are tried.
LEAST_GAP = 1.2
MOST_GAPS = 14
# Lines of up to this many parts may have another order in the other picture.
MOST_EXCHANGED = 3
# The maximum cost of another position, in points of width.
MOST_FOR_PLACE = 5
# The height above and below a line of text, in fractions of its size.
ASCENT, DESCENT = 0.80, 0.26


@dataclasses.dataclass
class Line:
    """Texts and symbols next to each other, in points from the top left corner of the panel."""

    boxes: list
    top: float
    bottom: float
    shift: float = 0
    is_found: bool = True
    # The ink of each group in our own picture, once measured.
    spans: list = None

    @property
    def middle(self):
        return (self.top + self.bottom) / 2

    @property
    def text(self):
        """The line's first text, or None."""
        return next((group[0] for group in self.boxes if group[0].is_text), None)


def band(box, panel):
    """The vertical range in which a box belongs to a line, in points from the panel's top."""
    if box.is_text:
        return box.baseline - 0.72 * box.font_size - panel.y, box.baseline - panel.y
    inset = 0.2 * box.height
    return box.y + inset - panel.y, box.bottom - inset - panel.y


def lines(boxes, panel):
    """The lines of a panel, top to bottom. Boxes that belong together (a shortcut's keys) form a group."""
    groups = {}
    for box in boxes:
        if box.panel is panel and (box.is_text or box.is_symbol):
            # A text box without letters and a box without size draw nothing.
            if box.width > 0.5 and box.height > 0.5:
                key = (box.role, box.path) if box.role == "shortcut" else id(box)
                groups.setdefault(key, []).append(box)
    result = []
    # Texts determine lines first; symbols join them.
    for group in sorted(groups.values(), key=lambda group: not group[0].is_text):
        top, bottom = band(group[0], panel)
        best, most = None, 0.0
        for line in result:
            overlap = min(bottom, line.bottom) - max(top, line.top)
            overlap /= min(bottom - top, line.bottom - line.top)
            apart = all(left(group) >= right(other) - 1 or left(other) >= right(group) - 1 for other in line.boxes)
            if overlap > most and apart:
                best, most = line, overlap
        if best and most >= 0.5:
            best.boxes.append(group)
        else:
            result.append(Line([group], top, bottom))
    for line in result:
        line.boxes.sort(key=left)
    return sorted(result, key=lambda line: line.middle)


def left(group):
    return min(box.x for box in group)


def right(group):
    return max(box.right for box in group)


# --- Down ------------------------------------------------------------------------------------------------------------


def relief(view, width, height, wanted):
    """The foreground of a panel, at the scale of the search and `wanted` points wide."""
    part, x0, y0 = view.part(0, 0, width, height)
    gray = part.mean(axis=2)
    # A cropped panel continues in the color of its background.
    rows, columns = round(height * view.scale), round(width * view.scale)
    if gray.size and (gray.shape[0] < rows - 1 or gray.shape[1] < columns - 1):
        whole = numpy.full((rows, columns), numpy.median(gray), dtype=numpy.float32)
        top, left = (max(first - round(start), 0) for first, start in ((y0, view.y(0)), (x0, view.x(0))))
        gray = gray[:rows - top, :columns - left]
        whole[top:top + gray.shape[0], left:left + gray.shape[1]] = gray
        gray = whole
    gray = Image.fromarray(gray)
    gray = gray.resize((max(round(wanted * SEARCH_SCALE), 8), max(round(height * SEARCH_SCALE), 8)), Image.BOX)
    values = numpy.asarray(gray, dtype=numpy.float32)
    reach = 10 * SEARCH_SCALE
    padded = numpy.pad(values, ((reach, reach), (0, 0)), mode="edge")
    windows = numpy.lib.stride_tricks.sliding_window_view(padded, 2 * reach + 1, axis=0)[..., ::2]
    values = numpy.abs(values - numpy.median(windows, axis=-1))
    inset = 4 * SEARCH_SCALE
    values[:, :inset] = values[:, -inset:] = 0
    values = numpy.minimum(values, numpy.percentile(values, 98) + 1)
    reach = BLUR * SEARCH_SCALE
    sums = numpy.cumsum(numpy.pad(values, ((0, 0), (reach // 2 + 1, reach // 2))), axis=1)
    return (sums[:, reach:] - sums[:, :-reach]) / reach


def likeness(one, other):
    """The similarity of two parts from -1 to 1; half of it by rows alone, independent of horizontal positions."""
    return 0.5 * correlation(one, other) + 0.5 * correlation(one.mean(axis=1), other.mean(axis=1))


def correlation(one, other):
    one, other = one - one.mean(), other - other.mean()
    length = numpy.sqrt((one**2).sum() * (other**2).sum())
    return float((one * other).sum() / length) if length > 1e-6 else 0.0


def place(found, ours, theirs, our_size, their_size):
    """Finds our lines in their picture: sets `shift`, in points, and `is_found`."""
    (width, height), (their_width, their_height) = our_size, their_size
    our_relief = relief(ours, width, height, width)
    their_relief = relief(theirs, their_width, their_height, width)
    columns = min(our_relief.shape[1], their_relief.shape[1])
    shifts = numpy.arange(-MOST_SHIFT * SEARCH_SCALE, MOST_SHIFT * SEARCH_SCALE + 1)
    table, offsets = [], []
    for line in found:
        reach = max((line.bottom - line.top) / 2 + 4, 8)
        first = round((line.middle - reach) * SEARCH_SCALE)
        last = round((line.middle + reach) * SEARCH_SCALE)
        first, last = max(first, 0), min(last, our_relief.shape[0])
        ours_part = our_relief[first:last, :columns]
        offset = round(line.middle * (their_height - height) / height * SEARCH_SCALE)
        scores = numpy.full(len(shifts), -1.0)
        for i, shift in enumerate(shifts + offset):
            if first + shift >= 0 and last + shift <= their_relief.shape[0]:
                scores[i] = likeness(ours_part, their_relief[first + shift:last + shift, :columns])
        # If the panel's edge cuts the window off, a line may stay at its expected position.
        if scores.max() < 0:
            scores[MOST_SHIFT * SEARCH_SCALE] = 0
        table.append(scores)
        offsets.append(offset)
    chosen = smoothest(table, offsets, shifts)
    for line, i, scores, offset in zip(found, chosen, table, offsets):
        line.shift = (shifts[i] + offset) / SEARCH_SCALE
        line.is_found = scores[i] >= LEAST_LIKENESS


def smoothest(table, offsets, shifts):
    """One shift per line: the highest similarity with the smallest differences between neighbors."""
    total, back = None, []
    for scores, offset in zip(table, offsets):
        if total is None:
            total = scores - 0.002 * numpy.abs(shifts) / SEARCH_SCALE
        else:
            moved = numpy.abs((shifts + offset)[:, None] - (shifts + before)[None, :]) / SEARCH_SCALE
            options = total[None, :] - STRAIN * moved
            back.append(options.argmax(axis=1))
            total = options.max(axis=1) + scores
        before = offset
    chosen = [int(total.argmax())] if total is not None else []
    for pointers in reversed(back):
        chosen.append(int(pointers[chosen[-1]]))
    return chosen[::-1]


# --- Across ----------------------------------------------------------------------------------------------------------


def line_ink(view, line, shift, left, right):
    """The ink of a line of text, the position of its window in pixels, and that part of the picture.

    - left, right: the horizontal range in points. The window extends from the ascenders to the descenders.
    """
    text = line.text
    baseline = line.bottom + shift
    size = text.font_size
    top, bottom = baseline - ASCENT * size - 2.2, baseline + DESCENT * size + 1.8
    part, x0, y0 = view.part(left, top, right, bottom)
    margin = max(1, round(1.6 * view.scale))
    if part.shape[0] < 3 * margin or part.shape[1] < 4:
        return None
    rows = part.shape[0]
    return ink.over_margins(part, slice(0, margin), slice(rows - margin, rows)), x0, y0, part


def threshold(profile):
    """The level above which a column contains ink: above noise and JPEG artifacts around strokes."""
    return max(7.0, 0.16 * float(numpy.percentile(profile, 98)), 1.5 * float(numpy.percentile(profile, 15)))


def segments(profile, view, x0, line, panel, widening):
    """Divides the inked columns of a line among its boxes: the range of each group in points, or None.

    The template is our own picture (`line.spans`), or our boxes before that was measured.

    - widening: the difference in width of this panel to ours, in points; it shifts right-aligned content.
    """
    inked = profiles.runs(profile >= threshold(profile))
    spans = [(view.points_x(x0 + first), view.points_x(x0 + last)) for first, last in inked]
    ours = []
    for i, group in enumerate(line.boxes):
        a, b = (line.spans and line.spans[i]) or (left(group) - panel.x, right(group) - panel.x)
        moved = widening if group[0].is_trailing else 0
        ours.append((a + moved, b + moved))
    if not spans:
        return [None] * len(ours)
    gaps = [i for i in range(1, len(spans)) if spans[i][0] - spans[i - 1][1] >= LEAST_GAP]
    gaps = sorted(sorted(gaps, key=lambda i: spans[i - 1][1] - spans[i][0])[:MOST_GAPS])
    best, least = None, float("inf")
    # The other picture may have the symbol on the other side of the title.
    orders = [tuple(range(len(ours)))]
    if line.spans and len(ours) <= MOST_EXCHANGED:
        # But symbols keep their order.
        symbols = [i for i, group in enumerate(line.boxes) if group[0].is_symbol]
        orders = [order for order in itertools.permutations(orders[0])
                  if [order[i] for i in symbols] == sorted(order[i] for i in symbols)]
    for cuts in itertools.combinations(gaps, len(ours) - 1):
        edges = [0, *cuts, len(spans)]
        parts = [(spans[a][0], spans[b - 1][1]) for a, b in zip(edges, edges[1:])]
        between = sum(spans[i][0] - spans[i - 1][1] for i in cuts)
        for order in orders:
            ordered = [parts[i] for i in order]
            # Equal widths mean more than equal positions, because whole columns may be shifted.
            cost = sum(abs((b - a) - (d - c)) + min(0.3 * min(abs(a - c), abs(b - d)), MOST_FOR_PLACE)
                       for (a, b), (c, d) in zip(ordered, ours)) - 0.3 * between
            if cost < least:
                best, least = ordered, cost
    if best is None:
        # Fewer parts than in ours: each stretch belongs to the closest box.
        best = [None] * len(ours)
        for a, b in spans:
            i = min(range(len(ours)), key=lambda i: abs(ours[i][0] + ours[i][1] - a - b))
            best[i] = (min(best[i][0], a), max(best[i][1], b)) if best[i] else (a, b)
    return best
