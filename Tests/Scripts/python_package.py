#!/usr/bin/env python3
"""Tests the Python package with the built program: pictures, errors, checks, the worker, threads, forks, and the command.

`make test-wheel` tests the installed wheel and the extensions for site generators.
"""
import ast
import json
import multiprocessing
import os
import pathlib
import pickle
import signal
import subprocess
import sys
import threading

import frame

ROOT = pathlib.Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "Python"
MENU = {"menu": {"items": ["Copy", {"title": "Paste", "callout": 1, "help": "Inserts."}]}}


def check_pictures(menumock, program, tally, folder):
    picture = menumock.render(MENU)
    tally.check("an SVG by default", picture.format == "svg" and picture.bytes.startswith(b"<svg"))
    tally.equal("the alt text", picture.alt, "Menu. Copy. Paste, callout 1.")
    tally.equal("the legend", picture.legend, "- **1** Paste — Inserts.\n")
    tally.equal("the callouts", [(entry.mark, entry.title, entry.help) for entry in picture.callouts],
                [("1", "Paste", "Inserts.")])
    document = folder / "menu.json"
    document.write_text(json.dumps(MENU))
    drawn = program.run("render", document, "-o", "-", "-f", "svg", "--appearance", "dark").stdout
    tally.check("a path gives the bytes of the command", menumock.render(document, appearance="dark").bytes == drawn)
    tally.check("so does a path as text", menumock.render(str(document), appearance="dark").bytes == drawn)
    tally.check("JSON as text", menumock.render(json.dumps(MENU)).alt == picture.alt)
    tally.check("names of settings", menumock.render(MENU, text_size="xLarge", layout_direction="rightToLeft").bytes
                != picture.bytes)
    tally.check("fonts are inputs", any(path.endswith("Inter-Regular.otf") for path in picture.inputs), picture.inputs)

    target = picture.save(folder / "made/menu.svg")
    before = target.stat().st_mtime_ns
    picture.save(target)
    tally.equal("an unchanged file stays untouched", target.stat().st_mtime_ns, before)

    tally.check("notebooks: SVG", picture._repr_svg_().startswith("<svg") and picture._repr_png_() is None)
    data, about = picture._repr_mimebundle_()
    tally.equal("notebooks: forms", sorted(data), ["image/svg+xml", "text/plain"])
    png = menumock.render(MENU, format="png", scale=3)
    data, about = png._repr_mimebundle_()
    tally.equal("notebooks: a PNG in points", about["image/png"]["width"], round(png.width / 3))
    tally.check("notebooks: PNG", png._repr_png_()[0] == png.bytes and png._repr_svg_() is None)


def check_errors(menumock, program, tally, folder):
    def failure(document, **settings):
        try:
            menumock.render(document, **settings)
        except menumock.MenumockError as error:
            return error
        raise AssertionError(f"{document} has no error")

    broken = folder / "broken.json"
    broken.write_text('{"menu":\n  {"itms": []}}')
    error = failure(broken)
    tally.equal("an error has its place", (error.path, error.line, error.column), (str(broken), 2, 4))
    tally.equal("and its words", (error.message, error.suggestion), ('menu: unknown key "itms"', "items"))
    error = failure({"menu": {"itms": [], "tilte": 1}})
    tally.equal("all errors at once", len(error.diagnostics), 2)
    tally.check("a mapping has no file", error.path is None)
    tally.equal("a pickle keeps the error", str(pickle.loads(pickle.dumps(error))), str(error))
    tally.equal("a wrong setting", (failure(MENU, platform="iOs").suggestion, failure(MENU, platform="iOs").line),
                ("iOS", None))
    tally.equal("an unknown setting", failure(MENU, apperance="dark").suggestion, "appearance")
    tally.check("a missing file", "does not exist" in failure(folder / "none.json").message)
    warnings = menumock.render({"menu": {"items": [{"title": "A", "systemImage": "trahs"}]}}).warnings
    tally.equal("warnings", [entry.suggestion for entry in warnings], ["trash"])


def check_sets(menumock, tally, folder):
    (folder / "set").mkdir()
    manifest = folder / "set/menumock.json"
    manifest.write_text('{"matrix": {"appearance": ["light", "dark"]}, "mockups": ["menu.json"]}')
    (folder / "set/menu.json").write_text(json.dumps(MENU))
    goldens = folder / "set/goldens"
    goldens.mkdir()
    missing = menumock.check(manifest, goldens=goldens)
    tally.equal("missing goldens", (bool(missing), missing.status, len(missing.differences)), (False, 1, 2))
    menumock.check(manifest, goldens=goldens, accept=True)
    same = menumock.check(manifest, goldens=goldens)
    tally.check("accepted goldens", same and same.ok and len(same.results) == 2, repr(same))
    tally.equal("only some", len(menumock.check(manifest, goldens=goldens, only="menu").results), 2)
    manifest.write_text('{"mockup": []}')
    try:
        menumock.check(manifest, goldens=goldens)
        tally.check("a broken manifest is an error", False)
    except menumock.MenumockError as error:
        tally.equal("a broken manifest has its place", (error.line, error.column), (1, 2))


