package import MockupScene

extension Limit {
  package static let ofSymbols: [Limit] = [
    .symbolBytes, .symbolDepth, .symbolSteps, .symbolNumber, .symbolReach, .symbolNameBytes, .symbolNameParts,
    .composedEdges, .composedPieces,
  ]

  package static let symbolBytes = Limit(
    "symbolBytes", of: "a symbol's file", 256 << 10, .bytes, because: "a symbol is a few lines")

  package static let symbolDepth = Limit(
    "symbolDepth", of: "groups inside each other in a symbol", 32, .levels,
    because: "drawings of one sign have two or three")

  package static let symbolSteps = Limit(
    "symbolSteps", of: "lines and curves of a symbol", 10_000, .count,
    because: "each is drawn along with a pen, again for each size and weight")

  package static let symbolNumber = Limit(
    "symbolNumber", of: "a number in a symbol's file", 1_000_000, .units,
    because: "sums and products of numbers that are larger lose their places")

  package static let symbolReach = Limit(
    "symbolReach", of: "what a symbol's shapes reach beyond its grid of 24 units, and its thickest line", 240, .units,
    because: "all of it is painted, at up to eight pixels a point")

  package static let symbolNameBytes = Limit(
    "symbolNameBytes", of: "a name that a symbol is composed for", 96, .bytes,
    because: "the longest known one has half of that", else: .other("the symbol counts as unknown"))

  package static let symbolNameParts = Limit(
    "symbolNameParts", of: "parts of a name that a symbol is composed for", 12, .count,
    because: "each may be a modifier, and all ways are tried", else: .other("the symbol counts as unknown"))

  package static let composedEdges = Limit(
    "composedEdges", of: "edges of a composed symbol", 6000, .count,
    because: "each is compared with those beside it", else: .other("the symbol counts as unknown"))

  package static let composedPieces = Limit(
    "composedPieces", of: "pieces of a composed symbol's edges", 10_000, .count,
    because: "edges may all cross each other", else: .other("the symbol counts as unknown"))
}
