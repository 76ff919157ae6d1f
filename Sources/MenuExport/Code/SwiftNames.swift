/// Names of declarations, made from the words that people read; no two are the same.
struct SwiftNames {
  /// The names that are taken, or mean something else where they would stand.
  private var taken: Set<String>

  /// No names so far.
  ///
  /// - Parameter reserved: names that something has already.
  init(reserved: Set<String>) {
    taken = reserved
  }

  /// A new name for a value or function.
  ///
  /// - Parameters:
  ///   - words: what it is called; `nil` where it has no words.
  ///   - fallback: the name of such a thing in general, for words that make no name.
  ///   - prefix: what is put in front of a name that is taken by the framework.
  mutating func member(_ words: String?, fallback: String, prefix: String) -> String {
    var name = words.flatMap(SwiftNames.lowerCamelCase) ?? fallback
    if Self.isKeyword(name) || taken.contains(name) && !given.contains(name) { name = prefix + Self.capitalized(name) }
    return unique(name)
  }

  /// A new name for a type.
  mutating func type(_ words: String?, fallback: String, suffix: String) -> String {
    var name = words.flatMap(SwiftNames.lowerCamelCase).map(Self.capitalized) ?? fallback
    if Self.isKeyword(name) || taken.contains(name) { name += suffix }
    return unique(name)
  }

  /// The names that were given here; they are told apart by numbers.
  private var given: Set<String> = []

  mutating func unique(_ name: String) -> String {
    var candidate = name
    var number = 2
    while !taken.insert(candidate).inserted {
      candidate = "\(name)\(number)"
      number += 1
    }
    given.insert(candidate)
    return candidate
  }

  // MARK: Words

  /// The most letters of a name; words that would make it longer are left out.
  static let maximumLength = 40

  /// Words as a name: `newestFirst`; `nil` where there are none, or letters that names here do without.
  static func lowerCamelCase(_ text: String) -> String? {
    var words: [String] = [""]
    for scalar in text.unicodeScalars {
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9": words[words.count - 1].unicodeScalars.append(scalar)
      // An apostrophe is inside of a word.
      case "'", "’": continue
      case _ where scalar.properties.isAlphabetic: return nil
      default: words.append("")
      }
    }
    words = Array(words.filter { !$0.isEmpty }.prefix(6))
    guard let first = words.first, let letter = first.utf8.first, letter > UInt8(ascii: "9") else { return nil }
    var name = String(lowercased(first).prefix(maximumLength))
    for word in words.dropFirst() where name.count + word.count <= maximumLength { name += capitalized(word) }
    return name
  }

  /// Words as the name of a type: `SortMenu`.
  static func upperCamelCase(_ text: String) -> String? { lowerCamelCase(text).map(capitalized) }

  static func capitalized(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }

  /// A word at the start of a name: `PDF` and `New` become small, of `URLField` the abbreviation.
  private static func lowercased(_ word: String) -> String {
    let capitals = word.prefix(while: \.isUppercase).count
    if capitals == word.count { return word.lowercased() }
    let count = max(1, capitals - 1)
    return word.prefix(capitals > 0 ? count : 0).lowercased() + word.dropFirst(capitals > 0 ? count : 0)
  }

  /// A name as it is declared: words of the language stand in backquotes.
  static func declared(_ name: String) -> String { isKeyword(name) ? "`\(name)`" : name }

  static func isKeyword(_ name: String) -> Bool { keywords.contains(name) }

  private static let keywords: Set<String> = [
    "Any", "Protocol", "Self", "Type", "any", "as", "associatedtype", "async", "await", "break", "case", "catch",
    "class", "continue", "default", "defer", "deinit", "do", "each", "else", "enum", "extension", "fallthrough",
    "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let",
    "nil", "operator", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return", "self",
    "some", "static", "struct", "subscript", "super", "switch", "then", "throw", "throws", "true", "try", "typealias",
    "unsafe", "var", "where", "while", "yield",
  ]
}
