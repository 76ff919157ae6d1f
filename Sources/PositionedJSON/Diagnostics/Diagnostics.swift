import MockupScene

/// The diagnostics of one file, collected across stages.
public struct Diagnostics: Hashable, Sendable {
  /// The file name, as given.
  public let file: String
  /// Whether a diagnostic is an error.
  public private(set) var hasErrors = false
  private var collected: [Diagnostic] = []
  /// The number of diagnostics beyond the limit.
  private var omitted = 0

  package static let limit = Limit.diagnostics.maximum

  /// Creates an empty collection.
  public init(file: String) {
    self.file = file
  }

  /// The number of diagnostics.
  public var count: Int { collected.count }

  /// Adds a diagnostic.
  public mutating func add(_ diagnostic: Diagnostic) {
    if diagnostic.severity == .error { hasErrors = true }
    if isFull { omitted += 1 } else { collected.append(diagnostic) }
  }

  /// Whether further diagnostics are only counted, so that they need no suggestions.
  package var isFull: Bool { collected.count >= Self.limit }

  /// Adds the diagnostics of several stages.
  public mutating func add(contentsOf diagnostics: some Sequence<Diagnostic>) {
    for diagnostic in diagnostics { add(diagnostic) }
  }

  package mutating func add(contentsOf other: Diagnostics, inside part: DocumentPath) {
    omitted += other.omitted
    for diagnostic in other.collected {
      let path = DocumentPath(part.steps + diagnostic.path.steps)
      let location = SourceLocation(position: diagnostic.position, path: path)
      add(diagnostic.moved(to: location, inFile: diagnostic.file))
    }
  }

  /// Adds a diagnostic about a value of the file.
  public mutating func report(
    _ severity: Diagnostic.Severity = .error, at location: SourceLocation, _ message: String, help: String? = nil,
    expected: String? = nil, suggestion: String? = nil
  ) {
    add(
      Diagnostic(
        severity, file: file, at: location, message, help: help, expected: expected, suggestion: suggestion))
  }

  /// The diagnostics in file order, without duplicates; at equal positions, the first one found.
  public var inOrder: [Diagnostic] {
    guard collected.count > 1 else { return collected }
    var known: Set<Diagnostic> = []
    return collected.enumerated()
      .sorted { ($0.element.position, $0.offset) < ($1.element.position, $1.offset) }
      .map { $0.element }.filter { known.insert($0).inserted } + rest
  }

  /// The number of omitted diagnostics, as a diagnostic.
  private var rest: [Diagnostic] {
    guard omitted > 0, let last = collected.map({ $0.position }).max() else { return [] }
    return [
      Diagnostic(
        hasErrors ? .error : .warning, file: file, at: SourceLocation(position: last, path: .root),
        "\(omitted) more \(omitted == 1 ? "problem is" : "problems are") not listed")
    ]
  }

  package func hasError(at path: DocumentPath) -> Bool {
    hasErrors && collected.contains { $0.severity == .error && $0.path == path }
  }

  package func hasError(inside path: DocumentPath) -> Bool {
    hasErrors && collected.contains { $0.severity == .error && $0.path.isInside(path) }
  }
}
