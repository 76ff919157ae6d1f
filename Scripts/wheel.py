#!/usr/bin/env python3
"""Builds the wheels `menumock` and `menumock-fonts`: the program with its libraries and fonts, and the Python package.

The same program at the same commit gives the same bytes. `auditwheel` decides which platforms a wheel is for. With
--module, builds instead the wheel `menumock` for all other platforms, which renders with the WebAssembly module.
"""
import argparse
import base64
import hashlib
import json
import os
import pathlib
import re
import shutil
import struct
import subprocess
import sys
import tempfile
import time
import tomllib
import zipfile

from package import ROOT, Failure, Release, run

# Part of every system that the tag admits.
SYSTEM = re.compile(r"^(ld-linux.*|libc|libm|libdl|libpthread|librt|libutil|libresolv)\.so")
# Loaded when a document has images.
OPTIONAL = ("librsvg-2.so.2", "libturbojpeg.so.0", "libwebp.so.7")
# The packages of fonts in each wheel.
FONTS = {"menumock": ("fonts-inter", "fonts-noto-core"), "menumock-fonts": ("fonts-noto-cjk", "fonts-noto-color-emoji")}
# The packages whose code is in the WebAssembly module, and the fonts that it does not contain itself.
MODULE_CODE = ("libcairo2", "libclang-rt-16-dev-wasm32", "libdeflate0", "libfribidi0", "libglib2.0-0", "libharfbuzz0b",
               "libpango-1.0-0", "libpixman-1-0", "wasi-libc", "fonts-inter")
MODULE_FONTS = ("fonts-noto-core",)
# Python-Markdown knows extensions by name; a name without a dot needs no quotation marks in TOML.
ENTRY_POINTS = """\
[console_scripts]
menumock = menumock._program:main

[markdown.extensions]
menumock = menumock.markdown:MenumockExtension
"""
ENTROPY = "libmenumock-entropy.so"
OLD_VERSION = "GLIBC_2.2.5"


# --- Libraries -------------------------------------------------------------------------------------------------------


def libraries(programs):
    """The libraries that programs need besides the system's, by the names under which they are loaded."""
    found = {}
    pending = [str(program) for program in programs]
    listing = run("ldconfig", "-p")
    for name in OPTIONAL:
        path = re.search(rf"^\s*{re.escape(name)} .*=> (\S+)$", listing, re.MULTILINE)
        if not path:
            raise Failure(f"{name} is missing: Scripts/setup.sh")
        found[name] = pathlib.Path(path[1])
        pending.append(path[1])
    for file in pending:
        for name, path in re.findall(r"^\s*(\S+) => (\S+)", run("ldd", file), re.MULTILINE):
            if path == "not":
                raise Failure(f"{file}: {name} is missing")
            if not SYSTEM.match(name):
                found[name] = pathlib.Path(path)
    return found


def graft(program, helper, folder):
    """Copies the programs and their libraries; each finds the others by its own place. Returns the libraries."""
    programs = [program, *([helper] if helper.is_file() else [])]
    needed = libraries(programs)
    (folder / "bin").mkdir(parents=True)
    (folder / "lib").mkdir()
    for file in programs:
        target = folder / "bin" / file.name
        run("strip", "-o", str(target), str(file))
        run("patchelf", "--set-rpath", "$ORIGIN/../lib", str(target))
        target.chmod(0o755)
    for name, path in sorted(needed.items()):
        target = folder / "lib" / name
        shutil.copyfile(path, target)
        run("strip", "--strip-unneeded", str(target))
        run("patchelf", "--set-rpath", "$ORIGIN", str(target))
        target.chmod(0o755)
    lowered = [file for file in sorted(folder.rglob("*")) if file.is_file() and lower_version(file)]
    if lowered:
        run("cc", "-O2", "-fPIC", "-shared", "-Wall", "-Werror", f"-Wl,-soname,{ENTROPY}", "-Wl,--build-id=none", "-s",
            "-o", str(folder / "lib" / ENTROPY), str(ROOT / "Packaging/wheel/entropy.c"))
    return needed


def newest_symbols(file):
    """The symbols that need the C library 2.36 or newer, with their versions."""
    found = []
    for line in run("readelf", "--wide", "--dyn-syms", str(file)).splitlines():
        symbol = re.search(r" UND (\w+)@GLIBC_(2\.(\d+))", line)
        if symbol and int(symbol[3]) >= 36:
            found.append((symbol[1], f"GLIBC_{symbol[2]}"))
    return found


