import MenuDocument
import PositionedJSON
import TestSupport

extension JSONNode {
  /// Adds random exemptions to items, some without a reason, some for unknown rules.
  mutating func exemptItems(_ random: inout SeededGenerator) {
    switch value {
    case .array(let elements):
      value = .array(
        elements.map { element in
          var element = element
          element.exemptItems(&random)
          return element
        })
    case .object(var members):
      for index in members.indices { members[index].value.exemptItems(&random) }
      let isItem = members.contains { $0.key.text == "title" } && members.contains { $0.key.text == "type" }
      if isItem, random.next(4) == 0 {
        members.append(JSONMember(key: JSONKey("lint"), value: .object([("ignore", .randomIgnores(&random))])))
      }
      value = .object(members)
    case .null, .bool, .number, .string: break
    }
  }

  /// Random lint settings of a document: exemptions, and options within their limits.
  static func randomLint(_ random: inout SeededGenerator) -> JSONNode {
    var rules: [(String, JSONNode)] = []
    for name in RuleName.allCases where random.next(3) == 0 {
      switch name.option {
      case .count?: rules.append((name.rawValue, .object([("limit", .number(random.next(20)))])))
      case .measure?: rules.append((name.rawValue, .object([("limit", .number(Double(random.next(200)) / 4))])))
      case .words?: rules.append((name.rawValue, .object([("words", ["gedit", "sidebar"])])))
      case nil: break
      }
    }
    return .object([("ignore", randomIgnores(&random)), ("rules", .object(rules))])
  }

  private static func randomIgnores(_ random: inout SeededGenerator) -> JSONNode {
    let names = RuleName.allCases.map(\.rawValue)
    var ignored: [String: JSONNode] = [:]
    for _ in 0..<random.next(4) {
      let name = random.next(8) == 0 ? "no-such-rule" : names[random.next(names.count)]
      ignored[name] = random.next(4) == 0 ? "" : "it is meant so"
    }
    return .object(ignored.sorted { $0.key < $1.key }.map { ($0.key, $0.value) })
  }

  /// Frames that change the settings or the menu of a document.
  static func randomFrames(_ random: inout SeededGenerator) -> JSONNode {
    .array(
      (0...random.next(3)).map { index in
        var members: [(String, JSONNode)] = [("caption", .string("Frame \(index)"))]
        switch random.next(4) {
        case 0: members.append(("appearance", "dark"))
        case 1: members.append(("locale", random.next(2) == 0 ? "ja" : "en"))
        case 2: members.append(("menu", .object([("title", "the title of this frame...")])))
        default:
          let items: JSONNode = [
            "Show sidebar...", "---", "---", .object([("title", "Delete"), ("role", "destructive")]),
          ]
          members.append(("menu", .object([("items", items)])))
        }
        return .object(members)
      })
  }
}
