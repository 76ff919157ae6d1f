package import MockupScene

extension Limit {
  package static let ofStrings: [Limit] = [.tableTexts, .pluralVariables]

  package static let tableTexts = Limit(
    "tableTexts", of: "texts of a .strings file", 500_000, .count,
    because: "a text of eight bytes needs 500 bytes in memory; apps have 20,000 texts",
    else: .error("the table has more than {amount} texts"))

  package static let pluralVariables = Limit(
    "pluralVariables", of: "variables of a text with plural forms", 32, .count,
    because: "they may refer to one another", else: .other("the others stay as written"))
}
