/// How the colors of a PNG are stored; the numbers are those of its header.
enum PNGColorType: Int {
  /// One sample of brightness.
  case gray = 0
  /// Red, green, blue.
  case rgb = 2
  /// A place in the palette.
  case indexed = 3
  /// Brightness and alpha.
  case grayAlpha = 4
  /// Red, green, blue, alpha.
  case rgba = 6

  /// How many samples make a pixel.
  var sampleCount: Int {
    switch self {
    case .gray, .indexed: 1
    case .grayAlpha: 2
    case .rgb: 3
    case .rgba: 4
    }
  }

  /// How many bits a sample may have.
  var bitDepths: [Int] {
    switch self {
    case .gray: [1, 2, 4, 8, 16]
    case .indexed: [1, 2, 4, 8]
    case .rgb, .grayAlpha, .rgba: [8, 16]
    }
  }
}
