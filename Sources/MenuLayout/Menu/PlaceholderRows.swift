import MenuResolve
import MenuTheme
import MockupScene
import MockupSymbols
import PositionedJSON

extension MockupLayout {
  /// Lays out a spinner in the middle of a row.
  mutating func layOutSpinner(_ color: Color, row: ResolvedRow, columns: MenuColumns, at origin: Point) -> LayoutBox {
    let frame = Rect(x: origin.x, y: origin.y, width: columns.width, height: style.rowHeight)
    let side = min(20 * max(1, style.textScale), frame.height - 4)
    let box = Rect(center: Point(x: frame.midX, y: frame.midY), size: Size(width: side, height: side))
    let count = 8
    let spokes = (0..<count).map { index -> LayoutBox in
      // The first spoke is at the top; the following ones fade.
      let strength = 1 - 0.8 * Double(index) / Double(count - 1)
      return LayoutBox(
        .loading, path: row.path, frame: box,
        look: .symbol(
          Self.spoke(index, of: count), color.multiplyingAlpha(by: strength), unit: side / SymbolShape.gridHeight))
    }
    return LayoutBox(.loading, path: row.path, name: row.name, frame: frame, children: spokes)
  }

  private static func spoke(_ index: Int, of count: Int) -> SymbolShape {
    let angle = -2 * Double.pi * Double(index) / Double(count)
    let (x, y) = (Trigonometry.sine(angle), -Trigonometry.cosine(angle))
    var line = Path()
    line.move(x: 12 + 5.5 * x, y: 12 + 5.5 * y)
    line.line(x: 12 + 10 * x, y: 12 + 10 * y)
    return SymbolShape(
      name: "spinner", width: SymbolShape.gridHeight,
      elements: [SymbolShape.Element(path: line, fill: nil, strokeWidth: 2.4)], mirrors: false)
  }

  mutating func layOutSearchField(
    _ field: ResolvedSearchField, row: ResolvedRow, columns: MenuColumns, at origin: Point
  ) -> LayoutBox {
    let growth = style.growth(of: .title)
    let height = max(metrics.control.height, style.rowHeight) + growth
    let frame = Rect(x: origin.x, y: origin.y, width: columns.width, height: height)
    let inset = min(max(metrics.highlight.inset, metrics.row.inset / 2), frame.width / 4)
    let area = Rect(x: frame.x + inset, y: frame.y + 3, width: frame.width - 2 * inset, height: frame.height - 6)
    var x = area.x + metrics.row.spacing
    var children: [LayoutBox] = []
    if let symbol = field.symbol {
      let box = graphicBox(symbol, center: .zero)
      children.append(box.moved(x: x + box.frame.width / 2, y: area.midY))
      x += box.frame.width + metrics.row.spacing
    }
    children.append(
      lineBox(.title, field.text, x: x, middle: area.midY, width: area.maxX - x - metrics.row.spacing))
    let radius = min(metrics.highlight.cornerRadius > 0 ? area.height / 2 : 0, area.height / 2)
    let background = LayoutBox(
      .selection, path: row.path, frame: area, look: .fill(field.fill, cornerRadius: radius, smoothing: 0))
    return LayoutBox(.search, path: row.path, name: row.name, frame: frame, children: [background] + children)
  }

  mutating func layOutView(
    _ view: ResolvedView, row: ResolvedRow, columns: MenuColumns, at origin: Point
  ) -> LayoutBox {
    let frame = Rect(x: origin.x, y: origin.y, width: columns.width, height: view.height)
    let inset = min(metrics.row.inset, frame.width / 4)
    let area = Rect(
      x: frame.x + inset, y: frame.y + min(3, frame.height / 4), width: frame.width - 2 * inset,
      height: max(0, frame.height - 2 * min(3, frame.height / 4)))
    var children = [
      LayoutBox(
        .placeholder, path: row.path, frame: area,
        look: .outline(view.line, width: 1, cornerRadius: min(6, area.height / 2), smoothing: 0))
    ]
    if let caption = view.caption {
      children.append(
        lineBox(.title, caption, x: area.midX, middle: area.midY, width: area.width - 8, anchor: .center))
    }
    return LayoutBox(.view, path: row.path, name: row.name, frame: frame, children: children)
  }
}
