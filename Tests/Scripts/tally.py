"""Counts what passed and what failed, for the scripts of this folder."""
import sys


class Tally:
    """The checks of one run; failures are told at once, the sum at the end."""

    def __init__(self):
        self.passed = 0
        self.failures = []

    def check(self, name, is_good, detail=""):
        """Takes one check; `detail` says what was found where it failed. Returns whether it passed."""
        if is_good:
            self.passed += 1
        else:
            self.failures.append(name)
            print(f"FAILED {name}" + (f": {detail}" if detail else ""), file=sys.stderr, flush=True)
        return bool(is_good)

    def equal(self, name, found, expected):
        """A check that two values are the same."""
        return self.check(name, found == expected, f"{found!r} instead of {expected!r}")

    def finish(self):
        """Prints the sum, and returns the exit status: 1 also where nothing was checked at all."""
        print(f"{self.passed} passed, {len(self.failures)} failed")
        return 0 if self.passed and not self.failures else 1
