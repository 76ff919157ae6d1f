#!/usr/bin/env python3
"""Compares the differences counted by `menumock diff` with those of pixelmatch from PyPI, on pairs of our pictures.

--pixelmatch names a Python that can import pixelmatch 0.4.0 and PIL. Without it, one is installed from PyPI below
--out.
"""
import argparse
import copy
import json
import pathlib
import subprocess
import sys

import numpy
from PIL import Image

import frame
from tally import Tally

ROOT = pathlib.Path(__file__).resolve().parents[2]
VERSION = "0.4.0"
THRESHOLDS = (0.0, 0.05, 0.1, 0.3)

# The peer: counts each pair of files and threshold, one number per line.
COUNTING = """
import sys
from PIL import Image
from pixelmatch import pixelmatch

for line in sys.stdin:
    first, second, threshold = line.rstrip("\\n").split("\\t")
    one, other = (Image.open(path).convert("RGBA") for path in (first, second))
    print(pixelmatch(one.tobytes(), other.tobytes(), one.width, one.height, threshold=float(threshold)), flush=True)
"""


def python_with_pixelmatch(folder):
    """A separate Python environment."""
    python = folder / "python" / "bin" / "python"
    if not python.exists():
        subprocess.run([sys.executable, "-m", "venv", folder / "python"], check=True)
        subprocess.run([python, "-m", "pip", "install", "-q", f"pixelmatch=={VERSION}", "pillow"], check=True)
    return python


def documents():
    """Pairs that change visible parts of a menu: a name, two documents, and two lists of options."""
    sort = json.loads((ROOT / "Samples/context-menu.json").read_text())
    base = json.dumps(sort)

    def edited(change):
        document = copy.deepcopy(sort)
        change(document["menu"]["items"])
        return json.dumps(document)

    def rename(items):
        next(item for item in items if "title" in item)["title"] = "Quiet River"

    def move(items):
        items.insert(0, items.pop())

    yield "text", base, edited(rename), [], []
    yield "moved rows", base, edited(move), [], []
    yield "removed row", base, edited(lambda items: items.pop()), [], []
    yield "appearance", base, base, [], ["--appearance", "dark"]
    yield "theme", base, base, ["--theme", "ios-27"], ["--theme", "ios-18"]
    yield "contrast", base, base, [], ["--contrast", "increased"]
    yield "text size", base, base, [], ["--text-size", "xLarge"]
    yield "direction", base, base, [], ["--layout-direction", "rightToLeft"]


def pairs(program, folder, tally, wanted):
    """Renders the pairs of these names at 1x and 2x, transparent and over a color, cropped to their common size."""
    for name, one, other, first, second in documents():
        if name not in wanted:
            continue
        # If nearly every pixel differs, the peer takes half a minute for the larger picture.
        for scale in (1,) if name == "appearance" else (1, 2):
            for ground in ("transparent", "#FFFFFF"):
                pair = []
                for side, document, options in (("a", one, first), ("b", other, second)):
                    path = folder / f"{name.replace(' ', '-')}-{scale}x-{ground.strip('#')}-{side}.png"
                    run = subprocess.run(
                        [program, "render", "-", "-o", path, "--base", ROOT / "Samples", "--scale", str(scale), "--background", ground, "--quiet",
                         *options], input=document.encode(), capture_output=True, check=False)
                    if tally.check(f"{path.name} is drawn", run.returncode == 0, run.stderr.decode()):
                        pair.append(path)
                if len(pair) < 2:
                    continue
                images = [Image.open(path).convert("RGBA") for path in pair]
                size = [min(sides) for sides in zip(*(image.size for image in images))]
                for path, image in zip(pair, images):
                    if list(image.size) != size:
                        image.crop((0, 0, *size)).save(path)
                yield f"{name}, {scale}x, {ground}", pair


def count(program, pair, *options):
    """The number of pixels that `menumock diff` reports as different."""
    run = subprocess.run([program, "diff", *pair, "--format", "json", *options], capture_output=True, check=False)
    return json.loads(run.stdout)["differentPixels"]


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--program", required=True, type=pathlib.Path)
    parser.add_argument("--out", required=True, type=pathlib.Path)
    parser.add_argument("--pixelmatch", type=pathlib.Path)
    frame.add_pattern(parser)
    arguments = parser.parse_args()
    wanted = frame.chosen(arguments, [document[0] for document in documents()])
    arguments.out.mkdir(parents=True, exist_ok=True)
    python = arguments.pixelmatch or python_with_pixelmatch(arguments.out)
    tally = Tally()
    with subprocess.Popen(
            [python, "-c", COUNTING], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as peer:
        for name, pair in pairs(arguments.program, arguments.out, tally, wanted):
            arrays = [numpy.asarray(Image.open(path).convert("RGBA")) for path in pair]
            different = int((arrays[0] != arrays[1]).any(axis=2).sum())
            tally.equal(f"{name}: exact", count(arguments.program, pair), different)
            # One threshold per pair, because the peer is slow.
            threshold = THRESHOLDS[tally.passed // 3 % len(THRESHOLDS)]
            peer.stdin.write("\t".join([*map(str, pair), str(threshold)]) + "\n")
            peer.stdin.flush()
            expected = int(peer.stdout.readline())
            found = count(arguments.program, pair, "--threshold", str(threshold))
            tally.check(
                f"{name}: threshold {threshold}", abs(found - expected) <= 0.005 * expected,
                f"{found} instead of {expected}")
            print(f"{name}: {different} different, {found} at {threshold} (pixelmatch: {expected})")
        peer.stdin.close()
    return tally.finish()


if __name__ == "__main__":
    sys.exit(main())
