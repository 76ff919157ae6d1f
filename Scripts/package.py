#!/usr/bin/env python3
"""Builds a Debian package and a relocatable archive of the release program.

The same program at the same commit gives the same bytes: times are those of the last commit (or `SOURCE_DATE_EPOCH`),
owners and modes are fixed, and entries are sorted.
"""
import argparse
import datetime
import email.utils
import gzip
import io
import json
import os
import pathlib
import re
import subprocess
import sys
import tarfile
import tempfile
import textwrap

from manual import last_change, manual

ROOT = pathlib.Path(__file__).resolve().parents[1]
COMPLETIONS = {"bash": "menumock", "zsh": "_menumock", "fish": "menumock.fish"}
SCHEMAS = {"document": (), "manifest": ("--manifest",), "theme": ("--theme",)}
# Completion folders of each shell below `share`: Debian's for packages, and those of other systems.
DEBIAN_PLACES = {
    "bash": "bash-completion/completions", "zsh": "zsh/vendor-completions", "fish": "fish/vendor_completions.d"}
OTHER_PLACES = DEBIAN_PLACES | {"zsh": "zsh/site-functions"}


class Failure(Exception):
    """A required tool or file is missing or unsuitable."""


class Release:
    """The contents of packages: the programs, and metadata from the program and the project."""

    def __init__(self, program):
        self.program = pathlib.Path(program).resolve()
        self.helper = self.program.with_name("menumock-swift")
        for file in (self.program, self.helper):
            if not file.is_file():
                raise Failure(f"{file} does not exist: make build-portable")
        self.load()

    def load(self):
        self.project = json.loads((ROOT / "Packaging/project.json").read_text())
        self.name = self.project["name"]
        self.version = self.ask("--version").decode().strip()
        self.seconds = last_change(ROOT)

    def ask(self, *words):
        return subprocess.check_output([self.program, *words])

    @property
    def programs(self):
        """The executables by path: the program, and the helper that reads Swift sources."""
        return {"bin/menumock": self.program, f"libexec/{self.name}/menumock-swift": self.helper}

    def completions(self, shell):
        """The completions of a shell. Shells source them, so they need no shebang."""
        return re.sub(rb"\A#!.*\n", b"", self.ask("--generate-completion-script", shell))

    @property
    def home(self):
        """The address of the project, or `None` for a placeholder."""
        home = self.project["home"]
        return None if home.split("/")[2].endswith(".invalid") else home

    def shared(self, places):
        """The files below `share`, by path."""
        files = {f"{places[shell]}/{name}": self.completions(shell) for shell, name in COMPLETIONS.items()}
        files["man/man1/menumock.1.gz"] = packed(manual(str(self.program), self.seconds).encode())
        for name, words in SCHEMAS.items():
            files[f"{self.name}/schema/{name}.schema.json"] = self.ask("schema", *words)
        samples = ROOT / "Samples"
        for file in sorted(samples.rglob("*")):
            if file.is_file():
                files[f"doc/{self.name}/examples/{file.relative_to(samples)}"] = file.read_bytes()
        return files

    def dependencies(self):
        """The Debian packages that contain the program's libraries, with their versions."""
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder)
            (path / "debian").mkdir()
            (path / "debian/control").write_text(f"Source: {self.name}\n\nPackage: {self.name}\nArchitecture: any\n")
            files = [word for file in self.programs.values() for word in ("-e", str(file))]
            found = run("dpkg-shlibdeps", "-O", *files, cwd=path)
        names = re.search(r"^shlibs:Depends=(.+)$", found, re.MULTILINE)
        if not names:
            raise Failure(f"dpkg-shlibdeps found no libraries: {found}")
        return sorted(names[1].split(", "))


def run(*words, **options):
    try:
        done = subprocess.run(words, text=True, stdout=subprocess.PIPE, stderr=subprocess.PIPE, **options)
    except FileNotFoundError:
        raise Failure(f"{words[0]} is missing: Scripts/setup.sh package") from None
    if done.returncode:
        raise Failure(f"{' '.join(words)}: {done.stderr}")
    return done.stdout


def stripped(program):
    """The bytes of an executable without its symbol table, which would double the size."""
    with tempfile.TemporaryDirectory() as folder:
        copy = pathlib.Path(folder) / program.name
        run("strip", "-o", str(copy), str(program))
        return copy.read_bytes()


def packed(data):
    """Gzip data without a name and a time."""
    out = io.BytesIO()
    with gzip.GzipFile(filename="", mode="wb", compresslevel=9, fileobj=out, mtime=0) as file:
        file.write(data)
    return out.getvalue()


# --- The Debian package ----------------------------------------------------------------------------------------------


def changelog(release):
    date = email.utils.format_datetime(datetime.datetime.fromtimestamp(release.seconds, datetime.timezone.utc))
    return (f"{release.name} ({release.version}-1) unstable; urgency=medium\n\n"
            f"  * Release {release.version}; changelog.gz tells what changed.\n\n"
            f" -- {release.project['maintainer']}  {date}\n")


