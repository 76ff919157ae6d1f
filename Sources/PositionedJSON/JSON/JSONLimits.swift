package import MockupScene

extension Limit {
  package static let ofJSON: [Limit] = [.jsonBytes, .jsonDepth]

  /// Bytes of a document, manifest, theme, table of strings, request, or any other JSON.
  package static let jsonBytes = Limit(
    "jsonBytes", of: "a JSON file or request", 16 << 20, .bytes,
    because: "a document of a hundred thousand items has a tenth of that",
    else: .error("the file is larger than {amount}"))

  /// Levels of lists and objects in JSON.
  package static let jsonDepth = Limit(
    "jsonDepth", of: "nesting of lists and objects in JSON", 64, .levels,
    because: "readers go down the levels by recursion",
    else: .error("lists and objects are nested more than {most} levels deep"))
}
