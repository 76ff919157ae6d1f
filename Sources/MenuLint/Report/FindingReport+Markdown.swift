import PositionedJSON

extension FindingReport {
  func markdown(rows: String) -> String {
    let documents = Self.count(files.count, "document")
    guard !rows.isEmpty else { return "No findings in \(documents).\n" }
    let heads = Finding.Severity.allCases.compactMap { severity in
      counts[severity].map { Self.count($0, severity.rawValue) }
    }
    return heads.joined(separator: ", ") + " in \(documents).\n\n"
      + "| Location | | Finding | Rule |\n| --- | --- | --- | --- |\n" + rows
  }

  private static func count(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}

extension Finding {
  var row: String {
    let location = Self.code("\(file):\(self.range.start.line):\(self.range.start.column)")
    let text = ([message] + (help.map { [$0] } ?? [])).joined(separator: "; ")
    return "| `\(location)` | \(severity.rawValue) | \(MarkdownText.cell(text)) | `\(rule)` |\n"
  }

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
