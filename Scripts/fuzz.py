#!/usr/bin/env python3
"""Renders random mockups in worker processes with limits on memory and time, and keeps the failures.

Each seed is a document combined from samples, with its own theme, symbol, images, and fonts, all mutated at random. PNGs,
JPEGs, and fonts are also mutated by their structure, with correct checksums. Some seeds are exported as Swift code
instead. If a process crashes, hangs, exceeds a limit, or reports an internal error, the mockup's folder is kept below
--out and in the corpus, with a `request.json` that reproduces the failure: menumock worker < request.json. Every run
starts with the corpus. Seeds count up from --seed; the default differs on every run.
"""
import argparse
import copy
import io
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
import tempfile
import time
import zlib

ROOT = pathlib.Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "Tests/Scripts"))
import structures

# Inputs that once failed; `make test` runs them.
CORPUS = ROOT / "Tests/Corpus"

# Limits per picture: processor seconds, memory growth in bytes, and address space in bytes.
MOST_SECONDS = 2
MOST_GROWTH = 300 << 20
MOST_SPACE = 2 << 30
# Seconds to wait for a picture; a process that had no processor, because other programs use the machine, gets more time.
PATIENCE, MORE_PATIENCE = 20, 300
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
        if self.chance(3):
            self.add_image(corpus)
        self.target = self.pick(("swiftui", "uikit", "appkit")) if self.chance(10) else None
        self.options = {
            "format": self.pick(("png", "svg", "pdf", "html", "apng")), "scale": self.pick((1, 1, 2, 3)),
            "svgText": self.pick(("outlines", "text")), "noSource": self.chance(2),
        }
        self.has_fonts = bool(corpus.fonts) and self.chance(4)
        if self.has_fonts:
            name, data = self.pick(corpus.fonts)
            self.files[f"fonts/{name}"] = self.mutated_font(data)
            self.add_title(self.pick(("Copy", "נסח", "نسخ", "Ünïcödé ﬁ", "😀 Smile")))
        if self.chance(4):
            self.options["padding"] = self.pick((0, 20))
        if self.chance(4):
            self.options["layoutDirection"] = "rightToLeft"

    def request(self, folder):
        """A valid request, so that every error concerns a file."""
        path = str(folder / "mockup.json")
        if self.target:
            return {"requestId": 1, "arguments": ["export", path, "--to", self.target, "--diagnostic-format", "json"]}
        fonts = {"fonts": [str(folder / "fonts")]} if self.has_fonts else {}
        return {"id": 1, "path": path, "symbols": [str(folder)], **fonts, **self.options}

    def write(self, folder):
        for name, data in (*self.files.items(), ("mockup.json", json.dumps(self.document).encode())):
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            (folder / name).write_bytes(data)
        (folder / "request.json").write_text(json.dumps(self.request(folder)) + "\n")

    def add_title(self, title):
        """Adds an item, so that a font is used."""
        menu = self.document.get("menu") if isinstance(self.document, dict) else None
        if isinstance(menu, dict) and isinstance(menu.get("items"), list):
            menu["items"].append(title)

    def add_image(self, corpus):
        """Makes the document show an image of any format, mutated by its structure."""
        form = self.pick(sorted(corpus.images))
        data = corpus.images[form] if form != "png" or self.chance(3) else self.png()
        mutate = {"png": self.mutated_png, "jpg": self.mutated_jpeg}.get(form, self.damaged)
        for _ in range(self.random.choice((0, 1, 1, 2))):
            data = mutate(data)
        self.files[f"photo.{form}"] = data
        if isinstance(self.document, dict) and self.chance(2):
            self.document = {"presentation": "contextMenu", "preview": {"image": f"photo.{form}"},
                             "menu": {"items": ["A"]}}
        elif isinstance(self.document, dict):
            self.add_title({"title": "A", "image": f"photo.{form}"})

    def content(self, data):
        """Bytes with a few changes that keep the length."""
        data = bytearray(data)
        for _ in range(self.random.randint(1, 4)):
            if data:
                place = self.random.randrange(len(data))
                new = self.pick((b"\xff", b"\0", b"\x7f\xff", b"\xff\xff\xff\xff", self.random.randbytes(2)))
                data[place:place + len(new)] = new[:len(data) - place]
        return bytes(data)

    def rearranged(self, parts):
        """The parts with one that is missing, twice, or elsewhere."""
        parts = list(parts)
        if parts:
            place = self.random.randrange(len(parts))
            match self.random.randrange(3):
                case 0:
                    del parts[place]
                case 1:
                    parts[place:place] = [parts[place]] * self.pick((1, 1, 3, 200))
                case _:
                    parts.insert(self.random.randrange(len(parts)), parts.pop(place))
        return parts

    def mutated_png(self, data):
        """A PNG with other contents or another order of chunks and correct checksums."""
        chunks = structures.png_chunks(data)
        if not chunks or self.chance(3):
            return structures.png_file(self.rearranged(chunks))
        place = self.random.randrange(len(chunks))
        name, content = chunks[place]
        match self.random.randrange(4):
            case 0 if name == b"IDAT":
                try:
                    content = zlib.compress(self.content(zlib.decompress(content)))
                except zlib.error:
                    pass
            case 1 if name == b"IHDR":
                sizes = (0, 1, 7, 60, 32767, 32768, 1 << 20, 0x7FFFFFFF, 0xFFFFFFFF)
                depth, kind = self.pick((1, 2, 4, 8, 16)), self.pick((0, 2, 3, 4, 6))
                content = struct.pack(">IIBBBBB", self.pick(sizes), self.pick(sizes), depth, kind, 0, 0, self.pick((0, 1)))
            case 2:
                texts = (b"iCCP", b"gAMA", b"cHRM", b"tRNS", b"PLTE", b"acTL", b"fcTL", b"fdAT", b"eXIf", b"iTXt", b"zTXt")
                chunks.insert(place, (self.pick(texts), self.random.randbytes(self.random.randrange(40))))
            case _:
                content = self.content(content)
        if chunks[place][0] == name:
            chunks[place] = (name, content)
        return structures.png_file(chunks)

    def mutated_jpeg(self, data):
        """A JPEG with other contents or another order of segments and correct lengths."""
        segments = structures.jpeg_segments(data)
        if not segments or self.chance(3):
            return structures.jpeg_file(self.rearranged(segments))
        place = self.random.randrange(len(segments))
        marker, content, scan = segments[place]
        if self.chance(4):
            marker = self.pick((0xC0, 0xC1, 0xC2, 0xC4, 0xDB, 0xDD, 0xE1, 0xEE, 0xFE))
        if marker in (0xC0, 0xC2) and self.chance(2):
            size = self.pick((0, 1, 65535, 20000))
            content = content[:1] + struct.pack(">HH", size, self.pick((size, 7))) + content[5:]
        segments[place] = (marker, self.content(content), self.content(scan) if self.chance(2) else scan)
        return structures.jpeg_file(segments)

    def mutated_font(self, data):
        """A font with changed bytes in one to three tables and correct checksums."""
        tables = structures.font_tables(data)
        changed = bytearray(data)
        for _ in range(self.random.randint(0, 3)):
            _, offset, length = tables[self.pick(sorted(tables))]
            # Most tables begin with offsets and counts.
            end = offset + (min(length, 64) if self.chance(2) else length)
            changed[offset:end] = self.content(changed[offset:end])
        return structures.repaired_font(changed)

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
        folder = pathlib.Path("/usr/share/fonts")
        names = ("Inter-Regular.otf", "Inter-Bold.otf", "NotoSansHebrew-Regular.ttf", "NotoSansArabic-Regular.ttf")
        paths = [path for name in names for path in sorted(folder.rglob(name))[:1]]
        self.fonts = [(path.name, path.read_bytes()) for path in paths]
        self.images = self.example_images()

    @staticmethod
    def example_images():
        """A picture in every format that a document can show."""
        from PIL import Image
        picture = Image.radial_gradient("L").resize((48, 40)).convert("RGB")
        images = {"svg": b'<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><defs><filter id="f">'
                         b'<feGaussianBlur stdDeviation="2"/><feTurbulence numOctaves="2" baseFrequency="0.1"/></filter>'
                         b'</defs><path d="M0 0h9v9" filter="url(#f)" stroke-dasharray="1 2"/><text y="5">A</text></svg>'}
        for form, name, options in (
                ("png", "PNG", {}), ("jpg", "JPEG", {"progressive": True}), ("webp", "WEBP", {"lossless": True})):
            file = io.BytesIO()
            picture.save(file, name, **options)
            images[form] = file.getvalue()
        return images


