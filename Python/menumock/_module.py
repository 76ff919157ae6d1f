"""The core as WebAssembly, for platforms without a program: SVG, PNG, and interactive pages."""

from __future__ import annotations

import json
import os
import pathlib
from typing import Any

from ._errors import Diagnostic, MenumockError

FILE = pathlib.Path(__file__).resolve().parent / "menumock.wasm"


class Module:
    """One instance of the module. It starts again after a failure, and passes the files again."""

    def __init__(self, file: pathlib.Path = FILE) -> None:
        try:
            import wasmtime
        except ImportError:
            raise MenumockError([Diagnostic(
                "error", "there is no program for this platform, and wasmtime is not installed",
                help="pip install wasmtime")]) from None
        self._wasmtime = wasmtime
        # A trap is no WasmtimeError.
        self._failures = (wasmtime.WasmtimeError, wasmtime.Trap)
        self._engine = wasmtime.Engine()
        self._code = wasmtime.Module.from_file(self._engine, str(file))
        self._files: dict[str, bytes] = {}
        self._start()

    def _start(self) -> None:
        wasmtime = self._wasmtime
        self._store = wasmtime.Store(self._engine)
        linker = wasmtime.Linker(self._engine)
        # The functions of a system that the C library names; none is called.
        for entry in self._code.imports:
            linker.define_func(entry.module, entry.name, entry.type, lambda *_: 52)
        exports = linker.instantiate(self._store, self._code).exports(self._store)
        self._memory = exports["memory"]
        self._exports = exports
        self._session = exports["menumock_open"](self._store)
        for path, content in self._files.items():
            self._pass(path, content)

    def _write(self, content: bytes) -> int:
        pointer: int = self._exports["malloc"](self._store, len(content) + 1)
        self._memory.write(self._store, content + b"\0", pointer)
        return pointer

    def _pass(self, path: str, content: bytes) -> None:
        name = self._write(path.encode())
        self._exports["menumock_put"](self._store, name, self._write(content), len(content))

    def put(self, path: str, content: bytes) -> None:
        """Passes a file, such as a typeface in `/fonts` or an image in the folder of a request's `base`."""
        if self._files.get(path) == content:
            return
        try:
            self._pass(path, content)
        except self._failures:
            self._start()
            raise MenumockError([Diagnostic("error", f"the module failed while it read {path}")]) from None
        self._files[path] = content

    def work(self, line: bytes) -> bytes:
        """Answers a request of `menumock worker`."""
        try:
            request = self._write(line)
            answer = self._exports["menumock_work"](self._store, self._session, request, len(line))
            length = int.from_bytes(self._memory.read(self._store, answer, answer + 4), "little")
            content = bytes(self._memory.read(self._store, answer + 4, answer + 4 + length))
            self._exports["free"](self._store, request)
            self._exports["free"](self._store, answer)
            return content
        except self._failures:
            self._start()
            raise MenumockError([Diagnostic("error", "the module failed while it rendered")]) from None

    @property
    def memory_bytes(self) -> int:
        """The memory of the instance."""
        size: int = self._memory.data_len(self._store)
        return size


class ModuleWorker:
    """Answers the requests of a worker with the module."""

    def __init__(self) -> None:
        self._module = Module()
        for folder in (pathlib.Path(__file__).resolve().parent / "fonts",):
            self._add_fonts(folder)

    def _add_fonts(self, folder: pathlib.Path) -> None:
        for file in sorted(folder.rglob("*")) if folder.is_dir() else []:
            if file.suffix.lower() in (".otf", ".ttf", ".otc", ".ttc"):
                self._module.put(f"/fonts/{file.name}", file.read_bytes())

    def ask(self, request: dict[str, Any]) -> dict[str, Any]:
        """Returns the response to a request, whose files it passes to the module."""
        order = dict(request)
        path = order.pop("path", None)
        if path is not None:
            try:
                order["document"] = pathlib.Path(path).read_text(encoding="utf-8")
            except (OSError, UnicodeDecodeError) as problem:
                raise MenumockError([Diagnostic("error", f"the document {path} cannot be read: {problem}")]) from None
            order.setdefault("base", os.path.dirname(path))
        for folder in order.pop("fonts", []):
            self._add_fonts(pathlib.Path(folder))
        for name in ("themes", "symbols"):
            for folder in order.pop(name, []):
                for file in sorted(pathlib.Path(folder).iterdir()):
                    if file.is_file():
                        self._module.put(f"/{name}/{file.name}", file.read_bytes())
        strings = order.get("strings")
        if isinstance(strings, str):
            order["strings"] = json.loads(pathlib.Path(strings).read_text(encoding="utf-8"))
        base = pathlib.Path(order.get("base", "."))
        for image in _images(json.loads(order["document"])) if _is_json(order["document"]) else []:
            file = base / image
            if file.is_file():
                self._module.put(str(file), file.read_bytes())
        answer: dict[str, Any] = json.loads(self._module.work(json.dumps(order, ensure_ascii=False).encode()))
        return answer


def _is_json(text: str) -> bool:
    try:
        json.loads(text)
    except ValueError:
        return False
    return True


def _images(node: Any) -> list[str]:
    """Returns the paths of images that a document names."""
    if isinstance(node, list):
        return [path for entry in node for path in _images(entry)]
    if not isinstance(node, dict):
        return []
    own = [value for key, value in node.items() if key == "image" and isinstance(value, str)]
    return own + [path for value in node.values() for path in _images(value)]
