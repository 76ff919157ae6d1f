#!/usr/bin/env python3
"""Mutation testing: inserts small faults into the sources, and lists those that no test detects.

Patterns find candidates, and a seed selects them from all targets in turn: a negated condition, a bound off by one, an
omitted filter, case, escape, sort, or statement. All faults are built into one copy of the tree, each behind a switch:
`$MENUMOCK_FAULT` contains the number of the active one. Forty faults therefore cost one build and forty test runs. A
fault that does not compile is replaced by the next one. A fault that makes the tests hang counts as detected.
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
# Excluded from the copy, which keeps its build from run to run.
LEFT_OUT = ("out", ".git")
VARIABLE = "MENUMOCK_FAULT"
BUILD = "swift build --build-tests"
# This suite reads the sources and would detect the switches themselves.
TEST = "swift test --skip-build --skip HouseTests"
# Suites that test a target closely, besides its test target: they run first, and with --quick alone. All tests run for
# a target without test target and entry.
CLOSEST = {
    "MockupScene": "LayoutPropertyTests GoldenTests LimitTests WriterTests", "PositionedJSON": "MenuDocumentTests RecordTests",
    "MenuDocument": "GoldenTests RecordTests", "MenuTheme": "GoldenTests FigureTests", "MenuResolve": "GoldenTests",
    "MenuDescriptions": "GoldenTests", "MockupSymbols": "GoldenTests SymbolFigureTests",
    "MenuLayout": "GoldenTests LayoutPropertyTests Callout\\w*Tests HostTests PlacementTests FigureTests ConfirmationTests",
    "MockupText": "ShapingTests GoldenTests", "MockupCairo": "GoldenTests", "MockupPNG": "MockupDiffTests",
    "MockupSVG": "GoldenTests",
    "MockupFiles": "NamedFileTests ImageRecordFuzzTests Set\\w*Tests CheckTests WorkerTests MenuMockupTestingTests",
    "MockupSets": "Set\\w*Tests Check\\w*Tests Report\\w*Tests ShardPlanTests WorkerTests Progress\\w*Tests FuzzLineTests",
}
# Excluded: code that no Swift test runs.
UNTESTED = ("MenumockBench", "PackFolder", "menumock")

# Declarations that a fault needs in its target. `§` marks an operator's sign or a number.
COMPARISON = """
infix operator {0}§: ComparisonPrecedence
func {0}§ <T: Comparable>(a: T, b: T) -> Bool {{ if isFault(#) {{ a {1} b }} else {{ a {0} b }} }}"""
EQUALITY = """
infix operator {0}§: ComparisonPrecedence
func {0}§ <T: Equatable>(a: T, b: T) -> Bool {{ isFault(#) != (a {0} b) }}
func {0}§ <T>(a: T?, b: _OptionalNilComparisonType) -> Bool {{ isFault(#) != (a {0} b) }}"""
LOGIC = """
infix operator {0}§: Logical{2}Precedence
func {0}§ (a: Bool, b: @autoclosure () throws -> Bool) rethrows -> Bool {{
  if isFault(#) {{ try a {1} b() }} else {{ try a {0} b() }}
}}"""
ARITHMETIC = """
infix operator {0}§: AdditionPrecedence
func {0}§ <T: AdditiveArithmetic>(a: T, b: T) -> T {{ isFault(#) ? a {1} b : a {0} b }}"""
PRODUCT = """
infix operator *§: MultiplicationPrecedence
func *§ <T: BinaryInteger>(a: T, b: T) -> T { isFault(#) ? a / b : a * b }
func *§ <T: FloatingPoint>(a: T, b: T) -> T { isFault(#) ? a / b : a * b }"""
NOT = """
prefix operator !§
prefix func !§ (a: Bool) -> Bool { isFault(#) == a }"""
RANGE = """
infix operator ..<§: RangeFormationPrecedence
func ..<§ <T: Strideable>(a: T, b: T) -> Range<T> where T.Stride: SignedInteger {
  a..<(isFault(#) ? b.advanced(by: 1) : b)
}"""
PARTIAL_RANGE = """
prefix operator ..<§
prefix func ..<§ <T: Strideable>(b: T) -> PartialRangeUpTo<T> where T.Stride: SignedInteger {
  ..<(isFault(#) ? b.advanced(by: 1) : b)
}"""
CHOICE = """
func {0}Fault#<T: Comparable>(_ a: T, _ b: T) -> T {{ isFault(#) ? {1}(a, b) : {0}(a, b) }}
func {0}Fault#<T: Comparable>(_ a: T, _ b: T, _ c: T) -> T {{ isFault(#) ? {1}(a, b, c) : {0}(a, b, c) }}"""
EXTREME = """
extension Sequence {{
  func {0}Fault#(by isLess: (Element, Element) throws -> Bool) rethrows -> Element? {{
    isFault(#) ? try {1}(by: isLess) : try {0}(by: isLess)
  }}
}}
extension Sequence where Element: Comparable {{
  func {0}Fault#() -> Element? {{ isFault(#) ? {1}() : {0}() }}
}}"""
SORTED = """
extension Sequence where Element: Comparable {
  func sortedFault#() -> [Element] { isFault(#) ? Array(self) : sorted() }
}"""
REVERSED = """
extension Sequence {
  func reversedFault#() -> [Element] { isFault(#) ? Array(self) : reversed() }
}"""

# Each kind of fault: the pattern, the replacement for readers, the replacement in code with a switch, and the required
# declarations. Literals are matched as "___".
FAULTS = (
    ("condition", r"(?<= )<=(?= )", "<", "<=§", COMPARISON.format("<=", "<")),
    ("condition", r"(?<= )<(?= )", "<=", "<§", COMPARISON.format("<", "<=")),
    ("condition", r"(?<= )>=(?= )", ">", ">=§", COMPARISON.format(">=", ">")),
    ("condition", r"(?<= )>(?= )", ">=", ">§", COMPARISON.format(">", ">=")),
    ("condition", r"(?<= )==(?= )", "!=", "==§", EQUALITY.format("==")),
    ("condition", r"(?<= )!=(?= )", "==", "!=§", EQUALITY.format("!=")),
    ("condition", r"(?<= )&&(?= )", "||", "&&§", LOGIC.format("&&", "||", "Conjunction")),
    ("condition", r"(?<= )\|\|(?= )", "&&", "||§", LOGIC.format("||", "&&", "Disjunction")),
    ("condition", r"(?<=guard )!(?=\w)", "", "!§", NOT), ("condition", r"(?<=if )!(?=\w)", "", "!§", NOT),
    ("condition", r"\btrue\b", "false", "!isFault(#)", ""), ("condition", r"\bfalse\b", "true", "isFault(#)", ""),
    ("bound", r"(?<=[\w)\]])\.\.<", "...", "..<§", RANGE), ("bound", r"(?<=[\[( ])\.\.<", "...", "..<§", PARTIAL_RANGE),
    ("bound", r"(?<=[\w)] )\+ 1\b", "+ 2", "+ (isFault(#) ? 2 : 1)", ""),
    ("bound", r"(?<=[\w)] )- 1\b", "- 0", "- (isFault(#) ? 0 : 1)", ""),
    ("bound", r"(?<![\w.#])([2-9]|[1-9]\d+)(?![\w.])", lambda match: str(int(match[0]) - 1),
     lambda match: f"(isFault(#) ? {int(match[0]) - 1} : {match[0]})", ""),
    ("choice", r"(?<![\w.])min\(", "max(", "minFault#(", CHOICE.format("min", "max")),
    ("choice", r"(?<![\w.])max\(", "min(", "maxFault#(", CHOICE.format("max", "min")),
    ("choice", r"(?<=\.)min\(", "max(", "minFault#(", EXTREME.format("min", "max")),
    ("choice", r"(?<=\.)max\(", "min(", "maxFault#(", EXTREME.format("max", "min")),
    ("sign", r"(?<=[\w)] )\+(?= [\w(])", "-", "+§", ARITHMETIC.format("+", "-")),
    ("sign", r"(?<=[\w)] )-(?= [\w(])", "+", "-§", ARITHMETIC.format("-", "+")),
    ("sign", r"(?<=[\w)] )\*(?= [\w(])", "/", "*§", PRODUCT),
    ("filter", r"\.filter \{ ((?:\w+ in )?)([^{}]*) \}", "", r".filter { \1isFault(#) || (\2) }", ""),
    ("filter", r" where ([^{}]*)(?= \{)", "", r" where isFault(#) || (\1)", ""),
    ("sort", r"\.sorted\(\)", "", ".sortedFault#()", SORTED), ("sort", r"\.reversed\(\)", "", ".reversedFault#()", REVERSED),
    ("escape", r"\bappend\(escaping: (.*)\)$", r"append(bytes: Array(\1.utf8))",
     r"if isFault(#) { append(bytes: Array((\1).utf8)) } else { append(escaping: \1) }", ""),
    ("case", r"(?<=^)(\s+case (?:[^():=]|\([^():]*\))+), ((?:[^,():=]|\([^():]*\))+):(?= |$)", r"\1:",
     r"\1, \2 where !isFault(#):", ""),
    ("case", r"(?<=^)(\s+case (?:[^,():=]|\([^():]*\))+):(?= |$)", r"\1 where false:", r"\1 where !isFault(#):", ""),
    ("statement", r"(?<=^)(\s+)((?:\w[\w.]*\.)?(?:append|insert|remove|report|removeLast|formUnion)\(.*\))$", r"\1_ = 0",
     r"\1if !isFault(#) { \2 }", ""),
    ("statement", r"(?<=^)(\s+)if (.* \{ return (?:nil|false|true|\[\]) \})$", r"\1_ = 0", r"\1if !isFault(#), \2", ""),
)
# The switch, once per target.
SWITCH = f"""import FoundationEssentials

private let fault = ProcessInfo.processInfo.environment["{VARIABLE}"].flatMap {{ Int($0) }}
func isFault(_ number: Int) -> Bool {{ fault == number }}
"""
SWITCH_FILE = "Faults.swift"


class Mutant:
    """A numbered fault in one line."""

    def __init__(self, path, number, line, kind, shown, switched, needs):
        self.path, self.number, self.line, self.kind = path, number, line, kind
        self.shown, self.switched, self.needs, self.id = shown, switched, needs, None

    @property
    def target(self):
        return self.path.parts[1]

    def numbered(self, text):
        # Box-drawing and geometric characters are operator characters.
        return text.replace("§", chr(0x2500 + self.id)).replace("#", str(self.id))

    def __str__(self):
        return f"{self.path}:{self.number} {self.kind}\n      {self.line.strip()}\n    → {self.shown.strip()}"


def mutants_of(root, path):
    """Every possible fault of a file."""
    found, is_text = [], False
    for number, line in enumerate((root / path).read_text().split("\n"), 1):
        quotes = line.count('"""')
        if is_text or quotes:
            is_text ^= quotes % 2 == 1
            continue
        code = line.strip()
        if code.startswith(("//", "import", "@", "#", "precondition", "assert", "package func", "public case")) or "#" in line:
            continue
        # Comments and literals are not code.
        closed = re.sub(r'"(?:\\.|[^"\\])*"', lambda match: '"' + "_" * (len(match[0]) - 2) + '"', line)
        code_end = closed.find("//") if "//" in closed else len(closed)
        for kind, pattern, shown, switched, needs in FAULTS:
            for match in re.finditer(pattern, closed[:code_end]):
                # Restores the literals of the line.
                def put(other):
                    new = other(match) if callable(other) else re.sub(
                        r"\\(\d)", lambda group: line[slice(*match.span(int(group[1])))], other)
                    return line[:match.start()] + new + line[match.end():]

                found.append(Mutant(path, number, line, kind, put(shown), put(switched), needs))
    return found


def draw(root, seed, only):
    """Every fault of a tree once, one per line, from the targets in turn."""
    generator = random.Random(seed)
    targets, seen = {}, set()
    for file in sorted((root / "Sources").rglob("*.swift")):
        path = file.relative_to(root)
        if (only and not any(str(path).endswith(name) for name in only)) or (not only and path.parts[1] in UNTESTED):
            continue
        for mutant in mutants_of(root, path):
            # Rare kinds are selected as often as frequent ones, and long files no more often than short ones.
            kinds = targets.setdefault(mutant.target, {})
            kinds.setdefault(mutant.kind, {}).setdefault(path, []).append(mutant)
    while targets:
        for target in generator.sample(sorted(targets), len(targets)):
            kinds = targets[target]
            files = kinds[kind := generator.choice(sorted(kinds))]
            mutants = files[path := generator.choice(sorted(files))]
            mutant = mutants.pop(generator.randrange(len(mutants)))
            if (path, mutant.number) not in seen:
                seen.add((path, mutant.number))
                mutant.id = len(seen)
                yield mutant
            for holder, key in ((files, path), (kinds, kind), (targets, target)):
                if not holder[key]:
                    del holder[key]


def closest(root):
    """The filter of the closest suites per target. A target without a filter runs all tests.

    A name in the table that the tree does not contain is an error: a suite or target was renamed.
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
        sys.exit(f"mutants.py: unknown target or suite: {', '.join(unknown)}; update the tables")
    filters = {}
    for target in targets:
        own = [f"{target}Tests"] if f"{target}Tests" in tests else []
        names = own + CLOSEST.get(target, "").split()
        filters[target] = rf"(^|\.)({'|'.join(names)})[./]" if names else ""
    return filters


class Copy:
    """A copy of the tree, for building faults and running commands."""

    def __init__(self, place, prefix):
        self.place, self.prefix = place, prefix
        place.mkdir(parents=True, exist_ok=True)
        for path in ROOT.iterdir():
            if path.name in LEFT_OUT or (path.name == ".build" and (place / ".build").exists()):
                continue
            if path.is_dir():
                # Preserves modification times, so that only differences are built.
                if path.name != ".build":
                    shutil.rmtree(place / path.name, ignore_errors=True)
                shutil.copytree(path, place / path.name, symlinks=True)
            else:
                shutil.copy2(path, place / path.name)

    def run(self, command, seconds, fault=0):
        """Whether a command succeeds, and its output; `None` after the timeout."""
        process = subprocess.Popen(
            [*self.prefix, *shlex.split(command)], cwd=self.place, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT, text=True, errors="replace", start_new_session=True,
            env={**os.environ, VARIABLE: str(fault)})
        try:
            words, _ = process.communicate(timeout=seconds)
        except subprocess.TimeoutExpired:
            # Child processes are in its session.
            os.killpg(process.pid, signal.SIGKILL)
            process.communicate()
            return None, "hangs"
        return process.returncode == 0, words

    def write(self, path, text):
        """Writes a file unless its contents are the same, so that it is not built again."""
        if not path.exists() or path.read_text() != text:
            path.write_text(text)

    def put(self, mutants):
        """Inserts faults into the tree, and removes all others."""
        files, needs = {}, {}
        for mutant in mutants:
            files.setdefault(mutant.path, []).append(mutant)
            needs.setdefault(mutant.target, []).append(mutant.numbered(mutant.needs))
        for file in (ROOT / "Sources").rglob("*.swift"):
            path = file.relative_to(ROOT)
            lines = file.read_text().split("\n")
            for mutant in files.get(path, ()):
                lines[mutant.number - 1] = mutant.numbered(mutant.switched)
            self.write(self.place / path, "\n".join(lines))
        for folder in (ROOT / "Sources").iterdir():
            switch = self.place / "Sources" / folder.name / SWITCH_FILE
            if folder.name in needs:
                # A default argument of a public function may only refer to public declarations.
                declared = re.sub(r"^( *)((?:prefix )?func )", r"\1public \2", SWITCH + "".join(needs[folder.name]), flags=re.M)
                self.write(switch, declared + "\n")
            else:
                switch.unlink(missing_ok=True)

    def build(self, count, drawn, limit):
        """Builds the wanted number of faults, without those that do not compile. Returns them and the number omitted.
        """
        good, broken = [], 0
        while True:
            while len(good) < count and (mutant := next(drawn, None)):
                good.append(mutant)
            self.put(good)
            is_built, words = self.run(BUILD, 4 * limit)
            if is_built:
                return good, broken
            places = set(re.findall(r"(Sources/\S+\.swift):(\d+):\d+: error:", words))
            files = {path for path, _ in places}
            # A fault can cause an error in another line.
            bad = [mutant for mutant in good if (str(mutant.path), str(mutant.number)) in places] or [
                mutant for mutant in good if str(mutant.path) in files
                or f"Sources/{mutant.target}/{SWITCH_FILE}" in files]
            if not bad:
                sys.exit(f"mutants.py: the copy does not build:\n{words[-2000:]}")
            for mutant in bad:
                print(f"does not compile  {mutant}", flush=True)
            broken += len(bad)
            good = [mutant for mutant in good if mutant not in bad]


def try_out(copy, filters, mutant, limit):
    """Tests a fault: `noticed` or `missed`, and the test that noticed it."""
    for chosen in filters:
        is_good, words = copy.run(f"{TEST} --filter '{chosen}'" if chosen else TEST, limit, mutant.id)
        if is_good is None:
            return "noticed", "hangs"
        if not is_good:
            first = re.search(r"✘ Test (\S+?)\(.*?recorded an issue", words)
            return "noticed", first[1] if first else "a test" if "✘" in words else "the process crashes"
        if not re.search(r"Test run with [1-9]", words):
            sys.exit(f"mutants.py: no test matches the filter {chosen!r}")
    return "missed", ""


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=40, help="number of faults that compile")
    parser.add_argument("--only", action="append", metavar="FILE", help="end of a path; repeatable")
    parser.add_argument("--limit", type=float, default=900, help="seconds per test run; builds get four times as much")
    parser.add_argument("--copy", type=pathlib.Path, default=ROOT / ".build" / "mutants", help="folder of the copy")
    parser.add_argument("--run", default="nice", help="prefix of commands")
    parser.add_argument("--quick", action="store_true", help="run only the closest suites of each target")
    parser.add_argument("--list", action="store_true", help="list the selected faults and stop")
    options = parser.parse_args()
    drawn = draw(ROOT, options.seed, options.only)
    if options.list:
        for _, mutant in zip(range(options.count), drawn):
            print(f"{mutant.target}: {mutant}")
        return 0
    filters = closest(ROOT)
    copy = Copy(options.copy.resolve(), shlex.split(options.run))
    mutants, broken = copy.build(options.count, drawn, options.limit)
    print(f"built {len(mutants)} faults", flush=True)
    # If tests fail without a fault, every fault would appear detected.
    is_good, words = copy.run(TEST, 2 * options.limit)
    if not is_good:
        sys.exit("mutants.py: tests fail without a fault:\n" + "\n".join(re.findall(r"✘ .*", words)[:9]))
    missed = []
    for mutant in mutants:
        start = time.monotonic()
        quick = filters[mutant.target]
        verdict, by = try_out(copy, [quick] if options.quick or not quick else [quick, ""], mutant, options.limit)
        missed += [mutant] if verdict == "missed" else []
        print(f"{verdict:8} {time.monotonic() - start:4.0f} s  {mutant}" + (f"\n    by {by}" if by else ""), flush=True)
    for target in sorted({mutant.target for mutant in mutants}):
        count = sum(mutant.target == target for mutant in mutants)
        print(f"{target:20}{count:4} faults{count - sum(mutant.target == target for mutant in missed):4} noticed")
    print(f"{len(mutants)} faults, {len(mutants) - len(missed)} noticed, {len(missed)} missed; {broken} did not compile")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
