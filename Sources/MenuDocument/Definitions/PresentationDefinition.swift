import PositionedJSON

extension Presentation {
  /// The platforms that have the presentation; the others draw it like the first of these.
  package var platforms: [Platform] {
    switch self {
    case .menu, .pullDownButton, .popUpButton, .contextMenu: Platform.allCases
    case .menuBar: [.iPadOS, .macOS]
    case .menuBarExtra, .dockMenu: [.macOS]
    case .quickActions, .editMenu: [.iOS, .iPadOS]
    }
  }

  /// Menus of Apple's platforms that menumock does not draw, with the reason.
  private static let refused: [String: String] = [
    "swipeActions": "swipe actions are not a menu", "carPlay": "CarPlay is not supported",
    "tabBar": "a tab bar is not a menu", "sidebar": "a sidebar is not a menu",
  ]

  static let definition: Definition<Presentation> = {
    let known = Definition<Presentation>.oneOf(Presentation.self)
    return Definition(
      kinds: known.kinds, expectation: known.expectation(),
      decode: { node, context in
        if let name = node.text, let reason = refused[name] {
          context.report(
            at: node.position, reason, help: "expected \(known.expectation())", expected: known.expectation())
          return nil
        }
        return known.decode(node, &context)
      },
      schema: known.schema)
  }()
}
