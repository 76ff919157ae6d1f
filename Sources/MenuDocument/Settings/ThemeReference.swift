/// A theme as a document names it.
public enum ThemeReference: Hashable, Sendable {
  /// One that is known by name.
  case named(String)
  /// A file, relative to the document's folder.
  case file(String)

  /// A reference as written: with a `/`, or with the ending `.json` or `.theme`, it is a path.
  public init(_ text: String) {
    let isPath = text.utf8.contains(UInt8(ascii: "/")) || text.hasSuffix(".json") || text.hasSuffix(".theme")
    self = isPath ? .file(text) : .named(text)
  }

  /// The name or the path, as written.
  public var text: String {
    switch self {
    case .named(let text), .file(let text): text
    }
  }
}
