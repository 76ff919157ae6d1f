import MenuDocument
import PositionedJSON

extension UIKitExporter {
  // MARK: Quick actions

  /// Sets the app's dynamic quick actions.
  mutating func shortcuts() -> [SwiftStatement] {
    var items: [SwiftStatement] = []
    for element in MenuElements(document.menu?.items ?? [], .visible) {
      guard case .item(let item) = element, case .button(let button) = item.kind else { continue }
      let attributes = item.attributes
      let type = parts.members.member(button.title, fallback: "action", prefix: "perform")
      var arguments: [SwiftArgument] = [.text("type", type), .text("localizedTitle", button.title)]
      arguments.append(
        attributes.subtitle.map { .text("localizedSubtitle", $0) } ?? .word("localizedSubtitle", "nil"))
      let icon = attributes.systemImage.map { symbol in
        SwiftArgument("icon", .call(SwiftCall("UIApplicationShortcutIcon", [.text("systemImageName", symbol.value)])))
      }
      arguments.append(icon ?? .word("icon", "nil"))
      items.append(SwiftCall("UIApplicationShortcutItem", arguments).statement)
    }
    return [
      .block(
        "override func viewDidLoad()",
        [
          .line("super.viewDidLoad()"),
          .assignment("UIApplication.shared.shortcutItems", .list(items)),
        ])
    ]
  }

  // MARK: Edit menus

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
      .block(") -> UIMenu?", [.line("makeMenu()")]),
      .blank, made,
    ]
  }
}
