"""The comparison pictures: side by side, alternating, overlaid, and their difference."""
import numpy
from PIL import Image

# Amplification of the difference.
AMPLIFIED = 4
# The margin around the panel, in points; the duration of each alternating picture, in ms.
MARGIN = 44
DURATION = 700
# Fast rather than small.
PACKING = 2


def cut(view, left, top, right, bottom):
    """A rectangle of a picture in points, as pixels. Parts outside the picture are gray."""
    x0, y0 = round(view.x(left)), round(view.y(top))
    width, height = round((right - left) * view.scale), round((bottom - top) * view.scale)
    result = numpy.full((height, width, 3), 128, dtype=numpy.float32)
    rows, columns = view.image.shape[:2]
    first_x, first_y = max(x0, 0), max(y0, 0)
    last_x, last_y = min(x0 + width, columns), min(y0 + height, rows)
    if first_x < last_x and first_y < last_y:
        result[first_y - y0:last_y - y0, first_x - x0:last_x - x0] = view.image[first_y:last_y, first_x:last_x]
    return result


def image(values):
    return Image.fromarray(numpy.clip(numpy.rint(values), 0, 255).astype(numpy.uint8))


def write(folder, ours, theirs, rectangle):
    """Writes the four pictures of a rectangle in points around all panels."""
    left, top, right, bottom = rectangle
    around = left - MARGIN, top - MARGIN, right + MARGIN, bottom + MARGIN
    one, other = cut(ours, *around), cut(theirs, *around)
    bar = numpy.full((one.shape[0], max(4, round(4 * ours.scale)), 3), 128, dtype=numpy.float32)
    image(numpy.concatenate([one, bar, other], axis=1)).save(folder / "side-by-side.png", compress_level=PACKING)
    image(one).save(
        folder / "blink.png", save_all=True, append_images=[image(other)], duration=DURATION, loop=0, compress_level=PACKING)
    image(AMPLIFIED * numpy.abs(one - other)).save(
        folder / "difference.png", compress_level=PACKING)
    # Ours only is red, theirs only is cyan, because dark strokes remove the other channels.
    gray, other_gray = one.mean(axis=2), other.mean(axis=2)
    red, rest = (gray, other_gray) if numpy.median(gray) < 128 else (other_gray, gray)
    image(numpy.stack([red, rest, rest], axis=2)).save(folder / "overlay.png", compress_level=PACKING)
