#!/usr/bin/env python3
"""Tests the playground, opened as a file, in headless Chromium and Firefox: drawing, typing, storage, links, images,
and the bytes of the program for samples and random documents.

--latency measures instead: the time until the page is ready, and from typing to the picture.
"""
import argparse
import base64
import hashlib
import io
import json
import pathlib
import sys
import tempfile
import time

from PIL import Image
from selenium.webdriver.common.by import By

import browser
from drawings import FORMATS, IMAGE, SAMPLES, Program, fonts, random_texts
from firefox import Firefox
from tally import Tally

ROOT = pathlib.Path(__file__).resolve().parents[2]
MOST_BYTES = 8_000_000
MOST_SECONDS = 1.5
MOST_MILLISECONDS = {"callouts": 100, "host-glass-window": 300}
ROUNDS = 9
SHOWN = "document.querySelector('#stage img')?.naturalWidth > 0"
SUMMARY = "document.querySelector('#problems-summary').textContent"
# Inserts a text at the end, or in place of all text, and measures the time until the frame after its picture is on the
# page.
TYPE = """new Promise((resolve) => {
  document.getElementById('tab-edit').click();
  const stage = document.getElementById('stage'), area = document.getElementById('text');
  const before = document.querySelector('#stage img')?.src;
  area.focus();
  area.setSelectionRange(%s, area.value.length);
  const end = (time) => { observer.disconnect(); clearTimeout(timer); resolve(time); };
  const timer = setTimeout(() => end(null), 15000);
  const observer = new MutationObserver(() => {
    if (document.querySelector('#stage img')?.src !== before) requestAnimationFrame(() => end(performance.now() - start));
  });
  observer.observe(stage, { subtree: true, childList: true, attributes: true, attributeFilter: ['src'] });
  const start = performance.now();
  document.execCommand('insertText', false, %s);
})"""
SHOWN_NAME = "new URLSearchParams(location.hash.slice(1)).get('document')"
FILE = """menumockFile('download', { document: %s, format: %s })
  .then((blob) => new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result.split(',')[1]);
    reader.readAsDataURL(blob);
  }), String)"""
