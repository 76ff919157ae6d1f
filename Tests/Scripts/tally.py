"""Counts passed and failed checks, for the scripts of this folder."""
import sys


class Tally:
    """The checks of one run. Failures are printed immediately, the total at the end."""

    def __init__(self):
        self.passed = 0
        self.failures = []

    def check(self, name, is_good, detail=""):
        """Records a check. `detail` is printed if it fails. Returns whether it passed."""
        if is_good:
            self.passed += 1
        else:
            self.failures.append(name)
            print(f"FAILED {name}" + (f": {detail}" if detail else ""), file=sys.stderr, flush=True)
        return bool(is_good)

    def equal(self, name, found, expected):
        """Checks that two values are equal."""
        return self.check(name, found == expected, f"{found!r} instead of {expected!r}")

    def finish(self):
        """Prints the total and returns the exit status, which is 1 also if there were no checks."""
        print(f"{self.passed} passed, {len(self.failures)} failed")
        return 0 if self.passed and not self.failures else 1
