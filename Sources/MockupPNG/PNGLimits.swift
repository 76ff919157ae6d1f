package import MockupScene

extension Limit {
  package static let ofPNG: [Limit] = [.pngTextBytes, .comparedPixels, .interlacedBytes, .pictureSide]

  package static let pngTextBytes = Limit(
    "pngTextBytes", of: "unpacked text of a PNG", 1 << 25, .bytes,
    because: "a document has half of that; text compresses to a thousandth",
    else: .error("exceeds {most} bytes"))

  package static let comparedPixels = Limit(
    "comparedPixels", of: "a picture to compare", 1 << 28, .pixels,
    because: "both are in memory, and a few kB can unpack to that",
    else: .error("pixels; at most {most} in total"))

  package static let interlacedBytes = Limit(
    "interlacedBytes", of: "pixels of an interlaced PNG", 1 << 28, .bytes,
    because: "the first row is complete only after the entire picture is unpacked",
    else: .error("pixels; at most {most} bytes unpacked"))

  package static let pictureSide = Limit(
    "pictureSide", of: "side of a PNG", 1 << 20, .pixels,
    because: "several rows are in memory", else: .error("pixels; at most {most} per row"))
}
