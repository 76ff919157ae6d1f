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
        make("form", .oneOf(Form.self), "Representation of items side by side.") { $0.form = $1 },
        make("height", .length, "Height.") { $0.height = $1 },
        make("symbolCenter", .length, "Distance from the cell's top to the symbol's center.") {
          $0.symbolCenter = $1
        },
        make(
          "baseline", .length,
          "Distance from the cell's top to the label's baseline; unused without a label."
        ) { $0.baseline = $1 },
        make("padding", .length, "Minimum padding beside the label.") { $0.padding = $1 },
        make("inset", .length, "Inset before the first cell and after the last.") { $0.inset = $1 },
        make("gap", .length, "Gap between two cells; 0 draws dividers.") { $0.gap = $1 },
        make("cornerRadius", .length, "Corner radius of the background.") { $0.cornerRadius = $1 },
      ])
  }
}
