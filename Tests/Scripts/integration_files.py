#!/usr/bin/env python3
"""Tests the files for other programs: the GitHub action, the pre-commit hooks, the container file, and the formula.

The steps of the action run in order with stand-ins for GitHub's runner: its variables and files, a `gh` with a release
in a folder, and a `sudo apt-get` that unpacks. Steps that use other actions are skipped.
"""
import json
import os
import pathlib
import re
import shutil
import stat
import subprocess
import sys

import yaml

import frame

ROOT = pathlib.Path(__file__).resolve().parents[2]
EXPRESSION = re.compile(r"\$\{\{\s*(.+?)\s*\}\}")

# Stand-ins that record their arguments. `apt-get install` unpacks the package below the folder of the runner.
GH = '#!/bin/sh\necho "gh $*" >> "$STANDIN/calls"\nwhile [ "$1" != --dir ]; do shift; done\ncp "$STANDIN/release/"*.deb "$2/"\n'
SUDO = ('#!/bin/sh\necho "sudo $*" >> "$STANDIN/calls"\n'
        'case "$*" in "apt-get install"*) for last; do :; done; dpkg-deb -x "$last" "$STANDIN/system" ;; esac\n')


class Runner:
    """Runs the shell steps of a composite action like GitHub."""

    def __init__(self, action, folder, package):
        self.action = action
        self.folder = folder
        for name in ("temp", "bin", "release", "workspace"):
            (folder / name).mkdir(parents=True)
        shutil.copy(package, folder / "release")
        for name, text in (("gh", GH), ("sudo", SUDO)):
            file = folder / "bin" / name
            file.write_text(text)
            file.chmod(file.stat().st_mode | stat.S_IXUSR)
        self.workspace = folder / "workspace"

    def calls(self):
        file = self.folder / "calls"
        return file.read_text() if file.exists() else ""

    def run(self, **given):
        """The exit status of the first step that fails, or 0; the outputs, the summary, and whether the report is kept.
        """
        for name in ("output", "summary"):
            (self.folder / name).write_text("")
        context = {"github.action_repository": "owner/menumock", "github.token": "token"}
        for name, about in self.action["inputs"].items():
            if about.get("required") and name not in given:
                raise RuntimeError(f"the input {name} is required")
            context[f"inputs.{name}"] = given.get(name, self.fill(about.get("default", ""), context))
        environment = {
            "PATH": f"{self.folder}/bin:{self.folder}/system/usr/bin:/usr/bin:/bin", "HOME": str(self.folder),
            "STANDIN": str(self.folder), "RUNNER_TEMP": str(self.folder / "temp"),
            "GITHUB_OUTPUT": str(self.folder / "output"), "GITHUB_STEP_SUMMARY": str(self.folder / "summary"),
            "GITHUB_ACTIONS": "true", "CI": "true"}
        status, kept, said = 0, False, ""
        for step in self.action["runs"]["steps"]:
            if "uses" in step:
                kept = status != 0 and step["if"].startswith("always()")
                continue
            if status:
                continue
            variables = {key: self.fill(value, context) for key, value in step.get("env", {}).items()}
            done = subprocess.run(
                ["bash", "--noprofile", "--norc", "-e", "-o", "pipefail", "-c", step["run"]], cwd=self.workspace,
                env=environment | variables, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, timeout=300)
            status, said = done.returncode, said + done.stdout.decode()
        outputs = dict(line.split("=", 1) for line in (self.folder / "output").read_text().splitlines())
        return status, outputs, (self.folder / "summary").read_text(), kept, said

    @staticmethod
    def fill(text, context):
        """A text with its expressions replaced. An unknown expression is an error."""
        return EXPRESSION.sub(lambda found: context[found[1]], text)


