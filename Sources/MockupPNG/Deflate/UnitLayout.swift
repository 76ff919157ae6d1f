/// What a unit of a row, kept in 32 bits, becomes in the stream.
enum UnitLayout {
  /// One byte: a place in the palette, or several of them packed.
  case index
  /// Three bytes of a pixel `0x··RRGGBB`.
  case rgb
  /// Four bytes of a pixel `0xAARRGGBB` with straight alpha.
  case rgba

  /// How many bytes a unit takes.
  @inline(__always)
  var bytesPerUnit: Int {
    switch self {
    case .index: 1
    case .rgb: 3
    case .rgba: 4
    }
  }
}
