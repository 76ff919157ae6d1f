package protocol ExplainedValue {
  var explanation: String { get }
}

extension Definition where Value: CaseIterable & RawRepresentable & ExplainedValue, Value.RawValue == String {
  package static func oneOf(_ type: Value.Type) -> Definition {
    oneOf(
      names: { Value.allCases.map { $0.rawValue } }, explanations: { Value.allCases.map { $0.explanation } },
      value: { Value(rawValue: $0) })
  }
}
