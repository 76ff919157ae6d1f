#!/usr/bin/env python3
"""Tests the element <menu-mock> in headless Chromium, with the module and with a stand-in that can trap; with the
stand-in, also how the playground starts its module again."""
import argparse
import base64
import collections
import functools
import gzip
import http.server
import json
import pathlib
import shutil
import sys
import tempfile
import threading
import time

import browser
from stand_in import stand_in
from tally import Tally

ROOT = pathlib.Path(__file__).resolve().parents[2]
MOST_BYTES = 5_000
PATIENCE = 30
PAGE = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Menus</title>
<script type="module" src="playground/menu-mock.js"></script>
<menu-mock id="one" src="menu.json"></menu-mock>
<menu-mock id="two" data-platform="macOS" label="Change it">{ "menu": { "items": ["Written here"] } }</menu-mock>
"""
MENU = '{ "menu": { "items": ["Copy", "Paste"] } }'


ENGINE = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Engine</title>
<script type="text/plain" id="worker">{worker}</script><script type="text/plain" id="module">{module}</script>
<script type="module">
  import {{ Engine }} from "./playground/engine.js";
  globalThis.engine = new Engine();
  globalThis.restarts = 0;
  engine.addEventListener("restart", () => {{ restarts += 1; }});
</script>
"""


class Handler(http.server.SimpleHTTPRequestHandler):
    """Serves a folder and counts requests."""

    def __init__(self, *arguments, counts, **keywords):
        self.counts = counts
        super().__init__(*arguments, **keywords)

    def do_GET(self):
        self.counts[self.path.rsplit("/", 1)[-1]] += 1
        super().do_GET()

    def end_headers(self):
        self.send_header("Cache-Control", "no-store")
        super().end_headers()

    def log_message(self, *_):
        pass


def serve(folder, counts):
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Handler, directory=folder, counts=counts))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return server, f"http://127.0.0.1:{server.server_address[1]}/"


def check_engine(module, tally):
    """The playground's module: pictures come first, replaced calls are not run, and a new module gets the files again."""
    with tempfile.TemporaryDirectory() as place:
        folder = pathlib.Path(place)
        (folder / "playground").mkdir()
        shutil.copy(ROOT / "Web/Playground/engine.js", folder / "playground/engine.js")
        (folder / "index.html").write_text(ENGINE.format(
            worker=(ROOT / "Web/Playground/worker.js").read_text(),
            module=base64.b64encode(gzip.compress(module.read_bytes())).decode()))
        server, address = serve(folder, collections.Counter())
        driver = browser.chromium()

        def call(*texts):
            """The statuses of calls at once, and the last answer."""
            answers = driver.execute_async_script("""
                const [texts, done] = arguments;
                Promise.all(texts.map((text) => engine.call("check", {}, text))).then((answers) =>
                  done(answers.map(({ status, bytes }) => [status, new TextDecoder().decode(bytes)])));""", texts)
            return [status for status, _ in answers], json.loads(answers[-1][1])

        try:
            driver.get(address)
            driver.execute_async_script("engine.put('/fonts/a.ttf', new Uint8Array([1])).then(arguments[0])")
            statuses, answer = call("{")
            tally.equal("playground: the module answers", (statuses, answer["description"]), ([200], "call 1 with a file"))
            order, drawn = driver.execute_async_script("""
                const done = arguments[0], order = [], replaced = new AbortController();
                const call = (name, kind, signal) => engine.call(kind, {}, "{", signal).then((answer) => {
                  order.push(name);
                  return answer.bytes && JSON.parse(new TextDecoder().decode(answer.bytes)).description;
                });
                Promise.all([
                  call("first", "check"), call("boxes", "layout"), call("replaced", "check", replaced.signal), call("second", "check"),
                ]).then((drawn) => done([order, drawn]));
                replaced.abort();""")
            tally.equal("playground: pictures come before boxes", order, ["first", "replaced", "second", "boxes"])
            tally.equal("playground: a replaced call is not run", drawn, [f"call {number} with a file" if number else None for number in (2, 4, 0, 3)])
            statuses, answer = call("!", "{")
            tally.equal("playground: only the failed call fails", statuses, [500, 200])
            tally.equal("playground: a new module has the files", answer["description"], "call 1 with a file")
            tally.equal("playground: one restart is reported", driver.execute_script("return restarts"), 1)
            tally.equal("playground: with the reason", call("!")[1]["message"], "the renderer failed and was restarted")
        finally:
            driver.quit()
            server.shutdown()


