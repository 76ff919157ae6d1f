public import MockupScene

/// The pixels of a foreign image, or of its visible part.
public struct DrawnImage: Hashable, Sendable {
  public let raster: Raster
  /// The part of the image that the pixels show, as fractions of its size.
  public let part: Rect

  /// The whole image.
  public static let full = Rect(x: 0, y: 0, width: 1, height: 1)

  /// Creates pixels that show a part of an image.
  public init(_ raster: Raster, showing part: Rect = full) {
    self.raster = raster
    self.part = part
  }

  func rect(in frame: Rect) -> Rect {
    part == Self.full
      ? frame
      : Rect(
        x: frame.x + part.x * frame.width, y: frame.y + part.y * frame.height, width: part.width * frame.width,
        height: part.height * frame.height)
  }
}
