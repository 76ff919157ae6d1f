package import MockupScene

extension Limit {
  package static let ofJSON: [Limit] = [.jsonBytes, .jsonDepth, .textBytes, .number, .diagnostics]

  package static let jsonBytes = Limit(
    "jsonBytes", of: "a JSON file or request", 16 << 20, .bytes,
    because: "a document of a hundred thousand items has a tenth of that",
    else: .error("the file is larger than {amount}"))

  package static let jsonDepth = Limit(
    "jsonDepth", of: "nesting of lists and objects in JSON", 64, .levels,
    because: "readers go down the levels by recursion",
    else: .error("lists and objects are nested more than {most} levels deep"))

  package static let textBytes = Limit(
    "textBytes", of: "a text of a document", 64 << 10, .bytes,
    because: "a page of a book has a twentieth, and all of it is set to be cut off")

  package static let number = Limit(
    "number", of: "a number of a document", 1 << 50, .count,
    because: "differences and quotients of two stay exact and finite")

  package static let diagnostics = Limit(
    "diagnostics", of: "errors and warnings that are told of a file", 1000, .count,
    because: "nobody reads more", else: .other("the first are told"))
}
