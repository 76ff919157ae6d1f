import MockupScene
import PositionedJSON
import PositionedXML

/// Converts SVG's basic shapes to paths.
enum ShapeReader {
  /// Returns the path of a shape.
  ///
  /// - Throws: `SymbolProblem` for an element that is not a shape or lacks attributes.
  static func path(of tag: XMLNode) throws(SymbolProblem) -> Path {
    func number(_ name: String, _ standard: Double? = 0) throws(SymbolProblem) -> Double {
      guard let attribute = tag.attribute(name) else {
        if let standard { return standard }
        throw SymbolProblem(message: "\"\(name)\" of <\(tag.name)> is missing", offset: tag.offset)
      }
      guard let numbers = try NumberScanner.numbers(in: attribute), numbers.count == 1 else {
        throw SymbolProblem(message: "\"\(name)\" of <\(tag.name)> is not a number", offset: attribute.offset)
      }
      return numbers[0]
    }
    switch tag.name {
    case "path":
      guard let data = tag.attribute("d") else { return Path() }
      do {
        return try PathData.read(data.value)
      } catch {
        throw SymbolProblem(message: error.message, offset: data.offset)
      }
    case "circle":
      let radius = try number("r", nil)
      return ellipse(try number("cx"), try number("cy"), radius, radius)
    case "ellipse": return ellipse(try number("cx"), try number("cy"), try number("rx", nil), try number("ry", nil))
    case "rect":
      let rect = Rect(
        x: try number("x"), y: try number("y"), width: max(0, try number("width", nil)),
        height: max(0, try number("height", nil)))
      let radius = (x: try number("rx", try number("ry")), y: try number("ry", try number("rx")))
      // SVG clamps each radius by its side, which can make the corners elliptical.
      guard min(radius.x, rect.width / 2) == min(radius.y, rect.height / 2) else {
        throw SymbolProblem(
          message: "elliptical corners are not supported: \"rx\" and \"ry\" of <rect> must be equal, "
            + "and at most half of its shorter side",
          offset: (tag.attribute("ry") ?? tag.attribute("rx"))?.offset ?? tag.offset)
      }
      return .roundedRectangle(rect, radius: radius.x)
    case "line":
      return Path([
        .move(Point(x: try number("x1"), y: try number("y1"))),
        .line(Point(x: try number("x2"), y: try number("y2"))),
      ])
    case "polyline", "polygon":
      guard let points = tag.attribute("points"), let numbers = try NumberScanner.numbers(in: points),
        numbers.count % 2 == 0, numbers.count >= 4
      else {
        throw SymbolProblem(message: "expected pairs of numbers in \"points\" of <\(tag.name)>", offset: tag.offset)
      }
      var path = Path()
      for index in stride(from: 0, to: numbers.count, by: 2) {
        let point = Point(x: numbers[index], y: numbers[index + 1])
        path.elements.append(index == 0 ? .move(point) : .line(point))
      }
      if tag.name == "polygon" { path.close() }
      return path
    default: throw SymbolProblem(message: "<\(tag.name)> is not supported in symbols", offset: tag.offset)
    }
  }

  private static func ellipse(_ cx: Double, _ cy: Double, _ rx: Double, _ ry: Double) -> Path {
    guard rx > 0, ry > 0 else { return Path() }
    return .ellipse(in: Rect(x: cx - rx, y: cy - ry, width: 2 * rx, height: 2 * ry))
  }
}

/// Parses the SVG attribute `transform`.
enum TransformList {
  /// Returns the product of the transforms; the last one applies first.
  static func read(_ attribute: XMLNode.Attribute) throws(SymbolProblem) -> Transform {
    var result = Transform.identity
    for part in attribute.value.split(separator: ")") {
      let pieces = part.split(separator: "(", maxSplits: 1)
      let name = pieces.first.map { $0.filter { $0.isLetter } } ?? ""
      if pieces.count < 2, name.isEmpty { continue }
      var arguments = attribute
      arguments.value = pieces.last.map(String.init) ?? ""
      guard pieces.count == 2, let numbers = try NumberScanner.numbers(in: arguments),
        let map = transform(String(name), numbers)
      else {
        throw SymbolProblem(
          message: "expected a list of transformations, found \(Quotation.of(attribute.value))",
          offset: attribute.offset)
      }
      result = result.after(map)
    }
    return result
  }

  private static func transform(_ name: String, _ n: [Double]) -> Transform? {
    switch (name, n.count) {
    case ("matrix", 6): return Transform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
    case ("translate", 1): return Transform(scaleX: 1, scaleY: 1, tx: n[0])
    case ("translate", 2): return Transform(scaleX: 1, scaleY: 1, tx: n[0], ty: n[1])
    case ("scale", 1): return Transform(scaleX: n[0], scaleY: n[0])
    case ("scale", 2): return Transform(scaleX: n[0], scaleY: n[1])
    case ("rotate", 1): return rotation(n[0])
    case ("rotate", 3):
      let there = Transform(scaleX: 1, scaleY: 1, tx: n[1], ty: n[2])
      let back = Transform(scaleX: 1, scaleY: 1, tx: -n[1], ty: -n[2])
      return there.after(rotation(n[0])).after(back)
    default: return nil
    }
  }

  private static func rotation(_ degrees: Double) -> Transform {
    let angle = degrees.truncatingRemainder(dividingBy: 360) * Double.pi / 180
    let sine = Trigonometry.sine(angle)
    let cosine = Trigonometry.cosine(angle)
    return Transform(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }
}
