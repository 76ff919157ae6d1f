/// What a comparison of two pictures found.
public struct Difference: Hashable, Sendable {
  /// An area of change.
  public struct Region: Hashable, Sendable {
    /// The smallest rectangle around its different pixels; rectangles of two regions may overlap.
    public let frame: PixelRect
    /// How many of its pixels are different, at least one.
    public let differentPixels: Int
  }

  /// How large the first picture is.
  public let firstSize: PixelSize
  /// How large the second picture is.
  public let secondSize: PixelSize
  /// How many pixels are different in the part that both pictures have.
  public let differentPixels: Int
  /// How many pixels were passed over because they belong to the smoothed edge of a shape.
  ///
  /// Always 0 where pictures are compared exactly.
  public let antialiasedPixels: Int
  /// Where the different pixels are: from top to bottom, then from left to right.
  ///
  /// Each different pixel belongs to one region. Stretches of change that are at most
  /// ``PictureComparison/reach`` pixels apart are in the same.
  public let regions: [Region]

  /// Whether the pictures have the same size.
  public var isSameSize: Bool { firstSize == secondSize }

  /// The part that both pictures have: what was compared, from the left upper corner on.
  public var commonSize: PixelSize { firstSize.common(with: secondSize) }

  /// The part of the compared pixels that are different, from 0 to 1.
  public var share: Double {
    let count = Double(commonSize.width) * Double(commonSize.height)
    return count > 0 ? Double(differentPixels) / count : 0
  }

  /// The smallest rectangle around all different pixels; `nil` where there are none.
  public var bounds: PixelRect? {
    guard let first = regions.first else { return nil }
    return regions.dropFirst().reduce(first.frame) { $0.union($1.frame) }
  }

  /// Whether the pictures have the same size and no more different pixels than `allowed`.
  public func isEqual(allowing allowed: Int = 0) -> Bool {
    isSameSize && differentPixels <= allowed
  }

  /// No difference between two pictures of this size.
  public static func none(size: PixelSize) -> Difference {
    Difference(firstSize: size, secondSize: size, differentPixels: 0, antialiasedPixels: 0, regions: [])
  }
}
