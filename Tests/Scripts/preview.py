#!/usr/bin/env python3
"""Tests `menumock preview`, `render --watch`, and `batch --watch`: requests of a browser, saved files, attacks.

--latency measures instead: the time from saving a file to its new picture, with many documents, and the memory over
many saves.
"""
import argparse
import hashlib
import http.client
import json
import os
import pathlib
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time

from tally import Tally

MENU = '{ "menu": { "items": ["One", "%s"] } }\n'
PATIENCE = 20
MANY, SAVES = 500, 200
MOST_MILLISECONDS = 100


class Preview:
    """A running preview, in a folder with its own home."""

    def __init__(self, program, folder, *arguments, home=None):
        self.folder = pathlib.Path(folder)
        environment = {**os.environ, "XDG_STATE_HOME": str(home or self.folder / ".state")}
        self.process = subprocess.Popen(
            [program, "preview", *arguments], cwd=folder, env=environment, stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        self.address = self.process.stdout.readline().strip()
        _, _, self.host, self.token = self.address.rstrip("/").split("/") if self.address else ("",) * 4
        self.port = int(self.host.split(":")[1]) if self.host else 0

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.end()

    def end(self):
        """Interrupts it like Ctrl-C. Returns the status and the seconds it took."""
        start = time.monotonic()
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGINT)
        status = self.process.wait(PATIENCE)
        # The process may have ended before.
        if self.process.stderr.closed:
            return status, time.monotonic() - start
        self.said = self.process.stderr.read()
        self.process.stdout.close()
        self.process.stderr.close()
        return status, time.monotonic() - start

    def ask(self, method, path, body=None, token=None, **headers):
        """Sends a request. Returns the status, the headers, and the body."""
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
        try:
            given = {name.replace("_", "-"): value for name, value in headers.items()}
            connection.request(method, f"/{token or self.token}/{path}", body=body, headers=given)
            answer = connection.getresponse()
            return answer.status, dict(answer.getheaders()), answer.read()
        finally:
            connection.close()

    def get(self, call, **query):
        """The data of a call."""
        from urllib.parse import urlencode
        status, _, body = self.ask("GET", f"api/{call}?{urlencode(query)}")
        return json.loads(body) if status == 200 else status

    def raw(self, data, wait=PATIENCE):
        """Sends raw bytes. Returns the response until the other side closes."""
        with socket.create_connection(("127.0.0.1", self.port), timeout=wait) as connection:
            connection.sendall(data)
            pieces = []
            try:
                while piece := connection.recv(1 << 16):
                    pieces.append(piece)
            except (TimeoutError, ConnectionResetError):
                pass
            return b"".join(pieces)


class Events:
    """The event stream of a preview."""

    def __init__(self, preview):
        self.connection = http.client.HTTPConnection("127.0.0.1", preview.port, timeout=PATIENCE)
        self.connection.request("GET", f"/{preview.token}/api/events")
        self.answer = self.connection.getresponse()

    def next(self):
        """The data of the next change."""
        while True:
            line = self.answer.fp.readline()
            if not line:
                raise EOFError("the preview has closed the events")
            if line.startswith(b"data: "):
                return json.loads(line[6:])

    def close(self):
        # Does not wait for the rest of the stream.
        self.connection.sock and self.connection.sock.close()
        self.connection.close()


def write(path, text):
    """Saves a file as most editors do: to a temporary file, then renamed."""
    partial = path.with_name(f".{path.name}.tmp")
    partial.write_text(text)
    partial.replace(path)


# --- The page ------------------------------------------------------------------------------------------------------


