/// One step of DEFLATE's decoder: a byte as it stands, or a copy of earlier bytes.
struct Token {
  /// From the lowest bit: the distance less one (15 bits), the symbol of the distance (5 bits), the kind.
  private let bits: UInt32

  /// A byte as it stands.
  @inline(__always)
  init(literal: UInt8) {
    bits = UInt32(literal) &<< 20
  }

  /// A copy of `length` (3 to 258) bytes.
  @inline(__always)
  init(length: Int, distance: Distance) {
    bits = UInt32(truncatingIfNeeded: length &+ 253) &<< 20 | distance.bits
  }

  /// The kind of step: below 256 a byte, else 253 plus the length of a copy; below 512.
  @inline(__always)
  var kind: Int { Int(truncatingIfNeeded: bits &>> 20) }

  /// How far back the copied bytes begin.
  @inline(__always)
  var distance: Distance { Distance(bits: bits & 0xF_FFFF) }

  /// How many kinds there are.
  static let kindCount = 512
  /// The longest copy that DEFLATE can say.
  static let maximumLength = 258
  /// The shortest copy that DEFLATE can say.
  static let minimumLength = 3
}

/// The prefix codes of a block, made ready for writing tokens.
struct TokenCode {
  /// For each kind of token the bits to write, in the high part, and how many they are, in the lowest byte.
  let kinds: [UInt32]
  /// The same for each symbol of a distance, without the bits after it.
  let distances: [UInt32]

  /// The two codes of a block.
  init(literals: PrefixCode, distances: PrefixCode) {
    kinds = SymbolTables.kinds.map { entry in
      let length = UInt32(literals.lengths[entry.symbol])
      let bits = literals.codes[entry.symbol] | entry.extra << length
      return bits << 8 | (length + UInt32(entry.extraCount))
    }
    self.distances = zip(distances.codes, distances.lengths).map { $0 << 8 | UInt32($1) }
  }
}

/// What a pixel of a row becomes in the stream.
enum PixelLayout {
  /// Three bytes of a pixel `0x··RRGGBB`.
  case rgb
  /// Four bytes of a pixel `0xAARRGGBB` with straight alpha.
  case rgba

  /// How many bytes a pixel takes.
  @inline(__always)
  var bytesPerPixel: Int {
    switch self {
    case .rgb: 3
    case .rgba: 4
    }
  }
}
