import MockupScene
import PositionedJSON
import PositionedXML

/// The paint of a shape, with properties inherited from its groups.
struct SymbolPaint {
  private var fill: SymbolInk? = .initial
  private var rule = Path.FillRule.nonZero
  private var stroke: SymbolInk?
  /// In units of the innermost group.
  private var strokeWidth = 1.0
  private var transform: Transform

  /// SVG's initial paint, filled and not stroked, with a transform to the symbol's grid.
  init(on map: Transform) {
    transform = map
  }

  var inks: [SymbolInk] { [fill, stroke].compactMap { $0 } }

  func element(_ path: Path) -> SymbolShape.Element? {
    guard fill != nil || stroke != nil, !path.isEmpty else { return nil }
    // A uniform line width: the geometric mean of both directions.
    let area = abs(transform.a * transform.d - transform.b * transform.c)
    return SymbolShape.Element(
      path: path.applying(transform), fill: fill.map { _ in rule },
      strokeWidth: stroke.map { _ in strokeWidth * area.squareRoot() })
  }

  /// Returns the paint for an element or group.
  ///
  /// - Throws: `SymbolProblem` for each property that affects the look and is not supported.
  func applying(_ tag: XMLNode) throws(SymbolProblem) -> SymbolPaint {
    var copy = self
    for attribute in tag.attributes where attribute.name != "style" { try copy.set(attribute, tag) }
    // `style` takes precedence over attributes, regardless of order.
    if let style = tag.attribute("style") {
      for declaration in style.value.split(separator: ";") {
        let parts = declaration.split(separator: ":", maxSplits: 1).map { Self.trimmed($0) }
        guard parts.count == 2 else { continue }
        try copy.set(XMLNode.Attribute(name: parts[0], value: parts[1], offset: style.offset), tag)
      }
    }
    return copy
  }

  private mutating func set(_ attribute: XMLNode.Attribute, _ tag: XMLNode) throws(SymbolProblem) {
    let value = attribute.value
    switch attribute.name {
    case "fill": fill = try SymbolInk(attribute)
    case "stroke": stroke = try SymbolInk(attribute)
    case "fill-rule":
      guard value == "evenodd" || value == "nonzero" else { throw Self.rejection(of: attribute) }
      rule = value == "evenodd" ? .evenOdd : .nonZero
    case "stroke-width":
      guard let numbers = try NumberScanner.numbers(in: attribute), numbers.count == 1, numbers[0] >= 0 else {
        throw SymbolProblem(message: "expected a number as stroke-width", offset: attribute.offset)
      }
      strokeWidth = numbers[0]
    case "transform": transform = transform.after(try TransformList.read(attribute))
    case let name where Self.geometry[tag.name]?.contains(name) == true || Self.isWithoutEffect(name): break
    case let name where Self.harmless[name]?.contains(value) == true: break
    case _: throw Self.rejection(of: attribute)
    }
  }

  private static func rejection(of attribute: XMLNode.Attribute) -> SymbolProblem {
    let isHarmless = harmless[attribute.name] != nil || attribute.name == "fill-rule"
    let what = attribute.name + (isHarmless ? "=\(Quotation.of(attribute.value))" : "")
    return SymbolProblem(message: "\(what) is not supported in symbols", offset: attribute.offset)
  }

  private static func trimmed(_ text: Substring) -> String {
    var text = text
    while let first = text.first, first.isWhitespace { text.removeFirst() }
    while let last = text.last, last.isWhitespace { text.removeLast() }
    return String(text)
  }
}

// MARK: Supported properties

extension SymbolPaint {
  /// Properties supported only with values that match how symbols are drawn.
  private static let harmless: [String: Set<String>] = [
    "opacity": opaque, "fill-opacity": opaque, "stroke-opacity": opaque,
    "display": ["inline", "block"], "visibility": ["visible"], "overflow": ["visible"],
    "clip-path": ["none"], "mask": ["none"], "filter": ["none"],
    "marker": ["none"], "marker-start": ["none"], "marker-mid": ["none"], "marker-end": ["none"],
    "stroke-dasharray": ["none"], "stroke-linecap": ["round"], "stroke-linejoin": ["round"],
    "vector-effect": ["none"], "mix-blend-mode": ["normal"], "isolation": ["auto"],
  ]

  private static let opaque: Set<String> = ["1", "1.0", "100%"]

  /// Attributes of geometry, parsed with the shape.
  private static let geometry: [String: Set<String>] = [
    "svg": ["viewBox", "width", "height", "x", "y", "version", "baseProfile", "preserveAspectRatio"],
    "path": ["d"], "circle": ["cx", "cy", "r"], "ellipse": ["cx", "cy", "rx", "ry"],
    "rect": ["x", "y", "width", "height", "rx", "ry"], "line": ["x1", "y1", "x2", "y2"], "polyline": ["points"],
    "polygon": ["points"],
  ]

  /// Attributes that do not affect a shape drawn in one color with round joins.
  private static let withoutEffect: Set<String> = [
    "id", "lang", "role", "tabindex", "focusable", "xmlns", "color", "clip-rule", "stroke-miterlimit",
    "stroke-dashoffset", "paint-order", "pathLength", "shape-rendering", "color-rendering", "color-interpolation",
    "enable-background",
  ]
  private static let prefixesWithoutEffect = ["aria-", "data-", "font", "text-", "-inkscape-"]

  private static func isWithoutEffect(_ name: String) -> Bool {
    // Names with a colon are metadata of drawing programs, except links.
    withoutEffect.contains(name) || prefixesWithoutEffect.contains(where: name.hasPrefix)
      || name.utf8.contains(UInt8(ascii: ":")) && !name.hasSuffix(":href")
  }
}
