/// A mark beside an item that a legend explains.
public enum Callout: Hashable, Sendable {
  /// A number in a circle.
  case number(Int)
  /// A short text.
  case text(String)

  /// What the mark says.
  public var text: String {
    switch self {
    case .number(let number): String(number)
    case .text(let text): text
    }
  }
}
