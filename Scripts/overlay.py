#!/usr/bin/env python3
"""Compares our rendering of a menu with a screenshot of a real one, and measures both.

    Scripts/overlay.py SCREENSHOT DOCUMENT [--program P] [--scale N] [--panel X,Y,W,H] [--frame F] [--backdrop COLOR] [-o DIR]

DOCUMENT describes the screenshot: platform, theme, appearance, and every row. The script finds the panel in the
screenshot by its edges and its contents, determines the pixels per point from its width, and renders the document at that
scale. For a reduced screenshot, it renders at the next whole scale and reduces the picture in the same way.

`menumock layout` gives the boxes of our picture; lines of the screenshot are found by their content. The same reader then
measures edges in both pictures with subpixel accuracy, in points from the panel's top left corner. Standard output lists
each measurement: ours, theirs, the error (ours minus theirs), and ! if it exceeds its goal: 1 pt for edges and symbol
sizes, 1% for text widths, 8 levels for colors. DIR contains

    edges.json          the same measurements
    side-by-side.png    ours on the left
    blink.png           alternates both (an animated PNG)
    overlay.png         red: only ours; cyan: only theirs; gray: both
    difference.png      the difference, amplified four times

Exit status: 0 if every measurement is within its goal, 1 if one is not, 2 if nothing could be compared.
Documentation/Fidelity.md explains the measurements.
"""
import argparse
import io
import json
import pathlib
import sys

import numpy
from PIL import Image, ImageCms, UnidentifiedImageError

from fidelity import comparison, finding, lines, pictures, tables
from fidelity.drawing import Drawing
from fidelity.errors import Unusable
from fidelity.reading import Reader
from fidelity.view import Rectangle, View, far_side, is_cropped, refined, side

ROOT = pathlib.Path(__file__).resolve().parents[1]
# Maximum offset of a second panel from its expected position, in points.
PANEL_WINDOW = 8
WHITE = (255, 255, 255)


def in_srgb(image):
    """The picture in sRGB: screenshots of Macs and recent iPhones have the color profile of their display."""
    profile = image.info.get("icc_profile")
    alpha = image.convert("RGBA").getchannel("A")
    if not profile:
        return image.convert("RGBA")
    try:
        source = ImageCms.ImageCmsProfile(io.BytesIO(profile))
        # A palette is a list of colors; profiles of gray pictures are for one channel.
        is_gray = source.profile.xcolor_space.strip() == "GRAY"
        plain = image.convert("L" if is_gray else "CMYK" if image.mode == "CMYK" else "RGB")
        # Relative colorimetric, because black is black on a display and on another one.
        converted = ImageCms.profileToProfile(
            plain, source, ImageCms.createProfile("sRGB"), renderingIntent=1, outputMode="RGB")
    except (ImageCms.PyCMSError, OSError) as error:
        raise Unusable(f"the color profile cannot be read: {error}. Convert the screenshot to sRGB first") from error
    converted.putalpha(alpha)
    return converted


def opened(path):
    """A screenshot as sRGB colors from 0 to 255. Transparent pixels become white."""
    try:
        with Image.open(path) as image:
            image = in_srgb(image)
            below = Image.new("RGBA", image.size, "white")
            return numpy.asarray(Image.alpha_composite(below, image).convert("RGB"), dtype=numpy.float32)
    except FileNotFoundError as error:
        raise Unusable(f"{path}: no such file") from error
    except (UnidentifiedImageError, OSError, Image.DecompressionBombError) as error:
        raise Unusable(f"{path}: not a picture that can be read: {error}") from error


