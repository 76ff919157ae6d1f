import MenuDocument
import PositionedJSON

/// A picker's selection type: an enumeration if all values make distinct names, otherwise `String`.
struct SwiftChoice {
  let property: String
  let type: String
  /// Case names by value; `nil` if values are strings.
  private let cases: [String: String]?
  private let picker: PickerItem
  /// Whether the values are those of a Boolean.
  private let isFlag: Bool

  init(_ picker: PickerItem, words: String?, members: inout SwiftNames, types: inout SwiftNames) {
    self.picker = picker
    // A placeholder says what an option is, rather than what the picker selects.
    let words = words.flatMap { $0.contains("‹") ? nil : $0 }
    property = members.member(words, fallback: "selection", prefix: "selected")
    cases = Self.cases(of: picker.allOptions.map(\.value))
    isFlag = Set(picker.allOptions.map(\.value)) == ["true", "false"]
    if isFlag {
      type = "Bool"
    } else {
      type = cases == nil ? "String" : types.type(words, fallback: "Choice", suffix: "Choice")
    }
  }

  /// Returns `nil` if a value makes no name, or if two values make the same one.
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

  var declaration: SwiftStatement? {
    guard let cases, !isFlag else { return nil }
    let lines = picker.allOptions.map { option -> SwiftStatement in
      let name = cases[option.value] ?? option.value
      let value = name == option.value ? "" : " = \(SwiftLiteral.string(option.value))"
      return .line("case \(SwiftNames.declared(name))\(value)")
    }
    return .block("enum \(type): String", lines)
  }

  /// The value of a placeholder is not known.
  var initialValue: String? {
    picker.selection.first.map { $0.value.contains("‹") ? "\"\"" : value($0.value, isQualified: true) }
  }

  func value(_ value: String, isQualified: Bool) -> String {
    if isFlag { return value }
    guard let name = cases?[value] else { return SwiftLiteral.string(withoutNumber(value)) }
    return (isQualified ? type : "") + "." + name
  }

  /// A value without the number that tells equal placeholders apart in a document: the elements of lists differ at runtime.
  private func withoutNumber(_ value: String) -> String {
    guard value.contains("‹"), let option = picker.allOptions.first(where: { $0.value == value }),
      value.hasPrefix("\(option.title) (")
    else { return value }
    return option.title
  }

  /// The property's declaration, with its initial value or, without a selection, with its optional type.
  func propertyDeclaration(_ words: String) -> SwiftStatement {
    initialValue.map { .assignment("\(words) \(property)", .word($0)) } ?? .line("\(words) \(property): \(type)?")
  }
}

extension PickerItem {
  /// The options without dividers.
  var allOptions: [PickerOption] {
    options.compactMap { if case .option(let option) = $0 { option } else { nil } }
  }
}
