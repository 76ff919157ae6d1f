#!/usr/bin/env python3
"""Tests interactive pages: `render -f html`.

Without a browser, every page is well-formed, small, self-contained, and gives its document back. --chromium opens them
in headless Chromium without a network: in their initial state they have the pixels of the SVG, and menus respond to
keys, pointer, and touch. --axe names a file of axe-core, whose rules then check every state.
"""
import argparse
import html.parser
import io
import json
import math
import pathlib
import re
import subprocess
import sys
import tempfile

from tally import Tally

ROOT = pathlib.Path(__file__).resolve().parents[2]
SAMPLES = ROOT / "Samples"
MOST_BYTES = 60_000
MOST_STEPS = 2
# One of this many pixels may differ by more. Chromium positions the edges of shapes slightly differently in other
# groups. A misplaced shape differs in hundreds of pixels.
MOST_SHARE = 10_000
# Menus whose pages must be small: no pictures, no glass over a host.
REFERENCE = ("layout-medium", "layout-small", "submenu-open", "submenus", "palette", "picker-submenu", "toggle", "subtitles")
# Pages that must have the pixels of the SVG: each platform, both directions, hosts with glass, long menus, questions.
RESTING = REFERENCE + (
    "arabic", "hebrew", "button-closed", "ipad-submenus", "vision-window", "host-glass-window", "host-navigation-bar",
    "long-menu", "mac-long", "mac-pop-up", "mac-split-button", "menu-bar", "context-menu", "opens-upwards", "slider",
    "stepper", "confirm-alert", "confirm-action-sheet", "mac-palette", "checkmarks", "dark", "callouts", "pop-up-custom")
# Chromium smooths masked edges and scrolled letters differently if rows are out of view: the most different pixels.
SCROLLED = {"long-menu": 20_000, "mac-long": 500}
VOID = {"meta", "link", "br", "img", "input", "hr"}

INTERACTIVE = {
    "presentation": "pullDownButton", "button": {"title": "Options"},
    "menu": {"items": [
        "Copy", "Cut",
        {"title": "Locked", "isDisabled": True},
        {"type": "toggle", "title": "Grid"},
        {"type": "toggle", "title": "Ruler", "isOn": True, "dismissBehavior": "disabled"},
        {"type": "toggle", "titles": {"on": "Hide Bar", "off": "Show Bar"}, "isOn": True},
        {"type": "picker", "options": ["Name", "Date"], "selection": "Date"},
        {"type": "menu", "title": "Share", "items": ["Mail", {"type": "menu", "title": "More", "items": ["Print"]}]},
        {"type": "picker", "style": "palette", "title": "Color", "selectionMode": "any",
         "options": [{"title": "Red", "color": "red"}, {"title": "Blue", "color": "blue"}], "selection": ["Red"]},
        {"type": "stepper", "title": "Size", "value": 2, "range": [1, 3]},
        {"type": "slider", "title": "Zoom", "value": 0.25},
        {"title": "Delete", "role": "destructive",
         "confirmation": {"title": "Delete it?", "actions": [{"title": "Delete", "role": "destructive"}]}},
    ]},
}


class Structure(html.parser.HTMLParser):
    """Checks that tags are closed in order, and collects ids, references, and addresses."""

    def __init__(self, text):
        super().__init__()
        self.open, self.problems, self.ids, self.references, self.addresses = [], [], [], [], []
        self.feed(text)
        self.close()
        if self.open:
            self.problems.append(f"not closed: {self.open}")

    def note(self, tag, attributes):
        for key, value in attributes:
            if key == "id":
                self.ids.append(value)
            if key in ("aria-controls", "aria-labelledby", "aria-describedby"):
                self.references += value.split()
            if key in ("src", "href", "xlink:href") and not value.startswith(("#", "data:")):
                self.addresses.append(value)
            if key.startswith("on"):
                self.problems.append(f"{tag} has {key}")

    def handle_starttag(self, tag, attributes):
        self.note(tag, attributes)
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag, attributes):
        self.note(tag, attributes)

    def handle_endtag(self, tag):
        if not self.open or self.open[-1] != tag:
            self.problems.append(f"</{tag}> in {self.open[-3:]}")
        else:
            self.open.pop()


def run(program, *arguments, **keywords):
    return subprocess.run([program, *map(str, arguments)], capture_output=True, timeout=120, **keywords)