def lower_version(file):
    """Makes a file take `arc4random` from our library, if that is all it needs of a newer C library.

    Returns whether the file has changed. The symbol loses its version, and the table of needed versions names an old one
    in place of the newer.
    """
    symbols = newest_symbols(file)
    if not symbols or any(not name.startswith("arc4random") for name, _ in symbols):
        return False
    for name, _ in symbols:
        run("patchelf", "--clear-symbol-version", name, str(file))
    run("patchelf", "--add-needed", ENTROPY, str(file))
    data = bytearray(file.read_bytes())
    sections = {section["name"]: section for section in elf_sections(data)}
    strings = sections[".dynstr"]
    names = data[strings["offset"]:strings["offset"] + strings["size"]]
    old = names.find(f"\0{OLD_VERSION}\0".encode()) + 1
    if old == 0:
        raise Failure(f"{file.name} does not need {OLD_VERSION}")
    table = sections[".gnu.version_r"]
    entry = table["offset"]
    while True:
        _, count, _, first, following = struct.unpack_from("<HHIII", data, entry)
        auxiliary = entry + first
        for _ in range(count):
            _, _, _, name, after = struct.unpack_from("<IHHII", data, auxiliary)
            version = bytes(names[name:names.index(0, name)]).decode()
            if version in {needed for _, needed in symbols}:
                struct.pack_into("<I", data, auxiliary, elf_hash(OLD_VERSION))
                struct.pack_into("<I", data, auxiliary + 8, old)
            auxiliary += after
        if not following:
            break
        entry += following
    file.write_bytes(data)
    return True


def elf_sections(data):
    """The sections of a 64-bit little-endian file."""
    if data[:6] != b"\x7fELF\x02\x01":
        raise Failure("expected a 64-bit little-endian ELF file")
    start, = struct.unpack_from("<Q", data, 0x28)
    size, count, names = struct.unpack_from("<HHH", data, 0x3A)
    found = []
    for index in range(count):
        name, _, _, _, offset, length = struct.unpack_from("<IIQQQQ", data, start + index * size)
        found.append({"name": name, "offset": offset, "size": length})
    text = found[names]
    for section in found:
        begin = text["offset"] + section["name"]
        section["name"] = bytes(data[begin:data.index(0, begin)]).decode()
    return found


def elf_hash(name):
    value = 0
    for byte in name.encode():
        value = (value << 4) + byte
        high = value & 0xF0000000
        value = (value ^ high >> 24) & ~high & 0xFFFFFFFF
    return value


# --- Licenses --------------------------------------------------------------------------------------------------------


def package_of(path):
    """The Debian package of an installed file."""
    real = os.path.realpath(path)
    # Debian lists files under their place before /usr was merged.
    for candidate in (str(path), real, real.removeprefix("/usr"), "/usr" + real):
        done = subprocess.run(["dpkg-query", "--search", candidate], text=True, capture_output=True, check=False)
        if done.returncode == 0:
            return done.stdout.split(":")[0].split(",")[0]
    return None


def licenses(paths, module_code=()):
    """The copyright files of the packages that files, and the code of the module, come from, by their names in the wheel."""
    files = {"LICENSE": (ROOT / "LICENSE").read_bytes(), "NOTICE": (ROOT / "NOTICE").read_bytes()}
    table = ["The wheel contains these files of Debian packages:", ""]
    for path, package in [*((path, package_of(path)) for path in sorted(paths, key=str)),
                          *(("menumock.wasm", package) for package in module_code)]:
        if package is None:
            raise Failure(f"{path} belongs to no Debian package, so its license is unknown")
        version = run("dpkg-query", "--show", "--showformat", "${Version}", package)
        table.append(f"{pathlib.Path(path).name}: {package} {version}, licenses/{package}.txt")
        text = pathlib.Path("/usr/share/doc", package, "copyright")
        if not text.is_file():
            raise Failure(f"{text} is missing, so the license of {package} is unknown")
        files[f"{package}.txt"] = text.read_bytes()
    files["THIRD-PARTY.txt"] = ("\n".join(table) + "\n").encode()
    return files


