import MenuDocument
import PositionedJSON

enum SwiftUIModifiers {
  static func of(_ attributes: ItemAttributes, disabled condition: String = "true") -> [SwiftCall] {
    var modifiers: [SwiftCall] = []
    if let shortcut = attributes.keyboardShortcut { modifiers.append(keyboardShortcut(shortcut)) }
    if let tint = attributes.tint { modifiers.append(self.tint(tint.value)) }
    if let badge = attributes.badge { modifiers.append(SwiftCall(".badge", [.text(nil, badge)])) }
    if let style = labelStyle(attributes.labelStyle) { modifiers.append(style) }
    if attributes.dismissBehavior != .automatic {
      modifiers.append(
        SwiftCall(".menuActionDismissBehavior", [.word(nil, "." + attributes.dismissBehavior.rawValue)]))
    }
    if let help = attributes.help { modifiers.append(SwiftCall(".help", [.text(nil, help)])) }
    if let label = attributes.accessibilityLabel {
      modifiers.append(SwiftCall(".accessibilityLabel", [.text(nil, label)]))
    }
    if attributes.isDisabled { modifiers.append(SwiftCall(".disabled", [.word(nil, condition)])) }
    return modifiers
  }

  static let disabled = SwiftCall(".disabled", [.word(nil, "true")])

  static func tint(_ color: ColorReference) -> SwiftCall {
    SwiftCall(".tint", [SwiftArgument(nil, SwiftUIColor.expression(color))])
  }

  static func labelStyle(_ style: LabelStyle) -> SwiftCall? {
    style == .automatic ? nil : SwiftCall(".labelStyle", [.word(nil, "." + style.rawValue)])
  }

  static func order(_ order: MenuOrder) -> SwiftCall? {
    order == .automatic ? nil : SwiftCall(".menuOrder", [.word(nil, "." + order.rawValue)])
  }

  // MARK: Shortcuts

  static func options(_ modifiers: KeyboardModifiers) -> String {
    SwiftLiteral.options(SwiftKey.names(of: modifiers, control: "control", option: "option"))
  }

  private static func keyboardShortcut(_ shortcut: KeyboardShortcut) -> SwiftCall {
    var arguments = [SwiftArgument.word(nil, key(shortcut.key))]
    let modifiers = shortcut.modifiers.subtracting(.function)
    if modifiers != .command { arguments.append(.word("modifiers", options(modifiers))) }
    var call = SwiftCall(".keyboardShortcut", arguments)
    if case .function(let number) = shortcut.key { call.remark = "F\(number)" }
    if shortcut.key == .special(.enter) { call.remark = "Enter, of the number pad" }
    return call
  }

  private static func key(_ key: KeyboardKey) -> String {
    switch key {
    case .character(let character):
      let small = character.lowercased()
      return SwiftLiteral.string(small.count == 1 ? small : String(character))
    case .function(let number): return SwiftKey.function(number)
    case .special(let key):
      switch key {
      case .return: return ".return"
      case .enter: return "\"\\u{3}\""
      case .tab: return ".tab"
      case .space: return ".space"
      case .escape: return ".escape"
      case .delete: return ".delete"
      case .forwardDelete: return ".deleteForward"
      case .up: return ".upArrow"
      case .down: return ".downArrow"
      case .left: return ".leftArrow"
      case .right: return ".rightArrow"
      case .home: return ".home"
      case .end: return ".end"
      case .pageUp: return ".pageUp"
      case .pageDown: return ".pageDown"
      }
    }
  }
}
