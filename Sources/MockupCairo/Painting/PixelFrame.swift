package import MockupScene

package struct PixelFrame: Hashable {
  package var x, y, width, height: Int

  package init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = max(0, width)
    self.height = max(0, height)
  }

  /// The pixels that a rectangle touches, clipped far outside any image.
  package init(around bounds: Rect) {
    func rounded(_ value: Double, _ rule: FloatingPointRoundingRule) -> Int {
      value.isNaN ? 0 : Int(max(-1e7, min(1e7, value.rounded(rule))))
    }
    let left = rounded(bounds.x, .down)
    let top = rounded(bounds.y, .down)
    self.init(x: left, y: top, width: rounded(bounds.maxX, .up) - left, height: rounded(bounds.maxY, .up) - top)
  }

  package var maxX: Int { x + width }
  package var maxY: Int { y + height }
  var isEmpty: Bool { width == 0 || height == 0 }
  var rect: Rect { Rect(x: Double(x), y: Double(y), width: Double(width), height: Double(height)) }

  func intersection(_ other: PixelFrame) -> PixelFrame {
    let left = max(x, other.x)
    let top = max(y, other.y)
    return PixelFrame(x: left, y: top, width: min(maxX, other.maxX) - left, height: min(maxY, other.maxY) - top)
  }

  func union(_ other: PixelFrame) -> PixelFrame {
    let (left, top) = (min(x, other.x), min(y, other.y))
    return PixelFrame(x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }
}
