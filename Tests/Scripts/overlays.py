#!/usr/bin/env python3
"""Tests Scripts/overlay.py on our own pictures: it must measure exactly the changes made here.

The screenshots are synthetic: a document is rendered, placed on a backdrop, shifted by fractions of a pixel, reduced,
recolored, and degraded with noise and JPEG. Each change is known, so each measurement is too.
"""
import contextlib
import io
import json
import pathlib
import re
import struct
import sys

import numpy
from PIL import Image

import frame

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "Scripts"))
import overlay  # noqa: E402 (it is where the line above says)

# Tolerances: points of edges, levels of colors.
POINTS, LEVELS = 0.15, 2
LIGHT, DARK = (205, 214, 224), (40, 44, 52)

DOCUMENTS = {
    "ios-18": {
        "platform": "iOS", "theme": "ios-18", "menu": {"title": "Sort by", "items": [
            {"title": "Duplicate", "systemImage": "doc.on.doc"}, {"title": "Move to Folder", "systemImage": "folder"},
            {"type": "section", "items": [{"title": "Share", "systemImage": "square.and.arrow.up", "isDisabled": True},
                                          {"title": "Delete…", "systemImage": "trash", "role": "destructive"}]}]}},
    "ios-26": {
        "platform": "iOS", "theme": "ios-26", "menu": {"items": [
            {"type": "picker", "selection": "Name", "options": ["Name", "Date Added", "Kind"]}, "---",
            {"type": "menu", "title": "Group By", "items": ["None"]}]}},
    "macos-15": {
        "platform": "macOS", "theme": "macos-15", "appearance": "dark", "menu": {"items": [
            {"title": "New Window", "keyboardShortcut": "cmd+n"}, {"title": "Close", "isDisabled": True}, "---",
            {"type": "toggle", "title": "Show Toolbar", "isOn": True, "keyboardShortcut": "opt+cmd+t"},
            {"type": "menu", "title": "Open Recent", "items": ["Notes"]}]}},
    "macos-26": {
        "platform": "macOS", "theme": "macos-26", "menu": {"items": [
            {"title": "New Folder", "keyboardShortcut": "shift+cmd+n"}, {"title": "Get Info", "isHighlighted": True}, "---",
            {"title": "Move to Trash", "keyboardShortcut": "cmd+delete"}]}},
    "submenu": {
        "platform": "macOS", "theme": "macos-15", "menu": {"items": [
            {"title": "Refresh Now"}, {"type": "menu", "title": "Export As", "isOpen": True, "items": [
                {"title": "Picture"}, "---", {"title": "Portable Document"}]},
            {"title": "Revert to Last Saved"}, {"title": "Page Setup…"}, {"title": "Quit"}]}},
    "cells": {
        "platform": "iOS", "theme": "ios-18", "menu": {"layout": "medium", "items": [
            {"title": "Cut", "systemImage": "folder"}, {"title": "Pin", "systemImage": "pin"},
            {"title": "Share", "systemImage": "trash"}, {"title": "Information", "systemImage": "info.circle"}]}},
    "alert": {
        "platform": "macOS", "theme": "macos-26", "state": "confirming", "menu": {"items": [
            {"title": "Erase", "confirmation": {
                "title": "Erase the disk?", "message": "Everything on it will be lost, and nothing brings it back.",
                "actions": [{"title": "Erase"}]}}]}},
    "bar": {
        "platform": "macOS", "theme": "macos-15", "presentation": "menuBar", "menus": [
            {"title": "Notes", "items": ["About"]}, {"title": "File", "isOpen": True, "items": [
                {"title": "New Note", "keyboardShortcut": "cmd+n"}, "---", {"title": "Duplicate"}, {"title": "Print…"}]},
            {"title": "Edit", "items": ["Undo"]}]},
    "macos-26-dark": {
        "platform": "macOS", "theme": "macos-26", "appearance": "dark", "menu": {"items": [
            {"title": "New Folder", "keyboardShortcut": "shift+cmd+n"}, {"title": "Get Info"}, "---",
            {"title": "Move to Trash", "keyboardShortcut": "cmd+delete"}]}},
}


