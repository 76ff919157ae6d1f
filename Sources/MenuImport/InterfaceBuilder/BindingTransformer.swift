import PositionedXML

/// The value transformers of Foundation whose results are Booleans.
package enum BindingTransformer: String, Hashable, Sendable {
  case negateBoolean = "NSNegateBoolean"
  case isNil = "NSIsNil"
  case isNotNil = "NSIsNotNil"

  /// The name of the transformer of a binding; `nil` if the binding has none.
  static func name(in binding: XMLNode) -> String? {
    binding.child(key: "options")?.children.first { $0["key"] == "NSValueTransformerName" }?.text
  }

  /// The result for a registered default, which is never `nil`.
  ///
  /// - Parameter value: The default as a Boolean; `nil` if it is unknown.
  func result(for value: Bool?) -> Bool? {
    switch self {
    case .negateBoolean: value.map { !$0 }
    case .isNil: false
    case .isNotNil: true
    }
  }
}
