/// What a PNG says about itself besides its pixels.
public struct PNGMetadata: Hashable, Sendable {
  /// How many pixels fill a meter; `nil` leaves the size open.
  public var pixelsPerMeter: Int?
  /// Texts, in the order in which they are written.
  public var texts: [PNGText]

  /// What a PNG says about itself.
  public init(pixelsPerMeter: Int? = nil, texts: [PNGText] = []) {
    self.pixelsPerMeter = pixelsPerMeter
    self.texts = texts
  }

  /// The same for a picture with `scale` pixels a point: 72 · scale pixels an inch of 25.4 mm.
  public init(scale: Double, texts: [PNGText] = []) {
    let density = (72 * scale / 0.0254).rounded()
    self.init(pixelsPerMeter: Int(exactly: density).flatMap { (1...0x7FFF_FFFF).contains($0) ? $0 : nil }, texts: texts)
  }
}
