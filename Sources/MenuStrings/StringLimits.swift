package import MockupScene

extension Limit {
  package static let ofStrings: [Limit] = [.xmlDepth, .xmlElements, .tableTexts, .pluralVariables]

  package static let xmlDepth = Limit(
    "xmlDepth", of: "nested elements in XML", 256, .levels,
    because: "an app's views have thirty levels",
    else: .error("elements are nested more than {most} levels deep"))

  package static let xmlElements = Limit(
    "xmlElements", of: "elements of an XML document", 1_000_000, .count,
    because: "all are in memory until the file is read", else: .error("the file has more than {amount} elements"))

  package static let tableTexts = Limit(
    "tableTexts", of: "texts of a .strings file", 500_000, .count,
    because: "a text of eight bytes needs five hundred; apps have 20,000 texts",
    else: .error("the table has more than {amount} texts"))

  package static let pluralVariables = Limit(
    "pluralVariables", of: "variables of a text with plural forms", 32, .count,
    because: "they may refer to one another", else: .other("the others stay as written"))
}
