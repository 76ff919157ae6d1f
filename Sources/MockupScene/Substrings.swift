// Embedded Swift has no string processing, so these replace `contains(_: String)` and `replacing(_:with:)`.
extension StringProtocol {
  package func contains(substring: String) -> Bool { firstIndex(of: substring, from: startIndex) != nil }

  package func replacing(substring: String, with replacement: String) -> String {
    var result = ""
    var start = startIndex
    while !substring.isEmpty, let found = firstIndex(of: substring, from: start) {
      result += self[start..<found] + replacement
      start = utf8.index(found, offsetBy: substring.utf8.count)
    }
    return result + self[start...]
  }

  private func firstIndex(of substring: String, from start: Index) -> Index? {
    var rest = utf8[start...]
    while !rest.starts(with: substring.utf8) {
      if rest.isEmpty { return nil }
      rest.removeFirst()
    }
    return rest.startIndex
  }
}
