import PositionedJSON

extension ThemeMetrics {
  /// The metrics of a control group's cells.
  public struct Cell: Hashable, Sendable {
    /// The presentation of items side by side.
    public enum Form: String, CaseIterable, Hashable, Sendable {
      case cells
      case smallCells
      case rows
    }

    package var form = Form.cells
    package var height = 0.0
    package var symbolCenter = 0.0
    package var baseline = 0.0
    package var padding = 0.0
    package var inset = 0.0
    package var gap = 0.0
    package var cornerRadius = 0.0
  }
}

extension ThemeMetrics.Cell {
  static func definition(_ make: ThemeFieldMaker) -> Definition<Self> {
    make.object(
      "cell", Self(),
      [
        make("form", .oneOf(Form.self), "What items that stand side by side become.") { $0.form = $1 },
        make("height", .length, "Its height.") { $0.height = $1 },
        make("symbolCenter", .length, "How far the symbol's centre lies below the cell's top.") {
          $0.symbolCenter = $1
        },
        make(
          "baseline", .length,
          "How far the label's baseline lies below the cell's top; not used where there is no label."
        ) { $0.baseline = $1 },
        make("padding", .length, "The least room beside the label.") { $0.padding = $1 },
        make("inset", .length, "The room before the first cell and behind the last.") { $0.inset = $1 },
        make("gap", .length, "The room between two cells; without any, lines divide them.") { $0.gap = $1 },
        make("cornerRadius", .length, "The radius of the corners of its ground.") { $0.cornerRadius = $1 },
      ])
  }
}
