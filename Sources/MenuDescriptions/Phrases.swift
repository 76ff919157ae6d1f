import PositionedJSON

/// A group of phrases in one language: one phrase per case of `Key`.
package struct Phrases<Key: RawRepresentable<String>>: Sendable {
  private var phrases: [String: AltPhrase] = [:]

  /// The phrase of a key; empty if the group lacks it.
  package subscript(key: Key) -> AltPhrase { phrases[key.rawValue] ?? AltPhrase() }

  /// Replaces the phrases that another group contains.
  mutating func merge(_ other: [String: AltPhrase]) {
    // `Dictionary.merge` casts errors dynamically, which Embedded Swift lacks.
    for (key, phrase) in other { phrases[key] = phrase }
  }
}

extension Definition where Value == [String: AltPhrase] {
  /// An object with one phrase per case of `Key`.
  ///
  /// Its value does not depend on `Key`, because Swift's runtime needs a tenth of a millisecond to check for the first
  /// time that a type meets a constraint.
  static func phrases<Key: CaseIterable & RawRepresentable<String>>(_ keys: Key.Type) -> Definition {
    object(names: keys.allCases.map { $0.rawValue })
  }

  private static func object(names: [String]) -> Definition {
    .object([:], names.map { name in .required(name, .phrase, "") { $0[name] = $1 } })
  }
}

extension Definition where Value == AltPhrase {
  /// A text with the placeholders and brackets of ``AltPhrase``.
  fileprivate static var phrase: Definition {
    Definition(
      kinds: .string, expectation: "a string",
      decode: { node, context in
        guard case .string(let pattern) = node.value else {
          context.reportMismatch(of: node, expected: "a string")
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
