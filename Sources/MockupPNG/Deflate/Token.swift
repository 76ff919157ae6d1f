/// One step of DEFLATE's decoder: a byte as it stands, or a copy of earlier bytes.
struct Token {
  /// From the lowest bit: the distance less one (15 bits), the symbol of the distance (5 bits), the kind (9 bits), and
  /// which of the near distances it is.
  private let bits: UInt32

  /// A byte as it stands.
  @inline(__always)
  init(literal: UInt8) {
    bits = UInt32(literal) &<< 20
  }

  /// Eight bytes as they stand: the bits of their tokens.
  @inline(__always)
  static func literals(_ bytes: SIMD8<UInt8>) -> SIMD8<UInt32> { SIMD8<UInt32>(truncatingIfNeeded: bytes) &<< 20 }

  /// A copy of `length` (3 to 258) bytes.
  @inline(__always)
  init(length: Int, distance: Distance) {
    bits = UInt32(truncatingIfNeeded: length &+ 253) &<< 20 | distance.bits
  }

  /// The kind of step: below 256 a byte, else 253 plus the length of a copy; below 512.
  @inline(__always)
  var kind: Int { form & (Self.kindCount &- 1) }

  /// The kind, and for a copy from a near distance which of them that is: it says all about the token.
  @inline(__always)
  var form: Int { Int(truncatingIfNeeded: bits &>> 20) }

  /// Whether a form is that of a copy from any distance.
  @inline(__always)
  static func isFarCopy(_ form: Int) -> Bool { form & ~0xFF == 0x100 }

  /// How far back the copied bytes begin.
  @inline(__always)
  var distance: Distance { Distance(bits: bits & 0xF_FFFF) }

  /// How many kinds there are.
  static let kindCount = 512
  /// How many forms there are.
  static let formCount = (1 + NearDistance.allCases.count) * kindCount
  /// The longest copy that DEFLATE can say.
  static let maximumLength = 258
  /// The shortest copy that DEFLATE can say.
  static let minimumLength = 3
}

/// Some bits to write, the first of them the lowest, and how many they are.
struct BitRun {
  private let value: UInt64

  /// At most 48 bits; those above the lowest `count` must be zero.
  @inline(__always)
  init(_ bits: UInt64, count: Int) {
    value = bits | UInt64(truncatingIfNeeded: count) &<< 56
  }

  @inline(__always)
  var bits: UInt64 { value & 0xFF_FFFF_FFFF_FFFF }

  @inline(__always)
  var count: UInt64 { value &>> 56 }

  /// These bits and then others.
  @inline(__always)
  func followed(by next: BitRun) -> BitRun {
    BitRun(bits | next.bits &<< count, count: Int(truncatingIfNeeded: count &+ next.count))
  }
}

/// The prefix codes of a block, made ready for writing tokens.
struct TokenCode {
  /// For each form of a token what is written; for a copy from any distance it lacks that.
  let forms: [BitRun]
  /// For each symbol of a distance its code, without the bits after it.
  private let distances: [BitRun]

  /// The two codes of a block.
  init(literals: PrefixCode, distances: PrefixCode, near: NearDistances) {
    let runs = zip(distances.codes, distances.lengths).map { BitRun(UInt64($0), count: Int($1)) }
    let kinds = SymbolTables.kinds.map { entry in
      BitRun(UInt64(literals.codes[entry.symbol]), count: Int(literals.lengths[entry.symbol]))
        .followed(by: BitRun(UInt64(entry.extra), count: entry.extraCount))
    }
    var forms = kinds
    forms.reserveCapacity(Token.formCount)
    for place in NearDistance.allCases {
      let distance = Self.run(near[place], runs.span)
      for kind in kinds { forms.append(kind.followed(by: distance)) }
    }
    self.forms = forms
    self.distances = runs
  }

  /// What is written for a distance.
  @inline(__always)
  func distance(_ distance: Distance) -> BitRun { Self.run(distance, distances.span) }

  @inline(__always)
  private static func run(_ distance: Distance, _ codes: Span<BitRun>) -> BitRun {
    codes[distance.symbol].followed(by: BitRun(UInt64(distance.extra), count: Int(distance.extraCount)))
  }
}

/// The distances that most copies of a stream have: their tokens say no more than which of them it is.
enum NearDistance: Int, CaseIterable {
  /// To the unit on the left.
  case left
  /// To the row above.
  case above

  /// The form of a copy from there is its kind and this.
  var firstForm: Int { (rawValue + 1) * Token.kindCount }
}

/// How far away the near distances of a stream are.
struct NearDistances {
  /// To the unit on the left.
  let left: Distance
  /// To the row above.
  let above: Distance

  /// Distances from 1 to 32,768 bytes.
  init(left: Int, above: Int) {
    self.left = Distance(left, as: .left)
    self.above = Distance(above, as: .above)
  }

  subscript(place: NearDistance) -> Distance {
    switch place {
    case .left: left
    case .above: above
    }
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
