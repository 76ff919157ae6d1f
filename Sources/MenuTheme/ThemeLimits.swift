package import MockupScene

extension Limit {
  package static let ofThemes: [Limit] = [.themeChain, .themeLength, .themeMenuWidth, .themeHostSide, .themeTextSize]

  package static let themeChain = Limit(
    "themeChain", of: "themes that extend one another", 32, .count,
    because: "each is read before the one above it is whole")

  package static let themeLength = Limit(
    "themeLength", of: "a length of a theme", 1000, .points,
    because: "no part of a menu is as large as a screen", else: .error("expected a number from 0 to {most}"))

  package static let themeMenuWidth = Limit(
    "themeMenuWidth", of: "the width of a theme's menus", 2000, .points,
    because: "several stand side by side on a picture", else: .error("expected a number from 40 to {most}"))

  package static let themeHostSide = Limit(
    "themeHostSide", of: "a side of a theme's screens and windows", 4000, .points,
    because: "a screen of 8,000 pixels has two of them a point", else: .error("expected a number from 40 to {most}"))

  package static let themeTextSize = Limit(
    "themeTextSize", of: "a size of a theme's text", 300, .points,
    because: "the largest accessibility size has a fifth of that", else: .error("expected a number from 1 to {most}"))
}
