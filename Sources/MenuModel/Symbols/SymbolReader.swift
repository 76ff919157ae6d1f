import Scene

/// Reads a symbol from an SVG file.
///
/// A symbol is drawn in one color, so only shapes count: whether they are filled, whether they have a line, and how
/// thick it is. Colors and gradients are taken as "painted". What would be lost silently is refused: text, images,
/// clips, masks, filters, references.
public enum SymbolReader {
  /// The largest file, in bytes.
  public static let maximumSize = 256 * 1024
  /// How deep groups may be nested.
  public static let maximumDepth = 32

  /// Reads a symbol.
  ///
  /// - Parameters:
  ///   - bytes: the whole file.
  ///   - name: what the symbol is called.
  /// - Throws: `SymbolProblem` where the file is no SVG, or uses what a symbol cannot have.
  public static func read(_ bytes: [UInt8], name: String) throws(SymbolProblem) -> SymbolShape {
    guard bytes.count <= maximumSize else {
      throw SymbolProblem(message: "a symbol may have at most \(maximumSize / 1024) kB", offset: 0)
    }
    var scanner = XMLScanner(bytes)
    guard let root = try scanner.next(), root.name == "svg", !root.isEnd else {
      throw SymbolProblem(message: "the file does not begin with <svg>", offset: 0)
    }
    let box = try viewBox(of: root)
    let unit = SymbolShape.gridHeight / box.height
    let toGrid = Transform(scaleX: unit, scaleY: unit, tx: -box.x * unit, ty: -box.y * unit)
    var shape = SymbolShape(
      name: name, width: box.width * unit, elements: [], mirrors: root["data-mirrors"] == "true")
    var paints = [try Paint.initial.applying(root, transform: toGrid)]
    var open = root.isEmpty ? [] : ["svg"]
    var skipped = 0
    while let tag = try scanner.next() {
      if tag.isEnd {
        if skipped > 0 {
          skipped -= 1
          continue
        }
        guard open.popLast() == tag.name else {
          throw SymbolProblem(message: "</\(tag.name)> ends no open element", offset: tag.offset)
        }
        if paints.count > 1, tag.name == "g" { paints.removeLast() }
        continue
      }
      if skipped > 0 {
        if !tag.isEmpty { skipped += 1 }
        continue
      }
      guard let paint = paints.last, !open.isEmpty else {
        throw SymbolProblem(message: "<\(tag.name)> stands outside of <svg>", offset: tag.offset)
      }
      switch tag.name {
      case "g":
        guard paints.count < maximumDepth else {
          throw SymbolProblem(message: "groups are nested deeper than \(maximumDepth)", offset: tag.offset)
        }
        if !tag.isEmpty {
          paints.append(try paint.applying(tag))
          open.append("g")
        }
      case "title", "desc", "metadata":
        // What describes the drawing is no part of it.
        if !tag.isEmpty { skipped = 1 }
      default:
        let path = try ShapeReader.path(of: tag)
        let own = try paint.applying(tag)
        if let element = own.element(path) { shape.elements.append(element) }
        if !tag.isEmpty { open.append(tag.name) }
      }
    }
    guard open.isEmpty else {
      throw SymbolProblem(message: "<\(open.last ?? "svg")> does not end", offset: bytes.count)
    }
    try check(shape)
    return shape
  }