def check_action(program, tally, folder):
    action = yaml.safe_load((ROOT / "action.yml").read_text())
    tally.equal("the action is a composite one", action["runs"]["using"], "composite")
    for step in action["runs"]["steps"]:
        if "run" in step:
            tally.check(f"{step['name']}: no input is put into a script", not EXPRESSION.search(step["run"]))
    subprocess.run([sys.executable, ROOT / "Scripts/package.py", "--program", program.path, "--out", folder / "made",
                    "--only", "deb"], check=True, stdout=subprocess.DEVNULL)
    runner = Runner(action, folder / "runner", next((folder / "made").iterdir()))
    menus = runner.workspace / "my menus"
    menus.mkdir()
    (menus / "set.json").write_text(json.dumps({"mockups": ["menu.json"]}))
    (menus / "menu.json").write_text('{"menu": {"items": ["Copy", "Paste"]}}')
    # A name with a space, and one that a shell would execute, must remain names.
    given = {"manifest": "my menus/set.json", "goldens": "my menus/gold; touch broken"}

    status, outputs, summary, kept, said = runner.run(**given, arguments="--accept --jobs 1")
    tally.equal("action: goldens are made", (status, outputs.get("status"), kept), (0, "0", False))
    tally.check("action: nothing in an input is carried out", not (runner.workspace / "broken").exists())
    tally.check("action: the newest release is asked for", "gh release download --repo owner/menumock" in runner.calls(), said)
    status, outputs, summary, kept, said = runner.run(**given, version="0.1.0")
    tally.equal("action: nothing is different", (status, outputs.get("status"), kept), (0, "0", False))
    tally.check("action: the version is asked for", "gh release download v0.1.0 --repo" in runner.calls(), runner.calls())
    (menus / "menu.json").write_text('{"menu": {"items": ["Copy", "Paste", "Cut"]}}')
    status, outputs, summary, kept, said = runner.run(**given, package=str(next((folder / "made").iterdir())))
    tally.equal("action: a difference fails", (status, outputs.get("status"), kept), (1, "1", True))
    tally.check("action: the summary tells what changed", 'added: "Cut"' in summary, summary)
    tally.check("action: the report is there", (runner.workspace / "menumock-report/index.html").exists(), said)
    status, outputs, summary, kept, said = runner.run(manifest="none.json", goldens="goldens")
    tally.equal("action: a manifest that is not there", (status, outputs.get("status")), (66, "66"))


def check_hooks(program, tally, folder):
    hooks = {hook["id"]: hook for hook in yaml.safe_load((ROOT / ".pre-commit-hooks.yaml").read_text())}
    tally.equal("the hooks", sorted(hooks), ["menumock-check", "menumock-fmt", "menumock-validate"])
    menus = folder / "hooks/menus"
    menus.mkdir(parents=True)
    (menus / "good.json").write_text('{"menu":{"items":["Copy"]}}')
    (menus / "bad.json").write_text('{"menu":{"itms":["Copy"]}}')
    (menus / "menumock.json").write_text('{"mockups": ["good.json"]}')

    def call(name, *files):
        hook = hooks[name]
        words = [*hook["entry"].split()[1:], *hook.get("args", [])]
        words += files if hook.get("pass_filenames", True) else []
        return program.run(*words, cwd=menus.parent).returncode

    def takes(name, file):
        hook = hooks[name]
        excluded = "exclude" in hook and re.search(hook["exclude"], file)
        return bool(re.search(hook["files"], file)) and not excluded

    tally.equal("validate passes a document", call("menumock-validate", "menus/good.json"), 0)
    tally.equal("validate refuses a mistake", call("menumock-validate", "menus/good.json", "menus/bad.json"), 65)
    before = (menus / "good.json").read_bytes()
    tally.equal("fmt", call("menumock-fmt", "menus/good.json"), 0)
    tally.check("fmt changes the file, by which the commit fails", (menus / "good.json").read_bytes() != before)
    (menus / "goldens").mkdir()
    tally.equal("check misses its goldens", call("menumock-check", "menus/good.json"), 1)
    program.run("check", *hooks["menumock-check"]["args"], "--accept", cwd=menus.parent)
    tally.equal("check finds nothing different", call("menumock-check", "menus/good.json"), 0)
    tally.check("a manifest is no document", not takes("menumock-validate", "menus/menumock.json"))
    tally.check("documents are taken", takes("menumock-fmt", "menus/a/b.json"))


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
    options = frame.arguments(__doc__).parse_args()
    return frame.run(options, lambda program, tally, folder: {
        "action": lambda: check_action(program, tally, folder), "hooks": lambda: check_hooks(program, tally, folder),
        "addresses": lambda: check_addresses(tally), "container": lambda: check_container(tally)})


if __name__ == "__main__":
    sys.exit(main())
