/// What decoding carries along: where it is, and what it found wrong.
package struct DecodingContext: Sendable {
  /// What was found wrong.
  private(set) var diagnostics: Diagnostics
  /// What names of other vocabularies mean.
  let synonyms: Synonyms
  /// The way from the root to the value that is being decoded.
  private(set) var path: DocumentPath
  /// Whether an object that is entered may say whose a key is that it does not know; see `Definition.tagged`.
  private var ownersOfForeignKeys: (@Sendable (String) -> [String])?

  init(diagnostics: Diagnostics, synonyms: Synonyms = Synonyms()) {
    self.diagnostics = diagnostics
    self.synonyms = synonyms
    path = .root
  }

  /// How many problems there are so far.
  var problemCount: Int { diagnostics.count }

  /// Whether there are so many problems that more are not even put into words.
  var isFull: Bool { diagnostics.count >= Diagnostics.limit }

  /// Where a value was written; it must be the one that is being decoded.
  package func location(of node: JSONNode) -> SourceLocation {
    SourceLocation(position: node.position, path: path)
  }

  /// Does something one step further down.
  @inline(__always)
  package mutating func descend<Result>(
    _ step: DocumentPath.Step, _ body: (inout DecodingContext) -> Result
  ) -> Result {
    path.push(step)
    let result = body(&self)
    path.pop()
    return result
  }

  /// Reports a problem of the value that is being decoded.
  package mutating func report(
    at position: SourcePosition, _ message: @autoclosure () -> String, expected: String? = nil,
    suggestion: @autoclosure () -> String? = nil
  ) {
    guard !isFull else { return }
    diagnostics.report(
      at: SourceLocation(position: position, path: path), message(), expected: expected, suggestion: suggestion())
  }

  /// Reports that the value that is being decoded is not what it should be.
  package mutating func reportMismatch(of node: JSONNode, expected: @autoclosure () -> String) {
    // A number that is not finite was too large, which is reported already.
    if case .number(let number) = node.value, !number.value.isFinite { return }
    guard !isFull else { return }
    let expected = expected()
    report(at: node.position, "expected \(expected), found \(node.summary)", expected: expected)
  }

  /// Reports that the text that is being decoded is none of the known ones.
  mutating func reportUnknown(_ text: String, at position: SourcePosition, known: @autoclosure () -> [String]) {
    guard !isFull else { return }
    let known = known()
    let meant = synonyms.value(for: text, among: known) ?? NearestName.find(text, among: known)
    report(
      at: position, "\(Quotation.of(text)) is not one of \(Quotation.list(known))", expected: Quotation.list(known),
      suggestion: meant)
  }

  /// Lets the next object that is entered say whose a key is that it does not know.
  mutating func offerOwners(_ owners: @escaping @Sendable (String) -> [String]) {
    ownersOfForeignKeys = owners
  }

  /// Takes what was offered.
  @inline(__always)
  mutating func takeOwners() -> (@Sendable (String) -> [String])? {
    guard ownersOfForeignKeys != nil else { return nil }
    defer { ownersOfForeignKeys = nil }
    return ownersOfForeignKeys
  }
}
