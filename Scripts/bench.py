#!/usr/bin/env python3
"""Benchmarks menumock and prints Markdown tables of medians and spreads, without verdicts.

Processor time is the user and system time of a process. The commands of a table take turns, so that load on the machine
affects all of them alike, and ratios compare the same turn.

--peers names a Python environment (`bin/python`) that can import `typst`. --base names a clone of another commit in
which `make bench` was run; its programs take turns with these.
"""
import argparse
import json
import os
import pathlib
import platform
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

from PIL import Image

import codec_bench

ROOT = pathlib.Path(__file__).resolve().parents[1]
TURNS = 15
# Turns of two alternating processes, warm-up turns before them, and menus per turn.
WARM_TURNS = 25
WARM_UP_TURNS = 1
MENUS_A_TURN = 50
LONG_ROWS = 2000
# The limit of Cairo's image surfaces. A picture drawn in bands must be able to exceed it.
CAIRO_LIMIT = 32_767
# Columns of a table of processes.
PROCESS_HEADINGS = ("process", "CPU ms", "low", "high", "wall ms", "peak MB", "ratio")

STAGES = {
    "decode": "decode: bytes → document",
    "resolve": "resolve: document → mockup",
    "layout": "layout: mockup → boxes, uncached texts",
    "draw": "draw: boxes → scene",
    "paint": "paint: scene → pixels",
    "encodePNG": "encode: pixels → PNG",
    "writeSVG": "write: scene → SVG",
    "wholePNG": "**whole PNG**, over the theme's backdrop",
    "wholeTransparentPNG": "**whole PNG**, transparent",
    "wholeSVG": "**whole SVG**",
}


def measure(command, **options):
    """Runs a process and returns its processor seconds, wall-clock seconds, and peak memory in bytes."""
    start = time.perf_counter()
    process = subprocess.Popen(
        [str(part) for part in command], stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, **options)
    _, status, usage = os.wait4(process.pid, 0)
    wall = time.perf_counter() - start
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode:
        raise SystemExit(f"bench.py: exit {process.returncode}: {' '.join(map(str, command))}")
    unit = 1 if sys.platform == "darwin" else 1024
    return usage.ru_utime + usage.ru_stime, wall, usage.ru_maxrss * unit


def take_turns(commands):
    """Runs each command once to warm up, then all in turns. Returns a list of measurements per name."""
    for command in commands.values():
        measure(command)
    results = {name: [] for name in commands}
    for _ in range(TURNS):
        for name, command in commands.items():
            results[name].append(measure(command))
    return results


def print_table(headings, rows):
    print("| " + " | ".join(headings) + " |")
    print("| --- |" + " ---: |" * (len(headings) - 1))
    for row in rows:
        print("| " + " | ".join(map(str, row)) + " |")
    print()


def process_rows(results, base):
    """Table rows with medians, extremes, and the ratio to the base in the same turn."""
    for name, runs in results.items():
        cpu = [run[0] * 1000 for run in runs]
        ratio = statistics.median(run[0] / max(other[0], 1e-6) for run, other in zip(runs, results[base]))
        yield (
            name, f"{statistics.median(cpu):.1f}", f"{min(cpu):.1f}", f"{max(cpu):.1f}",
            f"{statistics.median(run[1] for run in runs) * 1000:.1f}",
            f"{statistics.median(run[2] for run in runs) / 1e6:.1f}", f"{ratio:.2f}")


def print_machine(program):
    version = subprocess.run([program, "--version"], capture_output=True, text=True, check=True).stdout.strip()
    model = next(
        (line.split(":", 1)[1].strip() for line in _lines("/proc/cpuinfo") if line.startswith("model name")),
        platform.processor())
    print(f"menumock {version}; {platform.system()} {platform.release()}, {model}, {os.cpu_count()} processors; "
          f"load {os.getloadavg()[0]:.1f} at the beginning\n")


