/// The protocols and raw types of Swift and its frameworks that enumerations have.
package enum KnownConformances {
  /// Those that do not change the text of a case in a string, which is its name.
  package static let withoutDescription: Set = [
    "String", "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Double",
    "Float", "Character", "CGFloat", "Codable", "Decodable", "Encodable", "CaseIterable", "Hashable", "Equatable",
    "Comparable", "Identifiable", "Sendable", "RawRepresentable", "Error", "LocalizedError", "BitwiseCopyable",
    // The words of attributes.
    "unchecked", "retroactive", "preconcurrency", "nonisolated", "MainActor",
  ]

  /// Those that do not require `allCases`.
  static let withoutCases = withoutDescription.subtracting(["CaseIterable"]).union([
    "CustomStringConvertible", "CustomDebugStringConvertible", "CustomLocalizedStringResourceConvertible", "CodingKey",
    "CustomNSError", "Strideable", "OptionSet", "Transferable", "View", "ViewModifier", "Shape", "ShapeStyle",
  ])
}