class Worker:
    """A worker process with limits; with `is_persistent`, one that takes the arguments of any command."""

    def __init__(self, program, is_persistent=False):
        self.is_persistent = is_persistent
        words = ["--persistent_worker"] if is_persistent else []

        def limit():
            resource.setrlimit(resource.RLIMIT_AS, (MOST_SPACE, MOST_SPACE))
            resource.setrlimit(resource.RLIMIT_CORE, (0, 0))

        self.process = subprocess.Popen(
            [program, "worker", "--jobs", "1", *words], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
            preexec_fn=limit)
        os.set_blocking(self.process.stdout.fileno(), False)
        self.selector = selectors.DefaultSelector()
        self.selector.register(self.process.stdout, selectors.EVENT_READ)
        self.requests = 0
        # The first line reports that the worker is ready.
        if not is_persistent:
            self.line()

    def line(self):
        """The next line; `None` after the timeout, or an incomplete line if the process ended."""
        line, start, last = b"", self.seconds(), time.monotonic() + MORE_PATIENCE
        while not line.endswith(b"\n"):
            if not self.selector.select(PATIENCE):
                if self.seconds() - start > MOST_SECONDS or time.monotonic() > last:
                    return None
                continue
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
        if self.is_persistent:
            status = answer.get("exitCode", 0)
            if status not in (0, 65):
                return f"engine: status {status}: {answer.get('output', '')[:200]}", False
            answer = {"ok": status == 0, "diagnostics": [
                json.loads(line) for line in answer.get("output", "").splitlines() if line.startswith('{"severity"')]}
            for entry in answer["diagnostics"]:
                entry.setdefault("line", 1), entry.setdefault("column", 1), entry.setdefault("file", "")
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


