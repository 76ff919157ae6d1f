/// A name that stands for a value of a document, and says what it means to whoever writes the document.
package protocol ExplainedValue {
  /// What it means, in a sentence.
  var explanation: String { get }
}

extension Definition where Value: CaseIterable & RawRepresentable & ExplainedValue, Value.RawValue == String {
  /// The name of one of the cases of an enumeration, each explained in the schema.
  package static func oneOf(_ type: Value.Type) -> Definition {
    oneOf(
      names: { Value.allCases.map(\.rawValue) }, explanations: { Value.allCases.map(\.explanation) },
      value: { Value(rawValue: $0) })
  }
}
