#!/usr/bin/env python3
"""Renders random mockups in worker processes with limits on memory and time, and keeps the failures.

Each seed is a document combined from samples, with its own theme, symbol, and images, all mutated at random. If a
process crashes, hangs, exceeds a limit, or reports an internal error, the mockup's folder is kept below --out, with a
`request.json` that reproduces the failure: menumock worker < request.json. Seeds count up from --seed; the default
differs on every run.
"""
import argparse
import copy
import json
import os
import pathlib
import random
import resource
import selectors
import shutil
import struct
import subprocess
import sys
import time
import zlib

ROOT = pathlib.Path(__file__).resolve().parents[1]

# Limits per picture: processor seconds, memory growth in bytes, and address space in bytes.
MOST_SECONDS = 2
MOST_GROWTH = 300 << 20
MOST_SPACE = 2 << 30
# Seconds to wait for a picture; other programs may use the machine.
PATIENCE = 20
# Pictures per process.
REQUESTS = 500

NUMBERS = (0, 1, -1, 0.5, 2, 7, 44, 100, 1000, 1e4, 1e6, 1e9, 1e13, 1e300, 5e-324, -1e9, 2147483648)
WORDS = ("", "none", "red", "#F00", "#12345678", "accent", "a" * 3000, "\u0000", "\ud800", "\ufffe", "😀", "مرحبا", "字" * 400,
         "👨‍👩‍👧‍👦", "\u202e", "leading", "large", "palette", "menu")


class Mockup:
    """The mockup of a seed: its document, the files next to it, and its settings."""

    def __init__(self, seed, corpus):
        self.random = random.Random(seed)
        self.files = {"own.symbol.svg": self.symbol(), "image.svg": self.symbol("#0a7"), "image.png": self.png()}
        self.document = copy.deepcopy(self.pick(corpus.documents))
        self.document.pop("$schema", None)
        for _ in range(self.random.choice((0, 0, 0, 1, 1, 2, 4))):
            self.document = self.changed(self.document, corpus.values)
        if isinstance(self.document, dict) and self.chance(2):
            theme = copy.deepcopy(self.pick(corpus.themes))
            for _ in range(self.random.randint(1, 4)):
                theme = self.changed(theme, ())
            self.files["own.json"] = json.dumps(theme).encode()
            self.document["theme"] = "./own.json"
        for name in list(self.files):
            if self.chance(6):
                self.files[name] = self.damaged(self.files[name])
        self.options = {
            "format": self.pick(("png", "svg", "pdf")), "scale": self.pick((1, 1, 2, 3)),
            "svgText": self.pick(("outlines", "text")), "noSource": self.chance(2),
        }
        if self.chance(4):
            self.options["padding"] = self.pick((0, 20))
        if self.chance(4):
            self.options["layoutDirection"] = "rightToLeft"

    def request(self, folder):
        """A valid request, so that every error concerns a file."""
        return {"id": 1, "path": str(folder / "mockup.json"), "symbols": [str(folder)], **self.options}

    def write(self, folder):
        folder.mkdir(parents=True, exist_ok=True)
        for name, data in (*self.files.items(), ("mockup.json", json.dumps(self.document).encode())):
            (folder / name).write_bytes(data)
        (folder / "request.json").write_text(json.dumps(self.request(folder)) + "\n")

    def chance(self, number):
        return self.random.randrange(number) == 0

    def pick(self, values):
        return self.random.choice(values)

    def changed(self, node, others):
        """A copy of the value with one mutation."""
        if isinstance(node, (dict, list)) and node and not self.chance(12):
            place = self.pick(list(node) if isinstance(node, dict) else range(len(node)))
            if isinstance(node, list) and self.chance(10):
                node.insert(place, copy.deepcopy(node[place]))
            elif self.chance(25):
                del node[place]
            else:
                node[place] = self.changed(node[place], others)
            return node
        if isinstance(node, bool):
            return not node
        if isinstance(node, (int, float)):
            return self.pick(NUMBERS) if self.chance(3) else self.pick((node * 2, node / 3, node * 1.3 + 1, node * 4, -node))
        if isinstance(node, str) and not self.chance(4):
            return self.pick(WORDS + ("own.symbol", "./image.png", "image.svg") + (node * 20, node[:1]))
        return copy.deepcopy(self.pick(others)) if others else node

    def number(self):
        if self.chance(40):
            return self.pick(("-5", "0", "1e3", "1e7", "1e13", "1e200", "5e-324", "43.9996", "NaN"))
        return f"{self.random.uniform(0, 24):.2f}"

    def symbol(self, color="currentColor"):
        n = self.number
        shapes = [self.pick((
            f'<rect x="{n()}" y="{n()}" width="{n()}" height="{n()}" rx="{n()}"/>',
            f'<circle cx="{n()}" cy="{n()}" r="{n()}" fill="{color}"/>',
            f'<path d="M{n()} {n()}A{n()} {n()} {n()} 1 0 {n()} {n()}Z"/>',
            f'<path stroke-width="{n()}" d="M{n()} {n()}C{n()} {n()} {n()} {n()} {n()} {n()}S9 9 {n()} 1H{n()}V{n()}"/>',
        )) for _ in range(self.random.randint(1, 4))]
        return (f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="{color}" '
                f'stroke-width="1.5">{"".join(shapes)}</svg>').encode()

    def png(self):
        def chunk(name, content):
            return struct.pack(">I", len(content)) + name + content + struct.pack(">I", zlib.crc32(name + content))

        width, height = self.random.randint(1, 60), self.random.randint(1, 60)
        rows = b"".join(bytes([self.random.randrange(5)]) + self.random.randbytes(4 * width) for _ in range(height))
        header = struct.pack(">IIBBBBB", width, height, 8, 6, 0, 0, 0)
        return (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b""))

    def damaged(self, data):
        data = bytearray(data)
        for _ in range(self.random.randint(1, 4)):
            place = self.random.randrange(len(data)) if data else 0
            match self.random.randrange(4):
                case 0:
                    data[place:place + 1] = self.random.randbytes(1)
                case 1:
                    del data[place:place + self.random.randint(1, 30)]
                case 2:
                    data[place:place] = b"1e308"
                case _:
                    data[place:place] = data[:self.random.randint(0, 60)]
        return bytes(data)