class Bench:
    """Renders documents, derives screenshots from them, and measures these."""

    def __init__(self, program, tally, folder):
        self.program, self.tally, self.folder = program, tally, folder
        self.drawn = {}
        for name, document in DOCUMENTS.items():
            (folder / f"{name}.json").write_text(json.dumps(document))

    def picture(self, name, ground=LIGHT, scale=2):
        """A document's picture over a backdrop, as colors from 0 to 255."""
        key = name, scale
        if key not in self.drawn:
            run = self.program.run(
                "render", self.folder / f"{name}.json", "-f", "png", "-o", "-", "--scale", scale, "--quiet")
            if run.returncode:
                raise RuntimeError(run.stderr.decode(errors="replace"))
            self.drawn[key] = Image.open(io.BytesIO(run.stdout)).convert("RGBA")
        image = self.drawn[key]
        below = ground if isinstance(ground, Image.Image) else Image.new("RGBA", image.size, (*ground, 255))
        return numpy.asarray(Image.alpha_composite(below, image).convert("RGB"), dtype=numpy.float32)

    def layout(self, name):
        """The boxes of a document, and that of its first panel."""
        boxes = json.loads(self.program.run("layout", self.folder / f"{name}.json", "--quiet").stdout)["boxes"]
        return boxes, next(box["frame"] for box in boxes if box["role"] in ("menu", "confirmation"))

    def measure(self, screenshot, name, *options, ending="png"):
        """The exit status, the output, and the measurements by subject and name."""
        path = self.folder / f"screenshot.{ending}"
        if not isinstance(screenshot, pathlib.Path):
            image = Image.fromarray(numpy.clip(numpy.rint(screenshot), 0, 255).astype(numpy.uint8))
            image.save(path, **({"quality": 92, "subsampling": 0} if ending == "jpg" else {}))
            screenshot = path
        out = self.folder / "out"
        printed = io.StringIO()
        with contextlib.redirect_stdout(printed), contextlib.redirect_stderr(printed):
            try:
                status = overlay.main([
                    str(screenshot), str(self.folder / f"{name}.json"), "--program", self.program.path, "-o", str(out),
                    *options])
            except SystemExit as exit_of_arguments:
                status = exit_of_arguments.code
        result = json.loads((out / "edges.json").read_text()) if status in (0, 1) else {"figures": []}
        return status, printed.getvalue(), result

    def largest(self, result, unit):
        """The largest error of a unit, and its subject. Missing measurements count as infinite."""
        errors = [(abs(entry["error"]), entry) if entry["error"] is not None else (99.0, entry)
                  for entry in result["figures"]
                  if entry["unit"] == unit
                  and not (entry["error"] is None and entry.get("note", "").startswith("uneven"))]
        return max(errors, key=lambda pair: pair[0], default=(99.0, None))

    def check_small(self, say, result, bounds):
        """Asserts that no error of a unit is larger. The end of a shadow depends on a level and a half, as much as
        noise.
        """
        result = {"figures": [entry for entry in result["figures"] if entry["figure"] not in ("shadow until", "radius")]}
        # Edges as faint as the shortcuts of a Mac are three times as uncertain.
        result = {"figures": [
            dict(entry, error=entry["error"] / 3)
            if entry["error"] is not None and entry["subject"].startswith("shortcut") else entry
            for entry in result["figures"]]}
        for unit, most in bounds.items():
            error, entry = self.largest(result, unit)
            self.tally.check(f"{say}: {unit} within {most}", error <= most, f"{error:.3f}: {entry}")


def error_of(result, subject, figure):
    """The error of a measurement of the first subject with this prefix."""
    return next(entry["error"] for entry in result["figures"]
                if entry["subject"].startswith(subject) and entry["figure"] == figure)


def resampled(image, x, y):
    """The picture shifted right and down by fractions of a pixel, by linear interpolation."""
    for axis, amount in ((1, x), (0, y)):
        whole, part = int(numpy.floor(amount)), amount - numpy.floor(amount)
        moved = numpy.roll(image, whole, axis)
        image = (1 - part) * moved + part * numpy.roll(moved, 1, axis)
    return image


# --- What is checked --------------------------------------------------------------------------------------------------


