extension Diagnostic {
  /// Reads a diagnostic from its ``json`` form, which has no byte offset.
  ///
  /// - Returns: `nil` for any other value.
  public init?(json: JSONNode) {
    guard let severity = json["severity"]?.text.flatMap(Severity.init), let file = json["file"]?.text,
      let line = json["line"]?.number?.integer.flatMap(Int32.init(exactly:)),
      let column = json["column"]?.number?.integer.flatMap(Int32.init(exactly:)),
      let path = json["path"]?.text.flatMap(DocumentPath.init(description:)), let message = json["message"]?.text
    else { return nil }
    let option = json["option"]?.text
    guard option?.hasPrefix("--") != false else { return nil }
    let location = SourceLocation(position: SourcePosition(line: line, column: column, offset: 0), path: path)
    self.init(
      severity, file: file, at: option.map(SourceLocation.option) ?? location, message, help: json["help"]?.text,
      expected: json["expected"]?.text, suggestion: json["suggestion"]?.text)
  }
}

extension DocumentPath {
  /// Parses a path in the form of ``description``, such as `menu.items[2]."my key"`; `nil` for invalid text.
  public init?(description: String) {
    self.init()
    var rest = description[...]
    while let first = rest.first {
      if first == "[" {
        guard let end = rest.firstIndex(of: "]"), let index = Int(rest[..<end].dropFirst()) else { return nil }
        push(.index(index))
        rest = rest[rest.index(after: end)...]
        continue
      }
      if !steps.isEmpty {
        guard first == "." else { return nil }
        rest.removeFirst()
      }
      if rest.first == "\"" {
        guard let key = Quotation.text(at: &rest) else { return nil }
        push(.key(key))
      } else {
        let key = rest.prefix { $0 != "." && $0 != "[" }
        guard !key.isEmpty else { return nil }
        push(.key(String(key)))
        rest = rest[key.endIndex...]
      }
    }
  }
}
