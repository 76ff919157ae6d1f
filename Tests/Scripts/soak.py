#!/usr/bin/env python3
"""Sends very many different requests to one worker. Its memory must not grow."""
import argparse
import json
import os
import pathlib
import sys
import threading
import time

from frame import Program
from tally import Tally
from workers import document, drawing_worker

# How often memory is measured, and its allowed growth after the first tenth.
LOOKS = 200
MOST_GROWTH = 8 << 20


def requests(count):
    """Requests that differ in text, tint, theme, language, size, and format; one percent are invalid."""
    themes = ("ios-26", "ios-18")
    locales = ("en", "de", "ja", "he", "ar", "zh-Hant")
    sizes = ("large", "xSmall", "accessibility2")
    for number in range(count):
        request = {
            "id": number, "document": document(number), "format": ("png", "png", "svg", "pdf")[number % 4],
            "scale": (1, 2)[number // 4 % 2], "theme": themes[number // 8 % 2], "locale": locales[number % 6],
            "textSize": sizes[number // 5 % 3],
        }
        if number % 100 == 99:
            request["theme"] = f"none-{number}"
        yield request


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--program", required=True, help="the menumock executable")
    parser.add_argument("--count", type=int, default=1_000_000, help="how many pictures")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    options = parser.parse_args()
    tally = Tally()
    start = time.monotonic()
    with drawing_worker(Program(options.program), "--jobs", options.jobs) as worker:
        writer = threading.Thread(target=lambda: worker.send(*requests(options.count)), daemon=True)
        writer.start()
        memory, drawn, answered = [], 0, set()
        for number in range(options.count):
            answer = worker.answer()
            drawn += answer["ok"]
            answered.add(answer["id"])
            if number % max(1, options.count // LOOKS) == 0:
                memory.append(worker.memory())
                if sys.stdout.isatty():
                    print(f"\r{number} {memory[-1] >> 20} MB", end="", flush=True)
        writer.join()
        seconds = time.monotonic() - start
        ticks = pathlib.Path(f"/proc/{worker.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        cpu = (int(ticks[11]) + int(ticks[12])) / os.sysconf("SC_CLK_TCK")
        peak = worker.memory("VmHWM")
        tally.equal("the worker ends well", worker.finish(), ([], 0))
    tally.equal("each request is answered", len(answered), options.count)
    tally.equal("all valid requests are rendered", drawn, options.count - options.count // 100)
    tenth = max(1, len(memory) // 10)
    early, late = max(memory[tenth:2 * tenth] or memory), max(memory[-tenth:])
    tally.check("memory stays", late - early < MOST_GROWTH, f"{early >> 10} kB, at the end {late >> 10} kB")
    print(json.dumps({
        "requests": options.count, "jobs": options.jobs, "seconds": round(seconds, 1), "cpuSeconds": round(cpu, 1),
        "peakMB": round(peak / 1e6, 1), "memoryMB": [round(value / 1e6, 1) for value in memory[::max(1, len(memory) // 20)]],
    }))
    return tally.finish()


if __name__ == "__main__":
    sys.exit(main())