def check_same(bench):
    """A picture compared with itself: no error, whatever the scale, appearance, and backdrop."""
    for name, scale, ground in (("ios-18", 3, LIGHT), ("ios-26", 2, DARK), ("macos-15", 1, DARK), ("macos-26", 2, LIGHT)):
        status, printed, result = bench.measure(bench.picture(name, ground, scale), name)
        bench.tally.equal(f"{name}: status", status, 0)
        bench.tally.equal(f"{name}: scale", result.get("scale"), float(scale))
        bench.check_small(name, result, {"pt": 0.011, "level": 1})
        wanted = {"panel", "title", "separator", *{"macos-26": ["highlight"], "ios-26": ["mark"], "ios-18": ["gap"]}.get(name, [])}
        found = {entry["subject"].split()[0] for entry in result["figures"]}
        bench.tally.check(f"{name}: what is measured", wanted <= found, f"{sorted(found)}: {printed[-400:]}")
        names = {entry["figure"] for entry in result["figures"]}
        wanted = {"panel width", "panel height", "radius", "left", "text width", "baseline", "top of capitals", "thickness"}
        bench.tally.check(f"{name}: figures", wanted <= names, sorted(wanted - names))


def check_submenu(bench):
    """A submenu next to its parent: both are measured, and the parent's width is not affected."""
    boxes, panel = bench.layout("submenu")
    other = [box["frame"] for box in boxes if box["role"] == "menu"][1]
    scale = 2
    picture = bench.picture("submenu", scale=scale)
    status, printed, result = bench.measure(picture, "submenu")
    bench.tally.equal("status", status, 0)
    bench.check_small("the same", result, {"pt": 0.011, "level": 1})
    for frame_of, path in ((panel, "menu"), (other, "menu.items[1]")):
        figures = {entry["figure"]: entry["ours"] for entry in result["figures"]
                   if entry["subject"] == "panel" and entry["path"] == path}
        for name, key in (("panel width", "width"), ("panel height", "height")):
            # Its rim covers half of the edge.
            bench.tally.check(
                f"{name} of {path}", abs(figures.get(name, 0) - frame_of[key]) <= 1, f"{figures}: {frame_of}, {printed[:300]}")
    bench.tally.check("titles of the submenu", any("Portable" in entry["subject"] for entry in result["figures"]))


def check_cells(bench):
    """A row of cells: a symbol shifted up affects that cell alone."""
    boxes, _ = bench.layout("cells")
    pin = next(box["frame"] for box in boxes if box.get("symbol") == "pin")
    scale = 3
    picture = bench.picture("cells", scale=scale)
    left, right = (round(scale * value) for value in (pin["x"] - 4, pin["x"] + pin["width"] + 4))
    top, bottom = (round(scale * value) for value in (pin["y"] - 2, pin["y"] + pin["height"] - 2))
    screenshot = picture.copy()
    screenshot[top:bottom, left:right] = resampled(picture[top:bottom, left:right], 0, -3.6)
    _, _, result = bench.measure(screenshot, "cells")
    for title, moved in (("Cut", 0), ("Pin", 1.2), ("Share", 0)):
        error = error_of(result, f"symbol of “{title}", "top")
        bench.tally.check(f"symbol of {title}", abs(error - moved) <= POINTS, f"{error} for {moved}")
        error = error_of(result, f"label “{title}", "baseline")
        bench.tally.check(f"label {title}", abs(error) <= POINTS, error)


def check_files(bench):
    """The output: four pictures and a table."""
    picture = bench.picture("ios-18").copy()
    # Something next to the panel, so that the two differ.
    picture[-30:, -30:] = 0
    bench.measure(picture, "ios-18")
    out = bench.folder / "out"
    pictures = {name: Image.open(out / f"{name}.png") for name in ("side-by-side", "blink", "overlay", "difference")}
    bench.tally.equal("blink has two frames", pictures["blink"].n_frames, 2)
    inside = pictures["difference"].crop((100, 100, 500, 300)).getextrema()
    bench.tally.equal("the difference of the same is black", inside, ((0, 0),) * 3)
    bench.tally.check("side by side is twice as wide", pictures["side-by-side"].width > 2 * pictures["overlay"].width)


def check_moved(bench):
    """A screenshot shifted by fractions of a pixel: still no error."""
    for name, x, y in (("ios-18", 0.3, 0.6), ("macos-26", 0.5, 0.25)):
        _, _, result = bench.measure(resampled(bench.picture(name), x, y), name)
        # A line one pixel thin becomes thicker and fainter between pixels.
        lengths = [entry for entry in result["figures"] if entry["unit"] == "pt" and entry["figure"] != "thickness"]
        bench.check_small(f"{name} moved by {x}, {y} pixels", {"figures": lengths}, {"pt": 0.25})


