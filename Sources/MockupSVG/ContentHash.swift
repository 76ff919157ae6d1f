/// A 64-bit hash of a whole SVG.
///
/// It consumes eight bytes per step (multiplying and folding, as wyhash does), because SVGs are large.
struct ContentHash {
  let value: UInt64

  private static let letters = Array("abcdefghijklmnopqrstuvwxyz234567".utf8)

  init(_ bytes: [UInt8]) {
    let span = bytes.span
    var state = Self.mix(UInt64(span.count), 0xA076_1D64_78BD_642F)
    var position = 0
    while position + 8 <= span.count {
      var word: UInt64 = 0
      for index in 0..<8 { word |= UInt64(span[position &+ index]) << UInt64(8 &* index) }
      state = Self.mix(state ^ word, 0xE703_7ED1_A0B4_28DB)
      position += 8
    }
    var rest: UInt64 = 0
    while position < span.count {
      rest = rest << 8 | UInt64(span[position])
      position += 1
    }
    value = Self.mix(state ^ rest, 0x8EBC_6AF0_9C88_C6E3)
  }

  private init(value: UInt64) {
    self.value = value
  }

  var next: ContentHash { ContentHash(value: Self.mix(value, 0x5899_65CC_7537_4CC3)) }

  /// Eight lowercase letters and digits, starting with a letter: 39 bits of the hash.
  var label: [UInt8] {
    (0..<8).map { index in
      Self.letters[Int(truncatingIfNeeded: value >> (UInt64(index) * 5)) & (index == 0 ? 15 : 31)]
    }
  }

  /// Multiplies, then folds the halves of the product together.
  private static func mix(_ a: UInt64, _ b: UInt64) -> UInt64 {
    let product = a.multipliedFullWidth(by: b)
    return product.high ^ product.low ^ a
  }
}