def check_page(program, folder, tally):
    (folder / "menu.json").write_text(MENU % "Two")
    (folder / "comments.jsonc").write_text('// with comments\n{ "menu": { "items": ["One", "Two",] }, }\n')
    with Preview(program, folder) as preview:
        tally.check("the first line is the address", preview.address.startswith("http://127.0.0.1:"), preview.address)
        tally.check("the token is long", len(preview.token) >= 32, preview.token)
        status, headers, body = preview.ask("GET", "")
        tally.equal("the page is there", status, 200)
        tally.check("it is HTML", b"<title>menumock</title>" in body)
        policy = headers.get("Content-Security-Policy", "")
        tally.check("nothing is loaded from elsewhere", policy.startswith("default-src 'none'; script-src 'self'"), policy)
        tally.check("no other page can embed it", "frame-ancestors 'none'" in policy, policy)
        for name in ("preview.js", "base.css", "preview.css", "editor.css", "icon.svg"):
            tally.equal(f"{name} is there", preview.ask("GET", name)[0], 200)
        state = preview.get("state")
        tally.equal("the documents are listed", state["documents"], ["comments.jsonc", "menu.json"])
        answer = preview.get("picture", document="comments.jsonc")
        tally.check("a document with comments is drawn", "svg" in answer and not answer["findings"], str(answer["findings"]))
        answer = preview.get("picture", document="menu.json")
        tally.check("it is drawn", answer["svg"].lstrip().startswith("<"), answer["svg"][:60])
        for form, start in (("png", b"\x89PNG"), ("svg", b"<"), ("pdf", b"%PDF"), ("html", b"<!")):
            status, _, body = preview.ask("GET", f"api/download?document=menu.json&format={form}")
            tally.check(f"it goes away as {form}", status == 200 and body.lstrip().startswith(start), body[:40])
        status, seconds = preview.end()
        tally.equal("Ctrl-C ends it with 130", status, 130)
        tally.check("Ctrl-C ends it at once", seconds < 1, f"{seconds:.1f} s")
        tally.check("it prints the number of documents", "2 documents" in preview.said, preview.said)


def check_ports(program, folder, tally):
    with Preview(program, folder, "--port", "0") as first:
        with Preview(program, folder, "--port", str(first.port)) as second:
            tally.check("a used port gives the next free one", second.port > first.port, f"{first.port} {second.port}")
            tally.equal("the token is kept for the next server", second.token, first.token)
            second.end()
            tally.check("and reports it", f"{first.port} is in use; using port {second.port}" in second.said, second.said)
    with socket.socket() as outside:
        outside.settimeout(1)
        try:
            names = {info[4][0] for info in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)}
        except socket.gaierror:
            names = set()
        for name in names - {"127.0.0.1", "127.0.1.1"}:
            with Preview(program, folder, "--port", "0") as preview:
                tally.check("it listens on loopback only", outside.connect_ex((name, preview.port)) != 0, name)
    result = subprocess.run([program, "preview", "nothing-there"], cwd=folder, capture_output=True, text=True)
    tally.equal("an input that is not there is 66", result.returncode, 66)


def check_changes(program, folder, tally):
    (folder / "a.json").write_text(MENU % "A")
    (folder / "b.json").write_text('{ "theme": "./own.theme", "menu": { "items": ["One", "Two"] } }')
    (folder / "own.theme").write_text('{ "extends": "ios-26", "title": "own" }')
    with Preview(program, folder, "--port", "0") as preview:
        for name in ("a.json", "b.json"):
            preview.get("picture", document=name)
        events = Events(preview)
        before = preview.get("picture", document="a.json")
        write(folder / "a.json", MENU % "New")
        tally.equal("a saved document is announced", events.next(), {"documents": ["a.json"], "list": False})
        after = preview.get("picture", document="a.json")
        tally.check("it is drawn anew", "New" in after["description"] and before["svg"] != after["svg"])
        with open(folder / "a.json", "w", encoding="utf-8") as file:
            file.write(MENU % "In place")
        tally.equal("so is one that is written in place", events.next()["documents"], ["a.json"])
        write(folder / "own.theme", '{ "extends": "ios-26", "title": "Another" }')
        tally.equal("a theme concerns what was drawn with it", events.next()["documents"], ["b.json"])
        write(folder / "a.json", '{ "menu": { "items": [ { "titel": "x" } ] } }')
        events.next()
        broken = preview.get("picture", document="a.json")
        finding = broken["findings"][0]
        tally.check("errors have a location", (finding["line"], finding["suggestion"]) == (1, "title"), str(finding))
        tally.equal("errors are counted", preview.get("errors"), {"a.json": 1})
        write(folder / "a.json", MENU % "Good")
        events.next()
        tally.check("a fixed document is drawn", "svg" in preview.get("picture", document="a.json"))
        write(folder / "c.json", MENU % "C")
        tally.equal("a new document is announced", events.next()["list"], True)
        tally.equal("and listed", preview.get("state")["documents"], ["a.json", "b.json", "c.json"])
        (folder / "c.json").unlink()
        tally.equal("a deleted one is announced", events.next()["list"], True)
        events.close()


