/// Keys that are held while another one is pressed.
public struct KeyboardModifiers: OptionSet, Hashable, Sendable {
  /// One bit a key.
  public let rawValue: UInt8

  /// A set from its bits.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// ⌃
  public static let control = KeyboardModifiers(rawValue: 1)
  /// ⌥
  public static let option = KeyboardModifiers(rawValue: 2)
  /// ⇧
  public static let shift = KeyboardModifiers(rawValue: 4)
  /// ⌘
  public static let command = KeyboardModifiers(rawValue: 8)
  /// The key marked fn, or with a globe.
  public static let function = KeyboardModifiers(rawValue: 16)

  /// The names of the keys as documents have them, in the order of the platforms.
  var keyNames: [String] {
    let names: [(KeyboardModifiers, String)] = [
      (.control, "control"), (.option, "option"), (.shift, "shift"), (.command, "command"), (.function, "fn"),
    ]
    return names.filter { contains($0.0) }.map(\.1)
  }
}
