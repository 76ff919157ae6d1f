import MenuDocument
import PositionedJSON

extension UIKitExporter {
  // MARK: Quick actions

  /// Sets the app's dynamic quick actions.
  mutating func shortcuts() -> [SwiftStatement] {
    let groups = shortcutGroups(document.menu?.items ?? [])
    let target = "UIApplication.shared.shortcutItems"
    var body: [SwiftStatement] = [.line("super.viewDidLoad()")]
    if groups.count < 2 {
      body.append(.assignment(target, groups.first ?? .list([])))
    } else {
      body.append(.line("var items: [UIApplicationShortcutItem] = []"))
      body += groups.map { .assignment("items +", $0) }
      body.append(.line("\(target) = items"))
    }
    return [.block("override func viewDidLoad()", body)]
  }

  /// The quick actions, those of each loop apart.
  private mutating func shortcutGroups(_ items: [Item]) -> [SwiftCode] {
    var groups: [SwiftCode] = []
    var plain: [SwiftStatement] = []
    for item in items where item.isVisible {
      if case .section(let section) = item.kind, section.isDynamic,
        let loop = looping(section.items, { $0.map($1, $0.shortcuts(of: section.items)) })
      {
        if !plain.isEmpty { groups.append(.list(plain)) }
        groups.append(loop)
        plain = []
      } else {
        plain += shortcuts(of: [item])
      }
    }
    return plain.isEmpty ? groups : groups + [.list(plain)]
  }

  private mutating func shortcuts(of items: [Item]) -> [SwiftStatement] {
    var shortcuts: [SwiftStatement] = []
    for element in MenuElements(items, .visible) {
      guard case .item(let item) = element, case .button(let button) = item.kind else { continue }
      let attributes = item.attributes
      let type = parts.members.member(
        parts.loop.map { $0.words(of: button.title) } ?? button.title, fallback: "action", prefix: "perform")
      var arguments: [SwiftArgument] = [.text("type", type), .text("localizedTitle", button.title)]
      arguments.append(
        attributes.subtitle.map { .text("localizedSubtitle", $0) } ?? .word("localizedSubtitle", "nil"))
      let icon = attributes.systemImage.map { symbol in
        SwiftArgument("icon", .call(SwiftCall("UIApplicationShortcutIcon", [.text("systemImageName", symbol.value)])))
      }
      arguments.append(icon ?? .word("icon", "nil"))
      shortcuts.append(SwiftCall("UIApplicationShortcutItem", arguments).statement)
    }
    return shortcuts
  }

  // MARK: Edit menus

  /// Returns whether an imported item stands for the elements that the system suggests.
  func isSuggestion(_ item: Item) -> Bool {
    isImported && document.presentation == .editMenu && item.title == "‹suggestedActions›"
  }

  /// Whether the menu contains the elements that the system suggests.
  var hasSuggestions: Bool {
    MenuElements(document.menu?.items ?? [], .written).contains { element in
      if case .item(let item) = element { isSuggestion(item) } else { false }
    }
  }

  func editMenu(_ made: SwiftStatement) -> [SwiftStatement] {
    let load = SwiftStatement.block(
      "override func viewDidLoad()",
      [
        .line("super.viewDidLoad()"), .line("view.addInteraction(UIEditMenuInteraction(delegate: self))"),
      ])
    return [
      load, .blank,
      .line("func editMenuInteraction("),
      .line("  _ interaction: UIEditMenuInteraction,"),
      .line("  menuFor configuration: UIEditMenuConfiguration,"),
      .line("  suggestedActions: [UIMenuElement]"),
      .block(") -> UIMenu?", [.line("makeMenu(\(hasSuggestions ? "suggestedActions" : ""))")]),
      .blank, made,
    ]
  }
}
