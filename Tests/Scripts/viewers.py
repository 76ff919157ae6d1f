#!/usr/bin/env python3
"""Tests that viewers of SVG show the same as the PNG of a menu.

Each golden case with an `expected.svg` and each sample is rendered as SVG and as PNG at 2x, over the theme's backdrop
and transparent. librsvg, or headless Chromium with --chromium, rasterizes the SVG. Both pictures must have the same
size, and a mean structural similarity of at least 0.99 (Wang et al. 2004: means over windows of 7 x 7 pixels, K1 =
0.01, K2 = 0.03) in luma, over black and over white. SVG with selectable text depends on the viewer's fonts; it only has
to be well formed and of the same size.
"""
import argparse
import collections
import concurrent.futures
import html
import math
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import xml.etree.ElementTree

import numpy
from PIL import Image, ImageChops

import frame
from tally import Tally

ROOT = pathlib.Path(__file__).resolve().parents[2]
SCALE = 2
LEAST_SIMILARITY = 0.99
WINDOW = 7
SVG = "{http://www.w3.org/2000/svg}"
# Rec. 601, as in most uses of the measure.
LUMA = numpy.array([0.299, 0.587, 0.114])
# The maximum size of a page of pictures in Chromium, in points. Screens beyond 16,384 pixels fail.
PAGE_WIDTH, PAGE_HEIGHT = 2000, 4000

Case = collections.namedtuple("Case", "name document options")


def cases():
    """The compared documents, and their options."""
    documents = [(f"samples/{file.stem}", file) for file in sorted((ROOT / "Samples").glob("*.json"))]
    goldens = ROOT / "Tests" / "Goldens"
    for picture in sorted(goldens.rglob("expected.svg")):
        document = picture.parent / "mockup.json"
        if document.exists():
            documents.append((picture.parent.relative_to(goldens).as_posix(), document))
    for name, document in documents:
        yield Case(f"{name} opaque", document, ["--background", "theme"])
        # Transparent backdrops affect every picture alike; the goldens cover them.
        if not name.startswith("samples/"):
            yield Case(f"{name} transparent", document, ["--background", "transparent"])


def in_parallel(work, items):
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        return list(pool.map(work, items))


def run(*command):
    """Runs a command. Its output is the error if it fails."""
    result = subprocess.run([str(part) for part in command], stdin=subprocess.DEVNULL, capture_output=True, timeout=300)
    if result.returncode:
        said = result.stderr.decode(errors="replace").strip()
        raise RuntimeError(f"{pathlib.Path(command[0]).name}: exit {result.returncode}: {said}")


# --- Similarity -----------------------------------------------------------------------------------------------------


def luma(image, ground):
    """The brightness of a picture over a backdrop, 0 to 255."""
    pixels = numpy.asarray(image.convert("RGBA"), dtype=numpy.float64)
    alpha = pixels[..., 3:] / 255
    return (pixels[..., :3] * alpha + ground * (1 - alpha)) @ LUMA


def window_means(values):
    """The mean of each window inside the picture."""
    sums = numpy.pad(values.cumsum(0).cumsum(1), ((1, 0), (1, 0)))
    total = sums[WINDOW:, WINDOW:] - sums[:-WINDOW, WINDOW:] - sums[WINDOW:, :-WINDOW] + sums[:-WINDOW, :-WINDOW]
    return total / WINDOW**2


def structural_similarity(one, other):
    """The mean structural similarity of two pictures in brightness; 1 for equal pictures."""
    # Deviations from the middle keep sums small, and so the rounding of the differences below.
    one, other = one - 127.5, other - 127.5
    mean1, mean2 = window_means(one), window_means(other)
    unbiased = WINDOW**2 / (WINDOW**2 - 1)
    variance1 = (window_means(one * one) - mean1**2) * unbiased
    variance2 = (window_means(other * other) - mean2**2) * unbiased
    covariance = (window_means(one * other) - mean1 * mean2) * unbiased
    mean1, mean2 = mean1 + 127.5, mean2 + 127.5
    c1, c2 = (0.01 * 255) ** 2, (0.03 * 255) ** 2
    return float(numpy.mean(
        (2 * mean1 * mean2 + c1) * (2 * covariance + c2)
        / ((mean1**2 + mean2**2 + c1) * (variance1 + variance2 + c2))))


