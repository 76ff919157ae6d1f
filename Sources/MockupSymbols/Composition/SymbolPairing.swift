import MockupScene

struct SymbolPairing {
  let pen: SymbolPen

  func shape(
    _ back: SymbolShape, front: SymbolShape, _ arrangement: SymbolArrangement
  ) -> SymbolShape? {
    guard let ink = back.ink else { return front }
    switch arrangement {
    case .stacked:
      // Both at the same size, the front one offset to the lower right. Wide symbols stay wide.
      return pair(
        back, Rect(x: -0.9, y: 1.8, width: 20, height: 15.4), front, Rect(x: 4.7, y: 6.8, width: 20, height: 15.4))
    case .paired:
      return pair(
        back, Rect(x: -1, y: 1.8, width: 20, height: 15.4), front, Rect(x: 11.2, y: 11, width: 11.6, height: 11.4))
    case .crossing:
      let height = 10.5
      let middle = Point(x: ink.midX, y: ink.maxY - 1.8)
      let room = Rect(center: middle, size: Size(width: 7, height: height))
      let arrow = front.fitted(into: room, minimum: pen.line)
      guard let box = arrow.ink else { return back }
      let cutout = SymbolCutout { margin in
        let radius = box.width / 2 + pen.gap + margin
        return [
          Area(
            contours: FlatPath(
              .roundedRectangle(
                Rect(
                  x: box.midX - radius, y: box.y - 1 - margin, width: 2 * radius, height: box.height + 2 + 2 * margin),
                radius: 2)
            ).lines.map { $0.points }, rule: .nonZero)
        ]
      }
      guard var result = back.cut(by: cutout) else { return nil }
      result.elements += arrow.elements
      return SymbolBadging.centered(result)
    }
  }

  private func pair(_ back: SymbolShape, _ one: Rect, _ front: SymbolShape, _ two: Rect) -> SymbolShape? {
    let small = pen.smallLine
    let behind = back.fitted(into: one, minimum: small)
    let ahead = front.fitted(into: two, minimum: small)
    guard var result = behind.cut(by: .silhouette(of: ahead, gap: pen.gap)) else { return nil }
    result.width = SymbolShape.gridHeight
    result.elements += ahead.elements
    result.mirrors = back.mirrors && front.mirrors
    return SymbolBadging.centered(result)
  }
}
