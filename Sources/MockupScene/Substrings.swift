// Embedded Swift has no string processing, so these replace `contains(_: String)` and `replacing(_:with:)`.
extension StringProtocol {
  package func contains(substring: String) -> Bool {
    ByteSearch(bytes: Array(substring.utf8)).firstOffset(in: Array(utf8), from: 0) != nil
  }

  package func replacing(substring: String, with replacement: String) -> String {
    let search = ByteSearch(bytes: Array(substring.utf8))
    let bytes = Array(utf8)
    var result: [UInt8] = []
    var start = 0
    while !search.bytes.isEmpty, let found = search.firstOffset(in: bytes, from: start) {
      result += bytes[start..<found]
      result += replacement.utf8
      start = found + search.bytes.count
    }
    return String(decoding: result + bytes[start...], as: UTF8.self)
  }
}

/// A search for bytes in bytes: arrays are many times faster than the generic views of strings.
private struct ByteSearch {
  let bytes: [UInt8]

  func firstOffset(in text: [UInt8], from start: Int) -> Int? {
    var offset = start
    while offset + bytes.count <= text.count {
      if text[offset..<offset + bytes.count].elementsEqual(bytes) { return offset }
      offset += 1
    }
    return nil
  }
}