def check_project(program, folder, tally):
    """A document that a project or manifest names is shown as `render` draws it."""
    for name in ("themes", "symbols", "menus"):
        (folder / name).mkdir()
    (folder / "themes" / "brand.json").write_text('{ "extends": "ios-26", "metrics": { "panel": { "width": 300 } } }')
    (folder / "symbols" / "mine.svg").write_text('<svg viewBox="0 0 24 24"><path d="M4 4H20V20H4Z"/></svg>')
    (folder / "de.json").write_text('{ "One": "Eins", "Two": "Zwei" }')
    text = '{ "menu": { "items": [{ "title": "One", "systemImage": "mine" }, "Two"] } }\n'
    menu = folder / "menus" / "a.json"
    menu.write_text(text)
    manifest = folder / "menumock.json"
    project = {"mockups": ["menus/*.json"], "sourceLocale": "en", "themes": ["themes"], "symbols": ["symbols"], "strings": {"de": "de.json"},
               "defaults": {"theme": "brand", "locale": "de", "appearance": "dark"}}
    manifest.write_text(json.dumps(project))

    def rendered(*arguments):
        run = subprocess.run([program, "render", "menus/a.json", "-o", "-", "-f", "svg", *arguments], cwd=folder,
                             capture_output=True)
        return hashlib.sha256(run.stdout).hexdigest()

    def shown(preview):
        picture = preview.ask("GET", "api/download?document=menus/a.json&format=svg")[2]
        return hashlib.sha256(picture).hexdigest()

    tally.check("the project counts", rendered() != rendered("--no-project"))
    for arguments in (["menus/a.json"], ["menus"], ["."], []):
        with Preview(program, folder, *arguments, "--port", "0") as preview:
            said = " ".join(arguments) or "nothing"
            tally.equal(f"preview of {said} shows what render draws", shown(preview), rendered())
            findings = preview.get("picture", document="menus/a.json")["findings"]
            tally.check("with its symbols", not [found for found in findings if "symbol" in found["message"]], str(findings))
            themes = [theme["name"] for theme in preview.get("state")["themes"]]
            tally.check("its themes can be chosen", "brand" in themes, str(themes))
            tally.equal("its symbols are offered", preview.get("symbols", word="mine")[0]["name"], "mine")
            events = Events(preview)
            write(folder / "themes" / "brand.json", '{ "extends": "ios-26", "metrics": { "panel": { "width": 320 } } }')
            tally.equal("a change of its theme is announced", events.next()["documents"], ["menus/a.json"])
            tally.equal("and drawn", shown(preview), rendered())
            write(manifest, json.dumps({**project, "defaults": {"theme": "brand", "locale": "en"}}))
            tally.equal("a change of the project is announced", events.next()["documents"], ["menus/a.json"])
            tally.equal("and drawn", shown(preview), rendered())
            events.close()
            write(manifest, json.dumps(project))
            write(folder / "themes" / "brand.json", '{ "extends": "ios-26", "metrics": { "panel": { "width": 300 } } }')
    with Preview(program, folder, "menus/a.json", "--no-project", "--port", "0") as preview:
        answer = preview.get("picture", document="menus/a.json")
        tally.check("--no-project passes over it", "unknown symbol" in str(answer["findings"]), str(answer["findings"]))
    broken = {**project, "mockups": ["menus/*.json", "missing.json"]}
    manifest.write_text(json.dumps(broken))
    with Preview(program, folder, "--port", "0") as preview:
        state = preview.get("state")
        tally.equal("an error in a manifest hides nothing else", state["documents"], ["menus/a.json"])
        tally.check("and the error is reported", "missing.json" in str(state["problems"]), str(state["problems"]))


