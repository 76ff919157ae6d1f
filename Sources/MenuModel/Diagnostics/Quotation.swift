/// Texts of a document as they are quoted in messages.
package enum Quotation {
  /// The most characters of a quoted text.
  private static let limit = 60

  /// The text between quotation marks: long ones are cut, and what a terminal could take for a command is escaped.
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

  /// Joiners make up emoji and words of some scripts, and do no harm.
  private static func isJoiner(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value == 0x200C || scalar.value == 0x200D
  }

  /// The texts quoted and separated by commas.
  package static func list(_ texts: [String]) -> String {
    texts.map(of).joined(separator: ", ")
  }
}
