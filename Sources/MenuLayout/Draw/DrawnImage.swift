public import MockupScene

/// The pixels of a foreign picture, or of as much of it as is seen.
public struct DrawnImage: Hashable, Sendable {
  /// The pixels.
  public let raster: Raster
  /// What of the picture they show, in parts of the whole.
  public let part: Rect

  /// All of a picture.
  public static let whole = Rect(x: 0, y: 0, width: 1, height: 1)

  /// Pixels that show a part of a picture.
  public init(_ raster: Raster, showing part: Rect = whole) {
    self.raster = raster
    self.part = part
  }

  /// Where the pixels go when the whole picture fills a frame.
  func place(in frame: Rect) -> Rect {
    part == Self.whole
      ? frame
      : Rect(
        x: frame.x + part.x * frame.width, y: frame.y + part.y * frame.height, width: part.width * frame.width,
        height: part.height * frame.height)
  }
}
