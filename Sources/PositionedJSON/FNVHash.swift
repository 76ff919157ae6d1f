extension Sequence<UInt8> {
  /// A hash that is the same on every machine and in every run: [FNV-1a](http://www.isthe.com/chongo/tech/comp/fnv),
  /// 64 bits.
  package var stableHash: UInt64 {
    reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
  }
}
