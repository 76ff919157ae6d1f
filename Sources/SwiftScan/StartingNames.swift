/// The functions of a file and the code that runs when its views appear, found in its text without parsing.
///
/// The search is conservative: it finds too many names rather than too few.
package struct StartingNames {
  private let bytes: [UInt8]
  /// The functions by name.
  private var functions: [String: [Function]] = [:]
  /// The closures of modifiers such as `onAppear`.
  private var starting: [Range<Int>] = []

  /// A word, as the name of a function that code calls or passes on.
  package struct Mention: Hashable {
    package let name: String
    /// The label of the first argument; empty for `name()`, and `nil` if it has none or is not called with parentheses.
    var label: String?

    package init(_ name: String) { self.name = name }
  }

  private struct Function {
    /// Whatever could be a parameter's label: the words of the declaration.
    let labels: Set<String>
    /// Whether a call must have arguments.
    let needsArguments: Bool
    let body: Range<Int>

    init(_ declaration: ArraySlice<UInt8>, body: Range<Int>) {
      let words = declaration.split { !$0.isInIdentifier }
      labels = Set(words.map { String(decoding: $0, as: UTF8.self) })
      let text = String(decoding: declaration, as: UTF8.self)
      needsArguments = text.contains(":") && !text.contains("=") && !text.contains("...")
      self.body = body
    }

    func mayBe(_ mention: Mention) -> Bool {
      guard let label = mention.label else { return true }
      return label.isEmpty ? !needsArguments : labels.contains(label)
    }
  }

  package static let modifiers = ["onAppear", "task", "onReceive", "onFirstAppear", "onLoad", "onViewDidLoad"]

  package init(_ text: String) {
    bytes = Array(text.utf8)
    let ends = Self.ends(bytes)
    let modifiers = Set(Self.modifiers.map { Array($0.utf8)[...] })
    var isName = false
    for range in Identifiers(in: bytes) {
      let word = bytes[range]
      if isName, let body = Self.body(bytes, range.upperBound, ends) {
        let function = Function(bytes[range.upperBound..<body.lowerBound], body: body)
        functions[String(decoding: word, as: UTF8.self), default: []].append(function)
      }
      isName = word.elementsEqual("func".utf8)
      if range.lowerBound > 0, bytes[range.lowerBound - 1] == UInt8(ascii: "."), modifiers.contains(word) {
        starting += Self.blocks(bytes, range.upperBound, ends)
      }
    }
  }

  /// The words of the code that runs when views appear, and of the functions that it calls.
  package var words: Set<Mention> {
    reachable(from: starting.reduce(into: []) { $0.formUnion(words(in: $1)) })
  }

  /// The words and those of the functions that they name, transitively.
  private func reachable(from words: Set<Mention>) -> Set<Mention> {
    var found = words
    var rest = Array(words)
    while let mention = rest.popLast() {
      for function in functions[mention.name] ?? [] where function.mayBe(mention) {
        for word in self.words(in: function.body) where found.insert(word).inserted { rest.append(word) }
      }
    }
    return found
  }

  /// The text of the code that runs when views appear, and of the functions that it calls.
  package var startingText: String { text(of: starting) + "\n" + text(reachableFrom: words) }

  /// The bodies of the functions that words name, and of those that these call.
  package func text(reachableFrom words: Set<Mention>) -> String {
    let reached = reachable(from: words).flatMap { mention in
      functions[mention.name]?.filter { $0.mayBe(mention) }.map(\.body) ?? []
    }
    return text(of: Set(reached).sorted { $0.lowerBound < $1.lowerBound })
  }

  private func text(of ranges: [Range<Int>]) -> String {
    ranges.map { String(decoding: bytes[$0], as: UTF8.self) }.joined(separator: "\n")
  }

  private func words(in range: Range<Int>) -> Set<Mention> {
    var found: Set<Mention> = []
    for word in bytes[range].split(whereSeparator: { !$0.isInIdentifier }) {
      var mention = Mention(String(decoding: word, as: UTF8.self))
      mention.label = label(at: word.endIndex)
      found.insert(mention)
    }
    return found
  }

  /// The label of the first argument in parentheses at a position: `on` in `(on: queue)`; empty for `()`.
  private func label(at position: Int) -> String? {
    guard position < bytes.count, bytes[position] == UInt8(ascii: "(") else { return nil }
    let start = bytes[(position + 1)...].firstIndex { ![0x20, 0x09, 0x0A, 0x0D].contains($0) } ?? bytes.count
    if start < bytes.count, bytes[start] == UInt8(ascii: ")") {
      // A closure may follow.
      let next = bytes[(start + 1)...].first { $0 != UInt8(ascii: " ") }
      return next == UInt8(ascii: "{") ? nil : ""
    }
    let end = bytes[start...].firstIndex { !$0.isInIdentifier } ?? bytes.count
    guard start < end, end < bytes.count, bytes[end] == UInt8(ascii: ":") else { return nil }
    return String(decoding: bytes[start..<end], as: UTF8.self)
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
