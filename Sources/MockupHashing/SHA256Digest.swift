/// A SHA-256 hash of 32 bytes.
package struct SHA256Digest: Hashable, Sendable {
  static let byteCount = 32

  private var first: UInt64
  private var second: UInt64
  private var third: UInt64
  private var fourth: UInt64

  package init(of bytes: [UInt8]) {
    var hash = SHA256()
    hash.update(bytes)
    self = hash.finalize()
  }

  /// Parses 64 lowercase hexadecimal digits; `nil` if the text has any other form.
  package init?(_ text: String) {
    guard text.utf8.count == 2 * Self.byteCount else { return nil }
    var bytes: [UInt8] = []
    var high: UInt8?
    for letter in text.utf8 {
      let digit: UInt8
      switch letter {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digit = letter - UInt8(ascii: "0")
      case UInt8(ascii: "a")...UInt8(ascii: "f"): digit = letter - UInt8(ascii: "a") + 10
      default: return nil
      }
      if let known = high {
        bytes.append(known << 4 | digit)
        high = nil
      } else {
        high = digit
      }
    }
    self.init(bytes: bytes)
  }

  /// Creates a digest from 32 bytes; missing ones count as zero.
  init(bytes: [UInt8]) {
    func word(_ index: Int) -> UInt64 {
      bytes.dropFirst(8 * index).prefix(8).reduce(0) { $0 << 8 | UInt64($1) }
    }
    (first, second, third, fourth) = (word(0), word(1), word(2), word(3))
  }
}

extension SHA256Digest: CustomStringConvertible {
  /// The 64 lowercase hexadecimal digits.
  package var description: String {
    [first, second, third, fourth].map { word in
      let digits = String(word, radix: 16)
      return String(repeating: "0", count: 16 - digits.utf8.count) + digits
    }.joined()
  }
}
