"""Our PNG codec compared with libspng and libdeflate, as ratios within one run.

Each figure comes from a separate process. Processor time is the median of many turns; memory is the growth of the peak
beyond the file and, for encoders, beyond the given pixels. libspng and libdeflate are called through ctypes with the
same bytes, and omitted if they are not installed.

Comparisons:
  decode   file → RGBA pixels, against libspng (which inflates with zlib)
  inflate  file → stored rows, against libdeflate, which needs room for all of them at once
  encode   pixels → file, against libspng's defaults (zlib level 6, adaptive filters, RGBA) and level 1
  deflate  the unfiltered rows of our file, by libdeflate at levels 1 and 6: the cost of an encoder based on it, without
           finding colors. Our figure is that of the whole encoder, because both halves are one loop.
"""

import argparse
import ctypes
import ctypes.util
import io
import json
import pathlib
import resource
import statistics
import struct
import subprocess
import sys
import tempfile
import time
import zlib

import numpy
from PIL import Image, ImageDraw

BUDGET = 0.6
LEAST = 5
RGBA8, ENCODER, LEVEL, TO_BUFFER, FINALIZE = 1, 2, 2, 12, 2


class Header(ctypes.Structure):
    _fields_ = [("width", ctypes.c_uint32), ("height", ctypes.c_uint32)] + [
        (name, ctypes.c_uint8) for name in ("depth", "type", "compression", "filter", "interlace")]


def library(name):
    """A shared library, or None if it is not installed."""
    path = ctypes.util.find_library(name)
    return ctypes.CDLL(path) if path else None


def spng():
    lib = library("spng")
    if lib:
        lib.spng_ctx_new.restype = ctypes.c_void_p
        lib.spng_get_png_buffer.restype = ctypes.c_void_p
    return lib


def deflate():
    lib = library("deflate")
    if lib:
        lib.libdeflate_alloc_compressor.restype = ctypes.c_void_p
        lib.libdeflate_alloc_decompressor.restype = ctypes.c_void_p
        for name in ("compress", "compress_bound"):
            getattr(lib, f"libdeflate_zlib_{name}").restype = ctypes.c_size_t
    return lib


def chunks(png):
    place = 8
    while place < len(png):
        length, name = struct.unpack(">I4s", png[place:place + 8])
        yield name, png[place + 8:place + 8 + length]
        place += length + 12


def stored(png):
    """The compressed rows of a PNG, and their unpacked length."""
    stream = b"".join(content for name, content in chunks(png) if name == b"IDAT")
    return stream, len(zlib.decompress(stream))


def rows(png):
    """The rows of a PNG without filters, each preceded by its filter byte 0."""
    # Pillow's limit guards against hostile pictures; these are ours.
    Image.MAX_IMAGE_PIXELS = None
    header = next(content for name, content in chunks(png) if name == b"IHDR")
    width, height, depth, kind = struct.unpack(">IIBB", header[:10])
    stride = (width * depth * {0: 1, 2: 3, 3: 1, 4: 2, 6: 4}[kind] + 7) // 8
    raw = zlib.decompress(stored(png)[0])
    if any(raw[row * (stride + 1)] for row in range(height)):
        image = Image.open(io.BytesIO(png))
        raw = b"".join(
            b"\0" + image.crop((0, row, width, row + 1)).tobytes() for row in range(height))
    return raw


# --- One process ----------------------------------------------------------------------------------------------------


def check(error, what):
    if error:
        raise RuntimeError(f"{what}: error {error}")


def decode_spng(png):
    lib = spng()
    context = lambda flags: ctypes.c_void_p(lib.spng_ctx_new(flags))
    size = ctypes.c_size_t()
    reader = context(0)
    # libspng's limits guard against hostile input.
    lib.spng_set_image_limits(reader, ctypes.c_uint32(0x7FFFFFFF), ctypes.c_uint32(0x7FFFFFFF))
    check(lib.spng_set_png_buffer(reader, png, ctypes.c_size_t(len(png))), "libspng")
    check(lib.spng_decoded_image_size(reader, RGBA8, ctypes.byref(size)), "libspng")
    pixels = ctypes.create_string_buffer(size.value)
    check(lib.spng_decode_image(reader, pixels, size, RGBA8, 1), "libspng")
    lib.spng_ctx_free(reader)
    return pixels


