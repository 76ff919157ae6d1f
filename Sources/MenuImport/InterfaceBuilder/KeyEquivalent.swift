import MenuModel
import MenuStrings

/// The keys of an item of Interface Builder.
struct KeyEquivalent {
  /// Why keys cannot be drawn.
  struct Problem: Error {
    /// In a clause.
    var reason: String
  }

  /// The characters that are pressed, capitals as small letters; empty for none.
  let key: String
  /// What is held. An item without keys has some too, by which its alternates are told apart.
  private(set) var modifiers: KeyboardModifiers

  /// Reads the keys of an element.
  init(_ node: XMLNode) {
    let text = AppKitItems.text("keyEquivalent", of: node) ?? ""
    key = text.lowercased()
    modifiers = Self.modifiers(of: node)
    // A capital says that Shift is held.
    if text.count == 1, text != key { modifiers.insert(.shift) }
    // Tab with Shift has a character of its own.
    if text == "\u{19}" { modifiers.insert(.shift) }
  }

  private static func modifiers(of node: XMLNode) -> KeyboardModifiers {
    guard let mask = node.child(key: "keyEquivalentModifierMask") else { return .command }
    let names: [(String, KeyboardModifiers)] = [
      ("shift", .shift), ("control", .control), ("option", .option), ("command", .command), ("function", .function),
    ]
    return names.reduce(into: []) { if mask.isSet($1.0) { $0.insert($1.1) } }
  }

  /// The keys; `nil` for none.
  var shortcut: Result<KeyboardShortcut?, Problem> {
    guard let scalar = key.unicodeScalars.first else { return .success(nil) }
    guard key.count == 1, let first = key.first else {
      return .failure(Problem(reason: "several characters are no key of a keyboard"))
    }
    if let known = Self.special(scalar) {
      return .success(KeyboardShortcut(modifiers: modifiers, key: known))
    }
    guard !(0xF700...0xF8FF).contains(scalar.value), scalar.properties.generalCategory != .control else {
      return .failure(Problem(reason: "its key has no sign: U+\(String(scalar.value, radix: 16, uppercase: true))"))
    }
    // Signs that are engraved on keys stand for these.
    if let parsed = try? KeyboardShortcut(parsing: String(first)), parsed.modifiers.isEmpty {
      return .success(KeyboardShortcut(modifiers: modifiers, key: parsed.key))
    }
    let capital = first.uppercased()
    return .success(
      KeyboardShortcut(modifiers: modifiers, key: .character(capital.count == 1 ? Character(capital) : first)))
  }

  /// The keys that type no visible character, as AppKit numbers them.
  private static func special(_ scalar: Unicode.Scalar) -> KeyboardKey? {
    switch scalar.value {
    case 0x03: .special(.enter)
    case 0x08, 0x7F: .special(.delete)
    case 0x09, 0x19: .special(.tab)
    case 0x0A, 0x0D: .special(.return)
    case 0x1B: .special(.escape)
    case 0x20: .special(.space)
    case 0xF700: .special(.up)
    case 0xF701: .special(.down)
    case 0xF702: .special(.left)
    case 0xF703: .special(.right)
    case 0xF704...0xF717: .function(Int(scalar.value) - 0xF703)
    case 0xF728: .special(.forwardDelete)
    case 0xF729: .special(.home)
    case 0xF72B: .special(.end)
    case 0xF72C: .special(.pageUp)
    case 0xF72D: .special(.pageDown)
    default: nil
    }
  }
}

/// Texts in Base64, which may lack the signs at its end that fill it up.
enum Base64Text {
  private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// The text in UTF-8; `nil` for what is none.
  static func decode(_ text: String) -> String? {
    var bytes: [UInt8] = []
    var (bits, count) = (0, 0)
    for byte in text.utf8 where byte > 0x20 && byte != UInt8(ascii: "=") {
      guard let value = alphabet.firstIndex(of: byte) else { return nil }
      (bits, count) = ((bits << 6 | value) & 0xFFFF, count + 6)
      guard count >= 8 else { continue }
      count -= 8
      bytes.append(UInt8(truncatingIfNeeded: bits >> count))
    }
    return String(validating: bytes, as: UTF8.self)
  }
}
