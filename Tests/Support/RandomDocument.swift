import MenuDocument
package import PositionedJSON

/// Random valid documents of every platform, presentation, and kind of item.
package struct RandomDocument {
  var generator: SeededGenerator
  /// The open menus around the current position, and their contents.
  var levels: [Level] = []
  var count = 0

  /// A menu in progress: at most one highlighted item and one open submenu.
  struct Level {
    var hasHighlight = false
    var hasOpenSubmenu = false
  }

  package init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  package mutating func make() -> JSONNode {
    let platform = pickOne(["iOS", "iPadOS", "macOS", "visionOS"])
    var members: [(String, JSONNode)] = [
      ("platform", .string(platform)), ("theme", .string(theme(for: platform))),
      ("appearance", pick(["light", "dark"])), ("contrast", pick(["standard", "increased"])),
      ("textSize", .string(chance(2) ? "large" : pickOne(TextSize.allCases).rawValue)),
      ("locale", pick(["en", "en", "ja", "zh-Hant", "th", "ar", "he"])),
    ]
    if chance(4) { members.append(("heldModifiers", pick([["option"], ["shift", "option"]]))) }
    var presentations = ["menu", "menu", "pullDownButton", "pullDownButton", "popUpButton", "contextMenu"]
    if platform == "macOS" || platform == "iPadOS" { presentations.append("menuBar") }
    let presentation = pickOne(presentations)
    members.append(("presentation", .string(presentation)))
    if chance(2) { members.append(("host", host())) }
    var states = ["open", "open", "open", "open", "confirming"]
    if presentation != "menu" { states.append("closed") }
    let state = pickOne(states)
    members.append(("state", .string(state)))
    switch presentation {
    case "pullDownButton", "popUpButton": members.append(("button", button(isPopUp: presentation == "popUpButton")))
    case "contextMenu": members.append(("preview", host()))
    default: break
    }
    if presentation == "menuBar" {
      members.append(("menus", menus(isConfirming: state == "confirming")))
    } else {
      members.append(("menu", .object(menu(isConfirming: state == "confirming"))))
    }
    return .object(members)
  }

  private mutating func theme(for platform: String) -> String {
    let own =
      switch platform {
      case "iOS": ["ios-18", "ios-26"]
      case "iPadOS": ["ipados-18", "ipados-26"]
      case "macOS": ["macos-15", "macos-26"]
      default: ["visionos", "visionos"]
      }
    return pickOne(own + own + own + ["game", "wireframe"])
  }

  private mutating func button(isPopUp: Bool) -> JSONNode {
    let keys: [(String, JSONNode)] = [
      ("style", pick(["automatic", "plain", "bordered", "borderedProminent", "toolbar"])),
      ("controlSize", pick(["regular", "mini", "small", "large", "extraLarge"])), ("label", .string(text())),
      ("systemImage", .string(symbol())), ("showsIndicator", .bool(chance(2))),
      ("primaryAction", .bool(chance(2))), ("isDisabled", .bool(chance(2))),
    ]
    var members = keys.filter { _ in chance(3) }
    if isPopUp || chance(2) { members.append(("title", .string(text()))) }
    return .object(members)
  }

  private mutating func host() -> JSONNode {
    let keys: [(String, JSONNode)] = [
      ("title", .string(text())),
      ("background", pick(["red", "#12345678", .object([("gradient", ["blue", "#fff", "red"]), ("angle", 135)])])),
      (
        "size",
        pick([[393, 852], [320, 200], [1024, 768], [61.5, 40], [1, 1], [2000, 90], [150, 1500], [700.25, 333]])
      ),
    ]
    return .object(
      [("kind", pick(["none", "navigationBar", "toolbar", "window", "form"])), ("crop", pick(["content", "screen"]))]
        + keys.filter { _ in chance(2) })
  }

  private mutating func menus(isConfirming: Bool) -> JSONNode {
    let number = Int.random(in: 1...5, using: &generator)
    let open = Int.random(in: 0..<number, using: &generator)
    return .array(
      (0..<number).map { index in
        let content = menu(isConfirming: isConfirming && index == open).filter { $0.0 != "title" }
        return .object(
          [("title", .string(text())), ("isOpen", .bool(index == open)), ("isDisabled", .bool(chance(9)))] + content)
      })
  }

  private mutating func menu(isConfirming: Bool) -> [(String, JSONNode)] {
    levels.append(Level(hasHighlight: isConfirming))
    var items = items(depth: 0).elements ?? []
    levels.removeLast()
    if isConfirming { items.insert(confirmedItem(), at: 0) }
    var menu: [(String, JSONNode)] = [
      ("layout", pick(["large", "medium", "small"])), ("order", pick(["automatic", "fixed", "priority"])),
      ("items", .array(items)),
    ]
    if chance(2) { menu.append(("title", .string(text()))) }
    if chance(6) { menu.append(("scrollOffset", .number(Double.random(in: 0...900, using: &generator)))) }
    return menu
  }

  private mutating func confirmedItem() -> JSONNode {
    let actions = (0..<Int.random(in: 0...3, using: &generator)).map { _ in
      JSONNode.object([("title", .string(text())), ("role", pick(["destructive", "none", "cancel"]))])
    }
    var question: [(String, JSONNode)] = [("actions", .array(actions))]
    if chance(2) { question.append(("title", .string(text()))) }
    if chance(2) { question.append(("message", .string(text()))) }
    return .object([("title", .string(text())), ("isHighlighted", true), ("confirmation", .object(question))])
  }
}
