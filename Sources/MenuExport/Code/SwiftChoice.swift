import MenuDocument
import PositionedJSON

/// What a picker's selection is in Swift: the cases of an enumeration where its values make names, else texts.
struct SwiftChoice {
  /// The property with the selection.
  let property: String
  /// The type of its values.
  let type: String
  /// The names of the cases by value; `nil` where values are texts.
  private let cases: [String: String]?
  private let picker: PickerItem

  /// A choice for a picker.
  ///
  /// - Parameters:
  ///   - words: what is chosen.
  ///   - members: the names of properties and methods.
  ///   - types: the names of types.
  init(_ picker: PickerItem, words: String?, members: inout SwiftNames, types: inout SwiftNames) {
    self.picker = picker
    property = members.member(words, fallback: "selection", prefix: "selected")
    cases = Self.cases(of: picker.allOptions.map(\.value))
    type = cases == nil ? "String" : types.type(words, fallback: "Choice", suffix: "Choice")
  }

  /// Names for all values; `nil` where one makes none, or two make the same.
  private static func cases(of values: [String]) -> [String: String]? {
    guard !values.isEmpty,
      !values.contains(where: { $0.contains { !$0.isLetter && !$0.isNumber && $0 != " " && $0 != "-" } })
    else { return nil }
    var cases: [String: String] = [:]
    for value in values {
      guard value.count <= SwiftNames.maximumLength, let name = SwiftNames.lowerCamelCase(value),
        !["self", "init", "none", "some", "type", "protocol"].contains(name)
      else { return nil }
      cases[value] = name
    }
    return Set(cases.values).count == values.count ? cases : nil
  }

  /// The declaration of the enumeration; `nil` where there is none.
  var declaration: SwiftStatement? {
    guard let cases else { return nil }
    let lines = picker.allOptions.map { option -> SwiftStatement in
      let name = cases[option.value] ?? option.value
      let value = name == option.value ? "" : " = \(SwiftLiteral.string(option.value))"
      return .line("case \(SwiftNames.declared(name))\(value)")
    }
    return .block("enum \(type): String", lines)
  }

  /// What is selected at first; `nil` where nothing is.
  var initialValue: String? { picker.selection.first.map { value($0.value, isQualified: true) } }

  /// A value in Swift.
  ///
  /// - Parameter isQualified: whether the type of the enumeration is written.
  func value(_ value: String, isQualified: Bool) -> String {
    guard let name = cases?[value] else { return SwiftLiteral.string(value) }
    return (isQualified ? type : "") + "." + name
  }

  /// The declaration of the property: with what is selected at first, else with its type.
  func propertyDeclaration(_ words: String) -> SwiftStatement {
    initialValue.map { .assignment("\(words) \(property)", .word($0)) } ?? .line("\(words) \(property): \(type)?")
  }
}

extension PickerItem {
  /// The options without the dividers.
  var allOptions: [PickerOption] {
    options.compactMap { if case .option(let option) = $0 { option } else { nil } }
  }
}
