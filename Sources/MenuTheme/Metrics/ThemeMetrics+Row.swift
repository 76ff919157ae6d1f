import PositionedJSON

extension ThemeMetrics {
  /// The metrics of items in a list.
  public struct Row: Hashable, Sendable {
    package var height: [Double] = []
    package var gap = 0.0
    package var inset = 0.0
    package var trailingInset = 0.0
    package var gutterInset = 0.0
    package var popUpGutterInset: Double?
    package var indentsBySection = false
    package var indentation = 0.0
    package var baselineShift = 0.0
    package var lineAllowance = 0.0
    package var titleLines = 0
    package var spacing = 0.0
    package var hasSeparators = false
    package var disabledAlphaLight = 0.0
    package var disabledAlphaDark = 0.0
  }
}

extension ThemeMetrics.Row {
  static func definition(_ make: ThemeFieldMaker) -> Definition<Self> {
    make.object(
      "row", Self(),
      [
        make("height", .rowHeights, "The height of a row with one line, for each of the twelve text sizes.") {
          $0.height = $1
        },
        make("gap", .length, "The room between two rows.") { $0.gap = $1 },
        make("inset", .length, "Where titles start, from the leading edge.") { $0.inset = $1 },
        make("trailingInset", .length, "The room behind what stands at the end of a row.") { $0.trailingInset = $1 },
        make("gutterInset", .length, "Where titles start in a menu in which rows have marks.") { $0.gutterInset = $1 },
        Field("popUpGutterInset", .length, "The same in the menu of a pop-up button; `gutterInset`.") {
          $0.popUpGutterInset = $1
        },
        Field(
          "indentsBySection", .flag,
          "Whether only the rows of a section, not of the whole menu, leave room for each other's symbols; false."
        ) { $0.indentsBySection = $1 },
        make("indentation", .length, "How far each level of indentation moves a title.") { $0.indentation = $1 },
        make("baselineShift", .fraction, "How far the baseline lies below the middle of a line, in ems.") {
          $0.baselineShift = $1
        },
        make(
          "lineAllowance", .length,
          "What a row is higher than its text and the room around it where a line divides it from the next."
        ) { $0.lineAllowance = $1 },
        make("titleLines", .integer(in: 1...100), "The most lines of a title; accessibility sizes have no bound.") {
          $0.titleLines = $1
        },
        make("spacing", .length, "The least room between a title and what follows it.") { $0.spacing = $1 },
        make("hasSeparators", .flag, "Whether lines stand between rows.") { $0.hasSeparators = $1 },
        make("disabledAlphaLight", .fraction, "What a disabled item's opacity is multiplied by in light appearance.") {
          $0.disabledAlphaLight = $1
        },
        make("disabledAlphaDark", .fraction, "What a disabled item's opacity is multiplied by in dark appearance.") {
          $0.disabledAlphaDark = $1
        },
      ])
  }
}
