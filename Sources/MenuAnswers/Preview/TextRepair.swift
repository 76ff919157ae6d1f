/// Completes unfinished JSON, so that the picture follows a document while it is written.
///
/// Only signs are inserted, and removed text becomes spaces, so lines keep their numbers.
package struct TextRepair {
  private enum Expectation {
    case key
    case colon
    case value
    case comma
  }

  private struct Level {
    let isObject: Bool
    var expects: Expectation
    var key: Range<Int>?
    var comma: Int?
    /// The end of the last token of this level.
    var end: Int

    init(isObject: Bool, end: Int) {
      self.isObject = isObject
      self.end = end
      expects = isObject ? .key : .value
    }
  }

  private let bytes: [UInt8]
  private let tokens: [TextToken]
  private var stack: [Level] = []
  private var hasRoot = false
  private var insertions: [(offset: Int, text: String)] = []
  private var removals: [Range<Int>] = []

  /// Returns the completed text.
  package static func repaired(_ bytes: [UInt8]) -> [UInt8] {
    var repair = TextRepair(bytes)
    return repair.result()
  }

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
    tokens = TextToken.all(in: bytes)
  }

  private mutating func result() -> [UInt8] {
    for index in tokens.indices { read(index) }
    while !stack.isEmpty { close() }
    let endings = tokens.compactMap { token -> (offset: Int, text: String)? in
      guard let ending = token.missingEnding, !removals.contains(where: { $0.overlaps(token.range) }) else {
        return nil
      }
      return (token.range.upperBound, ending)
    }
    // The end of a token comes before the signs that follow it.
    insertions = endings + insertions
    var repaired = bytes
    for range in removals {
      for offset in range where repaired[offset] != 0x0A && repaired[offset] != 0x0D { repaired[offset] = 0x20 }
    }
    // Insertions are in order of their tokens, but closing signs stand after the last token of their level.
    for (_, insertion) in insertions.enumerated().sorted(by: {
      ($0.element.offset, $0.offset) > ($1.element.offset, $1.offset)
    }) {
      repaired.insert(contentsOf: Array(insertion.text.utf8), at: insertion.offset)
    }
    return repaired
  }

  private var top: Int { stack.count - 1 }

  private mutating func read(_ index: Int) {
    let token = tokens[index]
    // Every round accepts the token, or leaves a level.
    while true {
      guard !stack.isEmpty else { return readRoot(token) }
      switch token.kind {
      case .closeObject, .closeArray:
        let isObject = token.kind == .closeObject
        if stack[top].isObject == isObject {
          finishMember()
          stack.removeLast()
          didReadValue(token)
          return
        }
        guard stack.contains(where: { $0.isObject == isObject }) else { return removals.append(token.range) }
        close()
      case .invalid: return removals.append(token.range)
      case .openObject, .openArray, .string, .scalar, .colon, .comma:
        let isDone = stack[top].isObject ? readInObject(token, index) : readInArray(token, index)
        if isDone { return }
      }
    }
  }

  private mutating func readRoot(_ token: TextToken) {
    switch token.kind {
    case .openObject where !hasRoot, .openArray where !hasRoot: push(token)
    case .openObject, .openArray, .string, .scalar, .colon, .comma, .closeObject, .closeArray, .invalid:
      removals.append(token.range)
    }
  }

  private mutating func push(_ token: TextToken) {
    hasRoot = true
    stack.append(Level(isObject: token.kind == .openObject, end: token.range.upperBound))
  }

  private mutating func didReadValue(_ token: TextToken) {
    guard !stack.isEmpty else { return }
    stack[top].expects = .comma
    stack[top].end = token.range.upperBound
    stack[top].key = nil
    stack[top].comma = nil
  }

  /// Returns whether the token is read; otherwise it belongs to the enclosing level.
  private mutating func readInObject(_ token: TextToken, _ index: Int) -> Bool {
    switch (stack[top].expects, token.kind) {
    case (.key, .string):
      stack[top].key = token.range
      stack[top].expects = .colon
      stack[top].end = token.range.upperBound
    case (.colon, .colon):
      stack[top].expects = .value
      stack[top].end = token.range.upperBound
      stack[top].key = stack[top].key.map { $0.lowerBound..<token.range.upperBound }
    case (.colon, .string) where isKey(index), (.value, .string) where isKey(index):
      // The next key follows: the value is missing.
      removeKey()
      return readInObject(token, index)
    case (.colon, .string), (.colon, .scalar), (.colon, .openObject), (.colon, .openArray):
      insertions.append((stack[top].end, ":"))
      stack[top].expects = .value
      return readInObject(token, index)
    case (.colon, .comma), (.value, .comma):
      removeKey()
      removals.append(token.range)
    case (.value, .string), (.value, .scalar): didReadValue(token)
    case (.value, .openObject), (.value, .openArray): push(token)
    case (.comma, .comma):
      stack[top].comma = token.range.lowerBound
      stack[top].expects = .key
    case (.comma, .string):
      insertions.append((stack[top].end, ","))
      stack[top].expects = .key
      return readInObject(token, index)
    case (.key, .openObject), (.comma, .openObject):
      // The next element of the array begins: a closing brace is missing.
      guard stack.count > 1, !stack[top - 1].isObject else {
        removals.append(token.range)
        return true
      }
      close()
      return false
    case (_, .comma), (_, .colon), (_, .scalar), (_, .openArray), (_, .closeObject), (_, .closeArray), (_, .invalid):
      removals.append(token.range)
    }
    return true
  }

  private mutating func readInArray(_ token: TextToken, _ index: Int) -> Bool {
    switch (stack[top].expects, token.kind) {
    case (.value, .string) where isKey(index):
      // An opening brace is missing.
      insertions.append((token.range.lowerBound, "{"))
      stack.append(Level(isObject: true, end: token.range.lowerBound))
      return readInObject(token, index)
    case (.comma, .string) where isKey(index) && stack.count > 1 && stack[top - 1].isObject:
      // The next key of the object follows: a closing bracket is missing.
      close()
      return false
    case (.value, .string), (.value, .scalar): didReadValue(token)
    case (.value, .openObject), (.value, .openArray): push(token)
    case (.comma, .comma):
      stack[top].comma = token.range.lowerBound
      stack[top].expects = .value
    case (.comma, .string), (.comma, .scalar), (.comma, .openObject), (.comma, .openArray):
      insertions.append((stack[top].end, ","))
      stack[top].expects = .value
      return readInArray(token, index)
    case (_, .comma), (_, .colon), (_, .closeObject), (_, .closeArray), (_, .invalid), (.key, _), (.colon, _):
      removals.append(token.range)
    }
    return true
  }

  private func isKey(_ index: Int) -> Bool {
    tokens.indices.contains(index + 1) && tokens[index + 1].kind == .colon
  }

  private mutating func removeKey() {
    if let key = stack[top].key { removals.append(key) }
    stack[top].key = nil
    stack[top].expects = .key
  }

  /// Removes a key without a value and a comma without a member at the end of a level.
  private mutating func finishMember() {
    if stack[top].key != nil { removeKey() }
    if let comma = stack[top].comma { removals.append(comma..<comma + 1) }
  }

  /// Ends a level after its last token.
  private mutating func close() {
    finishMember()
    let level = stack.removeLast()
    insertions.append((level.end, level.isObject ? "}" : "]"))
    guard !stack.isEmpty else { return }
    stack[top].expects = .comma
    stack[top].end = level.end
    stack[top].key = nil
    stack[top].comma = nil
  }
}

