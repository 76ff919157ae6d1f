import MenuDocument

enum SwiftKey {
  /// The literal of AppKit's and UIKit's private-use scalar for a function key F1 to F20, such as `NSF1FunctionKey`.
  static func function(_ number: Int) -> String {
    "\"\\u{\(String(0xF703 + number, radix: 16, uppercase: true))}\""
  }

  /// The names of modifiers in conventional order; the fn key has none.
  static func names(of modifiers: KeyboardModifiers, control: String, option: String) -> [String] {
    let names: [(KeyboardModifiers, String)] = [
      (.command, "command"), (.shift, "shift"), (.option, option), (.control, control),
    ]
    return names.filter { modifiers.contains($0.0) }.map(\.1)
  }

  /// The names of modifiers as documentation writes them: `Option`, `Shift-Option`.
  static func spoken(_ modifiers: KeyboardModifiers) -> String {
    let names: [(KeyboardModifiers, String)] = [
      (.control, "Control"), (.option, "Option"), (.shift, "Shift"), (.command, "Command"), (.function, "Fn"),
    ]
    return names.filter { modifiers.contains($0.0) }.map(\.1).joined(separator: "-")
  }
}
