public import PositionedJSON

extension Finding {
  /// Reads a finding from its ``json``; `nil` for any other JSON.
  ///
  /// Byte offsets and the text concerned are not part of the JSON and get lost.
  public init?(json: JSONNode) {
    guard let rule = json["rule"]?.text, let severity = json["severity"]?.text.flatMap(Severity.init),
      let message = json["message"]?.text, let file = json["file"]?.text, let range = SourceRange(json: json),
      let path = json["path"]?.text.flatMap(DocumentPath.init(description:)),
      let fingerprint = json["fingerprint"]?.text
    else { return nil }
    var source: GuidelineSource?
    if let page = json["page"]?.text, let heading = json["heading"]?.text {
      source = GuidelineSource(page: page, heading: heading)
    }
    self.init(
      rule: rule, severity: severity, message: message, help: json["help"]?.text, file: file, range: range, path: path,
      source: source, related: (json["related"]?.elements ?? []).compactMap(RelatedLocation.init(json:)),
      fix: json["fix"].flatMap(Fix.init(json:)), fingerprint: fingerprint)
  }
}

extension RelatedLocation {
  fileprivate init?(json: JSONNode) {
    guard let range = SourceRange(json: json), let path = json["path"]?.text.flatMap(DocumentPath.init(description:))
    else { return nil }
    self.init(range: range, path: path)
  }
}

extension Fix {
  fileprivate init?(json: JSONNode) {
    guard let title = json["title"]?.text, let edits = json["edits"]?.elements else { return nil }
    self.init(title: title, edits: edits.compactMap(TextEdit.init(json:)))
  }
}

extension TextEdit {
  fileprivate init?(json: JSONNode) {
    guard let offset = json["offset"]?.integer, let length = json["length"]?.integer, let text = json["text"]?.text,
      let end = Int32(exactly: Int64(offset) + Int64(length))
    else { return nil }
    self.init(
      range: SourceRange(
        start: SourcePosition(line: 1, column: 1, offset: offset), end: SourcePosition(line: 1, column: 1, offset: end)),
      text: text)
  }
}

extension SourceRange {
  fileprivate init?(json: JSONNode) {
    guard let line = json["line"]?.integer, let column = json["column"]?.integer,
      let endLine = json["endLine"]?.integer,
      let endColumn = json["endColumn"]?.integer
    else { return nil }
    self.init(
      start: SourcePosition(line: line, column: column, offset: 0),
      end: SourcePosition(line: endLine, column: endColumn, offset: 0))
  }
}

extension JSONNode {
  fileprivate var integer: Int32? { number?.integer.flatMap(Int32.init(exactly:)) }
}
