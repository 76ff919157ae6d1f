import MenuDocument
public import PositionedJSON

extension Rule {
  /// The rule's requirement, reason, source, bad and good example, and the ways to turn it off.
  public var explanation: String {
    let state = isOnByDefault ? "" : ", off by default"
    let rule = self.text
    var text = "\(name.rawValue) (\(severity.rawValue)\(state))\n\n\(rule.demand)\n\(rule.reason)\n\n"
    text += "Source: \(source.page), \(source.heading)\n\n"
    text += "Avoid:\n\(Self.indented(rule.bad))\n\nPrefer:\n\(Self.indented(rule.good))\n\n"
    if let option = name.option {
      let (member, meaning, standard) = option.words
      text += "Option: \"lint\": { \"rules\": { \"\(name.rawValue)\": { \"\(member)\": … } } }\n  \(meaning)"
      text += standard.map { " Default: \($0).\n\n" } ?? "\n\n"
    }
    text += "Turn it off with --ignore \(name.rawValue), or in a document or item:\n"
    text += "  \"lint\": { \"ignore\": { \"\(name.rawValue)\": \"reason\" } }\n"
    return text
  }

  /// The rule as JSON.
  public var json: JSONNode {
    let text = text
    var members: [(String, JSONNode)] = [
      ("name", .string(name.rawValue)), ("severity", .string(severity.rawValue)),
      ("isOnByDefault", .bool(isOnByDefault)),
      ("page", .string(source.page)), ("heading", .string(source.heading)), ("demand", .string(text.demand)),
      ("reason", .string(text.reason)), ("bad", .string(text.bad)), ("good", .string(text.good)),
    ]
    switch name.option {
    case .count(let meaning, let standard)?:
      members.append(("options", .object([("limit", Self.option(meaning, .number(standard)))])))
    case .measure(let meaning, let standard)?:
      members.append(("options", .object([("limit", Self.option(meaning, .number(standard)))])))
    case .words(let meaning, _)?:
      members.append(("options", .object([("words", Self.option(meaning, .array([])))])))
    case nil: break
    }
    return .object(members)
  }

  private static func option(_ meaning: String, _ standard: JSONNode) -> JSONNode {
    .object([("description", .string(meaning)), ("default", standard)])
  }

  private static func indented(_ text: String) -> String {
    text.split(separator: "\n").map { "  " + $0 }.joined(separator: "\n")
  }
}

extension RuleOption {
  /// The member that sets the option, its meaning, and its default.
  fileprivate var words: (member: String, meaning: String, standard: String?) {
    switch self {
    case .count(let meaning, let standard): ("limit", meaning, "\(standard)")
    case .measure(let meaning, let standard): ("limit", meaning, Decimals.of(standard))
    case .words(let meaning, _): ("words", meaning, nil)
    }
  }
}
