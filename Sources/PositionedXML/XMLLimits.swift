package import MockupScene

extension Limit {
  package static let ofXML: [Limit] = [.xmlDepth, .xmlElements]

  package static let xmlDepth = Limit(
    "xmlDepth", of: "nested elements in XML", 256, .levels,
    because: "an app's views have thirty levels",
    else: .error("elements are nested more than {most} levels deep"))

  package static let xmlElements = Limit(
    "xmlElements", of: "elements of an XML document", 1_000_000, .count,
    because: "all are in memory until the file is read", else: .error("the file has more than {amount} elements"))
}
