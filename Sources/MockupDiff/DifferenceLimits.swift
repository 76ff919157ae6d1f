package import MockupScene

extension Limit {
  package static let ofDifferences: [Limit] = [.differencePixels]

  package static let differencePixels = Limit(
    "differencePixels", of: "picture of a difference", 1 << 27, .pixels,
    because: "a wide picture and a tall one require a huge one",
    else: .error("pixels; at most {most} in total"))
}
