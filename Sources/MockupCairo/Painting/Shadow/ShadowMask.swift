package import MockupScene

/// The mask of a blurred shape that serves shadows of every size: the equal rows and columns between its corners are
/// stored once.
package struct ShadowMask {
  /// The determinants of a mask in pixels: the shape with its straight sides shortened by whole pixels.
  package struct Key: Hashable {
    /// The shortened rectangle, relative to the top left pixel of the mask.
    package var rect: Rect
    var radius: Double
    var smoothing: Double
    /// Corners are rounded before scaling, so a nonuniform scale makes elliptical ones.
    var scaleX, scaleY: Double
    var sigma: Double
    package var width, height: Int
    /// Whether both directions were shortened, so that corners do not affect each other.
    package var isCut: Bool

    /// Whether the lower and the right half mirror the others.
    package var isMirrored: Bool {
      let slack = 1e-6
      return isCut && width % 2 == 1 && height % 2 == 1 && abs(rect.x - (Double(width) - rect.maxX)) < slack
        && abs(rect.y - (Double(height) - rect.maxY)) < slack
    }
  }

  package let width: Int
  package let height: Int
  package let coverage: [UInt8]

  /// The row or column between the corners that is repeated.
  static func middle(of length: Int) -> Int { length / 2 }

  package init(_ key: Key) throws(PaintingError) {
    width = key.width
    height = key.height
    // On whole pixels, which is the usual case, the four corners mirror each other.
    let isQuarter = key.isMirrored
    let size = isQuarter ? (Self.middle(of: width) + 1, Self.middle(of: height) + 1) : (width, height)
    let image = try CairoImage(width: size.0, height: size.1, format: .mask)
    let context = try CairoContext(image, top: 0)
    let local = Rect(
      x: key.rect.x / key.scaleX, y: key.rect.y / key.scaleY, width: key.rect.width / key.scaleX,
      height: key.rect.height / key.scaleY)
    context.add(
      .roundedRectangle(local, radius: key.radius, smoothing: key.smoothing),
      Transform(scaleX: key.scaleX, scaleY: key.scaleY))
    context.fill(.black)
    try context.check()
    let blurred = BoxBlur(sigma: key.sigma).blurred(
      image.maskRows(stride: size.0), width: size.0, height: size.1, extendsEdges: isQuarter)
    coverage = isQuarter ? Self.unfolded(blurred, width: size.0) : blurred
  }

  /// Mirrors a quarter three times; its last row and column are on the axes.
  private static func unfolded(_ quarter: [UInt8], width: Int) -> [UInt8] {
    let full = 2 * width - 1
    let rows = quarter.count / width
    var half: [UInt8] = []
    half.reserveCapacity(rows * full)
    for start in stride(from: 0, to: quarter.count, by: width) {
      half.append(contentsOf: quarter[start..<start + width])
      half.append(contentsOf: quarter[start..<start + width - 1].reversed())
    }
    var mask: [UInt8] = []
    mask.reserveCapacity((2 * rows - 1) * full)
    mask.append(contentsOf: half)
    for row in (0..<rows - 1).reversed() { mask.append(contentsOf: half[row * full..<(row + 1) * full]) }
    return mask
  }
}
