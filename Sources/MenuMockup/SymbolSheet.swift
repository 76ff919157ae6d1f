import MenuModel
import MockupScene

/// A contact sheet: symbols in a grid, each above its name.
struct SymbolSheet {
  let shaper: any TextShaping
  let appearance: Appearance

  private static let columns = 10
  private static let cell = Size(width: 104, height: 76)
  private static let margin = 24.0
  /// The length of one unit of a symbol's grid, in points.
  private static let unit = 1.4

  /// The sheet.
  func scene(_ shapes: [SymbolShape]) -> Scene {
    let isDark = appearance == .dark
    let ground = isDark ? Color(red: 28, green: 28, blue: 30) : .white
    let ink = isDark ? Color.white : .black
    let label = Color(red: 142, green: 142, blue: 147)
    let rows = (shapes.count + Self.columns - 1) / Self.columns
    let size = Size(
      width: Self.cell.width * Double(Self.columns) + 2 * Self.margin,
      height: Self.cell.height * Double(max(1, rows)) + 2 * Self.margin)
    var scene = Scene(
      size: size, background: ground, title: "Symbols", description: "\(shapes.count) symbols with their names.")
    for (index, shape) in shapes.enumerated() {
      let frame = Rect(
        origin: Point(
          x: Self.margin + Self.cell.width * Double(index % Self.columns),
          y: Self.margin + Self.cell.height * Double(index / Self.columns)),
        size: Self.cell)
      let nodes = symbolNodes(shape, in: frame, color: ink) + nameNodes(shape.name, in: frame, color: label)
      scene.nodes.append(.group(Scene.Group(name: shape.name, bounds: frame, nodes: nodes)))
    }
    return scene
  }

  private func symbolNodes(_ shape: SymbolShape, in frame: Rect, color: Color) -> [Scene.Node] {
    let place = Transform(
      scaleX: Self.unit, scaleY: Self.unit, tx: frame.midX - shape.width * Self.unit / 2, ty: frame.y + 4)
    return shape.elements.flatMap { element -> [Scene.Node] in
      let path = element.path.applying(place)
      let fill = element.fill.map { Scene.Node.fill(path, color, $0) }
      let line = element.strokeWidth.map {
        Scene.Node.stroke(path, Scene.Stroke(width: $0 * Self.unit), color)
      }
      return [fill, line].compactMap(\.self)
    }
  }

  /// The name, broken at its points where it is long.
  private func nameNodes(_ name: String, in frame: Rect, color: Color) -> [Scene.Node] {
    let shaped = shaper.shape(
      TextRequest(
        text: name.split(separator: ".").joined(separator: ".\u{200B}"), size: 8,
        maximumWidth: frame.width - 6, maximumLines: 3))
    return shaped.lines.enumerated().flatMap { index, line in
      line.runs.map { run in
        .glyphs(
          run.offset(x: frame.midX - line.width / 2, y: frame.y + 49 + 10 * Double(index)), color)
      }
    }
  }
}
