import MenuDocument
import MockupFiles
import MockupScene
import MockupSymbols
import PositionedJSON

enum AppKitImage {
  /// The statements that set an image, as a template if its color is that of a symbol.
  static func assignments(to property: String, _ attributes: ItemAttributes?) -> [SwiftStatement] {
    guard let attributes, let image = expression(attributes) else { return [] }
    let isTemplate = attributes.image != nil && attributes.imageRendering == .template
    return [.assignment(property, .call(image))] + (isTemplate ? [.line("\(property)?.isTemplate = true")] : [])
  }

  private static func expression(_ attributes: ItemAttributes) -> SwiftCall? {
    let path = attributes.image?.value
    guard var image = expression(path, symbol: attributes.systemImage?.value) else { return nil }
    guard path == nil, let configuration = configuration(attributes) else { return image }
    var configuring = SwiftCall(".withSymbolConfiguration", [SwiftArgument(nil, .call(configuration))])
    configuring.staysInLine = true
    image.isOptional = true
    return image.modified(configuring)
  }

  private static func expression(_ path: String?, symbol: String?) -> SwiftCall? {
    if let path { return SwiftCall("NSImage", [.text("named", FileSystem.stem(of: path))]) }
    return symbol.map {
      SwiftCall("NSImage", [.text("systemSymbolName", $0), .word("accessibilityDescription", "nil")])
    }
  }

  private static func configuration(_ attributes: ItemAttributes) -> SwiftCall? {
    let weight = attributes.symbolWeight.map { SwiftArgument.word("weight", "." + $0.rawValue) }
    let scale = attributes.imageScale.map { SwiftArgument.word("scale", "." + $0.rawValue) }
    switch (weight, scale) {
    case (let weight?, let scale):
      let arguments = [.word("pointSize", "NSFont.systemFontSize"), weight] + (scale.map { [$0] } ?? [])
      return SwiftCall("NSImage.SymbolConfiguration", arguments)
    case (nil, let scale?): return SwiftCall("NSImage.SymbolConfiguration", [scale])
    case (nil, nil): return nil
    }
  }
}

enum AppKitColor {
  static func expression(_ color: ColorReference) -> SwiftCode {
    switch color {
    case .named("accent"): return .word(".controlAccentColor")
    case .named("black"), .named("white"), .named("clear"): return .word("." + color.text)
    case .named("label"), .named("secondaryLabel"): return .word(".\(color.text)Color")
    case .named(let name) where SwiftUIColor.standard.contains(name):
      return .word(name == "cyan" ? ".systemCyan" : ".system" + SwiftNames.capitalized(name))
    case .named(let name): return .word("NSColor(named: \(SwiftLiteral.string(name)))")
    case .literal(let color):
      let alpha = color.alpha < 1 ? SwiftUIColor.component(UInt8((color.alpha * 255).rounded())) : "1"
      return .call(SwiftCall("NSColor", SwiftUIColor.components(color) + [.word("alpha", alpha)]))
    }
  }
}

enum AppKitKey {
  static func flags(_ modifiers: KeyboardModifiers) -> String {
    SwiftLiteral.options(SwiftKey.names(of: modifiers, control: "control", option: "option"))
  }

  /// The literal of a key's character.
  static func equivalent(_ key: KeyboardKey) -> String {
    switch key {
    case .character(let character):
      let small = character.lowercased()
      return SwiftLiteral.string(small.count == 1 ? small : String(character))
    case .function(let number): return SwiftKey.function(number)
    case .special(let key):
      switch key {
      case .return: return "\"\\r\""
      case .enter: return "\"\\u{3}\""
      case .tab: return "\"\\t\""
      case .space: return "\" \""
      case .escape: return "\"\\u{1B}\""
      case .delete: return "\"\\u{8}\""
      case .forwardDelete: return "\"\\u{F728}\""
      case .up: return "\"\\u{F700}\""
      case .down: return "\"\\u{F701}\""
      case .left: return "\"\\u{F702}\""
      case .right: return "\"\\u{F703}\""
      case .home: return "\"\\u{F729}\""
      case .end: return "\"\\u{F72B}\""
      case .pageUp: return "\"\\u{F72C}\""
      case .pageDown: return "\"\\u{F72D}\""
      }
    }
  }
}
