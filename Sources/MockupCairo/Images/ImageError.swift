import MockupScene

/// Why a foreign picture could not be used.
public enum ImageError: Error, Hashable, Sendable, CustomStringConvertible {
  /// It is neither a PNG nor an SVG.
  case unknownFormat
  /// The library that draws SVG is not installed.
  case librsvgIsMissing
  /// It is damaged; in the words of the reader.
  case damaged(String)
  /// It has no size of its own, or an absurd one.
  case badSize(width: Double, height: Double)
  /// More pixels were asked for than can be drawn.
  case tooLarge(width: Int, height: Int)

  /// The error in a sentence.
  public var description: String {
    switch self {
    case .unknownFormat: "neither a PNG nor an SVG"
    case .librsvgIsMissing:
      "SVG pictures need librsvg, which is not installed (Debian: apt install librsvg2-2; Homebrew: brew install librsvg)"
    case .damaged(let message): message
    case .badSize(let width, let height): "a picture of \(width) × \(height) cannot be used"
    case .tooLarge(let width, let height):
      "\(width) × \(height) \((max(width, height) > Limit.imageSide.most ? Limit.imageSide : .imagePixels).error)"
    }
  }
}
