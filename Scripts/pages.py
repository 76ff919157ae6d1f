"""Pages of the documentation that are made from the program, with the pictures beside them."""
import sys


def keep(page, text, pictures, made, check, command):
    """Writes a page and its pictures, whose files are named by `made`; or compares them with what is there and exits.

    `command` is what makes them anew, for whoever finds a difference.
    """
    if check:
        there = {file.name: file.read_bytes() for file in pictures.glob("*")} if pictures.is_dir() else {}
        wrong = [name for name in sorted(made.keys() | there.keys()) if made.get(name) != there.get(name)]
        if not page.is_file() or page.read_text("utf-8") != text:
            wrong.append(page.name)
        for name in wrong:
            print(f"{name} is not what the program makes now: run {command}", file=sys.stderr)
        print(f"{len(made) + 1 - len(wrong)} passed, {len(wrong)} failed")
        sys.exit(1 if wrong else 0)
    pictures.mkdir(parents=True, exist_ok=True)
    for file in pictures.iterdir():
        if file.name not in made:
            file.unlink()
    for name, data in made.items():
        (pictures / name).write_bytes(data)
    page.write_text(text, "utf-8")
