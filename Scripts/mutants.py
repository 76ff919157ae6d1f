#!/usr/bin/env python3
"""Puts small faults into the sources, one at a time, and says which of them the tests do not notice.

Faults are found by pattern and drawn by seed, from all targets in turn: a condition turned round, a bound moved by one, a
filter, a case, an escape, a sort or a statement left out. Each is built and tested in a copy of the tree, never in the
tree itself. One that does not compile is drawn again; one on which the tests hang counts as noticed.
"""
import argparse
import os
import pathlib
import random
import re
import shlex
import shutil
import signal
import subprocess
import sys
import time

ROOT = pathlib.Path(__file__).resolve().parents[1]
# What is of no use to the copy; its own build is kept from run to run.
LEFT_OUT = ("out", ".git")
BUILD = "swift build --explicit-target-dependency-import-check error --build-tests"
TEST = "swift test --skip-build"
# Which suites look at a target closely besides the target's own tests: they are run first, and with --quick they alone.
# A target without own tests and without an entry has all tests.
CLOSEST = {
    "MockupScene": "LayoutPropertyTests GoldenTests LimitTests WriterTests", "MenuModel": "GoldenTests RecordTests",
    "MenuLayout": "GoldenTests LayoutPropertyTests Callout\\w*Tests HostTests PlacementTests FigureTests ConfirmationTests",
    "MockupText": "MockupCairoTests ShapingTests GoldenTests", "MockupCairo": "GoldenTests", "MockupPNG": "MockupDiffTests",
    "MockupSVG": "GoldenTests",
    "MockupFiles": "NamedFileTests PictureRecordFuzzTests Set\\w*Tests CheckTests WorkerTests MenuMockupTestingTests",
    "MockupSets": "Set\\w*Tests Check\\w*Tests Report\\w*Tests ShardPlanTests WorkerTests Progress\\w*Tests FuzzLineTests",
}
# Not drawn from: what no test of Swift runs.
UNTESTED = ("MenumockBench", "PackFolder", "menumock")

# Each kind of fault: what is looked for, and what stands there instead. A literal is seen as "___".
FAULTS = (
    ("condition", r"(?<= )<=(?= )", "<"), ("condition", r"(?<= )<(?= )", "<="),
    ("condition", r"(?<= )>=(?= )", ">"), ("condition", r"(?<= )>(?= )", ">="),
    ("condition", r"(?<= )==(?= )", "!="), ("condition", r"(?<= )!=(?= )", "=="),
    ("condition", r"(?<= )&&(?= )", "||"), ("condition", r"(?<= )\|\|(?= )", "&&"),
    ("condition", r"(?<=guard )!(?=\w)", ""), ("condition", r"(?<=if )!(?=\w)", ""),
    ("condition", r"\btrue\b", "false"), ("condition", r"\bfalse\b", "true"),
    ("bound", r"\.\.<", "..."), ("bound", r"(?<=[\w)] )\+ 1\b", "+ 2"), ("bound", r"(?<=[\w)] )- 1\b", "- 0"),
    ("bound", r"(?<![\w.#])([2-9]|[1-9]\d+)(?![\w.])", lambda match: str(int(match[0]) - 1)),
    ("choice", r"\bmin\(", "max("), ("choice", r"\bmax\(", "min("), ("sign", r"(?<=[\w)] )\+(?= [\w(])", "-"),
    ("sign", r"(?<=[\w)] )-(?= [\w(])", "+"), ("sign", r"(?<=[\w)] )\*(?= [\w(])", "/"),
    ("filter", r"\.filter \{[^{}]*\}", ""), ("filter", r" where [^{}]*(?= \{)", ""), ("sort", r"\.sorted\(\)", ""),
    ("sort", r"\.reversed\(\)", ""),
    ("escape", r"\bappend\(escaping: (.*)\)$", r"append(bytes: Array(\1.utf8))"),
    ("case", r"(?<=^)(\s+case (?:[^():=]|\([^():]*\))+), (?:[^,():=]|\([^():]*\))+:(?= |$)", r"\1:"),
    # The condition is one that the compiler does not see through.
    ("case", r"(?<=^)(\s+case (?:[^,():=]|\([^():]*\))+):(?= |$)", r'\1 where "".utf8.count > 0:'),
    ("statement", r"(?<=^)(\s+)(\w[\w.]*\.)?(append|insert|remove|report|removeLast|formUnion)\(.*\)$", r"\1_ = 0"),
    ("statement", r"(?<=^)(\s+)(if .*) \{ return (nil|false|true|\[\]) \}$", r"\1_ = 0"),
)


