package import MockupScene

extension Limit {
  package static let ofSwiftSources: [Limit] = [
    .swiftNesting, .swiftHeldWeight, .swiftParsedWeight, .swiftLists, .swiftChain, .swiftWeight, .swiftTotalWeight,
    .swiftExpressions, .swiftWork, .swiftDepth, .swiftElements,
  ]

  /// Brackets, closures and types inside each other in a Swift source.
  package static let swiftNesting = Limit(
    "swiftNesting", of: "brackets inside each other in a Swift source", 96, .levels,
    because: "a parser calls itself for each", else: .error("this is nested deeper than is read"))

  /// Words and signs of the Swift sources whose trees are held.
  package static let swiftHeldWeight = Limit(
    "swiftHeldWeight", of: "words and signs of the Swift sources that one menu leads into", 850_000, .count,
    because: "their trees are held at once", else: .other("what goes on there is told as not known"))

  /// Words and signs of Swift sources that are parsed, again and again where there is no room for their trees.
  package static let swiftParsedWeight = Limit(
    "swiftParsedWeight", of: "words and signs of Swift sources that are parsed", 24_000_000, .count,
    because: "menus may lead into files in turn that have no room beside each other",
    else: .error("the menus lead into more than is read at once: name fewer"))

  /// Lists inside each other in a Swift source.
  package static let swiftLists = Limit(
    "swiftLists", of: "lists inside each other in a Swift source", 16, .levels,
    because: "a parser tries each in two ways, and what is inside",
    else: .error("lists are nested deeper than is read"))

  /// Calls, members and operators behind one another in a Swift source.
  package static let swiftChain = Limit(
    "swiftChain", of: "calls behind one another in a Swift source", 250, .count,
    because: "each is inside of the next, and a view has a dozen",
    else: .other("what goes on there is told as not known"))

  /// Words and signs of a Swift source, as they are counted for the room that its tree takes.
  package static let swiftWeight = Limit(
    "swiftWeight", of: "words and signs of a Swift source", 700_000, .count,
    because: "each takes up to 400 bytes in a tree", else: .error("the file has more than is read"))

  /// Words and signs of all Swift sources together.
  package static let swiftTotalWeight = Limit(
    "swiftTotalWeight", of: "words and signs of all Swift sources together", 4_000_000, .count,
    because: "each is parsed twice; applications of 150,000 lines have 1,500,000",
    else: .error("the sources have more together than is read at once: name fewer"))

  /// Expressions of Swift sources that are looked at for a menu.
  package static let swiftExpressions = Limit(
    "swiftExpressions", of: "expressions that are looked at for a menu", 60_000, .count,
    because: "views may show each other twice, and the largest menus of applications need a tenth of that",
    else: .other("what goes on there is told as not known"))

  /// Expressions of Swift sources that are looked at for all menus, and their items.
  package static let swiftWork = Limit(
    "swiftWork", of: "expressions that are looked at for all menus", 4_000_000, .count,
    because: "an item counts twenty; applications of a thousand files need a tenth of that",
    else: .error("the menus lead to more together than is looked at: name fewer files"))

  /// Expressions of Swift sources that lead to one another.
  package static let swiftDepth = Limit(
    "swiftDepth", of: "expressions that lead to one another", 90, .levels,
    because: "each is followed by recursion, and some lead in circles",
    else: .other("what goes on there is told as not known"))

  /// Elements of a list in Swift sources, and runs of a loop.
  package static let swiftElements = Limit(
    "swiftElements", of: "elements of a list in a Swift source", 300, .count,
    because: "a loop may double a list as often as it runs", else: .other("what goes on there is told as not known"))
}
