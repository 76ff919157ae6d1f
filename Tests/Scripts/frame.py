"""Shared parts of the test scripts: arguments, the program, a temporary folder, and the summary."""
import argparse
import ast
import collections
import os
import pathlib
import pty
import re
import subprocess
import sys
import tempfile

from tally import Tally


class Program:
    """The executable under test."""

    def __init__(self, path):
        self.path = str(pathlib.Path(path).resolve())

    def run(self, *arguments, **options):
        """Runs the program to its end, with empty standard input by default."""
        options.setdefault("input", None if "stdin" in options else b"")
        options.setdefault("stdout", subprocess.PIPE)
        options.setdefault("timeout", 600)
        return subprocess.run([self.path, *map(str, arguments)], stderr=subprocess.PIPE, **options)

    def start(self, *arguments, **options):
        """Starts the program without waiting."""
        options.setdefault("stderr", subprocess.PIPE)
        options.setdefault("stdin", subprocess.DEVNULL)
        options.setdefault("stdout", subprocess.DEVNULL)
        return subprocess.Popen([self.path, *map(str, arguments)], **options)

    def on_terminal(self, *arguments, stream, env=None, **options):
        """Runs it with one of its streams on a terminal; its status and what the terminal shows."""
        master, slave = pty.openpty()
        process = self.start(
            *arguments, env={**os.environ, "TERM": "xterm", **(env or {})}, **{**options, stream: slave})
        os.close(slave)
        shown = b""
        try:
            while piece := os.read(master, 65536):
                shown += piece
        except OSError:
            # The end, where the other side of a terminal is gone.
            pass
        os.close(master)
        process.communicate(timeout=60)
        return process.returncode, shown

    def draw(self, document, form, **options):
        """The picture of a document, from standard output."""
        run = self.run("render", document, "-f", form, "-o", "-", **options)
        if run.returncode:
            raise RuntimeError(f"{document}: {run.stderr.decode(errors='replace')}")
        return run.stdout


def arguments(description):
    """The arguments of all scripts, which a script can extend."""
    parser = argparse.ArgumentParser(description=description.split("\n\n")[0])
    parser.add_argument("--program", required=True, help="the menumock executable")
    add_pattern(parser)
    return parser


def add_pattern(parser):
    """The option that selects checks."""
    parser.add_argument(
        "-k", metavar="PATTERN", type=re.compile, default=re.compile(""), help="only the checks whose name has this pattern")


def chosen(options, names):
    """The selected checks, in their order. A pattern without a match is an error."""
    found = [name for name in names if options.k.search(name)]
    if not found:
        raise SystemExit(f"no check is called {options.k.pattern!r}: {', '.join(names)}")
    return found


def refuse_doubles():
    """Rejects a script with two functions or checks of the same name, because the first would never run."""
    path = pathlib.Path(sys.modules["__main__"].__file__)
    for node in ast.walk(ast.parse(path.read_text())):
        names = [part.name for part in getattr(node, "body", ()) if isinstance(part, ast.FunctionDef)] \
            if isinstance(node, (ast.Module, ast.ClassDef)) else \
            [key.value for key in node.keys if isinstance(key, ast.Constant)] if isinstance(node, ast.Dict) else []
        for name, count in collections.Counter(names).items():
            if count > 1:
                raise SystemExit(f"{path.name}:{getattr(node, 'lineno', 1)}: {name!r} stands {count} times")


def run(options, steps):
    """Runs the selected checks and returns the exit status.

    `steps` receives the program, the tally, and a temporary folder, and returns the checks: functions without arguments
    by name.
    """
    refuse_doubles()
    tally = Tally()
    with tempfile.TemporaryDirectory(prefix="menumock-") as name:
        checks = steps(Program(options.program), tally, pathlib.Path(name).resolve())
        for name in chosen(options, checks):
            checks[name]()
    return tally.finish()
