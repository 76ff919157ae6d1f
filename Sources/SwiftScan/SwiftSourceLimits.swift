package import MockupScene

extension Limit {
  package static let ofSwiftSources: [Limit] = [
    .swiftNesting, .swiftCachedWeight, .swiftParsedWeight, .swiftLists, .swiftChain, .swiftWeight, .swiftTotalWeight,
    .swiftExpressions, .swiftWork, .swiftDepth, .swiftElements,
  ]

  package static let swiftNesting = Limit(
    "swiftNesting", of: "nested brackets in a Swift source", 96, .levels,
    because: "the parser is recursive", else: .error("nesting deeper than {most} levels"))

  package static let swiftCachedWeight = Limit(
    "swiftCachedWeight", of: "tokens of the Swift sources of one menu", 850_000, .count,
    because: "all syntax trees are in memory", else: .other("the value becomes unknown"))

  package static let swiftParsedWeight = Limit(
    "swiftParsedWeight", of: "tokens of Swift sources that are parsed", 24_000_000, .count,
    because: "menus may alternate between files that do not fit into memory together",
    else: .error("the menus depend on more than {amount} tokens", help: "name fewer files"))

  package static let swiftLists = Limit(
    "swiftLists", of: "nested lists in a Swift source", 16, .levels,
    because: "the parser tries two alternatives for each, including its contents",
    else: .error("lists nested deeper than {most} levels"))

  package static let swiftChain = Limit(
    "swiftChain", of: "chained calls in a Swift source", 250, .count,
    because: "each call contains the one before it; a view has a dozen",
    else: .other("the value becomes unknown"))

  package static let swiftWeight = Limit(
    "swiftWeight", of: "tokens of a Swift source", 700_000, .count,
    because: "each needs up to 400 bytes in a syntax tree", else: .error("the file has more than {amount} tokens"))

  package static let swiftTotalWeight = Limit(
    "swiftTotalWeight", of: "tokens of all Swift sources", 4_000_000, .count,
    because: "each is parsed twice; an app of 150,000 lines has 1,500,000",
    else: .error("the sources have more than {amount} tokens in total", help: "name fewer files"))

  package static let swiftExpressions = Limit(
    "swiftExpressions", of: "expressions evaluated per menu", 60_000, .count,
    because: "views may show each other twice; the largest menus of apps need a tenth of that",
    else: .other("the value becomes unknown"))

  package static let swiftWork = Limit(
    "swiftWork", of: "expressions evaluated for all menus", 4_000_000, .count,
    because: "an item needs twenty; an app of a thousand files needs a tenth of that",
    else: .error("the menus lead to more than {amount} expressions", help: "name fewer files"))

  package static let swiftDepth = Limit(
    "swiftDepth", of: "chained expressions", 90, .levels,
    because: "each is followed by recursion, and some form cycles",
    else: .other("the value becomes unknown"))

  package static let swiftElements = Limit(
    "swiftElements", of: "elements of a list in a Swift source", 300, .count,
    because: "a loop may double a list in each pass", else: .other("the value becomes unknown"))
}
