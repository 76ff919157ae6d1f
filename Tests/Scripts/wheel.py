#!/usr/bin/env python3
"""Tests the wheels: installed without an index, they draw the same bytes as the program; sites of Sphinx, Material for
MkDocs, and Zensical with five pages, twelve menus, two appearances, and three languages.

Needs PyPI for the site generators, and Chromium. --roots DIR also installs the wheel on fresh Debian 12 and 13, which
needs root; DIR keeps the systems.
"""
import hashlib
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import venv

import frame

ROOT = pathlib.Path(__file__).resolve().parents[2]
GENERATORS = [
    "furo", "myst-parser", "mkdocs-material", "mkdocs-static-i18n", "zensical", "mkdocs<2", "PyYAML", "pre-commit",
    "setuptools", "wheel", "ipython", "mypy", "types-docutils", "types-Markdown", "types-PyYAML"]
LOCALES = {"en": {}, "de": {"Copy": "Kopieren", "Paste": "Einfügen"}, "ar": {"Copy": "نسخ", "Paste": "لصق"}}
PAGES = 5
MENUS = 12
CHANGED = ("Item 3", "Changed")


def menu(number):
    return {"menu": {"items": ["Copy", "Paste", f"Item {number}"]}}


class Site:
    """The sources of a site in one language; menus are spread over the pages, some of them in files."""

    def __init__(self, folder, docs, locale):
        self.folder, self.docs, self.locale = folder, folder / docs, locale
        (self.docs / "menus").mkdir(parents=True)
        (folder / "strings").mkdir()
        tables = {}
        for name, table in LOCALES.items():
            if name != "en":
                entries = {**table, "Changed": f"Changed {name}"}
                entries |= {f"Item {number}": f"Item {number} {name}" for number in range(MENUS)}
                (folder / f"strings/{name}.json").write_text(json.dumps(entries))
                tables[name] = f"strings/{name}.json"
        (folder / "menumock.json").write_text(json.dumps({"strings": tables, "mockups": []}))
        for number in range(0, MENUS, 4):
            (self.docs / f"menus/menu-{number}.json").write_text(json.dumps(menu(number)))

    def menus(self, page):
        return [number for number in range(MENUS) if number % PAGES == page]

    def page(self, page):
        return self.docs / f"{'index' if page == 0 else f'page{page}'}{self.ending}"

    def change(self):
        """Changes one label of one menu."""
        for file in self.docs.rglob(f"*{self.ending}"):
            text = file.read_text()
            if CHANGED[0] + "]" in text:
                file.write_text(text.replace(CHANGED[0] + "]", CHANGED[1] + "]"))
                os.utime(file, (2_000_000_000, 2_000_000_000))
                return
        raise RuntimeError(f"no page has {CHANGED[0]}")

    def break_page(self):
        """Adds a menu with an error, and returns the page and its line."""
        file = self.page(2)
        lines = file.read_text().splitlines() + ["", *self.broken]
        file.write_text("\n".join(lines) + "\n")
        os.utime(file, (2_000_000_100, 2_000_000_100))
        return file.name, next(index for index, line in enumerate(lines) if "itms" in line) + 1


class SphinxSite(Site):
    ending = ".rst"
    broken = [".. menumock::", "", "   menu:", "     itms: []"]

    def __init__(self, folder, locale):
        super().__init__(folder, ".", locale)
        (self.docs / "conf.py").write_text(
            f'project = "Handbook"\nextensions = ["menumock.sphinx", "myst_parser"]\nhtml_theme = "furo"\n'
            f'language = "{locale}"\nlatex_engine = "xelatex"\ncopyright = "2026"\nversion = "1"\nexclude_patterns = ["menus"]\n')
        for page in range(PAGES):
            lines = [f"Page {page}", "=" * 6, ""]
            if page == 0:
                lines += [".. toctree::", "", *(f"   page{number}" for number in range(1, PAGES)), ""]
            for number in self.menus(page):
                if number % 4 == 0:
                    lines += [f".. menumock:: menus/menu-{number}.json", "   :appearance: both", ""]
                else:
                    lines += [".. menumock::", "   :appearance: both", f"   :caption: Menu {number}",
                              f"   :name: menu-{number}", "", "   menu:", f"     items: [Copy, Paste, Item {number}]", ""]
            self.page(page).write_text("\n".join(lines))
        # One page in MyST.
        self.page(4).unlink()
        (self.docs / "page4.md").write_text("\n".join(
            ["# Page 4", *(line for number in self.menus(4) for line in (
                "", "```{menumock}", ":appearance: both", "", "menu:", f"  items: [Copy, Paste, Item {number}]", "```"))]))