def _lines(path):
    try:
        return pathlib.Path(path).read_text("utf-8", "replace").splitlines()
    except OSError:
        return []


# --- Warm -----------------------------------------------------------------------------------------------------------


def print_warm(figures):
    warm = figures["warm"]
    print(f"## Warm: {warm['pictures']} menus with different labels, after {warm['warmUps']} to warm up, "
          f"one process, {warm['scale']:g}x\n")
    rows = []
    for key, name in STAGES.items():
        times = warm["microseconds"][key]
        rows.append((name, *(f"{times[column]:.0f}" for column in ("median", "mean", "low", "high"))))
    print_table(("stage", "CPU µs, median", "mean", "10%", "90%"), rows)
    print(f"Bytes per picture, without its document: PNG {warm['meanBytes']['png']}, SVG {warm['meanBytes']['svg']}.\n")


def print_platforms(figures):
    """Medians of every stage before a file is written, for one menu on each platform and for a whole screen."""
    print("## Platforms: the same menu on each; a scene of 1024×768 points with two panels of glass\n")
    stages = ("decode", "resolve", "layout", "draw", "paint", "encodePNG")
    rows = []
    base = None
    for name, times in figures["platforms"].items():
        medians = [times[stage]["median"] for stage in stages]
        # Backdrops of glass are blurred while the scene is drawn.
        painting = medians[3] + medians[4]
        made = sum(medians[:5])
        base = base or (made, painting)
        rows.append((
            name, *(f"{time:.0f}" for time in medians), f"{made / base[0]:.2f}", f"{painting / base[1]:.2f}"))
    print_table(("", *stages, "without encoding, ratio", "draw and paint, ratio"), rows)


# --- Cold -----------------------------------------------------------------------------------------------------------

# Reads only the font of the menu, as menumock does.
TYPST_SCRIPT = """\
import sys, typst
fonts = typst.Fonts(include_system_fonts=False, include_embedded_fonts=False, font_paths=[sys.argv[3]])
typst.compile(sys.argv[1], output=sys.argv[2], ppi=144.0, font_paths=fonts)
"""
# Processor time per picture, with the documents and the font in memory.
TYPST_TURNS_SCRIPT = """\
import json, pathlib, sys, time, typst
folder = pathlib.Path(sys.argv[1])
fonts = typst.Fonts(include_system_fonts=False, include_embedded_fonts=False, font_paths=[folder / "fonts"])
texts = json.loads((folder / "texts.json").read_text())
drawn = {"png": 0, "svg": 0}
for line in sys.stdin:
    form, count = line.split()
    menus = [text.encode() for text in texts[drawn[form]:drawn[form] + int(count)]]
    drawn[form] += int(count)
    size = 0
    start = time.process_time()
    for menu in menus:
        size += len(typst.compile(menu, root=folder, format=form, ppi=144.0, font_paths=fonts))
    spent = (time.process_time() - start) * 1e6
    print(json.dumps({"pictures": len(menus), "microseconds": spent, "bytes": size}), flush=True)
"""
TYPST_HEAD = """\
#set page(width: 314pt, height: auto, margin: 32pt, fill: rgb("#F2F2F7"))
#set text(font: "Inter", size: 17pt)
#set par(spacing: 0pt)
#let rule = line(length: 100%, stroke: 0.5pt + rgb("#C6C6C8"))
#let cell(title, symbol) = align(center, stack(spacing: 6pt, image(symbol, height: 20pt), text(12pt, title)))
#let row(title, below, mark, symbol, color) = block(inset: (x: 16pt, y: 11pt), width: 100%, grid(
  columns: (16pt, 1fr, 20pt), align: horizon, text(fill: color, mark),
  stack(spacing: 5pt, text(fill: color, title), if below != "" { text(12pt, fill: gray, below) }),
  image(symbol, height: 20pt)))
"""