# --- Wheels ----------------------------------------------------------------------------------------------------------


def fonts(packages):
    """The fonts of packages by their paths, as the lock file names them."""
    found = {}
    for face in json.loads((ROOT / "Fonts/fonts.json").read_text())["faces"]:
        if face["package"] in packages:
            source = pathlib.Path("/usr/share/fonts", face["path"])
            if not source.is_file():
                raise Failure(f"{source} is missing: Scripts/setup.sh")
            if hashlib.sha256(source.read_bytes()).hexdigest() != face["sha256"]:
                raise Failure(f"{source} is not the font that Fonts/fonts.json names")
            found[face["path"]] = source
    return found


def metadata(project, release, readme):
    lines = [
        "Metadata-Version: 2.4", f"Name: {project['name']}", f"Version: {release.version}",
        f"Summary: {project['description']}", f"Author-email: {release.project['maintainer']}",
        f"License-Expression: {project['license']}", "License-File: LICENSE", "License-File: THIRD-PARTY.txt",
        f"Requires-Python: {project['requires-python']}"]
    lines += [f"Classifier: {entry}" for entry in project.get("classifiers", [])]
    if release.home:
        lines.append(f"Project-URL: Homepage, {release.home}")
    lines += [f"Requires-Dist: {entry}" for entry in project.get("dependencies", [])]
    for extra, needed in project.get("optional-dependencies", {}).items():
        lines.append(f"Provides-Extra: {extra}")
        lines += [f'Requires-Dist: {entry}; extra == "{extra}"' for entry in needed]
    lines += ["Description-Content-Type: text/markdown", "", readme]
    return "\n".join(lines).encode()


def write_wheel(out, name, version, tag, files, seconds, is_pure):
    """Writes a wheel with sorted entries and fixed times; `files` has contents and modes by path."""
    normal = name.replace("-", "_")
    info = f"{normal}-{version}.dist-info"
    files = dict(files)
    files[f"{info}/WHEEL"] = ((
        f"Wheel-Version: 1.0\nGenerator: menumock\nRoot-Is-Purelib: {str(is_pure).lower()}\nTag: {tag}\n").encode(), 0o644)
    record = "".join(
        f"{path},sha256={base64.urlsafe_b64encode(hashlib.sha256(data).digest()).decode().rstrip('=')},{len(data)}\n"
        for path, (data, _) in sorted(files.items()))
    files[f"{info}/RECORD"] = (f"{record}{info}/RECORD,,\n".encode(), 0o644)
    target = out / f"{normal}-{version}-{tag}.whl"
    moment = time.gmtime(max(seconds, 315532800))[:6]
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as wheel:
        for path, (data, mode) in sorted(files.items()):
            entry = zipfile.ZipInfo(path, moment)
            entry.external_attr = (0o100000 | mode) << 16
            entry.create_system = 3
            entry.compress_type = zipfile.ZIP_DEFLATED
            wheel.writestr(entry, data, compresslevel=9)
    return target


def platform_tag(auditwheel, wheel):
    """The oldest platform that a wheel is for, as auditwheel decides."""
    said = run(auditwheel, "show", str(wheel))
    found = re.search(r'consistent with the\s+following platform tag:\s+"(\w+)"', said)
    if not found or not found[1].startswith("manylinux"):
        raise Failure(f"auditwheel finds no platform for {wheel.name}: {said}")
    return found[1]


def tree(folder, prefix):
    return {f"{prefix}/{file.relative_to(folder)}": (file.read_bytes(), 0o755 if os.access(file, os.X_OK) else 0o644)
            for file in sorted(folder.rglob("*")) if file.is_file()}


def sources(folder, version):
    """The files of a Python package."""
    found = {}
    for file in sorted(folder.rglob("*")):
        if file.is_file() and file.suffix in (".py", ".pyi", ".typed"):
            found[f"{folder.name}/{file.relative_to(folder)}"] = (file.read_bytes(), 0o644)
    if f"{folder.name}/_version.py" in found:
        found[f"{folder.name}/_version.py"] = (f'__version__ = "{version}"\n'.encode(), 0o644)
    return found


