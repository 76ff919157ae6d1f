/// The result of comparing two images.
public struct Difference: Hashable, Sendable {
  /// A connected area of change.
  public struct Region: Hashable, Sendable {
    /// The bounding box of its different pixels; boxes of two regions may overlap.
    public let frame: PixelRect
    /// The number of its different pixels, at least 1.
    public let differentPixels: Int

    package init(frame: PixelRect, differentPixels: Int) {
      self.frame = frame
      self.differentPixels = differentPixels
    }
  }

  /// The size of the first image.
  public let firstSize: PixelSize
  /// The size of the second image.
  public let secondSize: PixelSize
  /// The number of different pixels in the area that both images have.
  public let differentPixels: Int
  /// The number of pixels ignored as antialiased edges of shapes; 0 for exact comparisons.
  public let antialiasedPixels: Int
  /// The regions of different pixels, sorted from top to bottom, then from left to right.
  ///
  /// Each different pixel belongs to one region. Changes at most ``PictureComparison/reach`` pixels apart share a
  /// region.
  public let regions: [Region]

  /// Whether the images have the same size.
  public var isSameSize: Bool { firstSize == secondSize }

  /// The size of the compared area, which starts at the top left corner.
  public var commonSize: PixelSize { firstSize.common(with: secondSize) }

  /// The share of compared pixels that differ, from 0 to 1.
  public var share: Double {
    let count = Double(commonSize.width) * Double(commonSize.height)
    return count > 0 ? Double(differentPixels) / count : 0
  }

  /// The bounding box of all different pixels; `nil` if there are none.
  public var bounds: PixelRect? {
    guard let first = regions.first else { return nil }
    return regions.dropFirst().reduce(first.frame) { $0.union($1.frame) }
  }

  /// Returns whether the images have the same size and at most `allowed` different pixels.
  public func isEqual(allowing allowed: Int = 0) -> Bool {
    isSameSize && differentPixels <= allowed
  }

  /// Returns the result for two equal images of a size.
  public static func none(size: PixelSize) -> Difference {
    Difference(firstSize: size, secondSize: size, differentPixels: 0, antialiasedPixels: 0, regions: [])
  }
}
