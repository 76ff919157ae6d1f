/// The forms in which pictures are written.
enum RowFormat {
  /// Red, green, blue.
  case opaque
  /// Red, green, blue, alpha.
  case straightAlpha
  /// Places in a palette.
  case indexed(Palette)

  /// The form's number in the header.
  var colorType: PNGColorType {
    switch self {
    case .opaque: .rgb
    case .straightAlpha: .rgba
    case .indexed: .indexed
    }
  }

  /// How many bits a sample has.
  var bitDepth: Int {
    switch self {
    case .opaque, .straightAlpha: 8
    case .indexed(let palette): palette.bitDepth
    }
  }

  /// How the units of a row are written.
  var layout: UnitLayout {
    switch self {
    case .opaque: .rgb
    case .straightAlpha: .rgba
    case .indexed: .index
    }
  }

  /// How many units a row of `width` pixels has.
  func unitCount(_ width: Int) -> Int {
    switch self {
    case .opaque, .straightAlpha: width
    case .indexed(let palette): (width * palette.bitDepth + 7) / 8
    }
  }
}
