#!/usr/bin/env python3
"""Tests `menumock strings` and translated pictures: extract, merge, --check, --strings."""
import json
import re
import sys

import frame

MENU = {"menu": {"items": [{"title": "Copy", "id": "copy"}, "Paste", {"title": "Move %@ to %@"}]}}
CATALOG = {
    "sourceLanguage": "en", "version": "1.0",
    "strings": {
        "Copy": {"localizations": {"ja": {"stringUnit": {"state": "translated", "value": "コピー"}},
                                   "zh-Hant": {"stringUnit": {"state": "translated", "value": "拷貝"}}}},
        "Paste": {"localizations": {"ja": {"stringUnit": {"state": "translated", "value": "ペースト"}}}},
    },
}


class Checks:
    def __init__(self, program, tally, folder):
        self.program, self.tally, self.folder = program, tally, folder

    def file(self, name, contents):
        path = self.folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(contents if isinstance(contents, str) else json.dumps(contents, ensure_ascii=False))
        return path

    def run(self, name, status, *arguments, **options):
        run = self.program.run(*arguments, **options)
        run.stdout, run.stderr = run.stdout.decode(), run.stderr.decode()
        self.tally.check(f"{name}: exit status", run.returncode == status, f"{run.returncode}: {run.stderr}")
        return run

    def extract(self):
        menu = self.file("extract/menu.json", MENU)
        table = json.loads(self.run("extract", 0, "strings", "extract", menu).stdout)
        self.tally.equal("extract: texts", [key for key in table if key != "$entries"], ["Copy", "Paste", "Move %@ to %@"])
        self.tally.equal("extract: id", table["$entries"]["Copy"]["id"], ["copy"])
        self.tally.equal("extract: where", table["$entries"]["Paste"]["where"], [f"{menu} menu.items[1].title"])
        for ending, start in [("json", "{"), ("strings", "/*"), ("xcstrings", '{\n  "sourceLanguage" : "en"')]:
            place = self.folder / f"extract/new.{ending}"
            self.run(f"extract as {ending}", 0, "strings", "extract", menu.parent / "menu.json", "-o", place)
            self.tally.check(f"extract as {ending}: form", place.read_text().startswith(start), place.read_text())
            before = place.read_bytes()
            self.run(f"merge into {ending} existing files", 0, "strings", "merge", place, menu)
            self.tally.equal(f"merge into {ending} existing files: nothing changes", place.read_bytes(), before)
        self.run("extract into an unknown form", 64, "strings", "extract", menu, "-o", self.folder / "a.txt")
        self.run("extract of no file", 66, "strings", "extract", self.folder / "none.json")
        self.run("extract of a broken document", 65, "strings", "extract", self.file("broken/a.json", "{"))

    def merge(self):
        menu = self.file("merge/menu.json", MENU)
        table = self.file("merge/de.json", '{ "Copy": "Kopieren", // so\n  "Old": "Alt" }\n')
        said = self.run("merge", 0, "strings", "merge", table, menu).stderr
        self.tally.equal("merge: told", said, f"{table}: 2 added, 1 unused, 0 used again\n")
        text = table.read_text()
        self.tally.check("merge: comments stay", text.startswith('{ "Copy": "Kopieren", // so\n  "Old": "Alt",\n'), text)
        new = self.folder / "merge/strings/fr.strings"
        self.run("merge makes a table", 0, "strings", "merge", new, menu)
        self.tally.check("merge makes a table: all is there", new.read_text().count(' = "";') == 3, new.read_text())
        other = self.folder / "merge/de.strings"
        self.run("merge with a table", 0, "strings", "merge", other, new)
        self.tally.check("merge with a table: all is there", other.read_text().count(' = "";') == 3, other.read_text())
        manifest = self.file("merge/named/menumock.json", {"strings": {"de": "de.json"}, "mockups": ["menu.json"]})
        self.file("merge/named/menu.json", MENU)
        named = manifest.parent / "de.json"
        self.run("merge makes a table that a manifest names", 0, "strings", "merge", named, manifest)
        self.tally.equal("merge makes it with all texts", len(json.loads(named.read_text())) >= 3, True)
        before = table.read_bytes()
        out = self.run("merge to standard output", 0, "strings", "merge", table, menu, "-o", "-").stdout
        self.tally.equal("merge to standard output", out.encode(), before)

    def check(self):
        menu = self.file("check/menu.json", MENU)
        table = self.file("check/de.json", {"Copy": "", "Old": "Alt", "Move %@ to %@": "Bewegen"})
        run = self.run("check", 1, "strings", "--check", table, menu)
        self.tally.equal(
            "check: sum", run.stderr.splitlines()[-1], "menumock: 1 missing, 1 unused, 1 empty, 1 with different placeholders")
        self.tally.check("check: location of a missing text", f"{menu}:1:" in run.stderr, run.stderr)
        lines = self.run("check as JSON", 1, "strings", "--check", table, menu, "--diagnostic-format", "json").stderr
        self.tally.equal("check as JSON: lines", [bool(json.loads(line)) for line in lines.splitlines()], [True] * 5)
        good = self.file("check/good.json", {"Copy": "A", "Paste": "B", "Move %@ to %@": "%2$@ von %1$@"})
        self.run("check of a good table", 0, "strings", "--check", good, menu)
        self.run("check of nothing", 66, "strings", "--check", menu)
        manifest = self.file("check/set/menumock.json", {
            "strings": {"de": "de.json"}, "matrix": {"locale": ["en", "de"]}, "mockups": ["*.json"]})
        self.file("check/set/menu.json", MENU)
        self.file("check/set/de.json", {"Copy": "A", "Paste": "B", "Move %@ to %@": "%@%@"})
        self.run("check of a manifest", 0, "strings", "--check", manifest)
        self.run("check of the nearest manifest", 0, "strings", "--check", cwd=manifest.parent)
        self.file("check/set/de.json", {"Copy": "A"})
        self.run("check of a manifest that lacks texts", 1, "strings", "--check", manifest)
        own = self.file("check/own/menumock.json", {
            "strings": {"en": "en.json", "de": "de.json"}, "mockups": ["menu.json"]})
        self.file("check/own/menu.json", {"locale": "en", "menu": {"items": ["Copy", "‹account.name›"]}})
        self.file("check/own/en.json", {"Copy": "Copy", "Other": "Other"})
        self.file("check/own/de.json", {"Copy": "Kopieren"})
        self.run("check of documents in the language of a table, with a placeholder", 0, "strings", "--check", own)
        catalog = self.file("check/Texts.xcstrings", CATALOG)
        said = self.run("check of a catalog", 1, "strings", "--check", catalog, menu).stderr
        self.tally.check("check of a catalog: languages", 'into "ja"' in said and 'into "zh-Hant"' in said, said)
        said = self.run("check of one language", 1, "strings", "--check", catalog, menu, "--locale", "ja").stderr
        self.tally.check("check of one language: no other", "zh-Hant" not in said, said)
        said = self.run("check of standard input", 1, "strings", "--check", "-", menu, input=catalog.read_bytes()).stderr
        self.tally.check("check of standard input: languages", 'into "ja"' in said and 'into "zh-Hant"' in said, said)
        manifest = self.file("check/one/menumock.json", {
            "strings": {"ja": "Texts.xcstrings"}, "matrix": {"locale": ["en", "ja"]}, "mockups": ["menu.json"]})
        self.file("check/one/menu.json", {"menu": {"items": ["Copy", "Paste"]}})
        self.file("check/one/Texts.xcstrings", CATALOG)
        said = self.run("check of a manifest with one language of a catalog", 0, "strings", "--check", manifest).stderr
        self.tally.equal("check of a manifest with one language of a catalog: output", said, "")
        manifest.write_text(manifest.read_text().replace("ja", "fr"))
        said = self.run("check of a manifest with a language that a catalog lacks", 1, "strings", "--check", manifest).stderr
        self.tally.check("check of a language that a catalog lacks: all is missing", "2 missing" in said, said)

    def drawing(self):
        menu = self.file("drawing/menu.json", MENU)
        catalog = self.file("drawing/Texts.xcstrings", CATALOG)

        def described(locale, *strings):
            run = self.run(
                f"--strings for {locale}", 0, "render", menu, "-f", "svg", "-o", "-", "--locale", locale,
                "--missing-string", "ignore", *strings)
            return re.search(r"<desc[^>]*>(.*?)</desc>", run.stdout, re.S).group(1)

        for locale, expected in [("ja-JP", "コピー"), ("zh-Hant-HK", "拷貝"), ("zh-Hans", "Copy"), ("en-GB", "Copy")]:
            text = described(locale, "--strings", catalog)
            self.tally.check(f"a catalog in {locale}", expected in text, text)
        table = self.file("drawing/fr.strings", '"Copy" = "Copier";\n')
        self.tally.check("a .strings file", "Copier" in described("fr", "--strings", table))
        for place in (table, catalog):
            locale, expected = ("fr", "Copier") if place == table else ("ja", "コピー")
            options = ["--strings", place, "--locale", locale, "--missing-string", "ignore"]
            for command in (["layout"], ["render", "-f", "svg", "-o", "-", "--svg-text", "text"]):
                run = self.run(f"{command[0]} with {place.suffix}", 0, command[0], menu, *command[1:], *options)
                self.tally.check(f"{command[0]} with {place.suffix}: the text", expected in run.stdout, run.stdout[:400])
                run = self.run(
                    f"{command[0]} with {place.suffix} from standard input", 0, command[0], menu, *command[1:],
                    "--strings", "-", *options[2:], input=place.read_bytes())
                self.tally.check(f"{command[0]} with {place.suffix} from standard input: the text", expected in run.stdout)
            self.run(f"lint with {place.suffix}", 0, "lint", menu, *options[:4], "--fail-on", "error")
            out = self.folder / f"drawing/set{place.suffix}"
            manifest = self.file("drawing/set.json", {"output": "{name}.svg", "mockups": ["menu.json"]})
            self.run(f"batch with {place.suffix}", 0, "batch", manifest, "-o", out, "-f", "svg", *options)
            self.tally.check(f"batch with {place.suffix}: the text", expected in (out / "menu.svg").read_text())
            self.run(f"check with {place.suffix}", 0, "check", manifest, "--goldens", out, "-f", "svg", *options)
        said = self.run("a missing text", 0, "render", menu, "-o", self.folder / "a.png", "--strings", table, "--locale", "fr")
        wanted = f'{menu}:1:'
        self.tally.check(
            "a missing text is reported with table, language, and location",
            wanted in said.stderr and f'missing translation of “Paste” into "fr" in "{table}"' in said.stderr,
            said.stderr)

    def sets(self):
        """Manifests and worker requests read every table format that --strings reads."""
        place = self.folder / "sets"
        menu = self.file("sets/menu.json", MENU)
        self.file("sets/Texts.xcstrings", CATALOG)
        self.file("sets/fr.strings", '"Copy" = "Copier";\n"Paste" = "Coller";\n')
        self.file("sets/Words.json", {"Copy": "Kopieren", "Paste": "Einsetzen"})
        manifest = {
            "output": "{locale}.svg", "matrix": {"locale": ["en", "ja", "fr", "de"]}, "defaults": {"missingString": "ignore"},
            "strings": {"ja": "Texts.xcstrings", "fr": "fr.strings", "de": "Words.json"}, "mockups": ["menu.json"]}
        self.file("sets/menumock.json", manifest)
        expected = {"en": "Copy", "ja": "コピー", "fr": "Copier", "de": "Kopieren"}
        self.run("batch", 0, "batch", "menumock.json", "-o", "out", cwd=place)
        for locale, text in expected.items():
            self.tally.check(f"batch in {locale}", text in (place / "out" / f"{locale}.svg").read_text(), locale)
        self.file("sets/menumock.json", {**manifest, "strings": {"ko": "Texts.xcstrings"}, "matrix": {"locale": ["ko"]}})
        said = self.run("a catalog without the language", 65, "batch", "menumock.json", "-o", "out", cwd=place).stderr
        self.tally.check("the error has a location", 'the catalog "Texts.xcstrings" has no texts for ' in said, said)
        self.file("sets/bad.strings", '"Copy" = ')
        self.file("sets/menumock.json", {**manifest, "strings": {"ko": "bad.strings"}, "matrix": {"locale": ["ko"]}})
        said = self.run("a broken table", 65, "batch", "menumock.json", "-o", "out", cwd=place).stderr
        self.tally.check("the error has a location", "bad.strings:1:" in said, said)
        requests = [
            {"path": str(menu), "format": "svg", "missingString": "ignore", "locale": locale, "output": str(place / f"{name}.svg"),
             "strings": str(place / table)}
            for name, locale, table in [("a", "ja", "Texts.xcstrings"), ("b", "fr", "fr.strings"), ("c", "zh-Hant-HK", "Texts.xcstrings")]]
        lines = "".join(json.dumps(request) + "\n" for request in requests)
        self.run("worker", 0, "worker", input=lines.encode())
        for name, text in [("a", "コピー"), ("b", "Copier"), ("c", "拷貝")]:
            made = place / f"{name}.svg"
            self.tally.check(f"worker: {text}", made.exists() and text in made.read_text(), name)

    def size(self):
        menu = self.file("size/menu.json", MENU)
        table = self.file("size/de.json", {**{f"Text {n}": f"Geheim {n}" for n in range(5000)}, "Copy": "Kopieren"})
        sizes = {}
        for name, options in [("plain", []), ("translated", ["--strings", table])]:
            place = self.folder / f"size/{name}.svg"
            self.run(f"size: {name}", 0, "render", menu, "-o", place, "--locale", "de", "-q", *options)
            sizes[name] = place.stat().st_size
        self.tally.check("a picture carries what it uses", sizes["translated"] < sizes["plain"] + 2000, sizes)
        recipe = json.loads(self.run("recipe", 0, "extract", "--recipe", self.folder / "size/translated.svg").stdout)
        self.tally.equal("the recipe's texts", recipe["strings"], {"Copy": "Kopieren"})
        small, again = self.file("size/small.json", recipe["strings"]), self.folder / "size/again.svg"
        self.run("drawn again", 0, "render", menu, "-o", again, "--locale", "de", "-q", "--strings", small)
        self.tally.equal(
            "drawn again: the same bytes", again.read_bytes(), (self.folder / "size/translated.svg").read_bytes())


def main():
    options = frame.arguments(__doc__).parse_args()

    def steps(program, tally, folder):
        checks = Checks(program, tally, folder)
        return {name: getattr(checks, name) for name in ("extract", "merge", "check", "drawing", "sets", "size")}

    sys.exit(frame.run(options, steps))


if __name__ == "__main__":
    main()
