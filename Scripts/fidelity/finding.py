"""Finds the panel of a menu in a screenshot by four straight edges and the contents between them.

Straight stretches of edges are collected, vertical and horizontal. Each facing pair of left and right edges determines
a width, and therefore the pixels per point; top and bottom edges must be at the matching height. Among the rectangles
supported by all four edges, the one whose contents are most similar to ours wins.
"""
import numpy
from PIL import Image

from .errors import Unusable
from .view import Rectangle, refined

# The search reduces screenshots to at most this many pixels per side; edges are then measured at full size.
SEARCHED = 1500
# The smallest step, in levels, that is an edge. Menus may be this similar to their backdrop.
LEAST_STEP = 3.0
# Plausible pixels per point.
SCALES = 0.4, 4.2
# The tolerance of the panel's proportions, because text widths and row heights may differ. If no rectangle matches, a
# second search uses a wider tolerance and compares rows only.
SHAPE, LOOSE_SHAPE = 0.3, 1.2
# Stretches considered in each direction.
MOST_STRETCHES = 160
# Rectangles whose contents are compared.
MOST_CANDIDATES = 1200
# The minimum share of a side that must be an edge, and the minimum similarity of contents, from -1 to 1.
LEAST_SUPPORT = 0.4
LEAST_LIKENESS, LEAST_ROW_LIKENESS = 0.45, 0.5
# A ratio this close to a whole number of pixels per point is rounded.
WHOLE = 0.015
# The size, in pixels, at which contents are compared.
THUMBNAIL = 72


