package struct JSONKinds: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  package static let null = JSONKinds(rawValue: 1)
  package static let bool = JSONKinds(rawValue: 2)
  package static let number = JSONKinds(rawValue: 4)
  package static let string = JSONKinds(rawValue: 8)
  package static let array = JSONKinds(rawValue: 16)
  package static let object = JSONKinds(rawValue: 32)
}

extension JSONNode {
  var kind: JSONKinds {
    switch value {
    case .null: .null
    case .bool: .bool
    case .number: .number
    case .string: .string
    case .array: .array
    case .object: .object
    }
  }

  var summary: String {
    switch value {
    case .null: "null"
    case .bool(let flag): flag ? "true" : "false"
    case .number(let number): "the number \(number)"
    case .string(let text): "the string \(Quotation.of(text))"
    case .array(let elements):
      // A few scalars say more than "a list".
      (1...4).contains(elements.count) && elements.allSatisfy { $0.isScalar }
        ? "the list [\(elements.map { $0.scalarSummary }.joined(separator: ", "))]" : "a list"
    case .object: "an object"
    }
  }

  private var isScalar: Bool {
    switch value {
    case .null, .bool, .number, .string: true
    case .array, .object: false
    }
  }

  private var scalarSummary: String {
    switch value {
    case .string(let text): Quotation.of(text)
    case .number(let number): number.description
    case .null, .bool, .array, .object: summary
    }
  }
}
