import PositionedJSON

/// A group of phrases in one language: one phrase per case of `Key`.
package struct Phrases<Key: CaseIterable & Equatable & RawRepresentable<String> & Sendable>: Sendable {
  /// A linear search is faster than hashing the raw values.
  private var entries: [(key: Key, phrase: AltPhrase)] = []

  /// The phrase of a key; empty if the group lacks it.
  package subscript(key: Key) -> AltPhrase {
    get { index(of: key).map { entries[$0].phrase } ?? AltPhrase() }
    set {
      if let index = index(of: key) { entries[index].phrase = newValue } else { entries.append((key, newValue)) }
    }
  }

  private func index(of key: Key) -> Int? { entries.firstIndex { $0.key == key } }

  /// Replaces the phrases that another group contains.
  mutating func merge(_ other: Phrases) {
    for entry in other.entries { self[entry.key] = entry.phrase }
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
