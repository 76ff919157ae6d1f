package struct DecodingContext: Sendable {
  private(set) var diagnostics: Diagnostics
  let synonyms: Synonyms
  private(set) var path: DocumentPath
  /// Returns the forms that have an unknown key; set for the next object only. See `Definition.tagged`.
  private var ownersOfForeignKeys: (@Sendable (String) -> [String])?

  init(diagnostics: Diagnostics, synonyms: Synonyms = Synonyms()) {
    self.diagnostics = diagnostics
    self.synonyms = synonyms
    path = .root
  }

  var problemCount: Int { diagnostics.count }

  /// Diagnostics past this limit are dropped before their messages are built.
  var isFull: Bool { diagnostics.count >= Diagnostics.limit }

  /// Returns the location of the value that is being decoded; `node` must be that value.
  package func location(of node: JSONNode) -> SourceLocation {
    SourceLocation(position: node.position, path: path)
  }

  @inline(__always)
  package mutating func descend<Result>(
    _ step: DocumentPath.Step, _ body: (inout DecodingContext) -> Result
  ) -> Result {
    enter(step)
    let result = body(&self)
    leave()
    return result
  }

  /// The beginning of ``descend(_:_:)``, for generic code: in its unspecialized form, a closure would cost as much as
  /// decoding a number.
  @inline(__always)
  mutating func enter(_ step: DocumentPath.Step) { path.push(step) }

  @inline(__always)
  mutating func leave() { path.pop() }

  package mutating func report(
    at position: SourcePosition, _ message: @autoclosure () -> String, help: @autoclosure () -> String? = nil,
    expected: String? = nil, suggestion: @autoclosure () -> String? = nil
  ) {
    guard !isFull else { return }
    diagnostics.report(
      at: SourceLocation(position: position, path: path), message(), help: help(), expected: expected,
      suggestion: suggestion())
  }

  package mutating func reportMismatch(of node: JSONNode, expected: @autoclosure () -> String) {
    // The parser has already reported a number that is too large.
    if case .number(let number) = node.value, !number.value.isFinite { return }
    guard !isFull else { return }
    let expected = expected()
    report(at: node.position, "expected \(expected), found \(node.summary)", expected: expected)
  }

  mutating func reportUnknown(_ text: String, at position: SourcePosition, known: @autoclosure () -> [String]) {
    guard !isFull else { return }
    let known = known()
    let meant = synonyms.value(for: text, among: known) ?? NearestName.find(text, among: known)
    report(
      at: position, "expected one of \(Quotation.list(known)), found \(Quotation.of(text))",
      expected: Quotation.list(known), suggestion: meant)
  }

  /// Lets the next object name the forms that have a key unknown to it.
  mutating func suggestOwners(_ owners: @escaping @Sendable (String) -> [String]) {
    ownersOfForeignKeys = owners
  }

  @inline(__always)
  mutating func takeOwners() -> (@Sendable (String) -> [String])? {
    guard ownersOfForeignKeys != nil else { return nil }
    defer { ownersOfForeignKeys = nil }
    return ownersOfForeignKeys
  }
}
