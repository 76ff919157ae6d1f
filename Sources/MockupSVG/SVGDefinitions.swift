import MockupScene

/// Referenced elements: glyphs, clips, fades, blurs, gradients, and images, each written once.
struct SVGDefinitions {
  /// A definition's content in the coordinates of the referencing element; equal contents share a definition.
  private enum Shape: Hashable {
    case clip(Path)
    case fade(Scene.Fade, Rect)
    case blur(sigma: Double, Rect)
    case gradient(Scene.Gradient)
  }

  private struct Image {
    let raster: Raster
    let size: Size
  }

  private(set) var markup = Markup()

  private let store: GlyphStore
  private var shapes: [Shape: Int] = [:]
  private var images: [Image] = []
  /// For each slot of the store, the glyph's number in this SVG, or -1.
  private var glyphNumbers: [Int] = []
  private var glyphCount = 0

  init(store: GlyphStore) {
    self.store = store
    markup.reserve(1 << 14)
  }

  /// Returns the number of a glyph; `nil` if it paints nothing.
  mutating func glyph(_ glyph: UInt32, in typeface: Typeface) -> Int? {
    let slot = store.slot(of: glyph, in: typeface)
    if slot < glyphNumbers.count, glyphNumbers[slot] >= 0 { return glyphNumbers[slot] }
    switch store.form(at: slot) {
    case .nothing: return nil
    case .path(let data):
      begin("<path", kind: "g", glyphCount)
      markup.append(" d=\"")
      markup.append(bytes: data)
      markup.append("\"/>\n")
    case .image(let attributes):
      begin("<image", kind: "g", glyphCount)
      markup.append(bytes: attributes)
      markup.append("/>\n")
    }
    if slot >= glyphNumbers.count {
      glyphNumbers.append(contentsOf: repeatElement(-1, count: slot + 1 - glyphNumbers.count))
    }
    glyphNumbers[slot] = glyphCount
    glyphCount += 1
    return glyphNumbers[slot]
  }

  /// Writes a shape that starts at the origin.
  mutating func add(_ form: SharedPaths.Form, number: Int) {
    begin("<path", kind: "p", number)
    markup.append(" d=\"M0 0")
    markup.append(bytes: Array(form.data))
    markup.append("\"/>\n")
  }

  mutating func clip(_ path: Path) -> Int {
    number(of: .clip(path)) { markup, number in
      markup.append("><path d=\"")
      markup.append(path, offset: .zero)
      markup.append("\"/></clipPath>\n")
    }
  }

  /// Returns the number of a fade that applies within a rectangle.
  mutating func fade(_ fade: Scene.Fade, within area: Rect) -> Int {
    number(of: .fade(fade, area)) { markup, number in
      markup.append(" maskUnits=\"userSpaceOnUse\"")
      markup.append(area)
      markup.append("><linearGradient id=\"")
      markup.append(label: "f", number)
      markup.append("\"")
      switch fade.axis {
      case .horizontal: Self.append(from: Point(x: fade.start, y: 0), to: Point(x: fade.end, y: 0), &markup)
      case .vertical: Self.append(from: Point(x: 0, y: fade.start), to: Point(x: 0, y: fade.end), &markup)
      }
      markup.append("><stop stop-color=\"#fff\" stop-opacity=\"")
      markup.append(fade.startAlpha)
      markup.append("\"/><stop offset=\"1\" stop-color=\"#fff\" stop-opacity=\"")
      markup.append(fade.endAlpha)
      markup.append("\"/></linearGradient><rect")
      markup.append(area)
      markup.append(" fill=\"url(#")
      markup.append(label: "f", number)
      markup.append(")\"/></mask>\n")
    }
  }

  mutating func gradient(_ gradient: Scene.Gradient) -> Int {
    number(of: .gradient(gradient)) { markup, number in
      Self.append(from: gradient.start, to: gradient.end, &markup)
      markup.append(">")
      for stop in gradient.straightStops {
        markup.append("<stop offset=\"")
        markup.append(factor: stop.offset)
        markup.append("\" stop-color=\"")
        markup.append(stop.color)
        if stop.color.alpha.opacity < 1 {
          markup.append("\" stop-opacity=\"")
          markup.append(stop.color.alpha.opacity)
        }
        markup.append("\"/>")
      }
      markup.append("</linearGradient>\n")
    }
  }

  /// Appends the attributes of a gradient's axis.
  private static func append(from start: Point, to end: Point, _ markup: inout Markup) {
    markup.append(" gradientUnits=\"userSpaceOnUse\" x1=\"")
    markup.append(start.x)
    markup.append("\" y1=\"")
    markup.append(start.y)
    markup.append("\" x2=\"")
    markup.append(end.x)
    markup.append("\" y2=\"")
    markup.append(end.y)
    markup.append("\"")
  }

  /// Returns the number of a Gaussian blur whose filter region is a rectangle.
  mutating func blur(sigma: Double, within area: Rect) -> Int {
    number(of: .blur(sigma: sigma, area)) { markup, number in
      markup.append(" filterUnits=\"userSpaceOnUse\"")
      markup.append(area)
      markup.append(" color-interpolation-filters=\"sRGB\"><feGaussianBlur stdDeviation=\"")
      markup.append(sigma)
      markup.append("\"/></filter>\n")
    }
  }

  /// Returns the number of an image whose top left corner is at the origin.
  mutating func image(_ raster: Raster, size: Size) -> Int {
    if let number = images.firstIndex(where: { $0.size == size && $0.raster == raster }) { return number }
    let number = images.count
    images.append(Image(raster: raster, size: size))
    begin("<image", kind: "i", number)
    markup.append(Rect(origin: .zero, size: size))
    markup.append(" preserveAspectRatio=\"none\" href=\"")
    markup.append(bytes: store.address(of: raster))
    markup.append("\"/>\n")
    return number
  }

  /// Returns the number of a shape, which is written on first use.
  private mutating func number(of shape: Shape, writing content: (inout Markup, Int) -> Void) -> Int {
    if let number = shapes[shape] { return number }
    let number = shapes.count
    shapes[shape] = number
    switch shape {
    case .clip: begin("<clipPath", kind: "c", number)
    case .fade: begin("<mask", kind: "m", number)
    case .blur: begin("<filter", kind: "s", number)
    case .gradient: begin("<linearGradient", kind: "l", number)
    }
    content(&markup, number)
    return number
  }

  private mutating func begin(_ element: StaticString, kind: StaticString, _ number: Int) {
    markup.append(element)
    markup.append(" id=\"")
    markup.append(label: kind, number)
    markup.append("\"")
  }
}
