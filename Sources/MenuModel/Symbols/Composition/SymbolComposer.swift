import MockupScene

/// Makes symbols from drawings after a recipe.
struct SymbolComposer {
  /// The thickness of lines, in units of the grid.
  static let line = 1.5
  /// The least thickness of lines of what is small, in units of the grid.
  static let smallLine = 1.3
  /// The gap between a symbol and what lies on it, in units of the grid.
  static let gap = 1.25

  /// The drawing of a name.
  let drawing: (String) throws(SymbolLibrary.Problem) -> SymbolShape

  /// The symbol of a recipe; `nil` where that takes too much work.
  func shape(_ recipe: SymbolRecipe) throws(SymbolLibrary.Problem) -> SymbolShape? {
    switch recipe {
    case .drawing(let name): return try drawing(name)
    case .character(let text): return SymbolCharacter.shape(text)
    case .filled(let base):
      guard let shape = try shape(base) else { return nil }
      return SymbolFilling.filled(shape)
    case .slashed(let base):
      guard let shape = try shape(base) else { return nil }
      return slashed(shape, scale: 1)
    case .badged(let base, let mark, let badge):
      guard let shape = try shape(base) else { return nil }
      guard let mark else { return SymbolBadging.dotted(shape) }
      guard let mark = try self.shape(mark) else { return nil }
      return SymbolBadging.badged(shape, mark: mark, badge: badge)
    case .enclosed(let glyph, let enclosure, let isFilled):
      guard let inner = try inner(glyph, in: enclosure) else { return nil }
      return try enclosed(inner, enclosure, isFilled: isFilled)
    case .partlyFilled(let base, let part):
      guard let shape = try shape(base) else { return nil }
      return partlyFilled(shape, part)
    case .beside(let back, let front, let arrangement):
      guard let back = try shape(back), let front = try shape(front) else { return nil }
      return SymbolPairing.shape(back, front: front, arrangement)
    case .decorated(let base, let decoration):
      guard let shape = try shape(base) else { return nil }
      return SymbolDecorating.shape(shape, decoration)
    }
  }

  // MARK: Slash

  /// A symbol with a line across, from the upper left to the lower right.
  private func slashed(_ shape: SymbolShape, scale: Double) -> SymbolShape? {
    let middle = shape.ink.map { Point(x: $0.midX, y: $0.midY) } ?? Point(x: 12, y: 12)
    let reach = 8.5 * scale
    let center = scale == 1 ? Point(x: shape.width / 2, y: 12) : middle
    let start = center.offset(x: -reach, y: -reach)
    let end = center.offset(x: reach, y: reach)
    let width = Self.line / 2 + (scale == 1 ? Self.gap : 0.85)
    guard var result = shape.cut(by: .strip(from: start, to: end, width: width)) else { return nil }
    result.elements.append(
      SymbolShape.Element(
        path: Path([.move(start), .line(end)]), fill: nil, strokeWidth: scale == 1 ? Self.line : Self.smallLine))
    return result
  }

  // MARK: Enclosures

  /// What stands in an enclosure, in its place.
  private func inner(
    _ glyph: SymbolRecipe, in enclosure: SymbolEnclosure
  ) throws(SymbolLibrary.Problem) -> SymbolShape? {
    if case .slashed(let base) = glyph {
      // The slash is drawn at the small size, so that its gap is as wide as others there.
      guard let shape = try shape(base) else { return nil }
      let small = shape.fitted(into: enclosure.room, reach: enclosure.reach, least: Self.smallLine)
      return slashed(small, scale: min(enclosure.room.width, enclosure.room.height) / 19)
    }
    let least = enclosure.room.height < 7 ? 1.05 : Self.smallLine
    return try shape(glyph)?.fitted(into: enclosure.room, reach: enclosure.reach, least: least)
  }

  private func enclosed(
    _ inner: SymbolShape, _ enclosure: SymbolEnclosure, isFilled: Bool
  ) throws(SymbolLibrary.Problem) -> SymbolShape? {
    var ground = try drawing(enclosure.name)
    if enclosure.isEmptied { ground = SymbolFilling.rim(of: ground) }
    guard isFilled else {
      ground.elements += inner.elements
      ground.mirrors = inner.mirrors
      return ground
    }
    // An emptied shape is filled anew; else there may be a drawing of the filled form.
    var filled = enclosure.isEmptied ? nil : try? drawing(enclosure.name + ".fill")
    if enclosure.name == "circle" { filled = Self.disc(ground) }
    guard let filled = (filled ?? SymbolFilling.filled(ground))?.solid else { return nil }
    guard var result = filled.fillsCut(by: SymbolCutout { inner.areas(margin: $0) }) else { return nil }
    result.mirrors = inner.mirrors
    return result
  }

  /// A disc without a line, as the drawn ones are.
  private static func disc(_ circle: SymbolShape) -> SymbolShape {
    var disc = circle
    disc.elements = [
      SymbolShape.Element(
        path: .ellipse(in: Rect(x: 2, y: 2, width: 20, height: 20)), fill: .nonZero, strokeWidth: nil)
    ]
    return disc
  }

  // MARK: Parts

  private func partlyFilled(_ shape: SymbolShape, _ part: SymbolPart) -> SymbolShape? {
    let rim = SymbolFilling.rim(of: shape)
    guard let ink = rim.ink else { return shape }
    let box = ink.inset(by: Self.line / 2 + (part.isInset ? 2 : 0))
    func x(_ t: Double) -> Double { box.x + box.width * t }
    func y(_ t: Double) -> Double { box.y + box.height * t }
    let inside = Area(contours: rim.enclosedAreas.flatMap(\.contours), rule: .nonZero)
    // The inside less the line and its gap, less what lies beside the part.
    let far = 100.0
    func block(_ left: Double, _ top: Double, _ right: Double, _ bottom: Double) -> Area {
      Area(
        contours: [
          [Point(x: left, y: top), Point(x: right, y: top), Point(x: right, y: bottom), Point(x: left, y: bottom)]
        ], rule: .nonZero)
    }
    var removed = part.isInset ? rim.areas(margin: 1.25) : []
    if part.left > 0 { removed.append(block(-far, -far, x(part.left), far)) }
    if part.right < 1 { removed.append(block(x(part.right), -far, far, far)) }
    if part.top > 0 { removed.append(block(-far, -far, far, y(part.top))) }
    if part.bottom < 1 { removed.append(block(-far, y(part.bottom), far, far)) }
    guard let filled = AreaSum.outline(of: [inside], minus: removed) else { return nil }
    var result = rim
    result.elements.append(SymbolShape.Element(path: filled.path, fill: .evenOdd, strokeWidth: nil))
    return result
  }
}
