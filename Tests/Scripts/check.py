#!/usr/bin/env python3
"""Tests `menumock check` as a process: its output, exit statuses, and written files."""
import json
import os
import pathlib
import shutil
import struct
import subprocess
import sys
import zlib

import frame

MENU = '{"menu": {"title": "Note", "items": ["Copy", {"title": "Delete", "role": "destructive"}]}}\n'
MANIFEST = {
    "output": "{locale}/{name}{~appearance}@{scale}x.{format}",
    "matrix": {"appearance": ["light", "dark"], "scale": [1, 2], "format": ["png", "svg", "pdf"]},
    "mockups": ["menus/*.json"],
}
# PNG in two appearances and scales, SVG and PDF in two appearances.
PICTURES = 8


class Folder:
    """A set with its goldens."""

    def __init__(self, program, tally, path, names="ab", manifest=None):
        self.program = str(pathlib.Path(program).resolve())
        self.tally = tally
        self.path = path
        (path / "menus").mkdir(parents=True)
        (path / "set.json").write_text(json.dumps(manifest or MANIFEST))
        for name in names:
            self.write(name, MENU.replace("Copy", f"Copy {name}"))
        self.goldens = path / "goldens"

    def write(self, name, text):
        (self.path / "menus" / f"{name}.json").write_text(text)

    def run(self, *arguments, **options):
        options.setdefault("stdout", subprocess.PIPE)
        return subprocess.run(
            [self.program, *map(str, arguments)], stderr=subprocess.PIPE, cwd=self.path, timeout=300, **options)

    def check(self, expected, *arguments, say=None, goldens="goldens", **options):
        """Runs a check, compares its exit status and output, and returns the output."""
        run = self.run("check", "set.json", "--goldens", goldens, *arguments, **options)
        said = run.stderr.decode()
        name = " ".join(map(str, arguments)).replace(str(self.path) + "/", "")
        self.tally.check(f"exit {expected}: check {name}", run.returncode == expected, f"exit {run.returncode}: {said}")
        if say:
            self.tally.check(f"check {name} says {say!r}", say in said, said)
        return said

    def lines(self, *arguments, expected=1):
        """The results of a check, by path."""
        self.check(expected, "--results", "results.jsonl", *arguments)
        lines = [json.loads(line) for line in (self.path / "results.jsonl").read_text().splitlines()]
        return {line["path"]: line for line in lines}

    def bytes(self, folder="goldens"):
        files = sorted(file for file in (self.path / folder).rglob("*") if file.is_file())
        return {str(file.relative_to(self.path / folder)): file.read_bytes() for file in files}


def chunk(kind, content):
    return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", zlib.crc32(kind + content))


def foreign_png(width, height, pixels):
    """A PNG as other programs write it: RGBA, unfiltered, without provenance."""
    rows = b"".join(b"\0" + pixels[4 * width * y:4 * width * (y + 1)] for y in range(height))
    return (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 6, 0, 0, 0)) +
            chunk(b"IDAT", zlib.compress(rows, 1)) + chunk(b"IEND", b""))


