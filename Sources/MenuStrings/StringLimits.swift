package import MockupScene

extension Limit {
  package static let ofStrings: [Limit] = [.xmlDepth, .xmlElements, .tableTexts, .pluralVariables]

  package static let xmlDepth = Limit(
    "xmlDepth", of: "elements inside each other in XML", 256, .levels,
    because: "views of an application are nested thirty deep",
    else: .error("elements are nested more than {most} deep"))

  package static let xmlElements = Limit(
    "xmlElements", of: "elements of an XML document", 1_000_000, .count,
    because: "each is held until all are read", else: .error("there are more than {most} elements"))

  package static let tableTexts = Limit(
    "tableTexts", of: "texts of a .strings file", 500_000, .count,
    because: "one of eight bytes takes five hundred; applications have 20,000",
    else: .error("the table has more texts than are read"))

  package static let pluralVariables = Limit(
    "pluralVariables", of: "variables of a text with plural forms", 32, .count,
    because: "they may name one another", else: .other("the others are left as they are written"))
}