  private static func viewBox(of root: XMLScanner.Tag) throws(SymbolProblem) -> Rect {
    if let text = root["viewBox"] {
      guard let numbers = NumberScanner.numbers(in: text), numbers.count == 4, numbers[2] > 0, numbers[3] > 0
      else { throw SymbolProblem(message: "viewBox needs four numbers, the last two positive", offset: root.offset) }
      return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
    guard let width = root["width"].flatMap(length), let height = root["height"].flatMap(length), width > 0,
      height > 0
    else { throw SymbolProblem(message: "<svg> has neither a viewBox nor a width and height", offset: root.offset) }
    return Rect(x: 0, y: 0, width: width, height: height)
  }

  private static func length(_ text: String) -> Double? {
    let trimmed = text.hasSuffix("px") ? String(text.dropLast(2)) : text
    guard let numbers = NumberScanner.numbers(in: trimmed), numbers.count == 1 else { return nil }
    return numbers[0]
  }

  /// Refuses what no picture could hold.
  private static func check(_ shape: SymbolShape) throws(SymbolProblem) {
    guard !shape.elements.isEmpty else { throw SymbolProblem(message: "the symbol draws nothing", offset: 0) }
    let far = 10_000.0
    for element in shape.elements {
      guard let bounds = element.path.controlBounds else { continue }
      guard bounds.x > -far, bounds.y > -far, bounds.maxX < far, bounds.maxY < far else {
        throw SymbolProblem(message: "a shape lies far outside of the viewBox", offset: 0)
      }
    }
    guard shape.width < far else { throw SymbolProblem(message: "the viewBox is far too wide", offset: 0) }
  }
}

/// How a shape is painted, with what it inherits from the groups around it.
private struct Paint {
  var isFilled: Bool
  var rule: Path.FillRule
  var isStroked: Bool
  /// In the units of the innermost group.
  var strokeWidth: Double
  var transform: Transform

  /// SVG's own beginning: filled, no line.
  static let initial = Paint(
    isFilled: true, rule: .nonZero, isStroked: false, strokeWidth: 1, transform: .identity)

  /// Properties that change a shape's look in a way that a symbol cannot have.
  private static let refused: Set<String> = ["clip-path", "mask", "filter", "stroke-dasharray"]

  func applying(_ tag: XMLScanner.Tag, transform outer: Transform? = nil) throws(SymbolProblem) -> Paint {
    var copy = self
    if let outer { copy.transform = outer }
    for (name, value) in tag.attributes {
      if name == "style" {
        for declaration in value.split(separator: ";") {
          let parts = declaration.split(separator: ":", maxSplits: 1).map { Self.trim($0) }
          if parts.count == 2 { try copy.set(parts[0], parts[1], tag) }
        }
      } else {
        try copy.set(name, value, tag)
      }
    }
    return copy
  }

  private mutating func set(_ name: String, _ value: String, _ tag: XMLScanner.Tag) throws(SymbolProblem) {
    switch name {
    case "fill": isFilled = value != "none" && value != "transparent"
    case "fill-rule": rule = value == "evenodd" ? .evenOdd : .nonZero
    case "stroke": isStroked = value != "none" && value != "transparent"
    case "stroke-width":
      let text = value.hasSuffix("px") ? String(value.dropLast(2)) : value
      guard let width = NumberScanner.numbers(in: text)?.first, width >= 0 else {
        throw SymbolProblem(message: "stroke-width needs a number", offset: tag.offset)
      }
      strokeWidth = width
    case "transform": transform = transform.after(try TransformList.read(value, at: tag.offset))
    case _ where Self.refused.contains(name) && value != "none":
      throw SymbolProblem(message: "a symbol cannot have “\(name)”", offset: tag.offset)
    default: break
    }
  }

  private static func trim(_ text: Substring) -> String {
    var text = text
    while let first = text.first, first.isWhitespace { text.removeFirst() }
    while let last = text.last, last.isWhitespace { text.removeLast() }
    return String(text)
  }

  /// The painted shape on the symbol's grid; `nil` where nothing is painted.
  func element(_ path: Path) -> SymbolShape.Element? {
    guard isFilled || isStroked, !path.isEmpty else { return nil }
    // Lines keep an even thickness: the mean of both directions.
    let area = abs(transform.a * transform.d - transform.b * transform.c)
    return SymbolShape.Element(
      path: path.applying(transform), fill: isFilled ? rule : nil,
      strokeWidth: isStroked ? strokeWidth * area.squareRoot() : nil)
  }
}
