"""Pictures that the core as WebAssembly must draw as the program does: samples and random documents, and their files."""
import json
import pathlib
import subprocess

import random_menus

ROOT = pathlib.Path(__file__).resolve().parents[2]
FORMATS = ("svg", "png")
# Their SVG image needs a library that the module lacks.
WITHOUT = {"context-menu-image", "context-menu-pointer"}
SAMPLES = [path for path in sorted((ROOT / "Samples").glob("*.json")) if path.stem not in WITHOUT]
# The image of all random documents, which are drawn as if they were next to it.
IMAGE = ROOT / "Tests/Goldens/pictures/palette-scrolls/expected.png"


class Program:
    """`menumock worker`."""

    def __init__(self, path):
        self.process = subprocess.Popen([path, "worker"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=ROOT)
        self.process.stdout.readline()

    def work(self, line):
        self.process.stdin.write(line + b"\n")
        self.process.stdin.flush()
        return self.process.stdout.readline()

    def end(self):
        self.process.stdin.close()
        self.process.wait()


def fonts():
    """The installed fonts of the lock file, by name."""
    faces = json.loads((ROOT / "Fonts/fonts.json").read_text())["faces"]
    files = {face["file"]: pathlib.Path("/usr/share/fonts") / face["path"] for face in faces}
    return {name: path for name, path in files.items() if path.is_file()}


def random_texts(count):
    """Random documents, by name. All of them can be drawn."""
    return {f"random {seed}": random_menus.drawable(seed, IMAGE.name) for seed in range(count)}
