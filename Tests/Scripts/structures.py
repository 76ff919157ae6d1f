"""Takes PNG, JPEG, and OpenType files apart and puts them together again with correct checksums and lengths."""
import array
import struct
import sys
import zlib

PNG_START = b"\x89PNG\r\n\x1a\n"


def png_chunks(data):
    """The chunks of a PNG: names and contents."""
    chunks, place = [], len(PNG_START)
    while place + 12 <= len(data):
        length, name = struct.unpack(">I4s", data[place:place + 8])
        chunks.append((name, data[place + 8:place + 8 + length]))
        place += 12 + length
    return chunks


def png_file(chunks):
    """A PNG with correct lengths and checksums."""
    return PNG_START + b"".join(
        struct.pack(">I", len(content)) + name + content + struct.pack(">I", zlib.crc32(name + content))
        for name, content in chunks)


def jpeg_segments(data):
    """The segments of a JPEG: markers and contents. Entropy-coded data belongs to the scan before it."""
    segments, place = [], 2
    while place + 4 <= len(data) and data[place] == 0xFF:
        marker = data[place + 1]
        end = place + 2 + int.from_bytes(data[place + 2:place + 4], "big")
        content, scan = data[place + 4:end], b""
        if marker == 0xDA:
            start = end
            while end < len(data) and not (data[end] == 0xFF and end + 1 < len(data)
                                           and data[end + 1] not in (0, *range(0xD0, 0xD8))):
                end += 1
            scan = data[start:end]
        segments.append((marker, content, scan))
        place = end
    return segments


def jpeg_file(segments):
    """A JPEG with correct lengths of segments."""
    return b"\xff\xd8" + b"".join(
        bytes([0xFF, marker]) + struct.pack(">H", min(0xFFFF, len(content) + 2)) + content + scan
        for marker, content, scan in segments) + b"\xff\xd9"


def font_tables(data, start=0):
    """The tables of a font: the offset of the entry in its directory, the offset, and the length, by tag."""
    count = int.from_bytes(data[start + 4:start + 6], "big")
    tables = {}
    for entry in range(start + 12, start + 12 + 16 * count, 16):
        tag, _, offset, length = struct.unpack(">4sIII", data[entry:entry + 16])
        tables[tag.decode("latin-1")] = (entry, offset, length)
    return tables


def font_sum(data):
    """The checksum of a table."""
    data = bytes(data) + bytes(-len(data) % 4)
    numbers = array.array("I", data)
    if sys.byteorder == "little":
        numbers.byteswap()
    return sum(numbers) & 0xFFFFFFFF


def repaired_font(data):
    """The font with correct checksums of its tables and of the file."""
    data = bytearray(data)
    starts = [0]
    if data[:4] == b"ttcf":
        count = int.from_bytes(data[8:12], "big")
        starts = [int.from_bytes(data[12 + 4 * index:16 + 4 * index], "big") for index in range(count)]
    for start in starts:
        tables = font_tables(data, start)
        for tag, (entry, offset, length) in tables.items():
            table = bytearray(data[offset:offset + length])
            if tag == "head":
                table[8:12] = bytes(4)
            data[entry + 4:entry + 8] = struct.pack(">I", font_sum(table))
        if len(starts) == 1 and "head" in tables:
            place = tables["head"][1] + 8
            data[place:place + 4] = bytes(4)
            data[place:place + 4] = struct.pack(">I", (0xB1B0AFBA - font_sum(data)) & 0xFFFFFFFF)
    return bytes(data)


def damaged_font(data, changes):
    """The font with replaced bytes: table, offset in it, and the new bytes; its checksums are repaired."""
    data = bytearray(data)
    tables = font_tables(data)
    for tag, offset, new in changes:
        start = tables[tag][1] + offset
        data[start:start + len(new)] = new
    return repaired_font(data)