class Corpus:
    """The material of mockups."""

    def __init__(self):
        samples = sorted((ROOT / "Samples").glob("*.json"))
        documents = [json.loads(path.read_text()) for path in samples]
        self.documents = [document for document in documents if isinstance(document, dict)]
        self.themes = [json.loads(path.read_text()) for path in sorted((ROOT / "Themes").glob("*.json"))]
        self.values = [value for document in self.documents for value in document.values()]


class Worker:
    """A worker process with limits."""

    def __init__(self, program):
        def limit():
            resource.setrlimit(resource.RLIMIT_AS, (MOST_SPACE, MOST_SPACE))
            resource.setrlimit(resource.RLIMIT_CORE, (0, 0))

        self.process = subprocess.Popen(
            [program, "worker", "--jobs", "1"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
            preexec_fn=limit)
        os.set_blocking(self.process.stdout.fileno(), False)
        self.selector = selectors.DefaultSelector()
        self.selector.register(self.process.stdout, selectors.EVENT_READ)
        self.requests = 0
        # The first line reports that the worker is ready.
        self.line()

    def line(self):
        """The next line; `None` after the timeout, or an incomplete line if the process ended."""
        line, end = b"", time.monotonic() + PATIENCE
        while not line.endswith(b"\n"):
            if not self.selector.select(max(0, end - time.monotonic())):
                return None
            piece = self.process.stdout.read(1 << 20)
            if piece == b"":
                break
            line += piece or b""
        return line

    def status(self, key):
        for line in pathlib.Path(f"/proc/{self.process.pid}/status").read_text().splitlines():
            if line.startswith(key + ":"):
                return int(line.split()[1]) * 1024
        return 0

    def seconds(self):
        fields = pathlib.Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def ask(self, request):
        """The problem with an answer, or `None`; and whether it contains a picture."""
        self.requests += 1
        pathlib.Path(f"/proc/{self.process.pid}/clear_refs").write_text("5")
        memory, start = self.status("VmRSS"), self.seconds()
        try:
            self.process.stdin.write(json.dumps(request).encode() + b"\n")
            self.process.stdin.flush()
        except BrokenPipeError:
            return self.death(), False
        answer = self.line()
        if answer is None:
            return f"hangs: no answer after {self.seconds() - start:.1f} s of the processor", False
        if not answer.endswith(b"\n"):
            return self.death(), False
        taken, growth = self.seconds() - start, self.status("VmHWM") - memory
        answer = json.loads(answer)
        found = answer.get("findings", []) + answer.get("diagnostics", [])
        engine = [entry["message"] for entry in found if entry["file"] == "request"]
        if engine:
            return f"engine: {engine[0][:200]}", False
        if any(entry["line"] < 1 or entry["column"] < 1 or not entry["message"] for entry in found):
            return "no location: a diagnostic without a location", answer["ok"]
        if not answer["ok"] and not any(entry["severity"] == "error" for entry in found):
            return "no error: failed without an error", False
        if taken > MOST_SECONDS:
            return f"slow: {taken:.1f} s", answer["ok"]
        if growth > MOST_GROWTH:
            return f"memory: {growth >> 20} MB", answer["ok"]
        return None, answer["ok"]

    def death(self):
        status = self.process.wait(timeout=10)
        words = self.process.stderr.read().decode(errors="replace").strip().splitlines()
        return f"dies: status {status} {words[0][:200] if words else ''}".strip()

    def close(self):
        self.process.kill()
        self.process.wait()
        for stream in (self.process.stdin, self.process.stdout, self.process.stderr):
            try:
                stream.close()
            except BrokenPipeError:
                pass


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--program", required=True, help="the menumock executable")
    parser.add_argument("--out", type=pathlib.Path, default=ROOT / "out" / "fuzz", help="folder for failures")
    parser.add_argument("--seconds", type=float, default=300)
    parser.add_argument("--seed", type=int, help="the first seed")
    parser.add_argument("--count", type=int, help="number of seeds (default: as many as time allows)")
    options = parser.parse_args()
    program = str(pathlib.Path(options.program).resolve())
    out = options.out.resolve()
    corpus = Corpus()
    first = seed = random.SystemRandom().randrange(1 << 48) if options.seed is None else options.seed
    work = out / "now"
    end = time.monotonic() + options.seconds
    worker, drawn, found = Worker(program), 0, {}
    try:
        while time.monotonic() < end and (options.count is None or seed < first + options.count):
            shutil.rmtree(work, ignore_errors=True)
            mockup = Mockup(seed, corpus)
            mockup.write(work)
            problem, is_drawn = worker.ask(mockup.request(work))
            drawn += is_drawn
            if problem:
                found[seed] = problem
                mockup.write(out / str(seed))
                (out / str(seed) / "problem.txt").write_text(problem + "\n")
                print(f"seed {seed}: {problem}", flush=True)
            if problem or worker.requests >= REQUESTS:
                worker.close()
                worker = Worker(program)
            seed += 1
    except KeyboardInterrupt:
        pass
    finally:
        worker.close()
        shutil.rmtree(work, ignore_errors=True)
    print(f"{seed - first} mockups from seed {first}, {drawn} rendered, {len(found)} problems")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
