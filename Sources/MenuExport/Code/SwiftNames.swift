/// Unique names of declarations, made from titles.
struct SwiftNames {
  /// Names in use, or with another meaning in their scope.
  private var taken: Set<String>

  init(reserved: Set<String>) {
    taken = reserved
  }

  /// Returns a new name for a property or method.
  /// - Parameters:
  ///   - words: The title to name it after.
  ///   - fallback: The name for a title that makes no name.
  ///   - prefix: A prefix for names that are keywords or reserved.
  mutating func member(_ words: String?, fallback: String, prefix: String) -> String {
    var name = words.flatMap(SwiftNames.lowerCamelCase) ?? fallback
    if Self.isKeyword(name) || taken.contains(name) && !given.contains(name) { name = prefix + Self.capitalized(name) }
    return unique(name)
  }

  /// Whether the name that words make is in use.
  func isTaken(_ words: String) -> Bool { Self.lowerCamelCase(words).map(taken.contains) ?? false }

  /// Returns a new name for a type; a keyword or a reserved name gets the suffix.
  mutating func type(_ words: String?, fallback: String, suffix: String) -> String {
    var name = words.flatMap(SwiftNames.lowerCamelCase).map(Self.capitalized) ?? fallback
    if Self.isKeyword(name) || taken.contains(name) { name += suffix }
    return unique(name)
  }

  /// Names given by this value; a number distinguishes repeated ones.
  private var given: Set<String> = []

  /// Names of local variables, which several scopes may share.
  private var locals: Set<String> = []

  /// Returns a name for a local variable that no member has; it may shadow a reserved one.
  mutating func local(_ words: String, prefix: String) -> String {
    let isUsed = ["body", "children", "item", "items", "menu"].contains(words)
    let name = isUsed || Self.isKeyword(words) ? prefix + Self.capitalized(words) : words
    if locals.contains(name) { return name }
    let result = given.contains(name) ? unique(name) : name
    for names in [\SwiftNames.taken, \.given, \.locals] { self[keyPath: names].insert(result) }
    return result
  }

  mutating func reserve(_ name: String) { taken.insert(name) }

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

  /// The maximum length of a name, in characters; further words are dropped.
  static let maximumLength = 40

  /// Words as a name, such as `newestFirst`; `nil` for empty text or unsupported letters.
  static func lowerCamelCase(_ text: String) -> String? {
    var words: [String] = [""]
    for scalar in text.unicodeScalars {
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9": words[words.count - 1].unicodeScalars.append(scalar)
      // An apostrophe does not end a word.
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

  static func upperCamelCase(_ text: String) -> String? { lowerCamelCase(text).map(capitalized) }

  static func capitalized(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }

  /// Lowercases the first word of a name: `PDF` becomes `pdf`, `New` becomes `new`, `URLField` becomes `urlField`.
  private static func lowercased(_ word: String) -> String {
    let capitals = word.prefix(while: \.isUppercase).count
    if capitals == word.count { return word.lowercased() }
    let count = max(1, capitals - 1)
    return word.prefix(capitals > 0 ? count : 0).lowercased() + word.dropFirst(capitals > 0 ? count : 0)
  }

  /// The name, in backquotes if it is a keyword.
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