def check_typeface(program, folder, tally):
    """A font file named by a theme is read again when it changes, also in place, and when it appears."""
    fonts = folder / "fonts"
    fonts.mkdir()
    noto = pathlib.Path("/usr/share/fonts/truetype/noto")
    (folder / "menumock.json").write_text('{ "mockups": ["menu.json"], "fonts": ["fonts"] }')
    (folder / "menu.json").write_text('{ "theme": "./own.theme", "menu": { "items": ["One", "Two"] } }')
    (folder / "own.theme").write_text('{ "extends": "ios-26", "typeface": "Noto Serf" }')
    with Preview(program, folder, "--port", "0") as preview:
        events = Events(preview)
        missing = preview.get("picture", document="menu.json")
        found = [finding for finding in missing["findings"] if "font family" in finding["message"]]
        place = (found[0]["file"], found[0]["line"], found[0].get("suggestion")) if found else missing
        tally.equal("a missing family is reported", place, ("./own.theme", 1, "Noto Serif"))
        write(folder / "own.theme", '{ "extends": "ios-26", "typeface": "Noto Serif" }')
        events.next()
        usual = preview.get("picture", document="menu.json")["svg"]
        whole = (noto / "NotoSerif-Regular.ttf").read_bytes()
        (fonts / "Mine.ttf").write_bytes(whole[:300_000] + bytes(100) + whole[300_100:])
        tally.equal("a new typeface is announced", events.next()["documents"], ["menu.json"])
        damaged = preview.get("picture", document="menu.json")
        tally.check("and read", "Mine.ttf) is damaged" in str(damaged["findings"]), str(damaged["findings"]))
        (fonts / "Mine.ttf").write_bytes(whole)
        events.next()
        tally.equal("one that is written over is opened anew", preview.get("picture", document="menu.json")["svg"], usual)
        events.close()


def check_methods(program, folder, tally):
    (folder / "menu.json").write_text(MENU % "Two")
    with Preview(program, folder, "--port", "0") as preview:
        whole = preview.ask("GET", "")[1]
        status, headers, _ = preview.ask("HEAD", "")
        tally.equal("the head of the page is that of the page", (status, headers), (200, whole))
        start = b"/%b/ HTTP/1.1\r\nHost: %b\r\nConnection: close\r\n\r\n" % (preview.token.encode(), preview.host.encode())
        tally.check("and nothing follows it", preview.raw(b"HEAD " + start).endswith(b"\r\n\r\n"))
        status, headers, _ = preview.ask("POST", "", body="x")
        tally.equal("the page accepts no uploads", (status, headers.get("Allow")), (405, "GET, HEAD"))
        status, headers, _ = preview.ask("DELETE", "api/text?document=menu.json")
        tally.equal("nor is a text deleted", (status, headers.get("Allow")), (405, "GET, HEAD, PUT"))
    for arguments in (["preview", "-"], ["render", "nothing.json", "--watch"], ["batch", "nothing.json", "--watch"],
                      ["render", "menu.json", "--watch", "--strings", "nothing.json"]):
        run = subprocess.run([program, *arguments], cwd=folder, capture_output=True, text=True, timeout=PATIENCE)
        tally.equal(" ".join(arguments), run.returncode, 64 if "-" in arguments else 66)


def check_saving(program, folder, tally):
    (folder / "menu.json").write_text(MENU % "Two")
    with Preview(program, folder, "--port", "0") as preview:
        text = preview.get("text", document="menu.json")
        mine = MENU % "Mine"
        path = "api/text?document=menu.json"
        status, _, body = preview.ask("PUT", path, body=mine, If_Match=f'"{text["hash"]}"')
        tally.equal("it is saved", (status, (folder / "menu.json").read_text()), (200, mine))
        write(folder / "menu.json", MENU % "Theirs")
        status, _, body = preview.ask("PUT", path, body=MENU % "Again", If_Match=f'"{json.loads(body)["hash"]}"')
        tally.equal("a change made elsewhere is not written over", status, 412)
        tally.equal("both are kept", json.loads(body)["text"], (folder / "menu.json").read_text())
        status, _, _ = preview.ask("POST", "api/new?folder=.&name=new", body=MENU % "N")
        tally.equal("a document is made", (status, (folder / "new.json").is_file()), (201, True))
        status, _, _ = preview.ask("POST", "api/new?folder=.&name=new", body=MENU % "N")
        tally.equal("not twice", status, 409)
        left = [name for name in os.listdir(folder) if name.startswith(".menumock")]
        tally.equal("nothing is left behind", left, [])
    with Preview(program, folder, "--port", "0", "--read-only") as preview:
        text = preview.get("text", document="menu.json")
        before = (folder / "menu.json").read_text()
        status, _, _ = preview.ask("PUT", path, body="{}", If_Match=f'"{text["hash"]}"')
        tally.equal("--read-only writes nothing", (status, (folder / "menu.json").read_text()), (403, before))
        tally.equal("and makes nothing", preview.ask("POST", "api/new?folder=.&name=x", body="{}")[0], 403)


