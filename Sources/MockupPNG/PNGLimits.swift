package import MockupScene

extension Limit {
  package static let ofPNG: [Limit] = [.pngTextBytes, .comparedPixels, .interlacedBytes, .pictureSide]

  /// Bytes of all text of a PNG that is unpacked.
  package static let pngTextBytes = Limit(
    "pngTextBytes", of: "the texts of a PNG that are unpacked", 1 << 25, .bytes,
    because: "a document has half of that, and text packs to a thousandth",
    else: .error("is too long: at most {most} bytes are read"))

  /// Pixels of a PNG that is compared row by row.
  package static let comparedPixels = Limit(
    "comparedPixels", of: "a picture that is compared", 1 << 28, .pixels,
    because: "both are held as a whole, and a few kB can unpack to that",
    else: .error("pixels; at most {most} in all are read"))

  /// Bytes of the unpacked samples of an interlaced PNG.
  package static let interlacedBytes = Limit(
    "interlacedBytes", of: "the pixels of an interlaced PNG", 1 << 28, .bytes,
    because: "their first row is complete when all have been unpacked",
    else: .error("pixels; at most {most} bytes are read"))

  /// Pixels of a picture a side.
  package static let pictureSide = Limit(
    "pictureSide", of: "a side of a PNG", 1 << 20, .pixels,
    because: "some rows are held as a whole", else: .error("pixels; at most {most} a row are read"))
}