def check_row_moved(bench):
    """A shifted row: its offset in points."""
    boxes, panel = bench.layout("ios-18")
    title = next(box for box in boxes if box.get("text") == "Move to Folder")
    scale = 3
    picture = bench.picture("ios-18", scale=scale)
    x, width = title["frame"]["x"], title["frame"]["width"]
    left, right = (round(scale * value) for value in (x - 6, x + width + 14))
    top, bottom = (round(scale * value) for value in (title["baseline"] - 20, title["baseline"] + 10))
    for x, y in ((4.5, 0), (0, -2.4), (-2.7, 3.3)):
        screenshot = picture.copy()
        screenshot[top:bottom, left:right] = resampled(picture[top:bottom, left:right], x, y)
        _, _, result = bench.measure(screenshot, "ios-18")
        for figure, moved in (("left", x), ("baseline", y), ("top of capitals", y)):
            error = error_of(result, "title “Move", figure)
            bench.tally.check(
                f"moved by {x}, {y} pixels: {figure}", abs(error + moved / scale) <= POINTS,
                f"{error} for {-moved / scale:.2f}")
        error = error_of(result, "title “Move", "text width")
        bench.tally.check(f"moved by {x}, {y} pixels: width", abs(error) <= POINTS, error)


def check_wider(bench):
    """Texts 4 % wider: reported in percent, and marked."""
    boxes, _ = bench.layout("ios-26")
    title = next(box for box in boxes if box.get("text") == "Date Added")
    scale = 3
    picture = bench.picture("ios-26", scale=scale).copy()
    box = [round(scale * value) for value in (
        title["frame"]["x"] - 2, title["baseline"] - 18, title["frame"]["x"] + title["frame"]["width"] + 6, title["baseline"] + 8)]
    part = picture[box[1]:box[3], box[0]:box[2]]
    wide = Image.fromarray(part.astype(numpy.uint8)).resize((round(part.shape[1] * 1.04), part.shape[0]), Image.BICUBIC)
    picture[box[1]:box[3], box[0]:box[0] + wide.width] = numpy.asarray(wide)
    status, printed, result = bench.measure(picture, "ios-26")
    width = next(entry for entry in result["figures"]
                 if entry["subject"].startswith("title “Date") and entry["figure"] == "text width")
    ratio = width["theirs"] / width["ours"]
    bench.tally.check("4 % wider", abs(ratio - 1.04) < 0.004, ratio)
    bench.tally.equal("status", status, 1)
    bench.tally.check("it is marked", width["isOver"] and re.search(r"! text width .*-3\.\d %", printed), printed[:2000])