def check(module, tally, name, other, broken, trap=None):
    """Opens a page with two elements. `other` and `broken` are texts, and so is `trap`, which ends the module."""
    with tempfile.TemporaryDirectory() as place:
        folder = pathlib.Path(place)
        (folder / "playground").mkdir()
        for file in ("worker.js", "menu-mock.js"):
            shutil.copy(ROOT / "Web/Playground" / file, folder / "playground" / file)
        shutil.copy(module, folder / "playground/menumock.wasm")
        (folder / "index.html").write_text(PAGE)
        (folder / "menu.json").write_text(MENU)
        counts = collections.Counter()
        server, address = serve(folder, counts)
        driver = browser.chromium()

        def part(element, selector, value):
            return driver.execute_script(
                "return document.getElementById(arguments[0]).shadowRoot?.querySelector(arguments[1])?.[arguments[2]]",
                element, selector, value)

        def until(is_so):
            end = time.monotonic() + PATIENCE
            while time.monotonic() < end:
                if is_so():
                    return True
                time.sleep(0.05)
            return False

        def write(element, text):
            driver.execute_script("""
                const field = document.getElementById(arguments[0]).shadowRoot.querySelector("textarea");
                field.closest("details").open = true;
                field.value = arguments[1];
                field.dispatchEvent(new Event("input"));""", element, text)

        try:
            driver.get(address)
            for element in ("one", "two"):
                tally.check(f"{name}: {element}: a picture is shown", until(lambda: part(element, "img", "naturalWidth")))
                tally.check(f"{name}: {element}: with alt text", bool(part(element, "img", "alt")))
            if trap:
                tally.check(f"{name}: attributes are settings", "macOS" in part("two", "img", "alt"), part("two", "img", "alt"))
            tally.equal(f"{name}: the field has a name", part("two", "textarea", "ariaLabel"), "Change it")
            tally.equal(f"{name}: both share one module", (counts["menumock.wasm"], counts["worker.js"]), (1, 1))
            before, neighbor = part("one", "img", "src"), part("two", "img", "src")
            write("one", other)
            tally.check(f"{name}: typing changes the picture", until(
                lambda: part("one", "img", "src") != before and part("one", "img", "naturalWidth")))
            tally.equal(f"{name}: and no other", part("two", "img", "src"), neighbor)
            before = part("one", "img", "src")
            write("one", broken)
            tally.check(f"{name}: errors are shown with their line", until(lambda: part("one", "p", "textContent").startswith("1: ")),
                        part("one", "p", "textContent"))
            write("one", other)
            tally.check(f"{name}: until they are fixed", until(lambda: part("one", "p", "textContent") == ""))
            if trap:
                until(lambda: part("one", "img", "src") != before)
                before = part("one", "img", "src")
                write("one", trap)
                time.sleep(1)
                tally.equal(f"{name}: after a failure, the text and the picture stay", (
                    part("one", "textarea", "value"), part("one", "img", "src")), (trap, before))
                write("one", other)
                tally.check(f"{name}: the module starts again", until(lambda: part("one", "img", "alt") == "call 1"),
                            part("one", "img", "alt"))
                tally.equal(f"{name}: once", counts["menumock.wasm"], 2)
                write("two", MENU)
                tally.check(f"{name}: for all elements", until(lambda: part("two", "img", "alt") == "call 2 on macOS"),
                            part("two", "img", "alt"))
            problems = [entry["message"] for entry in driver.get_log("browser") if entry["level"] == "SEVERE"
                        and "favicon" not in entry["message"]]
            tally.equal(f"{name}: the console has no errors", problems, [])
        finally:
            driver.quit()
            server.shutdown()


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--module", type=pathlib.Path, help="menumock.wasm; without it, only the stand-in is used")
    arguments = parser.parse_args()
    tally = Tally()
    size = (ROOT / "Web/Playground/menu-mock.js").stat().st_size
    tally.check(f"the element has at most {MOST_BYTES} bytes", size <= MOST_BYTES, f"{size} bytes")
    with tempfile.TemporaryDirectory() as place:
        module = stand_in(pathlib.Path(place))
        check(module, tally, "stand-in", MENU, "?", "!")
        check_engine(module, tally)
    if arguments.module:
        check(arguments.module, tally, "module", MENU.replace("Paste", "Move"), '{ "menu": 1 }')
    return tally.finish()


if __name__ == "__main__":
    sys.exit(main())
