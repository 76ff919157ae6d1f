#!/usr/bin/env python3
"""Follows the guides as a reader would: writes their files, runs every command, and compares its output.

A block ```json file=NAME is a file. A block ```sh is run line by line, in one folder per guide; `exits=1` after it is
the exit status of its last command. A block ```text immediately after one is the exact output.
"""
import argparse
import os
import pathlib
import re
import select
import shutil
import signal
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
GUIDES = sorted((ROOT / "Documentation" / "Guides").glob("*.md"))
BLOCK = re.compile(r"^```(\w+)([^\n]*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
# Commands that run until interrupted. They are interrupted after their first line of output.
LASTING = ("menumock preview", "menumock render --watch", "menumock batch --watch")
SECONDS = 120


def blocks(text):
    for match in BLOCK.finditer(text):
        words = dict(word.partition("=")[::2] for word in match.group(2).split())
        yield text.count("\n", 0, match.start()) + 1, match.group(1), words, match.group(3)


def lasting(command, folder, environment):
    """Starts such a command, waits for its first line, and interrupts it like Ctrl-C."""
    running = subprocess.Popen(
        ["bash", "-c", "exec " + command], cwd=folder, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
        start_new_session=True)
    said = b""
    end = time.monotonic() + SECONDS
    while b"\n" not in said and time.monotonic() < end and running.poll() is None:
        if select.select([running.stdout], [], [], 0.1)[0]:
            said += os.read(running.stdout.fileno(), 4096)
    if running.poll() is None:
        running.send_signal(signal.SIGINT)
    try:
        running.wait(10)
    except subprocess.TimeoutExpired:
        running.kill()
        running.wait()
        return 124, said.decode()
    return (0 if b"\n" in said and running.returncode in (0, 130, -signal.SIGINT) else running.returncode or 1), said.decode()


def run(command, folder, environment):
    if command.startswith(LASTING):
        return lasting(command, folder, environment)
    done = subprocess.run(
        ["bash", "-c", command], cwd=folder, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
        stdin=subprocess.DEVNULL, timeout=SECONDS)
    return done.returncode, done.stdout.decode()


def commands(text):
    """The commands of a block, one per line unless a line ends in a backslash."""
    joined = text.replace("\\\n", " ")
    return [line for line in joined.splitlines() if line.strip() and not line.startswith("#")]


def follow(guide, program):
    counts = {"passed": 0, "failed": 0}
    with tempfile.TemporaryDirectory() as place:
        folder = pathlib.Path(place, "work")
        folder.mkdir()
        binaries = pathlib.Path(place, "bin")
        binaries.mkdir()
        (binaries / "menumock").symlink_to(program)
        environment = {**os.environ, "PATH": f"{binaries}:{os.environ['PATH']}", "HOME": place, "NO_COLOR": "1"}
        # Files of the repository that guides use are available under the same name.
        shutil.copytree(ROOT / "Samples", folder / "Samples")
        said = ""
        for line, kind, words, body in blocks(guide.read_text("utf-8")):
            problem = None
            if "file" in words:
                target = folder / words["file"]
                target.parent.mkdir(parents=True, exist_ok=True)
                target.write_text(body, "utf-8")
                continue
            if kind == "sh":
                said, wanted = "", int(words.get("exits", 0))
                todo = commands(body)
                for number, command in enumerate(todo):
                    status, output = run(command, folder, environment)
                    said += output
                    expected = wanted if number == len(todo) - 1 else 0
                    if status != expected:
                        problem = f"{command}\n    exits with {status}, not {expected}: {output.strip()[-800:]}"
                        break
            elif kind == "text":
                if body.strip() != said.strip():
                    problem = f"says\n{said.strip()}\n  instead of\n{body.strip()}"
            else:
                continue
            counts["failed" if problem else "passed"] += 1
            if problem:
                print(f"{guide.relative_to(ROOT)}:{line}: {problem}", file=sys.stderr)
    return counts


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--program", required=True)
    arguments = parser.parse_args()
    program = pathlib.Path(arguments.program).resolve()
    if not GUIDES:
        sys.exit("there are no guides")
    counts = [follow(guide, program) for guide in GUIDES]
    passed, failed = (sum(count[key] for count in counts) for key in ("passed", "failed"))
    print(f"{passed} passed, {failed} failed")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
