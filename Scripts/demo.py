#!/usr/bin/env python3
"""Renders all samples as PNG and SVG, and arranges them on a sheet."""
import argparse
import html
import pathlib
import subprocess
import sys

from PIL import Image, ImageDraw, ImageFont

ROOT = pathlib.Path(__file__).resolve().parents[1]
SCALE = 2
# Columns, margin, and label height of the sheet, in pixels at one pixel per point of a menu.
COLUMNS, MARGIN, LABEL_HEIGHT = 5, 24, 26
GROUND, CARD, INK = "#FFFFFF", "#F2F2F7", "#3C3C43"


def draw(program, form, folder):
    """Renders the samples with one command. Returns whether all were rendered."""
    command = [program, "render", ROOT / "Samples", "-o", folder, "-f", form, "--background", "theme"]
    if form == "png":
        command += ["--scale", SCALE]
    return subprocess.run([str(part) for part in command]).returncode == 0


def label_font():
    """Inter, or Pillow's default font."""
    for path in pathlib.Path("/usr/share/fonts").rglob("Inter-Regular.*"):
        return ImageFont.truetype(str(path), 13)
    return ImageFont.load_default()


def place(sizes):
    """Arranges pictures in columns, each in the shortest one. Returns their corners and the total size."""
    heights = [MARGIN] * min(COLUMNS, len(sizes))
    widths = [0] * len(heights)
    places = []
    for width, height in sizes:
        column = heights.index(min(heights))
        places.append((column, heights[column]))
        heights[column] += height + LABEL_HEIGHT + MARGIN
        widths[column] = max(widths[column], width)
    lefts = [MARGIN + sum(widths[:column]) + MARGIN * column for column in range(len(widths))]
    return [(lefts[column], y) for column, y in places], (lefts[-1] + widths[-1] + MARGIN, max(heights))


def make_sheet(files, output):
    """A sheet of the pictures with their names."""
    pictures = []
    for file in files:
        with Image.open(file) as image:
            size = (max(1, image.width // SCALE), max(1, image.height // SCALE))
            pictures.append(image.convert("RGBA").resize(size, Image.Resampling.LANCZOS))
    corners, size = place([picture.size for picture in pictures])
    sheet = Image.new("RGB", size, GROUND)
    pen, font = ImageDraw.Draw(sheet), label_font()
    for file, picture, (x, y) in zip(files, pictures, corners):
        sheet.paste(picture, (x, y), picture)
        pen.text((x, y + picture.height + 5), file.stem, fill=INK, font=font)
    sheet.save(output)


def make_page(files, output):
    """A page with the SVG pictures, each linked to its document and PNG."""
    cards = []
    for file in files:
        with Image.open(file) as image:
            width, height = image.width / SCALE, image.height / SCALE
        name = html.escape(file.stem)
        cards.append(
            f'<figure><a href="svg/{name}.svg"><img src="svg/{name}.svg" width="{width:g}" height="{height:g}"'
            f' alt="{name}" loading="lazy"></a><figcaption>{name} <a href="png/{name}.png">PNG</a>'
            f" <a href=\"{html.escape((ROOT / 'Samples' / (file.stem + '.json')).as_uri())}\">JSON</a>"
            "</figcaption></figure>")
    style = (
        f"body{{margin:{MARGIN}px;background:{GROUND};color:{INK};font:14px system-ui,sans-serif;columns:330px}}"
        f"figure{{margin:0 0 {MARGIN}px;break-inside:avoid}}img{{max-width:100%;height:auto;background:{CARD}}}"
        "h1{column-span:all}")
    output.write_text(
        '<!doctype html>\n<html lang="en">\n<meta charset="utf-8">\n<title>menumock: samples</title>\n'
        f"<style>{style}</style>\n<h1>Samples</h1>\n" + "\n".join(cards) + "\n</html>\n", "utf-8")


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--program", required=True, help="the menumock executable")
    parser.add_argument("--out", required=True, type=pathlib.Path, help="output folder")
    arguments = parser.parse_args()
    program = str(pathlib.Path(arguments.program).resolve())
    out = arguments.out
    is_complete = True
    for form in ("png", "svg"):
        (out / form).mkdir(parents=True, exist_ok=True)
        for old in (out / form).glob(f"*.{form}"):
            old.unlink()
        is_complete &= draw(program, form, out / form)
    samples = sorted((ROOT / "Samples").glob("*.json"))
    files = [out / "png" / f"{sample.stem}.png" for sample in samples]
    files = [file for file in files if file.exists() and (out / "svg" / f"{file.stem}.svg").exists()]
    is_complete &= len(files) == len(samples)
    if files:
        make_sheet(files, out / "index.png")
        make_page(files, out / "index.html")
        print(f"{len(files)} of {len(samples)} samples rendered; overview: {out / 'index.png'}")
        print(f"The samples are in {out}; open {out / 'index.html'}")
    if not is_complete:
        print("demo.py: some samples could not be rendered", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
