/// The functions of a file and the code that runs when its views appear, found in its text without parsing.
///
/// The search is conservative: it finds too many names rather than too few.
package struct StartingNames {
  private let bytes: [UInt8]
  /// The range of each function's body.
  private var bodies: [String: [Range<Int>]] = [:]
  /// The closures of modifiers such as `onAppear`.
  private var starting: [Range<Int>] = []

  package static let modifiers = ["onAppear", "task", "onReceive", "onFirstAppear", "onLoad", "onViewDidLoad"]

  package init(_ text: String) {
    bytes = Array(text.utf8)
    let ends = Self.ends(bytes)
    let modifiers = Set(Self.modifiers.map { Array($0.utf8)[...] })
    var isName = false
    for range in Identifiers(in: bytes) {
      let word = bytes[range]
      if isName, let body = Self.body(bytes, range.upperBound, ends) {
        bodies[String(decoding: word, as: UTF8.self), default: []].append(body)
      }
      isName = word.elementsEqual("func".utf8)
      if range.lowerBound > 0, bytes[range.lowerBound - 1] == UInt8(ascii: "."), modifiers.contains(word) {
        starting += Self.blocks(bytes, range.upperBound, ends)
      }
    }
  }

  /// The words of the code that runs when views appear, and of the functions that it calls.
  package var words: Set<String> {
    var found: Set<String> = []
    for range in starting { found.formUnion(words(in: range)) }
    return reachable(from: found)
  }

  /// The words and those of the functions that they name, transitively.
  package func reachable(from words: Set<String>) -> Set<String> {
    var found = words
    var rest = Array(words)
    while let name = rest.popLast() {
      for body in bodies[name] ?? [] {
        for word in self.words(in: body) where found.insert(word).inserted { rest.append(word) }
      }
    }
    return found
  }

  /// The text of the code that runs when views appear.
  package var startingText: String { text(of: starting) }

  /// The bodies of functions with these names.
  package func text(of names: Set<String>) -> String {
    text(of: bodies.filter { names.contains($0.key) }.values.flatMap(\.self))
  }

  private func text(of ranges: [Range<Int>]) -> String {
    ranges.map { String(decoding: bytes[$0], as: UTF8.self) }.joined(separator: "\n")
  }

  private func words(in range: Range<Int>) -> Set<String> {
    Set(bytes[range].split { !$0.isInIdentifier }.map { String(decoding: $0, as: UTF8.self) })
  }

  // MARK: Blocks

  /// The closing brace or parenthesis of each opening one.
  private static func ends(_ bytes: [UInt8]) -> [Int: Int] {
    var ends: [Int: Int] = [:]
    var open: [Int] = []
    for (position, byte) in bytes.enumerated() {
      switch byte {
      case UInt8(ascii: "{"), UInt8(ascii: "("): open.append(position)
      case UInt8(ascii: "}"), UInt8(ascii: ")"): if let start = open.popLast() { ends[start] = position }
      default: break
      }
    }
    return ends
  }

  /// The body of a function whose name ends at a position; `nil` for requirements of protocols.
  private static func body(_ bytes: [UInt8], _ position: Int, _ ends: [Int: Int]) -> Range<Int>? {
    var next = position
    // The type of the result is short.
    for _ in 0..<500 where next < bytes.count {
      switch bytes[next] {
      case UInt8(ascii: "("):
        guard let end = ends[next] else { return nil }
        next = end + 1
      case UInt8(ascii: "{"): return ends[next].map { next..<$0 }
      case UInt8(ascii: "}"): return nil
      default: next += 1
      }
    }
    return nil
  }

  /// The arguments and the closure of a modifier whose name ends at a position.
  private static func blocks(_ bytes: [UInt8], _ position: Int, _ ends: [Int: Int]) -> [Range<Int>] {
    var blocks: [Range<Int>] = []
    var next = position
    while next < bytes.count {
      switch bytes[next] {
      case UInt8(ascii: "("), UInt8(ascii: "{"):
        guard let end = ends[next] else { return blocks }
        blocks.append(next..<end)
        if bytes[next] == UInt8(ascii: "{") { return blocks }
        next = end + 1
      case UInt8(ascii: " "), UInt8(ascii: "\n"): next += 1
      default: return blocks
      }
    }
    return blocks
  }
}