class Workers:
    """The two workers of a run, started again after failures and after many requests."""

    def __init__(self, program):
        self.program, self.workers = program, {}

    def ask(self, request):
        is_persistent = "arguments" in request
        worker = self.workers.get(is_persistent)
        if worker is None:
            worker = self.workers[is_persistent] = Worker(self.program, is_persistent)
        problem, is_drawn = worker.ask(request)
        if problem or worker.requests >= REQUESTS:
            worker.close()
            del self.workers[is_persistent]
        return problem, is_drawn

    def close(self):
        for worker in self.workers.values():
            worker.close()


def saved(folder):
    """The request of a folder that failed once, with its present place."""
    text = (folder / "request.json").read_text()
    # The place of the folder when it was kept: the document's folder.
    request = json.loads(text)
    old = os.path.dirname(request["path"] if "path" in request else request["arguments"][1])
    return json.loads(text.replace(json.dumps(old)[1:-1], json.dumps(str(folder))[1:-1]))


def run_corpus(workers, folder):
    """Runs all inputs that once failed. Returns their number and the problems by name."""
    found = {}
    names = sorted(path.parent for path in folder.glob("*/request.json"))
    for path in names:
        problem, _ = workers.ask(saved(path))
        if problem:
            found[path.name] = problem
            print(f"corpus {path.name}: {problem}", flush=True)
    return len(names), found


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--program", required=True, help="the menumock executable")
    parser.add_argument("--out", type=pathlib.Path, default=ROOT / "out" / "fuzz", help="folder for failures")
    parser.add_argument("--seconds", type=float, default=300)
    parser.add_argument("--seed", type=int, help="the first seed")
    parser.add_argument("--count", type=int, help="number of seeds (default: as many as time allows)")
    parser.add_argument("--corpus", type=pathlib.Path, default=CORPUS, help="folder of inputs that once failed")
    options = parser.parse_args()
    program = str(pathlib.Path(options.program).resolve())
    out = options.out.resolve()
    corpus = Corpus()
    first = seed = random.SystemRandom().randrange(1 << 48) if options.seed is None else options.seed
    # In memory where possible: a mockup can have a large font.
    shared = pathlib.Path("/dev/shm")
    work = pathlib.Path(tempfile.mkdtemp(prefix="menumock-fuzz-", dir=shared if shared.is_dir() else None)) / "now"
    end = time.monotonic() + options.seconds
    workers, drawn = Workers(program), 0
    known, found = run_corpus(workers, options.corpus.resolve())
    try:
        while time.monotonic() < end and (options.count is None or seed < first + options.count):
            shutil.rmtree(work, ignore_errors=True)
            mockup = Mockup(seed, corpus)
            mockup.write(work)
            problem, is_drawn = workers.ask(mockup.request(work))
            drawn += is_drawn
            if problem:
                found[seed] = problem
                for folder in (out / str(seed), options.corpus.resolve() / str(seed)):
                    mockup.write(folder)
                    (folder / "problem.txt").write_text(problem + "\n")
                print(f"seed {seed}: {problem}", flush=True)
            seed += 1
    except KeyboardInterrupt:
        pass
    finally:
        workers.close()
        shutil.rmtree(work.parent, ignore_errors=True)
    print(f"{known} mockups of the corpus, {seed - first} from seed {first}, {drawn} rendered, {len(found)} problems")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
