import MockupScene

/// What is to be said about one file, collected while it is worked on.
public struct Diagnostics: Hashable, Sendable {
  /// The file, as it was given.
  public let file: String
  /// Whether anything so far is an error.
  public private(set) var hasErrors = false
  private var collected: [Diagnostic] = []

  /// The most diagnostics that are kept: more help nobody.
  package static let limit = Limit.diagnostics.most

  /// Nothing to say about a file so far.
  public init(file: String) {
    self.file = file
  }

  /// How many there are.
  public var count: Int { collected.count }

  /// Adds a diagnostic.
  public mutating func add(_ diagnostic: Diagnostic) {
    if diagnostic.severity == .error { hasErrors = true }
    if collected.count < Self.limit { collected.append(diagnostic) }
  }

  /// Adds what stage after stage has found.
  public mutating func add(contentsOf diagnostics: some Sequence<Diagnostic>) {
    for diagnostic in diagnostics { add(diagnostic) }
  }

  /// Adds what was found in a part of the document that was read like a document of its own.
  package mutating func add(contentsOf other: Diagnostics, inside part: DocumentPath) {
    for diagnostic in other.collected {
      let path = DocumentPath(part.steps + diagnostic.path.steps)
      add(
        Diagnostic(
          diagnostic.severity, file: diagnostic.file,
          at: SourceLocation(position: diagnostic.position, path: path), diagnostic.message,
          expected: diagnostic.expected, suggestion: diagnostic.suggestion))
    }
  }

  /// Adds something about a value of the file.
  public mutating func report(
    _ severity: Diagnostic.Severity = .error, at location: SourceLocation, _ message: String, expected: String? = nil,
    suggestion: String? = nil
  ) {
    add(
      Diagnostic(severity, file: file, at: location, message, expected: expected, suggestion: suggestion))
  }

  /// All of them in the order of the file, each once; of two at one place, the one that was found first.
  public var inOrder: [Diagnostic] {
    guard collected.count > 1 else { return collected }
    var known: Set<Diagnostic> = []
    return collected.enumerated()
      .sorted { ($0.element.position, $0.offset) < ($1.element.position, $1.offset) }
      .map(\.element).filter { known.insert($0).inserted }
  }

  /// Whether an error lies at a value itself.
  package func hasError(at path: DocumentPath) -> Bool {
    hasErrors && collected.contains { $0.severity == .error && $0.path == path }
  }

  /// Whether an error lies at a value of the document, or inside it.
  package func hasError(inside path: DocumentPath) -> Bool {
    hasErrors && collected.contains { $0.severity == .error && $0.path.isInside(path) }
  }
}
