package import PositionedJSON

extension Synonyms {
  /// Keys and values of other menu systems and libraries, with their counterparts here.
  package static let menus = Synonyms(
    keys: [
      "accelerator": ["keyboardShortcut"], "caption": ["title", "subtitle"], "checked": ["isOn"],
      "children": ["items"], "choices": ["options"], "dark": ["appearance"], "darkmode": ["appearance"],
      "destructive": ["role"], "disabled": ["isDisabled"], "enabled": ["isDisabled"], "entries": ["items"],
      "expanded": ["isOpen"],
      "font": ["typeface"], "fontfamily": ["typeface"], "hidden": ["isHidden"], "highlighted": ["isHighlighted"],
      "hotkey": ["keyboardShortcut"],
      "icon": ["systemImage"], "image name": ["systemImage"], "imagename": ["systemImage"],
      "ischecked": ["isOn"], "isenabled": ["isDisabled"], "isselected": ["isOn"],
      "istemplate": ["imageRendering"], "items": ["menu"],
      "keyequivalent": ["keyboardShortcut"], "label": ["title", "text"], "name": ["title", "text"], "on": ["isOn"],
      "open": ["isOpen"], "renderingmode": ["imageRendering"], "selected": ["selection", "isOn"],
      "sfsymbol": ["systemImage"],
      "shortcut": ["keyboardShortcut"], "submenu": ["items"], "symbol": ["systemImage"],
      "symbolname": ["systemImage"],
    ],
    values: [
      "action": "button", "checkbox": "toggle", "group": "section", "item": "button", "radio": "picker",
      "separator": "divider", "submenu": "menu", "switch": "toggle",
    ],
    elements: ["separator": ListElement(of: "items", "---", "write a divider as the item \"---\"")])
}