/// A part of JSON text, finished or not.
struct TextToken: Hashable {
  enum Kind: Hashable {
    case openObject
    case closeObject
    case openArray
    case closeArray
    case colon
    case comma
    case string
    case scalar
    case invalid
  }

  var kind: Kind
  var range: Range<Int>
  /// The text that completes the token.
  var missingEnding: String?

  /// Returns the tokens of a text, without spaces and comments.
  static func all(in bytes: [UInt8]) -> [TextToken] {
    var tokens: [TextToken] = []
    var offset = 0
    while offset < bytes.count {
      let token = next(in: bytes, at: offset)
      offset = token.range.upperBound
      if let kind = token.kind { tokens.append(TextToken(kind: kind, range: token.range, missingEnding: token.ending)) }
    }
    return tokens
  }

  private static func next(in bytes: [UInt8], at start: Int) -> (kind: Kind?, range: Range<Int>, ending: String?) {
    func single(_ kind: Kind?) -> (Kind?, Range<Int>, String?) { (kind, start..<start + 1, nil) }
    switch bytes[start] {
    case UInt8(ascii: "{"): return single(.openObject)
    case UInt8(ascii: "}"): return single(.closeObject)
    case UInt8(ascii: "["): return single(.openArray)
    case UInt8(ascii: "]"): return single(.closeArray)
    case UInt8(ascii: ":"): return single(.colon)
    case UInt8(ascii: ","): return single(.comma)
    case 0x09, 0x0A, 0x0D, 0x20, 0xEF, 0xBB, 0xBF: return single(nil)
    case UInt8(ascii: "\""): return string(in: bytes, at: start)
    case UInt8(ascii: "/"):
      guard let end = endOfComment(in: bytes, at: start) else { return single(.invalid) }
      return (nil, start..<end, nil)
    default: return scalar(in: bytes, at: start)
    }
  }

