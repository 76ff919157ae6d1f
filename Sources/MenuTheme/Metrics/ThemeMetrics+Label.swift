import PositionedJSON

extension ThemeMetrics {
  /// The metrics of a line of small text.
  public struct Label: Hashable, Sendable {
    package var top = 0.0
    package var bottom = 0.0
    package var lines = 0
    package var inset: Double?
    package var alignsWithTitles = false
    package var isCenteredInPlainMenus = false
  }
}

extension ThemeMetrics.Label {
  static func definition(_ make: ThemeFieldMaker) -> Definition<Self> {
    make.object(
      "label", Self(),
      [
        make("top", .length, "Padding above.") { $0.top = $1 },
        make("bottom", .length, "Padding below.") { $0.bottom = $1 },
        make("lines", .integer(in: 1...100), "Maximum number of lines.") { $0.lines = $1 },
        Field(
          "inset", .length,
          "Distance from the leading edge if the text does not align with titles (default: the row's `inset`)."
        ) { $0.inset = $1 },
        make("alignsWithTitles", .flag, "Aligns with titles, after symbols and marks.") {
          $0.alignsWithTitles = $1
        },
        make("isCenteredInPlainMenus", .flag, "Centers the text if no row has a symbol or mark.") {
          $0.isCenteredInPlainMenus = $1
        },
      ])
  }
}
