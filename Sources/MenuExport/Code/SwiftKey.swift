import MenuDocument

/// Keys as frameworks write them.
enum SwiftKey {
  /// The scalar that AppKit and UIKit have for one of the keys F1 to F20.
  static func function(_ number: Int) -> String {
    "\"\\u{\(String(0xF703 + number, radix: 16, uppercase: true))}\""
  }

  /// The names of modifiers, in the order in which people write them; the key fn has no name.
  static func names(of modifiers: KeyboardModifiers, control: String, option: String) -> [String] {
    let names: [(KeyboardModifiers, String)] = [
      (.command, "command"), (.shift, "shift"), (.option, option), (.control, control),
    ]
    return names.filter { modifiers.contains($0.0) }.map(\.1)
  }

  /// The modifiers as people say them: `Option`, `Shift-Option`.
  static func spoken(_ modifiers: KeyboardModifiers) -> String {
    let names: [(KeyboardModifiers, String)] = [
      (.control, "Control"), (.option, "Option"), (.shift, "Shift"), (.command, "Command"), (.function, "Fn"),
    ]
    return names.filter { modifiers.contains($0.0) }.map(\.1).joined(separator: "-")
  }
}
