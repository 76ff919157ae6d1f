import PositionedJSON

extension FindingReport {
  /// One line per finding, followed by the source line with a caret if sources are available.
  func lines(of findings: [Finding]) -> String {
    var known: [String: [ArraySlice<UInt8>]] = [:]
    var text = ""
    for finding in findings {
      text += line(of: finding) + "\n"
      guard let source else { continue }
      if known[finding.file] == nil {
        known[finding.file] =
          source(finding.file)?.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) ?? []
      }
      text += excerpt(at: finding.place, lines: known[finding.file] ?? [])
    }
    return text
  }

  private func line(of finding: Finding) -> String {
    guard hasColors else { return finding.line }
    let start = finding.place.start
    let place = "\(finding.file):\(start.line):\(start.column): "
    let tail = " [\(finding.rule)]"
    let color =
      switch finding.severity {
      case .error: "31"
      case .warning: "35"
      case .suggestion: "36"
      }
    return
      "\u{1B}[1m\(place)\u{1B}[\(color)m\(finding.severity.rawValue):\u{1B}[0m \(finding.message)\u{1B}[2m\(tail)\u{1B}[0m"
  }

  /// The first line of the range, underlined by a caret and tildes.
  private func excerpt(at place: SourceRange, lines: [ArraySlice<UInt8>]) -> String {
    let index = Int(place.start.line) - 1
    guard lines.indices.contains(index), lines[index].count <= 400 else { return "" }
    let line = String(decoding: lines[index], as: UTF8.self).filter { !$0.isNewline && $0 != "\r" }
    let scalars = Array(line.unicodeScalars)
    let start = min(Int(place.start.column) - 1, scalars.count)
    let end = place.end.line == place.start.line ? min(Int(place.end.column) - 1, scalars.count) : scalars.count
    func width(_ part: ArraySlice<Unicode.Scalar>) -> Int {
      var text = String.UnicodeScalarView()
      text.append(contentsOf: part)
      return TextWidth.of(String(text))
    }
    let shown = String(line.map { $0 == "\t" ? " " : $0 })
    let marks = "^" + String(repeating: "~", count: max(0, width(scalars[start..<max(start, end)]) - 1))
    return "  " + shown + "\n  " + String(repeating: " ", count: width(scalars[..<start])) + marks + "\n"
  }
}

extension Finding {
  /// The finding in the form `file:line:column: warning: message [rule]`.
  public var line: String {
    "\(file):\(place.start.line):\(place.start.column): \(severity.rawValue): \(message) [\(rule)]"
  }
}
