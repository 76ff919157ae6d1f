#!/usr/bin/env python3
"""Builds the playground: the page of `menumock preview` in one file, with the module in place of the server.

  Scripts/playground.py --program PROGRAM --module .build/wasm/menumock.wasm --out out/playground
"""
import argparse
import base64
import gzip
import hashlib
import json
import pathlib
import re
import shutil
import subprocess

root = pathlib.Path(__file__).resolve().parent.parent
preview, playground = root / "Web/Preview", root / "Web/Playground"


def path_of(name: str) -> pathlib.Path:
    """The playground's file of a name, or the preview's."""
    own = playground / name
    return own if own.exists() else preview / name


def bundle(entry: str) -> str:
    """Joins modules: each becomes a function that returns its exports, after those that it imports."""
    done: dict[str, str] = {}
    exported: dict[str, list[str]] = {}
    open_: list[str] = []

    def add(name: str) -> None:
        if name in done:
            return
        if name in open_:
            raise SystemExit(f"playground.py: modules import one another: {' '.join(open_ + [name])}")
        open_.append(name)
        text = path_of(name).read_text()
        pattern = re.compile(r'^import (?:\{([^}]*)\} from )?"\./([a-z]+\.js)";$', re.MULTILINE)
        for names, imported in pattern.findall(text):
            add(imported)
            for wanted in filter(None, map(str.strip, names.split(","))):
                if wanted not in exported[imported]:
                    raise SystemExit(f"playground.py: {name} imports {wanted}, which {imported} does not export")
        declaration = r"^export (?=(?:async function|function|class|const|let)\b)"
        exports = exported[name] = re.findall(declaration + r"(?:async )?\w+\*? ([A-Za-z_$]+)", text, re.MULTILINE)
        text = pattern.sub(lambda match: f"const {{{match[1]}}} = $modules[{json.dumps(match[2])}];" if match[1] else "", text)
        text = re.sub(declaration, "", text, flags=re.MULTILINE)
        if re.search(r"^(import|export) ", text, re.MULTILINE):
            raise SystemExit(f"playground.py: {name} imports or exports in an unexpected form")
        done[name] = f"$modules[{json.dumps(name)}] = (() => {{\n{text}\nreturn {{ {', '.join(exports)} }};\n}})();\n"
        open_.pop()

    add(entry)
    return '"use strict";\nconst $modules = {};\n' + "".join(done.values())


def digest(text: str) -> str:
    return "'sha256-" + base64.b64encode(hashlib.sha256(text.encode()).digest()).decode() + "'"


def samples() -> str:
    """The samples of the gallery, and the images that they name."""
    folder = root / "Samples"
    content = {
        "documents": {path.stem: path.read_text() for path in sorted(folder.glob("*.json"))},
        "images": {f"Images/{path.name}": path.read_text() for path in sorted(folder.glob("Images/*.svg"))}}
    return base64.b64encode(gzip.compress(json.dumps(content).encode(), 9, mtime=0)).decode()


def interactive_hashes(program: pathlib.Path) -> list[str]:
    """The scripts of interactive pages, which inherit the policy of this page."""
    found: set[str] = set()
    for sample in ("context-menu", "closed-open-chosen"):
        page = subprocess.run(
            [program, "render", root / f"Samples/{sample}.json", "-f", "html", "--embed", "-o", "-", "--quiet"],
            check=True, capture_output=True, text=True).stdout
        found.update(re.findall(r"'sha256-[A-Za-z0-9+/=]+'", page))
    return sorted(found)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--program", type=pathlib.Path, required=True)
    parser.add_argument("--module", type=pathlib.Path, required=True)
    parser.add_argument("--out", type=pathlib.Path, required=True)
    arguments = parser.parse_args()

    page = (preview / "page.html").read_text()
    page = re.sub(r"\{\{([a-z.]+)\}\}", lambda match: (root / "Web/Report" / match[1]).read_text(), page)
    style = "".join(path.read_text() for path in (
        root / "Web/Report/base.css", preview / "preview.css", preview / "editor.css"))
    style = re.sub(
        r"url\(\"?([a-z]+\.svg)\"?\)",
        lambda match: "url(data:image/svg+xml;base64," + base64.b64encode((preview / match[1]).read_bytes()).decode() + ")",
        style)
    def ask(*words: str) -> str:
        return subprocess.run([arguments.program, *words], check=True, capture_output=True, text=True).stdout.strip()

    # The module would read all themes to list them, before it draws.
    facts = {"version": ask("--version"), "themes": json.loads(ask("list", "themes", "--json", "--no-project"))}
    script = f"globalThis.menumock = {json.dumps(facts)};\n" + bundle("main.js")
    if "</script" in script:
        raise SystemExit("playground.py: a script contains its own end")
    module = base64.b64encode(gzip.compress(arguments.module.read_bytes(), 9, mtime=0)).decode()
    policy = "; ".join([
        "default-src 'none'", f"script-src 'wasm-unsafe-eval' {' '.join([digest(script)] + interactive_hashes(arguments.program))}",
        "style-src 'unsafe-inline'",
        "worker-src blob:", "img-src blob: data:", "frame-src blob:", "base-uri 'none'", "form-action 'none'"])
    page = re.sub(r'<link rel="stylesheet"[^>]*>\n', "", page)
    page = re.sub(r'<script type="module"[^>]*></script>\n', "", page)
    icon = base64.b64encode((preview / "icon.svg").read_bytes()).decode()
    page = re.sub(r'<link rel="icon"[^>]*>', lambda _: f'<link rel="icon" href="data:image/svg+xml;base64,{icon}">', page)
    page = page.replace('<meta charset="utf-8">', f'<meta charset="utf-8">\n<meta http-equiv="Content-Security-Policy" content="{policy}">', 1)
    notice = (root / "NOTICE").read_text()
    if "--" in notice:
        raise SystemExit("playground.py: NOTICE contains the end of a comment")
    page = page.replace("</head>", f"<!--\n{notice}-->\n</head>", 1)
    page = page.replace("</head>", f"<style>{style}</style>\n</head>", 1)
    worker = (playground / "worker.js").read_text()
    page = page.replace("</body>", "".join([
        f'<script type="text/plain" id="worker">{worker}</script>\n',
        f'<script type="text/plain" id="module">{module}</script>\n',
        f'<script type="text/plain" id="samples">{samples()}</script>\n',
        f"<script>{script}</script>\n</body>"]), 1)
    arguments.out.mkdir(parents=True, exist_ok=True)
    file = arguments.out / "menumock.html"
    file.write_text(page)
    # For pages with <menu-mock>.
    for name in ("worker.js", "menu-mock.js"):
        shutil.copy(playground / name, arguments.out / name)
    shutil.copy(arguments.module, arguments.out / "menumock.wasm")
    shutil.copy(root / "NOTICE", arguments.out / "NOTICE")
    print(f"{file}: {file.stat().st_size} bytes")


main()