def encode_spng(pixels, width, height, level):
    lib = spng()
    writer = ctypes.c_void_p(lib.spng_ctx_new(ENCODER))
    check(lib.spng_set_option(writer, TO_BUFFER, 1), "libspng")
    if level:
        check(lib.spng_set_option(writer, LEVEL, level), "libspng")
    check(lib.spng_set_ihdr(writer, ctypes.byref(Header(width, height, 8, 6, 0, 0, 0))), "libspng")
    check(lib.spng_encode_image(writer, pixels, ctypes.c_size_t(width * height * 4), 256, FINALIZE), "libspng")
    count, error = ctypes.c_size_t(), ctypes.c_int()
    if not lib.spng_get_png_buffer(writer, ctypes.byref(count), ctypes.byref(error)):
        raise RuntimeError(f"libspng: error {error.value}")
    lib.spng_ctx_free(writer)
    return count.value


def child(work, level, path):
    """Repeats one operation as often as time allows and prints its cost."""
    png = pathlib.Path(path).read_bytes()
    if work == "spng-decode":
        turn = lambda: decode_spng(png) and 0
    elif work == "spng-encode":
        width, height = struct.unpack(">II", png[16:24])
        pixels = decode_spng(png)
        turn = lambda: encode_spng(pixels, width, height, level)
    elif work == "libdeflate-inflate":
        lib, (stream, total) = deflate(), stored(png)
        unpacker = ctypes.c_void_p(lib.libdeflate_alloc_decompressor())

        def turn():
            out = ctypes.create_string_buffer(total)
            check(lib.libdeflate_zlib_decompress(
                unpacker, stream, ctypes.c_size_t(len(stream)), out, ctypes.c_size_t(total), None), "libdeflate")
            return 0
    else:
        lib, raw = deflate(), rows(png)
        packer = ctypes.c_void_p(lib.libdeflate_alloc_compressor(level))
        bound = lib.libdeflate_zlib_compress_bound(packer, ctypes.c_size_t(len(raw)))

        def turn():
            out = ctypes.create_string_buffer(bound)
            return lib.libdeflate_zlib_compress(
                packer, raw, ctypes.c_size_t(len(raw)), out, ctypes.c_size_t(bound))
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    times, written = [], 0
    while sum(times) < BUDGET or len(times) < LEAST and sum(times) < 3 * BUDGET:
        start = time.process_time()
        written = turn()
        times.append(time.process_time() - start)
    memory = (resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before) * 1024
    print(json.dumps({"microseconds": statistics.median(times) * 1e6, "bytes": written, "memory": memory}))


# --- The table ------------------------------------------------------------------------------------------------------


