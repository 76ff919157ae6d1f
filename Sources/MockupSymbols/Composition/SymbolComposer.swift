import MockupScene

struct SymbolComposer {
  let pen: SymbolPen
  /// Returns the drawing of a name, with lines in the width of the pen.
  let drawing: (String) throws(SymbolLibrary.Problem) -> SymbolShape

  /// Returns the symbol of a recipe; `nil` if it exceeds the limits.
  func shape(_ composition: SymbolComposition) throws(SymbolLibrary.Problem) -> SymbolShape? {
    switch composition {
    case .drawing(let name): return try drawing(name)
    case .character(let text): return SymbolCharacter.shape(text, line: pen.line)
    case .filled(let base):
      guard let shape = try shape(base) else { return nil }
      return SymbolFilling.filled(shape, pen)
    case .slashed(let base):
      guard let shape = try shape(base) else { return nil }
      return slashed(shape, scale: 1)
    case .badged(let base, let mark, let badge):
      guard let shape = try shape(base) else { return nil }
      guard let mark else { return SymbolBadging(pen: pen).dotted(shape) }
      guard let mark = try self.shape(mark) else { return nil }
      return SymbolBadging(pen: pen).badged(shape, mark: mark, badge: badge)
    case .enclosed(let glyph, let enclosure, let isFilled):
      guard let inner = try inner(glyph, in: enclosure) else { return nil }
      return try enclosed(inner, enclosure, isFilled: isFilled)
    case .partlyFilled(let base, let part):
      guard let shape = try shape(base) else { return nil }
      return partlyFilled(shape, part)
    case .beside(let back, let front, let arrangement):
      guard let back = try shape(back), let front = try shape(front) else { return nil }
      return SymbolPairing(pen: pen).shape(back, front: front, arrangement)
    case .decorated(let base, let decoration):
      guard let shape = try shape(base) else { return nil }
      return SymbolDecorating(pen: pen).shape(shape, decoration)
    }
  }

  // MARK: Slash

  private func slashed(_ shape: SymbolShape, scale: Double) -> SymbolShape? {
    let middle = shape.ink.map { Point(x: $0.midX, y: $0.midY) } ?? Point(x: 12, y: 12)
    let reach = 9.4 * scale
    let center = scale == 1 ? Point(x: shape.width / 2, y: 12) : middle
    let start = center.offset(x: -reach, y: -reach)
    let end = center.offset(x: reach, y: reach)
    let width = pen.line / 2 + pen.gap(scale == 1 ? 1.25 : 0.85)
    guard var result = shape.cut(by: .strip(from: start, to: end, width: width)) else { return nil }
    result.elements.append(
      SymbolShape.Element(
        path: Path([.move(start), .line(end)]), fill: nil, strokeWidth: scale == 1 ? pen.line : pen.smallLine))
    return result
  }

  // MARK: Enclosures

  private func inner(
    _ glyph: SymbolComposition, in enclosure: SymbolEnclosure
  ) throws(SymbolLibrary.Problem) -> SymbolShape? {
    if case .slashed(let base) = glyph {
      // The slash is drawn at the small size, so that its gap matches others of that size.
      guard let shape = try shape(base) else { return nil }
      let small = shape.fitted(into: enclosure.room, reach: enclosure.reach, minimum: pen.smallLine)
      return slashed(small, scale: min(enclosure.room.width, enclosure.room.height) / 19)
    }
    let minimum = enclosure.room.height < 7 ? 1.05 * pen.thickness : pen.smallLine
    return try shape(glyph)?.fitted(into: enclosure.room, reach: enclosure.reach, minimum: minimum)
  }

  private func enclosed(
    _ inner: SymbolShape, _ enclosure: SymbolEnclosure, isFilled: Bool
  ) throws(SymbolLibrary.Problem) -> SymbolShape? {
    var outline = try drawing(enclosure.name)
    // Wide enclosures have their middle further to the right.
    let inner = inner.moved(x: (outline.width - SymbolShape.gridHeight) / 2, y: 0)
    if enclosure.isEmptied { outline = SymbolFilling.rim(of: outline) }
    guard isFilled else {
      outline.elements += inner.elements
      outline.mirrors = inner.mirrors
      return outline
    }
    // An emptied enclosure is filled again; others may have a drawing of their filled form.
    var filled = enclosure.isEmptied ? nil : try? drawing(enclosure.name + ".fill")
    if enclosure.name == "circle" { filled = disc(outline) }
    guard let filled = (filled ?? SymbolFilling.filled(outline, pen))?.solid else { return nil }
    guard var result = filled.fillsCut(by: SymbolCutout { inner.areas(margin: $0) }) else { return nil }
    result.mirrors = inner.mirrors
    return result
  }

  /// Removes the line of a disc, to match drawn discs.
  private func disc(_ circle: SymbolShape) -> SymbolShape {
    var disc = circle
    let path = SymbolBadging.circle(at: Point(x: 12, y: 12), radius: SymbolShape.standardHeight / 2 + pen.growth)
    disc.elements = [SymbolShape.Element(path: path, fill: .nonZero, strokeWidth: nil)]
    return disc
  }

  // MARK: Parts

  private func partlyFilled(_ shape: SymbolShape, _ part: SymbolPart) -> SymbolShape? {
    let rim = SymbolFilling.rim(of: shape)
    guard let ink = rim.ink else { return shape }
    let box = ink.inset(by: pen.line / 2 + (part.isInset ? pen.gap(2) : 0))
    func x(_ t: Double) -> Double { box.x + box.width * t }
    func y(_ t: Double) -> Double { box.y + box.height * t }
    let inside = Area(contours: rim.enclosedAreas.flatMap { $0.contours }, rule: .nonZero)
    // Subtracts the line with its gap, and everything outside the selected part, from the inside.
    let far = 100.0
    func block(_ left: Double, _ top: Double, _ right: Double, _ bottom: Double) -> Area {
      Area(
        contours: [
          [Point(x: left, y: top), Point(x: right, y: top), Point(x: right, y: bottom), Point(x: left, y: bottom)]
        ], rule: .nonZero)
    }
    var removed = part.isInset ? rim.areas(margin: pen.gap) : []
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