def ground_around(image, rectangle, scale):
    """The color around a panel, outside its shadow if possible."""
    height, width = image.shape[:2]
    for near, far in ((40, 60), (24, 40), (12, 24), (3, 12)):
        mask = numpy.zeros((height, width), dtype=bool)
        for reach, value in ((far * scale, True), (near * scale, False)):
            x0, y0, x1, y1 = (round(side) for side in (
                rectangle.left - reach, rectangle.top - reach, rectangle.right + reach, rectangle.bottom + reach))
            mask[max(y0, 0):max(y1, 0), max(x0, 0):max(x1, 0)] = value
        if mask.sum() > 200:
            # The most frequent color, because a submenu or text may be next to the panel.
            colors = image[mask]
            _, places, counts = numpy.unique(colors // 16 @ (1, 16, 256), return_inverse=True, return_counts=True)
            return numpy.median(colors[places == counts.argmax()], axis=0)
    return numpy.array([255.0, 255.0, 255.0])


def drawn(drawing, native, ground):
    """Our picture over a backdrop at whole pixels per point, and its panel, measured like the screenshot's."""
    image, panel = drawing.picture(native, ground), drawing.panel
    expected = Rectangle(*(native * value for value in (panel.x, panel.y, panel.right, panel.bottom)))
    return image, refined(image, expected, 2.5 * native, drawing.free_stretches(panel, 0))


def our_view(drawing, scale, theirs, ground):
    """Our picture, at the screenshot's pixels per point."""
    native = drawing.native_scale(scale)
    image, rectangle = drawn(drawing, native, ground)
    if native == scale:
        return View(image, rectangle, scale)
    # Reduced so that the panel's edges fall on the same fractions of pixels as in the screenshot.
    ratio = scale / native
    left, top = (int(start * ratio) - 1 + edge % 1 for start, edge in (
        (rectangle.left, theirs.left), (rectangle.top, theirs.top)))
    x, y = rectangle.left - left / ratio, rectangle.top - top / ratio
    width, height = int((image.shape[1] - x) * ratio), int((image.shape[0] - y) * ratio)
    small = Image.fromarray(image.astype(numpy.uint8)).resize(
        (width, height), Image.BICUBIC, box=(x, y, x + width / ratio, y + height / ratio))
    small = numpy.asarray(small, dtype=numpy.float32)
    expected = Rectangle(left, top, left + rectangle.width * ratio, top + rectangle.height * ratio)
    return View(small, refined(small, expected, 2.5, drawing.free_stretches(drawing.panel, 0)), scale)


def panel_views(drawing, panel, ours, theirs):
    """Both pictures in coordinates of one of the document's panels."""
    if panel is drawing.panel:
        return ours, theirs
    root, views = drawing.panel, []
    for view in (ours, theirs):
        # A submenu begins where its parent ends, whatever the parent's width.
        right = panel.x > root.x + root.width / 2
        left = (view.panel.right - root.right * view.scale if right else view.panel.left - root.x * view.scale)
        left, top = left + panel.x * view.scale, view.panel.top + (panel.y - root.y) * view.scale
        expected = Rectangle(left, top, left + panel.width * view.scale, top + panel.height * view.scale)
        window = 2.5 if view is ours else PANEL_WINDOW * view.scale
        if view is theirs and right:
            width = panel.width * view.scale
            edge = far_side(view.image, expected, left + 0.4 * width, left + 1.6 * width)
            expected.right = expected.right if edge is None else edge
        stretches = drawing.free_stretches(panel, 0)
        found = refined(view.image, expected, window, stretches)
        views.append(View(view.image, found, view.scale))
    return views


def bar_views(drawing, bar, ours, theirs):
    """Both pictures in coordinates of a menu bar, which has no edges: from the menu that is open in it."""
    root, views = drawing.panel, []
    for view in (ours, theirs):
        left = view.panel.left + (bar.x - root.x) * view.scale
        top = view.panel.top + (bar.y - root.y) * view.scale
        views.append(View(
            view.image, Rectangle(left, top, left + bar.width * view.scale, top + bar.height * view.scale), view.scale))
    return views


def is_shown(line, panel, shown):
    """Whether a line of ours is in the part of a panel that the screenshot shows."""
    left, top, right, bottom = shown
    first, last = (lines.left(line.boxes[0]) - panel.x, lines.right(line.boxes[-1]) - panel.x)
    is_cut = shown[2] < panel.width - lines.MOST_SHIFT
    return line.top >= top and line.bottom <= bottom and first >= left - 1 and (last <= right + 1 or not is_cut)


def measured(drawing, ours, theirs):
    """All measurements of all panels, ours and theirs."""
    figures = [], []
    for panel in drawing.panels + drawing.bars:
        is_bar = panel in drawing.bars
        views = bar_views(drawing, panel, ours, theirs) if is_bar else panel_views(drawing, panel, ours, theirs)
        sizes = [(view.panel.width / view.scale, view.panel.height / view.scale) for view in views]
        shown = views[1].shown
        if shown[0] >= shown[2] or shown[1] >= shown[3]:
            continue
        found = [line for line in lines.lines(drawing.boxes, panel) if is_shown(line, panel, shown)]
        for view, size, result in zip(views, sizes, figures):
            reader = Reader(view, drawing, panel, size, found, shown)
            for line in found:
                line.shift, line.is_found = 0.0, True
            if view is views[1]:
                lines.place(found, *views, *sizes)
            root = (ours if result is figures[0] else theirs)
            if panel is not drawing.panel and not is_bar:
                reader.add("panel", panel.path, "left", root.points_x(view.panel.left))
                reader.add("panel", panel.path, "top", root.points_y(view.panel.top))
            cropped = [is_cropped(views[1].image, views[1].panel, side) for side in ("left", "right", "top", "bottom")]
            if not is_bar and not any(cropped[:2]):
                reader.add("panel", panel.path, "panel width", size[0])
            if not is_bar and not any(cropped[2:]):
                reader.add("panel", panel.path, "panel height", size[1])
            result.extend(reader.read())
    return figures


def parsed(arguments):
    parser = argparse.ArgumentParser(
        description=__doc__.split("\n\n")[0], epilog=__doc__.split("\n\n", 2)[2],
        formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("screenshot", type=pathlib.Path)
    parser.add_argument("document", type=pathlib.Path)
    parser.add_argument("--program", default=ROOT / ".build/release/menumock", help="the menumock executable")
    parser.add_argument("--scale", type=float, help="pixels per point of the screenshot, such as 2 or 1.5")
    parser.add_argument("--panel", metavar="X,Y,W,H", type=numbers, help="panel in pixels of the screenshot")
    parser.add_argument("--frame", help="frame of the document that the screenshot shows: number or caption")
    parser.add_argument(
        "--backdrop", metavar="#RRGGBB", type=color, help="backdrop of our picture (default: the color around the panel)")
    parser.add_argument("-o", "--out", type=pathlib.Path, default=pathlib.Path("out/overlay"), help="output folder")
    return parser.parse_args(arguments)


def numbers(text):
    try:
        x, y, width, height = (float(part) for part in text.split(","))
    except ValueError:
        raise argparse.ArgumentTypeError("expected X,Y,WIDTH,HEIGHT in pixels") from None
    if width < 16 or height < 16:
        raise argparse.ArgumentTypeError("expected a panel of at least 16 × 16 pixels")
    return Rectangle(x, y, x + width, y + height)


def color(text):
    digits = text.removeprefix("#")
    try:
        if len(digits) != 6:
            raise ValueError
        return numpy.array([int(digits[i:i + 2], 16) for i in (0, 2, 4)], dtype=numpy.float32)
    except ValueError:
        raise argparse.ArgumentTypeError("expected #RRGGBB") from None


def compare(options):
    """Compares, writes, and prints. Returns the exit status."""
    if options.scale is not None and not 0.4 <= options.scale <= 8:
        raise Unusable("expected --scale from 0.4 to 8 pixels per point")
    screenshot = opened(options.screenshot)
    drawing = Drawing(options.program, options.document, options.frame)
    panel = drawing.panel
    if options.panel:
        height, width = screenshot.shape[:2]
        asked = options.panel
        seen = (min(asked.right, width) - max(asked.left, 0), min(asked.bottom, height) - max(asked.top, 0))
        sides = [name for name in ("left", "top", "right", "bottom") if not is_cropped(screenshot, asked, name)]
        # A screenshot may also be cut out exactly at the panel's edges.
        is_cut_out = any(abs(off) < 1 for off in (asked.left, asked.top, asked.right - width, asked.bottom - height))
        is_placed = len(sides) == 4 or is_cut_out or any(side(screenshot, asked, name, 4)[0] for name in sides)
        if min(seen) < 16 or not is_placed:
            raise Unusable(
                f"--panel reaches out of the screenshot, which has {width} x {height} pixels, and none of its edges is inside")
        rectangle = refined(screenshot, options.panel, 4)
    else:
        rectangle = finding.panel(screenshot, *drawn(drawing, 2, WHITE), (panel.width, panel.height))
    nearly, _ = finding.scale(rectangle, Rectangle(0, 0, panel.width, panel.height))
    nearly = options.scale or nearly
    stretches = drawing.free_stretches(panel, nearly)
    if stretches:
        # The edge found may be that of the panel above this one.
        rectangle = refined(screenshot, rectangle, 2.5, stretches)
    if options.backdrop is None:
        ground = ground_around(screenshot, rectangle, nearly)
    else:
        ground = options.backdrop
    if options.scale:
        scale, why = options.scale, f"{options.scale:g} pixels per point, from --scale"
    else:
        # The backdrop affects where an edge is measured, so ours is measured over theirs.
        _, ours = drawn(drawing, 2, ground)
        scale, why = finding.scale(rectangle, Rectangle(ours.left / 2, ours.top / 2, ours.right / 2, ours.bottom / 2))
    theirs = View(screenshot, rectangle, scale)
    ours = our_view(drawing, scale, rectangle, ground)
    comparisons = comparison.compared(*measured(drawing, ours, theirs), scale)
    options.out.mkdir(parents=True, exist_ok=True)
    xs = [value - panel.x for box in drawing.panels for value in (box.x, box.right)]
    ys = [value - panel.y for box in drawing.panels for value in (box.y, box.bottom)]
    extent = (min(xs), min(ys), max(*xs, rectangle.width / scale), max(*ys, rectangle.height / scale))
    pictures.write(options.out, ours, theirs, extent)
    place = [round(value, 2) for value in (rectangle.left, rectangle.top, rectangle.width, rectangle.height)]
    result = {
        "screenshot": options.screenshot.name, "document": options.document.name, "scale": round(scale, 4), "panel": place,
        "backdrop": [round(float(level)) for level in ground], "figures": tables.data(comparisons)}
    (options.out / "edges.json").write_text(json.dumps(result, indent=1, ensure_ascii=False) + "\n")
    header = [f"panel at {place[0]:g},{place[1]:g}, {place[2]:g} x {place[3]:g} pixels", why]
    print(tables.text(comparisons, header))
    return 1 if any(entry.is_over for entry in comparisons) else 0


def main(arguments=None):
    """Runs the comparison with arguments (default: those of the command line). Returns the exit status."""
    try:
        return compare(parsed(arguments))
    except Unusable as error:
        print(f"overlay.py: {error}", file=sys.stderr)
        return 2


if __name__ == "__main__":
    sys.exit(main())
