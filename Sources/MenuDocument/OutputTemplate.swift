import PositionedJSON

/// The template of output paths in a set, with placeholders for varied settings.
public struct OutputTemplate: Hashable, Sendable {
  /// A part of the path.
  public enum Part: Hashable, Sendable {
    /// Literal text.
    case text(String)
    case value(Key)
    /// Empty for the key's default, else `sign` and the value.
    case optional(sign: Character, Key)
  }

  /// A placeholder.
  public enum Key: Hashable, Sendable {
    /// The name of the mockup.
    case name
    case variant(Setting.Key)

    /// The key as text.
    public var text: String {
      switch self {
      case .name: "name"
      case .variant(let key): key.name
      }
    }
  }

  /// The reason why a text is not a template.
  public struct Problem: Error, Hashable, Sendable {
    /// The problem, as a clause.
    public let message: String
    /// A known key that may have been meant.
    public let suggestion: String?

    package init(message: String, suggestion: String?) {
      self.message = message
      self.suggestion = suggestion
    }
  }

  /// The parts, in order.
  public let parts: [Part]

  /// Creates a template.
  public init(parts: [Part]) {
    self.parts = parts
  }

  /// Parses a template: `{key}`, `{-key}`, and `{~key}` are placeholders.
  public init(parsing text: String) throws(Problem) {
    var parts: [Part] = []
    var rest = text[...]
    while let open = rest.firstIndex(where: { $0 == "{" || $0 == "}" }) {
      if open > rest.startIndex { parts.append(.text(String(rest[..<open]))) }
      guard rest[open] == "{", let close = rest[open...].firstIndex(of: "}") else {
        throw Problem(message: "unpaired brace", suggestion: nil)
      }
      parts.append(try Self.placeholder(rest[rest.index(after: open)..<close]))
      rest = rest[rest.index(after: close)...]
    }
    if !rest.isEmpty { parts.append(.text(String(rest))) }
    guard !parts.isEmpty else { throw Problem(message: "the path is empty", suggestion: nil) }
    self.parts = parts
  }

  private static func placeholder(_ text: Substring) throws(Problem) -> Part {
    let sign = text.first.flatMap { $0 == "-" || $0 == "~" ? $0 : nil }
    let name = String(sign == nil ? text : text.dropFirst())
    let key: Key
    if name == Key.name.text {
      key = .name
    } else if let known = Setting.Key.varied.first(where: { $0.name == name }) {
      key = .variant(known)
    } else {
      let names = [Key.name.text] + Setting.Key.varied.map { $0.name }
      throw Problem(
        message: "unknown key \(Quotation.of(name)) in braces", suggestion: NearestName.find(name, among: names))
    }
    return sign.map { .optional(sign: $0, key) } ?? .value(key)
  }
}
