/// One of several parts that a set is divided into, so that several machines draw it.
public struct Shard: Hashable, Sendable {
  /// Which part this is, from 1.
  public let number: Int
  /// How many parts there are.
  public let count: Int

  /// A part; `nil` where there is no such part.
  public init?(number: Int, of count: Int) {
    guard count >= 1, (1...count).contains(number) else { return nil }
    self.number = number
    self.count = count
  }

  /// Whether the pictures of a mockup belong here: depends on its name alone, so that a new mockup moves no other.
  public func contains(_ name: String) -> Bool {
    // FNV-1a, 64 bits: http://www.isthe.com/chongo/tech/comp/fnv
    let hash = name.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
    return Int((hash ^ hash >> 32) % UInt64(count)) == number - 1
  }
}