class Mutant:
    """One fault in one line."""

    def __init__(self, path, number, line, kind, changed):
        self.path, self.number, self.line, self.kind, self.changed = path, number, line, kind, changed

    def __str__(self):
        return f"{self.path}:{self.number} {self.kind}\n      {self.line.strip()}\n    → {self.changed.strip()}"


def mutants_of(root, path):
    """Every fault that can be put into a file."""
    found, is_text = [], False
    for number, line in enumerate((root / path).read_text().split("\n"), 1):
        quotes = line.count('"""')
        if is_text or quotes:
            is_text ^= quotes % 2 == 1
            continue
        code = line.strip()
        if code.startswith(("//", "import", "@", "#", "precondition", "assert", "package func", "public case")):
            continue
        # What a comment or a text says is no code.
        closed = re.sub(r'"(?:\\.|[^"\\])*"', lambda match: '"' + "_" * (len(match[0]) - 2) + '"', line)
        code_end = closed.find("//") if "//" in closed else len(closed)
        for kind, pattern, other in FAULTS:
            for match in re.finditer(pattern, closed[:code_end]):
                # What was found is put back as it stands in the line, with its texts.
                new = other(match) if callable(other) else re.sub(
                    r"\\(\d)", lambda group: line[slice(*match.span(int(group[1])))], other)
                found.append(Mutant(path, number, line, kind, line[:match.start()] + new + line[match.end():]))
    return found


def draw(root, seed, only):
    """Every fault of a tree once, from one target after the other."""
    generator = random.Random(seed)
    targets = {}
    for file in sorted((root / "Sources").rglob("*.swift")):
        path = file.relative_to(root)
        if (only and not any(str(path).endswith(name) for name in only)) or (not only and path.parts[1] in UNTESTED):
            continue
        for mutant in mutants_of(root, path):
            # Rare kinds are drawn as often as frequent ones, and long files no more often than short ones.
            kinds = targets.setdefault(path.parts[1], {})
            kinds.setdefault(mutant.kind, {}).setdefault(path, []).append(mutant)
    while targets:
        for target in generator.sample(sorted(targets), len(targets)):
            kinds = targets[target]
            files = kinds[kind := generator.choice(sorted(kinds))]
            mutants = files[path := generator.choice(sorted(files))]
            yield target, mutants.pop(generator.randrange(len(mutants)))
            for holder, key in ((files, path), (kinds, kind), (targets, target)):
                if not holder[key]:
                    del holder[key]


def closest(root):
    """For each target the filter that runs its closest suites; nothing, and so all tests, where none is closer.

    A name in the table that the tree does not have is a mistake: a suite or a target was renamed.
    """
    tests = {path.name for path in (root / "Tests").glob("*Tests") if path.is_dir()}
    suites = set(tests)
    for file in (root / "Tests").glob("*Tests/*.swift"):
        suites.update(re.findall(r"\bstruct (\w+Tests)\b", file.read_text()))
    targets = {path.name for path in (root / "Sources").iterdir() if path.is_dir()}
    unknown = [name for name in (*CLOSEST, *UNTESTED) if name not in targets]
    unknown += [
        name for names in CLOSEST.values() for name in names.split()
        if not any(re.fullmatch(name, suite) for suite in suites)]
    if unknown:
        sys.exit(f"mutants.py: no target or suite is called {', '.join(unknown)}: change the tables")
    filters = {}
    for target in targets:
        own = [f"{target}Tests"] if f"{target}Tests" in tests else []
        names = own + CLOSEST.get(target, "").split()
        filters[target] = rf"(^|\.)({'|'.join(names)})[./]" if names else ""
    return filters


