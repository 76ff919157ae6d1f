#!/usr/bin/env python3
"""Tests the Debian package and the archive: their reproducible bytes, and installing each on fresh Debian 12 and 13.

Needs root (debootstrap, chroot) and the network. --roots keeps the fresh systems for the next run; packages are
installed into copies.
"""
import gzip
import hashlib
import io
import json
import os
import pathlib
import re
import subprocess
import sys
import tarfile

import frame

ROOT = pathlib.Path(__file__).resolve().parents[2]
MIRROR = "http://deb.debian.org/debian"
RELEASES = {"bookworm": "12", "trixie": "13"}
# Latin, Japanese, and Arabic text in the recommended fonts, and an image.
SAMPLES = ("layout-medium", "japanese", "arabic", "context-menu-image")
FORMATS = {"png": b"\x89PNG\r\n\x1a\n", "svg": b"<svg ", "pdf": b"%PDF-"}
QUIET = {"stdout": subprocess.PIPE, "stderr": subprocess.STDOUT, "stdin": subprocess.DEVNULL}


def pack(program, out, *words, **variables):
    """Builds the packages and returns them by name."""
    subprocess.run(
        [sys.executable, ROOT / "Scripts/package.py", "--program", program, "--out", out, *words], check=True,
        env=os.environ | variables, stdout=subprocess.DEVNULL, timeout=900)
    return {file.name: file for file in sorted(out.iterdir())}


class System:
    """A Debian system in a folder."""

    def __init__(self, path):
        self.path = path

    @staticmethod
    def fresh(folder, name, keep):
        """A copy of a fresh system, which is created if missing."""
        base = keep / name
        if not (base / "etc/debian_version").exists():
            subprocess.run(["rm", "-rf", base], check=True)
            making = keep / f"{name}.part"
            subprocess.run(["rm", "-rf", making], check=True)
            done = subprocess.run(
                ["debootstrap", "--variant=minbase", "--include=ca-certificates", name, making, MIRROR], **QUIET)
            if done.returncode:
                raise RuntimeError(f"debootstrap {name}: {done.stdout.decode()[-2000:]}")
            making.rename(base)
        copy = folder / name
        subprocess.run(["cp", "-a", base, copy], check=True)
        resolver = pathlib.Path("/etc/resolv.conf")
        if resolver.exists():
            (copy / "etc/resolv.conf").write_bytes(resolver.read_bytes())
        return System(copy)

    def run(self, *words):
        """Runs a command in the system with /proc mounted, and unmounts it afterwards."""
        script = 'mount -t proc proc "$0/proc" && exec chroot "$0" env -i PATH=/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin ' \
                 'HOME=/root LC_ALL=C.UTF-8 DEBIAN_FRONTEND=noninteractive "$@"'
        return subprocess.run(
            ["unshare", "--mount", "--fork", "sh", "-c", script, self.path, *map(str, words)], timeout=1800, **QUIET)

    def take(self, source, place):
        target = self.path / place
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(source.read_bytes())