def screenshots(folder):
    """Pictures from outside: a grainy photo, and a desktop with windows over a gradient."""
    random = numpy.random.default_rng(1)
    y, x = numpy.mgrid[0:1000, 0:1600]
    waves = [numpy.sin(x / (90 + 30 * c)) * 50 + numpy.cos(y / (70 + 20 * c)) * 50 + 128 for c in range(3)]
    grain = random.normal(0, 4, (1000, 1600, 3))
    photo = numpy.clip(numpy.stack(waves, 2) + grain, 0, 255).astype("uint8")
    Image.fromarray(photo).save(folder / "photo.png")
    ground = numpy.stack([x * 90 // 1600 + 40, y * 90 // 1000 + 60, (x + y) * 60 // 2600 + 120], 2).astype("uint8")
    desktop = Image.fromarray(ground)
    draw = ImageDraw.Draw(desktop)
    for left, top in ((80, 60), (700, 200), (300, 480)):
        draw.rounded_rectangle((left, top, left + 760, top + 440), 12, fill=(250, 250, 252), outline=(190, 190, 195))
        for row in range(18):
            words = " ".join("lorem ipsum dolor sit amet".split()[int(n)] for n in random.integers(0, 5, 12))
            draw.text((left + 20, top + 20 + 22 * row), words, fill=(30, 30, 34))
    desktop.paste(Image.fromarray(photo[:300, :400]), (1050, 640))
    desktop.save(folder / "desktop.png")
    return ["photo", "desktop"]


def pictures(program, bench, root, folder):
    """Draws the PNGs to measure into a folder and returns their names."""
    names = []
    for sample in ("context-menu-image", "every-platform", "menu-bar"):
        subprocess.run([program, "render", root / "Samples" / f"{sample}.json", "-o", folder / f"{sample}.png", "--quiet"],
                       check=True)
        names.append(sample)
    document = folder / "long.json"
    document.write_bytes(subprocess.run([bench, "document", "2000"], capture_output=True, check=True).stdout)
    subprocess.run([program, "render", document, "-o", folder / "2,000 rows.png", "--background", "theme", "--quiet"],
                   check=True)
    return [*names, "2,000 rows", *screenshots(folder)]


def figures(bench, path):
    """The cost of every operation on a PNG."""
    # A process inherits the peak memory of its parent, which is small for a shell.
    run = lambda *command: json.loads(subprocess.run(
        ["sh", "-c", '"$@"; exit $?', "sh", *map(str, command)], capture_output=True, check=True).stdout)
    ours = lambda work: run(bench, "codec", work, path)
    theirs = lambda work, level=0: run(sys.executable, __file__, "--child", work, level, path)
    result = {"decode": {"ours": ours("decode")}, "inflate": {"ours": ours("inflate")}, "encode": {"ours": ours("encode")}}
    if spng():
        result["decode"]["libspng"] = theirs("spng-decode")
        result["encode"]["libspng"] = theirs("spng-encode")
        result["encode"]["libspng, level 1"] = theirs("spng-encode", 1)
    if deflate():
        result["inflate"]["libdeflate"] = theirs("libdeflate-inflate")
        for level in (1, 6):
            result["encode"][f"libdeflate {level}, rows alone"] = theirs("libdeflate-deflate", level)
    return result


def print_codec(program, bench, root):
    print("## Codec: our PNG reader and writer against libspng and libdeflate\n")
    if not spng():
        print("(libspng is omitted: `Scripts/setup.sh bench` installs it.)\n")
    with tempfile.TemporaryDirectory(prefix="menumock-codec-") as name:
        folder = pathlib.Path(name)
        print("| picture | work | by | CPU µs | ratio | MB | bytes | ratio |\n| --- | --- | --- | --: | --: | --: | --: | --: |")
        for picture in pictures(program, bench, root, folder):
            for work, costs in figures(bench, folder / f"{picture}.png").items():
                base = costs["ours"]
                for by, cost in costs.items():
                    bytes_, ratio = "", ""
                    if cost["bytes"]:
                        bytes_, ratio = cost["bytes"], f"{cost['bytes'] / base['bytes']:.2f}"
                    print(f"| {picture} | {work} | {by} | {cost['microseconds']:.0f} | "
                          f"{cost['microseconds'] / base['microseconds']:.2f} | {'' if by.startswith('libdeflate') else format(cost['memory'] / 1e6, '.1f')} | "
                          f"{bytes_} | {ratio} |")
    print("\nRatios are relative to ours. Memory is the growth of the peak beyond the file and the given pixels; libdeflate's is "
          "omitted, because it needs all rows in memory beforehand.\n")


def main():
    if sys.argv[1:2] == ["--child"]:
        child(sys.argv[2], int(sys.argv[3]), sys.argv[4])
        return
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("--program", required=True, help="the menumock executable")
    parser.add_argument("--bench", required=True, help="the menumock-bench executable")
    arguments = parser.parse_args()
    program, bench = (str(pathlib.Path(path).resolve()) for path in (arguments.program, arguments.bench))
    print_codec(program, bench, pathlib.Path(__file__).resolve().parent.parent)


if __name__ == "__main__":
    main()
