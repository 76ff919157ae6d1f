import MockupScene

extension BlurredBackdrop.Refraction {
  /// Displaces the pixels near the edge of a panel. A blurred backdrop is smooth, so linear interpolation suffices.
  func applied(to pixels: [UInt32], of grid: BackdropGrid, panel: Rect) -> [UInt32] {
    let (width, height) = (grid.window.width, grid.window.height)
    let area = grid.rect
    // Pixels inside this rectangle are beyond the band on all sides, in the corners too.
    let inner = panel.inset(by: max(self.width, cornerRadius))
    let source = pixels.span
    var result = pixels
    for row in 0..<height {
      let y = area.y + (Double(row) + 0.5) * grid.step
      for column in 0..<width {
        let point = Point(x: area.x + (Double(column) + 0.5) * grid.step, y: y)
        if point.x > inner.x, point.x < inner.maxX, point.y > inner.y, point.y < inner.maxY { continue }
        let origin = self.source(of: point, in: panel)
        guard origin != point else { continue }
        let (x, y) = ((origin.x - area.x) / grid.step - 0.5, (origin.y - area.y) / grid.step - 0.5)
        let left = max(0, min(width - 1, Int(x.rounded(.down))))
        let top = max(0, min(height - 1, Int(y.rounded(.down))))
        let (right, bottom) = (min(width - 1, left + 1), min(height - 1, top + 1))
        result[row * width + column] = Self.mixed(
          source[top * width + left], source[top * width + right], source[bottom * width + left],
          source[bottom * width + right], x: Self.part(x - Double(left)), y: Self.part(y - Double(top)))
      }
    }
    return result
  }

  private static func part(_ value: Double) -> Int { Int((max(0, min(1, value)) * 256).rounded()) }

  /// Interpolates four premultiplied pixels; `x` and `y` are in 256ths.
  private static func mixed(
    _ a: UInt32, _ b: UInt32, _ c: UInt32, _ d: UInt32, x: Int, y: Int
  ) -> UInt32 {
    var result: UInt32 = 0
    for shift: UInt32 in [0, 8, 16, 24] {
      func channel(_ pixel: UInt32) -> Int { Int(pixel >> shift & 255) }
      let upper = channel(a) * (256 - x) + channel(b) * x
      let lower = channel(c) * (256 - x) + channel(d) * x
      let sum = upper * (256 - y) + lower * y + 32768
      result |= UInt32(truncatingIfNeeded: sum >> 16) << shift
    }
    return result
  }
}