def check_files(program, folder, tally):
    """Checks without a browser, for the pages of all samples."""
    samples = sorted(SAMPLES.glob("*.json"))
    drawn = run(program, "render", *samples, "-o", folder, "-f", "html", "--quiet")
    tally.equal("all samples become pages", (drawn.returncode, drawn.stderr.decode()), (0, ""))
    for sample in samples:
        page = folder / (sample.stem + ".html")
        if not tally.check(f"{sample.stem} is drawn", page.is_file()):
            continue
        text = page.read_text(encoding="utf-8")
        structure = Structure(text)
        tally.equal(f"{sample.stem} is well-formed", structure.problems, [])
        tally.equal(f"{sample.stem} has no id twice", len(structure.ids), len(set(structure.ids)))
        tally.equal(f"{sample.stem} refers to existing ids", set(structure.references) - set(structure.ids), set())
        tally.equal(f"{sample.stem} loads nothing", structure.addresses, [])
        if sample.stem in REFERENCE:
            tally.check(f"{sample.stem} is small", len(text.encode()) < MOST_BYTES, len(text.encode()))
        tally.equal(f"{sample.stem} gives its document back", run(program, "extract", page).stdout, sample.read_bytes())
    page = folder / "arabic.html"
    before = page.read_bytes()
    run(program, "render", SAMPLES / "arabic.json", "-o", page)
    tally.equal("the same bytes again", page.read_bytes(), before)
    bare = run(program, "render", SAMPLES / "toggle.json", "-o", "-", "-f", "html", "--no-source").stdout
    tally.check("without its document", b"menumock-document" not in bare and bare.startswith(b"<!DOCTYPE html>"))


def check_sets(program, folder, tally):
    """Sets, their check, and workers write the same pages."""
    (folder / "menu.json").write_text(json.dumps(INTERACTIVE), encoding="utf-8")
    manifest = {"output": "out/{platform}.{format}", "defaults": {"format": "html", "appearance": "auto"},
                "matrix": {"platform": ["iOS", "macOS"]}, "mockups": [{"input": "menu.json"}]}
    (folder / "menumock.json").write_text(json.dumps(manifest), encoding="utf-8")
    drawn = run(program, "batch", folder / "menumock.json", "--quiet")
    tally.equal("a set of pages", (drawn.returncode, drawn.stderr.decode()), (0, ""))
    one = run(program, "render", folder / "menu.json", "-o", "-", "-f", "html", "--platform", "macOS", "--appearance", "auto")
    page = (folder / "out" / "macOS.html").read_bytes()
    tally.check("is what render writes", page[:2000] == one.stdout[:2000] and len(page) > 10_000)
    checked = run(program, "check", folder / "menumock.json", "--goldens", folder)
    tally.equal("check finds them the same", checked.returncode, 0)
    request = json.dumps({"id": 1, "path": str(folder / "menu.json"), "output": str(folder / "w.html")}) + "\n"
    run(program, "worker", input=request.encode())
    tally.check("a worker draws one", (folder / "w.html").is_file() and b'role="menu"' in (folder / "w.html").read_bytes())


