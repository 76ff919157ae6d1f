import PositionedJSON

extension RandomDocument {
  mutating func items(depth: Int) -> JSONNode {
    .array((0..<Int.random(in: 0...7, using: &generator)).map { _ in item(depth: depth) })
  }

  private mutating func item(depth: Int) -> JSONNode {
    let kinds = [
      "button", "button", "button", "toggle", "toggle", "picker", "menu", "section", "controlGroup", "stepper",
      "slider",
      "divider", "text",
    ]
    let kind = pickOne(depth < 3 ? kinds : ["button", "toggle", "divider", "text"])
    if kind == "divider" { return chance(2) ? "---" : .object([("type", "divider")]) }
    if kind == "button", chance(3) { return .string(text()) }
    var members: [(String, JSONNode)] = [("type", .string(kind))]
    count += 1
    if chance(4) { members.append(("id", .string("item \(count)"))) }
    if chance(9) { members.append(("isHidden", true)) }
    if chance(4) { members.append(("callout", callout())) }
    switch kind {
    case "button":
      members.append(("title", .string(text())))
      if chance(4) { members.append(("role", pick(["destructive", "cancel", "none"]))) }
      if chance(6) {
        members.append(("alternate", .object([("modifiers", ["option"]), ("title", .string(text()))])))
      }
    case "toggle":
      if chance(4) {
        members.append(("titles", .object([("on", .string(text())), ("off", .string(text()))])))
      } else {
        members.append(("title", .string(text())))
      }
      members.append(("isOn", pick([true, false, "mixed"])))
    case "picker": members += picker()
    case "menu":
      members += [("title", .string(text())), ("layout", pick(["large", "medium", "small"]))]
      members += openState()
      if chance(5) { members.append(("primaryAction", true)) }
      levels.append(Level())
      members.append(("items", items(depth: depth + 1)))
      levels.removeLast()
    case "section":
      if chance(2) { members.append(("title", .string(text()))) }
      if chance(3) { members.append(("footer", .string(text()))) }
      members.append(("items", items(depth: depth + 1)))
    case "controlGroup":
      let cells = (0..<Int.random(in: 1...5, using: &generator)).map { _ -> JSONNode in
        var cell: [(String, JSONNode)] = [("title", .string(text()))]
        if !chance(5) { cell.append(("systemImage", .string(symbol()))) }
        if chance(3) { cell.append(("callout", callout())) }
        return .object(cell)
      }
      members += [("elementSize", pick(["medium", "small"])), ("items", .array(cells))]
    case "stepper":
      members += [("title", .string(text())), ("value", .number(3)), ("range", [1, 9])]
    case "slider":
      members.append(("value", .number(Double.random(in: 0...1, using: &generator))))
      if chance(2) { members.append(("title", .string(text()))) }
      if chance(2) { members.append(("minimumSystemImage", .string(symbol()))) }
    default: members.append(("text", .string(text())))
    }
    if ["button", "toggle", "menu"].contains(kind) { members += attributes() }
    return .object(members)
  }

  private mutating func picker() -> [(String, JSONNode)] {
    let style = pickOne(["inline", "menu", "palette"])
    let options = (0..<Int.random(in: 1...9, using: &generator)).map { index -> JSONNode in
      var members: [(String, JSONNode)] = [("title", .string(text())), ("value", .string("option \(index)"))]
      if chance(2) { members.append(("systemImage", .string(symbol()))) }
      if chance(4) { members.append(("color", pick(["red", "accent", "#12345678"]))) }
      if chance(4) { members.append(("text", pick(["🍎", "A"]))) }
      if chance(5) { members.append(("callout", callout())) }
      return .object(members)
    }
    var members: [(String, JSONNode)] = [
      ("style", .string(style)), ("title", .string(text())), ("options", .array(options)),
    ]
    if chance(2) {
      members.append(("selection", .string("option \(Int.random(in: 0..<options.count, using: &generator))")))
    }
    if style == "menu" { members += openState() }
    return members
  }

  private mutating func openState() -> [(String, JSONNode)] {
    guard let level = levels.last, !level.hasOpenSubmenu, chance(2) else { return [] }
    levels[levels.count - 1].hasOpenSubmenu = true
    return [("isOpen", true)]
  }

  private mutating func attributes() -> [(String, JSONNode)] {
    var members: [(String, JSONNode)] = []
    if chance(2) { members.append(("systemImage", .string(symbol()))) }
    if chance(4) { members.append(("imageScale", pick(["small", "medium", "large"]))) }
    if chance(4) { members.append(("symbolWeight", pick(["ultraLight", "semibold", "black"]))) }
    if chance(4) { members.append(("subtitle", .string(text()))) }
    if chance(6) { members.append(("badge", .string(text(short: true)))) }
    if chance(5) { members.append(("keyboardShortcut", pick(["cmd+c", "⇧⌘D", "ctrl+opt+f5", "return"]))) }
    if chance(5) { members.append(("isDisabled", true)) }
    if chance(6) { members.append(("tint", pick(["red", "#0a0", "secondaryLabel"]))) }
    if chance(6) { members.append(("labelStyle", pick(["titleAndIcon", "titleOnly", "iconOnly"]))) }
    if chance(6) { members.append(("indentationLevel", pick([1, 2, 15]))) }
    if let level = levels.last, !level.hasHighlight, chance(6) {
      levels[levels.count - 1].hasHighlight = true
      members.append(("isHighlighted", true))
    }
    return members
  }

  private mutating func callout() -> JSONNode {
    chance(2) ? .number(Double(Int.random(in: 0...9999, using: &generator))) : .string(text())
  }

  /// Words of many scripts, at most 200 characters.
  mutating func text(short: Bool = false) -> String {
    let words = [
      "Copy", "the", "Donaudampfschifffahrtsgesellschaft", "複製", "ふりがなを付ける", "네트워크", "נסתר", "عرض التفاصيل",
      "คัดลอกข้อความทั้งหมด", "to", "…", "😀", "👨‍👩‍👧‍👦", "Ⅷ", "a", "Rename",
    ]
    let maximum = short ? 1 : pickOne([1, 2, 3, 60])
    let chosen = (0..<Int.random(in: 0...maximum, using: &generator)).map { _ in pickOne(words) }
    return String(chosen.joined(separator: chance(9) ? "" : " ").prefix(200))
  }

  mutating func symbol() -> String {
    pickOne(["trash", "doc.on.doc", "list.bullet", "person.3", "checkmark.circle.fill", "chevron.forward"])
  }

  mutating func chance(_ n: Int) -> Bool { Int.random(in: 0..<n, using: &generator) == 0 }

  mutating func pickOne<Element>(_ list: [Element]) -> Element {
    list[Int.random(in: 0..<list.count, using: &generator)]
  }

  mutating func pick(_ list: [JSONNode]) -> JSONNode { pickOne(list) }
}
