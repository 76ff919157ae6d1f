#!/usr/bin/env python3
"""Checks that hostile or mistaken input does no damage: outputs never replace inputs, caches and reports delete nothing
outside their folder, hostile images end in an error, and time grows with the size of the input.
"""
import hashlib
import json
import os
import sys

import frame

MENU = '{"menu": {"title": "Note", "items": ["Copy", "Paste"]}}'
PIXEL = bytes.fromhex(
    "89504e470d0a1a0a0000000d4948445200000001000000010806000000" "1f15c4890000000d49444154789c6360606060"
    "00000005000157cd3bb70000000049454e44ae426082")
SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0h9v9"/></svg>'


def showing(image):
    """A document that shows an image."""
    return json.dumps({"presentation": "contextMenu", "preview": {"image": image}, "menu": {"items": ["A"]}})


def folder_of(folder, name, files):
    place = folder / name
    for path, content in files.items():
        (place / path).parent.mkdir(parents=True, exist_ok=True)
        (place / path).write_bytes(content if isinstance(content, bytes) else content.encode())
    return place


def contents(place):
    return {str(file.relative_to(place)): file.read_bytes() for file in sorted(place.rglob("*")) if file.is_file()}


def check_inputs_stay(program, tally, folder):
    """A command whose output would replace an input writes nothing."""
    files = {
        "menu.json": showing("menu.svg"), "menu.svg": SVG, "a.json": MENU, "b.json": MENU,
        "set.json": json.dumps({"mockups": ["a.json"], "strings": {"de": "de.json"}, "defaults": {"format": "svg"}}),
        "own.json": json.dumps({"mockups": ["menu.json"], "defaults": {"format": "svg"}}),
        "de.json": "{}", "goldens/a.svg": SVG, "r.jsonl": "", "themes/brand.json": '{"extends": "ios-26"}',
        "themed.json": '{"theme": "look.json", "menu": {"items": ["A"]}}',
        "look.json": '{"extends": "base.json"}', "base.json": '{"extends": "ios-26"}',
    }
    cases = [
        "render menu.json -f svg", "render menu.json a.json -f svg -o ./", "render a.json -o menu.png --alt a.json",
        "render a.json -o x.png --legend linked.json", "render a.json -f png -o A.JSON",
        "render a.json -f png -o hard.json", "render a.json -o x.png --alt deep/../../a.json",
        "render themed.json -f png -o base.json", "render a.json -o x.png --alt themes/brand.json --themes themes",
        "render a.json -o x.png --alt x.png", "render a.json -o x.png --alt X.PNG",
        "batch own.json -o .", "batch set.json -o out --results a.json", "batch set.json -o out --deps set.json",
        "batch set.json -o out --markdown de.json", "batch set.json -o out --results out/a.svg",
        "batch set.json -o out --markdown out/.menumock-batch.jsonl", "batch set.json -o out --deps linked.json",
        "check set.json --goldens goldens --junit a.json", "check set.json --goldens goldens --results goldens/a.svg",
        "check own.json --goldens . --accept", "check set.json --goldens goldens --report . --junit index.html",
        "export a.json --to swiftui -o a.json", "export a.json --to swiftui -o linked.json",
        "strings extract a.json -o a.json", "strings extract set.json -o de.json",
        "strings merge de.json a.json -o a.json", "merge r.jsonl --manifest set.json -o r.jsonl",
        "merge r.jsonl --manifest set.json --junit a.json", "lint a.json --format json -o a.json",
        "lint a.json --write-baseline linked.json", "lint menu.json --format json -o menu.svg",
    ]
    place = folder_of(folder, "inputs", files)
    (place / "linked.json").symlink_to("a.json")
    (place / "goldens" / "sub").mkdir()
    (place / "deep").symlink_to("goldens/sub")
    os.link(place / "a.json", place / "hard.json")
    before = contents(place)
    for case in cases:
        run = program.run(*case.split(), cwd=place)
        text = run.stderr.decode()
        tally.equal(f"{case}: status: {text}", run.returncode, 64)
        tally.check(f"{case}: what is said", "would replace" in text or "cannot take both" in text, text)
        tally.check(f"{case}: nothing is written", contents(place) == before, sorted(contents(place)))
    for case in [
        "render a.json -o x.png --alt x.txt", "render a.json -o x.png --alt /dev/null --legend /dev/null",
        "strings merge de.json a.json", "strings merge de.json set.json", "lint a.json --write-baseline base.jsonl",
        "lint a.json --baseline base.jsonl --write-baseline base.jsonl", "batch set.json -o out --results r2.jsonl",
        "batch set.json -o out --results r2.jsonl", "check set.json --goldens goldens --accept",
    ]:
        run = program.run(*case.split(), cwd=place)
        tally.check(f"{case}: still possible: {run.stderr.decode()}", run.returncode in (0, 1), run.returncode)


