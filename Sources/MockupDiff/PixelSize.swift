/// How large a picture is, in pixels.
public struct PixelSize: Hashable, Sendable {
  /// Pixels a row.
  public var width: Int
  /// Rows.
  public var height: Int

  /// A size.
  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// The part that pictures of both sizes have.
  func common(with other: PixelSize) -> PixelSize {
    PixelSize(width: min(width, other.width), height: min(height, other.height))
  }
}