def reduced(image, factor):
    """The picture reduced by a whole factor."""
    if factor == 1:
        return image
    height, width = (side // factor * factor for side in image.shape[:2])
    blocks = image[:height, :width].reshape(height // factor, factor, width // factor, factor, -1)
    return blocks.mean(axis=(1, 3))


def closed(mask, gap):
    """The mask with gaps along its rows filled, up to a number of pixels."""
    places = numpy.arange(mask.shape[1])
    before = numpy.maximum.accumulate(numpy.where(mask, places, -10**6), axis=1)
    after = numpy.minimum.accumulate(numpy.where(mask, places, 10**6)[:, ::-1], axis=1)[:, ::-1]
    return mask | (after - before <= gap + 1)


def stretches(edges, steps, least):
    """The longest stretches along the rows of a mask: row, start, end, and the height of the step."""
    rows = numpy.flatnonzero(edges.sum(axis=1) >= 0.6 * least)
    filled = closed(edges[rows], max(4, int(least / 6)))
    change = numpy.diff(numpy.pad(filled.astype(numpy.int8), ((0, 0), (1, 1))), axis=1)
    starts, ends = numpy.argwhere(change > 0), numpy.argwhere(change < 0)
    lengths = ends[:, 1] - starts[:, 1]
    longest = numpy.argsort(-lengths, kind="stable")[:MOST_STRETCHES]
    longest = longest[lengths[longest] >= least]
    return [(int(rows[row]), int(start), int(end), float(numpy.median(steps[rows[row], start:end])))
            for (row, start), end in zip(starts[longest], ends[longest, 1])]


def straight(image, shape):
    """The vertical and horizontal stretches long enough for the straight part of a panel's side."""
    found = []
    for turned, length in ((image.transpose(1, 0, 2), shape[1]), (image, shape[0])):
        steps = numpy.abs(numpy.diff(turned, axis=0)).max(axis=2)
        least = max(LEAST_STEP, 4 * float(numpy.median(steps)))
        padded = numpy.pad(steps, ((1, 1), (0, 0)))
        edges = (steps >= least) & (steps >= padded[:-2]) & (steps >= padded[2:])
        found.append(stretches(edges, steps, max(0.45 * length * SCALES[0], 12)))
    return sorted(found[0]), found[1]


def candidates(verticals, horizontals, shape, tolerance):
    """Rectangles that have edges on all sides and nearly the proportions of a panel, best first.

    Each with its evidence (the share of its sides that is an edge, and the lowest of the four steps), its height
    relative to the expected one, and its sides.
    """
    found = []
    if len(verticals) < 2 or len(horizontals) < 2:
        return found
    width, height = shape
    y, start, end, strength = (numpy.array(values) for values in zip(*horizontals))
    for i, (x0, top0, bottom0, left_step) in enumerate(verticals):
        for x1, top1, bottom1, right_step in verticals[i + 1:]:
            scale = (x1 - x0) / width
            if not SCALES[0] <= scale <= SCALES[1]:
                continue
            top, bottom = max(top0, top1), min(bottom0, bottom1)
            tall = height * scale
            if bottom - top < 0.35 * tall / (1 + tolerance):
                continue
            shared = numpy.minimum(end, x1) - numpy.maximum(start, x0)
            fits = shared >= LEAST_SUPPORT * (x1 - x0)
            reach = 0.4 * max(tall, bottom - top)
            above = numpy.flatnonzero(fits & (y <= top + 4) & (y > top - reach))
            below = numpy.flatnonzero(fits & (y >= bottom - 4) & (y < bottom + reach))
            a, b = (part.ravel() for part in numpy.meshgrid(above, below))
            ratio = (y[b] - y[a]) / tall
            fits = numpy.maximum(ratio, 1 / numpy.maximum(ratio, 0.01)) <= 1 + tolerance
            a, b, ratio = a[fits], b[fits], ratio[fits]
            # A submenu may cover part of one side.
            beside = ((bottom0 - top0) + (bottom1 - top1)) / 2 / numpy.maximum(y[b] - y[a], 1)
            support = numpy.minimum(numpy.minimum(shared[a], shared[b]) / (x1 - x0), numpy.minimum(beside, 1))
            step = numpy.minimum(numpy.minimum(strength[a], strength[b]), min(left_step, right_step))
            value = 0.3 * support + 0.4 * step / (step + 10)
            for i in numpy.flatnonzero(support >= LEAST_SUPPORT):
                found.append((float(value[i]), float(ratio[i]), (x0 + 1, int(y[a[i]]) + 1, x1 + 1, int(y[b[i]]) + 1)))
    found.sort(key=lambda candidate: -candidate[0])
    return found[:MOST_CANDIDATES]


def contents(image, rectangle, rows):
    """The foreground inside a rectangle, as a small picture."""
    inset = 0.02 * rectangle.width
    box = [round(value) for value in (
        rectangle.left + inset, rectangle.top + inset, rectangle.right - inset, rectangle.bottom - inset)]
    # Every few pixels across; that is enough to compare rows.
    stride = max(1, int(rectangle.width) // 150)
    part = image[max(box[1], 0):box[3], max(box[0], 0):box[2]:stride].mean(axis=2)
    if part.size == 0 or min(part.shape) < 4:
        return None
    ink = numpy.abs(part - numpy.median(part, axis=1, keepdims=True))
    ink = numpy.minimum(ink, numpy.percentile(ink, 98) + 1)
    small = Image.fromarray(ink.astype(numpy.float32)).resize((THUMBNAIL, rows), Image.BOX)
    # Slightly blurred, so that a symbol shifted by a few points hardly matters.
    values = numpy.asarray(small)
    for axis in (0, 1):
        values = (numpy.roll(values, 1, axis) + values + numpy.roll(values, -1, axis)) / 3
    return values


def likeness(found, expected, by_rows):
    """The similarity of contents from -1 to 1, by rows, independent of horizontal positions."""
    if found is None or expected is None:
        return -1.0
    one, other = (values.mean(axis=1) if by_rows else values for values in (found, expected))
    one, other = one - one.mean(), other - other.mean()
    length = numpy.sqrt((one**2).sum() * (other**2).sum())
    return float((one * other).sum() / length) if length > 1e-6 else -1.0


def panel(screenshot, ours, ours_panel, shape):
    """The panel in the screenshot, in pixels.

    - screenshot, ours: pictures; ours_panel: our panel's rectangle, which is the template.
    - shape: the panel's width and height in points.
    """
    factor = max(1, -(-max(screenshot.shape[:2]) // SEARCHED))
    image = reduced(screenshot, factor)
    rows = max(8, round(THUMBNAIL * ours_panel.height / ours_panel.width))
    expected = contents(ours, ours_panel, rows)
    lines = straight(image, shape)
    best = None
    for tolerance, is_loose, least in ((SHAPE, False, LEAST_LIKENESS), (LOOSE_SHAPE, True, LEAST_ROW_LIKENESS)):
        best_score, seen = -1.0, {}
        for value, ratio, sides in candidates(*lines, shape, tolerance):
            if sides in seen:
                continue
            seen[sides] = found = likeness(contents(image, Rectangle(*sides), rows), expected, is_loose)
            score = 1.5 * found + value - 0.5 * abs(ratio - 1) * (not is_loose)
            if found >= least and score > best_score:
                best, best_score = Rectangle(*sides), score
        if best:
            break
    if best is None:
        rectangles = f"{len(seen)} rectangles have" if seen else "no rectangle has"
        raise Unusable(
            f"no panel found: {rectangles} edges on four sides, and none of them looks like the document's menu. "
            "Is it the right document? Else say where the panel is: --panel X,Y,WIDTH,HEIGHT in pixels")
    coarse = Rectangle(*(factor * value for value in (best.left, best.top, best.right, best.bottom)))
    for window in (2.0 * factor + 2, 2.5):
        coarse = refined(screenshot, coarse, window)
    return coarse


def scale(found, ours):
    """Pixels per point, and a sentence about it.

    - found: the panel in pixels; ours: our panel in points, measured in our picture by the same reader.
    """
    across, down = found.width / ours.width, found.height / ours.height
    text = f"the panel is {found.width:.2f} x {found.height:.2f} pixels, ours {ours.width:.2f} x {ours.height:.2f} points"
    for ratio, side in ((across, "width"), (down, "height")):
        nearest = max(1, round(ratio))
        if abs(ratio / nearest - 1) < WHOLE:
            return float(nearest), f"{text}: {nearest} pixels per point, from the {side}"
        if side == "width" and abs(across / down - 1) < 0.015:
            return across, f"{text}: {across:.3f} pixels per point"
    nearest = min((1, 2, 3), key=lambda whole: abs(across / whole - 1) + abs(down / whole - 1))
    if abs(across / nearest - 1) < 0.25 and abs(down / nearest - 1) < 0.25:
        return float(nearest), f"{text}: rounded to {nearest} pixels per point (--scale overrides it)"
    return across, f"{text}: {across:.3f} pixels per point from the width, {down:.3f} from the height (--scale selects one)"