# --- Attacks -------------------------------------------------------------------------------------------------------


def check_attacks(program, folder, tally):
    inside = folder / "inside"
    inside.mkdir()
    (inside / "menu.json").write_text(MENU % "Two")
    (folder / "secret.json").write_text(MENU % "Secret")
    (inside / "link.json").symlink_to(folder / "secret.json")
    (inside / "up").symlink_to(folder)
    with Preview(program, inside, "--port", "0", home=folder / "state") as preview:
        tally.equal("links do not lead out", preview.get("state")["documents"], ["menu.json"])
        secret = preview.token
        tally.equal("a guessed token is refused", preview.ask("GET", "", token="0" * 32)[0], 403)
        tally.equal("no token is refused", preview.raw(b"GET / HTTP/1.1\r\nHost: %b\r\n\r\n" % preview.host.encode())[:12], b"HTTP/1.1 403")
        for host in ("evil.example", f"evil.example:{preview.port}", "127.0.0.1", "127.0.0.1:1"):
            tally.equal(f"the host {host} is refused", preview.ask("GET", "", Host=host)[0], 403)
        for origin in ("http://evil.example", "null", f"https://127.0.0.1:{preview.port}", "http://127.0.0.1:1"):
            tally.equal(f"the origin {origin} is refused", preview.ask("GET", "api/state", Origin=origin)[0], 403)
        own = f"http://127.0.0.1:{preview.port}"
        tally.equal("its own origin is accepted", preview.ask("GET", "api/state", Origin=own)[0], 200)
        for path in ("../secret.json", "%2e%2e/secret.json", "api/text?document=../secret.json",
                     "api/text?document=link.json", "api/text?document=up/secret.json",
                     "api/text?document=%2Fetc%2Fpasswd", "api/download?document=../secret.json",
                     "api/picture?document=menu.json%00", "..%2f..%2fetc%2fpasswd"):
            status, _, body = preview.ask("GET", path)
            tally.check(f"{path} leads nowhere", status in (400, 403, 404) and b"Secret" not in body, f"{status} {body[:80]}")
        for name in ("../x", "a/b", ".x", "%00", ""):
            tally.equal(f"the name {name!r} is refused", preview.ask("POST", f"api/new?folder=.&name={name}", body="{}")[0] >= 400, True)
        tally.equal("no file was made elsewhere", sorted(path.name for path in folder.iterdir()), ["inside", "secret.json", "state"])
        kept = folder / "state" / "menumock" / "preview-token"
        tally.equal("the token is its owner's only", kept.stat().st_mode & 0o777, 0o600)
        check_bytes(preview, tally)
        check_crowd(preview, tally)
        preview.end()
        tally.check("only the first line contains it", secret not in preview.said, preview.said)