def typst_text(menu):
    """The menu as a Typst document: the same texts and symbols at the same positions, without the shadow."""
    def quoted(text):
        return json.dumps(text, ensure_ascii=False)

    items = menu["items"]
    cells = ", ".join(f"cell({quoted(item['title'])}, {quoted(item['systemImage'] + '.svg')})" for item in items[:3])
    lines = [
        TYPST_HEAD,
        "#block(fill: white, radius: 13pt, clip: true, width: 250pt, {",
        f"  align(center, pad(y: 9pt, text(12pt, fill: gray, weight: 600, {quoted(menu['title'])})))",
        f"  rule; pad(y: 11pt, grid(columns: (1fr,) * 3, {cells}))",
    ]
    for item in items[3:]:
        if item == "---":
            lines.append('  block(fill: rgb("#E4E4E8"), height: 8pt, width: 100%)')
            continue
        color = "gray" if item.get("isDisabled") else "red" if item.get("role") == "destructive" else "black"
        mark = "✓" if item.get("isOn") else "›" if item.get("type") == "menu" else ""
        lines.append(
            f"  rule; row({quoted(item['title'])}, {quoted(item.get('subtitle', ''))}, {quoted(mark)}, "
            f"{quoted(item['systemImage'] + '.svg')}, {color})")
    return "\n".join([*lines, "})", ""])


def prepare_typst(python, document, folder):
    """Writes the inputs of Typst into the folder. Returns False if Typst is missing."""
    if not python or subprocess.run([python, "-c", "import typst"], capture_output=True).returncode:
        print("(Typst is omitted: pass its environment with --peers.)\n")
        return False
    menu = json.loads(document.read_text("utf-8"))["menu"]
    (folder / "menu.typ").write_text(typst_text(menu), "utf-8")
    for item in menu["items"]:
        if item != "---":
            name = f"{item['systemImage']}.svg"
            shutil.copy(ROOT / "Fonts" / "Symbols" / name, folder / name)
    fonts = folder / "fonts"
    fonts.mkdir()
    for weight in ("Regular", "SemiBold"):
        for file in pathlib.Path("/usr/share/fonts").rglob(f"Inter-{weight}.*"):
            shutil.copy(file, fonts)
    return True


