#!/usr/bin/env python3
"""Interrupts work: SIGKILL at random moments, full disks, files that vanish, and a clock that runs backward. Nothing is
damaged, and the next run removes abandoned temporary files.

--kills sets the number of kills (default: 40, for `make soak` 500).
"""
import json
import os
import random
import shutil
import subprocess
import sys
import threading
import time

import frame
from preview import Preview
from sets import check_whole, digests, make_set

UNTIDY = '{"menu":{"items":["Item %d",{"title":"Sort by ..."},{"title":"Delete","role":"destructive"}]}}'


def partial_files(place):
    """What interrupted writes left behind."""
    return sorted(str(file.relative_to(place)) for file in place.rglob(".menumock-*.part"))


def contents(place, pattern):
    return {str(file.relative_to(place)): file.read_bytes() for file in sorted(place.glob(pattern))}


class Task:
    """A command that changes files, and how its result is checked."""

    def __init__(self, program, place, name, *arguments, pattern):
        self.program, self.place, self.name, self.arguments, self.pattern = program, place, name, arguments, pattern
        self.finished, self.seconds = {}, 0

    def prepare(self):
        """Restores the files before the command. Subclasses know them."""

    def start(self):
        """Starts the command. Returns it when it begins to write, which changes the time of the folder, or when it ends."""
        folder = (self.place / self.pattern).parent

        def stamp():
            return folder.stat().st_mtime_ns if folder.exists() else None

        before = stamp()
        process = self.program.start(*self.arguments, cwd=self.place)
        while process.poll() is None and stamp() == before:
            time.sleep(0.0002)
        return process

    def measure(self, tally):
        """Runs it undisturbed, to know its result and for how long it writes."""
        self.prepare()
        process = self.start()
        start = time.monotonic()
        _, errors = process.communicate()
        self.seconds = time.monotonic() - start
        tally.check(f"{self.name}: undisturbed: {errors.decode()[-300:]}", process.returncode in (0, 1), process.returncode)
        self.finished = contents(self.place, self.pattern)

    def kill(self, tally):
        """Kills one run. Returns whether it was at work: some files were written and others were not."""
        self.prepare()
        before = contents(self.place, self.pattern)
        process = self.start()
        time.sleep(random.uniform(0, self.seconds))
        process.kill()
        process.communicate()
        after = contents(self.place, self.pattern)
        odd = [name for name, data in after.items() if data not in (before.get(name), self.finished.get(name))]
        tally.check(f"{self.name}: every file is old or new", not odd, odd[:5])
        gone = [name for name in before if name not in after and name in self.finished]
        tally.check(f"{self.name}: no file is gone", not gone, gone[:5])
        return process.returncode == -9 and after not in (before, self.finished)

    def finish(self, tally):
        """The next run completes the work and leaves nothing behind."""
        run = self.program.run(*self.arguments, cwd=self.place)
        tally.check(f"{self.name}: the next run works: {run.stderr.decode()[-300:]}", run.returncode in (0, 1), run.returncode)
        tally.check(f"{self.name}: the next run completes the work", contents(self.place, self.pattern) == self.finished)
        tally.equal(f"{self.name}: nothing is left behind", partial_files(self.place), [])


class Editing(Task):
    """fmt and lint --fix change documents."""

    COUNT = 300

    def prepare(self):
        self.place.mkdir(exist_ok=True)
        for number in range(self.COUNT):
            (self.place / f"m{number:03}.json").write_text(UNTIDY % number)


class Drawing(Task):
    """batch writes pictures; check --accept replaces goldens."""

    COUNT = 120

    def prepare(self):
        if not (self.place / "set.json").exists():
            make_set(self.place, self.COUNT)
        shutil.rmtree(self.place / "out", ignore_errors=True)
        if self.name == "check --accept":
            (self.place / "out").mkdir()
            for number in range(0, self.COUNT, 2):
                (self.place / "out" / f"m{number:05}.png").write_bytes(b"old")