def check_bytes(preview, tally):
    """Malformed requests."""
    host = preview.host.encode()
    start = b"GET /%b/ HTTP/1.1\r\nHost: %b\r\n" % (preview.token.encode(), host)
    tally.equal("an endless head is refused", preview.raw(start + b"X: " + b"a" * 100_000)[:12], b"HTTP/1.1 413")
    tally.equal("what is no HTTP is refused", preview.raw(b"\x16\x03\x01\r\n\r\n")[:12], b"HTTP/1.1 400")
    put = b"PUT /%b/api/text?document=menu.json HTTP/1.1\r\nHost: %b\r\n" % (preview.token.encode(), host)
    huge = put + b"Content-Length: 99999999999\r\n\r\n"
    tally.equal("a body of that length is not waited for", preview.raw(huge)[:12], b"HTTP/1.1 413")
    both = put + b"Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n"
    tally.equal("two lengths are refused", preview.raw(both)[:12], b"HTTP/1.1 400")
    spaced = put + b"Content-Length : 2\r\n\r\n{}"
    tally.equal("a space after a header's name is refused", preview.raw(spaced)[:12], b"HTTP/1.1 400")
    folded = start + b" X: 1\r\n\r\n"
    tally.equal("a header that continues a line is refused", preview.raw(folded)[:12], b"HTTP/1.1 400")
    with socket.create_connection(("127.0.0.1", preview.port), timeout=5) as connection:
        connection.sendall(put + b"Content-Length: 2 \r\nExpect: 100-continue\r\nConnection: close\r\n\r\n")
        tally.equal("a client that waits receives permission", connection.recv(1 << 16), b"HTTP/1.1 100 Continue\r\n\r\n")
        connection.sendall(b"{}")
        # The request names no version of the document.
        tally.check("and is answered", (answer := connection.recv(1 << 16)).startswith(b"HTTP/1.1 4"), answer[:80])
    stranger = b"PUT /x/api/text HTTP/1.1\r\nHost: %b\r\nContent-Length: 16000000\r\n\r\n" % host
    tally.equal("other origins cannot send requests", preview.raw(stranger)[:12], b"HTTP/1.1 403")
    two = start + b"\r\n" + start + b"Connection: close\r\n\r\n"
    tally.equal("two requests have two answers", preview.raw(two).count(b"HTTP/1.1 200"), 2)


def check_crowd(preview, tally):
    """A thousand connections without a request, or with half of one."""
    crowd = []
    try:
        for number in range(1000):
            connection = socket.socket()
            connection.settimeout(PATIENCE)
            connection.connect(("127.0.0.1", preview.port))
            if number % 2:
                connection.send(b"GET /half")
            crowd.append(connection)
        start = time.monotonic()
        tally.equal("in a crowd the page is answered", preview.ask("GET", "api/state")[0], 200)
        tally.check("soon", time.monotonic() - start < 3, f"{time.monotonic() - start:.1f} s")
        crowd[1].settimeout(15)
        tally.equal("incomplete requests are not waited for", crowd[1].recv(1), b"")
    finally:
        for connection in crowd:
            connection.close()
    tally.equal("and after it", preview.ask("GET", "api/state")[0], 200)


# --- --watch -------------------------------------------------------------------------------------------------------


