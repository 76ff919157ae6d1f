#!/usr/bin/env python3
"""Tests the playground in headless Chromium, opened as a file: drawing, typing, storage, links, fonts, and failures."""
import argparse
import json
import pathlib
import subprocess
import sys
import tempfile
import time

import browser
from tally import Tally

ROOT = pathlib.Path(__file__).resolve().parents[2]
SHOWN = "return [...document.querySelectorAll('#stage img')].length > 0 && document.querySelector('#stage img').naturalWidth > 0"
PICTURE = """
const done = arguments[0];
const image = document.querySelector('#stage img');
image ? fetch(image.src).then((answer) => answer.text()).then(done, () => done('')) : done('');
"""


class Page:
    """The playground in one browser window."""

    def __init__(self, file):
        self.file = file
        self.driver = browser.chromium()
        self.driver.set_window_size(1400, 900)
        self.driver.set_script_timeout(30)

    def run(self, script, *values):
        return self.driver.execute_script(script, *values)

    def open(self, fragment=""):
        self.driver.get("about:blank")
        start = time.monotonic()
        self.driver.get(self.file.resolve().as_uri() + fragment)
        self.until(SHOWN)
        return time.monotonic() - start

    def until(self, condition, seconds=30):
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            if self.run(condition):
                return True
            time.sleep(0.02)
        return False

    def type(self, text):
        """Replaces the document; returns the time until another picture is shown."""
        self.run("document.getElementById('tab-edit').click()")
        self.run("window.shownBefore = document.querySelector('#stage img')?.src")
        start = time.monotonic()
        self.run("""
            const area = document.getElementById('text');
            area.focus();
            area.select();
            document.execCommand('insertText', false, arguments[0]);
        """, text)
        changed = self.until("const image = document.querySelector('#stage img'); return image && image.src !== window.shownBefore && image.complete", 10)
        return time.monotonic() - start if changed else None


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--program", type=pathlib.Path, required=True)
    parser.add_argument("--page", type=pathlib.Path, required=True)
    parser.add_argument("--picture", type=pathlib.Path, help="where to save what the page shows")
    arguments = parser.parse_args()
    tally = Tally()
    arguments.program = arguments.program.resolve()
    size = arguments.page.stat().st_size
    tally.check("the file has at most 8 MB", size <= 8_000_000, f"{size} bytes")
    page = Page(arguments.page)
    try:
        ready = page.open()
        tally.check("a picture is shown", page.run(SHOWN))
        print(f"file: {size} bytes, ready in {ready:.2f} s")

        document = (ROOT / "Samples/callouts.json").read_text()
        took = page.type(document)
        tally.check("typing changes the picture", took is not None)
        print(f"typed a small menu: {1000 * (took or 0):.0f} ms")
        glass = page.type((ROOT / "Samples/host-glass-window.json").read_text())
        tally.check("typing a host with glass changes the picture", glass is not None)
        print(f"typed a host with glass: {1000 * (glass or 0):.0f} ms")
        times = [page.type(document.replace('"title"', '"title"', 1) + " " * number) for number in range(5)]
        print(f"typed again: {[round(1000 * (time_ or 0)) for time_ in times]} ms")

        page.type("{")
        tally.check("errors are shown", page.until("return document.querySelector('#problems-summary').textContent.includes('error')"))
        page.type(document)
        page.run("document.getElementById('save').click()")
        time.sleep(0.5)
        stored = page.run("return localStorage.getItem('menumock-documents')") or ""
        tally.check("saving keeps the text in the browser", "callouts" in stored or json.loads(document)["menu"]["items"][0].get("title", "") in stored)
        page.open()
        tally.check("a reloaded page shows the saved text", page.until(
            "return document.getElementById('text').value.length > 100"))

        # The bytes of the program, through the page's own export.
        with tempfile.TemporaryDirectory() as folder:
            for name, form in (("context-menu", "svg"), ("context-menu", "png")):
                path = ROOT / f"Samples/{name}.json"
                expected = subprocess.run(
                    [arguments.program, "worker"], input=json.dumps({
                        "document": path.read_text(), "format": form, "pixels": False, "base": "/"}) + "\n",
                    capture_output=True, text=True, check=True, cwd=folder).stdout.splitlines()[1]
                page.type(path.read_text())
                page.run("document.getElementById('save').click()")
                time.sleep(0.3)
                found = page.driver.execute_async_script("""
                    const [form, done] = arguments;
                    const name = new URLSearchParams(location.hash.slice(1)).get('document');
                    menumockFile('download', { document: name, format: form }).then((blob) => {
                      const reader = new FileReader();
                      reader.onload = () => done(reader.result.split(',')[1]);
                      reader.readAsDataURL(blob);
                    }, (error) => done(String(error)));
                """, form)
                tally.check(f"{name}.{form} has the bytes of the program", found == json.loads(expected)["data"])

        link = page.driver.execute_async_script(
            "const [done] = arguments; menumockLink('shared.json', document.getElementById('text').value).then(done)")
        text = page.run("return document.getElementById('text').value")
        page.run("localStorage.clear()")
        page.open("#" + link.split("#")[1])
        tally.check("a link opens its document", page.until(
            "return document.getElementById('text').value === arguments[0]".replace("arguments[0]", json.dumps(text))))

        page.run("document.getElementById('try').click()")
        tally.check("the menu can be tried", page.until("return document.querySelector('iframe.attempt')?.src.startsWith('blob:')"))
        time.sleep(1)
        if arguments.picture:
            page.driver.save_screenshot(str(arguments.picture))
        problems = [entry["message"] for entry in page.driver.get_log("browser") if entry["level"] == "SEVERE"]
        tally.check("the console has no errors", not problems, "; ".join(problems)[:600])
        requests = [
            json.loads(entry["message"])["message"] for entry in page.driver.get_log("performance")]
        addresses = {
            request["params"]["request"]["url"].split(":")[0] for request in requests
            if request["method"] == "Network.requestWillBeSent"}
        tally.check("nothing is loaded", addresses <= {"file", "blob", "data", "about"}, str(addresses))
    finally:
        page.driver.quit()
    return tally.finish()


sys.exit(main())
