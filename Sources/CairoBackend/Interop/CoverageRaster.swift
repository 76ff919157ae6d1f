import CCairoPango
import Scene

/// How much of each pixel shapes cover, by FreeType's rasterizer.
///
/// It computes exact areas, and is several times quicker at small shapes than Cairo, which counts samples on 15 lines
/// a pixel. Points are placed on a grid of 1/64 pixel, which moves an edge by no more than 1/128.
final class CoverageRaster {
  /// The shapes that are waiting to be drawn.
  private struct Outline {
    private static let onCurve: UInt8 = 1
    private static let control: UInt8 = 2

    var points: [FT_Vector] = []
    /// A mark for each point: on the curve, or a control point of a cubic one.
    var tags: [UInt8] = []
    /// The last point of each closed line.
    var ends: [Int16] = []

    mutating func add(_ path: Path, _ map: Transform) {
      let (a, b, c, d, tx, ty) = (map.a, map.b, map.c, map.d, map.tx, map.ty)
      @inline(__always) func add(_ p: Point, _ tag: UInt8) {
        points.append(FT_Vector(x: whole(a * p.x + c * p.y + tx), y: whole(b * p.x + d * p.y + ty)))
        tags.append(tag)
      }
      points.reserveCapacity(points.count + 3 * path.elements.count)
      var start = Point.zero
      for element in path.elements {
        switch element {
        case .move(let p):
          endContour()
          start = p
          add(p, Self.onCurve)
        case .close: endContour()
        case .line(let p):
          // After a close the pen is back where it was set down.
          if isBetweenContours { add(start, Self.onCurve) }
          add(p, Self.onCurve)
        case .curve(let p, let q, let r):
          if isBetweenContours { add(start, Self.onCurve) }
          add(p, Self.control)
          add(q, Self.control)
          add(r, Self.onCurve)
        }
      }
      endContour()
    }

    mutating func clear() {
      points.removeAll(keepingCapacity: true)
      tags.removeAll(keepingCapacity: true)
      ends.removeAll(keepingCapacity: true)
    }

    /// The nearest whole number. FreeType counts on points that are not far away; what is outside of the mask is not
    /// drawn anyway.
    @inline(__always) private func whole(_ x: Double) -> Int {
      // The sum is so large that its last bit counts ones.
      let shift = 6_755_399_441_055_744.0
      return Int(min(max(x, -2e6), 2e6) + shift - shift)
    }

    private var isBetweenContours: Bool { points.count == ends.last.map { Int($0) + 1 } ?? 0 }

    private mutating func endContour() {
      if !isBetweenContours { ends.append(Int16(clamping: points.count - 1)) }
    }
  }

  /// The most points that FreeType can count.
  private static let mostPoints = 32_000

  private let library: FT_Library?
  private var outline = Outline()

  init() {
    var library: FT_Library?
    self.library = FT_Init_FreeType(&library) == 0 ? library : nil
  }

  deinit { FT_Done_FreeType(library) }

  /// Adds a shape, mapped to pixels of the whole picture, to those that are waiting to be drawn.
  ///
  /// What is drawn together is drawn as one shape: where two overlap, nothing is counted twice.
  func add(_ path: Path, _ map: Transform, on mask: inout PixelMask) {
    if outline.points.count + 4 * path.elements.count >= Self.mostPoints { draw(on: &mask) }
    guard 4 * path.elements.count < Self.mostPoints else { return }
    // To 1/64 of a pixel, y upwards from the lower edge of the mask. Taking off whole pixels leaves the place within
    // the pixel as it is.
    let toMask = Transform(
      a: map.a * 64, b: map.b * -64, c: map.c * 64, d: map.d * -64, tx: (map.tx - Double(mask.x)) * 64,
      ty: (Double(mask.height) - (map.ty - Double(mask.y))) * 64)
    outline.add(path, toMask)
  }

  /// Adds the coverage of what is waiting to a mask.
  func draw(on mask: inout PixelMask, _ rule: Path.FillRule = .nonZero) {
    // The arrays are lent to FreeType one inside of the other: taken out of the object they are free to be.
    var drawn = Outline()
    swap(&drawn, &outline)
    defer {
      drawn.clear()
      swap(&drawn, &outline)
    }
    let (width, height, stride) = (mask.width, mask.height, mask.stride)
    guard !drawn.points.isEmpty, width < 1 << 20, height < 1 << 20, mask.coverage.count == stride * height else {
      return
    }
    let (pointCount, contourCount) = (Int32(drawn.points.count), Int32(drawn.ends.count))
    drawn.points.withUnsafeMutableBufferPointer { points in
      drawn.tags.withUnsafeMutableBytes { tags in
        drawn.ends.withUnsafeMutableBytes { ends in
          mask.coverage.withUnsafeMutableBufferPointer { pixels in
            var target = ccp_mask(
              pixels: pixels.baseAddress, width: Int32(width), height: Int32(height), stride: Int32(stride))
            _ = ccp_cover(
              library, points.baseAddress, pointCount, tags.baseAddress, ends.baseAddress, contourCount,
              rule == .evenOdd ? 1 : 0, &target)
          }
        }
      }
    }
  }
}
