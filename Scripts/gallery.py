#!/usr/bin/env python3
"""Generates the gallery, Documentation/Gallery.md, with the picture and source of every sample.

--check compares the existing pages and pictures with new ones and lists the differences.
"""
import argparse
import html
import json
import pathlib
import subprocess
import tempfile

import pages

ROOT = pathlib.Path(__file__).resolve().parents[1]
SAMPLES = ROOT / "Samples"
GALLERY = ROOT / "Documentation" / "Gallery.md"
PICTURES = ROOT / "Documentation" / "Gallery"

COLUMNS = 3

HOME = json.loads((ROOT / "Packaging/project.json").read_text("utf-8"))["home"]
# The page in which a sample can be changed: at the project's address, or, for a placeholder, where `make playground`
# writes it.
PLAYGROUND = f"{'../out' if HOME.endswith('.invalid') else HOME}/playground/menumock.html"
# The step before that.
BEFORE = " (run make playground first)" if PLAYGROUND.startswith("..") else ""

# Samples of an old theme, which the tests compare, are drawn with the newest.
OLD_THEME, NEW_THEME = "ios-18", "ios-27"

# Every sample must be in exactly one list.
SECTIONS = {
    "One document, every platform": (
        "welcome every-platform every-platform-dark every-platform-right-to-left appearances themes groups checkmarks "
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
    "macOS": "mac-menu mac-releases mac-symbols mac-alternates mac-palette mac-long menu-bar menu-bar-extra dock-menu placeholders pointer",
    "On a screen or in a window": (
        "host-navigation-bar host-toolbar opens-upwards long-menu host-form host-form-ipad host-window menu-bar-ipad"),
    "visionOS": "vision-layouts vision-window host-glass-window",
    "Context menus": "context-menu context-menu-image context-menu-pointer edit-menu quick-actions",
    "Confirmations": "confirm confirm-action-sheet confirm-alert",
    "Callouts": "callouts callouts-text measured",
    "Games and wireframes": "game wireframe",
    "Languages and text sizes": "arabic hebrew japanese large-text dark",
}

# Menus of the application in Samples/App, by the names that import assigns.
IMPORTED = "menu-bar-main-menu note-list-menu-list note-row-context-menu weather-picker-weather".split()


def names():
    """The samples in the order of the gallery."""
    listed = [name for text in SECTIONS.values() for name in text.split()]
    there = {file.stem for file in SAMPLES.glob("*.json")}
    missing = sorted(there - set(listed)) + sorted(set(listed) - there)
    if missing or len(set(listed)) != len(listed):
        raise SystemExit(f"gallery.py: SECTIONS and Samples differ: {' '.join(missing) or 'a name is listed twice'}")
    return listed


def documents(importer, folder):
    """The documents of the gallery by picture name: the samples, and the menus imported into a folder."""
    subprocess.run([str(importer), "import", "Samples/App", "-o", folder, "--quiet"], cwd=ROOT, check=True)
    imported = {f"app-{name}": folder / f"{name}.json" for name in IMPORTED}
    return {name: SAMPLES / f"{name}.json" for name in names()} | imported


def draw(program, documents, folder):
    """Renders documents as SVG over the backdrop of their theme. Returns the file names."""
    titles = {}
    for name, document in documents.items():
        alt = folder / f"{name}.txt"
        is_old = json.loads(document.read_text("utf-8")).get("theme") == OLD_THEME
        subprocess.run(
            [str(program), "render", document, "-o", folder / f"{name}.svg", "--background", "theme",
             *(["--theme", NEW_THEME] if is_old else []), "--no-source", "--quiet", "--alt", alt], check=True)
        titles[name] = alt.read_text("utf-8").strip()
        alt.unlink()
    return titles


def cell(name, alt, source, title, sample=None):
    """A thumbnail that links to its document, and a link that opens a sample in the playground."""
    alt, title = (html.escape(" ".join(text.split())) for text in (alt, title))
    place = title.rstrip(".")
    edit = f'<br><a href="{PLAYGROUND}#sample={sample}" title="{place}: edit in the browser{BEFORE}">Edit</a>' if sample else ""
    return (f'<td align="center" valign="top" width="33%"><a href="{source}"><img src="Gallery/{name}.svg" width="260" '
            f'alt="{alt}"></a><br>{title}{edit}</td>')


def grid(cells):
    """Thumbnails in rows."""
    rows = [cells[start:start + COLUMNS] for start in range(0, len(cells), COLUMNS)]
    return ["<table>", *(line for row in rows for line in ("<tr>", *row, "</tr>")), "</table>", ""]


def page(alts, documents):
    """The text of the gallery."""
    lines = [
        "# Gallery", "",
        "Every document in [Samples](../Samples), rendered by `make gallery`. Each picture links to its document. To render",
        "one yourself, run `menumock render Samples/NAME.json -o NAME.png`. The gallery renders samples of the theme",
        f"`{OLD_THEME}` with `--theme {NEW_THEME}`.",
        "**Edit** opens a sample in the [playground](Preview.md#playground)" + (
            "; in a clone, run `make playground` first." if BEFORE else "."),
        "",
    ]
    for section, text in SECTIONS.items():
        lines += [f"## {section}", ""]
        cells = []
        for name in text.split():
            document = json.loads(documents[name].read_text("utf-8"))
            title = document.get("title") or document["description"].rstrip(".")
            cells.append(cell(name, alts[name], f"../Samples/{name}.json", title, name))
        lines += grid(cells)
    lines += [
        "## Imported menus", "", "The menus that `menumock import` reads from the sources in [Samples/App](../Samples/App).", ""]
    cells = []
    for name in IMPORTED:
        source = json.loads(documents[f"app-{name}"].read_text("utf-8"))["source"]
        cells.append(cell(f"app-{name}", alts[f"app-{name}"], f"../{source.split(':')[0]}", source))
    return "\n".join(lines + grid(cells))


def main():
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--program", required=True, type=pathlib.Path)
    arguments.add_argument("--importer", type=pathlib.Path, help="a program with menumock-swift next to it (default: PROGRAM)")
    arguments.add_argument("--check", action="store_true")
    options = arguments.parse_args()
    with tempfile.TemporaryDirectory() as temporary:
        folder, imported = pathlib.Path(temporary) / "pictures", pathlib.Path(temporary) / "documents"
        folder.mkdir()
        program = options.program.resolve()
        found = documents((options.importer or options.program).resolve(), imported)
        text = page(draw(program, found, folder), found)
        made = {file.name: file.read_bytes() for file in sorted(folder.iterdir())}
    pages.keep(GALLERY, text, PICTURES, made, options.check, "make gallery")
    print(f"{GALLERY}: {len(made)} pictures")


if __name__ == "__main__":
    main()
