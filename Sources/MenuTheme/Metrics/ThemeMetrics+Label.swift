import PositionedJSON

extension ThemeMetrics {
  /// The metrics of a line of small text.
  public struct Label: Hashable, Sendable {
    package var top = 0.0
    package var bottom = 0.0
    package var lines = 0
    package var alignsWithTitles = false
    package var isCenteredInPlainMenus = false
  }
}

extension ThemeMetrics.Label {
  static func definition(_ make: ThemeFieldMaker) -> Definition<Self> {
    make.object(
      "label", Self(),
      [
        make("top", .length, "Room above.") { $0.top = $1 },
        make("bottom", .length, "Room below.") { $0.bottom = $1 },
        make("lines", .integer(in: 1...100), "The most lines.") { $0.lines = $1 },
        make("alignsWithTitles", .flag, "Whether it starts where titles do, behind symbols and marks.") {
          $0.alignsWithTitles = $1
        },
        make("isCenteredInPlainMenus", .flag, "Whether it is centred where rows have neither symbols nor marks.") {
          $0.isCenteredInPlainMenus = $1
        },
      ])
  }
}
