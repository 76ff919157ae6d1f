#!/usr/bin/env python3
"""Tests the report of `check` in headless Chromium, opened from disk without a network.

The report is that of a small set with every verdict (`sample_report.py`), or the folder of --report. Expected values
come from its `results.jsonl`. Tests compare pixels, not only styles: the slider at its end, the onion skin, and the
blink must show the same pixels of the stage.
"""
import argparse
import base64
import io
import json
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import time

from PIL import Image, ImageChops
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

import browser
import frame
import sample_report
from tally import Tally

VERDICTS = ("different", "resized", "missing", "orphaned", "failed", "same")
MANY = 5000
LEAST_CONTRAST = 4.5
DATA = re.compile(r'(<script type="application/json" id="lines">)(.*?)(</script>)', re.DOTALL)

# The contrast of every visible text with its background, lowest first: text, ratio.
CONTRASTS = """
const context = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
function channels(color) {
  context.clearRect(0, 0, 1, 1);
  context.fillStyle = color;
  context.fillRect(0, 0, 1, 1);
  return [...context.getImageData(0, 0, 1, 1).data].map((value) => value / 255);
}
function over(top, under) {
  return [0, 1, 2].map((index) => top[index] * top[3] + under[index] * (1 - top[3])).concat(1);
}
function ground(node) {
  if (!node) return [1, 1, 1, 1];
  const own = channels(getComputedStyle(node).backgroundColor);
  return own[3] === 1 ? own : over(own, ground(node.parentElement));
}
function luminance(color) {
  const [red, green, blue] = color.slice(0, 3).map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
const found = [];
const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
while (walker.nextNode()) {
  const node = walker.currentNode, parent = node.parentElement;
  if (!node.data.trim() || parent.closest("script, style, .unseen, :disabled, [hidden], option")) continue;
  if (!parent.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })) continue;
  const under = ground(parent), color = over(channels(getComputedStyle(parent).color), under);
  const [high, low] = [luminance(color), luminance(under)].sort((one, other) => other - one);
  found.push([`${parent.tagName}.${parent.className}: ${node.data.trim().slice(0, 40)}`, (high + 0.05) / (low + 0.05)]);
}
return found.sort((one, other) => one[1] - other[1]);
"""


