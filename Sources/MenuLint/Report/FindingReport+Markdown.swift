import MenuModel

extension FindingReport {
  /// A table of all findings, for a pull request.
  var markdown: String {
    guard !findings.isEmpty else { return "No findings in \(Self.count(files.count, "document")).\n" }
    let heads = Finding.Severity.allCases.compactMap { severity -> String? in
      let count = findings.count { $0.severity == severity }
      return count == 0 ? nil : Self.count(count, severity.rawValue)
    }
    var text = heads.joined(separator: ", ") + " in \(Self.count(files.count, "document")).\n\n"
    text += "| Place | | Finding | Rule |\n| --- | --- | --- | --- |\n"
    for finding in findings {
      let start = finding.place.start
      text += "| `\(Self.code("\(finding.file):\(start.line):\(start.column)"))` | \(finding.severity.rawValue) | "
      text += Self.cell(finding.message) + " | `\(finding.rule)` |\n"
    }
    return text
  }

  private static func count(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }

  /// A text in a cell: nothing in it is Markdown or HTML.
  private static func cell(_ text: String) -> String {
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

  /// A text between backticks in a cell.
  private static func code(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "`": result += "'"
      case "|": result += "\\|"
      default: result.append(character.isNewline ? " " : character)
      }
    }
    return result
  }
}