class MarkdownSite(Site):
    ending = ".md"
    broken = ["``` menumock", "menu:", "  itms: []", "```"]

    def __init__(self, folder, locale):
        super().__init__(folder, "docs", locale)
        for page in range(PAGES):
            lines = ["---", f"title: Page {page}", "---", f"# Page {page}", ""]
            for number in self.menus(page):
                if number % 4 == 0:
                    lines += [f"![](menus/menu-{number}.json){{ appearance=both }}", ""]
                else:
                    lines += [f'``` menumock caption="Menu {number}"', "menu:",
                              f"  items: [Copy, Paste, Item {number}]", "```", ""]
            # The same picture twice on a page: ids must stay unique.
            lines += ["``` menumock", "menu:", "  items: [Copy, Paste]", "```", ""] * (2 if page == 1 else 0)
            self.page(page).write_text("\n".join(lines))


class Checks:
    def __init__(self, program, tally, folder, options):
        self.program, self.tally, self.folder = program, tally, folder
        self.wheels = options.wheels.resolve()
        self.roots = options.roots
        self.environment = options.environment.resolve()
        self.built = {}

    # --- The wheels

    def wheel(self, name):
        found = sorted(self.wheels.glob(f"{name}-*.whl"))
        if len(found) != 1:
            raise RuntimeError(f"expected one wheel {name} in {self.wheels}, found {len(found)}: make wheel")
        return found[0]

    def installed(self):
        """A fresh environment with the wheels and nothing else, installed without an index."""
        place = self.folder / "plain"
        if not place.exists():
            venv.create(place, with_pip=True)
            self.call(place / "bin/pip", "install", "--quiet", "--no-index", self.wheel("menumock"),
                      self.wheel("menumock_fonts"))
        return place / "bin"

    def generators(self):
        """An environment with the site generators, which is kept, and the current wheels."""
        if "generators" not in self.built:
            if not (self.environment / "bin/pip").exists():
                venv.create(self.environment, with_pip=True)
            pip = [self.environment / "bin/pip", "install", "--quiet", "--disable-pip-version-check"]
            self.call(*pip, *GENERATORS)
            self.call(*pip, "--force-reinstall", "--no-deps", "--no-index", self.wheel("menumock"))
            self.built["generators"] = self.environment / "bin"
        return self.built["generators"]

    @staticmethod
    def call(*words, status=0, **options):
        done = subprocess.run([str(word) for word in words], capture_output=True, text=True, timeout=1800, **options)
        if status is not None and done.returncode != status:
            raise RuntimeError(f"{words}: status {done.returncode}\n{done.stdout[-3000:]}{done.stderr[-3000:]}")
        return done

    def samples(self):
        """The pictures of the wheel are those of the program, byte for byte."""
        python = self.installed()
        for form in ("png", "svg"):
            pictures = {}
            for name, command in (("program", [self.program.path]), ("wheel", [python / "menumock"])):
                out = self.folder / f"{name}-{form}"
                out.mkdir()
                inputs = sorted((ROOT / "Samples").glob("*.json"))
                self.call(*command, "render", *inputs, "-o", f"{out}/", "-f", form, "--quiet", "--no-project", status=None)
                pictures[name] = {file.name: hashlib.sha256(file.read_bytes()).hexdigest() for file in out.iterdir()}
            self.tally.check(f"samples as {form}", len(pictures["program"]) > 50, len(pictures["program"]))
            different = [name for name in {**pictures["program"], **pictures["wheel"]}
                         if pictures["program"].get(name) != pictures["wheel"].get(name)]
            self.tally.equal(f"pictures of the wheel as {form}", different, [])

    def contents(self):
        """The licenses, the stubs, and the package on its own."""
        python = self.installed()
        names = self.call(python / "python", "-m", "zipfile", "-l", self.wheel("menumock")).stdout
        for part in ("menumock/py.typed", "menumock/__init__.pyi", "menumock/bin/menumock", "licenses/THIRD-PARTY.txt",
                     "licenses/libcairo2.txt", "licenses/fonts-inter.txt"):
            self.tally.check(f"the wheel has {part}", part in names)
        self.tally.check("the tag comes from auditwheel", "-manylinux_2_" in self.wheel("menumock").name)
        needed = self.call("ldd", python.parent / "lib" / f"python3.{sys.version_info.minor}" /
                           "site-packages/menumock/bin/menumock").stdout
        foreign = [line for line in needed.splitlines() if "=>" in line and "site-packages" not in line
                   and not re.search(r"\s(libc|libm|libdl|libpthread|librt)\.so", line)]
        self.tally.equal("libraries come from the wheel", foreign, [])
        said = self.call(python / "python", "-c", "import menumock; print(menumock.render({'menu': {'items': ['A']}}).alt)",
                         cwd=self.folder, env={"PATH": "/nonexistent"}).stdout
        self.tally.equal("the package draws", said, "Menu. A.\n")
        fonts = self.call(python / "menumock", "list", "fonts").stdout
        self.tally.check("all fonts are present", "missing" not in fonts, fonts)
        self.tally.check("fonts come from the wheels", "site-packages/menumock_fonts" in self.call(
            python / "menumock", "list", "fonts", "--json").stdout)

    def systems(self):
        """Fresh Debian 12 and 13 with Python and nothing else."""
        if self.roots is None:
            return
        from distribution import RELEASES, System
        self.roots.mkdir(parents=True, exist_ok=True)
        expected = self.call(self.program.path, "render", ROOT / "Samples/japanese.json", "-o", "-", "-f", "svg").stdout
        for name in RELEASES:
            system = System.fresh(self.folder, name, self.roots.resolve())
            system.run("apt-get", "update", "-qq")
            done = system.run("apt-get", "install", "-y", "-qq", "--no-install-recommends", "python3", "python3-pip")
            self.tally.equal(f"{name}: Python", done.returncode, 0)
            for wheel in (self.wheel("menumock"), self.wheel("menumock_fonts")):
                system.take(wheel, f"wheels/{wheel.name}")
            done = system.run("sh", "-c", "pip install --quiet --break-system-packages --no-index /wheels/*.whl")
            self.tally.equal(f"{name}: pip", done.returncode, 0)
            for sample in sorted((ROOT / "Samples").glob("*.json")):
                system.take(sample, f"samples/{sample.name}")
            for image in sorted((ROOT / "Samples").rglob("*")):
                if image.is_file() and image.suffix != ".json":
                    system.take(image, f"samples/{image.relative_to(ROOT / 'Samples')}")
            system.run("menumock", "render", "/samples", "-o", "/pictures/", "-f", "png", "--quiet", "--no-project")
            mine = self.folder / f"{name}-samples"
            mine.mkdir()
            self.call(self.program.path, "render", system.path / "samples", "-o", f"{mine}/", "-f", "png", "--quiet",
                      "--no-project", status=None)
            made = {file.name: file.read_bytes() for file in mine.iterdir()}
            drawn = {file.name: file.read_bytes() for file in (system.path / "pictures").iterdir()}
            self.tally.equal(f"{name}: number of pictures", len(drawn), len(made))
            self.tally.equal(f"{name}: different pictures", [key for key in made if made[key] != drawn.get(key)], [])
            out = system.run("sh", "-c", "cd /samples && menumock render japanese.json -o - -f svg | head -c 100")
            self.tally.check(f"{name}: the command", out.stdout.decode().startswith(expected[:50]), out.stdout)

    # --- Sites

    def sphinx(self):
        python = self.generators()
        for locale in LOCALES:
            site = SphinxSite(self.folder / f"sphinx-{locale}", locale)
            cache = site.folder / "build/doctrees/menumock"

            def build(builder, status=0):
                return self.call(
                    python / "sphinx-build", "-W", "--keep-going", "-j", "2", "-b", builder, "-d", "build/doctrees",
                    ".", f"build/{builder}", cwd=site.folder, status=status)

            build("html")
            drawn = self.stamps(cache)
            self.tally.equal(f"sphinx {locale}: pictures", len(drawn), 2 * MENUS)
            build("html")
            self.tally.equal(f"sphinx {locale}: nothing is drawn again", self.stamps(cache), drawn)
            site.change()
            build("html")
            self.tally.equal(f"sphinx {locale}: one picture is drawn again", self.fresh(cache, drawn), 2)
            texts = (site.folder / "build/html/page3.html").read_text()
            self.tally.check(f"sphinx {locale}: the language", LOCALES[locale].get("Copy", "Copy") in texts)
            build("latex")
            book = (site.folder / "build/latex/handbook.tex").read_text()
            self.tally.equal(f"sphinx {locale}: LaTeX has each menu once, as vectors",
                             len(re.findall(r"includegraphics.*\.pdf", book)), MENUS)
            build("epub")
            chapters = "".join(file.read_text() for file in (site.folder / "build/epub").glob("*.xhtml"))
            self.tally.equal(f"sphinx {locale}: a book has each menu once", chapters.count("<img "), MENUS)
            self.tally.check(f"sphinx {locale}: a book has all style sheets", "menumock.css" not in chapters)
            if locale != "en":
                self.missing_table(site, locale, build)
            name, line = site.break_page()
            said = build("html", status=None)
            self.tally.check(f"sphinx {locale}: a broken menu fails", said.returncode != 0)
            self.tally.check(f"sphinx {locale}: at its line", f"{name}:{line}: WARNING: menu: unknown key" in said.stderr,
                             said.stderr)
            self.built[f"sphinx-{locale}"] = site.folder / "build/html"

    def missing_table(self, site, locale, build):
        """A missing string table is an error with help; once it exists, the next build draws the menus."""
        table = site.folder / f"strings/{locale}.json"
        text = table.read_text()
        table.unlink()
        said = build("html", status=None)
        self.tally.check(f"sphinx {locale}: a missing table", said.returncode != 0
                         and f"menumock strings merge strings/{locale}.json creates it" in said.stderr, said.stderr)
        table.write_text(text)
        build("html")
        self.tally.check(f"sphinx {locale}: its pages are built again",
                         'class="menumock' in (site.folder / "build/html/page1.html").read_text())

    def mkdocs(self):
        self.markdown_site("mkdocs", lambda locale: {"mkdocs.yml": (
            f"site_name: Handbook\ntheme:\n  name: material\n  language: {locale}\n  font: false\n  palette:\n"
            "    - scheme: default\n      toggle: {icon: material/weather-sunny, name: Dark}\n"
            "    - scheme: slate\n      toggle: {icon: material/weather-night, name: Light}\n"
            "markdown_extensions: [pymdownx.superfences, menumock.markdown]\n")},
            ["mkdocs", "build", "--strict"])

    def zensical(self):
        self.markdown_site("zensical", lambda locale: {"zensical.toml": (
            f'[project]\nsite_name = "Handbook"\n[project.theme]\nlanguage = "{locale}"\nfont = false\n'
            '[[project.theme.palette]]\nscheme = "default"\ntoggle.icon = "lucide/sun"\ntoggle.name = "Dark"\n'
            '[[project.theme.palette]]\nscheme = "slate"\ntoggle.icon = "lucide/moon"\ntoggle.name = "Light"\n'
            "[project.markdown_extensions.pymdownx.superfences]\n"
            "[project.markdown_extensions.menumock]\n")},
            ["zensical", "build", "--strict"])

    def markdown_site(self, kind, files, command):
        python = self.generators()
        for locale in LOCALES:
            site = MarkdownSite(self.folder / f"{kind}-{locale}", locale)
            for name, text in files(locale).items():
                (site.folder / name).write_text(text)
            cache = site.folder / ".cache/menumock"

            def build(status=0):
                return self.call(python / command[0], *command[1:], cwd=site.folder, status=status)

            build()
            drawn = self.stamps(cache)
            self.tally.equal(f"{kind} {locale}: pictures", len(drawn), 2 * (MENUS + 1))
            build()
            self.tally.equal(f"{kind} {locale}: nothing is drawn again", self.stamps(cache), drawn)
            site.change()
            build()
            self.tally.equal(f"{kind} {locale}: one picture is drawn again", self.fresh(cache, drawn), 2)
            texts = (site.folder / "site/page3/index.html").read_text()
            self.tally.check(f"{kind} {locale}: the language", LOCALES[locale].get("Copy", "Copy") in texts)
            shutil.copytree(site.folder / "site", site.folder / "finished")
            name, line = site.break_page()
            said = build(status=None)
            self.tally.check(f"{kind} {locale}: a broken menu fails", said.returncode != 0)
            self.tally.check(f"{kind} {locale}: at its line", f"{name}:{line}:" in said.stderr + said.stdout,
                             (line, said.stderr[-600:]))
            self.built[f"{kind}-{locale}"] = site.folder / "finished"

    def handbook(self):
        """The site in several languages that Documentation/Sites.md shows, with MkDocs and with Sphinx."""
        python = self.generators()
        section = (ROOT / "Documentation/Sites.md").read_text().split("## A site in several languages")[1].split("\n## ")[0]
        shown = {kind: re.search(rf"```{kind}\n(.*?)```", section, re.DOTALL)[1] for kind in ("json", "yaml", "sh")}
        place = self.folder / "handbook"
        (place / "docs/menus").mkdir(parents=True)
        (place / "menumock.json").write_text(shown["json"])
        (place / "mkdocs.yml").write_text("site_name: Handbook\n" + shown["yaml"])
        (place / "docs/menus/edit.json").write_text(json.dumps({"menu": {"items": ["Cut", "Copy"]}}))
        tables = {"de": {"Cut": "Ausschneiden", "Copy": "Kopieren"}, "ja": {"Cut": "カット", "Copy": "コピー"}}
        for locale in tables:
            self.call(python / "menumock", "strings", "merge", f"strings/{locale}.json", cwd=place)
            found = json.loads((place / f"strings/{locale}.json").read_text())
            self.tally.equal(f"handbook: texts for {locale}", [key for key in found if key != "$entries"], ["Cut", "Copy"])
            (place / f"strings/{locale}.json").write_text(json.dumps(tables[locale]))
        alts = {"en": "Menu. Cut. Copy.", "de": "Menü. Ausschneiden. Kopieren.", "ja": "メニュー。カット。コピー。"}

        for page in ("index", "index.de", "index.ja"):
            (place / f"docs/{page}.md").write_text("# Edit\n\n![](menus/edit.json)\n")
        self.call(python / "mkdocs", "build", "--strict", cwd=place)
        for locale, alt in alts.items():
            text = (place / "site" / ("" if locale == "en" else locale) / "index.html").read_text()
            self.tally.equal(f"handbook: MkDocs {locale}", text.count(f'aria-label="{alt}"'), 2)

        for page in place.glob("docs/*.md"):
            page.unlink()
        (place / "docs/index.rst").write_text("Edit\n====\n\n.. menumock:: menus/edit.json\n")
        (place / "docs/conf.py").write_text("project = 'Handbook'\n" + "\n".join(re.findall(
            r"`((?:extensions|html_theme|menumock_appearance) = [^`]+)`", section)))
        self.call("sh", "-e", "-c", shown["sh"], cwd=place, env={**os.environ, "PATH": f"{python}:{os.environ['PATH']}"})
        for locale, alt in alts.items():
            text = (place / f"build/html/{locale}/index.html").read_text()
            self.tally.equal(f"handbook: Sphinx {locale}", text.count(f'alt="{alt}"'), 2)

    @staticmethod
    def stamps(cache):
        return {file.name: file.stat().st_mtime_ns for file in cache.glob("*.json")}

    def fresh(self, cache, before):
        return len([name for name, stamp in self.stamps(cache).items() if before.get(name) != stamp])

    def formatters(self):
        """The formatter and validator of superfences, files instead of inline pictures, and plain Python-Markdown."""
        python = self.generators()
        script = self.folder / "formatter.py"
        script.write_text('''
import logging, markdown, menumock.markdown as m, re, sys
fence = {"name": "menumock", "class": "menumock", "format": m.formatter, "validator": m.validator}
text = "``` menumock appearance=\\"dark\\" caption=\\"C\\"\\nmenu: {items: [Copy]}\\n```\\n\\n" * 2
html = markdown.markdown(text, extensions=["pymdownx.superfences"],
                         extension_configs={"pymdownx.superfences": {"custom_fences": [fence]}})
assert html.count("<svg") == 2 and html.count("<figcaption>C") == 2, html
ids = re.findall(r'\\bid="([^"]+)"', html)
assert ids and len(ids) == len(set(ids)), ids
html = markdown.markdown(text, extensions=["menumock.markdown"], extension_configs={"menumock.markdown": {
    "output": "files", "folder": "pictures", "url": "/pictures", "cache": ""}})
assert html.count('<img class="menumock-picture" src="/pictures/') == 2, html
nested = "- item\\n\\n    ``` menumock\\n    menu: {items: [Copy]}\\n    ```\\n\\n````\\n``` menumock\\nx\\n```\\n````\\n"
html = markdown.markdown(nested, extensions=["menumock.markdown", "fenced_code"])
assert html.count("<svg") == 2 and "<li>" in html and "``` menumock" in html, html
try:
    markdown.markdown("``` menumock\\nmenu: {itms: []}\\n```\\n", extensions=["menumock.markdown"],
                      extension_configs={"menumock.markdown": {"strict": True}})
    sys.exit("no error")
except m.MenumockError as error:
    assert error.line == 2, error.line
''')
        done = self.call(python / "python", script, cwd=self.folder, status=None)
        self.tally.equal("superfences, files, and nested fences", (done.returncode, done.stderr[-2000:]), (0, ""))

    def types(self):
        """mypy accepts the package, and uses of it with its stubs; it finds a wrong value."""
        python = self.generators()
        script = self.folder / "typed.py"
        script.write_text('''
import menumock

picture = menumock.render({"menu": {"items": ["Copy"]}}, appearance="dark", text_size="xLarge")
places: list[tuple[str | None, int | None]] = [(entry.path, entry.line) for entry in picture.warnings]
data: bytes = picture.bytes
assert menumock.check("menumock.json", goldens="goldens", only=["note"])
menumock.render("menu.json", appearance="drak")
''')
        said = self.call(python / "mypy", "--strict", script, cwd=self.folder, status=None).stdout
        self.tally.equal("mypy finds the wrong value only", re.findall(r"typed.py:(\d+): error", said), ["8"])
        said = self.call(python / "mypy", "--config-file", ROOT / "Python/pyproject.toml", cwd=ROOT / "Python", status=None)
        self.tally.equal(f"mypy on the package: {said.stdout}", said.returncode, 0)

    def notebooks(self):
        """IPython takes the picture and its alt text."""
        script = self.folder / "notebook.py"
        script.write_text('''
import menumock
from IPython.core.formatters import DisplayFormatter

for form, kind in (("svg", "image/svg+xml"), ("png", "image/png")):
    picture = menumock.render({"menu": {"items": ["Copy"]}}, format=form, scale=3 if form == "png" else None)
    data, about = DisplayFormatter().format(picture)
    assert data[kind] and data["text/plain"] == "Menu. Copy.", data.keys()
    assert about[kind]["alt"] == "Menu. Copy.", about
''')
        done = self.call(self.generators() / "python", script, cwd=self.folder, status=None)
        self.tally.equal(f"notebooks: {done.stderr[-1000:]}", done.returncode, 0)

    def hooks(self):
        """pre-commit installs the wheels for the hooks, which check the project of `init`."""
        python = self.generators()
        source, project = self.folder / "hooks", self.folder / "project"
        source.mkdir()
        for name in (".pre-commit-hooks.yaml", "pyproject.toml"):
            shutil.copy(ROOT / name, source / name)
        git = ["git", "-c", "user.name=Test", "-c", "user.email=test@example.org"]
        for folder in (source, project):
            folder.mkdir(exist_ok=True)
            self.call(*git, "init", "--quiet", cwd=folder)
        self.call(*git, "add", "--all", cwd=source)
        self.call(*git, "commit", "--quiet", "-m", "Hooks", cwd=source)
        commit = self.call(*git, "rev-parse", "HEAD", cwd=source).stdout.strip()
        self.call(python / "menumock", "init", "--quiet", cwd=project)
        self.call(python / "menumock", "check", "--accept", cwd=project)
        (project / ".pre-commit-config.yaml").write_text(json.dumps({"repos": [{
            "repo": str(source), "rev": commit,
            "hooks": [{"id": f"menumock-{name}"} for name in ("validate", "fmt", "check")]}]}))
        self.call(*git, "add", "--all", cwd=project)
        environment = {**os.environ, "PIP_FIND_LINKS": str(self.wheels), "PRE_COMMIT_HOME": str(self.folder / "pre-commit")}
        run = [python / "pre-commit", "run", "--all-files"]
        said = self.call(*run, cwd=project, env=environment, status=None)
        self.tally.equal(f"hooks pass: {said.stdout}{said.stderr}", (said.returncode, said.stdout.count("Passed")), (0, 3))
        (project / "menus/note.json").write_text('{"menu": {"itms": ["Copy"]}}')
        said = self.call(*run, cwd=project, env=environment, status=None)
        self.tally.check("a hook finds an error", said.returncode == 1 and 'unknown key "itms"' in said.stdout, said.stdout)

    # --- Browsers

    def browsers(self):
        """No broken image, alt text, unique ids, and the site's switch changes the picture."""
        from browser import chromium
        driver = chromium()
        try:
            for name, folder in self.built.items():
                if name != "generators":
                    self.look_at(driver, name, folder)
        finally:
            driver.quit()

    def look_at(self, driver, name, folder):
        pages = sorted(file for file in folder.rglob("*.html") if re.search(r"(^|/)(index|page\d/index|page\d)\.html$",
                                                                             str(file.relative_to(folder))))
        self.tally.equal(f"{name}: pages", len(pages), PAGES)
        menus = 0
        for page in pages:
            driver.get(page.as_uri())
            place = f"{name}: {page.relative_to(folder)}"
            found = driver.execute_script("""
              const pictures = [...document.querySelectorAll('img.menumock, .menumock-picture')];
              const ids = [...document.querySelectorAll('[id]')].map(e => e.id);
              return { count: pictures.length,
                broken: [...document.images].filter(i => !(i.complete && i.naturalWidth)
                  && getComputedStyle(i).display != 'none').map(i => i.src),
                silent: pictures.filter(p => !(p.alt || p.getAttribute('aria-label'))).length,
                double: ids.filter((id, index) => ids.indexOf(id) != index),
                lost: [...document.querySelectorAll('.menumock-picture use')].filter(
                  u => !document.getElementById(u.getAttribute('href').slice(1))).length };""")
            self.tally.equal(f"{place}: broken images", found["broken"], [])
            self.tally.equal(f"{place}: pictures without alt text", found["silent"], 0)
            own = [id for id in found["double"] if id.startswith("mm") or "sphinx" not in name]
            self.tally.equal(f"{place}: repeated ids", own, [])
            self.tally.equal(f"{place}: lost references", found["lost"], 0)
            menus += found["count"] // 2
            states = []
            for dark in (False, True):
                driver.execute_script("""
                  const dark = arguments[0];
                  document.body.dataset.theme = dark ? 'dark' : 'light';
                  if (document.body.hasAttribute('data-md-color-scheme'))
                    document.body.setAttribute('data-md-color-scheme', dark ? 'slate' : 'default');""", dark)
                states.append(driver.execute_script("""
                  const shown = e => getComputedStyle(e).display != 'none';
                  const all = s => [...document.querySelectorAll(s)].filter(shown).length;
                  return [all('.only-light.menumock, .menumock-light'), all('.only-dark.menumock, .menumock-dark')];"""))
            half = found["count"] // 2
            self.tally.equal(f"{place}: the switch changes the pictures", states, [[half, 0], [0, half]])
        extra = 0 if name.startswith("sphinx") else 2
        self.tally.equal(f"{name}: menus", menus, MENUS + extra)


def main():
    parser = frame.arguments(__doc__)
    parser.add_argument("--wheels", type=pathlib.Path, default=ROOT / "out/wheels", help="the folder of the wheels")
    parser.add_argument("--environment", type=pathlib.Path, default=ROOT / ".build/sites",
                        help="the Python environment of the site generators, made if missing")
    parser.add_argument("--roots", type=pathlib.Path, help="tests fresh Debian systems, kept in this folder")
    options = parser.parse_args()

    def steps(program, tally, folder):
        checks = Checks(program, tally, folder, options)
        return {name: getattr(checks, name) for name in (
            "contents", "samples", "systems", "formatters", "types", "notebooks", "hooks", "handbook", "sphinx", "mkdocs", "zensical", "browsers")}
    return frame.run(options, steps)


if __name__ == "__main__":
    sys.exit(main())
