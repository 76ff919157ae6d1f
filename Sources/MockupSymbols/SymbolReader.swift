import MockupScene
import PositionedXML

/// Reads symbols from SVG files.
///
/// A symbol is drawn in one color: only shapes, their fill, and their stroke width are used. Features that would be
/// lost are errors: text, images, clips, masks, filters, references, opacity, and a second color.
public enum SymbolReader {
  /// Reads a symbol.
  ///
  /// - Parameters:
  ///   - bytes: the whole file.
  ///   - name: the name of the symbol.
  /// - Throws: `SymbolProblem` if the file is not SVG or uses unsupported features.
  public static func read(_ bytes: [UInt8], name: String) throws(SymbolProblem) -> SymbolShape {
    guard bytes.count <= Limit.symbolBytes.maximum else {
      throw SymbolProblem(message: Limit.symbolBytes.message, offset: 0)
    }
    let root: XMLNode
    do throws(XMLParser.Problem) {
      root = try XMLParser.parse(bytes)
    } catch {
      throw SymbolProblem(message: error.message, offset: error.offset, help: error.help)
    }
    guard root.name == "svg" else { throw SymbolProblem(message: "expected <svg> as the root element", offset: 0) }
    let box = try viewBox(of: root)
    let unit = SymbolShape.gridHeight / box.height
    let toGrid = Transform(scaleX: unit, scaleY: unit, tx: -box.x * unit, ty: -box.y * unit)
    let shape = SymbolShape(
      name: name, width: box.width * unit, elements: [], mirrors: root["data-mirrors"] == "true")
    var content = SymbolContent(shape: shape)
    try content.add(root.children, try SymbolPaint(on: toGrid).applying(root), depth: 1)
    guard !content.shape.elements.isEmpty else {
      throw SymbolProblem(message: "the symbol has no visible shapes", offset: 0)
    }
    return content.shape
  }

  private static func viewBox(of root: XMLNode) throws(SymbolProblem) -> Rect {
    if let attribute = root.attribute("viewBox") {
      guard let numbers = try NumberScanner.numbers(in: attribute), numbers.count == 4, numbers[2] > 0, numbers[3] > 0
      else {
        throw SymbolProblem(
          message: "expected four numbers in viewBox, the last two positive", offset: attribute.offset)
      }
      return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
    guard let width = try length("width", of: root), let height = try length("height", of: root) else {
      throw SymbolProblem(message: "<svg> requires a viewBox, or a width and height", offset: root.offset)
    }
    return Rect(x: 0, y: 0, width: width, height: height)
  }

  private static func length(_ name: String, of root: XMLNode) throws(SymbolProblem) -> Double? {
    guard let attribute = root.attribute(name), let numbers = try NumberScanner.numbers(in: attribute),
      numbers.count == 1, numbers[0] > 0
    else { return nil }
    return numbers[0]
  }
}

/// The shapes found so far.
private struct SymbolContent {
  private(set) var shape: SymbolShape
  private var bounds: SymbolBounds
  private var ink: SymbolInk?

  init(shape: SymbolShape) {
    self.shape = shape
    bounds = SymbolBounds(width: shape.width)
  }

  mutating func add(_ nodes: [XMLNode], _ paint: SymbolPaint, depth: Int) throws(SymbolProblem) {
    for node in nodes {
      switch node.name {
      case "g":
        guard depth < Limit.symbolDepth.maximum else {
          throw SymbolProblem(message: Limit.symbolDepth.message, offset: node.offset)
        }
        try add(node.children, try paint.applying(node), depth: depth + 1)
      case "title", "desc", "metadata": break
      default:
        try add(try ShapeReader.path(of: node), try paint.applying(node), of: node)
        // A shape may have a title.
        try add(node.children, paint, depth: depth)
      }
    }
  }

  private mutating func add(_ path: Path, _ paint: SymbolPaint, of node: XMLNode) throws(SymbolProblem) {
    guard let element = paint.element(path) else { return }
    try bounds.check(element, at: node.offset)
    for next in paint.inks {
      if let ink { try ink.check(next) } else { ink = next }
    }
    shape.elements.append(element)
  }
}

private struct SymbolBounds {
  private let room: Rect
  private var steps = 0

  init(width: Double) {
    room = Rect(x: 0, y: 0, width: width, height: SymbolShape.gridHeight)
      .inset(by: -Double(Limit.symbolReach.maximum))
  }

  mutating func check(_ element: SymbolShape.Element, at offset: Int) throws(SymbolProblem) {
    steps += element.path.elements.count
    guard steps <= Limit.symbolSteps.maximum else {
      throw SymbolProblem(message: Limit.symbolSteps.message, offset: offset)
    }
    guard element.path.isFinite else {
      throw SymbolProblem(message: "the coordinates of the shape are not finite", offset: offset)
    }
    let width = element.strokeWidth ?? 0
    guard room.width <= 3 * Double(Limit.symbolReach.maximum), width <= Double(Limit.symbolReach.maximum),
      element.path.controlBounds.map(room.contains) ?? true
    else { throw SymbolProblem(message: Limit.symbolReach.message, offset: offset) }
  }
}
