package import MockupScene

extension Limit {
  package static let ofDifferences: [Limit] = [.differencePixels]

  /// Pixels of the picture of a difference.
  package static let differencePixels = Limit(
    "differencePixels", of: "the picture of a difference", 1 << 27, .pixels,
    because: "it is held as a whole, in four bytes a pixel", else: .error("pixels; at most {most} in all are drawn"))
}