def copyright_text(release):
    year = datetime.datetime.fromtimestamp(release.seconds, datetime.timezone.utc).year
    source = f"Source: {release.home}\n" if release.home else ""
    notice = "\n".join(f" {line}" if line else " ." for line in (ROOT / "NOTICE").read_text().strip().splitlines())
    return (f"Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/\n"
            f"Upstream-Name: {release.name}\n{source}Comment:\n{notice}\n .\n"
            " The programs carry the runtime library of Swift, swift-argument-parser, swift-system and swift-syntax, which\n"
            " come under the Apache License 2.0 with the Runtime Library Exception.\n\n"
            f"Files: *\nCopyright: {max(2026, year)} the menumock authors\nLicense: Apache-2.0\n"
            " On Debian systems the text of the Apache License, version 2.0, is in\n"
            " /usr/share/common-licenses/Apache-2.0.\n")


def control(release, architecture, kilobytes):
    project = release.project
    fields = {
        "Package": release.name, "Version": f"{release.version}-1", "Section": "graphics", "Priority": "optional",
        "Architecture": architecture, "Maintainer": project["maintainer"], "Installed-Size": str(kilobytes),
        "Depends": ", ".join(sorted(release.dependencies() + project["typefaces"])),
        "Recommends": ", ".join(sorted(project["recommends"])),
    }
    if release.home:
        fields["Homepage"] = release.home
    long_text = "\n .\n".join(textwrap.fill(part, 78, initial_indent=" ", subsequent_indent=" ")
                              for part in project["description"])
    return "".join(f"{key}: {value}\n" for key, value in fields.items()) + \
        f"Description: {project['summary']}\n{long_text}\n"


def write(path, data, mode=0o644):
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)
    path.chmod(mode)


def make_debian_package(release, out):
    """Writes NAME_VERSION-1_ARCHITECTURE.deb and returns its path."""
    architecture = run("dpkg", "--print-architecture").strip()
    with tempfile.TemporaryDirectory() as folder:
        root = pathlib.Path(folder) / "root"
        for place, file in release.programs.items():
            write(root / "usr" / place, stripped(file), 0o755)
        for place, data in release.shared(DEBIAN_PLACES).items():
            write(root / "usr/share" / place, data)
        documents = root / "usr/share/doc" / release.name
        write(documents / "copyright", copyright_text(release).encode())
        write(documents / "changelog.Debian.gz", packed(changelog(release).encode()))
        write(documents / "changelog.gz", packed((ROOT / "CHANGELOG.md").read_bytes()))
        files = [file for file in sorted(root.rglob("*")) if file.is_file()]
        sizes = sum(-(-file.stat().st_size // 1024) for file in files)
        sums = "".join(f"{run('md5sum', str(file)).split()[0]}  {file.relative_to(root)}\n" for file in files)
        write(root / "DEBIAN/control", control(release, architecture, sizes).encode())
        write(root / "DEBIAN/md5sums", sums.encode())
        for path in [root, *root.rglob("*")]:
            if path.is_dir():
                path.chmod(0o755)
            os.utime(path, (release.seconds, release.seconds))
        target = out / f"{release.name}_{release.version}-1_{architecture}.deb"
        # With several threads, block boundaries and therefore bytes depend on the machine.
        run("dpkg-deb", "--build", "--root-owner-group", "-Zxz", "--threads-max=1", str(root), str(target),
            env=os.environ | {"SOURCE_DATE_EPOCH": str(release.seconds)})
    return target


# --- The archive -----------------------------------------------------------------------------------------------------


def make_archive(release, out):
    """Writes NAME-VERSION-SYSTEM-MACHINE.tar.gz and returns its path."""
    machine = os.uname()
    name = f"{release.name}-{release.version}-{machine.sysname.lower()}-{machine.machine}"
    files = {f"share/{place}": data for place, data in release.shared(OTHER_PLACES).items()}
    files |= {place: stripped(file) for place, file in release.programs.items()}
    files["install.sh"] = (ROOT / "Packaging/install.sh").read_bytes()
    for kept in ("LICENSE", "NOTICE", "README.md", "CHANGELOG.md"):
        files[kept] = (ROOT / kept).read_bytes()
    packages = [entry.split(" ")[0] for entry in release.dependencies()]
    packages += release.project["typefaces"] + release.project["recommends"]
    files[f"share/{release.name}/debian-packages.txt"] = "".join(f"{entry}\n" for entry in sorted(packages)).encode()

    folders = {str(parent) for file in files for parent in pathlib.PurePath(file).parents} - {"."}
    data = io.BytesIO()
    with tarfile.open(fileobj=data, mode="w", format=tarfile.USTAR_FORMAT) as archive:
        for entry in sorted({""} | folders | set(files)):
            about = tarfile.TarInfo(f"{name}/{entry}".rstrip("/"))
            about.mtime = release.seconds
            about.uname = about.gname = "root"
            if entry in files:
                about.size = len(files[entry])
                about.mode = 0o755 if entry in (*release.programs, "install.sh") else 0o644
                archive.addfile(about, io.BytesIO(files[entry]))
            else:
                about.type, about.mode = tarfile.DIRTYPE, 0o755
                archive.addfile(about)
    target = out / f"{name}.tar.gz"
    target.write_bytes(packed(data.getvalue()))
    return target


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("--program", default=".build-portable/release/menumock", help="the release program")
    parser.add_argument("--out", type=pathlib.Path, default=pathlib.Path("out/packages"), help="output folder")
    parser.add_argument("--only", choices=("deb", "archive"), help="build only one of the two")
    options = parser.parse_args()
    options.out.mkdir(parents=True, exist_ok=True)
    try:
        release = Release(options.program)
        if options.only != "archive":
            print(make_debian_package(release, options.out))
        if options.only != "deb":
            print(make_archive(release, options.out))
    except Failure as failure:
        print(f"package.py: {failure}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
