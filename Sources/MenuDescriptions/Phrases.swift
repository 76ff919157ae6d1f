import PositionedJSON

/// A group of phrases in one language: one phrase per case of `Key`.
package struct Phrases<Key: CaseIterable & Hashable & RawRepresentable<String> & Sendable>: Sendable {
  private var phrases: [Key: AltPhrase] = [:]

  /// The phrase of a key; one without words where the group has none.
  subscript(key: Key) -> AltPhrase {
    get { phrases[key] ?? AltPhrase() }
    set { phrases[key] = newValue }
  }

  /// Replaces the phrases that another group has.
  mutating func merge(_ other: Phrases) {
    phrases.merge(other.phrases) { $1 }
  }
}

extension Definition {
  /// An object with one phrase per case of `Key`.
  static func phrases<Key>() -> Definition where Value == Phrases<Key> {
    .object(Phrases(), Key.allCases.map { key in .required(key.rawValue, .phrase, "") { $0[key] = $1 } })
  }
}

extension Definition where Value == AltPhrase {
  /// A text with the placeholders and brackets of ``AltPhrase``.
  fileprivate static var phrase: Definition {
    Definition(
      kinds: .string, expectation: "a text",
      decode: { node, context in
        guard case .string(let pattern) = node.value else {
          context.reportMismatch(of: node, expected: "a text")
          return nil
        }
        do throws(AltPhrase.SyntaxError) {
          return try AltPhrase(pattern)
        } catch {
          context.report(at: node.position, error.message, suggestion: error.suggestion)
          return nil
        }
      },
      schema: { _ in .type("string") })
  }
}
