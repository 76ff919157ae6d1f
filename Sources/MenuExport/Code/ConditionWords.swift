import MenuDocument

/// The words of a condition's term, for the name of a property.
struct ConditionWords {
  /// The term without its negation.
  let text: String
  let isNegated: Bool
  /// Whether the name has the names of the values that have its properties.
  private var hasOwners = false

  /// The same with a longer name: `project is encrypted` for `project.isEncrypted`.
  var withOwners: ConditionWords {
    var words = self
    words.hasOwners = true
    return words
  }

  init(_ term: String) {
    let words = ItemCondition.words(of: term)
    let isUnequal = words.count == 3 && (words[1] == "!=") != (words[2] == "nil") && ["==", "!="].contains(words[1])
    isNegated = words.count == 1 && term.hasPrefix("!") || isUnequal
    text = isNegated ? ItemCondition.opposite(of: term) : term
  }

  /// The words of the name: `isMuted` for `account.isMuted`, `mode is edit` for `mode == .edit`.
  var name: String {
    let words = ItemCondition.words(of: text).map(String.init).filter { !["await", "try", "try?"].contains($0) }
    guard words.count == 3, let verb = Self.verbs[words[1]] else {
      return words.map { Self.verbs[$0] ?? Self.spoken[$0] ?? subject($0) }.joined(separator: " ")
    }
    if words[1] == "!=" { return "has \(member(words[0]))" }
    return "\(member(words[0])) \(verb) \(member(words[2]))"
  }

  private static let verbs = [
    "!=": "has", "==": "is", "is": "is", ">": "exceeds", "<": "is below", ">=": "is at least", "<=": "is at most",
  ]
  private static let spoken = ["||": "or", "&&": "and", "as?": "as"]

  /// The last name of a path if it is telling by itself, such as `isMuted`, otherwise the last two.
  private func subject(_ path: String) -> String {
    let names = Self.names(in: path)
    guard let last = names.last else { return path }
    let isTelling = ["is", "has", "can", "should", "shows", "allows", "needs", "was", "did", "will", "uses"]
      .contains { last.hasPrefix($0) && last.dropFirst($0.count).first?.isUppercase == true }
    return isTelling && !hasOwners && !Self.general.contains(last) ? last : names.suffix(2).joined(separator: " ")
  }

  /// The last name of a path; a general one with the name before it.
  private func member(_ path: String) -> String {
    let names = Self.names(in: path)
    guard let last = names.last else { return path }
    return hasOwners || Self.general.contains(last) ? names.suffix(2).joined(separator: " ") : last
  }

  /// Names that tell little without the value that has them.
  private static let general: Set = [
    "count", "first", "id", "isEmpty", "kind", "last", "name", "rawValue", "type", "value",
  ]

  /// The names of a path, without arguments: `account` and `isMuted` of `account.isMuted()`.
  private static func names(in path: String) -> [String] {
    var text = path[...]
    while text.hasPrefix("("), text.hasSuffix(")") { text = text.dropFirst().dropLast() }
    var depth = 0
    var plain = ""
    for character in text {
      if "([{".contains(character) { depth += 1 }
      if depth == 0 { plain.append(character) }
      if ")]}".contains(character) { depth -= 1 }
    }
    plain = plain.split(separator: " ").last.map(String.init) ?? plain
    return plain.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
      .filter { !["self", "Self"].contains($0) }
  }
}
