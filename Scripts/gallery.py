#!/usr/bin/env python3
"""Makes the gallery, Documentation/Gallery.md: every sample with its picture and its source.

--check compares what is there with what the program draws now, and says what differs.
"""
import argparse
import pathlib
import subprocess
import tempfile

import pages

ROOT = pathlib.Path(__file__).resolve().parents[1]
SAMPLES = ROOT / "Samples"
GALLERY = ROOT / "Documentation" / "Gallery.md"
PICTURES = ROOT / "Documentation" / "Gallery"

# Every sample has its place: one that is in none of the lists is an error.
SECTIONS = {
    "One document, every platform": (
        "every-platform every-platform-dark every-platform-right-to-left appearances themes groups checkmarks "
        "introducing-symbol text-sizes"),
    "Items": (
        "symbols symbol-weights subtitles symbols-and-subtitles destructive unavailable toggle toggle-subtitle changeable-label "
        "shortcuts stepper slider stays-open primary-action"),
    "Choices": "picker picker-among-items picker-submenu picker-submenu-open palette palette-symbols",
    "Groups and layouts": "sections control-group layout-large layout-medium layout-small fixed-order",
    "Submenus": "submenus submenu-open ipad-submenus mac-submenus",
    "Buttons": (
        "pull-down buttons button-closed button-styles touch-and-hold closed-open-chosen pop-up-custom "
        "mac-button-sizes mac-pop-up mac-split-button"),
    "On the Mac": "mac-menu mac-symbols mac-alternates mac-palette mac-long menu-bar",
    "In a screen or window": (
        "host-navigation-bar host-toolbar opens-upwards long-menu host-form host-form-ipad host-window menu-bar-ipad"),
    "visionOS": "vision-layouts vision-window host-glass-window",
    "Context menus": "context-menu context-menu-image context-menu-pointer",
    "Questions before an action": "confirm confirm-action-sheet confirm-alert",
    "Callouts": "callouts callouts-text measured",
    "Games and wireframes": "game wireframe",
    "Languages and text sizes": "arabic hebrew japanese large-text dark",
}


def names():
    """The samples in the order of the gallery."""
    listed = [name for text in SECTIONS.values() for name in text.split()]
    there = {file.stem for file in SAMPLES.glob("*.json")}
    missing = sorted(there - set(listed)) + sorted(set(listed) - there)
    if missing or len(set(listed)) != len(listed):
        raise SystemExit(f"gallery.py: SECTIONS and Samples do not agree: {' '.join(missing) or 'a name is there twice'}")
    return listed


def draw(program, folder):
    """Draws all samples as SVG over their theme's ground; returns what they are called."""
    titles = {}
    for name in names():
        alt = folder / f"{name}.txt"
        subprocess.run(
            [str(program), "render", SAMPLES / f"{name}.json", "-o", folder / f"{name}.svg", "--background", "theme",
             "--no-source", "--quiet", "--alt", alt], check=True)
        titles[name] = alt.read_text("utf-8").strip()
        alt.unlink()
    return titles


def page(alts):
    """The text of the gallery."""
    lines = [
        "# Gallery", "",
        "Every document in [Samples](../Samples) with its picture, drawn by `make gallery`. A picture may be copied with",
        "its document: `menumock render Samples/NAME.json -o NAME.png`.", "",
    ]
    for section, text in SECTIONS.items():
        lines += [f"## {section}", ""]
        for name in text.split():
            source = (SAMPLES / f"{name}.json").read_text("utf-8").strip()
            alt = alts[name].replace("\n", " ").replace("[", "(").replace("]", ")")
            lines += [
                f"### {name}", "", f"![{alt}](Gallery/{name}.svg)", "",
                f"<details><summary>Samples/{name}.json</summary>", "", "```json", source, "```", "", "</details>", "",
            ]
    return "\n".join(lines)


def main():
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--program", required=True, type=pathlib.Path)
    arguments.add_argument("--check", action="store_true")
    options = arguments.parse_args()
    with tempfile.TemporaryDirectory() as temporary:
        folder = pathlib.Path(temporary)
        text = page(draw(options.program.resolve(), folder))
        made = {file.name: file.read_bytes() for file in sorted(folder.iterdir())}
    pages.keep(GALLERY, text, PICTURES, made, options.check, "make gallery")
    print(f"{GALLERY}: {len(made)} pictures")


if __name__ == "__main__":
    main()