class Copy:
    """A copy of the tree, in which commands are run."""

    def __init__(self, place, prefix):
        self.place, self.prefix = place, prefix
        place.mkdir(parents=True, exist_ok=True)
        for path in ROOT.iterdir():
            if path.name in LEFT_OUT or (path.name == ".build" and (place / ".build").exists()):
                continue
            if path.is_dir():
                # Times are kept, so that only what is different is built.
                if path.name != ".build":
                    shutil.rmtree(place / path.name, ignore_errors=True)
                shutil.copytree(path, place / path.name, symlinks=True)
            else:
                shutil.copy2(path, place / path.name)

    def run(self, command, seconds):
        """Whether a command succeeds, and what it says; `None` where it takes too long."""
        process = subprocess.Popen(
            [*self.prefix, *shlex.split(command)], cwd=self.place, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT, text=True, errors="replace", start_new_session=True)
        try:
            words, _ = process.communicate(timeout=seconds)
        except subprocess.TimeoutExpired:
            # All that it started is in its session.
            os.killpg(process.pid, signal.SIGKILL)
            process.communicate()
            return None, "hangs"
        return process.returncode == 0, words

    def put(self, mutant, line):
        path = self.place / mutant.path
        lines = path.read_text().split("\n")
        lines[mutant.number - 1] = line
        path.write_text("\n".join(lines))


def try_out(copy, filters, mutant, limit):
    """What becomes of a fault: `broken`, `noticed` or `missed`, and by what it was noticed."""
    copy.put(mutant, mutant.changed)
    try:
        is_built, words = copy.run(BUILD, limit)
        if not is_built:
            return "broken", "does not compile" if is_built is False else "takes too long to compile"
        for chosen in filters:
            is_good, words = copy.run(f"{TEST} --filter '{chosen}'" if chosen else TEST, limit)
            if is_good is None:
                return "noticed", "hangs"
            if not is_good:
                first = re.search(r"✘ Test (\S+?)\(.*?recorded an issue", words)
                return "noticed", first[1] if first else "a test" if "✘" in words else "the process dies"
            if not re.search(r"Test run with [1-9]", words):
                sys.exit(f"mutants.py: the filter {chosen!r} runs no test")
        return "missed", ""
    finally:
        copy.put(mutant, mutant.line)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=40, help="how many faults that compile")
    parser.add_argument("--only", action="append", metavar="FILE", help="the end of a path; more than once for several")
    parser.add_argument("--limit", type=float, default=900, help="seconds for each build and each run of tests")
    parser.add_argument("--seconds", type=float, default=float("inf"), help="begin no other fault after so long")
    parser.add_argument("--copy", type=pathlib.Path, default=ROOT / ".build" / "mutants", help="where the copy lies")
    parser.add_argument("--run", default="nice", help="what commands are run by")
    parser.add_argument("--quick", action="store_true", help="run only the suites that look at the target most closely")
    parser.add_argument("--list", action="store_true", help="print what would be drawn, and do nothing")
    options = parser.parse_args()
    if options.list:
        for _, (target, mutant) in zip(range(options.count), draw(ROOT, options.seed, options.only)):
            print(f"{target}: {mutant}")
        return 0
    filters = closest(ROOT)
    copy = Copy(options.copy.resolve(), shlex.split(options.run))
    is_built, words = copy.run(BUILD, 3 * options.limit)
    if not is_built:
        sys.exit(f"mutants.py: the copy does not build:\n{words[-2000:]}")
    end = time.monotonic() + options.seconds
    table, broken, sound = [], 0, set()
    for target, mutant in draw(copy.place, options.seed, options.only):
        if len(table) >= options.count or time.monotonic() > end:
            break
        start = time.monotonic()
        chosen = [filters[target]] if options.quick or not filters[target] else [filters[target], ""]
        for tests in chosen:
            if tests in sound:
                continue
            # On tests that fail anyhow every fault would seem to be noticed. What was built last may have a fault in it.
            copy.run(BUILD, 3 * options.limit)
            if not copy.run(f"{TEST} --filter '{tests}'" if tests else TEST, 3 * options.limit)[0]:
                sys.exit(f"mutants.py: without any fault tests fail: {tests or 'all'}")
            sound.add(tests)
        start = time.monotonic()
        verdict, by = try_out(copy, chosen, mutant, options.limit)
        if verdict == "broken":
            broken += 1
            continue
        table.append((verdict, target))
        print(f"{verdict:8} {time.monotonic() - start:4.0f} s  {mutant}" + (f"\n    by {by}" if by else ""), flush=True)
    for target in sorted({target for _, target in table}):
        verdicts = [verdict for verdict, other in table if other == target]
        print(f"{target:20}{len(verdicts):4} faults{verdicts.count('noticed'):4} noticed")
    missed = sum(verdict == "missed" for verdict, _ in table)
    print(f"{len(table)} faults, {len(table) - missed} noticed, {missed} missed; {broken} did not compile")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
