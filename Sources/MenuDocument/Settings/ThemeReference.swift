public enum ThemeReference: Hashable, Sendable {
  case named(String)
  case file(String)

  /// Parses a reference: a text with a `/`, or with the extension `.json` or `.theme`, is a path.
  public init(_ text: String) {
    let isPath = text.utf8.contains(UInt8(ascii: "/")) || text.hasSuffix(".json") || text.hasSuffix(".theme")
    self = isPath ? .file(text) : .named(text)
  }

  /// The name or path.
  public var text: String {
    switch self {
    case .named(let text), .file(let text): text
    }
  }
}
