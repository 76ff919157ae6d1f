package import MockupScene

extension Limit {
  package static let ofDifferences: [Limit] = [.differencePixels]

  package static let differencePixels = Limit(
    "differencePixels", of: "picture of a difference", 1 << 27, .pixels,
    because: "two small files of different shapes can demand any number",
    else: .error("pixels; at most {most} in total"))
}