def make_wheel(release, name, out, auditwheel):
    folder = ROOT / "Python"
    project = tomllib.loads((folder / "pyproject.toml").read_text())["tool"]["menumock"][name]
    package = name.replace("-", "_")
    files = sources(folder / package, release.version)
    used = []
    for path, source in fonts(FONTS[name]).items():
        files[f"{package}/fonts/{path}"] = (source.read_bytes(), 0o644)
        used.append(source)
    info = f"{package}-{release.version}.dist-info"
    is_pure = name != "menumock"
    with tempfile.TemporaryDirectory() as place:
        if not is_pure:
            grafted = pathlib.Path(place) / "menumock"
            used += graft(release.program, release.helper, grafted).values()
            files |= tree(grafted, package)
            files[f"{package}/fonts/fonts.conf"] = ((ROOT / "Packaging/wheel/fonts.conf").read_bytes(), 0o644)
            files[f"{info}/entry_points.txt"] = (ENTRY_POINTS.encode(), 0o644)
        readme = (folder / f"{package}.md").read_text()
        files[f"{info}/METADATA"] = (metadata(project, release, readme), 0o644)
        for path, data in licenses(used).items():
            files[f"{info}/licenses/{path}"] = (data, 0o644)
        if is_pure:
            return write_wheel(out, name, release.version, "py3-none-any", files, release.seconds, True)
        machine = os.uname().machine
        draft = write_wheel(
            pathlib.Path(place), name, release.version, f"py3-none-linux_{machine}", files, release.seconds, False)
        tag = f"py3-none-{platform_tag(auditwheel, draft)}"
        return write_wheel(out, name, release.version, tag, files, release.seconds, False)


def make_module_wheel(release, module, out):
    """Writes the wheel for platforms without a program."""
    name, folder = "menumock", ROOT / "Python"
    project = tomllib.loads((folder / "pyproject.toml").read_text())["tool"]["menumock"][name]
    project["dependencies"] = [*project["dependencies"], "wasmtime>=50"]
    project["classifiers"] = [
        "Operating System :: OS Independent" if entry.startswith("Operating System") else entry for entry in project["classifiers"]]
    files = sources(folder / name, release.version)
    files[f"{name}/menumock.wasm"] = (module.read_bytes(), 0o644)
    used = fonts(MODULE_FONTS)
    files |= {f"{name}/fonts/{path}": (source.read_bytes(), 0o644) for path, source in used.items()}
    info = f"{name}-{release.version}.dist-info"
    files[f"{info}/entry_points.txt"] = (ENTRY_POINTS.encode(), 0o644)
    files[f"{info}/METADATA"] = (metadata(project, release, (folder / f"{name}.md").read_text()), 0o644)
    for path, data in licenses(used.values(), MODULE_CODE).items():
        files[f"{info}/licenses/{path}"] = (data, 0o644)
    return write_wheel(out, name, release.version, "py3-none-any", files, release.seconds, True)


class WheelRelease(Release):
    """A release whose helper is optional: documentation rarely imports Swift sources."""

    def __init__(self, program):
        self.program = pathlib.Path(program).resolve()
        if not self.program.is_file():
            raise Failure(f"{self.program} does not exist: make wheel")
        self.helper = self.program.with_name("menumock-swift")
        self.load()


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("--program", default=".build-portable/release/menumock", help="the release program")
    parser.add_argument("--out", type=pathlib.Path, default=pathlib.Path("out/wheels"), help="output folder")
    parser.add_argument("--auditwheel", default="auditwheel", help="the program auditwheel")
    parser.add_argument("--module", type=pathlib.Path, help="menumock.wasm: build the wheel for other platforms")
    parser.add_argument("--only", choices=tuple(FONTS), help="build only one of the two")
    options = parser.parse_args()
    options.out.mkdir(parents=True, exist_ok=True)
    try:
        release = WheelRelease(options.program)
        if options.module:
            made = make_module_wheel(release, options.module, options.out)
            print(f"{made} ({made.stat().st_size / 1e6:.1f} MB)")
            return 0
        for name in FONTS:
            if options.only in (None, name):
                for old in options.out.glob(f"{name.replace('-', '_')}-*.whl"):
                    old.unlink()
                made = make_wheel(release, name, options.out, options.auditwheel)
                print(f"{made} ({made.stat().st_size / 1e6:.1f} MB)")
    except Failure as failure:
        print(f"wheel.py: {failure}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
