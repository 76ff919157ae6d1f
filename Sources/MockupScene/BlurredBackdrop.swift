/// The blurred backdrop of a translucent panel, at low resolution for smooth scaling.
public struct BlurredBackdrop: Hashable, Sendable {
  /// The pixels.
  public var raster: Raster
  /// The bounds of the pixels, in points; larger than the panel, to hide artifacts at the outermost pixels.
  public var rect: Rect

  /// Creates a backdrop.
  public init(raster: Raster, rect: Rect) {
    self.raster = raster
    self.rect = rect
  }

  /// A translucent panel.
  public struct Request: Hashable, Sendable {
    /// The bounds of the panel, in points.
    public var rect: Rect
    /// The standard deviation of the Gaussian blur, in points; 0 for no blur.
    public var sigma: Double
    /// The saturation factor: 0 for gray, 1 for unchanged colors, more for stronger colors; the same as SVG's
    /// `<feColorMatrix type="saturate">`.
    public var saturation: Double

    /// Creates a request.
    public init(rect: Rect, sigma: Double, saturation: Double = 1) {
      self.rect = rect
      self.sigma = sigma
      self.saturation = saturation
    }
  }
}
