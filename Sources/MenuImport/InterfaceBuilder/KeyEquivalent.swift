import MenuDocument
import MenuStrings
import PositionedXML

struct KeyEquivalent {
  struct Problem: Error {
    var reason: String
  }

  let key: String
  /// An item without a key has modifiers, too, which distinguish its alternates.
  private(set) var modifiers: KeyboardModifiers

  init(_ node: XMLNode) {
    let text = AppKitItems.text("keyEquivalent", of: node) ?? ""
    key = text.lowercased()
    modifiers = Self.modifiers(of: node)
    // An uppercase letter implies Shift.
    if text.count == 1, text != key { modifiers.insert(.shift) }
    // Shift-Tab has a separate character.
    if text == "\u{19}" { modifiers.insert(.shift) }
  }

  private static func modifiers(of node: XMLNode) -> KeyboardModifiers {
    guard let mask = node.child(key: "keyEquivalentModifierMask") else { return .command }
    let names: [(String, KeyboardModifiers)] = [
      ("shift", .shift), ("control", .control), ("option", .option), ("command", .command), ("function", .function),
    ]
    return names.reduce(into: []) { if mask.isSet($1.0) { $0.insert($1.1) } }
  }

  var shortcut: Result<KeyboardShortcut?, Problem> {
    guard let scalar = key.unicodeScalars.first else { return .success(nil) }
    guard key.count == 1, let first = key.first else {
      return .failure(Problem(reason: "a key equivalent is one character"))
    }
    if let known = Self.special(scalar) {
      return .success(KeyboardShortcut(modifiers: modifiers, key: known))
    }
    guard !(0xF700...0xF8FF).contains(scalar.value), scalar.properties.generalCategory != .control else {
      return .failure(Problem(reason: "its key has no name: U+\(String(scalar.value, radix: 16, uppercase: true))"))
    }
    // Key symbols, such as arrows, stand for the named keys.
    if let parsed = try? KeyboardShortcut(parsing: String(first)), parsed.modifiers.isEmpty {
      return .success(KeyboardShortcut(modifiers: modifiers, key: parsed.key))
    }
    let capital = first.uppercased()
    return .success(
      KeyboardShortcut(modifiers: modifiers, key: .character(capital.count == 1 ? Character(capital) : first)))
  }

  /// AppKit's characters for keys without visible output.
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

/// Decodes Base64 strings, also without padding.
enum Base64Text {
  private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

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
