package import MockupScene

extension Limit {
  package static let ofThemes: [Limit] = [.themeChain, .themeLength, .themeMenuWidth, .themeHostSide, .themeTextSize]

  package static let themeChain = Limit(
    "themeChain", of: "themes that extend one another", 32, .count,
    because: "each is read before the theme that extends it is complete")

  package static let themeLength = Limit(
    "themeLength", of: "a length of a theme", 1000, .points,
    because: "no part of a menu is as large as a screen", else: .error("expected a number from 0 to {most}"))

  package static let themeMenuWidth = Limit(
    "themeMenuWidth", of: "width of a theme's menus", 2000, .points,
    because: "a picture can show several side by side", else: .error("expected a number from 40 to {most}"))

  package static let themeHostSide = Limit(
    "themeHostSide", of: "side of a theme's screens and windows", 4000, .points,
    because: "a display of 8,000 pixels has 4,000 points at two pixels per point",
    else: .error("expected a number from 40 to {most}"))

  package static let themeTextSize = Limit(
    "themeTextSize", of: "text size of a theme", 300, .points,
    because: "the largest accessibility size is a fifth of that", else: .error("expected a number from 1 to {most}"))
}
