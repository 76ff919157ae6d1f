import MockupScene

/// The texts of a property list with plural forms, each in its most general plural form (`other`, if present).
enum PluralRules {
  static func entries(of list: PropertyList) -> [StringTableFile.Entry] {
    list.members.compactMap { member in
      text(of: member.value).map { StringTableFile.Entry(key: member.key, text: $0, location: member.value.location) }
    }
  }

  private static func text(of value: PropertyList.Value) -> String? {
    if case .text(let text) = value.content { return text }
    if let widths = value["NSStringVariableWidthRuleType"], case .members(let forms) = widths.content {
      // A menu uses the widest of the width variants.
      return forms.max { (Int($0.key) ?? 0) < (Int($1.key) ?? 0) }.flatMap { text(of: $0.value) }
    }
    guard case .text(var text)? = value["NSStringLocalizedFormatKey"]?.content,
      case .members(let members) = value.content
    else { return nil }
    for _ in 0..<Limit.pluralVariables.maximum {
      guard let range = text.firstRange(of: "#@"),
        let percent = text[..<range.lowerBound].lastIndex(of: "%"),
        let end = text[range.upperBound...].firstIndex(of: "@")
      else { break }
      let name = String(text[range.upperBound..<end])
      let form = members.first { $0.key == name }.flatMap { other(of: $0.value) } ?? "‹\(name)›"
      guard text.utf8.count + form.utf8.count < 1 << 16 else { break }
      text.replaceSubrange(percent...end, with: form)
    }
    return text
  }

  private static func other(of value: PropertyList.Value) -> String? {
    for name in ["other", "many", "few", "two", "one", "zero"] {
      if case .text(let text)? = value[name]?.content { return text }
    }
    return nil
  }
}
