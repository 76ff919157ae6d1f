import MockupScene

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
    guard bytes.count <= Limit.symbolBytes.most else {
      throw SymbolProblem(message: Limit.symbolBytes.message, offset: 0)
    }
    var scanner = XMLScanner(bytes)
    guard let root = try scanner.next(), root.name == "svg", !root.isEnd else {
      throw SymbolProblem(message: "expected <svg> as the root element", offset: 0)
    }
    let box = try viewBox(of: root)
    let unit = SymbolShape.gridHeight / box.height
    let toGrid = Transform(scaleX: unit, scaleY: unit, tx: -box.x * unit, ty: -box.y * unit)
    var shape = SymbolShape(
      name: name, width: box.width * unit, elements: [], mirrors: root["data-mirrors"] == "true")
    var paints = [try SymbolPaint(on: toGrid).applying(root)]
    var bounds = SymbolBounds(width: shape.width)
    var ink: SymbolInk?
    var open = root.isEmpty ? [] : ["svg"]
    var skipped = 0
    while let tag = try scanner.next() {
      if tag.isEnd {
        if skipped > 0 {
          skipped -= 1
          continue
        }
        guard open.popLast() == tag.name else {
          throw SymbolProblem(message: "unexpected </\(tag.name)>", offset: tag.offset)
        }
        if paints.count > 1, tag.name == "g" { paints.removeLast() }
        continue
      }
      if skipped > 0 {
        if !tag.isEmpty { skipped += 1 }
        continue
      }
      guard let paint = paints.last, !open.isEmpty else {
        throw SymbolProblem(message: "<\(tag.name)> outside of <svg>", offset: tag.offset)
      }
      switch tag.name {
      case "g":
        guard paints.count < Limit.symbolDepth.most else {
          throw SymbolProblem(message: Limit.symbolDepth.message, offset: tag.offset)
        }
        let own = try paint.applying(tag)
        if !tag.isEmpty {
          paints.append(own)
          open.append("g")
        }
      case "title", "desc", "metadata":
        // Skips elements with metadata.
        if !tag.isEmpty { skipped = 1 }
      default:
        let path = try ShapeReader.path(of: tag)
        let own = try paint.applying(tag)
        if let element = own.element(path) {
          try bounds.check(element, at: tag.offset)
          for next in own.inks {
            if let ink { try ink.check(next) } else { ink = next }
          }
          shape.elements.append(element)
        }
        if !tag.isEmpty { open.append(tag.name) }
      }
    }
    guard open.isEmpty else {
      throw SymbolProblem(message: "<\(open.last ?? "svg")> is not closed", offset: bytes.count)
    }
    guard !shape.elements.isEmpty else { throw SymbolProblem(message: "the symbol has no visible shapes", offset: 0) }
    return shape
  }

  private static func viewBox(of root: XMLScanner.Tag) throws(SymbolProblem) -> Rect {
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

  private static func length(_ name: String, of root: XMLScanner.Tag) throws(SymbolProblem) -> Double? {
    guard let attribute = root.attribute(name), let numbers = try NumberScanner.numbers(in: attribute),
      numbers.count == 1, numbers[0] > 0
    else { return nil }
    return numbers[0]
  }
}

private struct SymbolBounds {
  private let room: Rect
  private var steps = 0

  init(width: Double) {
    room = Rect(x: 0, y: 0, width: width, height: SymbolShape.gridHeight)
      .inset(by: -Double(Limit.symbolReach.most))
  }

  mutating func check(_ element: SymbolShape.Element, at offset: Int) throws(SymbolProblem) {
    steps += element.path.elements.count
    guard steps <= Limit.symbolSteps.most else {
      throw SymbolProblem(message: Limit.symbolSteps.message, offset: offset)
    }
    guard element.path.isFinite else {
      throw SymbolProblem(message: "the coordinates of the shape are not finite", offset: offset)
    }
    let width = element.strokeWidth ?? 0
    guard room.width <= 3 * Double(Limit.symbolReach.most), width <= Double(Limit.symbolReach.most),
      element.path.controlBounds.map(room.contains) ?? true
    else { throw SymbolProblem(message: Limit.symbolReach.message, offset: offset) }
  }
}