class Page:
    """A report in the browser."""

    def __init__(self, folder, downloads):
        self.driver = browser.chromium()
        self.folder = folder
        self.downloads = downloads
        self.tell("Network.enable")
        offline = {"offline": True, "latency": 0, "downloadThroughput": 0, "uploadThroughput": 0}
        self.tell("Network.emulateNetworkConditions", **offline)
        self.tell("Browser.setDownloadBehavior", behavior="allow", downloadPath=str(downloads))
        self.resize(1440, 900)

    def tell(self, command, **arguments):
        return self.driver.execute_cdp_cmd(command, arguments)

    def resize(self, width, height):
        self.tell(
            "Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=False)

    def prefer(self, **features):
        """Sets media features, such as prefers_color_scheme="dark"."""
        listed = [{"name": name.replace("_", "-"), "value": value} for name, value in features.items()]
        self.tell("Emulation.setEmulatedMedia", features=listed)

    def open(self, path="", file="index.html"):
        """Opens the page again, optionally at a picture."""
        address = (self.folder / file).resolve().as_uri()
        self.driver.get("about:blank")
        self.driver.get(address + ("#" + "".join(f"%{byte:02X}" for byte in path.encode()) if path else ""))
        self.settle()

    def run(self, script, *arguments):
        return self.driver.execute_script(script, *arguments)

    def settle(self):
        """Waits for pictures and for two frames."""
        self.driver.execute_async_script("""
            const done = arguments[arguments.length - 1];
            const loaded = [...document.images].map((image) => image.decode().catch(() => null));
            Promise.all(loaded).then(() => requestAnimationFrame(() => requestAnimationFrame(done)));""")

    def keys(self, *keys):
        ActionChains(self.driver).send_keys(*keys).perform()
        self.settle()

    def all(self, selector):
        return self.driver.find_elements(By.CSS_SELECTOR, selector)

    def seen(self, selector):
        return [node for node in self.all(selector) if node.is_displayed()]

    def one(self, selector):
        return self.driver.find_element(By.CSS_SELECTOR, selector)

    def click(self, selector):
        self.one(selector).click()
        self.settle()

    def style(self, selector, name):
        return self.run("return getComputedStyle(document.querySelector(arguments[0]))[arguments[1]]", selector, name)

    def text(self, selector):
        return self.run("return document.querySelector(arguments[0]).textContent", selector)

    def rect(self, selector):
        return self.run(
            "const r = document.querySelector(arguments[0]).getBoundingClientRect();"
            "return [r.x, r.y, r.width, r.height]", selector)

    def path(self):
        return self.text("#path")

    def listed(self):
        """The paths of the listed pictures."""
        return self.run(
            "return [...document.querySelectorAll('#list a')].filter((a) => !a.closest('[hidden]'))"
            ".map((a) => decodeURIComponent(a.hash.slice(1)))")

    def picture(self, selector=".window"):
        """The pixels of an element, without floating options at its bottom and the outermost pixels."""
        image = Image.open(io.BytesIO(self.one(selector).screenshot_as_png)).convert("RGB")
        width, height = image.size
        return image.crop((width // 8, 20, width * 7 // 8, height * 4 // 5))

    def complaints(self):
        """The console messages since the last call."""
        return [entry["message"] for entry in self.driver.get_log("browser")]

    def requests(self):
        """The requested addresses since the last call."""
        messages = [json.loads(entry["message"])["message"] for entry in self.driver.get_log("performance")]
        return [
            message["params"]["request"]["url"]
            for message in messages
            if message["method"] == "Network.requestWillBeSent"
        ]


def is_same(one, other):
    """Whether pictures are equal, except for rounding of mixed colors."""
    if one.size != other.size:
        return False
    return max(high for _, high in ImageChops.difference(one, other).getextrema()) <= 2


def first(lines, verdict):
    return next(line for line in lines if line["verdict"] == verdict)


def listed_by_default(lines):
    return [line["path"] for line in lines if line["verdict"] != "same"]


# --- The list -------------------------------------------------------------------------------------------------------


def check_list(page, tally, lines):
    page.open()
    differing = listed_by_default(lines)
    tally.equal("all that differs is listed", sorted(page.listed()), sorted(differing))
    tally.equal("the first picture is shown", page.path(), page.listed()[0])
    chips = {chip.get_attribute("class").split()[1]: chip for chip in page.all(".chip")}
    for verdict in VERDICTS:
        paths = [line["path"] for line in lines if line["verdict"] == verdict]
        if not tally.equal(f"there is a chip for {verdict}", verdict in chips, bool(paths)) or not paths:
            continue
        chip = chips[verdict]
        tally.equal(f"the chip counts {verdict}", chip.find_element(By.TAG_NAME, "b").text, str(len(paths)))
        chip.click()
        tally.equal(f"the chip lists {verdict}", sorted(page.listed()), sorted(paths))
        tally.equal(f"the chip {verdict} is pressed", chip.get_attribute("aria-pressed"), "true")
        chip.click()
    tally.equal("without a chip, differences are listed", len(page.listed()), len(differing))

    name = first(lines, "different")["name"]
    page.keys("/")
    tally.equal("/ goes to the filter", page.driver.switch_to.active_element.get_attribute("id"), "filter")
    page.keys(name.upper(), " DARK")
    expected = [path for line in lines if (path := line["path"]) in differing
                and line.get("name") == name and line["variant"]["appearance"] == "dark"]
    tally.equal("the filter searches names and values", page.listed(), expected)
    tally.check("groups without pictures are hidden", len(page.seen("#list .group")) == 1)
    page.keys(" j")
    tally.check("keys in the filter are text", page.one("#filter").get_attribute("value").endswith(" j"))
    page.keys("zzzz")
    tally.equal("an empty result has a note", (page.listed(), page.one("#empty").text), ([], "No pictures match."))
    page.run("document.getElementById('filter').value = ''")
    page.keys(" ", Keys.BACKSPACE, Keys.ESCAPE)
    tally.equal("an empty filter lists all", len(page.listed()), len(differing))
    tally.equal("Escape leaves the filter", page.driver.switch_to.active_element.tag_name, "body")


def check_steps(page, tally):
    page.open()
    order = page.listed()
    seen = [page.path()]
    for _ in order[1:]:
        page.keys("j")
        seen.append(page.path())
    tally.equal("j goes through the list", seen, order)
    tally.check("there is nothing after the last", not page.one("#next").is_enabled())
    page.keys("j")
    tally.equal("j at the end stays", page.path(), order[-1])
    page.keys("k")
    tally.equal("k goes back", page.path(), order[-2])
    page.click("#previous")
    tally.equal("so does the button", page.path(), order[-3])
    current = page.run("return [...document.querySelectorAll('#list a[aria-current]')].map((a) => a.hash)")
    tally.equal("one entry is the current one", current, [page.run("return location.hash")])
    page.driver.back()
    page.settle()
    tally.equal("the browser's back is the picture before", page.path(), order[-2])
    page.open(order[2])
    tally.equal("an address leads to its picture", page.path(), order[2])
    page.open("no such picture")
    tally.equal("an unknown address leads to the first", page.path(), order[0])


def check_verdicts(page, tally, lines):
    accepts = {"different": "Accept change", "resized": "Accept change", "missing": "Accept as golden",
               "orphaned": "Remove golden"}
    for verdict in VERDICTS:
        line = first(lines, verdict)
        page.open(line["path"])
        tally.equal(f"{verdict}: its badge", page.one("#badge").text, verdict.capitalize())
        tally.equal(f"{verdict}: its name", page.text("#name"), line.get("name", line["path"]))
        shown = page.run("return [...document.querySelectorAll('#variant div')].map((d) => d.textContent)")
        tally.equal(f"{verdict}: its variant", shown, [f"{k}{v}" for k, v in line.get("variant", {}).items()])
        buttons = [button.text.split("\n")[0] for button in page.seen("#accept")]
        tally.equal(f"{verdict}: what accepting does", buttons, [accepts[verdict]] if verdict in accepts else [])
        kinds = [kind for kind in ("expected", "actual") if kind in line.get("files", {})]
        panes = [caption.text.split("\n")[0].lower() for caption in page.seen("figcaption span")]
        tally.equal(f"{verdict}: its pictures", panes, kinds)
        sizes = page.run("return [...document.images].map((image) => [image.naturalWidth, image.naturalHeight])")
        known = {"actual": line.get("size"), "expected": (line.get("expected") or {}).get("size")}
        expected = [known[kind] or size for kind, size in zip(kinds, sizes)]
        tally.check(f"{verdict}: they are there", sizes == expected and [0, 0] not in sizes, sizes)
        sentence = page.text("#sentence")
        if verdict in ("different", "resized"):
            tally.check(f"{verdict}: the count", f"{line['difference']['pixels']:,} pixels" in sentence, sentence)
        if verdict == "resized":
            for size in (line["size"], line["expected"]["size"]):
                tally.check("resized: both sizes", " × ".join(f"{side:,}" for side in size) in sentence, sentence)
        if verdict == "failed":
            for finding in line.get("findings", []):
                tally.check("failed: its findings", finding["message"] in page.text("#layers"), page.text("#layers"))
            tally.equal("failed: no comparison", [b.is_enabled() for b in page.all("#modes button")], [False] * 4)


def check_layers(page, tally, lines):
    for line in lines:
        if line["verdict"] not in ("different", "resized"):
            continue
        page.open(line["path"])
        layers = page.text("#layers")
        for title, key, subject in (("Document", "document", "path"), ("Layout", "layout", "box"),
                                    ("Made with", "madeWith", "what")):
            entries = line.get(key, [])
            rows = page.run(
                "return [...document.querySelectorAll(`#layers table[aria-label=\"${arguments[0]}\"] tbody th code`)]"
                ".map((node) => node.textContent)", title)
            tally.equal(f"{line['path']}: {title}", rows, [entry[subject] for entry in entries[:50]])
        for entry in line.get("document", []):
            for value in (entry.get("from"), entry.get("to")):
                tally.check(f"{line['path']}: values", value is None or value in layers, value)
        regions = page.all("#layers .regions button")
        tally.equal(f"{line['path']}: regions", len(regions), min(50, len(line["difference"]["regions"])))


# --- The viewer -----------------------------------------------------------------------------------------------------


def check_modes(page, tally, lines):
    line = first(lines, "different")
    page.open(line["path"])
    modes = ("side", "slider", "onion", "blink")
    for number, mode in enumerate(modes, 1):
        page.keys(str(number))
        tally.equal(f"{number} is {mode}", page.one("#stage").get_attribute("data-mode"), mode)
        page.keys("1")
        page.click(f"#modes [data-mode={mode}]")
        tally.equal(f"the button is {mode}", page.one("#stage").get_attribute("data-mode"), mode)
        pressed = [b.get_attribute("data-mode") for b in page.all("#modes button[aria-pressed=true]")]
        tally.equal(f"the button {mode} is pressed", pressed, [mode])
        panes = len(page.seen(".window"))
        tally.equal(f"{mode}: panes", panes, 2 if mode == "side" else 1)
        shown = (len(page.seen("#onion")), len(page.seen("#blink-rate")), len(page.seen(".handle")))
        tally.equal(f"{mode}: settings", shown, (mode == "onion", mode == "blink", mode == "slider"))

    # The slider: keys, then dragging.
    page.keys("2")
    handle = page.one(".handle")
    tally.equal("the slider is one", handle.get_attribute("role"), "slider")
    clips = [page.style(f".layer.{kind}", "clipPath") for kind in ("expected", "actual")]
    tally.check("the slider cuts both pictures", all("50%" in clip for clip in clips), clips)
    page.run("arguments[0].focus()", handle)
    page.keys(Keys.ARROW_LEFT)
    tally.equal("an arrow moves it by one", handle.get_attribute("aria-valuenow"), "49")
    page.keys(Keys.END)
    slider_expected = page.picture()
    tally.equal("End shows the golden only", handle.get_attribute("aria-valuenow"), "100")
    page.keys(Keys.HOME)
    slider_actual = page.picture()
    x, y, width, height = page.rect(".window")
    grip = page.rect(".grip")
    mouse = ActionChains(page.driver)
    mouse.move_to_element(page.one(".grip")).click_and_hold()
    mouse.move_by_offset(round(x + width / 4 - (grip[0] + grip[2] / 2)), 0).release().perform()
    tally.equal("it can be dragged", page.one(".handle").get_attribute("aria-valuenow"), "25")

    # Onion skin.
    page.keys("3")
    set_range = """const input = document.getElementById(arguments[0]);
        input.value = arguments[1]; input.dispatchEvent(new Event("input", { bubbles: true }));"""
    pictures = {}
    for percent in (0, 50, 100):
        page.run(set_range, "onion", percent)
        page.settle()
        pictures[percent] = page.picture()
    tally.equal("the onion skin is the skin", page.style(".layer.actual", "opacity"), "1")
    mixed = Image.blend(pictures[0], pictures[100], 0.5)
    tally.check("the onion skin mixes both", is_same(pictures[50], mixed))

    # Blink: automatic, then by hand.
    page.keys("4")
    page.run(set_range, "blink-rate", 3)
    values = set()
    for _ in range(20):
        values.add(page.one("#stage").get_attribute("data-showing"))
        time.sleep(0.05)
    tally.equal("it blinks", values, {"expected", "actual"})
    page.keys("p")
    before = page.one("#stage").get_attribute("data-showing")
    time.sleep(0.5)
    tally.equal("p stops it", page.one("#stage").get_attribute("data-showing"), before)
    blink = {}
    for _ in range(2):
        page.keys("s")
        blink[page.one("#stage").get_attribute("data-showing")] = page.picture()
    if tally.equal("s swaps", sorted(blink), ["actual", "expected"]):
        for name, one, other in (
            ("the golden", slider_expected, blink["expected"]), ("the picture", slider_actual, blink["actual"])):
            tally.check(f"slider and blink show {name} alike", is_same(one, other))
        tally.check("onion skin and blink show the golden alike", is_same(pictures[0], blink["expected"]))
        tally.check("onion skin and blink show the picture alike", is_same(pictures[100], blink["actual"]))
        tally.check("golden and picture are different", not is_same(blink["expected"], blink["actual"]))

    page.prefer(prefers_reduced_motion="reduce")
    page.open(line["path"])
    page.keys("4")
    time.sleep(1)
    still = (page.one("#stage").get_attribute("data-showing"), page.one("#blink-play").text)
    tally.equal("nothing blinks with reduced motion", still, ("expected", "Play"))
    page.click("#blink-swap")
    tally.equal("it can be swapped by hand", page.one("#stage").get_attribute("data-showing"), "actual")
    page.prefer()


def check_difference(page, tally, lines):
    line = first(lines, "different")
    page.open(line["path"])
    page.keys("d")
    captions = [caption.text.split("\n")[0] for caption in page.seen("figcaption span")]
    tally.equal("d adds the difference beside", captions, ["Expected", "Actual", "Difference"])
    wide = page.run("return document.querySelector('.pane.difference img').naturalWidth")
    tally.equal("the difference is there", wide, line["size"][0])
    for mode in "234":
        page.keys(mode)
        shown = [image.get_attribute("src").rsplit("-", 1)[-1] for image in page.seen("#stage img")]
        tally.equal(f"mode {mode} shows the difference alone", shown, ["difference.png"])
        tally.equal(f"mode {mode} is not selected meanwhile", page.all("#modes [aria-pressed=true]"), [])
    page.click("#difference")
    tally.equal("it disappears again", len(page.all("#stage img")), 2)


def transforms(page):
    return page.run("return [...document.querySelectorAll('.canvas')].map((c) => getComputedStyle(c).transform)")


def check_zoom(page, tally, lines):
    line = first(lines, "different")
    page.open(line["path"])
    wide, high = line["size"]

    def zoom():
        return page.rect("#stage img")[2] / wide

    _, _, room, tall = page.rect(".window")
    tally.check("the picture fits", zoom() <= min(1, room / wide, tall / high) and zoom() > 0.1, zoom())
    fitted = zoom()
    tally.equal("reduced pictures are smooth", page.style("#stage img", "imageRendering"), "auto")
    page.keys("z")
    tally.equal("z is a pixel a pixel", zoom(), 1)
    for expected in (2, 4, 8, 16, 16):
        page.keys("+")
        tally.equal(f"+ is {expected}", (zoom(), page.one("#zoom").get_attribute("value")), (expected, str(expected)))
        tally.equal(f"{expected} has hard pixels", page.style("#stage img", "imageRendering"), "pixelated")
    x, y, _, _ = page.rect("#stage img")
    left, top, _, _ = page.rect(".window")
    image = Image.open(io.BytesIO(page.one(".window").screenshot_as_png)).convert("RGB")
    # The position of a picture's pixel in the pane.
    start = [int(-(origin - corner) // 16 + 2) * 16 + origin - corner for origin, corner in ((x, left), (y, top))]
    blocks = [(round(start[0]) + 16 * column, round(start[1]) + 16 * row) for column in range(12) for row in range(12)]
    uniform = [
        all(low == high for low, high in image.crop((a, b, a + 16, b + 16)).getextrema()) for a, b in blocks]
    tally.check("a pixel is a square of one color", all(uniform), f"{uniform.count(False)} are not")
    page.keys("-")
    tally.equal("- is smaller", zoom(), 8)
    page.keys("0")
    tally.equal("0 fits", (zoom(), page.one("#zoom").get_attribute("value")), (fitted, "fit"))
    page.run("const s = document.getElementById('zoom'); s.value = '4'; s.dispatchEvent(new Event('change'))")
    page.settle()
    tally.equal("so does the list of zooms", zoom(), 4)

    moved = transforms(page)
    tally.equal("all panes show the same region", len(set(moved)), 1)
    ActionChains(page.driver).move_to_element(page.one(".window")).click_and_hold().move_by_offset(-60, 30).release()\
        .perform()
    matrix = [[float(part) for part in re.findall(r"-?[\d.]+", text)] for text in (moved[0], transforms(page)[0])]
    tally.equal("dragging moves", [b - a for a, b in zip(matrix[0][4:], matrix[1][4:])], [-60, 30])
    tally.equal("both panes move", len(set(transforms(page))), 1)
    before = transforms(page)[0]
    page.run("document.getElementById('stage').focus()")
    page.keys(Keys.ARROW_DOWN)
    tally.check("arrows move", transforms(page)[0] != before)

    # The point under the pointer stays.
    point = [round(left + 100), round(top + 120)]
    place = [(point[0] - page.rect("#stage img")[0]) / zoom(), (point[1] - page.rect("#stage img")[1]) / zoom()]
    page.tell("Input.dispatchMouseEvent", type="mouseWheel", x=point[0], y=point[1], deltaX=0, deltaY=-120, modifiers=2)
    page.settle()
    tally.equal("Ctrl and the wheel zoom", zoom(), 8)
    after = [(point[0] - page.rect("#stage img")[0]) / zoom(), (point[1] - page.rect("#stage img")[1]) / zoom()]
    tally.check("about the pointer", all(abs(a - b) < 0.2 for a, b in zip(place, after)), (place, after))
    page.keys("j")
    page.keys("k")
    tally.equal("another picture is fitted again", page.one("#zoom").get_attribute("value"), "fit")


def check_regions(page, tally, lines):
    line = first(lines, "different")
    regions = line["difference"]["regions"]
    page.open(line["path"])
    page.keys("r")
    tally.equal("r outlines all regions in both panes", len(page.seen(".region")), 2 * len(regions))
    page.keys("r")
    tally.equal("r again hides them", len(page.seen(".region")), 0)
    page.keys("2")
    for index, region in enumerate(regions):
        page.all("#layers .regions button")[index].click()
        page.settle()
        x, y, width, height = page.rect(".region.current")
        left, top, room, tall = page.rect(".window")
        zoom = page.rect("#stage img")[2] / line["size"][0]
        origin = page.rect("#stage img")
        found = [(x + 3 - origin[0]) / zoom, (y + 3 - origin[1]) / zoom, (width - 6) / zoom, (height - 6) / zoom]
        expected = [region[key] for key in ("x", "y", "width", "height")]
        tally.check(f"region {index} is outlined", all(abs(a - b) < 0.1 for a, b in zip(found, expected)),
                    f"{found} instead of {expected}")
        tally.check(f"region {index} is seen whole",
                    x >= left and y >= top and x + width <= left + room and y + height <= top + tall)
        tally.check(f"region {index} is large", zoom >= 1)
        tally.equal(f"region {index} is marked", len(page.all("#layers .regions [aria-current]")), 1)


def check_background(page, tally, lines):
    line = next(line for line in lines if line["verdict"] == "different" and line["variant"]["appearance"] == "dark")
    page.open(line["path"])
    tally.equal("a dark menu has a dark background", page.one("#background").get_attribute("aria-pressed"), "true")
    dark = page.style(".checkerboard", "backgroundImage")
    tally.check("there is a checkerboard", "conic-gradient" in dark, dark)
    page.keys("g")
    tally.check("g switches the background", page.style(".checkerboard", "backgroundImage") != dark)


# --- Accepting ------------------------------------------------------------------------------------------------------


def check_accepting(page, tally, lines):
    acceptable = [line for line in lines if line["verdict"] in ("different", "resized", "missing", "orphaned")]
    different, orphaned = first(lines, "different"), first(lines, "orphaned")

    def said(line):
        return {"path": line["path"], "pixels": None if line["verdict"] == "orphaned" else line["pixels"]}

    def downloaded():
        file = page.downloads / "accept.json"
        file.unlink(missing_ok=True)
        page.click("#download")
        deadline = time.monotonic() + 5
        while not file.exists() and time.monotonic() < deadline:
            time.sleep(0.05)
        return json.loads(file.read_text("utf-8")) if file.exists() else None

    page.open(different["path"])
    tally.check("nothing is accepted at first", not page.one("#download").is_enabled())
    tally.equal("the counter", page.text("#accepted"), f"0 of {len(acceptable)} accepted")
    page.keys("a")
    tally.check("a accepts and shows the next picture", page.path() != different["path"], page.path())
    page.open(different["path"])
    tally.equal("a accepts", page.one("#accept").get_attribute("aria-pressed"), "true")
    tally.equal("the list shows it", len(page.seen("#list .tick")), 1)
    tally.equal("accept.json", downloaded(), {"version": 1, "accept": [said(different)]})
    page.keys("a")
    tally.equal("a again undoes it", page.text("#accepted"), f"0 of {len(acceptable)} accepted")
    tally.equal("and stays", page.path(), different["path"])
    variants = page.run("return [...document.querySelectorAll('#list .group')].find((each) => each.querySelector('[aria-current]'))"
                        ".querySelectorAll('a:not(.failed, .same)').length")
    page.keys("v")
    tally.equal("v accepts all variants", page.text("#accepted"), f"{variants} of {len(acceptable)} accepted")
    tally.equal("the button does if there are several", page.one("#accept-variants").is_displayed(), variants > 1)
    page.keys("v")
    tally.equal("and undoes it", page.text("#accepted"), f"0 of {len(acceptable)} accepted")
    page.click("#accept")
    tally.equal("the button accepts", page.text("#accepted"), f"1 of {len(acceptable)} accepted")
    page.open(orphaned["path"])
    tally.equal("accepted pictures are remembered", page.text("#accepted"), f"1 of {len(acceptable)} accepted")
    page.keys("a")
    expected = [said(line) for line in lines if line in (different, orphaned)]
    tally.equal("accept.json with orphaned pictures", downloaded(), {"version": 1, "accept": expected})
    page.click("#copy")
    tally.equal("it can be copied", page.text("#note"), "Copied accept.json.")
    page.click("#filter")
    page.driver.switch_to.active_element.send_keys(Keys.CONTROL, "v")
    pasted = page.one("#filter").get_attribute("value")
    tally.check("the copy is accept.json", different["pixels"] in pasted, pasted)
    page.open(first(lines, "failed")["path"])
    page.keys("a")
    tally.equal("failed pictures are not accepted", page.text("#accepted"), f"2 of {len(acceptable)} accepted")
    page.click(".chip.missing")
    missing = [line for line in lines if line["verdict"] == "missing"]
    page.keys("A")
    tally.equal("A accepts all that are listed", page.text("#accepted"),
                f"{2 + len(missing)} of {len(acceptable)} accepted")
    page.click(".chip.missing")
    page.click("#accept-shown")
    tally.equal("so does the button", downloaded(), {"version": 1, "accept": [said(line) for line in acceptable]})
    page.click("#accept-shown")
    tally.equal("and undoes it", page.text("#accepted"), f"0 of {len(acceptable)} accepted")


def check_carried_out(program, tally, manifest, goldens, choices):
    """`check` accepts the pictures selected on the page; only those that cannot be drawn remain."""
    status, said = sample_report.check(program, manifest, goldens, "--accept-from", choices)
    count = len(json.loads(choices.read_text("utf-8"))["accept"])
    # Goldens of orphaned pictures are removed. Pictures that cannot be drawn are still reported.
    done = sum(int(number) for number in re.findall(r"(\d+) (?:accepted|removed)", said))
    tally.check("accept.json is applied", (status, done) == (1, count), f"{status}: {said}")
    results = choices.parent / "results.jsonl"
    sample_report.check(program, manifest, goldens, "--results", results)
    verdicts = {json.loads(line)["verdict"] for line in results.read_text("utf-8").splitlines()}
    tally.equal("accepted pictures are the same now", verdicts, {"same", "failed"})


# --- The page -------------------------------------------------------------------------------------------------------


def check_theme(page, tally):
    def ground():
        return page.style("body", "backgroundColor")

    page.prefer(prefers_color_scheme="light")
    page.open()
    light = ground()
    page.prefer(prefers_color_scheme="dark")
    dark = ground()
    tally.check("the page is dark where people want that", light != dark, light)
    page.click("#theme")
    tally.equal("the button is stronger", ground(), light)
    page.open()
    tally.equal("the page remembers it", ground(), light)
    page.click("#theme")
    tally.equal("and back", ground(), dark)
    page.run("localStorage.removeItem('menumock theme')")
    page.prefer()


def check_help(page, tally):
    page.open()
    page.keys("?")
    tally.check("? shows the keys", page.one("#keys").is_displayed())
    path = page.path()
    page.keys("j")
    tally.equal("keys do nothing behind it", page.path(), path)
    page.keys(Keys.ESCAPE)
    tally.check("Escape closes it", not page.one("#keys").is_displayed())
    page.click("#help")
    tally.check("the button shows it, too", page.one("#keys").is_displayed())
    page.click("#keys button")


def check_access(page, tally, lines):
    for scheme in ("light", "dark"):
        page.prefer(prefers_color_scheme=scheme)
        for verdict in VERDICTS:
            page.open(first(lines, verdict)["path"])
            if verdict == "different":
                page.keys("aj")
            for text, ratio in page.run(CONTRASTS)[:3]:
                tally.check(f"contrast in {scheme}, {verdict}", ratio >= LEAST_CONTRAST, f"{text}: {ratio:.2f}")
    page.prefer()
    page.open(first(lines, "different")["path"])
    landmarks = page.run("return ['header', 'nav', 'main', 'aside', 'h1', 'h2'].map((name) =>"
                         "document.querySelectorAll(name).length)")
    tally.equal("landmarks and headings", landmarks, [1, 1, 1, 1, 1, 2])
    tree = page.tell("Accessibility.getFullAXTree")["nodes"]
    controls = [node for node in tree if not node["ignored"] and node["role"]["value"] in (
        "button", "link", "slider", "searchbox", "combobox", "textbox", "image", "navigation", "complementary")]
    nameless = [node["role"]["value"] for node in controls if not node.get("name", {}).get("value")]
    tally.check("every control has a name", len(controls) > 20 and not nameless, nameless)
    reached = []
    for _ in range(60):
        page.keys(Keys.TAB)
        reached.append(page.run(
            "const a = document.activeElement; const s = getComputedStyle(a);"
            "return [a.id || a.className || a.tagName, s.outlineStyle !== 'none' && parseFloat(s.outlineWidth) >= 2]"))
    names = [name for name, _ in reached]
    for name in ("filter", "stage", "accept", "zoom", "difference", "theme", "next"):
        tally.check(f"Tab reaches {name}", name in names or name == "zoom" and "zoom-in" in names, names)
    unmarked = {name for name, has_ring in reached if not has_ring and name != "BODY"}
    tally.check("the focus is visible", not unmarked, unmarked)


def check_sizes(page, tally, lines):
    path = first(lines, "different")["path"]
    for width, height in ((1920, 1080), (1440, 900), (1000, 700), (900, 700), (390, 844), (320, 568)):
        page.resize(width, height)
        for mode in "1234":
            page.open(path)
            page.keys(mode)
            most = page.run("return Math.max(...[...document.querySelectorAll('body *')].filter((node) =>"
                            "node.checkVisibility() && !node.closest('.window, .chips, .unseen, svg, #note'))"
                            ".map((node) => node.getBoundingClientRect().right))")
            tally.check(f"{width} points, mode {mode}: nothing sticks out", most <= width + 1, most)
        view = page.rect(".window")
        tally.check(f"{width} points: there is room for the picture", view[2] > 140 and view[3] > 120, view)
    page.open()
    tally.equal("a phone shows the list", (len(page.seen("#list a")) > 0, len(page.seen("#stage"))), (True, 0))
    page.seen("#list a")[1].click()
    page.settle()
    tally.equal("then the picture", (len(page.seen("#list a")), len(page.seen("#stage"))), (0, 1))
    page.click("#back")
    tally.equal("and the list again", len(page.seen("#stage")), 0)
    page.resize(1440, 900)


def with_lines(page, name, lines):
    """Another page of the same report, with other lines."""
    text = (page.folder / "index.html").read_text("utf-8")
    data = json.dumps(lines).replace("<", "\\u003c")
    (page.folder / name).write_text(DATA.sub(lambda match: match[1] + data + match[3], text), "utf-8")
    return name


def check_many(page, tally, lines):
    model = first(lines, "different")
    many = [
        dict(model, name=f"menu {index // 8}", path=f"en/menu-{index}.png", pixels=f"{index:064x}")
        for index in range(MANY)
    ]
    name = with_lines(page, "many.html", many)
    page.open(file=name)
    opened = page.run("return performance.getEntriesByType('navigation')[0].loadEventEnd")
    tally.check(f"{MANY} pictures open", opened > 0)
    tally.equal(f"{MANY} pictures are listed", page.one("#listed").text, f"{MANY:,} pictures")
    filtered = page.run("""
        const start = performance.now(), filter = document.getElementById("filter");
        filter.value = "menu-49"; filter.dispatchEvent(new Event("input")); document.body.offsetHeight;
        return performance.now() - start;""")
    tally.equal("filtering them finds", page.one("#listed").text, "111 pictures")
    page.run("const f = document.getElementById('filter'); f.value = ''; f.dispatchEvent(new Event('input'))")
    start = time.monotonic()
    page.keys("A")
    tally.equal("accepting them works", page.text("#accepted"), f"{MANY:,} of {MANY:,} accepted")
    page.open(many[-1]["path"], file=name)
    top, height = page.run("const r = document.querySelector('#list a[aria-current]').getBoundingClientRect();"
                           "return [r.top, r.height]")
    tally.check("the last of them is brought into sight", 100 < top < 900 and height > 20, top)
    print(f"{MANY} pictures: opened in {opened:.0f} ms, filtered in {filtered:.0f} ms, "
          f"accepted and opened again in {time.monotonic() - start:.1f} s")


def check_strange(page, tally, lines, program):
    """Hand-written lines: hostile names, other formats, missing keys."""
    hostile = "</script><img src=x onerror=document.title='broken'>\"'&<!--"
    document = page.folder / "strange.json"
    document.write_text(json.dumps(sample_report.NOTES), "utf-8")
    for form in ("svg", "pdf"):
        subprocess.run([program, "render", document, "-o", page.folder / f"stränge #1.{form}", "--quiet"], check=True)
    svg, pdf = ({"expected": f"stränge #1.{form}", "actual": f"stränge #1.{form}"} for form in ("svg", "pdf"))
    strange = [
        dict(first(lines, "different"), name=hostile, path=hostile, variant={hostile: hostile},
             document=[{"path": hostile, "change": hostile, "from": hostile, "to": hostile}], files={}),
        {"name": "vector", "path": "a.svg", "verdict": "different", "ok": False, "files": svg},
        {"name": "page", "path": "a.pdf", "verdict": "different", "ok": False, "files": pdf},
        {"name": "lost", "path": "lost.png", "verdict": "missing", "files": {"actual": "no such file.png"}},
        {"name": "taken", "path": "taken.png", "verdict": "missing", "accepted": True, "message": "all is well"},
        {"name": "drawn", "path": "drawn.png", "ok": True}, {"path": "refused.png", "ok": False}, {}, None,
    ]
    name = with_lines(page, "strange.html", strange)
    page.open(file=name)
    tally.equal("strange lines are listed", len(page.listed()), 8)
    tally.equal("names are text", page.text("#name"), hostile)
    tally.check("no name becomes markup", page.run("return document.querySelectorAll('img').length") == 0
                and "broken" != page.driver.title)
    page.open("a.svg", file=name)
    sizes = page.run("return [...document.images].map((image) => image.naturalWidth > 0)")
    tally.equal("SVG is a picture", sizes, [True, True])
    page.keys("2")
    tally.equal("SVG can be compared", len(page.seen(".handle")), 1)
    page.open("a.pdf", file=name)
    tally.equal("PDF is an object", len(page.seen("object[type='application/pdf']")), 2)
    tally.check("PDF is not compared", not page.one("#modes [data-mode=slider]").is_enabled())
    page.open("taken.png", file=name)
    tally.equal("an accepted picture cannot be accepted again", len(page.seen("#accept")), 0)
    expected = "No golden yet. all is well. Accepted when the report was created."
    tally.equal("the message is shown", page.text("#sentence"), expected)
    page.open("lost.png", file=name)
    tally.check("a lost picture has a note", "moved or deleted" in page.one("#stage").text, page.one("#stage").text)
    tally.check("only the lost picture is missing",
                all("no%20such%20file" in message for message in page.complaints()))
    page.requests()
    empty = with_lines(page, "empty.html", [])
    page.open(file=empty)
    tally.equal("a set without pictures", page.one("#empty").text, "No differences.")
    page.keys("jkaAdrg+-0z1234ps")
    tally.equal("keys do no harm there", page.complaints(), [])


def check_findings(page, tally, program, place):
    """Lint findings are shown next to a picture, also if the picture is unchanged."""
    folder = place / "judged"
    folder.mkdir()
    (folder / "note.json").write_text('{"menu": {"items": ["Show sidebar", "Copy", "Paste"]}}', "utf-8")
    (folder / "set.json").write_text('{"mockups": ["note.json"]}', "utf-8")
    for options in (["--accept"], ["--lint", "--report", str(folder / "report")]):
        subprocess.run(
            [program, "check", str(folder / "set.json"), "--goldens", str(folder / "goldens"), *options],
            capture_output=True, check=True)
    line = json.loads((folder / "report" / "results.jsonl").read_text("utf-8").splitlines()[0])
    tally.equal("findings: of one picture", [finding["rule"] for finding in line["findings"]], ["title-case"])
    old, page.folder = page.folder, folder / "report"
    page.open(line["path"])
    shown = page.text("#layers")
    for finding in line["findings"]:
        for part in (finding["message"], finding["path"], finding["rule"]):
            tally.check("findings: on the page", part in shown, f"{part!r} in {shown!r}")
    page.folder = old
    page.open()


def check_silence(page, tally):
    """No console messages and no network requests so far."""
    tally.equal("the console is silent", page.complaints(), [])
    schemes = {address.split(":")[0] for address in page.requests()} - {"about", "chrome"}
    tally.check("nothing comes from the network", schemes <= {"file", "data", "blob"}, schemes)


def screenshots(page, lines, folder):
    """Screenshots for people."""
    folder.mkdir(parents=True, exist_ok=True)
    for scheme in ("light", "dark"):
        page.prefer(prefers_color_scheme=scheme)
        for width, height in ((1440, 900), (900, 700), (390, 844)):
            page.resize(width, height)
            page.open(first(lines, "different")["path"])
            for number, mode in enumerate(("side", "slider", "onion", "blink"), 1):
                page.keys(str(number))
                file = folder / f"{mode}-{scheme}-{width}.png"
                file.write_bytes(base64.b64decode(page.tell("Page.captureScreenshot")["data"]))
    page.prefer()
    page.resize(1440, 900)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--program", required=True, help="the built menumock")
    parser.add_argument("--report", type=pathlib.Path, help="a report folder instead of one that check makes")
    parser.add_argument("--screenshots", type=pathlib.Path, help="a folder for pictures of the page")
    frame.add_pattern(parser)
    arguments = parser.parse_args()
    program = str(pathlib.Path(arguments.program).resolve())
    tally = Tally()
    with tempfile.TemporaryDirectory() as place:
        place = pathlib.Path(place)
        report = place / "report"
        if arguments.report:
            shutil.copytree(arguments.report, report)
        else:
            manifest, goldens = sample_report.make(program, place)
            status, said = sample_report.check(program, manifest, goldens, "--report", report)
            if not tally.check("check finds differences", status == 1, f"{status}: {said}"):
                return tally.finish()
        lines = [json.loads(line) for line in (report / "results.jsonl").read_text("utf-8").splitlines()]
        found = {line["verdict"] for line in lines}
        if not tally.equal("the set has every verdict", found, set(VERDICTS)):
            return tally.finish()
        downloads = place / "downloads"
        downloads.mkdir()
        page = Page(report.resolve(), downloads)

        def accepting():
            check_accepting(page, tally, lines)
            if not arguments.report:
                check_carried_out(program, tally, manifest, goldens, downloads / "accept.json")

        checks = {
            "list": lambda: check_list(page, tally, lines),
            "steps": lambda: check_steps(page, tally),
            "verdicts": lambda: check_verdicts(page, tally, lines),
            "layers": lambda: check_layers(page, tally, lines),
            "modes": lambda: check_modes(page, tally, lines),
            "difference": lambda: check_difference(page, tally, lines),
            "zoom": lambda: check_zoom(page, tally, lines),
            "regions": lambda: check_regions(page, tally, lines),
            "background": lambda: check_background(page, tally, lines),
            "accepting": accepting,
            "theme": lambda: check_theme(page, tally),
            "help": lambda: check_help(page, tally),
            "access": lambda: check_access(page, tally, lines),
            "sizes": lambda: check_sizes(page, tally, lines),
            "findings": lambda: check_findings(page, tally, program, place),
            "silence": lambda: check_silence(page, tally),
            "many": lambda: check_many(page, tally, lines),
            "strange": lambda: check_strange(page, tally, lines, program),
        }
        try:
            for name in frame.chosen(arguments, checks):
                checks[name]()
            if arguments.screenshots:
                screenshots(page, lines, arguments.screenshots)
        finally:
            page.driver.quit()
    return tally.finish()


if __name__ == "__main__":
    sys.exit(main())
