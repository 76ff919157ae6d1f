/// What can go wrong with a PNG.
public enum PNGError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A picture to be written has no pixels, or is wider than ``PNGEncoder/maximumWidth`` or higher than the format
  /// allows (2³¹ - 1).
  case unwritableSize(width: Int, height: Int)
  /// A raster to be written does not have as many pixels as its size says.
  case wrongPixelCount(expected: Int, found: Int)
  /// A band is not as wide as the picture.
  case wrongBandWidth(expected: Int, found: Int)
  /// The bands have more or fewer rows in all than the picture.
  case wrongRowCount(expected: Int, found: Int)
  /// A pixel is not opaque in a picture that was to be written without alpha.
  case translucentPixel
  /// A text's keyword is empty, longer than 79 characters, or has characters that the format forbids.
  case invalidKeyword(String)
  /// A text or its language has characters that the format forbids.
  case invalidText(keyword: String)
  /// The library that compresses had no memory.
  case outOfMemory

  /// The bytes do not begin with PNG's signature.
  case notPNG
  /// The file ends in the middle of a chunk or before its last one.
  case truncated
  /// A chunk's checksum does not fit its bytes.
  case corruptChunk(String)
  /// A chunk's content makes no sense.
  case invalidChunk(String)
  /// A chunk that must be there is missing.
  case missingChunk(String)
  /// A chunk that must be understood is not known.
  case unknownCriticalChunk(String)
  /// The header names a combination of color type and bit depth that does not exist.
  case invalidColorType(colorType: Int, bitDepth: Int)
  /// The picture has more pixels than are read.
  case tooLarge(width: Int, height: Int, most: Int)
  /// The picture has more pixels a row than are read.
  case tooWide(width: Int, most: Int)
  /// The samples of an interlaced picture have more bytes than are held.
  case tooLargeInterlaced(width: Int, height: Int, most: Int)
  /// A text, or those that are read together, have more bytes than are read.
  case textTooLong(keyword: String, most: Int)
  /// The size that the header promises cannot come out of so few compressed bytes.
  case impossibleSize(width: Int, height: Int, data: Int)
  /// The compressed data are broken, or too few or too many.
  case corruptData
  /// A row names a filter that does not exist.
  case unknownFilter(Int)
  /// A pixel names a color that the palette does not have.
  case missingPaletteEntry(Int)

  /// The error in a sentence for people.
  public var description: String {
    switch self {
    case .unwritableSize(let width, let height): "A PNG cannot be \(width) × \(height) pixels."
    case .wrongPixelCount(let expected, let found): "The raster has \(found) pixels instead of \(expected)."
    case .wrongBandWidth(let expected, let found): "The band is \(found) pixels wide, the picture \(expected)."
    case .wrongRowCount(let expected, let found): "The bands have \(found) rows in all, the picture \(expected)."
    case .translucentPixel: "A picture without alpha has a pixel that is not opaque."
    case .invalidKeyword(let keyword): "“\(keyword)” cannot be the keyword of a text in a PNG."
    case .invalidText(let keyword): "The text “\(keyword)” cannot be stored in a PNG."
    case .outOfMemory: "There is not enough memory."
    case .notPNG: "The file is not a PNG."
    case .truncated: "The PNG is cut off."
    case .corruptChunk(let name): "The PNG's chunk \(name) is damaged: its checksum is wrong."
    case .invalidChunk(let name): "The PNG's chunk \(name) is not valid."
    case .missingChunk(let name): "The PNG has no chunk \(name)."
    case .unknownCriticalChunk(let name): "The PNG needs the chunk \(name), which is not known."
    case .invalidColorType(let type, let depth):
      "The PNG has color type \(type) with \(depth) bits; there is no such form."
    case .tooLarge(let width, let height, let most):
      "The PNG is too large: \(width) × \(height) pixels; at most \(most) in all are read."
    case .tooWide(let width, let most): "The PNG is too wide: \(width) pixels; at most \(most) a row are read."
    case .tooLargeInterlaced(let width, let height, let most):
      "The PNG is too large for one that is interlaced: \(width) × \(height) pixels; at most \(most) bytes are read."
    case .textTooLong(let keyword, let most):
      "The PNG's text “\(keyword)” is too long: at most \(most) bytes are read."
    case .impossibleSize(let width, let height, let data):
      "The PNG says that it has \(width) × \(height) pixels, which cannot be in \(data) bytes of data."
    case .corruptData: "The PNG's picture data are damaged."
    case .unknownFilter(let filter): "The PNG has a row with the unknown filter \(filter)."
    case .missingPaletteEntry(let index): "The PNG's palette has no color \(index)."
    }
  }
}