def check_kills(program, tally, folder, kills):
    random.seed(kills)
    tasks = [
        Drawing(program, folder / "batch", "batch", "batch", "set.json", "-o", "out", pattern="out/*.png"),
        Drawing(program, folder / "accept", "check --accept", "check", "set.json", "--goldens", "out", "--accept",
                pattern="out/*.png"),
        Editing(program, folder / "fmt", "fmt", "fmt", ".", pattern="*.json"),
        Editing(program, folder / "fix", "lint --fix", "lint", ".", "--fix", pattern="*.json"),
    ]
    for task in tasks:
        task.measure(tally)
        at_work = 0
        attempts = 0
        # Kills before the first and after the last file do not count.
        while at_work < kills // 5 and attempts < 10 * kills:
            attempts += 1
            at_work += task.kill(tally)
            if attempts % 10 == 0 or at_work == kills // 5:
                task.finish(tally)
        print(f"{task.name}: {attempts} kills, {at_work} of them at work")
        tally.check(f"{task.name}: kills interrupted work", at_work >= kills // 5, f"{at_work} of {attempts}")
        if isinstance(task, Drawing):
            check_whole(tally, task.name, task.place / "out")


def check_killed_preview(program, tally, folder, kills):
    """Documents are saved while the preview is killed: each is one of the saved texts."""
    place = folder / "killed-preview"
    place.mkdir()
    texts = [json.dumps({"menu": {"items": [f"Item {number}"] * (number + 1)}}) + "\n" for number in range(40)]
    (place / "a.json").write_text(texts[0])
    wanted = max(2, kills // 5)
    at_work = attempts = 0
    while at_work < wanted and attempts < 10 * wanted:
        attempts += 1
        with Preview(program.path, place, "--port", "0", home=folder / "killed-state") as preview:
            saved = 0

            def save():
                nonlocal saved
                digest = json.dumps(preview.get("text", document="a.json")["hash"])
                try:
                    for text in random.sample(texts, len(texts)):
                        status, _, body = preview.ask("PUT", "api/text?document=a.json", body=text, If_Match=digest)
                        if status != 200:
                            return
                        digest = json.dumps(json.loads(body)["hash"])
                        saved += 1
                except (OSError, ValueError, EOFError, KeyError):
                    pass
                except Exception as error:  # http.client's errors of cut answers
                    if not type(error).__module__.startswith("http."):
                        raise

            thread = threading.Thread(target=save)
            thread.start()
            while thread.is_alive() and saved == 0:
                time.sleep(0.001)
            time.sleep(random.uniform(0, 0.1))
            preview.process.kill()
            thread.join()
            at_work += 0 < saved < len(texts)
        tally.check("preview: the document is one of the saved texts", (place / "a.json").read_text() in texts,
                    (place / "a.json").read_text()[:100])
    with Preview(program.path, place, "--port", "0", home=folder / "killed-state") as preview:
        digest = json.dumps(preview.get("text", document="a.json")["hash"])
        status, _, _ = preview.ask("PUT", "api/text?document=a.json", body=texts[1], If_Match=digest)
        tally.equal("preview: after the kills it saves", status, 200)
    tally.equal("preview: nothing is left behind", partial_files(place), [])
    print(f"preview: {attempts} kills, {at_work} of them while it saved")
    tally.check("preview: kills interrupted saving", at_work >= wanted, f"{at_work} of {attempts}")


class SmallDisk:
    """A file system of a few kilobytes."""

    def __init__(self, place, size="96k"):
        self.place, self.size = place, size
        place.mkdir()

    def __enter__(self):
        done = subprocess.run(
            ["mount", "-t", "tmpfs", "-o", f"size={self.size}", "tmpfs", self.place], capture_output=True, check=False)
        self.is_mounted = done.returncode == 0
        return self

    def fill(self):
        with open(self.place / "filling", "wb", buffering=0) as file:
            try:
                while file.write(bytes(4096)):
                    pass
            except OSError:
                pass

    def __exit__(self, *_):
        if self.is_mounted:
            subprocess.run(["umount", self.place], check=False)


def check_full_disk(program, tally, folder):
    """Commands that change files on a full disk change nothing and say so."""
    for name, arguments, files in (
            ("fmt", ["fmt", "a.json", "b.json"], {"a.json": UNTIDY % 1, "b.json": UNTIDY % 2}),
            ("fix", ["lint", "a.json", "--fix"], {"a.json": UNTIDY % 1}),
            ("accept", ["check", "set.json", "--goldens", "g", "--accept"],
             {"a.json": UNTIDY % 1, "set.json": '{"mockups": ["a.json"]}', "g/a.png": "old"}),
            ("baseline", ["lint", "a.json", "--write-baseline", "b.jsonl"], {"a.json": UNTIDY % 1, "b.jsonl": "old"}),
            ("export", ["export", "a.json", "--to", "swiftui", "-o", "a.swift"], {"a.json": UNTIDY % 1, "a.swift": "old"}),
            ("strings", ["strings", "extract", "a.json", "-o", "t.json"], {"a.json": UNTIDY % 1, "t.json": "{}"}),
            ("render", ["render", "a.json", "-o", "a.png"], {"a.json": UNTIDY % 1, "a.png": "old"})):
        with SmallDisk(folder / f"full-{name}") as disk:
            if not disk.is_mounted:
                print("(no small disk can be mounted here: left out)")
                return
            for path, text in files.items():
                (disk.place / path).parent.mkdir(exist_ok=True)
                (disk.place / path).write_text(text)
            disk.fill()
            run = program.run(*arguments, cwd=disk.place)
            said = run.stderr.decode()
            tally.check(f"{name} on a full disk: status: {said[-300:]}", run.returncode in (1, 73, 74), run.returncode)
            tally.check(f"{name} on a full disk is reported", "no space left on the device" in said, said[-300:])
            left = {path: (disk.place / path).read_text() for path in files}
            tally.equal(f"{name} on a full disk changes nothing", left, files)
            tally.equal(f"{name} on a full disk leaves nothing", partial_files(disk.place), [])


def check_vanishing(program, tally, folder, runs):
    """Documents, images, and output folders that vanish while a set is drawn."""
    manifest = make_set(folder / "vanishing", 150)
    place = manifest.parent
    texts = contents(place, "m*.json")
    out = folder / "vanishing-out"
    for turn in range(runs):
        process = program.start("batch", manifest, "-o", out, "--jobs", 2, "--force")
        deadline = time.monotonic() + 20
        while time.monotonic() < deadline and process.poll() is None and len(list(out.glob("*.png"))) < 5:
            time.sleep(0.001)
        if turn % 2:
            for name in random.sample(sorted(texts), 60):
                (place / name).unlink()
        else:
            shutil.rmtree(out, ignore_errors=True)
        _, said = process.communicate(timeout=120)
        tally.check(f"files vanish, run {turn}: it ends as it should", process.returncode in (0, 1, 73, 74),
                    f"{process.returncode}: {said[-300:]}")
        if out.exists():
            check_whole(tally, f"files vanish, run {turn}", out)
        for name, data in texts.items():
            (place / name).write_bytes(data)
    run = program.run("batch", manifest, "-o", out)
    tally.equal(f"with all files, all are drawn: {run.stderr[-300:]}", (run.returncode, len(digests(out))), (0, 150))
    tally.equal("nothing is left behind", partial_files(out), [])


# A library that shifts the time of a program, where no tool for it is installed.
CLOCK = """
#include <stdlib.h>
#include <time.h>
#include <sys/time.h>
#include <unistd.h>
#include <sys/syscall.h>
int clock_gettime(clockid_t clock, struct timespec *time) {
  int status = syscall(SYS_clock_gettime, clock, time);
  const char *shift = getenv("CLOCK_SHIFT");
  /* Each call is a second earlier than the one before, which no real clock does for long. */
  static long calls;
  if (clock == CLOCK_REALTIME && shift) time->tv_sec += atol(shift) - calls++;
  return status;
}
int gettimeofday(struct timeval *value, void *zone) {
  struct timespec time;
  int status = clock_gettime(CLOCK_REALTIME, &time);
  value->tv_sec = time.tv_sec;
  value->tv_usec = time.tv_nsec / 1000;
  return status;
}
"""


def check_clock(program, tally, folder):
    """Files from the future, and a clock that runs backward: changes are found, and the pictures are the same."""
    manifest = make_set(folder / "clock", 12)
    out, day = folder / "clock-out", 86400
    environments = [dict(os.environ)]
    compiler = shutil.which("cc") or shutil.which("clang")
    if compiler:
        (folder / "clock.c").write_text(CLOCK)
        subprocess.run([compiler, "-shared", "-fPIC", "-o", folder / "clock.so", folder / "clock.c"], check=True)
        environments += [{**os.environ, "LD_PRELOAD": str(folder / "clock.so"), "CLOCK_SHIFT": str(shift)}
                         for shift in (400 * day, -day, -20 * 365 * day)]
    run = program.run("batch", manifest, "-o", out)
    tally.equal(f"a first run: {run.stderr[-300:]}", run.returncode, 0)
    expected = digests(out)
    for turn, environment in enumerate(environments):
        name = f"clock {environment.get('CLOCK_SHIFT', 'unchanged')}"
        # Documents, pictures, and the cache have times of the future and of the past.
        for number, file in enumerate(sorted([*manifest.parent.iterdir(), *out.iterdir()])):
            when = time.time() + (turn + 1) * (-1) ** number * 30 * day
            os.utime(file, (when, when))
        run = program.run("batch", manifest, "-o", out, env=environment)
        tally.check(f"{name}: the same pictures: {run.stderr[-300:]}", run.returncode == 0 and digests(out) == expected)
        changed = sorted(manifest.parent.glob("m*.json"))[turn]
        before = changed.stat()
        text = changed.read_text()
        # A change that keeps the size, with an earlier time.
        changed.write_text(text.replace("Delete", "Remove"))
        os.utime(changed, (before.st_mtime - 5, before.st_mtime - 5))
        run = program.run("batch", manifest, "-o", out, "-v", env=environment)
        tally.equal(f"{name}: a change with an earlier time is found: {run.stderr[-300:]}", run.stderr.decode().count(" → "), 1)
        changed.write_text(text)
        os.utime(changed, (before.st_mtime - 9, before.st_mtime - 9))
        run = program.run("batch", manifest, "-o", out, env=environment)
        tally.check(f"{name}: the change is undone", run.returncode == 0 and digests(out) == expected)
        run = program.run("check", manifest, "--goldens", out, env=environment)
        tally.equal(f"{name}: check", run.returncode, 0)
        tally.equal(f"{name}: nothing is left behind", partial_files(out), [])


def main():
    parser = frame.arguments(__doc__)
    parser.add_argument("--kills", type=int, default=40, help="number of kills")
    options = parser.parse_args()

    def steps(program, tally, folder):
        return {
            "kills": lambda: check_kills(program, tally, folder, options.kills),
            "killed-preview": lambda: check_killed_preview(program, tally, folder, options.kills),
            "full-disk": lambda: check_full_disk(program, tally, folder),
            "vanishing": lambda: check_vanishing(program, tally, folder, max(4, options.kills // 10)),
            "clock": lambda: check_clock(program, tally, folder),
        }

    return frame.run(options, steps)


if __name__ == "__main__":
    sys.exit(main())
