import MenuDocument
import MockupScene
import MockupSymbols
import MockupText

/// A contact sheet: a grid of symbols at menu size in three weights, above their names.
struct SymbolSheet {
  let shaper: HarfBuzzShaper
  let appearance: Appearance

  static let weights: [SymbolWeight] = [.regular, .semibold, .black]

  private static let columns = 10
  private static let cell = Size(width: 112, height: 70)
  private static let margin = 24.0
  private static let step = 34.0
  /// The text size that the symbols match, in points: that of iOS menus.
  private static let size = 17.0

  /// - Parameter symbols: the shapes of each symbol, one per weight.
  func scene(_ symbols: [[SymbolShape]]) -> Scene {
    let isDark = appearance == .dark
    let background = isDark ? Color(red: 28, green: 28, blue: 30) : .white
    let ink = isDark ? Color.white : .black
    let label = Color(red: 142, green: 142, blue: 147)
    let rows = (symbols.count + Self.columns - 1) / Self.columns
    let size = Size(
      width: Self.cell.width * Double(Self.columns) + 2 * Self.margin,
      height: Self.cell.height * Double(max(1, rows)) + 2 * Self.margin)
    var scene = Scene(
      size: size, background: background, title: "Symbols",
      description: "\(symbols.count) symbols with their names, each in three weights.")
    for (index, shapes) in symbols.enumerated() {
      guard let first = shapes.first else { continue }
      let frame = Rect(
        origin: Point(
          x: Self.margin + Self.cell.width * Double(index % Self.columns),
          y: Self.margin + Self.cell.height * Double(index / Self.columns)),
        size: Self.cell)
      var nodes: [Scene.Node] = []
      for (position, shape) in shapes.enumerated() {
        let x = frame.midX + Self.step * (Double(position) - Double(shapes.count - 1) / 2)
        nodes += symbolNodes(shape, at: Point(x: x, y: frame.y + 16), color: ink)
      }
      nodes += nameNodes(first.name, in: frame, color: label)
      scene.nodes.append(.group(Scene.Group(name: first.name, bounds: frame, nodes: nodes)))
    }
    return scene
  }

  func symbolNodes(_ shape: SymbolShape, at center: Point, color: Color) -> [Scene.Node] {
    let unit = SymbolStyle(size: Self.size, standardSize: Self.size).unit
    let placement = Transform(
      scaleX: unit, scaleY: unit, tx: center.x - shape.width * unit / 2,
      ty: center.y - SymbolShape.gridHeight * unit / 2)
    return shape.elements.flatMap { element -> [Scene.Node] in
      let path = element.path.applying(placement)
      let fill = element.fill.map { Scene.Node.fill(path, color, $0) }
      let line = element.strokeWidth.map { Scene.Node.stroke(path, Scene.Stroke(width: $0 * unit), color) }
      return [fill, line].compactMap { $0 }
    }
  }

  /// Draws the name, broken at its periods if it is long.
  private func nameNodes(_ name: String, in frame: Rect, color: Color) -> [Scene.Node] {
    let shaped = shaper.shape(
      TextRequest(
        text: name.split(separator: ".").joined(separator: ".\u{200B}"), size: 8,
        maximumWidth: frame.width - 6, maximumLines: 3))
    return shaped.lines.enumerated().flatMap { index, line in
      line.runs.map { run in
        .glyphs(
          run.offset(x: frame.midX - line.width / 2, y: frame.y + 38 + 10 * Double(index)), color)
      }
    }
  }
}
