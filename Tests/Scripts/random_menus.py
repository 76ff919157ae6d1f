"""Random valid documents, with every kind of item and every key that code can express."""
import json
import random
import re

WORDS = [
    "Copy", "the", "Rename", "Move to Trash", "複製", "ふりがな", "네트워크", "נסתר", "عرض", "Öffnen", "PDF", "Don’t", "import",
    "default", "self", "body", "help", "…", "😀", "👨‍👩‍👧‍👦", "\"quoted\"", "\\(code)", "C:\\temp", "100%", "*star*", "//", "*/", "#\"", "é",
    "\u0301", "\u202eright\u202c", "\u200d", "1st", "a.b", "`tick`",
]
SYMBOLS = ["trash", "doc.on.doc", "list.bullet", "person.3", "checkmark.circle.fill"]
KEYS = ["d", "c", "plus", "\"", "\\", "return", "enter", "tab", "space", "escape", "delete", "forwardDelete", "up", "down", "left",
        "right", "home", "end", "pageUp", "pageDown", "f1", "f5", "f12", "f20", "ß", "é"]
COLORS = ["red", "accent", "label", "secondaryLabel", "tertiaryLabel", "clear", "#123456", "#12345678", "#FFF", "#000F"]
CONDITIONS = [
    "isFavorite", "!isFavorite", "account.isMuted", "!account.isMuted", "mode == .edit", "mode != .edit && isFavorite", "a && b", "!(a && b)",
    "selection.count > 1 || isOwner", "!(selection.count > 1 || isOwner)", "item.url != nil", "item.url == nil && !a", "isEditing", "日本",
    "(await f()) != nil", "case .a(let b) = c", "self.body", "class", "x is Y", "isA", "‹x›", "&&", "!"]
ROLES = ["none", "destructive", "cancel"]
SIZES = ["large", "medium", "small"]
ORDERS = ["automatic", "fixed", "priority"]