def differing(one, other):
    """The number and bounding box of different pixels, and the allowed number."""
    from PIL import ImageChops
    # The browser's fractions of points may cost a step or two of 255.
    steps = ImageChops.difference(one, other).convert("L").point(lambda step: 255 if step > MOST_STEPS else 0)
    return steps.histogram()[255], steps.getbbox(), max(5, one.width * one.height // MOST_SHARE)


class Browser:
    """Pages in headless Chromium, without a network."""

    def __init__(self):
        import browser
        self.driver = browser.chromium()
        self.tell("Network.enable")
        self.tell("Network.emulateNetworkConditions", offline=True, latency=0, downloadThroughput=0, uploadThroughput=0)
        self.prefer()

    def tell(self, command, **arguments):
        return self.driver.execute_cdp_cmd(command, arguments)

    def prefer(self, motion="reduce", scheme="light"):
        self.tell("Emulation.setEmulatedMedia", features=[
            {"name": "prefers-reduced-motion", "value": motion}, {"name": "prefers-color-scheme", "value": scheme}])

    def open(self, path, width=1000, height=1200, scale=1, touch=False):
        self.tell("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=scale, mobile=False)
        self.tell("Emulation.setTouchEmulationEnabled", enabled=touch)
        self.driver.get(pathlib.Path(path).resolve().as_uri())
        self.settle()

    def settle(self):
        self.driver.execute_async_script(
            "const done = arguments[0]; requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 0)));")

    def run(self, script, *arguments):
        return self.driver.execute_script(script, *arguments)

    def keys(self, *keys):
        from selenium.webdriver.common.action_chains import ActionChains
        ActionChains(self.driver).send_keys(*keys).perform()
        self.settle()

    def picture(self):
        from PIL import Image
        return Image.open(io.BytesIO(self.driver.get_screenshot_as_png())).convert("RGB")

    def place(self, name):
        """The middle of a visible element by name, and its box."""
        found = self.run(
            """for (const each of document.querySelectorAll("[role^=menuitem], #control, .answer")) {
              if (each.querySelector(".name")?.textContent !== arguments[0] || !each.checkVisibility()) continue;
              if (each.closest("[inert]")) continue;
              const box = each.getBoundingClientRect();
              return [box.x + box.width / 2, box.y + box.height / 2, box.width, box.height];
            }
            return null;""", name)
        return found

    def mouse(self, kind, x, y, **more):
        self.tell("Input.dispatchMouseEvent", type=kind, x=x, y=y, **more)

    def click(self, name, at=0.5):
        x, y, width, _ = self.place(name)
        x += (at - 0.5) * width
        self.mouse("mouseMoved", x, y)
        self.mouse("mousePressed", x, y, button="left", buttons=1, clickCount=1)
        self.mouse("mouseReleased", x, y, button="left", buttons=0, clickCount=1)
        self.settle()

    def hover(self, name):
        x, y, *_ = self.place(name)
        self.mouse("mouseMoved", x, y)
        self.driver.execute_async_script("setTimeout(arguments[0], 260);")

    def tap(self, name):
        x, y, *_ = self.place(name)
        self.tell("Input.dispatchTouchEvent", type="touchStart", touchPoints=[{"x": x, "y": y}])
        self.tell("Input.dispatchTouchEvent", type="touchEnd", touchPoints=[])
        self.settle()

    def slide(self, name, to):
        """A touch that starts at one place and ends at another that appears meanwhile."""
        x, y, *_ = self.place(name)
        self.tell("Input.dispatchTouchEvent", type="touchStart", touchPoints=[{"x": x, "y": y}])
        self.settle()
        x, y, *_ = self.place(to)
        for step in range(4):
            self.tell("Input.dispatchTouchEvent", type="touchMove", touchPoints=[{"x": x + 3 - step, "y": y}])
            self.settle()
        self.driver.execute_async_script("setTimeout(arguments[0], 350);")
        self.tell("Input.dispatchTouchEvent", type="touchEnd", touchPoints=[])
        self.settle()

    def state(self):
        return self.run("return data.views[shown].name")

    def active(self):
        return self.run("return document.activeElement.querySelector?.('.name')?.textContent ?? document.activeElement.id")

    def checked(self, name):
        return self.run(
            """return [...document.querySelectorAll("[aria-checked]")].find((each) =>
              each.textContent === arguments[0])?.ariaChecked""", name)

    def problems(self):
        return [entry["message"] for entry in self.driver.get_log("browser") if entry["level"] == "SEVERE"]


def compare(browser, name, svg, page, tally, most=None, act=None):
    """Compares a page with an SVG, initially or after an action."""
    size = re.search(rb'width="([\d.]+)" height="([\d.]+)"', svg.read_bytes())
    width, height = (math.ceil(float(side)) for side in size.groups())
    pictures = []
    for path in (svg, page):
        browser.open(path, width=width, height=height, scale=2)
        # An SVG has no page behind it.
        browser.run("if (document.body) document.documentElement.style.background = 'white'")
        if path == page and act:
            act()
        pictures.append(browser.picture())
    different, place, usual = differing(*pictures)
    tally.check(name, different <= (most or usual), f"{different} pixels, {place}")
    tally.equal(f"{name}, without errors", browser.problems(), [])


def check_pixels(browser, program, folder, tally):
    """In its initial state, a page has the pixels of the SVG."""
    for name in RESTING:
        page, svg = folder / f"{name}.html", folder / f"{name}.svg"
        document = SAMPLES / f"{name}.json"
        # The page of all frames is a page of pages.
        frame = ["--frame", "1"] if "frames" in json.loads(document.read_text()) else []
        files = (page, svg) if frame else (svg,)
        if not all([tally.equal(file.name, run(
                program, "render", document, "-o", file, "--quiet", *frame).returncode, 0) for file in files]):
            continue
        compare(browser, f"{name} has the pixels of its SVG", svg, page, tally, SCROLLED.get(name))


def check_forms(browser, program, folder, tally):
    """Rows under the pointer, turned on, or with a held key have the pixels of an SVG in that state."""
    menu = {"items": [
        {"title": "Copy", "systemImage": "document.on.document", "keyboardShortcut": "cmd+c", "alternate": {
            "modifiers": ["option"], "title": "Copy All", "keyboardShortcut": "opt+cmd+c"}},
        {"type": "toggle", "title": "Ruler", "subtitle": "Above the text, as wide as the page", "dismissBehavior": "disabled"},
        {"title": "Delete", "systemImage": "trash", "role": "destructive",
         "keyboardShortcut": "opt+cmd+e"}]}

    def key(name, kind):
        code = {"key": "Alt", "code": "AltLeft", "windowsVirtualKeyCode": 18}
        browser.tell("Input.dispatchKeyEvent", type=kind, modifiers=1 if kind == "rawKeyDown" else 0, **code)

    def focus(number):
        return lambda: (browser.run(f"focusItem(byId('i{number}'))"), browser.settle())

    def check(name, change, act, **settings):
        base = {"presentation": "menu", **settings, "menu": menu}
        shown = json.loads(json.dumps(base))
        change(shown)
        page, svg = folder / "form.html", folder / "form.svg"
        for document, path in ((base, page), (shown, svg)):
            run(program, "render", "-", "-o", path, input=json.dumps(document).encode())
        compare(browser, name, svg, page, tally, act=act)

    for platform in ("iOS", "macOS", "visionOS"):
        for appearance in ("light", "dark"):
            look = {"platform": platform, "appearance": appearance}
            for number in range(3):
                def highlight(document, number=number):
                    document["menu"]["items"][number]["isHighlighted"] = True
                check(f"{platform} {appearance}: row {number} under the pointer", highlight, focus(number), **look)
            check(f"{platform} {appearance}: a toggle that is on",
                  lambda document: document["menu"]["items"][1].update(isOn=True, isHighlighted=True),
                  lambda: (focus(1)(), browser.keys(" ")), **look)
    check("macOS: Option is held", lambda document: document.update(heldModifiers=["option"]),
          lambda: (key("Alt", "rawKeyDown"), browser.settle()), platform="macOS")
    tally.equal("an alternate has its name and shortcut", browser.run(
        "const each = byId('i0'); return [each.textContent, each.getAttribute('aria-keyshortcuts')]"),
        ["Copy All", "Alt+Meta+C"])
    key("Alt", "keyUp")
    tally.equal("after releasing, the item is back", browser.run("return byId('i0').textContent"), "Copy")


def check_keys(browser, page, tally):
    from selenium.webdriver.common.keys import Keys
    browser.open(page)
    browser.keys(Keys.TAB)
    tally.equal("Tab reaches the button", browser.active(), "Options")
    browser.keys(Keys.RETURN)
    tally.equal("Return opens", (browser.state(), browser.active()), ("m0", "Copy"))
    browser.keys(Keys.ARROW_DOWN, Keys.ARROW_DOWN)
    tally.equal("arrows skip disabled items", browser.active(), "Grid")
    browser.keys(Keys.END)
    tally.equal("End", browser.active(), "Delete")
    browser.keys(Keys.HOME)
    tally.equal("Home", browser.active(), "Copy")
    browser.keys(Keys.ARROW_UP)
    tally.equal("Up wraps around", browser.active(), "Delete")
    browser.keys("s", "h", "a")
    tally.equal("letters find", browser.active(), "Share")
    browser.keys(Keys.ARROW_RIGHT)
    tally.equal("Right opens the submenu", (browser.state()[0], browser.active()), ("m", "Mail"))
    browser.keys(Keys.ARROW_DOWN, Keys.ARROW_RIGHT)
    tally.equal("and the one in it", browser.active(), "Print")
    browser.keys(Keys.ARROW_LEFT)
    tally.equal("Left goes back", browser.active(), "More")
    browser.keys(Keys.ESCAPE)
    tally.equal("Escape closes one", (browser.state(), browser.active()), ("m0", "Share"))
    browser.keys(Keys.ESCAPE)
    tally.equal("and then all", (browser.state(), browser.active()), ("closed", "Options"))
    browser.keys(Keys.SPACE)
    browser.run("document.querySelectorAll('[data-item]').forEach((e) => e.textContent === 'Grid' && e.focus())")
    browser.keys(Keys.SPACE)
    tally.equal("Space turns a toggle on and closes", (browser.checked("Grid"), browser.state()), ("true", "closed"))
    browser.keys(Keys.ARROW_DOWN, "n", Keys.RETURN)
    tally.equal("a picker chooses one", (browser.checked("Name"), browser.checked("Date")), ("true", "false"))
    browser.keys(Keys.ARROW_DOWN, "z", Keys.ARROW_RIGHT)
    tally.equal("a slider moves", browser.run("return document.activeElement.dataset.number"), "0.3")
    browser.keys(Keys.TAB)
    tally.equal("Tab closes", browser.state(), "closed")
    tally.equal("no errors", browser.problems(), [])


def check_pointer(browser, page, tally):
    browser.open(page)
    beside = browser.run("return data.beside")
    browser.click("Options")
    tally.equal("a click opens", browser.state(), "m0")
    browser.click("Options") if browser.place("Options") else None
    browser.run("closeAll()")
    browser.click("Options")
    before = browser.picture()
    browser.hover("Cut")
    tally.check("a row under the pointer is highlighted", browser.picture() != before)
    browser.click("Ruler")
    tally.equal("a menu that stays open does", (browser.checked("Ruler"), browser.state()), ("false", "m0"))
    browser.click("Locked")
    tally.equal("disabled items do nothing", browser.state(), "m0")
    if beside:
        browser.hover("Share")
        tally.check("a submenu opens under the pointer", browser.state() not in ("m0", "closed"), browser.state())
        browser.hover("Copy")
        tally.equal("and closes next to it", browser.state(), "m0")
    else:
        browser.click("Share")
        tally.check("a submenu opens in place", browser.state() not in ("m0", "closed"), browser.state())
        browser.click("Share")
        tally.equal("and its title closes it", browser.state(), "m0")
    browser.click("Hide Bar")
    browser.click("Options")
    tally.check("a changeable label changes", browser.place("Show Bar") is not None)
    browser.click("Blue")
    tally.equal("a palette allows several", (browser.checked("Red"), browser.checked("Blue")), ("true", "true"))
    if browser.state() == "closed":
        browser.click("Options")
    number = "return [...document.querySelectorAll('[data-number]')].map((each) => each.dataset.number)"
    browser.run("document.querySelector('[data-number]').focus()")
    size = browser.run("""const box = document.querySelector('[data-number]').getBoundingClientRect();
      return [box.x + 0.75 * box.width, box.y + box.height / 2]""")
    browser.mouse("mousePressed", *size, button="left", buttons=1, clickCount=1)
    browser.mouse("mouseReleased", *size, button="left", clickCount=1)
    tally.equal("a stepper counts", browser.run(number)[0], "3")
    browser.click("Delete")
    tally.check("destructive items ask", browser.state().startswith("q"), browser.state())
    browser.click("Cancel")
    tally.equal("Cancel closes", browser.state(), "closed")
    # Press, drag, release.
    x, y, *_ = browser.place("Options")
    browser.mouse("mousePressed", x, y, button="left", buttons=1, clickCount=1)
    to = browser.place("Grid")
    browser.mouse("mouseMoved", to[0], to[1], button="left", buttons=1)
    browser.mouse("mouseReleased", to[0], to[1], button="left", clickCount=1)
    browser.settle()
    tally.equal("press, drag and let go chooses", (browser.checked("Grid"), browser.state()), ("true", "closed"))
    browser.click("Options")
    browser.mouse("mousePressed", 990, 1190, button="left", buttons=1, clickCount=1)
    browser.mouse("mouseReleased", 990, 1190, button="left", clickCount=1)
    tally.equal("a click outside closes", browser.state(), "closed")
    tally.equal("no errors", browser.problems(), [])


def check_touch(browser, page, tally):
    browser.open(page, touch=True)
    browser.tap("Options")
    tally.equal("a tap opens", browser.state(), "m0")
    browser.tap("Share")
    tally.check("a tap opens a submenu", browser.state() != "m0", browser.state())
    browser.tap("Mail")
    tally.equal("a tap chooses and closes", browser.state(), "closed")
    browser.tap("Options")
    browser.tap("Ruler")
    tally.equal("a tap turns a toggle off, which stays", (browser.checked("Ruler"), browser.state()), ("false", "m0"))
    browser.run("closeAll(); window.chosen = [];"
                "document.addEventListener('choose', ({ detail }) => chosen.push(detail.title))")
    browser.slide("Options", "Cut")
    tally.equal("a touch slides to an item", (browser.run("return chosen"), browser.state()), (["Cut"], "closed"))
    tally.equal("no errors", browser.problems(), [])


def draw(program, path, document, *options):
    """Renders a document as a page."""
    drawn = run(program, "render", "-", "-o", path, *options, input=json.dumps(document).encode())
    return (drawn.returncode, drawn.stderr.decode())


def check_hover(browser, program, folder, tally):
    """On every platform and in every appearance, a row under the pointer looks different from one that is not."""
    page = folder / "hover.html"
    for platform in ("iOS", "iPadOS", "macOS", "visionOS"):
        for theme in ("", "macos-15") if platform == "macOS" else ("",):
            for appearance in ("light", "dark", "auto"):
                options = ["--platform", platform, "--appearance", appearance] + (["--theme", theme] if theme else [])
                draw(program, page, {"presentation": "menu", "menu": {"items": ["Copy", "Cut"]}}, *options)
                for scheme in ("light", "dark") if appearance == "auto" else (appearance,):
                    browser.prefer(scheme=scheme)
                    browser.open(page)
                    before = browser.picture()
                    browser.hover("Cut")
                    different, _, most = differing(before, browser.picture())
                    name = f"{platform} {theme} {appearance} {scheme}"
                    tally.check(f"{name}: a row under the pointer is highlighted", different > most, f"{different} pixels")
    browser.prefer()


def check_surroundings(browser, program, folder, tally):
    """A page has the colors of its appearance, and shows its menu in the middle of the window."""
    page = folder / "surroundings.html"
    document = {"presentation": "pullDownButton", "button": {"title": "Sort"}, "state": "closed",
                "menu": {"items": ["Name", "Date"]}}
    for platform in ("iOS", "macOS"):
        for appearance in ("light", "dark", "auto"):
            draw(program, page, document, "--platform", platform, "--appearance", appearance)
            for scheme in ("light", "dark"):
                browser.prefer(scheme=scheme)
                browser.open(page, width=1000, height=800)
                shown = scheme if appearance == "auto" else appearance
                name = f"{platform} {appearance} in {scheme}"
                wanted = "light dark" if appearance == "auto" else appearance
                tally.equal(f"{name}: the color scheme", browser.run(
                    "return getComputedStyle(document.documentElement).colorScheme"), wanted)
                picture = browser.picture()
                bright = sum(picture.getpixel((5, 5))) > 3 * 128
                tally.equal(f"{name}: the background", "light" if bright else "dark", shown)
                tally.check(f"{name}: the button is visible", len(picture.crop((300, 200, 700, 600)).getcolors(1 << 20)) > 1)
                browser.click("Sort")
                box = browser.run("""
                    const boxes = [...document.querySelectorAll("#stage > svg, .menu:not([hidden])")]
                      .map((each) => each.getBoundingClientRect());
                    return [Math.min(...boxes.map((box) => box.left)), Math.min(...boxes.map((box) => box.top)),
                      innerWidth - Math.max(...boxes.map((box) => box.right)),
                      innerHeight - Math.max(...boxes.map((box) => box.bottom))];""")
                tally.check(f"{name}: centered", abs(box[0] - box[2]) < 20 and abs(box[1] - box[3]) < 20, box)
    browser.prefer()


def check_frames(browser, program, folder, tally):
    """A document with frames becomes a page with a menu per frame."""
    page = folder / "frames.html"
    document = {"presentation": "pullDownButton", "button": {"title": "Sort"}, "menu": {"items": ["Name", "Date"]},
                "frames": [{"caption": "Closed", "state": "closed"}, {"caption": "Open"},
                           {"caption": "Dark", "appearance": "dark", "platform": "macOS"}]}
    tally.equal("frames are drawn", draw(program, page, document), (0, ""))
    structure = Structure(page.read_text(encoding="utf-8"))
    tally.equal("the page of frames is well-formed", (structure.problems, structure.addresses), ([], []))
    tally.equal("it gives its document back", json.loads(run(program, "extract", page).stdout), document)
    browser.open(page)
    tally.equal("captions", browser.run("return [...document.querySelectorAll('figcaption')].map((each) => each.textContent)"),
                ["Closed", "Open", "Dark"])
    frames = browser.driver.find_elements("tag name", "iframe")
    tally.equal("every frame has a menu", len(frames), 3)
    for index, (frame, start) in enumerate(zip(frames, ("closed", "m0", "m0"))):
        browser.driver.switch_to.frame(frame)
        tally.equal(f"frame {index + 1} starts in its state", browser.state(), start)
        browser.run("show('m0'); focusItem(document.getElementById('i1'))")
        tally.equal(f"frame {index + 1} responds", (browser.state(), browser.active()), ("m0", "Date"))
        tally.check(f"frame {index + 1} fits", browser.run(
            "return document.documentElement.scrollHeight <= innerHeight && document.documentElement.scrollWidth <= innerWidth"))
        browser.driver.switch_to.default_content()
    tally.equal("frames report no errors", browser.problems(), [])
    draw(program, page, document, "--frame", "2")
    tally.check("one frame can be chosen", "<iframe" not in page.read_text(encoding="utf-8"))


def check_aim(browser, program, folder, tally):
    """A pointer that moves diagonally to an open submenu keeps it open for as long as it moves."""
    page = folder / "aim.html"
    items = ["One", "Two", {"type": "menu", "title": "More", "items": [f"Item {number}" for number in range(9)]},
             "Three", "Four", "Five", "Six", "Seven"]
    for locale in ("en", "ar"):
        draw(program, page, {"presentation": "menu", "platform": "macOS", "menu": {"items": items}}, "--locale", locale)
        browser.open(page)
        browser.hover("More")
        browser.driver.execute_async_script("setTimeout(arguments[0], 300);")
        tally.equal(f"{locale}: the submenu is open", browser.state(), "m1")
        x, y, *_ = browser.place("More")
        to = browser.place("Item 4")
        for step in range(1, 31):
            browser.mouse("mouseMoved", x + (to[0] - x) * step / 30, y + (to[1] - y) * step / 30)
            browser.driver.execute_async_script("setTimeout(arguments[0], 20);")
            if browser.state() != "m1":
                break
        tally.equal(f"{locale}: it stays open on the way of 600 ms", (browser.state(), browser.active()), ("m1", "Item 4"))
        browser.hover("More")
        browser.hover("Five")
        browser.driver.execute_async_script("setTimeout(arguments[0], 500);")
        tally.equal(f"{locale}: a pointer that moves down closes it", (browser.state(), browser.active()), ("m0", "Five"))


def check_flash(browser, program, folder, tally):
    """A chosen item flashes before its menu closes; with reduced motion it does not."""
    page = folder / "flash.html"
    document = {"presentation": "pullDownButton", "button": {"title": "Sort"}, "menu": {"items": ["Name", "Date"]}}
    for platform in ("iOS", "macOS"):
        for motion in ("no-preference", "reduce"):
            draw(program, page, document, "--platform", platform)
            browser.prefer(motion=motion)
            browser.open(page)
            looks = browser.driver.execute_async_script("""
                const done = arguments[0], looks = [], draw = setLook;
                document.addEventListener("show", () => setTimeout(() => done(looks), 0));
                const item = items.get(byId("i0"));
                let look = item.look;
                Object.defineProperty(item, "look", { get: () => look, set: (value) => { look = value; looks.push(value); } });
                byId("i0").focus();
                choose(byId("i0"), new PointerEvent("click"));""")
            name = f"{platform}, {motion}"
            if motion == "reduce":
                tally.check(f"{name}: no flash", looks[:2] == [1, 0], looks)
            elif platform == "macOS":
                tally.check(f"{name}: off and on again", looks[:3] == [1, 0, 1], looks)
            tally.equal(f"{name}: then the menu closes", browser.state(), "closed")
    browser.prefer()


def check_embedding(browser, program, folder, tally):
    """An embedded page is transparent, resizes itself, and tells its parent what is chosen."""
    document = {"presentation": "pullDownButton", "button": {"title": "Sort"}, "state": "closed",
                "menu": {"items": ["Name", {"title": "Date", "id": "date"}]}}
    for appearance in ("light", "dark", "auto"):
        drawn = draw(program, folder / "embedded.html", document, "--embed", "--appearance", appearance)
        tally.equal(f"{appearance}: an embedded page is drawn", drawn, (0, ""))
        parent = folder / "parent.html"
        scheme = "light dark" if appearance == "auto" else appearance
        parent.write_text(f"""<!DOCTYPE html><meta charset="utf-8"><html style="color-scheme:{scheme};background:rgb(1,200,3)">
            <iframe src="embedded.html" style="border:0;width:400px;color-scheme:{scheme}"></iframe>
            <script>const got = []; addEventListener("message", ({{ data, source }}) => {{ got.push(data);
            const frame = document.querySelector("iframe");
            if (source === frame.contentWindow && data.type === "menumock:size") frame.style.height = data.height + "px"; }});
            </script>""")
        browser.open(parent)
        height = "return document.querySelector('iframe').clientHeight"
        closed = browser.run(height)
        tally.check(f"{appearance}: the frame has the height of the closed button", 20 < closed < 150, closed)
        tally.equal(f"{appearance}: transparent", browser.picture().getpixel((20, 20)), (1, 200, 3))
        browser.driver.switch_to.frame(browser.driver.find_element("tag name", "iframe"))
        browser.run("show('m0')")
        browser.driver.switch_to.default_content()
        browser.settle()
        tally.check(f"{appearance}: it grows with the menu", browser.run(height) > closed + 60, browser.run(height))
        browser.driver.switch_to.frame(browser.driver.find_element("tag name", "iframe"))
        tally.check(f"{appearance}: the menu fits", browser.run(
            "return byId('m0').getBoundingClientRect().bottom <= innerHeight && byId('m0').getBoundingClientRect().top >= 0"))
        browser.run("choose(byId('i1'), new PointerEvent('click'))")
        browser.driver.switch_to.default_content()
        browser.settle()
        messages = browser.run("return got")
        tally.check(f"{appearance}: it reports the choice", {"type": "menumock:choose", "id": "date", "title": "Date"} in messages, messages)
        tally.check(f"{appearance}: and each state", [each["state"] for each in messages if each["type"] == "menumock:state"]
                    == ["m0", "closed"], messages)
        tally.equal(f"{appearance}: it shrinks again", browser.run(height), closed)
    run(program, "render", "-", "-o", folder / "alone.html", input=json.dumps(document).encode())
    tally.check("a page that is not embedded reports nothing", '"embeds":false' in (folder / "alone.html").read_text())


def check_motion(browser, page, tally):
    """Transitions are animated, and end in the same state as without animation."""
    browser.open(page)
    browser.click("Options")
    plain = browser.picture()
    browser.prefer(motion="no-preference")
    browser.open(page)
    browser.click("Options")
    browser.driver.execute_async_script("setTimeout(arguments[0], 700);")
    different, place, most = differing(browser.picture(), plain)
    tally.check(f"{page.stem}: motion ends where none does", different <= most, f"{different} pixels, {place}")
    browser.prefer()


def check_animation(browser, program, folder, tally):
    """Chromium plays all frames of an APNG in a loop."""
    document = {"menu": {"items": ["One", "Two"]}, "frames": [
        {"appearance": look, "duration": 0.25} for look in ("light", "dark")] + [{"platform": "macOS", "duration": 0.25}]}
    animation = folder / "animation.png"
    drawn = run(program, "render", "-", "-o", animation, "-f", "apng", input=json.dumps(document).encode())
    tally.equal("an animation is drawn", (drawn.returncode, drawn.stderr.decode()), (0, ""))
    stills = []
    for number in (1, 2, 3):
        still = folder / f"still-{number}.png"
        run(program, "render", "-", "-o", still, "--frame", number, input=json.dumps(document).encode())
        browser.open(still)
        stills.append(browser.picture().tobytes())
    browser.open(animation)
    shown = [browser.picture().tobytes() for _ in range(30)]
    tally.check("all frames are shown", len(set(shown)) == 3, f"{len(set(shown))} pictures")
    changes = [picture for before, picture in zip(shown[:1] + shown, shown) if before != picture]
    tally.check("they repeat", len(changes) > 3, f"{len(changes)} changes")


def check_axe(browser, pages, axe, tally):
    for page in pages:
        browser.open(page)
        states = browser.run("return data.views.map((view) => view.name)")
        for state in states:
            browser.run("show(arguments[0])", state)
            browser.run(axe)
            found = browser.driver.execute_async_script(
                "const done = arguments[0]; axe.run().then((result) => done(result.violations.map((each) =>"
                "`${each.id}: ${each.nodes[0].html.slice(0, 160)}`)));")
            tally.equal(f"axe finds nothing in {page.stem} {state}", found, [])


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--program", required=True)
    parser.add_argument("--chromium", action="store_true", help="try the pages in headless Chromium as well")
    parser.add_argument("--axe", type=pathlib.Path, help="a file of axe-core")
    arguments = parser.parse_args()
    tally = Tally()
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        check_files(arguments.program, folder, tally)
        (folder / "set").mkdir()
        check_sets(arguments.program, folder / "set", tally)
        if arguments.chromium:
            pages = {}
            for platform in ("iOS", "iPadOS", "macOS", "visionOS"):
                pages[platform] = folder / f"tried-{platform}.html"
                document = dict(INTERACTIVE, platform=platform, state="closed")
                run(arguments.program, "render", "-", "-o", pages[platform], input=json.dumps(document).encode())
            browser = Browser()
            check_pixels(browser, arguments.program, folder, tally)
            check_forms(browser, arguments.program, folder, tally)
            for check in (check_hover, check_surroundings, check_frames, check_aim, check_flash, check_embedding):
                check(browser, arguments.program, folder, tally)
            for platform, page in pages.items():
                check_keys(browser, page, tally)
                check_pointer(browser, page, tally)
                check_motion(browser, page, tally)
                check_touch(browser, page, tally)
            check_animation(browser, arguments.program, folder, tally)
            if arguments.axe:
                check_axe(browser, list(pages.values()), arguments.axe.read_text(encoding="utf-8"), tally)
            browser.driver.quit()
    return tally.finish()


if __name__ == "__main__":
    sys.exit(main())
