"""The path and the environment of the wheel's program."""

from __future__ import annotations

import importlib.util
import os
import pathlib
import sys
from typing import NoReturn

#: Names another program, such as one built from source.
PROGRAM_VARIABLE = "MENUMOCK_PROGRAM"
#: The folders that the program searches for fonts before those of the system, separated by colons.
FONTS_VARIABLE = "MENUMOCK_FONTS"

FOLDER = pathlib.Path(__file__).resolve().parent


def program() -> str:
    """Returns the path of the program."""
    return os.environ.get(PROGRAM_VARIABLE) or str(FOLDER / "bin" / "menumock")


def has_program() -> bool:
    """Returns whether this platform has a program: the wheel's own, or one that the environment names."""
    return bool(os.environ.get(PROGRAM_VARIABLE)) or (FOLDER / "bin" / "menumock").exists()


def font_folders() -> list[pathlib.Path]:
    """Returns the fonts of this wheel and of menumock-fonts, if it is installed."""
    folders = [FOLDER / "fonts"]
    found = importlib.util.find_spec("menumock_fonts")
    if found is not None and found.origin is not None:
        folders.append(pathlib.Path(found.origin).resolve().parent / "fonts")
    return [folder for folder in folders if folder.is_dir()]


def environment() -> dict[str, str]:
    """Returns the environment of the program: this process's, and the fonts of the wheels."""
    variables = dict(os.environ)
    folders = [str(folder) for folder in font_folders()]
    if variables.get(FONTS_VARIABLE):
        folders.insert(0, variables[FONTS_VARIABLE])
    if folders:
        variables[FONTS_VARIABLE] = ":".join(folders)
    # A machine without fontconfig has no configuration, which text in SVG images needs.
    configuration = FOLDER / "fonts" / "fonts.conf"
    if configuration.is_file() and not pathlib.Path("/etc/fonts/fonts.conf").exists():
        variables.setdefault("FONTCONFIG_FILE", str(configuration))
    return variables


def main() -> NoReturn:
    """Replaces this process with the program."""
    if not has_program():
        print("error: there is no program for this platform", file=sys.stderr)
        print("help: use menumock.render, or set MENUMOCK_PROGRAM to a program", file=sys.stderr)
        sys.exit(70)
    path = program()
    try:
        os.execvpe(path, ["menumock", *sys.argv[1:]], environment())
    except OSError as problem:
        print(f"error: {path}: {problem.strerror}", file=sys.stderr)
        print("help: install menumock again, or set MENUMOCK_PROGRAM to a program", file=sys.stderr)
        sys.exit(70)