class Checks:
    def __init__(self, program, tally, folder, keep):
        self.program = program
        self.tally = tally
        self.folder = folder
        self.keep = keep.resolve()
        self.made = {}

    def packages(self):
        if not self.made:
            (self.folder / "packages").mkdir()
            self.made = pack(self.program.path, self.folder / "packages")
        return self.made

    def one(self, ending):
        found = [path for name, path in self.packages().items() if name.endswith(ending)]
        return found[0]

    # --- What is in them ---------------------------------------------------------------------------------------------

    def reproducible(self):
        """Two runs give the same bytes at any time and place. The day of another commit gives other bytes."""
        hashes = {name: hashlib.sha256(file.read_bytes()).digest() for name, file in self.packages().items()}
        self.tally.equal("a package and an archive are made", len(hashes), 2)
        again = self.folder / "packages again"
        again.mkdir()
        os.umask(0o077)
        second = pack(self.program.path, again, TZ="Asia/Kathmandu", LC_ALL="C")
        os.umask(0o022)
        for name, file in second.items():
            self.tally.check(f"{name} has the same bytes", hashlib.sha256(file.read_bytes()).digest() == hashes.get(name))
        later = self.folder / "packages later"
        later.mkdir()
        third = pack(self.program.path, later, "--only", "archive", SOURCE_DATE_EPOCH="86400")
        for name, file in third.items():
            self.tally.check(f"{name} of another day differs", hashlib.sha256(file.read_bytes()).digest() != hashes.get(name))
            with tarfile.open(file) as archive:
                self.tally.equal("times are those of the day", {entry.mtime for entry in archive}, {86400})

    def lintian(self):
        done = subprocess.run(["lintian", "--fail-on", "error", "--allow-root", self.one(".deb")], **QUIET)
        said = done.stdout.decode()
        self.tally.check("lintian finds no error", done.returncode == 0, said)
        print(said, end="")

    def contents(self):
        """The package has its documents, the archive has them elsewhere, and neither contains names of this machine."""
        data = subprocess.check_output(["dpkg-deb", "--fsys-tarfile", self.one(".deb")])
        with tarfile.open(fileobj=io.BytesIO(data)) as tar:
            names = {entry.name for entry in tar}
            owners = {(entry.uid, entry.gid) for entry in tar}
            page = gzip.decompress(tar.extractfile("./usr/share/man/man1/menumock.1.gz").read()).decode()
            schema = tar.extractfile("./usr/share/menumock/schema/document.schema.json").read()
        for name in ("bin/menumock", "libexec/menumock/menumock-swift", "share/bash-completion/completions/menumock", "share/zsh/vendor-completions/_menumock",
                     "share/fish/vendor_completions.d/menumock.fish", "share/doc/menumock/copyright",
                     "share/doc/menumock/changelog.Debian.gz", "share/doc/menumock/examples/layout-medium.json"):
            self.tally.check(f"the package has {name}", f"./usr/{name}" in names)
        self.tally.equal("everything is root's", owners, {(0, 0)})
        self.tally.check("the schema is that of documents", "properties" in json.loads(schema))
        listed = self.program.run("--help").stdout.decode().split("SUBCOMMANDS:")[1]
        for command in re.findall(r"^  (\w+) {3,}", listed, re.MULTILINE):
            self.tally.check(f"the manual page has {command}", f"\n.SS {command}\n" in page)
        # `man` breaks lines itself, and warns about unknown requests.
        view = subprocess.run(
            ["groff", "-man", "-Tutf8", "-Kutf8", "-ww", "-z"], input=page.encode(), stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT)
        self.tally.check("roff has nothing to say about the manual page", not view.stdout, view.stdout.decode())
        with tarfile.open(self.one(".tar.gz")) as tar:
            tops = {entry.name.split("/")[0] for entry in tar}
            self.tally.equal("the archive has one folder", len(tops), 1)
            programs = {entry.name.split("/", 1)[1] for entry in tar if entry.isfile() and entry.mode == 0o755}
            self.tally.equal(
                "its programs", programs, {"bin/menumock", "libexec/menumock/menumock-swift", "install.sh"})

    # --- Installed ---------------------------------------------------------------------------------------------------

    def draws(self, label, system, program, samples):
        """Renders the samples in every format on the system, without an error and twice with the same bytes."""
        version = system.run(program, "--version")
        own = self.program.run("--version").stdout.decode().strip()
        self.tally.equal(f"{label}: version", version.stdout.decode().strip(), own)
        for name in samples:
            for form, beginning in FORMATS.items():
                pictures = []
                for turn in "ab":
                    run = system.run(program, "render", f"{self.examples}/{name}.json", "-o", f"/root/{turn}.{form}")
                    picture = system.path / f"root/{turn}.{form}"
                    good = run.returncode == 0 and picture.exists()
                    if self.tally.check(f"{label}: {name}.{form} is drawn", good, run.stdout.decode()[-1000:]):
                        pictures.append(picture.read_bytes())
                if len(pictures) == 2:
                    self.tally.check(f"{label}: {name}.{form} is one", beginning in pictures[0][:200])
                    self.tally.check(f"{label}: {name}.{form} is the same twice", pictures[0] == pictures[1])

    def imports(self, label, system, program):
        """The installed program finds the helper that reads Swift sources."""
        done = system.run(program, "import", f"{self.examples}/App", "--list")
        said = done.stdout.decode()
        self.tally.check(f"{label}: Swift sources are read", done.returncode == 0 and ".swift:" in said, said[-1000:])

    examples = "/usr/share/doc/menumock/examples"

    def debian_package(self, name):
        label = f"Debian {RELEASES[name]}, package"
        system = System.fresh(self.folder, name, self.keep)
        file = self.one(".deb")
        system.take(file, f"root/{file.name}")
        # Minimal Debian images omit documentation by default.
        system.run("sh", "-c", "rm -f /etc/dpkg/dpkg.cfg.d/docker*; apt-get update -qq")
        done = system.run("apt-get", "install", "-y", "-qq", f"/root/{file.name}")
        if not self.tally.check(f"{label}: apt installs it", done.returncode == 0, done.stdout.decode()[-2000:]):
            return
        self.draws(label, system, "menumock", SAMPLES)
        self.imports(label, system, "menumock")
        fonts = system.run("menumock", "list", "fonts").stdout.decode()
        self.tally.check(f"{label}: Inter is found", "Inter 400" in fonts and "present" in fonts, fonts[:500])
        checked = system.run("sh", "-c", f"cd {self.examples} && menumock validate . 2>&1 || true")
        self.tally.check(f"{label}: validate runs over the examples", b"Fatal" not in checked.stdout)
        removed = system.run("apt-get", "purge", "-y", "-qq", "menumock")
        self.tally.check(f"{label}: it can be removed", removed.returncode == 0, removed.stdout.decode()[-500:])
        left = [path for path in ("usr/bin/menumock", "usr/libexec/menumock", "usr/share/menumock") if (system.path / path).exists()]
        self.tally.equal(f"{label}: nothing of it is left", left, [])
        subprocess.run(["rm", "-rf", system.path], check=True)

    def archive(self, name):
        label = f"Debian {RELEASES[name]}, archive"
        system = System.fresh(self.folder, name, self.keep)
        file = self.one(".tar.gz")
        system.take(file, "root/menumock.tar.gz")
        folder = file.name.removesuffix(".tar.gz")
        system.run("tar", "-xzf", "/root/menumock.tar.gz", "-C", "/opt")
        bare = system.run("env", "PREFIX=/opt/bare", f"/opt/{folder}/install.sh")
        said = bare.stdout.decode()
        self.tally.check(
            f"{label}: a bare system lists missing libraries",
            bare.returncode == 69 and "libcairo.so.2" in said and "libpango-1.0.so.0" in said and "\n\n" not in said,
            said[-800:])
        done = system.run("env", "PREFIX=/opt/elsewhere", f"/opt/{folder}/install.sh", "--packages")
        self.tally.check(f"{label}: install.sh --packages installs it", done.returncode == 0, done.stdout.decode()[-2000:])
        # Moved after unpacking, so that paths into the old folder would fail.
        system.run("mv", f"/opt/{folder}", "/opt/moved")
        self.examples = "/opt/elsewhere/share/doc/menumock/examples"
        self.draws(label, system, "/opt/elsewhere/bin/menumock", SAMPLES[:1])
        self.draws(f"{label}, moved", system, "/opt/moved/bin/menumock", SAMPLES[:1])
        self.imports(label, system, "/opt/elsewhere/bin/menumock")
        del self.examples
        subprocess.run(["rm", "-rf", system.path], check=True)


def main():
    parser = frame.arguments(__doc__)
    parser.add_argument("--roots", type=pathlib.Path, required=True, help="where fresh systems are kept")
    options = parser.parse_args()
    options.roots.mkdir(parents=True, exist_ok=True)

    def steps(program, tally, folder):
        checks = Checks(program, tally, folder, options.roots)
        named = {"reproducible": checks.reproducible, "lintian": checks.lintian, "contents": checks.contents}
        for name, number in RELEASES.items():
            named[f"package-{number}"] = lambda name=name: checks.debian_package(name)
            named[f"archive-{number}"] = lambda name=name: checks.archive(name)
        if os.getuid() != 0:
            raise SystemExit("distribution.py: fresh systems are made by root only")
        return named

    return frame.run(options, steps)


if __name__ == "__main__":
    sys.exit(main())
