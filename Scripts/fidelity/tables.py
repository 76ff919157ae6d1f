"""The comparison as text and as JSON."""
import itertools


def shown(value, unit):
    if value is None:
        return "-"
    if isinstance(value, list):
        return "#" + "".join(f"{min(max(round(part), 0), 255):02X}" for part in value)
    return f"{value:.1f}" if unit == "level" else f"{value:.2f}"


def change(comparison):
    """The error as displayed: for text widths, in percent."""
    if comparison.error is None:
        return "-"
    if comparison.name == "text width" and comparison.theirs:
        return f"{100 * comparison.error / comparison.theirs:+.1f} %"
    return f"{comparison.error:+.0f}" if comparison.unit == "level" else f"{comparison.error:+.2f}"


def text(comparisons, header):
    """The table, grouped by subject; `!` marks values that exceed their goal."""
    lines = [*header, "", f"  {'':34} {'ours':>9} {'theirs':>9} {'error':>8}"]
    figures = [entry for entry in comparisons if not entry.subject.startswith("side ")]
    for subject, group in itertools.groupby(figures, key=lambda entry: (entry.subject, entry.path)):
        lines.append(f"{subject[0]}  ({subject[1]})")
        for entry in group:
            note = f"   {entry.note}" if entry.note else ""
            lines.append(
                f"{'!' if entry.is_over else ' '} {entry.name:34} {shown(entry.ours, entry.unit):>9} "
                f"{shown(entry.theirs, entry.unit):>9} {change(entry):>8}{note}")
    lines += profiles_text([entry for entry in comparisons if entry.subject.startswith("side ")])
    over = sum(entry.is_over for entry in comparisons)
    lines += ["", f"{len(comparisons)} figures, {over} over their goals"]
    return "\n".join(lines)


def profiles_text(entries):
    """The levels next to the four sides: one row per side and picture, one column per distance."""
    lines = []
    for (subject, path), group in itertools.groupby(entries, key=lambda entry: (entry.subject, entry.path)):
        group = list(group)
        levels = [entry for entry in group if entry.unit == "level"]
        note = next((entry.note for entry in group if entry.note), "")
        lines.append(f"{subject}  ({path}): levels by points from the edge, - outside" + (f"; {note}" if note else ""))
        # Every half point near the edge, every four points further away.
        near = [entry for entry in levels if abs(float(entry.name)) <= 4 or float(entry.name) % 4 == 0]
        for part in (near[:len(near) // 2], near[len(near) // 2:]):
            if part:
                lines.append("  " + f"{'at':8}" + "".join(f"{entry.name:>7}" for entry in part))
                lines.append("  " + f"{'ours':8}" + "".join(f"{entry.ours:7.0f}" for entry in part))
                lines.append("  " + f"{'theirs':8}" + "".join(f"{entry.theirs:7.0f}" for entry in part))
                lines.append("! " + f"{'':8}" + "".join(f"{'!' if entry.is_over else '':>7}" for entry in part)
                             if any(entry.is_over for entry in part) else "")
        for entry in group:
            if entry.unit != "level":
                lines.append(f"  {entry.name}: ours {shown(entry.ours, 'pt')}, theirs {shown(entry.theirs, 'pt')}")
    return [line for line in lines if line]


def data(comparisons):
    """The table as JSON."""
    return [{
        "subject": entry.subject, "path": entry.path, "figure": entry.name, "unit": entry.unit, "ours": entry.ours,
        "theirs": entry.theirs, "error": None if entry.error is None else round(entry.error, 3),
        "goal": round(entry.goal, 3), "isOver": entry.is_over, **({"note": entry.note} if entry.note else {})}
        for entry in comparisons]