def check_smaller(bench):
    """Reduced screenshots: the scale is found, and edges are within 0.4 pt, including those of rims."""
    for name, native, scale in (("ios-18", 3, 1.5), ("macos-26", 2, 1.5), ("ios-26", 3, 1.25)):
        picture = Image.fromarray(bench.picture(name, scale=native).astype(numpy.uint8))
        # Cropped so that both sides have whole numbers of pixels, to avoid distortion in one direction.
        picture = picture.crop((0, 0, *(side // 12 * 12 for side in picture.size)))
        size = [round(side * scale / native) for side in picture.size]
        small = numpy.asarray(picture.resize(size, Image.BICUBIC), dtype=numpy.float32)
        _, _, result = bench.measure(small, name)
        bench.tally.check(f"{name}: scale {scale}", abs(result.get("scale", 0) - scale) < 0.006, result.get("scale"))
        # Lines are one pixel of another scale, so their thickness means nothing.
        figures = [entry for entry in result["figures"] if entry["unit"] == "pt" and "separator" not in entry["subject"]]
        bench.check_small(f"{name} at {scale}", {"figures": figures}, {"pt": 0.4})


def check_spoiled(bench):
    """Noise and JPEG: edges within 0.15 pt, colors within 2 levels."""
    noise = numpy.random.default_rng(7).normal(0, 2.5, bench.picture("ios-18").shape).astype(numpy.float32)
    status, _, result = bench.measure(bench.picture("ios-18") + noise, "ios-18")
    bench.tally.equal("noise: status", status, 0)
    bench.check_small("noise", result, {"pt": POINTS, "level": LEVELS})
    for name in ("ios-18", "macos-15"):
        status, _, result = bench.measure(bench.picture(name), name, ending="jpg")
        bench.tally.equal(f"{name}, JPEG: status", status, 0)
        bench.check_small(f"{name}, JPEG", result, {"pt": POINTS, "level": LEVELS})


def check_colors(bench):
    """Another backdrop and other titles: the offset in levels."""
    _, panel = bench.layout("ios-26")
    picture = bench.picture("ios-26")
    box = [round(2 * value) for value in (panel["x"], panel["y"], panel["x"] + panel["width"], panel["y"] + panel["height"])]
    part = picture[box[1]:box[3], box[0]:box[2]]
    ground = part[40, part.shape[1] // 2].copy()
    # Black becomes 30 levels lighter, the backdrop 12 darker, everything between in proportion.
    changed = 30 + (part - 0) * (ground - 12 - 30) / ground
    inside = numpy.abs(part - ground).max(axis=2, keepdims=True) < 240
    picture[box[1] + 40:box[3] - 40, box[0] + 8:box[2] - 8] = numpy.where(inside, changed, part)[40:-40, 8:-8]
    status, _, result = bench.measure(picture, "ios-26")
    bench.tally.equal("status", status, 1)
    error = error_of(result, "panel", "color")
    bench.tally.check("color", abs(error - 12) <= LEVELS, error)
    title = next(entry for entry in result["figures"] if entry["subject"].startswith("title #"))
    expected = 30 + title["ours"][0] * (ground[0] - 42) / ground[0]
    bench.tally.check("titles", abs(title["theirs"][0] - expected) <= LEVELS, f"{title} for {expected:.1f}")


def check_themes(bench):
    """A document of one theme compared with a picture of another: the measurements equal the differences of the
    layouts.
    """
    scale = 3
    for name, other in (("ios-18", "ios-26"), ("macos-26", "macos-15")):
        document = dict(DOCUMENTS[name], theme=other)
        (bench.folder / "other.json").write_text(json.dumps(document))
        (ours, our_panel), (theirs, their_panel) = bench.layout(name), bench.layout("other")
        status, printed, result = bench.measure(bench.picture("other", scale=scale), name, "--scale", str(scale))
        bench.drawn.clear()
        if not bench.tally.equal(f"{other} over {name}: status", status, 1):
            print(printed)
            continue
        # Baselines are on whole pixels. A rim half a point wide that is no lighter than both sides is partly an edge.
        for figure, key in (("panel width", "width"), ("panel height", "height")):
            expected = our_panel[key] - their_panel[key]
            error = error_of(result, "panel", figure)
            bench.tally.check(f"{other} over {name}: {figure}", abs(error - expected) <= 0.8, f"{error} for {expected}")
        for box in ours:
            if box["role"] != "title" or box["path"] == "menu.title":
                continue
            same = next(one for one in theirs if one["path"] == box["path"] and one["role"] == "title")
            expected = (box["frame"]["x"] - our_panel["x"]) - (same["frame"]["x"] - their_panel["x"])
            error = error_of(result, f"title “{box['text']}", "left")
            bench.tally.check(
                f"{other} over {name}: left of {box['text']}", abs(error - expected) <= 0.6, f"{error} for {expected}")
            expected = (box["baseline"] - our_panel["y"]) - (same["baseline"] - their_panel["y"])
            error = error_of(result, f"title “{box['text']}", "baseline")
            bench.tally.check(
                f"{other} over {name}: baseline of {box['text']}", abs(error - expected) <= 0.6, f"{error} for {expected}")


def check_grounds(bench):
    """Panels on backdrops of many colors are found, and those that --panel names."""
    generator = numpy.random.default_rng(3)
    for name in ("ios-18", "macos-15"):
        flat = bench.picture(name)
        coarse = generator.integers(0, 255, (flat.shape[0] // 60 + 1, flat.shape[1] // 60 + 1, 3), dtype=numpy.uint8)
        ground = Image.fromarray(coarse).resize((flat.shape[1], flat.shape[0]), Image.BICUBIC).convert("RGBA")
        _, panel = bench.layout(name)
        status, printed, result = bench.measure(bench.picture(name, ground), name)
        if bench.tally.check(f"{name}: found on many colors", status in (0, 1), printed):
            expected = [2 * panel[key] for key in ("x", "y", "width", "height")]
            off = max(abs(one - other) for one, other in zip(result["panel"], expected))
            bench.tally.check(f"{name}: where it is, with the line outside of its edge or without", off <= 2.5, f"{result['panel']} for {expected}")
            figures = [entry for entry in result["figures"] if entry["figure"] in ("left", "baseline", "text width")]
            bench.check_small(name, {"figures": figures}, {"pt": 0.3})
        named = ",".join(str(2 * panel[key] + off) for key, off in (("x", 1), ("y", -1), ("width", 0), ("height", 1)))
        status, printed, result = bench.measure(flat, name, "--panel", named)
        bench.tally.equal(f"{name}: named by hand", status, 0)


def display_profile(gamma=2.2):
    """A color profile with the primaries of Display P3, built here: a header, and the tags that a matrix profile needs."""
    def fixed(value):
        return struct.pack(">i", round(value * 65536))

    def place(x, y, z):
        return b"XYZ \0\0\0\0" + fixed(x) + fixed(y) + fixed(z)

    curve = b"curv\0\0\0\0" + struct.pack(">IH", 1, round(gamma * 256)) + b"\0\0"
    text = b"text\0\0\0\0ours\0\0\0\0"
    tags = {
        b"desc": b"desc\0\0\0\0" + struct.pack(">I", 5) + b"ours\0" + bytes(79), b"cprt": text,
        b"wtpt": place(0.9642, 1, 0.8249), b"rXYZ": place(0.51512, 0.2412, -0.00105), b"gXYZ": place(0.29198, 0.69225, 0.04189),
        b"bXYZ": place(0.1571, 0.06657, 0.78407), b"rTRC": curve, b"gTRC": curve, b"bTRC": curve}
    body, table, start = b"", struct.pack(">I", len(tags)), 132 + 12 * len(tags)
    for name, data in tags.items():
        data += bytes(-len(data) % 4)
        table += name + struct.pack(">II", start + len(body), len(data))
        body += data
    size = start + len(body)
    header = struct.pack(">I4sI4s4s4s", size, bytes(4), 0x02400000, b"mntr", b"RGB ", b"XYZ ")
    header += struct.pack(">6H", 2026, 11, 23, 0, 0, 0) + b"acsp" + bytes(28) + fixed(0.9642) + fixed(1) + fixed(0.8249)
    return header + bytes(128 - len(header)) + table + body


def check_profiles(bench):
    """A screenshot with the profile of its display: the colors are those of sRGB."""
    path = bench.folder / "profile.png"
    profile = display_profile()
    # What sRGB's #0088FF and #34C759 are in the profile, by the definitions of both.
    for expected in ((0, 136, 255), (52, 199, 89), (128, 128, 128)):
        linear = [level / 255 / 12.92 if level <= 10 else ((level / 255 + 0.055) / 1.055)**2.4 for level in expected]
        mixed = numpy.array([[0.8225, 0.1774, 0], [0.0332, 0.9669, 0], [0.0171, 0.0724, 0.9108]]) @ linear
        shown = numpy.rint(255 * mixed.clip(0, 1)**(1 / 2.2)).astype(numpy.uint8)
        Image.new("RGB", (8, 8), tuple(int(level) for level in shown)).save(path, icc_profile=profile)
        found = overlay.opened(path)[4, 4]
        bench.tally.check(f"{expected} in sRGB", numpy.abs(found - expected).max() <= 2, f"{found} from {shown}")
    Image.new("RGB", (8, 8), (9, 99, 199)).save(path)
    bench.tally.equal("without a profile", overlay.opened(path)[4, 4].tolist(), [9, 99, 199])
    Image.new("L", (8, 8), 77).save(path)
    bench.tally.equal("gray", overlay.opened(path)[4, 4].tolist(), [77, 77, 77])
    # The highlight of a menu is read in sRGB.
    picture = bench.picture("macos-26")
    linear = numpy.where(picture <= 10, picture / 255 / 12.92, ((picture / 255 + 0.055) / 1.055)**2.4)
    mixed = linear @ numpy.array([[0.8225, 0.1774, 0], [0.0332, 0.9669, 0], [0.0171, 0.0724, 0.9108]]).T
    pixels = numpy.rint(255 * mixed.clip(0, 1)**(1 / 2.2)).astype(numpy.uint8)
    Image.fromarray(pixels).save(path, icc_profile=profile)
    _, _, result = bench.measure(path, "macos-26")
    error = error_of(result, "highlight", "color")
    bench.tally.check("highlight with a profile", abs(error) <= 3, error)
    _, _, result = bench.measure(pixels, "macos-26")
    bench.tally.check("highlight without it", abs(error_of(result, "highlight", "color")) > 8)
    Image.new("RGB", (8, 8)).save(path, icc_profile=b"no profile at all" * 20)
    status, printed, _ = bench.measure(path, "macos-26")
    bench.tally.check("a broken profile", status == 2 and "color profile" in printed, printed)


def check_alert(bench):
    """An alert: its texts, its icon, and its buttons."""
    picture = bench.picture("alert")
    status, printed, result = bench.measure(picture, "alert")
    bench.tally.equal("alert: status", status, 0)
    bench.check_small("alert", result, {"pt": 0.011, "level": 1})
    found = {entry["subject"].split()[0] for entry in result["figures"]}
    bench.tally.check("alert: what is measured", {"panel", "question", "message", "action", "hostPart"} <= found, sorted(found))
    # The buttons alone, further down.
    boxes, panel = bench.layout("alert")
    button = next(box["frame"] for box in boxes if box["role"] == "action")
    top, bottom = (round(2 * value) for value in (button["y"] - 8, button["y"] + button["height"] + 8))
    left, right = (round(2 * value) for value in (panel["x"] + 4, panel["x"] + panel["width"] - 4))
    screenshot = picture.copy()
    screenshot[top:bottom, left:right] = resampled(picture[top:bottom, left:right], 0, 3)
    _, _, result = bench.measure(screenshot, "alert")
    for figure in ("top", "bottom"):
        error = error_of(result, "action", figure)
        bench.tally.check(f"alert: {figure} of a button", abs(error + 1.5) <= POINTS, error)


def check_bar(bench):
    """A menu bar: its titles and the pill of the open one."""
    picture = bench.picture("bar")
    status, printed, result = bench.measure(picture, "bar")
    bench.tally.equal("bar: status", status, 0)
    bench.check_small("bar", result, {"pt": 0.011, "level": 1})
    subjects = {entry["subject"] for entry in result["figures"]}
    bench.tally.check("bar: titles", {"title “Notes”", "title “File”", "title “Edit”"} <= subjects, sorted(subjects))
    bench.tally.check("bar: pill", any(one.startswith("highlight") for one in subjects), sorted(subjects))
    boxes, _ = bench.layout("bar")
    edit = next(box["frame"] for box in boxes if box.get("text") == "Edit")
    left, right = (round(2 * value) for value in (edit["x"] - 3, edit["x"] + edit["width"] + 3))
    top, bottom = round(2 * edit["y"]), round(2 * (edit["y"] + edit["height"]))
    screenshot = picture.copy()
    screenshot[top:bottom, left:right] = resampled(picture[top:bottom, left:right], 2.4, 0)
    _, _, result = bench.measure(screenshot, "bar")
    error = error_of(result, "title “Edit", "left")
    bench.tally.check("bar: a title to the right", abs(error + 1.2) <= POINTS, error)


def check_cropped(bench):
    """A panel whose lower part is not in the screenshot: the visible part is measured."""
    picture = bench.picture("ios-18")
    boxes, panel = bench.layout("ios-18")
    last = max(box["baseline"] for box in boxes if box.get("text") == "Move to Folder")
    screenshot = picture[:round(2 * (last + 12))]
    named = ",".join(str(2 * panel[key]) for key in ("x", "y", "width", "height"))
    status, printed, result = bench.measure(screenshot, "ios-18", "--panel", named, "--scale", "2")
    bench.tally.equal("cropped: status", status, 0)
    bench.check_small("cropped", result, {"pt": 0.011, "level": 2})
    subjects = {entry["subject"] for entry in result["figures"]}
    bench.tally.check("cropped: a visible title", "title “Duplicate”" in subjects, sorted(subjects))
    bench.tally.check("cropped: a hidden title", "title “Delete…”" not in subjects, sorted(subjects))
    bench.tally.check("cropped: no height", all(entry["figure"] != "panel height" for entry in result["figures"]))
    # The corners of a panel are not ink of its last line, also if its upper corners are not in the screenshot.
    picture = bench.picture("macos-26-dark")
    _, panel = bench.layout("macos-26-dark")
    top = round(2 * (panel["y"] + 20))
    named = ",".join(str(value) for value in (
        2 * panel["x"], 2 * panel["y"] - top, 2 * panel["width"], 2 * panel["height"]))
    status, printed, result = bench.measure(picture[top:], "macos-26-dark", "--panel", named, "--scale", "2")
    inset = [
        entry["ours"] for entry in result["figures"] if entry["subject"] == "shortcut “⌘⌫”" and entry["figure"] == "right inset"]
    bench.tally.check("cropped: a shortcut near a corner", inset and inset[0] > 12, inset)
    # A panel that is cut out at its edges, without its lowest row.
    left, top, right = (round(2 * value) for value in (panel["x"], panel["y"], panel["x"] + panel["width"]))
    screenshot = picture[top:top + round(2 * (panel["height"] - 10)), left:right]
    named = f"0,0,{right - left},{round(2 * panel['height'])}"
    status, printed, result = bench.measure(screenshot, "macos-26-dark", "--panel", named, "--scale", "2")
    subjects = {entry["subject"] for entry in result["figures"]} if status in (0, 1) else printed
    bench.tally.check("cut out: titles", {"title “New Folder”", "title “Get Info”"} <= set(subjects), subjects)


def check_outline(bench):
    """A dark panel over a bright backdrop: its edge is inside the dark line around it."""
    _, panel = bench.layout("macos-26-dark")
    for ground in ((255, 255, 255), LIGHT, (240, 200, 40), DARK):
        status, printed, result = bench.measure(bench.picture("macos-26-dark", ground), "macos-26-dark")
        if not bench.tally.check(f"dark over {ground}: found", status in (0, 1), printed):
            continue
        expected = [2 * panel[key] for key in ("x", "y", "width", "height")]
        off = max(abs(one - other) for one, other in zip(result["panel"], expected))
        bench.tally.check(f"dark over {ground}: edges", off <= 2 * POINTS, f"{result['panel']} for {expected}")


def check_errors(bench):
    """Inputs that cannot be compared: exit status 2 and the reason."""
    flat = numpy.full((400, 600, 3), 220, dtype=numpy.float32)
    boxed = flat.copy()
    boxed[50:350, 50:550] = 250
    cases = (
        ("nothing is there", flat, "ios-18", (), "no panel found: no rectangle has edges"),
        ("another rectangle", boxed, "ios-18", (), "no panel found"),
        ("no file", bench.folder / "nowhere.png", "ios-18", (), "no such file"),
        ("no picture", bench.folder / "ios-18.json", "ios-18", (), "not a picture"),
        ("no document", flat, "nowhere", (), "nowhere.json"),
        ("a panel of three numbers", flat, "ios-18", ("--panel", "1,2,3"), "expected X,Y"),
        ("a panel outside", flat, "ios-18", ("--panel", "500,300,200,200"), "reaches out of the screenshot"),
        ("a scale of nothing", flat, "ios-18", ("--scale", "0"), "expected --scale"),
    )
    for say, screenshot, name, options, expected in cases:
        status, printed, _ = bench.measure(screenshot, name, *options)
        bench.tally.check(say, status == 2 and expected in printed, f"{status}: {printed[-300:]}")


def steps(program, tally, folder):
    bench = Bench(program, tally, folder)
    checks = {
        "same": check_same, "files": check_files, "moved": check_moved, "row moved": check_row_moved, "wider": check_wider,
        "submenu": check_submenu, "cells": check_cells, "smaller": check_smaller, "spoiled": check_spoiled, "colors": check_colors, "themes": check_themes,
        "grounds": check_grounds, "profiles": check_profiles, "alert": check_alert, "bar": check_bar,
        "cropped": check_cropped, "outline": check_outline, "errors": check_errors,
    }
    return {name: lambda check=check: check(bench) for name, check in checks.items()}


def main():
    return frame.run(frame.arguments(__doc__).parse_args(), steps)


if __name__ == "__main__":
    sys.exit(main())
