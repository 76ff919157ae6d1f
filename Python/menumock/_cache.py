"""Pictures that a site has already drawn."""

from __future__ import annotations

import base64
import dataclasses
import functools
import hashlib
import json
import os
import pathlib
import subprocess
from typing import Any

from ._errors import Diagnostic
from ._picture import Callout, Picture
from ._program import environment, font_folders, program
from ._render import answered


class Cache:
    """A folder of pictures, named by the hash of everything that determines them."""

    def __init__(self, folder: str | os.PathLike[str] | None):
        self.folder = None if folder is None else pathlib.Path(folder)
        self._memory: dict[str, tuple[Picture, dict[str, str]]] = {}

    def picture(self, order: dict[str, Any]) -> Picture:
        """Returns the picture of a request, drawn only if it or a file that it depends on has changed."""
        key = self.key(order)
        known = self._memory.get(key) or self._read(key)
        if known is None or any(_digest(path) != digest for path, digest in known[1].items()):
            picture = answered(order)
            inputs = [*picture.inputs, *(order[name] for name in ("path",) if name in order)]
            if isinstance(order.get("strings"), str):
                inputs.append(order["strings"])
            own = tuple(str(folder) + os.sep for folder in font_folders())
            known = picture, {path: _digest(path) for path in inputs if not path.startswith(own)}
            self._write(key, known)
        self._memory[key] = known
        return known[0]

    @staticmethod
    def key(order: dict[str, Any]) -> str:
        """Returns the name of a request's picture."""
        text = json.dumps([_identity(), order], sort_keys=True)
        return hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()[:24]

    def _read(self, key: str) -> tuple[Picture, dict[str, str]] | None:
        if self.folder is None:
            return None
        try:
            values = json.loads((self.folder / f"{key}.json").read_text("utf-8"))
            picture = Picture(
                bytes=base64.b64decode(values["bytes"]), format=values["format"], width=values["width"],
                height=values["height"], alt=values["alt"], legend=values["legend"], scale=values["scale"],
                callouts=tuple(Callout(**entry) for entry in values["callouts"]),
                warnings=tuple(Diagnostic(**entry) for entry in values["warnings"]), inputs=tuple(values["inputs"]))
            return picture, values["digests"]
        except (OSError, ValueError, KeyError, TypeError):
            return None

    def _write(self, key: str, known: tuple[Picture, dict[str, str]]) -> None:
        if self.folder is None:
            return
        picture, digests = known
        values = dataclasses.asdict(picture)
        values["bytes"] = base64.b64encode(picture.bytes).decode("ascii")
        values["digests"] = digests
        self.folder.mkdir(parents=True, exist_ok=True)
        ignored = self.folder / ".gitignore"
        if not ignored.exists():
            write(ignored, b"*\n")
        write(self.folder / f"{key}.json", json.dumps(values).encode())


def write(path: pathlib.Path, data: bytes) -> None:
    """Replaces a file atomically, so that no other process reads half of it."""
    partial = path.with_name(f".{path.name}.{os.getpid()}")
    partial.write_bytes(data)
    os.replace(partial, path)


def _digest(path: str) -> str:
    try:
        if os.path.isdir(path):
            return "folder:" + hashlib.sha256("\n".join(sorted(os.listdir(path))).encode()).hexdigest()
        return _file_digest(path, *_stamp(path))
    except OSError:
        return "missing"


def _stamp(path: str) -> tuple[int, int, int]:
    about = os.stat(path)
    return about.st_size, about.st_mtime_ns, about.st_ino


@functools.lru_cache(maxsize=4096)
def _file_digest(path: str, size: int, time: int, number: int) -> str:
    with open(path, "rb") as file:
        return hashlib.sha256(file.read()).hexdigest()


def _identity() -> list[Any]:
    """Identifies the program; a newer one may draw differently."""
    try:
        stamp = _stamp(program())
    except OSError:
        return []
    return [_version(program(), stamp), stamp[0]]


@functools.lru_cache(maxsize=4)
def _version(path: str, stamp: tuple[int, int, int]) -> str:
    done = subprocess.run([path, "--version"], stdout=subprocess.PIPE, env=environment(), check=False)
    return done.stdout.decode().strip()
