/// The blurred backdrop of a translucent panel, at low resolution for smooth scaling.
public struct BlurredBackdrop: Hashable, Sendable {
  public var raster: Raster
  /// The bounds of the pixels, in points; larger than the panel, to hide artifacts at the outermost pixels.
  public var rect: Rect

  /// Creates a backdrop.
  public init(raster: Raster, rect: Rect) {
    self.raster = raster
    self.rect = rect
  }

  /// The lens at the edge of a panel: a band that shows the backdrop from further inside.
  public struct Refraction: Hashable, Sendable {
    /// The width of the band, in points.
    public var width: Double
    /// The displacement at the edge, in points; it falls to zero at the inner end of the band.
    public var depth: Double
    /// The corner radius of the panel, in points.
    public var cornerRadius: Double

    /// Creates a lens.
    public init(width: Double, depth: Double, cornerRadius: Double = 0) {
      self.width = width
      self.depth = depth
      self.cornerRadius = cornerRadius
    }

    /// Returns the point of the backdrop that a point shows.
    public func source(of point: Point, in panel: Rect) -> Point {
      let radius = max(0, min(cornerRadius, panel.width / 2, panel.height / 2))
      let (dx, dy) = (point.x - panel.midX, point.y - panel.midY)
      // The position relative to the center of the nearest corner.
      let x = abs(dx) - (panel.width / 2 - radius)
      let y = abs(dy) - (panel.height / 2 - radius)
      var (distance, across, down) = (0.0, 0.0, 0.0)
      if x > 0, y > 0 {
        let length = (x * x + y * y).squareRoot()
        (distance, across, down) = (radius - length, x / length, y / length)
      } else if x > y {
        (distance, across) = (radius - x, 1)
      } else {
        (distance, down) = (radius - y, 1)
      }
      guard distance < width, width > 0 else { return point }
      let part = 1 - max(0, distance) / width
      let shift = depth * part * part
      return point.offset(x: dx < 0 ? shift * across : -shift * across, y: dy < 0 ? shift * down : -shift * down)
    }
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
    /// The lens at the panel's edge; `nil` for none.
    public var refraction: Refraction?

    /// Creates a request.
    public init(rect: Rect, sigma: Double, saturation: Double = 1, refraction: Refraction? = nil) {
      self.refraction = refraction
      self.rect = rect
      self.sigma = sigma
      self.saturation = saturation
    }
  }
}
