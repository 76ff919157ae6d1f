import CairoBackend

/// The SHA-256 of something, as a value of 32 bytes: sets keep several for each of their pictures.
struct Fingerprint: Hashable, Sendable {
  private var first: UInt64
  private var second: UInt64
  private var third: UInt64
  private var fourth: UInt64

  /// The fingerprint of bytes.
  init(of bytes: [UInt8]) {
    // The digest is always 64 digits.
    self = Fingerprint(Digest.sha256(bytes)) ?? Fingerprint(first: 0, second: 0, third: 0, fourth: 0)
  }

  /// The fingerprint of a file's bytes; `nil` where it cannot be read.
  init?(ofFile path: String) {
    guard let pieces = FilePieces(path: path) else { return nil }
    self.init(Digest.sha256(parts: pieces))
    if pieces.hasFailed { return nil }
  }

  /// A fingerprint from its 64 hexadecimal digits.
  init?(_ text: String) {
    var words: [UInt64] = []
    var word: UInt64 = 0
    var count = 0
    for byte in text.utf8 {
      let digit: UInt8
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digit = byte - UInt8(ascii: "0")
      case UInt8(ascii: "a")...UInt8(ascii: "f"): digit = byte - UInt8(ascii: "a") + 10
      default: return nil
      }
      word = word << 4 | UInt64(digit)
      count += 1
      if count % 16 == 0 { words.append(word) }
    }
    guard count == 64, words.count == 4 else { return nil }
    self.init(first: words[0], second: words[1], third: words[2], fourth: words[3])
  }

  private init(first: UInt64, second: UInt64, third: UInt64, fourth: UInt64) {
    self.first = first
    self.second = second
    self.third = third
    self.fourth = fourth
  }
}

extension Fingerprint: CustomStringConvertible {
  /// The 64 hexadecimal digits.
  var description: String {
    [first, second, third, fourth].map { word in
      let digits = String(word, radix: 16)
      return String(repeating: "0", count: 16 - digits.utf8.count) + digits
    }.joined()
  }
}
