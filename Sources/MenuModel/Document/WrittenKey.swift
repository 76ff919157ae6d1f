/// One of a document's own keys, and where its value was written.
struct WrittenKey: Hashable, Sendable {
  /// The key.
  let key: String
  /// Where its value begins.
  let position: SourcePosition
}