def straight_pixels(folder, name):
    """Width, height, and RGBA bytes of a golden, without premultiplied alpha."""
    data = (folder.goldens / name).read_bytes()
    place, idat, header, palette, alpha = 8, b"", None, b"", b""
    while place < len(data):
        length, kind = struct.unpack(">I4s", data[place:place + 8])
        content = data[place + 8:place + 8 + length]
        if kind == b"IHDR":
            header = struct.unpack(">IIBBBBB", content)
        elif kind == b"IDAT":
            idat += content
        elif kind == b"PLTE":
            palette = content
        elif kind == b"tRNS":
            alpha = content
        place += 12 + length
    width, height, depth, color = header[:4]
    channels = {2: 3, 3: 1, 6: 4}[color]
    stride = (width * channels * depth + 7) // 8
    unit = max(1, channels * depth // 8)
    raw, above, result = zlib.decompress(idat), bytearray(stride), bytearray()
    for y in range(height):
        kind, row = raw[y * (stride + 1)], bytearray(raw[y * (stride + 1) + 1:(y + 1) * (stride + 1)])
        for x in range(stride):
            a = row[x - unit] if x >= unit else 0
            b, c = above[x], above[x - unit] if x >= unit else 0
            if kind == 1:
                row[x] = (row[x] + a) & 255
            elif kind == 2:
                row[x] = (row[x] + b) & 255
            elif kind == 3:
                row[x] = (row[x] + (a + b) // 2) & 255
            elif kind == 4:
                guess = min((a, b, c), key=lambda value: abs(a + b - c - value))
                row[x] = (row[x] + guess) & 255
        above = row
        if color == 6:
            result += row
        elif color == 2:
            for x in range(width):
                result += row[3 * x:3 * x + 3] + b"\xff"
        else:
            for x in range(width):
                index = row[x * depth // 8] >> (8 - depth - x * depth % 8) & (1 << depth) - 1
                result += palette[3 * index:3 * index + 3] + bytes([alpha[index] if index < len(alpha) else 255])
    return width, height, result


# --- Results --------------------------------------------------------------------------------------------------------


def check_life(program, tally, place):
    """A set, from its first goldens to its next ones."""
    folder = Folder(program, tally, place / "life")
    folder.check(66, say="--accept creates the goldens")
    folder.check(0, "--accept", say=f"{2 * PICTURES} pictures: {2 * PICTURES} missing, {2 * PICTURES} accepted")
    tally.equal("batch draws what was accepted", folder.run("batch", "set.json", "-o", "drawn").returncode, 0)
    drawn = folder.bytes("drawn")
    drawn.pop(".menumock-batch.jsonl", None)
    tally.check("goldens are what batch draws, byte for byte", folder.bytes() == drawn)
    times = {file: (folder.goldens / file).stat().st_mtime_ns for file in folder.bytes()}
    folder.check(0, say=f"{2 * PICTURES} pictures: {2 * PICTURES} same")
    folder.check(0, "--accept")
    tally.check("equal goldens are not rewritten",
                times == {file: (folder.goldens / file).stat().st_mtime_ns for file in folder.bytes()})
    tally.equal("a set that is the same says nothing with --quiet", folder.check(0, "--quiet"), "")
    said = folder.check(0, "--verbose")
    tally.equal("--verbose lists all", said.count(": the same"), 2 * PICTURES)

    folder.write("a", MENU.replace('"Copy"', '"Paste", "Copy a"'))
    said = folder.check(1, say=f"{2 * PICTURES} pictures: {PICTURES} same, {PICTURES // 2} different, {PICTURES // 2} resized")
    for line in ('document: menu.items[0] added: "Paste"', 'layout: row "Paste" (menu.items[0]) added at', "pixels: "):
        tally.check(f"check says {line!r}", line in said, said)
    found = {}
    for jobs in (1, 8):
        found[jobs] = folder.lines("--jobs", jobs, "--report", f"report-{jobs}")
        for line in found[jobs].values():
            line.pop("milliseconds")
    tally.check("one job and eight find the same", found[1] == found[8])
    reports = [{name: data for name, data in folder.bytes(f"report-{jobs}").items() if name.startswith("pictures/")}
               for jobs in (1, 8)]
    tally.check("one job and eight write the same pictures", reports[0] == reports[1] and len(reports[0]) == 20)
    named = {path for line in found[1].values() for path in line.get("files", {}).values()}
    tally.equal("a report has the pictures that its lines name", sorted(reports[0]), sorted(named))
    verdicts = sorted(line["verdict"] for line in found[1].values())
    tally.equal("verdicts of the lines", verdicts, ["different"] * 4 + ["resized"] * 4 + ["same"] * 8)
    tally.check("ok agrees with the verdict", all(line["ok"] == (line["verdict"] == "same") for line in found[1].values()))
    batch = folder.run("batch", "set.json", "-o", "drawn", "--results", "drawn.jsonl")
    lines = [json.loads(line) for line in (folder.path / "drawn.jsonl").read_text().splitlines()]
    png = [line for line in lines if line["path"].endswith(".png")]
    tally.check("batch and check tell the same pixels", batch.returncode == 0 and
                all(found[1][line["path"]]["pixels"] == line["pixels"] for line in png))
    for part, count in ((("--only", "a"), PICTURES), (("--only", "a", "--only", "b"), 2 * PICTURES)):
        tally.equal(f"{' '.join(part)} checks so many", len(folder.lines(*part)), count)
    folder.check(66, "--only", "c")
    parts = [folder.run("check", "set.json", "--goldens", "goldens", "--shard", f"{n}/2", "--results", "-").stdout
             for n in (1, 2)]
    paths = [json.loads(line)["path"] for part in parts for line in part.splitlines()]
    tally.equal("shards share out the set", sorted(paths), sorted(found[1]))
    folder.check(0, "--accept", "--only", "a")
    folder.check(0)


def check_goldens(program, tally, place):
    """Goldens from other programs, damaged goldens, and orphaned ones."""
    one = dict(MANIFEST, matrix={"scale": [1]})
    folder = Folder(program, tally, place / "goldens", "a", one)
    folder.check(0, "--accept")
    name = "en/a@1x.png"
    golden = (folder.goldens / name).read_bytes()
    width, height, pixels = straight_pixels(folder, name)
    (folder.goldens / name).write_bytes(foreign_png(width, height, bytes(pixels)))
    folder.check(0, say="1 picture: 1 same")
    tally.check("a golden of another program has other bytes", (folder.goldens / name).read_bytes() != golden)
    middle = 4 * (height // 2 * width + width // 2)
    for channel in range(4):
        changed = bytearray(pixels)
        changed[middle + channel] ^= 1
        (folder.goldens / name).write_bytes(foreign_png(width, height, bytes(changed)))
        said = folder.check(1, say="the golden embeds no document")
        tally.check(f"a step in channel {channel} is found", "pixels: 1 of" in said, said)
    folder.check(0, "--max-different-pixels", 1)
    folder.check(0, "--threshold", "0.1")
    folder.check(1, "--threshold", "0")
    for kind, content in (("cut off", golden[:-40]), ("empty", b""), ("no picture", b"{}"), ("damaged", golden[:200] +
                          bytes([golden[200] ^ 255]) + golden[201:])):
        (folder.goldens / name).write_bytes(content)
        folder.check(1, say="1 picture: 1 failed")
        folder.check(0, "--accept")
        tally.check(f"a golden that is {kind} is replaced", (folder.goldens / name).read_bytes() == golden)
    (folder.goldens / name).unlink()
    (folder.goldens / name).mkdir()
    folder.check(1, say="the golden cannot be read")
    (folder.goldens / name).rmdir()
    folder.check(1, say="no golden")
    folder.check(0, "--accept")

    orphans = ["old.png", "en/deep/x.svg", "x.PDF"]
    for orphan in orphans:
        (folder.goldens / orphan).parent.mkdir(parents=True, exist_ok=True)
        (folder.goldens / orphan).write_bytes(b"x")
    (folder.goldens / "notes.txt").write_text("x")
    (folder.goldens / ".hidden.png").write_text("x")
    said = folder.check(1, say="1 picture: 1 same, 3 orphaned")
    tally.equal("orphans are reported", said.count("no variant of the manifest has this path"), 3)
    folder.check(0, "--only", "a")
    folder.check(1, "--shard", "1/2")
    folder.check(0, "--shard", "2/2", "--prune")
    folder.check(64, "--only", "a", "--prune")
    folder.check(1, "--scale", 1, "--appearance", "dark", "--quiet")
    folder.check(0, "--prune", say="3 orphaned, 3 removed")
    tally.equal("exactly the orphans are gone", sorted(folder.bytes()), [".hidden.png", name, "notes.txt"])
    folder.check(0, "--scale", 1, "--appearance", "dark", "--accept", "--prune")
    tally.check("what the manifest makes without the command line is not pruned", (folder.goldens / name).exists())


def check_choices(program, tally, place):
    """Acceptance of pictures selected in a report."""
    folder = Folder(program, tally, place / "choices", "abc", dict(MANIFEST, matrix={"scale": [1]}))
    folder.check(0, "--accept")
    for name in "abc":
        folder.write(name, MENU.replace("Copy", f"Undo {name}"))
    (folder.goldens / "x.png").write_bytes(b"x")
    lines = folder.lines()
    old = folder.bytes()

    def accept(expected, *choices, say=None):
        (folder.path / "accept.json").write_text(json.dumps(
            {"version": 1, "accept": [{"path": path, "pixels": pixels} for path, pixels in choices]}, indent=1))
        return folder.check(expected, "--accept-from", "accept.json", say=say)

    a, b, c = (f"en/{name}@1x.png" for name in "abc")
    accept(1, (a, lines[a]["pixels"]), (b, "0" * 64), say=f"{b}: b (scale 1): different")
    now = folder.bytes()
    tally.check("the selected picture is accepted", now[a] != old[a])
    tally.check("a picture that changed since then is not", now[b] == old[b] and now[c] == old[c])
    accept(1, ("x.png", None), say="3 pictures: 1 same, 2 different, 1 orphaned, 1 removed")
    tally.check("an orphan is removed", not (folder.goldens / "x.png").exists())
    accept(0, *((path, lines[path]["pixels"]) for path in (a, b, c)), ("x.png", None))
    folder.check(0)
    accept(65, ("en/d@1x.png", "0" * 64), say='accept[0].path: the set has no golden "en/d@1x.png"\nhelp: did you mean')
    accept(65, (a, None), say="belongs to the set and cannot be removed")
    accept(65, ("../menus/a.json", "0"), say="accept[0].path")
    accept(0, ("../menus/a.json", None))
    tally.check("nothing outside of the goldens is removed", (folder.path / "menus" / "a.json").exists())
    (folder.path / "accept.json").write_text('{\n  "version": 1,\n  "accept": [{ "path": 7 }]\n}\n')
    folder.check(65, "--accept-from", "accept.json", say="accept.json:3:24: error: accept[0]: expected the \"path\" of a golden")
    folder.check(66, "--accept-from", "none.json", say="the file does not exist")


def check_statuses(program, tally, place):
    """Invalid arguments, invalid inputs, and unwritable locations."""
    folder = Folder(program, tally, place / "statuses", "ab", dict(MANIFEST, matrix={"scale": [1]}))
    folder.check(0, "--accept")
    for arguments in (["--threshold", "2"], ["--threshold", "nan"], ["--max-different-pixels", "-1"], ["--jobs", "0"],
                      ["--accept", "--accept-from", "x"], ["--report", "goldens"], ["--shard", "3/2"], ["--no-such"]):
        folder.check(64, *arguments)
    tally.equal("exit 64: no goldens", folder.run("check", "set.json").returncode, 64)
    tally.equal("exit 66: no manifest", folder.run("check", "none.json", "--goldens", "goldens").returncode, 66)
    folder.check(66, "--fonts", "none")
    folder.check(73, goldens="set.json", say="found a file")
    folder.check(73, "--report", "set.json")
    folder.check(74, "--results", "/dev/full")
    (folder.path / "site").mkdir()
    (folder.path / "site" / "index.html").write_text("mine")
    folder.check(73, "--report", "site", say="is not replaced")
    tally.equal("a foreign page stays", (folder.path / "site" / "index.html").read_text(), "mine")

    folder.write("a", '{"menu": {"items": [')
    said = folder.check(1, say="2 pictures: 1 same, 1 failed")
    tally.check("a broken document is reported with its location", "menus/a.json:1:21: error: " in said, said)
    tally.equal("a broken document is reported once", said.count("error:"), 1)
    said = folder.check(1, "--quiet")
    tally.check("--quiet prints errors", "menus/a.json:1:21: error: " in said, said)
    folder.check(1, "--accept")
    tally.check("its golden stays", (folder.goldens / "en" / "a@1x.png").exists())
    (folder.path / "set.json").write_text('{"mockups": [5], "matrix": {"scale": [0]}}')
    said = folder.check(65)
    tally.equal("all errors of a manifest are reported at once", said.count("error:"), 2)

    folder = Folder(program, tally, place / "locked", "a", dict(MANIFEST, matrix={"scale": [1]}))
    folder.check(0, "--accept")
    folder.write("a", MENU.replace("Copy", "Paste"))
    as_nobody = []
    if os.geteuid() == 0:
        as_nobody = ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"]
        for path in (place, *place.parents[:1]):
            path.chmod(0o755)
    if as_nobody and not shutil.which("setpriv"):
        print("permissions do not bind this user: folders without permission are left out", file=sys.stderr)
        return
    program_copy = folder.path / "menumock"
    shutil.copy(folder.program, program_copy)
    before = folder.bytes()
    for path in (folder.goldens / "en", folder.goldens):
        path.chmod(0o555)
    folder.path.chmod(0o555)

    def run(*arguments):
        return subprocess.run([*as_nobody, program_copy, "check", "set.json", "--goldens", "goldens", *arguments],
                              cwd=folder.path, stderr=subprocess.PIPE, timeout=300)

    for status, arguments in ((73, ["--accept"]), (73, ["--report", "report"]), (73, ["--results", "results.jsonl"]),
                              (1, [])):
        result = run(*arguments)
        tally.check(f"exit {status}: check {' '.join(arguments)} without permission", result.returncode == status,
                    f"exit {result.returncode}: {result.stderr.decode()}")
    for path in (folder.path, folder.goldens, folder.goldens / "en"):
        path.chmod(0o755)
    tally.check("without permission nothing is changed", folder.bytes() == before)


def steps(program, tally, folder):
    return {
        "life": lambda: check_life(program.path, tally, folder),
        "goldens": lambda: check_goldens(program.path, tally, folder),
        "choices": lambda: check_choices(program.path, tally, folder),
        "statuses": lambda: check_statuses(program.path, tally, folder),
    }


def main():
    return frame.run(frame.arguments(__doc__).parse_args(), steps)


if __name__ == "__main__":
    sys.exit(main())