  private static func endOfComment(in bytes: [UInt8], at start: Int) -> Int? {
    guard start + 1 < bytes.count else { return nil }
    switch bytes[start + 1] {
    case UInt8(ascii: "/"): return bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
    case UInt8(ascii: "*"):
      var offset = start + 2
      while offset + 1 < bytes.count {
        if bytes[offset] == UInt8(ascii: "*"), bytes[offset + 1] == UInt8(ascii: "/") { return offset + 2 }
        offset += 1
      }
      return nil
    default: return nil
    }
  }

  private static func string(in bytes: [UInt8], at start: Int) -> (kind: Kind?, range: Range<Int>, ending: String?) {
    var offset = start + 1
    while offset < bytes.count, bytes[offset] != 0x0A, bytes[offset] != 0x0D {
      if bytes[offset] == UInt8(ascii: "\"") {
        if isEnding(offset, in: bytes) { return (.string, start..<offset + 1, nil) }
        // The quotation mark begins the next string.
        offset = bytes[start + 1..<offset].firstIndex { ",:}]".utf8.contains($0) } ?? offset
        break
      }
      offset += bytes[offset] == UInt8(ascii: "\\") && offset + 1 < bytes.count && bytes[offset + 1] >= 0x20 ? 2 : 1
    }
    // Signs at the end of the line most likely follow the missing quotation mark.
    var end = min(offset, bytes.count)
    while end > start + 1, " \t,}]".utf8.contains(bytes[end - 1]) { end -= 1 }
    if bytes[end - 1] == UInt8(ascii: "\\"), end > start + 1 { return (.string, start..<end, "\\\"") }
    return (.string, start..<end, "\"")
  }

  /// Returns whether a quotation mark ends a string: no word follows immediately.
  private static func isEnding(_ offset: Int, in bytes: [UInt8]) -> Bool {
    guard offset + 1 < bytes.count else { return true }
    return " \t\r\n,:{}[]/\"".utf8.contains(bytes[offset + 1])
  }

  private static func scalar(in bytes: [UInt8], at start: Int) -> (kind: Kind?, range: Range<Int>, ending: String?) {
    let end = bytes[start...].firstIndex { "{}[]:,\"/ \t\r\n".utf8.contains($0) } ?? bytes.count
    let text = String(decoding: bytes[start..<end], as: UTF8.self)
    for word in ["true", "false", "null"] where word.hasPrefix(text) {
      return (.scalar, start..<end, text == word ? nil : String(word.dropFirst(text.count)))
    }
    let isNumber = JSONNumber.isValid(text)
    return (isNumber ? .scalar : .invalid, start..<end, nil)
  }
}

private enum JSONNumber {
  static func isValid(_ text: String) -> Bool {
    guard let last = text.utf8.last, (0x30...0x39).contains(last), Double(text) != nil else { return false }
    return text.utf8.allSatisfy { (0x30...0x39).contains($0) || "+-.eE".utf8.contains($0) }
  }
}
