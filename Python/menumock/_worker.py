"""One long-running `menumock worker` per process."""

from __future__ import annotations

import atexit
import json
import os
import subprocess
import threading
from typing import Any

from ._errors import Diagnostic, MenumockError
from ._module import FILE, ModuleWorker
from ._program import environment, has_program, program


class _Ended(Exception):
    """The worker has ended."""


class Worker:
    """Sends requests to a worker, one at a time, and starts another one if it dies.

    Threads may share it. A child process of `fork` starts its own.
    """

    def __init__(self) -> None:
        self._forget()
        if hasattr(os, "register_at_fork"):
            os.register_at_fork(after_in_child=self._leave_to_parent)
        atexit.register(self.stop)

    def _forget(self) -> None:
        self._lock = threading.Lock()
        self._process: subprocess.Popen[bytes] | None = None
        self._buffer = bytearray()
        self._module: ModuleWorker | None = None

    def _leave_to_parent(self) -> None:
        """Closes this process's ends of the pipes, so that the worker of the parent ends with the parent."""
        process = self._process
        self._forget()
        if process is not None:
            process.stdin.close()  # type: ignore[union-attr]
            process.stdout.close()  # type: ignore[union-attr]
            # It is not a child of this process, which must not wait for it.
            process.returncode = 0

    @property
    def pid(self) -> int | None:
        """The process id of the worker; `None` if none runs."""
        process = self._process
        return process.pid if process is not None and process.poll() is None else None

    def ask(self, request: dict[str, Any]) -> dict[str, Any]:
        """Returns the response to a request.

        Raises MenumockError if the program cannot run, or ends twice.
        """
        if not has_program() and FILE.is_file():
            with self._lock:
                self._module = self._module or ModuleWorker()
                return self._module.ask(request)
        line = json.dumps(request, ensure_ascii=False).encode("utf-8", "surrogatepass") + b"\n"
        with self._lock:
            for _ in range(2):
                try:
                    self._start()
                    self._write(line)
                    answer: dict[str, Any] = json.loads(self._read())
                    return answer
                except _Ended:
                    self._end()
                except BaseException:
                    # The response to an interrupted request must not answer the next one.
                    self._end()
                    raise
        raise MenumockError([Diagnostic("error", "the program ended while it rendered", help="see its messages above")])

    def stop(self) -> None:
        """Ends the worker; the next request starts another one."""
        with self._lock:
            self._end()

    def _start(self) -> None:
        if self._process is not None and self._process.poll() is None:
            return
        self._end()
        path = program()
        try:
            # Without buffers, a forked child has nothing to write twice.
            self._process = subprocess.Popen(
                [path, "worker"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0, env=environment())
        except OSError as problem:
            raise MenumockError([Diagnostic(
                "error", f"{path}: {problem.strerror}",
                help="install menumock again, or set MENUMOCK_PROGRAM to a program")]) from None
        self._read()

    def _write(self, line: bytes) -> None:
        assert self._process is not None and self._process.stdin is not None
        rest = memoryview(line)
        try:
            while rest:
                rest = rest[self._process.stdin.write(rest):]
        except (BrokenPipeError, ConnectionError):
            raise _Ended from None

    def _read(self) -> bytes:
        assert self._process is not None and self._process.stdout is not None
        searched = 0
        while True:
            end = self._buffer.find(b"\n", searched)
            if end >= 0:
                line = bytes(self._buffer[:end])
                del self._buffer[:end + 1]
                return line
            searched = len(self._buffer)
            piece = self._process.stdout.read(1 << 16)
            if not piece:
                raise _Ended
            self._buffer += piece

    def _end(self) -> None:
        process, self._process = self._process, None
        self._buffer.clear()
        if process is None:
            return
        for pipe in (process.stdin, process.stdout):
            if pipe is not None:
                pipe.close()
        try:
            process.wait(timeout=2)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


#: The worker of this process.
worker = Worker()
