import MenuDocument
import PositionedJSON

extension FindingReport {
  /// The start of a SARIF 2.1.0 log: the program and its rules.
  var sarifStart: String {
    let driver = JSONNode.object([
      ("name", "menumock"), ("version", .string(version)), ("semanticVersion", .string(version)),
      ("rules", .array(rules.map { $0.rule.sarif } + [Self.invalidDocument])),
    ])
    let run = JSONNode.object([("tool", .object([("driver", driver)])), ("columnKind", "unicodeCodePoints")])
    let log = JSONNode.object([("$schema", "https://json.schemastore.org/sarif-2.1.0.json"), ("version", "2.1.0")])
    return Self.open(log) + ",\"runs\":[" + Self.open(run) + ",\"results\":["
  }

  /// One line per finding.
  func sarifResults(_ findings: [Finding], isFirst: Bool) -> String {
    let ruleIndices = Dictionary(uniqueKeysWithValues: rules.enumerated().map { ($1.rawValue, $0) })
    return findings.enumerated().map { index, finding in
      (isFirst && index == 0 ? "\n" : ",\n")
        + JSONWriter.text(of: result(finding, ruleIndex: ruleIndices[finding.rule] ?? rules.count), form: .compact)
    }.joined()
  }

  /// The end of the log: the documents.
  var sarifEnd: String {
    let artifacts = JSONNode.array(files.map { .object([("location", Self.artifact($0))]) })
    return "\n],\"artifacts\":" + JSONWriter.text(of: artifacts, form: .compact) + "}]}\n"
  }

  /// An object without its closing brace, so that members can follow.
  private static func open(_ object: JSONNode) -> String {
    String(JSONWriter.text(of: object, form: .compact).dropLast())
  }

  /// The SARIF rule of errors that make a document unreadable.
  private static var invalidDocument: JSONNode {
    let text = JSONNode.object([
      (
        "text",
        "Documents have known keys and values of the right types. Documents with errors are not linted."
      )
    ])
    return .object([
      ("id", .string(Finding.invalidDocument)), ("name", .string(Finding.invalidDocument)),
      ("shortDescription", text), ("fullDescription", text), ("help", text),
      ("defaultConfiguration", .object([("level", "error")])),
    ])
  }

  private func result(_ finding: Finding, ruleIndex: Int) -> JSONNode {
    var members: [(String, JSONNode)] = [
      ("ruleId", .string(finding.rule)), ("ruleIndex", .number(ruleIndex)),
      ("level", .string(finding.severity.level)),
      ("message", .object([("text", .string(ReportText.joined(finding.message, finding.help)))])),
      ("locations", .array([Self.location(finding.file, finding.range, finding.path)])),
    ]
    if !finding.related.isEmpty {
      members.append(
        ("relatedLocations", .array(finding.related.map { Self.location(finding.file, $0.range, $0.path) })))
    }
    members.append(("partialFingerprints", .object([("menumockFingerprint/v1", .string(finding.fingerprint))])))
    if let fix = finding.fix {
      let replacements = fix.edits.map { edit in
        JSONNode.object([
          ("deletedRegion", Self.region(edit.range)), ("insertedContent", .object([("text", .string(edit.text))])),
        ])
      }
      let change = JSONNode.object([
        ("artifactLocation", Self.artifact(finding.file)), ("replacements", .array(replacements)),
      ])
      members.append(
        (
          "fixes",
          .array([
            .object([
              ("description", .object([("text", .string(fix.title))])), ("artifactChanges", .array([change])),
            ])
          ])
        ))
    }
    return .object(members)
  }

  private static func location(_ file: String, _ range: SourceRange, _ path: DocumentPath) -> JSONNode {
    var members: [(String, JSONNode)] = [
      ("physicalLocation", .object([("artifactLocation", artifact(file)), ("region", region(range))]))
    ]
    if path != .root {
      members.append(("logicalLocations", .array([.object([("fullyQualifiedName", .string(path.description))])])))
    }
    return .object(members)
  }

  private static func region(_ range: SourceRange) -> JSONNode {
    .object([
      ("startLine", .number(Int(range.start.line))), ("startColumn", .number(Int(range.start.column))),
      ("endLine", .number(Int(range.end.line))), ("endColumn", .number(Int(range.end.column))),
      ("byteOffset", .number(Int(range.start.offset))), ("byteLength", .number(range.length)),
    ])
  }

  private static func artifact(_ file: String) -> JSONNode {
    .object([("uri", .string(address(of: file)))])
  }

  private static func address(of path: String) -> String {
    var address = path.hasPrefix("/") ? "file://" : ""
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
        UInt8(ascii: "~"), UInt8(ascii: "/"):
        address.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        address += "%" + (digits.utf8.count == 1 ? "0" : "") + digits
      }
    }
    return address
  }
}

extension Finding.Severity {
  var level: String {
    switch self {
    case .error: "error"
    case .warning: "warning"
    case .suggestion: "note"
    }
  }
}

extension Rule {
  fileprivate var sarif: JSONNode {
    let text = text
    let menus = "```json\n\(text.bad)\n```\n\n```json\n\(text.good)\n```\n"
    return .object([
      ("id", .string(name.rawValue)), ("name", .string(name.rawValue)),
      ("shortDescription", .object([("text", .string(text.demand))])),
      ("fullDescription", .object([("text", .string("\(text.demand) \(text.reason)"))])),
      (
        "help",
        .object([
          ("text", .string(explanation)),
          ("markdown", .string("\(text.demand)\n\n\(text.reason)\n\n\(menus)")),
        ])
      ),
      (
        "defaultConfiguration",
        .object([("enabled", .bool(isOnByDefault)), ("level", .string(severity.level))])
      ),
      ("properties", .object([("page", .string(source.page)), ("heading", .string(source.heading))])),
    ])
  }
}