def is_opaque(image):
    return image.convert("RGBA").getextrema()[3] == (255, 255)


def similarity(one, other):
    """The lower of the similarities over black and over white."""
    grounds = (0,) if is_opaque(one) and is_opaque(other) else (0, 255)
    return min(structural_similarity(luma(one, ground), luma(other, ground)) for ground in grounds)


# --- Pictures -------------------------------------------------------------------------------------------------------


def svg_size(file):
    """The size of an SVG. Fails if it has none or the file is not well formed."""
    root = xml.etree.ElementTree.parse(file).getroot()
    if root.tag != f"{SVG}svg":
        raise ValueError(f"the root is {root.tag}")
    return root.get("width"), root.get("height"), root.get("viewBox")


def draw(program, case, stem):
    """Renders a case as PNG, SVG, and SVG with text. Returns the problem, or `None`."""
    try:
        for ending, options in (("png", ["--scale", SCALE]), ("svg", []), ("text.svg", ["--svg-text", "text"])):
            run(program, "render", case.document, "-o", f"{stem}.{ending}", "--quiet", *case.options, *options)
        outlines, text = svg_size(f"{stem}.svg"), svg_size(f"{stem}.text.svg")
        if outlines != text:
            return f"the SVG is {outlines}, with text {text}"
        # A fraction of a pixel takes a whole one; a millionth is a rounding error.
        pixels = tuple(math.ceil(float(length) * SCALE - 1e-6) for length in outlines[:2])
        with Image.open(f"{stem}.png") as image:
            return None if image.size == pixels else f"the PNG is {image.size} pixels, the SVG {pixels}"
    except (RuntimeError, ValueError, TypeError, xml.etree.ElementTree.ParseError) as problem:
        return str(problem)


def view_with_librsvg(stems):
    """Rasterizes SVGs. Returns problems by stem."""

    def view(stem):
        try:
            run("rsvg-convert", "-z", SCALE, "-o", f"{stem}.view.png", f"{stem}.svg")
        except RuntimeError as problem:
            return str(problem)
        return None

    return {stem: problem for stem, problem in zip(stems, in_parallel(view, stems)) if problem}


