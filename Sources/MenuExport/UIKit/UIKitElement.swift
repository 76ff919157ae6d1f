import MenuDocument
import MockupFiles
import MockupScene
import MockupSymbols
import PositionedJSON

enum UIKitElement {
  /// Title, subtitle, and image: the first arguments of all elements' initializers.
  static func label(_ title: SwiftCode?, _ attributes: ItemAttributes, hasSubtitle: Bool = true) -> [SwiftArgument] {
    var arguments: [SwiftArgument] = []
    if let title { arguments.append(SwiftArgument("title", title)) }
    if hasSubtitle, let subtitle = attributes.subtitle { arguments.append(.text("subtitle", subtitle)) }
    if let image = UIKitImage.expression(attributes) { arguments.append(SwiftArgument("image", .call(image))) }
    return arguments
  }

  static func label(_ title: String?, _ attributes: ItemAttributes) -> [SwiftArgument] {
    label(title.map { .word(SwiftLiteral.string($0)) }, attributes)
  }

  static func action(
    _ title: SwiftCode, _ attributes: ItemAttributes, attributes names: [String] = [], state: String? = nil,
    handler: SwiftClosure
  ) -> SwiftCall {
    SwiftCall(
      "UIAction", label(title, attributes) + common(attributes, names, state), closures: [handler])
  }

  static func action(
    _ title: String, _ attributes: ItemAttributes, attributes names: [String] = [], state: String? = nil,
    handler: SwiftClosure
  ) -> SwiftCall {
    action(.word(SwiftLiteral.string(title)), attributes, attributes: names, state: state, handler: handler)
  }

  static func command(
    _ title: SwiftCode, _ attributes: ItemAttributes, attributes names: [String] = [], state: String? = nil,
    selector: String, alternates: [SwiftStatement] = []
  ) -> SwiftCall {
    var arguments = label(title, attributes, hasSubtitle: false)
    arguments.append(.word("action", "#selector(\(selector))"))
    if let shortcut = attributes.keyboardShortcut {
      arguments.append(.word("input", UIKitKey.input(shortcut.key)))
      let modifiers = shortcut.modifiers.subtracting(.function)
      if !modifiers.isEmpty { arguments.append(.word("modifierFlags", UIKitKey.flags(modifiers))) }
    }
    if !alternates.isEmpty { arguments.append(SwiftArgument("alternates", .list(alternates))) }
    let callee = attributes.keyboardShortcut == nil ? "UICommand" : "UIKeyCommand"
    return SwiftCall(callee, arguments + common(attributes, names, state))
  }

  static func command(
    _ title: String, _ attributes: ItemAttributes, attributes names: [String] = [], selector: String,
    alternates: [SwiftStatement] = []
  ) -> SwiftCall {
    command(
      .word(SwiftLiteral.string(title)), attributes, attributes: names, selector: selector, alternates: alternates)
  }

  private static func common(_ attributes: ItemAttributes, _ names: [String], _ state: String?) -> [SwiftArgument] {
    var arguments: [SwiftArgument] = []
    if let help = attributes.help { arguments.append(.text("discoverabilityTitle", help)) }
    var names = names
    if attributes.isDisabled { names.append("disabled") }
    if attributes.isHidden { names.append("hidden") }
    if attributes.dismissBehavior == .disabled { names.append("keepsMenuPresented") }
    if !names.isEmpty { arguments.append(.word("attributes", SwiftLiteral.options(names))) }
    if let state { arguments.append(.word("state", state)) }
    return arguments
  }
}

