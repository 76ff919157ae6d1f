#!/usr/bin/env python3
"""Tests the files for other programs: the GitHub actions, the pre-commit hooks, the container file, and the formula.

The steps of the actions run in order in a stand-in for GitHub's runner: its variables and files. They install the built
wheels. Steps that use other actions are recorded.
"""
import json
import pathlib
import re
import subprocess
import sys
import tomllib

import yaml

import frame

ROOT = pathlib.Path(__file__).resolve().parents[2]
EXPRESSION = re.compile(r"\$\{\{\s*(.+?)\s*\}\}")

class Runner:
    """Runs the shell steps of composite actions like GitHub."""

    def __init__(self, folder):
        self.folder = folder
        for name in ("temp", "workspace"):
            (folder / name).mkdir(parents=True)
        self.workspace = folder / "workspace"

    def run(self, action, **given):
        """The exit status of the first step that fails, or 0; the outputs, the summary, the uploads, and the messages."""
        place = ROOT / action
        action = yaml.safe_load((place / "action.yml").read_text())
        for name in ("output", "summary", "path"):
            (self.folder / name).touch()
        (self.folder / "output").write_text("")
        (self.folder / "summary").write_text("")
        context = {}
        for name, about in action["inputs"].items():
            if about.get("required") and name not in given:
                raise RuntimeError(f"the input {name} is required")
            context[f"inputs.{name}"] = given.pop(name, about.get("default", ""))
        if given:
            raise RuntimeError(f"unknown inputs {sorted(given)}")
        commands = (self.folder / "path").read_text().split()
        environment = {
            "PATH": ":".join([*commands, "/usr/bin", "/bin"]), "HOME": str(self.folder),
            "RUNNER_TEMP": str(self.folder / "temp"), "GITHUB_ACTION_PATH": str(place),
            "GITHUB_OUTPUT": str(self.folder / "output"), "GITHUB_STEP_SUMMARY": str(self.folder / "summary"),
            "GITHUB_PATH": str(self.folder / "path"), "GITHUB_ACTIONS": "true", "CI": "true"}
        status, uploads, said, outputs = 0, [], "", {}
        for step in action["runs"]["steps"]:
            if "uses" in step:
                if status == 0 or step["if"].startswith("always()"):
                    uploads.append({key: self.fill(value, context | self.outputs) for key, value in step["with"].items()})
                continue
            if status:
                continue
            variables = {key: self.fill(value, context) for key, value in step.get("env", {}).items()}
            done = subprocess.run(
                ["bash", "--noprofile", "--norc", "-e", "-o", "pipefail", "-c", step["run"]], cwd=self.workspace,
                env=environment | variables, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, timeout=600)
            status, said = done.returncode, said + done.stdout.decode()
            outputs = dict(line.split("=", 1) for line in (self.folder / "output").read_text().splitlines())
            self.outputs = {f"steps.{step.get('id')}.outputs.{key}": value for key, value in outputs.items()}
        return status, outputs, (self.folder / "summary").read_text(), uploads, said

    @staticmethod
    def fill(text, context):
        """A text with its expressions replaced. An unknown expression is an error."""
        return EXPRESSION.sub(lambda found: context[found[1]], text)


def check_actions(program, tally, folder, wheels):
    for name in ("setup", "check"):
        action = yaml.safe_load((ROOT / name / "action.yml").read_text())
        tally.equal(f"{name} is a composite action", action["runs"]["using"], "composite")
        for step in action["runs"]["steps"]:
            if "run" in step:
                tally.check(f"{step['name']}: no input is put into a script", not EXPRESSION.search(step["run"]))
    runner = Runner(folder / "runner")
    status, outputs, _, _, said = runner.run("setup", wheels=str(wheels.resolve()))
    tally.equal(f"setup: {said}", (status, outputs.get("version")), (0, program.run("--version").stdout.decode().strip()))
    status, _, _, _, said = runner.run("setup", wheels=str(wheels.resolve()), version="0.0.1")
    tally.check("setup: another version is requested", status != 0 and "0.0.1" in said, said)

    menus = runner.workspace / "my menus"
    menus.mkdir()
    (menus / "set.json").write_text(json.dumps({"mockups": ["menu.json", "other.json"]}))
    (menus / "menu.json").write_text('{"menu": {"items": ["Copy", "Paste"]}}')
    (menus / "other.json").write_text('{"menu": {"items": ["Cut"]}}')
    # A name with a space, and one that a shell would execute, must remain names.
    given = {"manifest": "my menus/set.json", "goldens": "my menus/gold; touch broken"}

    status, outputs, summary, uploads, said = runner.run("check", **given, arguments="--accept --jobs 1")
    tally.equal(f"check: goldens are made: {said}", (status, outputs.get("status"), len(uploads)), (0, "0", 1))
    tally.check("check: nothing in an input is carried out", not (runner.workspace / "broken").exists())
    names = []
    for shard in ("1/2", "2/2"):
        status, outputs, summary, uploads, said = runner.run("check", **given, shard=shard, fail="false", report=f"r{shard[0]}")
        tally.equal(f"check: shard {shard}", (status, outputs.get("status"), len(uploads)), (0, "0", 1))
        names.append(uploads[0]["name"])
        tally.check("check: the results are uploaded after success, too",
                    (runner.workspace / f"r{shard[0]}/results.jsonl").exists())
    _, _, _, uploads, _ = runner.run("check", **given, shard="1/2")
    names.append(uploads[0]["name"])
    tally.equal("check: names of artifacts are unique", len(set(names)), 3)
    merged = program.run("merge", "r1", "r2", "--manifest", given["manifest"], "--report", "all", cwd=runner.workspace)
    tally.equal(f"the shards merge: {merged.stderr.decode()}", merged.returncode, 0)
    (menus / "menu.json").write_text('{"menu": {"items": ["Copy", "Paste", "Cut"]}}')
    status, outputs, summary, uploads, said = runner.run("check", **given)
    tally.equal("check: a difference fails", (status, outputs.get("status"), len(uploads)), (1, "1", 1))
    tally.check("check: the summary tells what changed", 'added: "Cut"' in summary, summary)
    tally.check("check: the report is there", (runner.workspace / "menumock-report/index.html").exists(), said)
    status, outputs, _, _, said = runner.run("check", **given, fail="false")
    tally.equal("check: a difference that merging reports", (status, outputs.get("status")), (0, "1"))
    status, outputs, _, _, said = runner.run("check", manifest="none.json", goldens="goldens", fail="false")
    tally.equal("check: a manifest that is not there", (status, outputs.get("status")), (66, "66"))


