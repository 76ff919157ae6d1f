/// The condition of an item: terms of an app's code that are all true, such as `isFavorite && !isMuted`.
package struct ItemCondition: Hashable, Sendable {
  package var terms: [String] = []

  /// Splits a text at each `&&` outside of brackets and quotes.
  package init(_ text: String) {
    for term in Self.words(of: text).split(separator: "&&", omittingEmptySubsequences: true) {
      terms.append(term.joined(separator: " "))
    }
  }

  /// The text of two conditions that are both true.
  package static func both(_ first: String?, _ second: String?) -> String? {
    guard let first, let second else { return first ?? second }
    // These operators bind less tightly than `&&`.
    let terms = [first, second].map { text in
      words(of: text).contains { $0 == "||" || $0 == "?" } ? "(\(text))" : text
    }
    return terms.joined(separator: " && ")
  }

  /// The text that is true if another is false: `!isFavorite` for `isFavorite`, `count != 0` for `count == 0`.
  package static func opposite(of text: String) -> String {
    let words = words(of: text)
    if words.count == 3, let sign = ["==": "!=", "!=": "=="][words[1]] { return "\(words[0]) \(sign) \(words[2])" }
    guard words.count == 1 else { return "!(\(text))" }
    guard text.hasPrefix("!") else { return "!" + text }
    let rest = text.dropFirst()
    return rest.hasPrefix("(") && rest.hasSuffix(")") ? String(rest.dropFirst().dropLast()) : String(rest)
  }

  /// The parts of a text between spaces outside of brackets and quotes.
  package static func words(of text: String) -> [Substring] {
    var depth = 0
    var isQuoted = false
    return text.utf8.split { byte in
      switch Unicode.Scalar(byte) {
      case "\"": isQuoted.toggle()
      case "(", "[", "{": if !isQuoted { depth += 1 }
      case ")", "]", "}": if !isQuoted { depth -= 1 }
      case let scalar: return scalar == " " && depth <= 0 && !isQuoted
      }
      return false
    }.map { Substring($0) }
  }
}
