package import MockupScene

extension Limit {
  package static let ofJSON: [Limit] = [.jsonBytes, .jsonDepth, .textBytes, .number, .diagnostics]

  package static let jsonBytes = Limit(
    "jsonBytes", of: "a JSON file or request", 16 << 20, .bytes,
    because: "a document of 100,000 items needs a tenth of that",
    else: .error("the file is larger than {amount}"))

  package static let jsonDepth = Limit(
    "jsonDepth", of: "nested lists and objects in JSON", 64, .levels,
    because: "the parser is recursive",
    else: .error("lists and objects are nested more than {most} levels deep"))

  package static let textBytes = Limit(
    "textBytes", of: "a string of a document", 64 << 10, .bytes,
    because: "a page of a book has a twentieth of that; the whole text is laid out before it is truncated")

  package static let number = Limit(
    "number", of: "a number of a document", 1 << 50, .count,
    because: "differences and quotients stay exact and finite")

  package static let diagnostics = Limit(
    "diagnostics", of: "errors and warnings reported per file", 1000, .count,
    because: "more are not useful", else: .other("the first ones are reported, and the others counted"))
}
