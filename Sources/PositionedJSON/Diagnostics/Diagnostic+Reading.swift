extension Diagnostic {
  /// Reads a diagnostic back from what ``json`` gives; `nil` for anything else.
  ///
  /// It reads as the one that was written; how many bytes into the file it is, is not kept.
  ///
  /// - Parameter json: the diagnostic as data.
  public init?(json: JSONNode) {
    guard let severity = json["severity"]?.text.flatMap(Severity.init), let file = json["file"]?.text,
      let line = json["line"]?.number?.integer.flatMap(Int32.init(exactly:)),
      let column = json["column"]?.number?.integer.flatMap(Int32.init(exactly:)),
      let path = json["path"]?.text.flatMap(DocumentPath.init(description:)), let message = json["message"]?.text
    else { return nil }
    let option = json["option"]?.text
    guard option?.hasPrefix("--") != false else { return nil }
    let place = SourceLocation(position: SourcePosition(line: line, column: column, offset: 0), path: path)
    self.init(
      severity, file: file, at: option.map(SourceLocation.option) ?? place, message, expected: json["expected"]?.text,
      suggestion: json["suggestion"]?.text)
  }
}

extension DocumentPath {
  /// Reads a way as ``description`` writes it; `nil` where the text is none.
  ///
  /// - Parameter description: steps such as `menu.items[2]."my key"`; empty for the root.
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