def check_paths_of_manifests(program, tally, folder):
    """A manifest names no outputs outside its folder."""
    place = folder_of(folder, "paths", {"project/a.json": MENU})
    for key in ("results", "markdown", "deps", "alt", "legend", "goldens", "report", "junit"):
        for path in ("../x", "/tmp/x", "out/../../x"):
            manifest = {"mockups": ["a.json"], key: path}
            (place / "project" / "menumock.json").write_text(json.dumps(manifest))
            run = program.run("batch", cwd=place / "project")
            tally.equal(f"{key} {path}: status", run.returncode, 65)
            tally.check(f"{key} {path}: what is said", f"of {key} leaves the manifest's folder" in run.stderr.decode(),
                        run.stderr.decode())
    tally.equal("nothing is written", sorted(contents(place)), ["project/a.json", "project/menumock.json"])


def cache_line(path, content):
    """A line of a build cache with a valid sum."""
    digest = hashlib.sha256(content).hexdigest()
    members = {"path": path, "source": digest, "sha256": digest, "bytes": len(content), "width": 1, "height": 1}
    text = json.dumps(members, separators=(",", ":"), ensure_ascii=False)
    total = hashlib.sha256(bytes([3]) + text.encode()).hexdigest()[:8]
    return f'{text[:-1]},"sum":"{total}"}}\n'


def check_cache(program, tally, folder):
    """A build cache names only pictures that batch wrote into its folder."""
    place = folder_of(folder, "cache", {
        "project/a.json": showing("photo.svg"), "project/photo.svg": SVG, "victim.svg": SVG, "project/note.txt": SVG,
        "project/old.svg": SVG, "project/menumock.json": '{"mockups": ["a.json"], "defaults": {"format": "png"}}'})
    (place / "project" / "link").symlink_to("..")
    paths = ["../victim.svg", str(place / "victim.svg"), "link/victim.svg", "note.txt", "photo.svg", "a.json", "old.svg"]
    before = contents(place)
    lines = [cache_line(path, SVG.encode() if path != "a.json" else before["project/a.json"]) for path in paths]
    (place / "project" / ".menumock-batch.jsonl").write_text("".join(lines))
    run = program.run("batch", "--prune", cwd=place / "project")
    tally.equal(f"status: {run.stderr.decode()}", run.returncode, 0)
    after = contents(place)
    tally.equal("only the old picture is gone", sorted(set(before) - set(after)), ["project/old.svg"])


def check_links_in_reports(program, tally, folder):
    """A link in the place of a report's pictures is not followed."""
    place = folder_of(folder, "report", {
        "a.json": MENU, "menumock.json": '{"mockups": ["a.json"]}', "goldens/a.png": PIXEL,
        "outside/a-actual.png": b"precious", "report/index.html": "",
        "report/results.jsonl": json.dumps({"path": "a.png", "verdict": "different", "actual": "pictures/a-actual.png",
                                            "files": {"actual": "pictures/a-actual.png"}}) + "\n"})
    (place / "report" / "pictures").symlink_to("../outside")
    run = program.run("check", "--goldens", "goldens", "--report", "report", cwd=place)
    tally.equal(f"status: {run.stderr.decode()}", run.returncode, 73)
    tally.equal("the file outside", (place / "outside" / "a-actual.png").read_bytes(), b"precious")


def steps(program, tally, folder):
    return {
        "inputs": lambda: check_inputs_stay(program, tally, folder),
        "manifests": lambda: check_paths_of_manifests(program, tally, folder),
        "cache": lambda: check_cache(program, tally, folder),
        "reports": lambda: check_links_in_reports(program, tally, folder),
    }


def main():
    return frame.run(frame.arguments(__doc__).parse_args(), steps)


if __name__ == "__main__":
    sys.exit(main())