class TurnTaker:
    """A process that draws a number of menus per request."""

    def __init__(self, command):
        self.process = subprocess.Popen(
            [str(part) for part in command], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def turn(self, form):
        """The mean processor microseconds and bytes per picture of one turn."""
        self.process.stdin.write(f"{form} {MENUS_A_TURN}\n")
        self.process.stdin.flush()
        line = self.process.stdout.readline()
        if not line:
            raise SystemExit(f"bench.py: {self.process.args[0]} ended during a turn")
        result = json.loads(line)
        return result["microseconds"] / result["pictures"], result["bytes"] / result["pictures"]

    def end(self):
        self.process.stdin.close()
        self.process.wait()


def print_warm_typst(python, bench, folder):
    """Warm figures of menumock and Typst drawing the same menus. Each menu has unique labels.

    The processes alternate in short turns, and ratios compare the same turn, so that load on the machine affects both.
    """
    count = str((WARM_UP_TURNS + WARM_TURNS) * MENUS_A_TURN)
    variants = json.loads(subprocess.run([bench, "variants", count], capture_output=True, check=True).stdout)
    (folder / "texts.json").write_text(json.dumps([typst_text(variant["menu"]) for variant in variants]), "utf-8")
    print_warm_turns(TurnTaker([bench, "turns"]), TurnTaker([python, "-c", TYPST_TURNS_SCRIPT, folder]), "Typst", digits=1)


def print_warm_turns(ours, theirs, name, digits):
    """Two alternating processes that draw the same menus as PNG and SVG. Ends both."""
    rows = []
    for form in ("png", "svg"):
        turns = [(ours.turn(form), theirs.turn(form)) for _ in range(WARM_UP_TURNS + WARM_TURNS)]
        (our_times, our_sizes), (their_times, their_sizes) = (zip(*side) for side in zip(*turns[WARM_UP_TURNS:]))
        ratios = sorted(their / our for our, their in zip(our_times, their_times))
        tenth = len(ratios) // 10
        rows.append((form.upper(), f"{statistics.median(our_times):.0f}", f"{statistics.median(their_times):.0f}",
                     *(f"{ratio:.{digits}f}" for ratio in (statistics.median(ratios), ratios[tenth], ratios[-1 - tenth])),
                     round(statistics.mean(our_sizes)), round(statistics.mean(their_sizes))))
    ours.end()
    theirs.end()
    print_table(
        (f"warm, {WARM_TURNS} turns", "menumock, CPU µs", f"{name}, CPU µs", "times as fast", "low", "high", "bytes",
         f"bytes, {name}"), rows)
    print("Low and high are the 10th and 90th percentiles.\n")


def print_base(program, bench, base, document, folder):
    """This program and that of another commit in turns: warm menus and cold processes."""
    print("## Compared with another commit\n")
    other = base / ".build/release"
    print_warm_turns(TurnTaker([bench, "turns"]), TurnTaker([other / "menumock-bench", "turns"]), "base", digits=2)
    commands = {}
    for form in ("png", "svg"):
        for name, path in (("base", other / "menumock"), ("menumock", program)):
            commands[f"{name} → {form.upper()}"] = [
                path, "render", document, "--background", "theme", "-o", folder / f"{name}.{form}"]
    results = take_turns(commands)
    print_table(PROCESS_HEADINGS, process_rows(results, "base → PNG"))
    print("The ratio is to base → PNG in the same turn.\n")


def typst_commands(python, folder):
    """The processes that draw the same menu with Typst, and their interpreter."""
    fonts = folder / "fonts"
    draw = [python, "-c", TYPST_SCRIPT, folder / "menu.typ"]
    return {
        "Typst → PNG, with its interpreter": [*draw, folder / "typst.png", fonts],
        "Typst → SVG, with its interpreter": [*draw, folder / "typst.svg", fonts],
        "the interpreter with Typst, without drawing": [python, "-c", "import typst"],
    }


def print_cold(program, document, typst, folder):
    print(f"## Cold: one menu, a new process each time, {TURNS} turns\n")
    commands = {"start alone (`--version`)": [program, "--version"]}
    names = {}
    for form in ("png", "svg", "pdf"):
        names[form] = f"menumock → {form.upper()}"
        commands[names[form]] = [
            program, "render", document, "--background", "theme", "-o", folder / f"menu.{form}"]
    if shutil.which("rsvg-convert"):
        measure(commands[names["svg"]])
        commands["rsvg-convert, our SVG → PNG"] = [
            "rsvg-convert", "-z", "2", folder / "menu.svg", "-o", folder / "rsvg.png"]
    else:
        print("(rsvg-convert is omitted: it is not installed.)\n")
    commands |= typst
    results = take_turns(commands)
    print_table(PROCESS_HEADINGS, process_rows(results, names["png"]))
    print(f"The ratio is to {names['png']} in the same turn.\n")

    print("Bytes of the picture at 2x:\n")
    rows = []
    for ground in ("theme", "transparent"):
        for note, options in (("", []), (", without its document", ["--no-source"])):
            picture = folder / "size.png"
            measure([program, "render", document, "--background", ground, "-o", picture, *options])
            with Image.open(picture) as image:
                pixels = f"{image.width} × {image.height}"
                rows.append((f"PNG, {ground}{note}", picture.stat().st_size, pixels, image.mode))
    for name in ("menu.svg", "menu.pdf", "rsvg.png", "typst.png", "typst.svg"):
        if (folder / name).exists():
            rows.append((name, (folder / name).stat().st_size, "", ""))
    print_table(("file", "bytes", "pixels", "mode"), rows)


# --- Long -----------------------------------------------------------------------------------------------------------


def print_long(program, bench, figures, folder):
    print("## Long menus\n")
    rows, previous = [], None
    for entry in figures["long"]:
        growth = ""
        if previous:
            growth = f"{entry['seconds'] / previous['seconds'] / (entry['rows'] / previous['rows']):.2f}"
        rows.append((
            entry["rows"], f"{entry['seconds']:.3f}", growth, f"{entry['peakMemory'] / 1e6:.0f}",
            f"{entry['width']:g} × {entry['height']:g}", entry["bytes"]))
        previous = entry
    print_table(("rows, in one process", "CPU s", "growth", "peak MB", "pixels", "bytes"), rows)
    print("Growth is the growth of the time divided by that of the rows: 1.00 is linear.\n")

    document, picture = folder / "long.json", folder / "long.png"
    document.write_bytes(subprocess.run([bench, "document", str(LONG_ROWS)], capture_output=True, check=True).stdout)
    runs = [measure([program, "render", document, "--background", "theme", "-o", picture]) for _ in range(5)]
    cpu, wall, memory = zip(*runs)
    problems, pixels = picture_problems(picture)
    print_table(
        (f"{LONG_ROWS:,} rows, a new process, 5 runs", "CPU s", "low", "high", "wall s", "peak MB", "pixels", "bytes"),
        [(
            "menumock → PNG", f"{statistics.median(cpu):.3f}", f"{min(cpu):.3f}", f"{max(cpu):.3f}",
            f"{statistics.median(wall):.3f}", f"{max(memory) / 1e6:.0f}", pixels, picture.stat().st_size)])
    print("Read back with Pillow: " + ("; ".join(problems) or "complete, including the last rows") + ".\n")
    return not problems


# --- Sets -----------------------------------------------------------------------------------------------------------


def print_sets(program, document, folder, counts):
    """Sets of pictures: two workers against one, scaling with size, a second run, and peak memory."""
    menu = json.loads(document.read_text("utf-8"))
    matrix = {"appearance": ["light", "dark"], "scale": [2, 3]}
    variants = 4
    manifests = {}
    for count in counts:
        place = folder / f"set-{count}"
        place.mkdir()
        for number in range(count // variants):
            menu["menu"]["title"] = f"Menu {number}"
            (place / f"m{number:05}.json").write_text(json.dumps(menu))
        manifests[count] = place / "set.json"
        manifests[count].write_text(json.dumps({"matrix": matrix, "mockups": ["m*.json"]}))

    def draw(count, jobs, *more):
        command = [program, "batch", manifests[count], "-o", folder / f"pictures-{count}-{jobs}", "--jobs", jobs]
        return measure([*command, "--quiet", *more])

    print(f"## Sets: menus of {len(menu['menu']['items'])} items, light and dark, 2x and 3x, as PNG\n")
    rows = []
    middle = counts[1]
    # Alternating, so that load on the machine affects both.
    turns = [(draw(middle, 1, "--force"), draw(middle, 2, "--force")) for _ in range(3)]
    speed = statistics.median(one[1] / two[1] for one, two in turns)
    work = statistics.median(two[0] / one[0] for one, two in turns)
    again = [draw(middle, 1) for _ in range(3)]
    share = statistics.median(run[0] for run in again) / statistics.median(one[0] for one, _ in turns)
    for count in counts:
        runs = [run for _, run in turns] if count == middle else [draw(count, 2, "--force")]
        cpu, wall, memory = (statistics.median(run[part] for run in runs) for part in range(3))
        rows.append((f"{count:,} pictures, two workers", f"{cpu / count * 1000:.2f}", f"{wall / count * 1000:.2f}",
                     f"{memory / 1e6:.0f}"))
    print_table(("", "CPU ms per picture", "wall ms per picture", "peak MB"), rows)
    print(f"Two workers are {speed:.2f} times as fast as one and use {work:.2f} times its CPU time ({middle:,} pictures, "
          f"3 turns). A second run with nothing changed takes {share:.1%} of the first.\n")


def print_lint(program, folder, counts):
    """Processor time and peak memory of lint by number of documents."""
    print("## Lint: documents of 15 items\n")
    rows = []
    for count in counts:
        place = folder / f"lint-{count}"
        place.mkdir()
        for number in range(count):
            items = [{"title": f"{verb} {noun} {number}"} for verb in ("Open", "Copy", "Move", "Share") for noun in
                     ("Note", "Photo", "Page")]
            items += [{"title": "Show sidebar", "systemImage": "sidebar.left"}, "Rename...", "Print"]
            (place / f"{number:05}.json").write_text(json.dumps({"menu": {"items": items}}, indent=2))
        runs = [measure([program, "lint", place, "--fail-on", "never", "--format", "json"]) for _ in range(3)]
        cpu, wall, memory = (statistics.median(run[part] for run in runs) for part in range(3))
        rows.append((f"{count:,}", f"{cpu:.2f}", f"{wall:.2f}", f"{memory / 1e6:.0f}"))
    print_table(("documents", "CPU s", "wall s", "peak MB"), rows)


def picture_problems(path):
    """The defects of the long picture, and its size in pixels."""
    # Pillow's limit guards against hostile pictures; this one is ours.
    Image.MAX_IMAGE_PIXELS = None
    problems = []
    with Image.open(path) as image:
        image.load()
        if image.height <= CAIRO_LIMIT:
            problems.append(f"only {image.height} pixels high")
        # The last rows of the menu, without the margin for the shadow.
        left, right = image.width // 3, image.width * 2 // 3
        for name, top in (("middle", image.height // 2), ("tail", image.height - 500)):
            colors = image.crop((0, top, image.width, top + 300)).convert("RGB").getcolors(1 << 20)
            texts = image.crop((left, top, right, top + 300)).convert("RGB").getcolors(1 << 20)
            if len(colors) < 8 or len(texts) < 8:
                problems.append(f"its {name} is blank")
        pixels = f"{image.width} × {image.height}"
    return problems, pixels


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("--program", required=True, help="the menumock executable")
    parser.add_argument("--bench", required=True, help="the menumock-bench executable")
    parser.add_argument("--large", action="store_true", help="include a set of 10,000 pictures")
    parser.add_argument("--peers", type=pathlib.Path, help="a Python environment with Typst")
    parser.add_argument("--base", type=pathlib.Path, help="a clone of another commit, with its programs built")
    arguments = parser.parse_args()
    program, bench = (str(pathlib.Path(path).resolve()) for path in (arguments.program, arguments.bench))
    peers = arguments.peers and arguments.peers.resolve()
    print_machine(program)
    with tempfile.TemporaryDirectory(prefix="menumock-bench-") as name:
        folder = pathlib.Path(name)
        document = folder / "menu.json"
        document.write_bytes(subprocess.run([bench, "document"], capture_output=True, check=True).stdout)
        figures = json.loads(subprocess.run([bench], stdout=subprocess.PIPE, check=True).stdout)
        print_warm(figures)
        python = peers and str(peers / "bin" / "python")
        has_typst = prepare_typst(python, document, folder)
        if has_typst:
            print_warm_typst(python, bench, folder)
        if arguments.base:
            print_base(program, bench, arguments.base.resolve(), document, folder)
        print_platforms(figures)
        print_cold(program, document, typst_commands(python, folder) if has_typst else {}, folder)
        print_sets(program, document, folder, [100, 1000, 10_000] if arguments.large else [100, 1000])
        print_lint(program, folder, [100, 1000, 10000])
        is_good = print_long(program, bench, figures, folder)
        codec_bench.print_codec(program, bench, ROOT)
    return 0 if is_good else 1


if __name__ == "__main__":
    sys.exit(main())