def check_hooks(program, tally, folder):
    """The commands of the hooks in a project of `init`; Tests/Scripts/wheel.py runs them with pre-commit."""
    hooks = {hook["id"]: hook for hook in yaml.safe_load((ROOT / ".pre-commit-hooks.yaml").read_text())}
    tally.equal("the hooks", sorted(hooks), ["menumock-check", "menumock-fmt", "menumock-validate"])
    tally.equal("hooks install the wheel", {hook["language"] for hook in hooks.values()}, {"python"})
    place = folder / "hooks"
    place.mkdir()
    program.run("init", "--quiet", cwd=place)
    (place / "menus/bad.json").write_text('{"menu":{"itms":["Copy"]}}')
    (place / "menus/plain.json").write_text('{"menu":{"items":["Copy"]}}')

    def call(name, *files):
        hook = hooks[name]
        words = [*hook["entry"].split()[1:], *hook.get("args", [])]
        words += files if hook.get("pass_filenames", True) else []
        return program.run(*words, cwd=place).returncode

    def takes(name, file):
        hook = hooks[name]
        excluded = "exclude" in hook and re.search(hook["exclude"], file)
        return bool(re.search(hook["files"], file)) and not excluded

    tally.equal("validate passes a document", call("menumock-validate", "menus/note.json"), 0)
    tally.equal("validate refuses a mistake", call("menumock-validate", "menus/note.json", "menus/bad.json"), 65)
    before = (place / "menus/plain.json").read_bytes()
    tally.equal("fmt", call("menumock-fmt", "menus/plain.json"), 0)
    tally.check("fmt changes the file, by which the commit fails", (place / "menus/plain.json").read_bytes() != before)
    (place / "menus/bad.json").unlink()
    tally.equal("check misses its goldens", call("menumock-check"), 66)
    program.run("check", "--accept", cwd=place)
    tally.equal("check finds nothing different", call("menumock-check"), 0)
    for name in ("menumock-validate", "menumock-fmt"):
        tally.check(f"{name} takes the documents of init", takes(name, "menus/note.json"))
        tally.check(f"{name} takes documents of projects in folders", takes(name, "docs/menus/a/b.json"))
        for other in ("menumock.json", "menus/menumock.json", "schema/document.schema.json", "menus/strings/de.json"):
            tally.check(f"{name} leaves {other}", not takes(name, other))
    tally.check("check follows the manifest", takes("menumock-check", "menumock.json"))


def check_versions(program, tally):
    """The hooks and the setup action install the version of their tag."""
    version = program.run("--version").stdout.decode().strip()
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    tally.equal("the version of the hooks", project["version"], version)
    tally.equal("the wheels of the hooks", project["dependencies"],
                [f"menumock=={version}", f"menumock-fonts=={version}"])


def check_addresses(tally):
    """Files that need the project's address use the same one."""
    home = json.loads((ROOT / "Packaging/project.json").read_text())["home"]
    formula = (ROOT / "Packaging/menumock.rb").read_text()
    tally.check("the formula has the project's address", f'homepage "{home}"' in formula, home)
    tally.equal("and no other", set(re.findall(r"https://[\w.-]+?(?=\.git|[/\"])", formula)), {home})


def check_container(tally):
    lines = (ROOT / "Packaging/Containerfile").read_text()
    project = json.loads((ROOT / "Packaging/project.json").read_text())
    tally.check("the container's program is not root's", re.search(r"^USER (?!root)\w+$", lines, re.MULTILINE))
    for name in project["recommends"]:
        tally.check(f"the container has {name}", name in lines)


def main():
    parser = frame.arguments(__doc__)
    parser.add_argument("--wheels", type=pathlib.Path, default=ROOT / "out/wheels", help="the folder of the wheels")
    options = parser.parse_args()
    return frame.run(options, lambda program, tally, folder: {
        "actions": lambda: check_actions(program, tally, folder, options.wheels), "hooks": lambda: check_hooks(program, tally, folder),
        "versions": lambda: check_versions(program, tally),
        "addresses": lambda: check_addresses(tally), "container": lambda: check_container(tally)})


if __name__ == "__main__":
    sys.exit(main())
