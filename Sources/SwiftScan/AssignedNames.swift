/// Names that a file may reassign, found in its text without parsing.
///
/// The search is conservative: a name is constant only if nothing in the text looks like an assignment.
package struct AssignedNames {
  private var names: Set<String> = []

  package func contains(_ name: String) -> Bool { names.contains(name) }

  /// - Parameter isBroad: Whether the label of an argument, as of a memberwise initializer, and the use of a property of
  ///   the value count, too.
  package init(_ text: String, isBroad: Bool = true) {
    let bytes = Array(text.utf8)
    var position = 0
    var previousWord: ArraySlice<UInt8> = []
    while position < bytes.count {
      guard bytes[position].isInIdentifier else {
        if bytes[position] == UInt8(ascii: ")"), Self.isAssignment(bytes, Self.next(bytes, position + 1)) {
          names.formUnion(Self.words(inTuple: bytes, endingAt: position))
        }
        position += 1
        continue
      }
      let start = position
      while position < bytes.count, bytes[position].isInIdentifier { position += 1 }
      let word = bytes[start..<position]
      let isDeclared = Self.declaring.contains { previousWord.elementsEqual($0) }
      previousWord = word
      if isDeclared || !Self.isSet(bytes, start, position, isBroad) { continue }
      names.insert(String(decoding: word, as: UTF8.self))
    }
  }

  /// The words of a tuple that gets values, as in `(width, self.height) = size`; none for a pattern, as in
  /// `case .read(let text) = result` and `let (width, height) = size`.
  private static func words(inTuple bytes: [UInt8], endingAt end: Int) -> Set<String> {
    var start = end
    var depth = 1
    // Tuples are short.
    while depth > 0, start > 0, end - start < 2_000 {
      start -= 1
      if bytes[start] == UInt8(ascii: ")") { depth += 1 }
      if bytes[start] == UInt8(ascii: "(") { depth -= 1 }
    }
    let before = bytes[..<start]
    let word = before.reversed().drop { $0 == 0x20 }.prefix(while: \.isInIdentifier).reversed()
    let isCall = before.last?.isInIdentifier == true
    if isCall || Self.declaring.contains(where: { word.elementsEqual($0) }) { return [] }
    return Set(bytes[start..<end].split { !$0.isInIdentifier }.map { String(decoding: $0, as: UTF8.self) })
  }

  private static let declaring = ["var", "let", "func", "case"].map { Array($0.utf8) }

  /// Nonmutating methods and properties.
  private static let harmless = Set([
    "map", "filter", "joined", "count", "isEmpty", "first", "last", "uppercased", "lowercased", "capitalized",
    "contains", "firstIndex", "lastIndex", "allSatisfy", "reduce", "min", "max", "sorted", "enumerated", "reversed",
    "indices", "compactMap", "flatMap", "hasPrefix", "hasSuffix", "description",
    "rawValue", "prefix", "suffix", "dropFirst", "dropLast", "forEach", "keys", "values",
  ])

  /// Whether the context of a word may assign to it.
  private static func isSet(_ bytes: [UInt8], _ start: Int, _ end: Int, _ isBroad: Bool) -> Bool {
    if start > 0, [UInt8(ascii: "&"), UInt8(ascii: "$")].contains(bytes[start - 1]) { return true }
    var before = start
    while before > 0, bytes[before - 1].isInIdentifier || bytes[before - 1] == UInt8(ascii: ".") { before -= 1 }
    if before > 0, bytes[before - 1] == UInt8(ascii: "\\") { return true }
    var next = next(bytes, end)
    while next < bytes.count, [UInt8(ascii: "?"), UInt8(ascii: "!")].contains(bytes[next]) {
      next = self.next(bytes, next + 1)
    }
    guard next < bytes.count else { return false }
    switch bytes[next] {
    case UInt8(ascii: ":"): return isBroad
    case UInt8(ascii: "["): return true
    case UInt8(ascii: "."):
      var stop = next + 1
      while stop < bytes.count, bytes[stop].isInIdentifier { stop += 1 }
      if harmless.contains(String(decoding: bytes[(next + 1)..<stop], as: UTF8.self)) { return false }
      return isBroad || mayChange(bytes, stop)
    default: return isAssignment(bytes, next)
    }
  }

  /// Whether a call of a member, or an assignment to one, follows the name of a member.
  private static func mayChange(_ bytes: [UInt8], _ end: Int) -> Bool {
    var next = next(bytes, end)
    while next < bytes.count {
      switch bytes[next] {
      case UInt8(ascii: "?"), UInt8(ascii: "!"), UInt8(ascii: "."): next = self.next(bytes, next + 1)
      case UInt8(ascii: "("), UInt8(ascii: "["): return true
      case let byte where byte.isInIdentifier && bytes[next - 1] == UInt8(ascii: "."):
        while next < bytes.count, bytes[next].isInIdentifier { next += 1 }
        next = self.next(bytes, next)
      default: return isAssignment(bytes, next)
      }
    }
    return false
  }

  private static func isAssignment(_ bytes: [UInt8], _ position: Int) -> Bool {
    var end = position
    while end < bytes.count, "+-*/%&|^<>?".utf8.contains(bytes[end]) { end += 1 }
    guard end < bytes.count, bytes[end] == UInt8(ascii: "=") else { return false }
    if end + 1 < bytes.count, bytes[end + 1] == UInt8(ascii: "=") { return false }
    // `<=` and `>=` are comparisons.
    return end == position || end - position > 1 || !"<>".utf8.contains(bytes[position])
  }

  private static func next(_ bytes: [UInt8], _ position: Int) -> Int {
    var next = position
    while next < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[next]) { next += 1 }
    return next
  }
}
