import PositionedJSON

extension ThemeMetrics {
  /// The metrics of items in a list.
  public struct Row: Hashable, Sendable {
    package var height: [Double] = []
    package var gap = 0.0
    package var inset = 0.0
    package var trailingInset = 0.0
    package var insetBesideSubmenus: Double?
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
        make("height", .rowHeights, "Height of a row with one line, for each of the twelve text sizes.") {
          $0.height = $1
        },
        make("gap", .length, "Gap between two rows.") { $0.gap = $1 },
        make("inset", .length, "Distance of titles from the leading edge.") { $0.inset = $1 },
        make("trailingInset", .length, "Inset of trailing content.") { $0.trailingInset = $1 },
        Field(
          "insetBesideSubmenus", .length,
          """
          Minimum inset after titles in a menu with submenus. Without it, the chevrons have a column after the longest \
          title.
          """
        ) { $0.insetBesideSubmenus = $1 },
        make("gutterInset", .length, "Distance of titles from the leading edge if rows have marks.") {
          $0.gutterInset = $1
        },
        Field(
          "popUpGutterInset", .length,
          "Distance of titles from the leading edge in a pop-up button's menu if rows have marks (default: `gutterInset`)."
        ) {
          $0.popUpGutterInset = $1
        },
        Field(
          "indentsBySection", .flag,
          "Aligns symbols per section instead of per menu (default: false)."
        ) { $0.indentsBySection = $1 },
        make("indentation", .length, "Indentation of a title per level.") { $0.indentation = $1 },
        make("baselineShift", .fraction, "Distance of the baseline below the middle of a line, in ems.") {
          $0.baselineShift = $1
        },
        make(
          "lineAllowance", .length,
          "Additional height of a row above a separator line."
        ) { $0.lineAllowance = $1 },
        make(
          "titleLines", .integer(in: 1...100), "Maximum number of lines of a title; unlimited at accessibility sizes."
        ) {
          $0.titleLines = $1
        },
        make("spacing", .length, "Minimum spacing between a title and the content after it.") { $0.spacing = $1 },
        make("hasSeparators", .flag, "Draws lines between rows.") { $0.hasSeparators = $1 },
        make("disabledAlphaLight", .fraction, "Opacity factor of disabled items in light appearance.") {
          $0.disabledAlphaLight = $1
        },
        make("disabledAlphaDark", .fraction, "Opacity factor of disabled items in dark appearance.") {
          $0.disabledAlphaDark = $1
        },
      ])
  }
}
