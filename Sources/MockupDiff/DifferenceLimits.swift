package import MockupScene

extension Limit {
  package static let ofDifferences: [Limit] = [.differencePixels]

  package static let differencePixels = Limit(
    "differencePixels", of: "picture of a difference", 1 << 27, .pixels,
    because: "the picture is in memory, at four bytes per pixel",
    else: .error("pixels; at most {most} in total"))
}
