package import MockupScene

extension Limit {
  package static let ofSymbols: [Limit] = [
    .symbolBytes, .symbolDepth, .symbolSteps, .symbolNumber, .symbolReach, .symbolNameBytes, .symbolNameParts,
    .composedEdges, .composedPieces,
  ]

  package static let symbolBytes = Limit(
    "symbolBytes", of: "a symbol's file", 256 << 10, .bytes, because: "a symbol has a few lines")

  package static let symbolDepth = Limit(
    "symbolDepth", of: "nested groups in a symbol", 32, .levels,
    because: "a symbol usually has two or three levels")

  package static let symbolSteps = Limit(
    "symbolSteps", of: "lines and curves of a symbol", 10_000, .count,
    because: "each is stroked again for every size and weight")

  package static let symbolNumber = Limit(
    "symbolNumber", of: "a number in a symbol's file", 1_000_000, .units,
    because: "sums and products of larger numbers lose precision")

  package static let symbolReach = Limit(
    "symbolReach", of: "extent of a symbol's shapes beyond its grid of 24 units, and its thickest line", 240, .units,
    because: "the whole area is painted, at up to eight pixels per point")

  package static let symbolNameBytes = Limit(
    "symbolNameBytes", of: "name of a composed symbol", 96, .bytes,
    because: "the longest known name has half of that", else: .other("the symbol is treated as unknown"))

  package static let symbolNameParts = Limit(
    "symbolNameParts", of: "parts of a composed symbol's name", 12, .count,
    because: "each may be a modifier, and all combinations are tried", else: .other("the symbol is treated as unknown"))

  package static let composedEdges = Limit(
    "composedEdges", of: "edges of a composed symbol", 6000, .count,
    because: "each is compared with its neighbors", else: .other("the symbol is treated as unknown"))

  package static let composedPieces = Limit(
    "composedPieces", of: "pieces of a composed symbol's edges", 10_000, .count,
    because: "any two edges may intersect", else: .other("the symbol is treated as unknown"))
}
