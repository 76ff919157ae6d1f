import Testing

import MockupHashing

/// SHA-256 with the examples of FIPS 180-4.
@Suite struct SHA256Tests {
  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
  ]) func examplesOfTheStandard(text: String, digits: String) {
    #expect(SHA256Digest(of: Array(text.utf8)).description == digits)
    #expect(SHA256Digest(digits) == SHA256Digest(of: Array(text.utf8)))
  }

  @Test func aMillionLetters() {
    let letters = [UInt8](repeating: UInt8(ascii: "a"), count: 1_000_000)
    #expect(
      SHA256Digest(of: letters).description == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0")
  }

  @Test(arguments: [1, 3, 63, 64, 65, 1000]) func piecesCountAsOne(size: Int) {
    let bytes = (0..<1000).map { UInt8(truncatingIfNeeded: $0 &* 7) }
    var hash = SHA256()
    for start in stride(from: 0, to: bytes.count, by: size) {
      hash.update(Array(bytes[start..<min(bytes.count, start + size)]))
      hash.update([])
    }
    #expect(hash.finalize() == SHA256Digest(of: bytes))
  }

  @Test(arguments: [
    "", "12", String(repeating: "0", count: 63), String(repeating: "0", count: 65), String(repeating: "A", count: 64),
    String(repeating: "g", count: 64), String(repeating: "é", count: 32),
  ]) func onlyItsOwnDigitsAreAHash(text: String) {
    #expect(SHA256Digest(text) == nil)
  }

  @Test func theZerosOfAWordAreWritten() {
    let digits = "0000000000000001000000000000000200000000000000030000000000000004"
    #expect(SHA256Digest(digits)?.description == digits)
  }
}