# The hashes of pictures that the module of the page draws, or why it draws none.
HASHES = """(async (orders) => {
  const found = [];
  for (const [text, format] of orders) {
    try {
      const file = await menumockFile('download', { document: 'drawn.json', format }, { body: text });
      const hash = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
      found.push(Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join(''));
    } catch (error) {
      found.push(error.message);
    }
  }
  return JSON.stringify(found);
})(%s)"""
# Pictures per call, which must end in the time that drivers wait.
BATCH = 20
HOSTILE = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30" onload="document.title='run'">
<script>document.title = 'run'; fetch('http://127.0.0.1:9/script')</script>
<image href="http://127.0.0.1:9/image.png" width="9" height="9"/><rect width="40" height="30" fill="#00F"/></svg>"""


class Chromium:
    """The playground in Chromium, with the interface of `Firefox`."""

    def __init__(self):
        self.driver = browser.chromium()
        self.resize(1400, 900)
        self.driver.set_script_timeout(30)

    def resize(self, width, height):
        self.driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", {
            "width": width, "height": height, "deviceScaleFactor": 1, "mobile": False})

    def open(self, address):
        self.driver.get("about:blank")
        self.driver.get(address)

    def run(self, script):
        return self.driver.execute_async_script(
            f"const done = arguments[0]; Promise.resolve({script}).then(done, (error) => done(String(error)))")

    def attach(self, name, paths):
        self.driver.find_element(By.ID, name).send_keys("\n".join(map(str, paths)))

    def wait(self, script, seconds=20):
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            if self.run(script):
                return True
            time.sleep(0.02)
        return False


def image_files(folder):
    """Images of one color in each format that the page decodes."""
    for name in ("photo.jpg", "photo.webp"):
        Image.new("RGB", (60, 40), "#FF0000").save(folder / name)
    (folder / "vector.svg").write_text(HOSTILE)
    return [folder / name for name in ("photo.jpg", "photo.webp", "vector.svg")]


def document_with(image):
    return json.dumps({
        "presentation": "contextMenu", "preview": {"image": f"Pictures/{image}"}, "menu": {"items": ["Copy"]}})


def drawn_hashes(program, orders):
    """The hashes of pictures that the program draws, or why it draws none."""
    worker = Program(program)
    for text, form, base in orders:
        line = json.dumps({"document": text, "format": form, "pixels": False, "base": base})
        answer = json.loads(worker.work(line.encode()))
        if "data" in answer:
            yield hashlib.sha256(base64.b64decode(answer["data"])).hexdigest()
        else:
            yield answer["diagnostics"][0]["message"]
    worker.end()


def check_bytes(page, address, expected, tally, name):
    """Samples and random documents have the bytes of the program, if the page has the same typefaces and image.

    `expected` maps names to a text, a format, and the hash of the program's picture.
    """
    page.open("about:blank")
    page.open(address)
    page.wait(SHOWN)
    files = [*fonts().values(), IMAGE]
    page.attach("open-input", files)
    tally.check(f"{name}: opened files are counted", page.wait(
        f"document.getElementById('note').textContent === '{len(files)} files opened'"))
    start = time.monotonic()
    different, names = [], list(expected)
    for first in range(0, len(names), BATCH):
        batch = names[first:first + BATCH]
        found = json.loads(page.run(HASHES % json.dumps([expected[each][:2] for each in batch])))
        different += [f"{each}: {hash}" for each, hash in zip(batch, found, strict=True) if hash != expected[each][2]]
    tally.equal(f"{name}: {len(names)} pictures have the bytes of the program", different[:5], [])
    print(f"{name}: {len(names)} pictures in {time.monotonic() - start:.0f} s")
    page.open("about:blank")


def typed(page, text, start=0):
    return page.run(TYPE % (start, json.dumps(text)))


def measure(page, address, tally, name):
    """The time until the page is ready, and from typing to the picture. Other work on the machine adds to it."""
    ready = []
    for _ in range(ROUNDS):
        start = time.monotonic()
        page.open(address)
        page.wait(SHOWN)
        ready.append(time.monotonic() - start)
    middle = sorted(ready)[ROUNDS // 2]
    print(f"{name}: ready in {middle:.2f} s (median; {', '.join(f'{seconds:.2f}' for seconds in ready)})")
    tally.check(f"{name}: ready soon", middle < MOST_SECONDS, f"{middle:.2f} s")
    for sample, most in MOST_MILLISECONDS.items():
        typed(page, (ROOT / f"Samples/{sample}.json").read_text())
        times = []
        for _ in range(ROUNDS):
            # The layout follows each picture.
            time.sleep(0.5)
            times.append(typed(page, " ", "area.value.length") or float("inf"))
        middle = sorted(times)[ROUNDS // 2]
        print(f"{name}: {sample}: from typing to the picture {middle:.0f} ms "
              f"(median; {', '.join(f'{milliseconds:.0f}' for milliseconds in times)})")
        tally.check(f"{name}: {sample}: soon", middle < most, f"{middle:.0f} ms")


def check_page(page, address, expected, tally, name):
    """What every browser must do."""
    page.open(address)
    tally.check(f"{name}: a picture is shown", page.wait(SHOWN))
    for sample in MOST_MILLISECONDS:
        typed(page, (ROOT / f"Samples/{sample}.json").read_text())
        tally.check(f"{name}: {sample}: typing changes the picture", typed(page, " ", "area.value.length"))
    typed(page, "{")
    tally.check(f"{name}: errors are shown", page.wait(f"{SUMMARY}.includes('error')"))
    document = (ROOT / "Samples/callouts.json").read_text()
    typed(page, document)
    page.run("document.getElementById('save').click()")
    tally.check(f"{name}: saving keeps the text in the browser", page.wait(
        f"localStorage.getItem('menumock-documents')?.includes({json.dumps(json.dumps(document)[1:60])})"))
    page.open(address)
    tally.check(f"{name}: a reloaded page shows the saved text", page.wait(
        f"document.getElementById('text').value === {json.dumps(document)}"))

    check_bytes(page, address, expected, tally, name)
    page.open(address)
    page.wait(SHOWN)
    link = page.run("menumockLink('shared.json', document.getElementById('text').value)")
    text = page.run("document.getElementById('text').value")
    page.run("localStorage.clear()")
    page.open(f"{address}#{link.split('#')[1]}")
    tally.check(f"{name}: a link opens its document", page.wait(
        f"document.getElementById('text').value === {json.dumps(text)} && location.hash.includes('shared')"))

    page.open(f"{address}#sample=context-menu-image")
    tally.check(f"{name}: a sample is opened", page.wait(
        f"location.hash.includes('document=context-menu-image.json') && {SHOWN}"))
    tally.check(f"{name}: with its image", b"<image" in base64.b64decode(page.run(FILE % (SHOWN_NAME, '"svg"'))))
    tally.check(f"{name}: without errors", not page.run(f"{SUMMARY}.includes('error')"), page.run(SUMMARY))
    page.open(f"{address}#sample=hebrew")
    tally.check(f"{name}: a missing font can be opened", page.wait(
        "document.getElementById('problems-list').textContent.includes('“Open” adds font files')"))
    tally.check(f"{name}: the page says how to edit themes", page.run(
        "(({ innerText }) => innerText.includes('menumock preview'))(document.getElementById('edit-themes'))"))
    page.run("document.getElementById('export').open = true")
    tally.check(f"{name}: the page says how to write PDF", page.run(
        "document.querySelector('#export .sheet').innerText.includes('menumock render -f pdf')"))
    page.open(f"{address}#sample=__proto__")
    tally.check(f"{name}: an unknown sample shows the documents of the browser", page.wait(SHOWN))

    def press(key):
        page.run(f"document.getElementById('stage').dispatchEvent(new KeyboardEvent('keydown', {{ key: '{key}', bubbles: true }}))")

    page.run("document.getElementById('stage').focus()")
    page.wait("document.getElementById('stage').classList.contains('arranges')")
    field = "document.querySelector('#popover:not([hidden]) [data-field=title]')"
    for _ in range(20):
        # Keys select nothing before the layout is there.
        press("ArrowDown")
        press("Enter")
        if page.run(f"{field} !== null"):
            break
        time.sleep(0.1)
    tally.check(f"{name}: a key opens the popover of an item", page.run(f"{field} !== null"))
    page.run(f"{field}.value = 'Changed here'")
    page.run(f"{field}.dispatchEvent(new Event('change', {{ bubbles: true }}))")
    tally.check(f"{name}: the picture can be edited", page.wait(
        "document.getElementById('text').value.includes('Changed here')"
        " && document.querySelector('#stage img').alt.includes('Changed here')"))
    press("Escape")
    page.resize(320, 640)
    cut = "[...document.querySelectorAll('.top button, .top summary')].filter((each) => each.getBoundingClientRect().right > innerWidth).length"
    tally.equal(f"{name}: 320: all commands are visible", page.run(cut), 0)
    page.resize(1400, 900)

    page.run("document.getElementById('try').click()")
    tally.check(f"{name}: the menu can be tried", page.wait("document.querySelector('iframe.attempt')?.src.startsWith('blob:')"))


def check_images(page, tally, folder):
    """Images that the browser decodes."""
    for file in image_files(folder):
        page.run(TYPE % (0, json.dumps(document_with(file.name))))
        tally.check(f"{file.name}: missing at first", page.wait(f"{SUMMARY}.includes('1 ')"), page.run(SUMMARY))
        before = page.run("document.querySelector('#stage img').src")
        page.driver.find_element(By.ID, "open-input").send_keys(str(file.resolve()))
        page.wait(f"document.querySelector('#stage img').src !== {json.dumps(before)}")
        tally.check(f"{file.name}: no problem is left", page.wait(f"!/error|warning/.test({SUMMARY})"), page.run(SUMMARY))
        page.run("document.getElementById('save').click()")
        page.wait("document.getElementById('edit-state').textContent === 'Saved'")
        drawn = Image.open(io.BytesIO(base64.b64decode(page.run(FILE % (SHOWN_NAME, '"png"'))))).convert("RGBA").convert("RGB")
        color = (0, 0, 255) if file.suffix == ".svg" else (254, 0, 0)
        count = sum(number for number, found in drawn.getcolors(1 << 24) if max(
            abs(one - other) for one, other in zip(found, color)) <= 2)
        area = 4 * (40 * 30 if file.suffix == ".svg" else 60 * 40)
        tally.check(f"{file.name}: drawn in its size", 0.8 * area < count <= area, f"{count} pixels instead of {area}")
    tally.check("scripts of an SVG are not run", page.run("document.title") != "run")


def run_browsers(work):
    """Calls a function with a page in Chromium, and one in Firefox."""
    page = Chromium()
    try:
        work(page, "Chromium")
    finally:
        page.driver.quit()
    with tempfile.TemporaryDirectory() as folder:
        page = Firefox(folder)
        try:
            page.resize(1400, 900)
            work(page, "Firefox")
        finally:
            page.end()


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--program", type=pathlib.Path, required=True)
    parser.add_argument("--page", type=pathlib.Path, required=True)
    parser.add_argument("--count", type=int, default=1000, help="random documents")
    parser.add_argument("--latency", action="store_true", help="measure, and print what was found")
    parser.add_argument("--picture", type=pathlib.Path, help="where to save what the page shows")
    arguments = parser.parse_args()
    tally = Tally()
    program, address = arguments.program.resolve(), arguments.page.resolve().as_uri()
    if arguments.latency:
        run_browsers(lambda page, name: measure(page, address, tally, name))
        return tally.finish()
    size = arguments.page.stat().st_size
    print(f"file: {size} bytes")
    tally.check(f"the file has at most {MOST_BYTES} bytes", size <= MOST_BYTES, f"{size} bytes")
    orders = {f"{path.stem}.{form}": (path.read_text(), form, str(path.parent)) for path in SAMPLES for form in FORMATS}
    for name, text in random_texts(arguments.count).items():
        orders |= {f"{name}.{form}": (text, form, str(IMAGE.parent)) for form in FORMATS}
    hashes = drawn_hashes(program, orders.values())
    expected = {name: (text, form, hash) for (name, (text, form, _)), hash in zip(orders.items(), hashes, strict=True)}

    def check(page, name):
        check_page(page, address, expected, tally, name)
        if name == "Firefox":
            return tally.equal("Firefox has no errors", page.problems, [])
        with tempfile.TemporaryDirectory() as folder:
            check_images(page, tally, pathlib.Path(folder))
        if arguments.picture:
            page.driver.save_screenshot(str(arguments.picture))
        problems = [entry["message"] for entry in page.driver.get_log("browser") if entry["level"] == "SEVERE"]
        tally.equal("the console has no errors", problems, [])
        requests = [json.loads(entry["message"])["message"] for entry in page.driver.get_log("performance")]
        schemes = {
            request["params"]["request"]["url"].split(":")[0] for request in requests
            if request["method"] == "Network.requestWillBeSent"}
        return tally.check("nothing is loaded", schemes <= {"file", "blob", "data", "about"}, str(schemes))

    run_browsers(check)
    return tally.finish()


if __name__ == "__main__":
    sys.exit(main())
