package enum Quotation {
  private static let limit = 60

  /// Returns a text in quotation marks, shortened, with terminal control characters escaped.
  package static func of(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars.prefix(limit) {
      switch scalar {
      case "\"", "\\": quoted += "\\" + String(scalar)
      case "\n": quoted += "\\n"
      case "\t": quoted += "\\t"
      case "\r": quoted += "\\r"
      default:
        let isControl = scalar.properties.generalCategory == .control || scalar.properties.generalCategory == .format
        quoted += isControl && !isJoiner(scalar) ? "\\u{" + String(scalar.value, radix: 16) + "}" : String(scalar)
      }
    }
    return quoted + (text.unicodeScalars.dropFirst(limit).isEmpty ? "\"" : "…\"")
  }

  /// Joiners are part of emoji and of words in some scripts, and are harmless.
  private static func isJoiner(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value == 0x200C || scalar.value == 0x200D
  }

  package static func list(_ texts: [String]) -> String {
    texts.map(of).joined(separator: ", ")
  }
}

extension Quotation {
  /// Consumes and returns a quoted text at the start of `rest`; `nil` if there is none.
  ///
  /// A shortened text ends in “…”, so quoting it again gives the same text.
  static func text(at rest: inout Substring) -> String? {
    var scalars = rest.unicodeScalars
    guard scalars.popFirst() == "\"" else { return nil }
    var text = String.UnicodeScalarView()
    while let scalar = scalars.popFirst() {
      switch scalar {
      case "\"":
        rest = Substring(scalars)
        return String(text)
      case "\\":
        guard let escaped = escapedScalar(at: &scalars) else { return nil }
        text.append(escaped)
      default: text.append(scalar)
      }
    }
    return nil
  }

  private static func escapedScalar(at scalars: inout Substring.UnicodeScalarView) -> Unicode.Scalar? {
    switch scalars.popFirst() {
    case "n": return "\n"
    case "t": return "\t"
    case "r": return "\r"
    case "u":
      guard scalars.popFirst() == "{", let end = scalars.firstIndex(of: "}") else { return nil }
      let number = UInt32(String(scalars[..<end]), radix: 16)
      scalars = scalars[scalars.index(after: end)...]
      return number.flatMap(Unicode.Scalar.init)
    case let scalar?: return scalar
    case nil: return nil
    }
  }
}