enum UIKitImage {
  static func expression(_ attributes: ItemAttributes) -> SwiftCall? {
    let path = attributes.image?.value
    guard var image = expression(path, symbol: attributes.systemImage?.value, configuration(attributes)) else {
      return nil
    }
    let isTemplate = path != nil && attributes.imageRendering == .template
    var coloring: SwiftCall
    if let tint = attributes.tint, path == nil || isTemplate {
      coloring = SwiftCall(
        ".withTintColor",
        [SwiftArgument(nil, UIKitColor.expression(tint.value)), .word("renderingMode", ".alwaysOriginal")])
    } else if isTemplate {
      coloring = SwiftCall(".withRenderingMode", [.word(nil, ".alwaysTemplate")])
    } else {
      return image
    }
    coloring.staysInLine = true
    image.isOptional = true
    return image.modified(coloring)
  }

  private static func expression(
    _ path: String?, symbol: String?, _ configuration: SwiftCall?
  ) -> SwiftCall? {
    if let path { return SwiftCall("UIImage", [.text("named", FileSystem.stem(of: path))]) }
    return symbol.map { symbol in
      let configured = configuration.map { [SwiftArgument("withConfiguration", .call($0))] } ?? []
      return SwiftCall("UIImage", [.text("systemName", symbol)] + configured)
    }
  }

  private static func configuration(_ attributes: ItemAttributes) -> SwiftCall? {
    let scale = attributes.imageScale.map { SwiftArgument.word("scale", "." + $0.rawValue) }
    let weight = attributes.symbolWeight.map { SwiftArgument.word("weight", "." + $0.rawValue) }
    let configurations = [scale, weight].compactMap(\.self).map { SwiftCall("UIImage.SymbolConfiguration", [$0]) }
    guard configurations.count > 1 else { return configurations.first }
    var applying = SwiftCall(".applying", [SwiftArgument(nil, .call(configurations[1]))])
    applying.staysInLine = true
    return configurations[0].modified(applying)
  }
}

enum UIKitColor {
  static func expression(_ color: ColorReference) -> SwiftCode {
    switch color {
    case .named("accent"): return .word(".tintColor")
    case .named("black"), .named("white"), .named("clear"), .named("label"), .named("secondaryLabel"):
      return .word("." + color.text)
    case .named(let name) where SwiftUIColor.standard.contains(name):
      return .word(".system" + SwiftNames.capitalized(name))
    case .named(let name): return .word("UIColor(named: \(SwiftLiteral.string(name))) ?? .tintColor")
    case .literal(let color):
      let alpha = color.alpha < 1 ? SwiftUIColor.component(UInt8((color.alpha * 255).rounded())) : "1"
      return .call(
        SwiftCall(
          "UIColor",
          SwiftUIColor.components(color) + [.word("alpha", alpha)]))
    }
  }
}

enum UIKitKey {
  static func flags(_ modifiers: KeyboardModifiers) -> String {
    SwiftLiteral.options(SwiftKey.names(of: modifiers, control: "control", option: "alternate"))
  }

  /// The key's character, or the constant for a key without one.
  static func input(_ key: KeyboardKey) -> String {
    switch key {
    case .character(let character):
      let small = character.lowercased()
      return SwiftLiteral.string(small.count == 1 ? small : String(character))
    case .function(let number): return number <= 12 ? "UIKeyCommand.f\(number)" : SwiftKey.function(number)
    case .special(let key):
      switch key {
      case .return: return "\"\\r\""
      case .enter: return "\"\\u{3}\""
      case .tab: return "\"\\t\""
      case .space: return "\" \""
      case .escape: return "UIKeyCommand.inputEscape"
      case .delete: return "UIKeyCommand.inputDelete"
      case .forwardDelete: return "\"\\u{F728}\""
      case .up: return "UIKeyCommand.inputUpArrow"
      case .down: return "UIKeyCommand.inputDownArrow"
      case .left: return "UIKeyCommand.inputLeftArrow"
      case .right: return "UIKeyCommand.inputRightArrow"
      case .home: return "UIKeyCommand.inputHome"
      case .end: return "UIKeyCommand.inputEnd"
      case .pageUp: return "UIKeyCommand.inputPageUp"
      case .pageDown: return "UIKeyCommand.inputPageDown"
      }
    }
  }
}
