#!/usr/bin/env python3
"""Tests that the core as WebAssembly draws the bytes of the program.

All samples, with the fonts of the lock file, random documents, and texts of 17 languages are rendered by `menumock
worker` and by the module, as SVG and as PNG. Pictures, alt texts, and findings must be the same. Damaged documents must
be answered, and the module's memory must not grow without bound.
"""
import argparse
import json
import pathlib
import os
import random
import re
import subprocess
import sys
import tempfile
import time

from drawings import FORMATS, IMAGE, SAMPLES, Program, fonts, random_texts
from stand_in import stand_in
from tally import Tally

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "Python"))
from menumock._errors import MenumockError  # noqa: E402
from menumock._module import Module  # noqa: E402

MAXIMUM_BYTES = 256 << 20


def answer(text):
    found = json.loads(text)
    found.pop("milliseconds", None)
    return found


def check_python(arguments, tally):
    """The wheel without a program draws with the module."""
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run(
            ["/usr/bin/python3", ROOT / "Scripts/wheel.py", "--program", arguments.program, "--module", arguments.module,
             "--out", folder], check=True)
        wheel, = pathlib.Path(folder).glob("menumock-*-py3-none-any.whl")
        subprocess.run([sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--target", folder, wheel], check=True)
        for sample, form in (("callouts", "svg"), ("context-menu", "png")):
            path = ROOT / f"Samples/{sample}.json"
            code = (
                "import sys, menumock; picture = menumock.render(sys.argv[1], format=sys.argv[2]); "
                "sys.stdout.buffer.write(picture.bytes)")
            variables = {key: value for key, value in os.environ.items() if key != "MENUMOCK_PROGRAM"}
            drawn = subprocess.run(
                [sys.executable, "-c", code, path, form], capture_output=True, check=False,
                env={**variables, "PYTHONPATH": folder})
            expected = subprocess.run(
                [arguments.program, "render", path, "-f", form, "-o", "-", "--quiet"], capture_output=True, check=True)
            tally.check(
                f"Python without a program: {sample}.{form}", drawn.stdout == expected.stdout,
                drawn.stderr.decode()[-500:] or "other bytes")


def check_restart(tally):
    """A module that traps is an error, and the next request gets a new one with the same files."""
    with tempfile.TemporaryDirectory() as folder:
        module = Module(stand_in(pathlib.Path(folder)))
        module.put("/fonts/a.ttf", b"a")
        try:
            problem = str(module.work(b"!"))
        except MenumockError as error:
            problem = str(error)
        tally.check("a trap is an error", "the module failed" in problem, problem)
        tally.check("a new module has the files", b'"call 1 with a file"' in module.work(b"{"))


THAI = ("คัดลอก วาง ย้าย ลบ เปิด ปิด แชร์ พิมพ์ ค้นหา เลือกทั้งหมด เปลี่ยนชื่อ ทำซ้ำ บันทึก แก้ไข เพิ่มในรายการโปรด เอกสาร รูปภาพ โฟลเดอร์ "
        "หน้าต่าง ใหม่ ล่าสุด ผู้ใช้ การตั้งค่า แสดง ซ่อน เรียงตาม วันที่ ขนาด ชนิด กรุงเทพมหานคร ประเทศไทย ความช่วยเหลือ ย้อนกลับ ยกเลิก "
        "พ.ศ. ไทยพาณิชย์ เก็บไว้ ภายหลัง 3 PDF").split()


def words_of(value):
    """The words of a language, from the phrases of alt texts."""
    if isinstance(value, str):
        return re.sub(r"\{[^}]*\}", " ", value).split()
    return [word for part in (value.values() if isinstance(value, dict) else value) for word in words_of(part)]


def corpus():
    """Documents with 10,200 texts of 17 languages, several words each, which break where their menus are narrow."""
    generator = random.Random(17)
    languages = {path.stem: words_of(json.loads(path.read_text())) for path in sorted((ROOT / "Sources/MenuLanguages").glob("*.json"))}
    languages["th"] = THAI
    for language, words in languages.items():
        for number in range(20):
            items = []
            for _ in range(30):
                chosen = generator.choices(words, k=generator.randint(1, 12))
                # Spaces are rare in the scripts that do without them.
                gap = ["", "", "", " "] if language in ("th", "ja", "zh-Hans", "zh-Hant") else [" "]
                items.append({"type": "text", "text": "".join(word + generator.choice(gap) for word in chosen)})
            yield f"{language} {number}", {"locale": language, "menu": {"items": items}}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--program", required=True)
    parser.add_argument("--module", type=pathlib.Path, required=True)
    parser.add_argument("--count", type=int, default=1000, help="random documents")
    arguments = parser.parse_args()

    tally = Tally()
    start = time.monotonic()
    module = Module(arguments.module)
    print(f"module: {arguments.module.stat().st_size} bytes, ready in {time.monotonic() - start:.2f} s")
    for name, path in fonts().items():
        module.put(f"/fonts/{name}", path.read_bytes())
    program = Program(arguments.program)

    def compare(name, order):
        line = json.dumps({"id": name, **order}, ensure_ascii=False).encode("utf-8", "surrogatepass")
        expected = answer(program.work(line))
        try:
            found = answer(module.work(line))
        except MenumockError as problem:
            tally.check(f"{name}: the module answers", False, str(problem))
            return {}
        keys = [key for key in {*expected, *found} if expected.get(key) != found.get(key)]
        tally.check(f"{name}: the same answer", not keys, f"different: {', '.join(sorted(keys))}")
        return found

    for form in FORMATS:
        for sample in SAMPLES:
            compare(f"{sample.stem}.{form}", {
                "document": sample.read_text(), "format": form, "lint": True, "base": str(sample.parent)})
    print(f"samples: {len(SAMPLES)}, memory {module.memory_bytes >> 20} MiB")
    module.put(str(IMAGE), IMAGE.read_bytes())
    for name, text in random_texts(arguments.count).items():
        for form in FORMATS:
            found = compare(f"{name}.{form}", {"document": text, "format": form, "base": str(IMAGE.parent)})
            tally.check(f"{name}.{form}: is drawn", "data" in found)
    tally.check("memory stays bounded", module.memory_bytes <= MAXIMUM_BYTES, f"{module.memory_bytes >> 20} MiB")

    for name, document in corpus():
        compare(f"lines {name}", {"document": json.dumps(document), "format": "svg"})

    generator = random.Random(34)
    for number in range(200):
        text = bytearray(generator.choice(SAMPLES).read_bytes())
        for _ in range(generator.randint(1, 20)):
            text[generator.randrange(len(text))] = generator.randrange(256)
        request = {"document": text.decode("utf-8", "replace"), "format": "svg"}
        compare(f"damaged {number}", request)
    print(f"memory at the end: {module.memory_bytes >> 20} MiB")
    program.end()
    check_python(arguments, tally)
    check_restart(tally)
    return tally.finish()


if __name__ == "__main__":
    sys.exit(main())
