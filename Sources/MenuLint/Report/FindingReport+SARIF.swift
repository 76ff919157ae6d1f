import MenuModel

extension FindingReport {
  /// The findings as a log of SARIF 2.1.0.
  var sarif: JSONNode {
    let ids = rules.map(\.rawValue) + (findings.contains { $0.source == nil } ? [Finding.invalidDocument] : [])
    let places = Dictionary(uniqueKeysWithValues: ids.enumerated().map { ($1, $0) })
    let driver = JSONNode.object([
      ("name", "menumock"), ("version", .string(version)), ("semanticVersion", .string(version)),
      (
        "rules",
        .array(ids.map { id in RuleName(rawValue: id)?.rule.sarif ?? .object([("id", .string(id))]) })
      ),
    ])
    let run = JSONNode.object([
      ("tool", .object([("driver", driver)])), ("columnKind", "unicodeCodePoints"),
      ("artifacts", .array(files.map { .object([("location", Self.artifact($0))]) })),
      ("results", .array(findings.map { result($0, ruleIndex: places[$0.rule]) })),
    ])
    return .object([
      ("$schema", "https://json.schemastore.org/sarif-2.1.0.json"), ("version", "2.1.0"), ("runs", .array([run])),
    ])
  }

  private func result(_ finding: Finding, ruleIndex: Int?) -> JSONNode {
    var members: [(String, JSONNode)] = [("ruleId", .string(finding.rule))]
    if let ruleIndex { members.append(("ruleIndex", .number(ruleIndex))) }
    members += [
      ("level", .string(finding.severity.level)), ("message", .object([("text", .string(finding.message))])),
      ("locations", .array([Self.location(finding.file, finding.place, finding.path)])),
    ]
    if !finding.related.isEmpty {
      members.append(
        ("relatedLocations", .array(finding.related.map { Self.location(finding.file, $0.place, $0.path) })))
    }
    members.append(("partialFingerprints", .object([("menumockFingerprint/v1", .string(finding.fingerprint))])))
    if let fix = finding.fix {
      let replacements = fix.edits.map { edit in
        JSONNode.object([
          ("deletedRegion", Self.region(edit.place)), ("insertedContent", .object([("text", .string(edit.text))])),
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

  private static func location(_ file: String, _ place: SourceRange, _ path: DocumentPath) -> JSONNode {
    var members: [(String, JSONNode)] = [
      ("physicalLocation", .object([("artifactLocation", artifact(file)), ("region", region(place))]))
    ]
    if path != .root {
      members.append(("logicalLocations", .array([.object([("fullyQualifiedName", .string(path.description))])])))
    }
    return .object(members)
  }

  private static func region(_ place: SourceRange) -> JSONNode {
    .object([
      ("startLine", .number(Int(place.start.line))), ("startColumn", .number(Int(place.start.column))),
      ("endLine", .number(Int(place.end.line))), ("endColumn", .number(Int(place.end.column))),
      ("byteOffset", .number(Int(place.start.offset))), ("byteLength", .number(place.length)),
    ])
  }

  private static func artifact(_ file: String) -> JSONNode {
    .object([("uri", .string(address(of: file)))])
  }

  /// A path as a URI reference.
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
  /// The level as SARIF calls it.
  var level: String {
    switch self {
    case .error: "error"
    case .warning: "warning"
    case .suggestion: "note"
    }
  }
}

extension Rule {
  /// The rule as SARIF describes it.
  fileprivate var sarif: JSONNode {
    .object([
      ("id", .string(name.rawValue)), ("name", .string(name.rawValue)),
      ("shortDescription", .object([("text", .string(demand))])),
      ("fullDescription", .object([("text", .string("\(demand) \(reason)"))])),
      (
        "help",
        .object([
          ("text", .string(explanation)),
          ("markdown", .string("\(demand)\n\n\(reason)\n\n```json\n\(bad)\n```\n\n```json\n\(good)\n```\n")),
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
