import MockupScene
import PositionedJSON

enum Vocabulary {
  static let color: Definition<Located<ColorReference>> = Definition<ColorReference>
    .text(
      matching: "^(#([0-9A-Fa-f]{3,4}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$|[^#])",
      expectation: "a color (#RGB, #RGBA, #RRGGBB, #RRGGBBAA, or a name)"
    ) { ColorReference($0) }
    .located
    .offering { ["#FF9500"] + ($0.colors.isEmpty ? ["accent", "red"] : $0.colors) }
    .named("color", "Color: #RGB, #RGBA, #RRGGBB, #RRGGBBAA, or a name from the theme, such as `red` or `accent`.")

  static let symbol: Definition<Located<String>> = Definition<String>.name("the name of a symbol").located
    .offering { $0.symbols.isEmpty ? ["trash", "square.and.arrow.up"] : $0.symbols }
    .named("symbol", "Name of a symbol, as in SF Symbols.")

  static let image: Definition<Located<String>> = Definition<String>.name("the path of an SVG, PNG, JPEG, or WebP file")
    .located.showing(["images/icon.svg"])

  static let theme: Definition<ThemeReference> = Definition<String>
    .name("the name or the path of a theme").map(ThemeReference.init)
    .offering { ($0.themes.isEmpty ? ["ios-27", "macos-27"] : $0.themes) + ["./brand.theme"] }

  static let locale: Definition<String> = .text(
    matching: "^[A-Za-z]{1,8}(-[A-Za-z0-9]{1,8})*$",
    expectation: "a BCP 47 language tag, such as \"en\" or \"zh-Hant\""
  ) { isLanguageTag($0) ? $0 : nil }
  .showing(["en", "de", "fr", "ja", "zh-Hant", "ar"])

  static let platform: Definition<Platform> = {
    let known = Definition<Platform>.oneOf(Platform.self)
    return Definition(
      kinds: known.kinds, expectation: known.expectation(),
      decode: { node, context in
        if node.text?.lowercased() == "carplay" {
          context.report(
            at: node.position, "menumock does not draw menus of CarPlay", help: "expected \(known.expectation())",
            expected: known.expectation())
          return nil
        }
        if let name = node.text, name == "tvOS" || name == "watchOS" {
          context.report(
            at: node.position, "\(name) has no pull-down or pop-up buttons", help: "expected \(known.expectation())",
            expected: known.expectation())
          return nil
        }
        return known.decode(node, &context)
      },
      schema: known.schema)
  }()

  static let frame: Definition<FrameReference> = .either(
    Definition<Int>.integer(in: 1...Limit.frames.maximum).map(FrameReference.number),
    Definition<String>.name("a caption").map(FrameReference.caption)
  ).showing([1, "Closed"])

  static let size: Definition<CanvasSize> = Definition<CanvasSize>
    .text(
      matching: "^[1-9][0-9]{0,7}x[1-9][0-9]{0,7}$",
      expectation: "a size in points, such as \"1920x1080\", with sides of at most \(Limit.pictureLength.maximum)"
    ) { CanvasSize($0) }
    .showing(["1920x1080", "1280x720"])

  static let selector: Definition<String> = Definition<String>
    .text(
      matching: "^[^<&{};@\\\\]{1,500}$", expectation: "a CSS selector, such as \"[data-theme=dark]\""
    ) { isSelector($0) ? $0 : nil }
    .showing(["[data-theme=dark]", "[data-md-color-scheme=slate]", ".dark"])

  /// Whether a text is a selector that can end neither its rule nor the style element.
  private static func isSelector(_ text: String) -> Bool {
    var open: [UInt8] = []
    var quote: UInt8?
    for byte in text.utf8 {
      if byte < 0x20 || "<&{};@\\".utf8.contains(byte) { return false }
      if let mark = quote {
        if byte == mark { quote = nil }
        continue
      }
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "'"): quote = byte
      case UInt8(ascii: "("): open.append(UInt8(ascii: ")"))
      case UInt8(ascii: "["): open.append(UInt8(ascii: "]"))
      case UInt8(ascii: ")"), UInt8(ascii: "]"): if open.popLast() != byte { return false }
      default: break
      }
    }
    return open.isEmpty && quote == nil && text.utf8.count <= 500 && text.utf8.contains { $0 != UInt8(ascii: " ") }
  }

  static let background: Definition<ImageBackground> = color.map { color in
    switch color.value {
    case .named("transparent"): .transparent
    case .named("theme"): .theme
    case .named, .literal: .color(color.value)
    }
  }

  static let modifiers: Definition<KeyboardModifiers> = Definition<[KeyboardModifiers]>
    .list(
      of: .oneOf(
        names: { KeyboardModifiers.names.map { $0.name } },
        value: { name in KeyboardModifiers.names.first { $0.name == name }?.value }), isSet: true
    )
    .map { $0.reduce(into: []) { $0.formUnion($1) } }
    .named("modifiers", "Modifier keys, by name or sign.")

  static let shortcut: Definition<KeyboardShortcut> = Definition(
    kinds: .string, expectation: "a keyboard shortcut",
    decode: { node, context in
      guard case .string(let text) = node.value else {
        context.reportMismatch(of: node, expected: "a keyboard shortcut such as \"cmd+shift+d\" or \"⇧⌘D\"")
        return nil
      }
      do throws(KeyboardShortcutError) {
        return try KeyboardShortcut(parsing: text)
      } catch {
        context.report(
          at: node.position, "invalid keyboard shortcut \(Quotation.of(text)): \(error.message)",
          expected: "a keyboard shortcut such as \"cmd+shift+d\" or \"⇧⌘D\"", suggestion: error.suggestion)
        return nil
      }
    },
    schema: { builder in
      builder.reference(to: "keyboardShortcut") { _ in
        .type(
          "string",
          [
            ("description", .string(shortcutDescription)), ("minLength", 1),
            ("examples", .array(shortcutExamples.map(JSONNode.string))),
          ])
      }
    })

  /// The shortcuts usual in menus, then one per named key.
  private static let shortcutExamples =
    "nopswqzxcvafgbiut".map { "cmd+\($0)" }
    + ["cmd+shift+z", "cmd+shift+s", "cmd+shift+d", "⇧⌘D", "ctrl+f5"] + SpecialKey.allCases.map { $0.rawValue }

  private static let shortcutDescription = """
    Keyboard shortcut: names joined by plus signs (`cmd+shift+d`), or signs before the key (`⇧⌘D`). Modifiers: \
    \(KeyboardModifiers.names.map { $0.name }.joined(separator: " ")). Keys: one character, or \
    \(SpecialKey.allCases.map { $0.rawValue }.joined(separator: " ")) plus f1 to f20.
    """

  private static func isLanguageTag(_ text: String) -> Bool {
    var length = 0
    var isFirst = true
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "-"):
        guard length > 0 else { return false }
        length = 0
        isFirst = false
        continue
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): break
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        if isFirst { return false }
      default: return false
      }
      length += 1
      guard length <= 8 else { return false }
    }
    return length > 0
  }
}