def pages(stems):
    """Arranges pictures on pages in rows: lists of stem, position, and size in pixels."""
    page, x, y, row = [], 0, 0, 0
    for stem in stems:
        with Image.open(f"{stem}.png") as image:
            size = image.size
        width, height = -(-size[0] // SCALE), -(-size[1] // SCALE)
        if x and x + width > PAGE_WIDTH:
            x, y, row = 0, y + row, 0
        if page and y + height > PAGE_HEIGHT:
            yield page
            page, x, y, row = [], 0, 0, 0
        page.append((stem, x, y, size))
        x, row = x + width, max(row, height)
    if page:
        yield page


def view_with_chromium(stems):
    """Shows SVGs in a browser, many per page. Returns problems by stem."""
    browser = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
    if browser is None:
        return dict.fromkeys(stems, "Chromium is not installed")
    problems = {}
    with tempfile.TemporaryDirectory(prefix="menumock-browser-") as profile:
        for number, page in enumerate(pages(stems)):
            document = pathlib.Path(profile) / f"{number}.html"
            screen = pathlib.Path(profile) / f"{number}.png"
            images = "".join(
                f'<img src="{html.escape(pathlib.Path(stem + ".svg").resolve().as_uri())}"'
                f' style="position:absolute;left:{x}px;top:{y}px">' for stem, x, y, _ in page)
            document.write_text(f'<!doctype html><meta charset="utf-8"><body style="margin:0">{images}')
            width = max(x + -(-size[0] // SCALE) for _, x, _, size in page)
            height = max(y + -(-size[1] // SCALE) for _, _, y, size in page)
            try:
                run(
                    browser, "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
                    f"--force-device-scale-factor={SCALE}", "--default-background-color=00000000",
                    f"--user-data-dir={profile}/profile", f"--window-size={max(width, 600)},{height + 200}",
                    f"--screenshot={screen}", document.as_uri())
                with Image.open(screen) as image:
                    screenshot = image.convert("RGBA")
            except (RuntimeError, OSError, subprocess.TimeoutExpired) as problem:
                problems.update((stem, str(problem)) for stem, *_ in page)
                continue
            for stem, x, y, size in page:
                left, top = x * SCALE, y * SCALE
                screenshot.crop((left, top, left + size[0], top + size[1])).save(f"{stem}.view.png")
    return problems


def keep_failure(case, stem, folder):
    """Saves the pictures of a failure side by side: expected, actual, and the difference."""
    place = folder / case.name.replace("/", "-").replace(" ", "-")
    place.mkdir(parents=True, exist_ok=True)
    for ending, name in (("svg", "actual.svg"), ("png", "expected.png"), ("view.png", "actual.png")):
        if os.path.exists(f"{stem}.{ending}"):
            shutil.copy(f"{stem}.{ending}", place / name)
    if os.path.exists(f"{stem}.png") and os.path.exists(f"{stem}.view.png"):
        grounds = []
        for file in (f"{stem}.png", f"{stem}.view.png"):
            image = Image.open(file).convert("RGBA")
            grounds.append(Image.alpha_composite(Image.new("RGBA", image.size, "white"), image).convert("L"))
        one, other = grounds
        size = (max(one.width, other.width), max(one.height, other.height))
        sheets = [Image.new("L", size, 255) for _ in grounds]
        for sheet, image in zip(sheets, grounds):
            sheet.paste(image)
        # Amplified, so that small differences are visible.
        ImageChops.difference(*sheets).point(lambda value: 255 - min(255, value * 4)).save(place / "difference.png")


def compare(case, stem):
    """The similarity of a case, and its problem or `None`."""
    with Image.open(f"{stem}.png") as expected, Image.open(f"{stem}.view.png") as actual:
        if expected.size != actual.size:
            return 0.0, f"the PNG is {expected.size} pixels, the viewer's picture {actual.size}"
        value = similarity(expected, actual)
    return value, None if value >= LEAST_SIMILARITY else f"similarity {value:.4f}"


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("--program", required=True, help="the menumock executable")
    parser.add_argument("--out", required=True, type=pathlib.Path, help="where the pictures of failures are kept")
    parser.add_argument("--chromium", action="store_true", help="look with headless Chromium instead of librsvg")
    frame.add_pattern(parser)
    arguments = parser.parse_args()
    everything = {case.name: case for case in cases()}
    wanted = [everything[name] for name in frame.chosen(arguments, everything)]
    program = str(pathlib.Path(arguments.program).resolve())
    tally = Tally()
    shutil.rmtree(arguments.out, ignore_errors=True)

    with tempfile.TemporaryDirectory(prefix="menumock-viewers-") as folder:
        todo = [(case, f"{folder}/{number}") for number, case in enumerate(wanted)]
        problems = dict(zip((stem for _, stem in todo), in_parallel(lambda entry: draw(program, *entry), todo)))
        drawn = [stem for stem, problem in problems.items() if problem is None]
        problems.update(view_with_chromium(drawn) if arguments.chromium else view_with_librsvg(drawn))
        results = []
        for case, stem in todo:
            value, problem = (0.0, problems[stem]) if problems[stem] else compare(case, stem)
            results.append((value, case.name))
            if not tally.check(case.name, problem is None, problem):
                keep_failure(case, stem, arguments.out)
    print("The least similar:")
    for value, name in sorted(results)[:5]:
        print(f"  {value:.5f}  {name}")
    if tally.failures:
        print(f"The pictures of the failures are in {arguments.out}.")
    return tally.finish()


if __name__ == "__main__":
    sys.exit(main())