def check_worker(menumock, tally):
    from menumock._worker import worker
    menumock.render(MENU)
    first = worker.pid
    menumock.render(MENU)
    tally.equal("one worker per process", worker.pid, first)
    os.kill(first, signal.SIGKILL)
    picture = menumock.render(MENU)
    tally.check("a killed worker is replaced", picture.alt and worker.pid not in (None, first))

    expected = {scale: menumock.render(MENU, format="png", scale=scale).bytes for scale in (1, 2, 3, 4)}
    wrong = []

    def draw(scale):
        for _ in range(5):
            if menumock.render(MENU, format="png", scale=scale).bytes != expected[scale]:
                wrong.append(scale)

    threads = [threading.Thread(target=draw, args=(scale,)) for scale in expected]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    tally.equal("threads share the worker", wrong, [])

    # A child forked while another thread waits for a picture must not wait for its lock.
    stop = threading.Event()

    def draw_until_stopped():
        while not stop.is_set():
            menumock.render(MENU, format="png", scale=4)

    busy = threading.Thread(target=draw_until_stopped)
    busy.start()
    context = multiprocessing.get_context("fork")
    for number in range(3):
        queue = context.Queue()
        child = context.Process(target=lambda: queue.put((menumock.render(MENU).alt, worker.pid)))
        child.start()
        alt, pid = queue.get(timeout=60)
        child.join(60)
        tally.check(f"fork {number}: a separate worker", alt == picture.alt and pid != worker.pid)
    stop.set()
    busy.join()
    tally.equal("the parent's worker is unharmed", menumock.render(MENU).alt, picture.alt)


def check_command(program, tally, folder):
    environment = {**os.environ, "PYTHONPATH": str(PACKAGE), "MENUMOCK_PROGRAM": program.path}

    def call(*words, **options):
        return subprocess.run(
            [sys.executable, "-m", "menumock", *words], capture_output=True, env=environment, timeout=60, **options)

    tally.equal("the version", call("--version").stdout, program.run("--version").stdout)
    tally.equal("the exit status", call("render", "none.json", cwd=folder).returncode, 66)
    document = json.dumps(MENU).encode()
    tally.check("standard streams", call("render", "-", "-o", "-", "-f", "svg", input=document).stdout.startswith(b"<svg"))
    running = subprocess.Popen(
        [sys.executable, "-m", "menumock", "worker"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=environment)
    running.stdout.readline()
    tally.equal("the process is the program", os.path.realpath(f"/proc/{running.pid}/exe"), os.path.realpath(program.path))
    running.send_signal(signal.SIGTERM)
    tally.equal("signals reach the program", running.wait(30), -signal.SIGTERM)
    environment["MENUMOCK_PROGRAM"] = str(folder / "none")
    absent = call("--version")
    tally.check("a missing program", absent.returncode == 70 and b"help:" in absent.stderr, absent.stderr)


def check_documents(tally):
    """YAML in pages; only where PyYAML is installed."""
    from menumock import MenumockError, _source
    source = _source.read('{\n  "menu": {"items": ["Copy"]}\n}')
    tally.equal("JSON stays unchanged", source.place(2, 3), (1, 2))
    try:
        import yaml  # noqa: F401
    except ImportError:
        return
    source = _source.read("menu:\n  items: [No, on, 12:30, 1, 1.5, true, null, '---']\n")
    tally.equal("YAML 1.2", json.loads(source.text)["menu"]["items"], ["No", "on", "12:30", 1, 1.5, True, None, "---"])
    line = source.text.split("\n").index(',"12:30"') + 1
    tally.equal("values have places", source.place(line, 1), (1, 18))
    flow = _source.read("{menu: {items: [Copy]}}")
    tally.equal("flow style", json.loads(flow.text), {"menu": {"items": ["Copy"]}})
    for text, place in (("menu:\n  items: [A\n", (3, 1)), ("", (1, 1)), ("a: &x [*x]", None), ("? [a]\n: b", (1, 3))):
        try:
            _source.read(text)
            tally.check(f"{text!r} is an error", False)
        except MenumockError as error:
            tally.check(f"{text!r} has its place", place is None or (error.line, error.column) == place,
                        (error.line, error.column))


def check_stubs(menumock, program, tally):
    """The stubs name the public names, and `render` takes exactly the settings of the program."""
    stub = ast.parse((PACKAGE / "menumock/__init__.pyi").read_text())
    names = {node.name for node in stub.body if isinstance(node, (ast.ClassDef, ast.FunctionDef))} | {"__version__"}
    tally.equal("the stubs", names, set(menumock.__all__))
    render = next(node for node in stub.body if getattr(node, "name", "") == "render")
    given = {argument.arg for argument in render.args.kwonlyargs}
    from menumock import _render
    own = {"base", "themes", "fonts", "symbols", "strings", "lint"}
    tally.equal("the settings of stubs", {_render.camel(name) for name in given - own}, set(_render.SETTINGS))
    options = json.loads(program.run("list", "options", "--json", "--no-project").stdout)
    names = [entry["name"] for entry in options]
    settings = names[:names.index("themes")]
    tally.equal("the settings of the program", list(_render.SETTINGS), settings)
    tally.equal("the version", menumock.__version__, program.run("--version").stdout.decode().strip())


def main():
    options = frame.arguments(__doc__).parse_args()
    os.environ["MENUMOCK_PROGRAM"] = str(pathlib.Path(options.program).resolve())
    sys.path.insert(0, str(PACKAGE))
    import menumock
    return frame.run(options, lambda program, tally, folder: {
        "pictures": lambda: check_pictures(menumock, program, tally, folder),
        "errors": lambda: check_errors(menumock, program, tally, folder),
        "sets": lambda: check_sets(menumock, tally, folder), "worker": lambda: check_worker(menumock, tally),
        "command": lambda: check_command(program, tally, folder), "documents": lambda: check_documents(tally),
        "stubs": lambda: check_stubs(menumock, program, tally)})


if __name__ == "__main__":
    sys.exit(main())