class Maker:
    """Creates the parts of one document."""

    def __init__(self, seed):
        self.random = random.Random(seed)

    def chance(self, number):
        return self.random.randrange(number) == 0

    def pick(self, values):
        return self.random.choice(values)

    def text(self, most=4):
        words = [self.pick(WORDS) for _ in range(self.random.randint(0, most if not self.chance(12) else 40))]
        return ("" if self.chance(9) else " ").join(words)[:200]

    def number(self):
        return self.pick([0, 1, 3, -7, 0.5, 2.25, 1234567, -1e15, 1e-7])

    def range(self):
        least = self.pick([-2_000_000, -10, -0.5, 0, 1])
        return [least, least + self.pick([0.25, 1, 9, 3_000_000])]

    def shortcut(self):
        modifiers = self.random.sample(["cmd", "opt", "ctrl", "shift", "fn"], self.random.randint(0, 3))
        return "+".join(modifiers + [self.pick(KEYS)])

    def attributes(self):
        """The keys that all items with a title can have."""
        makers = {
            "subtitle": self.text, "systemImage": lambda: self.pick(SYMBOLS),
            "imageScale": lambda: self.pick(SIZES), "symbolWeight": lambda: self.pick(["ultraLight", "bold", "black"]),
            "image": lambda: self.pick(["Images/cover art.png", "a.svg", ".png"]),
            "imageRendering": lambda: self.pick(["original", "template"]), "tint": lambda: self.pick(COLORS),
            "badge": self.text, "isDisabled": lambda: True, "isHidden": lambda: True, "keyboardShortcut": self.shortcut,
            "labelStyle": lambda: self.pick(["automatic", "titleAndIcon", "titleOnly", "iconOnly"]),
            "indentationLevel": lambda: self.pick([1, 3]),
            "dismissBehavior": lambda: self.pick(["automatic", "enabled", "disabled"]), "help": self.text,
            "accessibilityLabel": self.text, "id": lambda: self.pick(["sort", "the id", "ID"]),
            "callout": lambda: self.pick([1, "x"]), "condition": lambda: self.pick(CONDITIONS),
        }
        return {key: make() for key, make in makers.items() if self.chance(6)}

    def some(self, **makers):
        return {key: make() for key, make in makers.items() if self.chance(2)}

    def items(self, depth, most=6):
        return [self.item(depth) for _ in range(self.random.randint(0, most))]

    def item(self, depth):
        kinds = ["button"] * 4 + ["toggle"] * 2 + ["stepper", "slider", "divider", "text", "string", "picker", "picker"]
        if depth < 3:
            kinds += ["menu", "section", "controlGroup"]
        kind = self.pick(kinds)
        if kind == "string":
            return self.pick(["---", self.text()])
        if kind in ("divider", "text"):
            condition = {"condition": self.pick(CONDITIONS)} if self.chance(4) else {}
            return {"type": kind} | condition | ({"text": self.text()} if kind == "text" else {})
        return {"type": kind} | getattr(self, kind)(depth) | self.attributes()

    def button(self, depth):
        item = {"title": self.text(), "role": self.pick(ROLES), "requiresInput": self.chance(4)}
        if self.chance(5):
            actions = [{"title": self.text(), "role": self.pick(ROLES)} for _ in range(self.random.randint(0, 3))]
            item["confirmation"] = {"actions": actions} | self.some(title=self.text, message=self.text)
        if self.chance(5):
            item["alternate"] = [
                {"modifiers": modifiers} | self.some(
                    title=self.text, systemImage=lambda: self.pick(SYMBOLS), keyboardShortcut=self.shortcut,
                    isDisabled=lambda: self.chance(2))
                for modifiers in ([["option"]], [["option"], ["shift", "control"]])[self.random.randrange(2)]]
        return item

    def toggle(self, depth):
        item = {"isOn": self.pick([True, False, "mixed"])}
        titles = {"titles": {"on": self.text(), "off": self.text()}}
        return item | self.pick([{"title": self.text()}, titles, titles | {"title": self.text()}])

    def picker(self, depth):
        options = []
        for value in self.random.sample(self.pick([["name", "date", "last opened", "self", "Type"], ["10 pt", "12 pt", "", "é"]]),
                                        self.random.randint(0, 4)):
            if self.chance(6):
                options.append("---")
            option = {"title": self.text(), "value": value} | self.attributes()
            if self.chance(3):
                option["text"] = self.pick(["🍎", "A"])
            if self.chance(3):
                option["color"] = self.pick(COLORS)
            options.append(option)
        values = [option["value"] for option in options if option != "---"]
        item = {"style": self.pick(["inline", "menu", "palette"]), "options": options}
        if item["style"] == "menu" or self.chance(2):
            item["title"] = self.text()
        if self.chance(4):
            item |= {"selectionMode": "any", "selection": values[:2]}
        elif values and self.chance(2):
            item["selection"] = self.pick(values)
        return item

    def menu(self, depth):
        return {"title": self.text(), "items": self.items(depth + 1)} | self.some(
            layout=lambda: self.pick(SIZES), order=lambda: self.pick(ORDERS), isDynamic=lambda: True, primaryAction=lambda: True)

    def section(self, depth):
        return {"items": self.items(depth + 1)} | self.some(
            title=self.text, footer=self.text, layout=lambda: self.pick(SIZES), isDynamic=lambda: self.chance(2))

    def controlGroup(self, depth):
        return {"items": self.items(depth + 1)} | self.some(title=self.text, elementSize=lambda: self.pick(["medium", "small"]))

    def stepper(self, depth):
        return {"title": self.text()} | self.some(value=self.number, range=self.range, step=lambda: self.pick([1, 2, 0.5]))

    def slider(self, depth):
        return self.some(
            title=self.text, value=self.number, range=self.range, minimumSystemImage=lambda: self.pick(SYMBOLS),
            maximumSystemImage=lambda: self.pick(SYMBOLS))

    def content(self):
        return {"items": self.items(0, 9)} | self.some(
            title=self.text, layout=lambda: self.pick(SIZES), order=lambda: self.pick(ORDERS), isDynamic=lambda: self.chance(2),
            labelStyle=lambda: self.pick(["titleOnly", "iconOnly"]))

    def document(self):
        platform = self.pick(["iOS", "iPadOS", "macOS", "visionOS"])
        presentations = ["menu", "pullDownButton", "popUpButton", "contextMenu"]
        if platform in ("macOS", "iPadOS"):
            presentations += ["menuBar"] * 2
        presentation = self.pick(presentations)
        document = {"platform": platform, "presentation": presentation} | self.some(
            title=self.text, description=self.text, tint=lambda: self.pick(COLORS))
        if presentation == "menuBar":
            names = ["File", "Edit", "Format", "View", "Window", "Help", "Sketchbook", "書式", "make"]
            titles = self.random.sample(names, self.random.randint(0, 5))
            menus = [{"title": title, "items": self.items(0)} for title in titles]
            return document | {"menus": [menu | ({"isDisabled": True} if self.chance(5) else {}) for menu in menus]}
        button = self.some(
            title=self.text, systemImage=lambda: self.pick(SYMBOLS), image=lambda: "a.png", label=self.text,
            style=lambda: self.pick(["automatic", "plain", "bordered", "borderedProminent", "toolbar"]),
            controlSize=lambda: self.pick(["regular", "mini", "small", "large", "extraLarge"]),
            primaryAction=lambda: self.chance(2), isDisabled=lambda: self.chance(2), showsIndicator=lambda: self.chance(2))
        if presentation in ("pullDownButton", "popUpButton"):
            document["button"] = {"title": self.text()} | button
        if presentation == "contextMenu":
            document["preview"] = self.some(title=self.text, image=lambda: "Images/photo.png")
        return document | {"menu": self.content()}


def drawable(seed, image):
    """The text of a random document whose images are all the same file, which exists."""
    return re.sub(r'("image": )"[^"]*"', rf'\1"{image}"', json.dumps(Maker(seed).document()))
