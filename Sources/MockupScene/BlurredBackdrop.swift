/// What is seen of a picture through a translucent panel: few pixels, made to be stretched smoothly.
public struct BlurredBackdrop: Hashable, Sendable {
  /// The pixels.
  public var raster: Raster
  /// The rectangle that the pixels fill, in points; it reaches beyond the panel, so that what a viewer makes of the
  /// outermost pixels is not seen.
  public var rect: Rect

  /// Pixels and the rectangle that they fill.
  public init(raster: Raster, rect: Rect) {
    self.raster = raster
    self.rect = rect
  }

  /// A translucent panel.
  public struct Request: Hashable, Sendable {
    /// Where the panel lies, in points.
    public var rect: Rect
    /// The standard deviation of the Gaussian blur, in points; 0 leaves all as sharp as it is.
    public var sigma: Double
    /// How strong colors are: 0 makes them gray, 1 leaves them, more makes them stronger. SVG's
    /// `<feColorMatrix type="saturate">` does the same.
    public var saturation: Double

    /// A panel from its parts.
    public init(rect: Rect, sigma: Double, saturation: Double = 1) {
      self.rect = rect
      self.sigma = sigma
      self.saturation = saturation
    }
  }
}