class Watching:
    """A command with --watch, and its lines of output."""

    def __init__(self, program, folder, *arguments):
        self.process = subprocess.Popen(
            [program, *arguments, "--watch"], cwd=folder, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT, text=True)
        self.lines = []
        self.reader = threading.Thread(target=self.read, daemon=True)
        self.reader.start()

    def read(self):
        for line in self.process.stdout:
            self.lines.append(line)

    def rounds(self, count):
        """Waits for a number of renderings. Returns the lines of the last one."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            places = [index for index, line in enumerate(self.lines) if "watching" in line]
            if len(places) >= count:
                first = places[count - 2] + 1 if count > 1 else 0
                return "".join(self.lines[first:places[count - 1]])
            time.sleep(0.01)
        return None

    def end(self):
        self.process.send_signal(signal.SIGINT)
        status = self.process.wait(PATIENCE)
        self.reader.join(PATIENCE)
        return status


def check_watching_render(program, folder, tally):
    (folder / "a.json").write_text(MENU % "A")
    (folder / "b.json").write_text(MENU % "B")
    watching = Watching(program, folder, "render", ".", "-o", "out/", "-f", "svg")
    try:
        tally.equal("it draws", watching.rounds(1), "")
        pictures = {name: folder / "out" / f"{name}.svg" for name in "ab"}
        before = {name: path.stat().st_mtime_ns for name, path in pictures.items()}
        write(folder / "a.json", MENU % "Changed")
        watching.rounds(2)
        tally.check("changed documents are drawn again", "Changed" in pictures["a"].read_text())
        tally.equal("unchanged documents are not", pictures["b"].stat().st_mtime_ns, before["b"])
        write(folder / "a.json", "{")
        said = watching.rounds(3) or ""
        tally.check("errors are printed", "a.json:1:2: error:" in said, said)
        tally.check("the last good picture stays", "Changed" in pictures["a"].read_text())
        write(folder / "a.json", MENU % "Mended")
        tally.equal("until they are fixed", watching.rounds(4), "")
        tally.check("then it is drawn", "Mended" in pictures["a"].read_text())
        write(folder / "c.json", MENU % "C")
        watching.rounds(5)
        tally.check("a new document is drawn", (folder / "out" / "c.svg").is_file())
    finally:
        tally.equal("Ctrl-C ends it with 130", watching.end(), 130)


def check_watching_batch(program, folder, tally):
    (folder / "a.json").write_text(MENU % "A")
    manifest = {"mockups": ["a.json"], "matrix": {"appearance": ["light", "dark"], "format": ["svg"]}}
    (folder / "set.json").write_text(json.dumps(manifest))
    watching = Watching(program, folder, "batch", "set.json", "-o", "out")
    try:
        tally.equal("it draws the set", watching.rounds(1), "")
        tally.equal("all of it", len(list((folder / "out").glob("*.svg"))), 2)
        write(folder / "a.json", MENU % "Changed")
        watching.rounds(2)
        texts = [path.read_text() for path in (folder / "out").glob("*.svg")]
        tally.check("changed documents are drawn again", all("Changed" in text for text in texts))
        write(folder / "set.json", "{")
        tally.check("a broken manifest is reported", "set.json:1:2: error:" in (watching.rounds(3) or ""))
        write(folder / "set.json", json.dumps({**manifest, "matrix": {"format": ["svg"]}}))
        tally.equal("until it is fixed", watching.rounds(4), "")
    finally:
        tally.equal("Ctrl-C ends it with 130", watching.end(), 130)


# --- How fast ------------------------------------------------------------------------------------------------------


def memory(process):
    """The resident memory of a process, in MB."""
    for line in pathlib.Path(f"/proc/{process.pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) / 1024
    return 0


def measure(program, folder, saves):
    """Milliseconds from saving to the new picture with many documents, and the memory at the start, after each quarter,
    and at the end, in MB.
    """
    items = [{"title": f"Item {number}", "systemImage": "star"} for number in range(10)]
    for number in range(MANY):
        (folder / f"menu-{number:03}.json").write_text(json.dumps({"menu": {"items": items}}))
    with Preview(program, folder, "--port", "0") as preview:
        events = Events(preview)
        connection = http.client.HTTPConnection("127.0.0.1", preview.port, timeout=PATIENCE)

        def picture(name):
            connection.request("GET", f"/{preview.token}/api/picture?document={name}")
            return json.loads(connection.getresponse().read())

        times, held = [], []
        for number in range(saves):
            name = f"menu-{number * 7 % MANY:03}.json"
            items[0]["title"] = f"Saved {number}"
            text = json.dumps({"menu": {"items": items}})
            start = time.perf_counter()
            write(folder / name, text)
            while name not in events.next()["documents"]:
                pass
            is_new = f"Saved {number}" in picture(name)["description"]
            times.append((time.perf_counter() - start) * 1000)
            if not is_new:
                raise ValueError("the picture is an old one")
            if number in (0, saves // 4, saves // 2, saves * 3 // 4, saves - 1):
                held.append(memory(preview.process))
        events.close()
        connection.close()
    times.sort()
    return times, held


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--program", required=True)
    parser.add_argument("--latency", action="store_true", help="measure, and print what was found")
    parser.add_argument("--saves", type=int, default=SAVES)
    arguments = parser.parse_args()
    program = str(pathlib.Path(arguments.program).resolve())
    checks = (
        check_page, check_methods, check_ports, check_changes, check_project, check_typeface, check_saving,
        check_attacks, check_watching_render, check_watching_batch)
    tally = Tally()
    with tempfile.TemporaryDirectory() as root:
        if arguments.latency:
            times, held = measure(program, pathlib.Path(root), arguments.saves)
            middle, most = times[len(times) // 2], times[len(times) * 95 // 100]
            print(f"From saving to the picture, {MANY} documents, {len(times)} saves: median {middle:.1f} ms, "
                  f"95 of 100 within {most:.1f} ms; memory at the start, after each quarter and at the end: "
                  + ", ".join(f"{megabytes:.0f}" for megabytes in held) + " MB")
            return 0 if most < MOST_MILLISECONDS else 1
        for check in checks:
            folder = pathlib.Path(root) / check.__name__
            folder.mkdir()
            check(program, folder, tally)
    return tally.finish()


if __name__ == "__main__":
    sys.exit(main())
