/// Placeholders in texts: `%@`, `%1$ld`, `{name}`.
package enum TextPlaceholders {
  /// The sorted placeholders: equal lists take the same arguments, in any order.
  package static func all(in text: String) -> [String] {
    var found: [String] = []
    var position = 0
    let characters = Array(text.unicodeScalars)
    while position < characters.count {
      switch characters[position] {
      case "%":
        if let (name, end) = format(in: characters, at: position, number: found.count) {
          if name != "%" { found.append(name) }
          position = end
          continue
        }
      case "{":
        if let (name, end) = named(in: characters, at: position) {
          found.append(name)
          position = end
          continue
        }
      default: break
      }
      position += 1
    }
    return found.sorted()
  }

  /// A format placeholder with its argument number; `%` alone for an escaped percent sign.
  private static func format(in text: [Unicode.Scalar], at start: Int, number: Int) -> (String, Int)? {
    var end = start + 1
    guard end < text.count else { return nil }
    if text[end] == "%" { return ("%", end + 1) }
    var digits = ""
    while end < text.count, ("0"..."9").contains(text[end]) {
      digits.unicodeScalars.append(text[end])
      end += 1
    }
    var argumentNumber = "\(number + 1)"
    if end < text.count, text[end] == "$", !digits.isEmpty {
      argumentNumber = digits
      end += 1
    }
    while end < text.count, "#0-+'. 123456789".unicodeScalars.contains(text[end]) {
      // A percent sign before a word is not a placeholder: `100 % done`.
      if text[end] == " " { return nil }
      end += 1
    }
    var length = ""
    while end < text.count, "hlqLztj".unicodeScalars.contains(text[end]) {
      length.unicodeScalars.append(text[end])
      end += 1
    }
    guard end < text.count, "@dDiuUxXoOfFeEgGcCsSpaA".unicodeScalars.contains(text[end]) else { return nil }
    return ("%\(argumentNumber)$\(length)\(text[end])", end + 1)
  }

  /// A name in braces.
  private static func named(in text: [Unicode.Scalar], at start: Int) -> (String, Int)? {
    var end = start + 1
    var name = ""
    while end < text.count, text[end] != "}" {
      guard
        text[end].properties.isAlphabetic || ("0"..."9").contains(text[end]) || "_.-".unicodeScalars.contains(text[end])
      else { return nil }
      name.unicodeScalars.append(text[end])
      end += 1
    }
    return end < text.count && !name.isEmpty ? ("{\(name)}", end + 1) : nil
  }
}
