"""Compiles the stand-in for menumock.wasm, which can trap."""
import pathlib
import shutil
import subprocess

ROOT = pathlib.Path(__file__).resolve().parents[2]


def stand_in(folder):
    """Compiles the stand-in."""
    linker = pathlib.Path(shutil.which("swiftc")).resolve().parent / "wasm-ld"
    made, module = folder / "module.o", folder / "stand-in.wasm"
    subprocess.run(["clang-16", "--target=wasm32", "-O1", "-fno-builtin", "-Wall", "-Wextra", "-Werror", "-c",
                    ROOT / "Tests/Scripts/module.c", "-o", made], check=True)
    exports = [f"--export={name}" for name in ("malloc", "free", "menumock_open", "menumock_put", "menumock_call", "menumock_work")]
    subprocess.run([linker, "--no-entry", *exports, made, "-o", module], check=True)
    return module
