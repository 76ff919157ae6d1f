/// An error in reading or writing a PNG.
public enum PNGError: Error, Hashable, Sendable, CustomStringConvertible {
  /// An image to be written has no pixels, is wider than ``PNGEncoder/maximumWidth``, or higher than the format allows
  /// (2³¹ - 1).
  case unwritableSize(width: Int, height: Int)
  /// The number of pixels of a raster does not match its size.
  case wrongPixelCount(expected: Int, found: Int)
  /// The width of a band does not match the image.
  case wrongBandWidth(expected: Int, found: Int)
  /// The bands have more or fewer rows in total than the image.
  case wrongRowCount(expected: Int, found: Int)
  /// A pixel is translucent in an image without alpha.
  case translucentPixel
  /// The keyword of a text is empty, longer than 79 characters, or contains invalid characters.
  case invalidKeyword(String)
  /// A text or its language contains invalid characters.
  case invalidText(keyword: String)
  /// The compression library could not allocate memory.
  case outOfMemory

  /// The file does not start with the PNG signature.
  case notPNG
  /// The file ends within a chunk or before the last one.
  case truncated
  /// The checksum of a chunk does not match.
  case corruptChunk(String)
  case invalidChunk(String)
  case missingChunk(String)
  case unknownCriticalChunk(String)
  /// The header has an invalid combination of color type and bit depth.
  case invalidColorType(colorType: Int, bitDepth: Int)
  /// The image has more pixels than the limit.
  case tooLarge(width: Int, height: Int, maximum: Int)
  /// The image is wider than the limit.
  case tooWide(width: Int, maximum: Int)
  /// The samples of an interlaced image have more bytes than the limit.
  case tooLargeInterlaced(width: Int, height: Int, maximum: Int)
  /// A text, or all texts together, have more bytes than the limit.
  case textTooLong(keyword: String, maximum: Int)
  /// The compressed data is too short for the size in the header.
  case impossibleSize(width: Int, height: Int, data: Int)
  /// The compressed data is damaged, too short, or too long.
  case corruptData
  case unknownFilter(Int)
  /// A pixel names a color that is not in the palette.
  case missingPaletteEntry(Int)

  /// The error message, a clause.
  public var description: String {
    switch self {
    case .unwritableSize(let width, let height): "a PNG cannot be \(width) × \(height) pixels"
    case .wrongPixelCount(let expected, let found): "the raster has \(found) pixels instead of \(expected)"
    case .wrongBandWidth(let expected, let found): "the band is \(found) pixels wide, the picture \(expected)"
    case .wrongRowCount(let expected, let found): "the bands have \(found) rows in total, the picture \(expected)"
    case .translucentPixel: "a picture without alpha has a pixel that is not opaque"
    case .invalidKeyword(let keyword): "“\(keyword)” cannot be the keyword of a text in a PNG"
    case .invalidText(let keyword): "the text “\(keyword)” cannot be stored in a PNG"
    case .outOfMemory: "out of memory"
    case .notPNG: "the file is not a PNG"
    case .truncated: "the PNG is truncated"
    case .corruptChunk(let name): "the PNG's chunk \(name) is damaged: its checksum is wrong"
    case .invalidChunk(let name): "the PNG's chunk \(name) is not valid"
    case .missingChunk(let name): "the PNG has no chunk \(name)"
    case .unknownCriticalChunk(let name): "the PNG requires the unknown chunk \(name)"
    case .invalidColorType(let type, let depth):
      "the PNG has color type \(type) with the invalid depth of \(depth) bits"
    case .tooLarge(let width, let height, let maximum):
      "the PNG is too large: \(width) × \(height) pixels; at most \(maximum) in total"
    case .tooWide(let width, let maximum): "the PNG is too wide: \(width) pixels; at most \(maximum) per row"
    case .tooLargeInterlaced(let width, let height, let maximum):
      "the interlaced PNG is too large: \(width) × \(height) pixels; at most \(maximum) bytes unpacked"
    case .textTooLong(let keyword, let maximum):
      "the PNG's text “\(keyword)” exceeds \(maximum) bytes"
    case .impossibleSize(let width, let height, let data):
      "the PNG declares \(width) × \(height) pixels and has only \(data) bytes of data"
    case .corruptData: "the PNG's pixel data is damaged"
    case .unknownFilter(let filter): "the PNG has a row with the unknown filter \(filter)"
    case .missingPaletteEntry(let index): "the PNG's palette has no color \(index)"
    }
  }
}
