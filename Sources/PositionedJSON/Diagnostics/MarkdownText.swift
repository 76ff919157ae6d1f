package enum MarkdownText {
  /// Escapes text for a table cell: one line, no Markdown or HTML.
  package static func cell(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\n", "\r": result += " "
      case "\\", "`", "*", "_", "|", "[", "]", "~", "#", "@", "!": result += "\\" + String(scalar)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
