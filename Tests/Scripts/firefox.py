#!/usr/bin/env python3
"""Tests `menumock preview` and an interactive page in headless Firefox.

Firefox supports WebDriver BiDi directly, so no other program is needed. The tests cover areas in which browsers differ:
modules, server-sent events, undo in text fields, keys, and styles. Everything else is tested in Chromium. --shots saves
screenshots.
"""
import argparse
import base64
import json
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import time

import websocket

import pages
import preview
import preview_page
from tally import Tally

PATIENCE = 20
# WebDriver's names of keys without characters.
KEYS = {"Tab": "\ue004", "Enter": "\ue007", "Escape": "\ue00c", "Space": " ", "Down": "\ue015", "Up": "\ue013",
        "Right": "\ue014", "Control": "\ue009", "Alt": "\ue00a"}


class Firefox:
    """A headless Firefox with a new profile and one page."""

    def __init__(self, folder):
        program = shutil.which("firefox-esr") or shutil.which("firefox")
        profile = pathlib.Path(folder) / "profile"
        profile.mkdir()
        self.process = subprocess.Popen(
            [program, "--headless", "--no-remote", "--profile", profile, "--remote-debugging-port", "0"],
            env={"HOME": folder, "PATH": "/usr/bin:/bin"}, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE, text=True)
        address = None
        for line in self.process.stderr:
            found = re.search(r"BiDi listening on (ws://\S+)", line)
            if found:
                address = found[1]
                break
        self.socket = websocket.create_connection(f"{address}/session", timeout=PATIENCE, suppress_origin=True)
        self.count = 0
        self.tell("session.new", capabilities={})
        self.context = self.tell("browsingContext.getTree")["contexts"][0]["context"]
        self.problems = []
        self.tell("session.subscribe", events=["log.entryAdded"])

    def tell(self, method, **parameters):
        self.count += 1
        self.socket.send(json.dumps({"id": self.count, "method": method, "params": parameters}))
        while True:
            answer = json.loads(self.socket.recv())
            if answer.get("method") == "log.entryAdded" and answer["params"]["level"] == "error":
                self.problems.append(answer["params"]["text"])
            if answer.get("id") != self.count:
                continue
            if answer["type"] == "error":
                raise RuntimeError(f"{method}: {answer['message']}")
            return answer["result"]

    def resize(self, width, height):
        self.tell("browsingContext.setViewport", context=self.context, viewport={"width": width, "height": height})

    def open(self, address):
        self.tell("browsingContext.navigate", context=self.context, url=address, wait="complete")

    def run(self, script):
        """The value of an expression: a string, a number, or a Boolean."""
        answer = self.tell("script.evaluate", expression=script, target={"context": self.context}, awaitPromise=True)
        if answer["type"] == "exception":
            raise RuntimeError(answer["exceptionDetails"]["text"])
        return answer["result"].get("value")

    def wait(self, script):
        """Waits until an expression is true. Returns whether it became true."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            if self.run(script):
                return True
            time.sleep(0.03)
        return False

    def press(self, *keys, held=()):
        """Presses keys in turn: names of `KEYS`, or text."""
        actions = [{"type": "keyDown", "value": KEYS[key]} for key in held]
        for key in keys:
            for sign in [KEYS[key]] if key in KEYS else key:
                actions += [{"type": "keyDown", "value": sign}, {"type": "keyUp", "value": sign}]
        actions += [{"type": "keyUp", "value": KEYS[key]} for key in held]
        self.perform({"type": "key", "id": "keyboard", "actions": actions})

    def perform(self, *sources):
        self.tell("input.performActions", context=self.context, actions=list(sources))

    def hold(self, key, kind):
        self.perform({"type": "key", "id": "keyboard", "actions": [{"type": kind, "value": KEYS[key]}]})

    def click(self, script, kind="mouse"):
        """Clicks or taps the middle of an element."""
        x, y = json.loads(self.run(
            f"(() => {{ const box = ({script}).getBoundingClientRect();"
            "return JSON.stringify([Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)]); })()"))
        self.perform({"type": "pointer", "id": kind, "parameters": {"pointerType": kind}, "actions": [
            {"type": "pointerMove", "x": x, "y": y}, {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0}]})

    def attach(self, name, paths):
        """Chooses files in a field of the page."""
        field, = self.tell(
            "browsingContext.locateNodes", context=self.context, locator={"type": "css", "value": f"#{name}"})["nodes"]
        self.tell("input.setFiles", context=self.context, element={"sharedId": field["sharedId"]}, files=list(map(str, paths)))

    def photograph(self, path):
        shot = self.tell("browsingContext.captureScreenshot", context=self.context)
        path.write_bytes(base64.b64decode(shot["data"]))

    def end(self):
        self.socket.close()
        self.process.terminate()
        self.process.wait(PATIENCE)
        self.process.stderr.close()


def one(selector):
    return f"document.querySelector({json.dumps(selector)})"


def check_editing(browser, folder, tally):
    """Items are edited in the picture: with the pointer, by keyboard, and each step can be undone."""
    (folder / "arranged.json").write_text(preview_page.ARRANGED)
    text = f"{one('#text')}.value"
    browser.run("location.hash = '#document=arranged.json'")
    browser.wait(f"{text}.includes('Pastes plain') && {one('#stage')}.classList.contains('arranges')")

    def place(path):
        browser.wait(f"{one('#stage img')}?.width > 0")
        found = browser.run(f"new Promise((done) => (function () {{ {preview_page.ROW} }})"
                            f"({json.dumps(path)}, (numbers) => done(JSON.stringify(numbers))))")
        return [round(number) for number in json.loads(found)]

    def pointer(*actions):
        browser.perform({"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}, "actions": list(actions)})

    down, up = {"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0}

    def move(x, y):
        return {"type": "pointerMove", "x": x, "y": y, "duration": 100}

    x, y, *_ = place("menu.items[1]")
    pointer(move(x, y), down, up)
    tally.check("a click opens the popover", browser.wait(f"{one('#popover [data-field=title]')}?.value === 'Paste'"))
    browser.click(one("#popover [data-field=title]"))
    browser.press("a", held=["Control"])
    browser.press("Pasted", "Enter")
    tally.check("it changes the title", browser.wait(
        f"{text} === {json.dumps(preview_page.ARRANGED.replace('Paste', 'Pasted', 2).replace('Pasteds', 'Pastes'))}"), browser.run(text))
    browser.press("z", held=["Control"])
    tally.check("in one step", browser.wait(f"{text} === {json.dumps(preview_page.ARRANGED)}"), browser.run(text))
    browser.wait(f"{one('#stage img')}.alt.includes('Paste.')")
    x, y, _, height = place("menu.items[0]")
    other = place("menu.items[1]")
    pointer(move(x, y), down, move(x, y + 8), move(other[0], other[1] + round(0.4 * other[3])), up)
    tally.check("items are dragged", browser.wait(f"{text}.indexOf('\"Paste\"') < {text}.indexOf('\"Copy\"')"), browser.run(text))
    browser.press("z", held=["Control"])
    tally.check("and back", browser.wait(f"{text} === {json.dumps(preview_page.ARRANGED)}"), browser.run(text))
    browser.wait(f"{one('#edit-state')}.textContent === 'Saved'")
    browser.run("location.hash = '#document=menu.json'")
    browser.wait(f"{one('#stage img')}?.alt.includes('Elsewhere')")


def check_preview(browser, program, folder, tally, shots):
    menu = '{\n  "menu": {\n    "items": [\n      { "title": "%s" }\n    ]\n  }\n}\n'
    (folder / "menu.json").write_text(menu % "Paste")
    (folder / "broken.json").write_text('{ "menu": 1 }')
    with preview.Preview(program, folder, "--port", "0") as server:
        browser.resize(1280, 800)
        browser.open(f"{server.address}#document=menu.json&panel=edit")
        alt = f"{one('#stage img')}?.alt"
        tally.check("a document is drawn", browser.wait(f"{alt}?.includes('Paste')"))
        tally.check("documents are listed", browser.wait(f"{one('#list')}.querySelectorAll('a').length === 2"))
        tally.check("errors are counted", browser.wait(f"{one('#list .errors')}.textContent === '1'"))
        caret = ("(() => { const text = document.getElementById('text'); text.focus();"
                 "const place = text.value.indexOf('%s'); text.setSelectionRange(place, place); })()")
        browser.run(caret % 'Paste"')
        browser.press("Quick ")
        tally.check("unsaved text is drawn", browser.wait(f"{alt}.includes('Quick Paste')"))
        browser.run(caret % '"title"')
        browser.press('"sys')
        tally.check("keys are completed", browser.wait(f"{one('#choices li .name')}?.textContent === 'systemImage'"))
        browser.press("Enter")
        browser.press("trash")
        tally.check("symbols are completed", browser.wait(f"{one('#choices [aria-selected] .name')}?.textContent === 'trash'"))
        browser.press("Tab")
        browser.run(caret % '"title"')
        browser.press(", ")
        text = f"{one('#text')}.value"
        tally.check("completions are inserted", browser.wait(f"{text}.includes('\"systemImage\": \"trash\", \"title\"')"))
        browser.press("s", held=["Control"])
        tally.check("it is saved", browser.wait(f"{one('#edit-state')}.textContent === 'Saved'")
                    and "trash" in (folder / "menu.json").read_text())
        browser.press("Enter")
        tally.check("further changes are unsaved", browser.wait(f"{one('#edit-state')}.textContent === 'Not saved'"))
        browser.press("z", held=["Control"])
        tally.check("and undone", browser.wait(f"{one('#edit-state')}.textContent === 'Saved'"))
        preview.write(folder / "menu.json", menu % "Elsewhere")
        tally.check("changes made elsewhere are drawn", browser.wait(f"{alt}.includes('Elsewhere')"))
        browser.click(one("#tab-settings"))
        check_editing(browser, folder, tally)
        browser.click(one("[data-key=appearance] [data-value=dark]"))
        tally.check("settings change the picture", browser.wait(f"{one('.backing')}.classList.contains('is-dark')"))
        tally.check("and the address", "appearance=dark" in browser.run("location.href"))
        browser.click(one("#tab-inspect"))
        browser.wait(f"{one('#stage')}.classList.contains('inspects')")
        time.sleep(0.5)
        browser.click(one("#stage img"))
        tally.check("a click shows a box", browser.wait(f"{one('#inspect-facts')}.textContent.includes('menu')"))
        for width, height in ((320, 640), (1280, 800), (3840, 2160)):
            browser.resize(width, height)
            time.sleep(0.3)
            over = browser.run("document.documentElement.scrollWidth - innerWidth")
            tally.check(f"at {width} nothing overflows", over <= 0, over)
            if shots:
                browser.photograph(shots / f"firefox-{width}.png")
        tally.equal("no errors", browser.problems, [])


def check_page(browser, program, folder, tally):
    menu = json.loads(json.dumps(pages.INTERACTIVE))
    menu["menu"]["items"][0] = {"title": "Copy", "alternate": {"modifiers": ["option"], "title": "Copy All"}}
    for platform in ("iOS", "macOS"):
        path = folder / f"{platform}.html"
        document = json.dumps(dict(menu, platform=platform, state="closed"))
        pages.run(program, "render", "-", "-o", path, input=document.encode())
        browser.resize(1000, 1200)
        browser.open(path.resolve().as_uri())
        state, active = "data.views[shown].name", "document.activeElement.querySelector?.('.name')?.textContent"
        browser.press("Tab", "Enter")
        tally.check(f"{platform}: Return opens", browser.wait(f"{state} === 'm0' && {active} === 'Copy'"))
        browser.hold("Alt", "keyDown")
        tally.check(f"{platform}: a held key changes items", browser.wait("byId('i0').textContent === 'Copy All'"))
        browser.hold("Alt", "keyUp")
        tally.check(f"{platform}: and back", browser.wait("byId('i0').textContent === 'Copy'"))
        browser.press("sha", "Right")
        tally.check(f"{platform}: a submenu opens", browser.wait(f"{active} === 'Mail'"))
        browser.press("Escape", "Escape")
        tally.check(f"{platform}: Escape closes", browser.wait(f"{state} === 'closed'"))
        browser.click("control", "touch")
        tally.check(f"{platform}: a tap opens", browser.wait(f"{state} === 'm0'"))
        grid = "[...document.querySelectorAll('[data-item]')].find((each) => each.textContent === 'Grid')"
        browser.wait("!document.getAnimations().length")
        browser.click(grid, "touch")
        tally.check(f"{platform}: a tap chooses", browser.wait(f"{state} === 'closed' && {grid}.ariaChecked === 'true'"))
    tally.equal("no errors", browser.problems, [])


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--program", required=True)
    parser.add_argument("--shots", type=pathlib.Path)
    arguments = parser.parse_args()
    program = str(pathlib.Path(arguments.program).resolve())
    tally = Tally()
    with tempfile.TemporaryDirectory() as root:
        browser = Firefox(root)
        try:
            for check, more in ((check_preview, [arguments.shots]), (check_page, [])):
                folder = pathlib.Path(root) / check.__name__
                folder.mkdir()
                check(browser, program, folder, tally, *more)
        finally:
            browser.end()
    return tally.finish()


if __name__ == "__main__":
    sys.exit(main())
