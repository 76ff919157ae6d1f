/// The text form of diagnostics, findings, and other errors: a line with the problem, a code frame, and a line with help.
package struct ReportText {
  /// The file with line and column, the option, or the program.
  package var location: String
  package var severity: String
  package var message: String
  /// The rule of a finding.
  package var rule: String?
  package var help: String?

  package init(location: String, severity: String, message: String, rule: String? = nil, help: String? = nil) {
    self.location = location
    self.severity = severity
    self.message = message
    self.rule = rule
    self.help = help
  }

  /// Returns the lines, without the last line end.
  ///
  /// - Parameters:
  ///   - frame: the source line and the marks below it; `nil` for none.
  ///   - hasColors: adds terminal colors.
  package func text(frame: String? = nil, hasColors: Bool = false) -> String {
    func styled(_ text: String, _ code: String) -> String {
      hasColors ? "\u{1B}[\(code)m\(text.escapingControls)\u{1B}[0m" : text.escapingControls
    }
    var text = styled("\(location): ", "1") + styled("\(severity):", color) + " \(message.escapingControls)"
    if let rule { text += styled(" [\(rule)]", "2") }
    if let frame { text += "\n" + frame }
    if let help { text += "\n" + styled("help:", "36") + " \(help.escapingControls)" }
    return text
  }

  private var color: String {
    switch severity {
    case "error": "1;31"
    case "warning": "1;35"
    default: "1;36"
    }
  }

  /// The message with its help, for formats with one text for both.
  package static func joined(_ message: String, _ help: String?) -> String {
    message + (help.map { "\nhelp: \($0)" } ?? "")
  }
}

extension String {
  /// The text with its control characters escaped, except line feeds and tabs, because names of files can contain
  /// commands of a terminal.
  package var escapingControls: String {
    func isControl(_ scalar: Unicode.Scalar) -> Bool {
      scalar.properties.generalCategory == .control && scalar != "\n" && scalar != "\t"
    }
    guard unicodeScalars.contains(where: isControl) else { return self }
    return unicodeScalars.map { isControl($0) ? $0.escaped(asASCII: true) : String($0) }.joined()
  }
}
