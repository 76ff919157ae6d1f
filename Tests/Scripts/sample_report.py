"""Two versions of a set of menus, for tests of reports: goldens of the first, documents of the second.

The second has every verdict: same, different, resized, missing, and orphaned pictures, and a document that cannot be
drawn.
"""
import copy
import json
import subprocess

NOTES = {
    "title": "Note",
    "platform": "iOS",
    "menu": {
        "title": "Nature Walks",
        "items": [
            {"title": "Scan", "systemImage": "viewfinder"},
            {"title": "Pin", "systemImage": "pin"},
            {"title": "Lock", "systemImage": "lock"},
            "---",
            {"title": "Find in Note", "systemImage": "magnifyingglass"},
            {"title": "Move Note", "systemImage": "folder"},
            "---",
            {"title": "Delete", "systemImage": "trash", "role": "destructive"},
        ],
    },
}
VIEW = {
    "title": "View",
    "platform": "macOS",
    "menu": {
        "items": [
            {"title": "New Note", "keyboardShortcut": "cmd+n"},
            {"title": "New Window", "keyboardShortcut": "shift+cmd+n", "isHighlighted": True},
            "---",
            {"title": "Enter Full Screen", "keyboardShortcut": "ctrl+cmd+f"},
        ]
    },
}


def documents():
    """The documents of both versions: name to document, or `None` if the version lacks it."""
    renamed = copy.deepcopy(NOTES)
    renamed["menu"]["items"][4]["title"] = "Find in Page"
    renamed["menu"]["items"][1]["systemImage"] = "pin.fill"
    grown = copy.deepcopy(VIEW)
    grown["menu"]["items"].append({"title": "Print…", "keyboardShortcut": "cmd+p"})
    broken = copy.deepcopy(NOTES)
    broken["menu"]["items"][0]["image"] = "no-such-image.svg"
    broken["menu"]["items"][1]["isOn"] = "perhaps"
    small = {"title": "Sort", "platform": "iOS", "menu": {"items": ["By Name", "By Date"]}}
    return {
        "note-actions": (NOTES, renamed),
        "view-menu": (VIEW, grown),
        "sort": (small, small),
        "share": (None, dict(small, menu={"items": ["Copy", "Print", "Save to Files"]})),
        "old-export": (small, None),
        "broken": (NOTES, broken),
    }


def manifest(names):
    return {
        "output": "{name}{~appearance}@{scale}x.{format}",
        "matrix": {"appearance": ["light", "dark"], "scale": [2]},
        "mockups": [f"menus/{name}.json" for name in names],
    }


def check(program, manifest, goldens, *arguments):
    """Runs `check` and returns its exit status and output."""
    command = [program, "check", manifest, "--goldens", goldens, "--quiet", *arguments]
    run = subprocess.run([str(part) for part in command], capture_output=True, text=True)
    return run.returncode, run.stderr


def make(program, folder):
    """Writes goldens of the first version into `goldens`, and `manifest.json` with the documents of the second.

    Returns the paths of the manifest and of the goldens.
    """
    for version, place in enumerate((folder / "before", folder)):
        menus = place / "menus"
        menus.mkdir(parents=True, exist_ok=True)
        names = []
        for name, versions in documents().items():
            if versions[version] is not None:
                (menus / f"{name}.json").write_text(json.dumps(versions[version], ensure_ascii=False), "utf-8")
                names.append(name)
        (place / "manifest.json").write_text(json.dumps(manifest(names)), "utf-8")
    goldens = folder / "goldens"
    command = [program, "batch", folder / "before" / "manifest.json", "-o", goldens, "--quiet"]
    subprocess.run([str(part) for part in command], check=True)
    return folder / "manifest.json", goldens
