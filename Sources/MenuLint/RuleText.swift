import MockupScene
import MenuDocument
import MenuGuidelines
import PositionedJSON

/// The text of a rule, from its file in `MenuGuidelines/Rules`.
public struct RuleText: Hashable, Sendable {
  /// The requirement of the rule, in one or two sentences.
  public let demand: String
  /// The reason, in one or two sentences.
  public let reason: String
  /// A document that breaks the rule.
  public let bad: String
  /// The corrected document.
  public let good: String

  /// Missing parts of the file become empty.
  init(of rule: RuleName) {
    let bytes = Guidelines.rule(rule.rawValue) ?? []
    let root = JSONReading(bytes).root
    demand = root?["demand"]?.text ?? ""
    reason = root?["reason"]?.text ?? ""
    bad = Self.document(root?["bad"], in: bytes)
    good = Self.document(root?["good"], in: bytes)
  }

  /// The source text of a value, without indentation.
  private static func document(_ node: JSONNode?, in bytes: [UInt8]) -> String {
    guard let node else { return "" }
    let text = String(decoding: bytes[Int(node.position.offset)..<Int(node.endOffset)], as: UTF8.self)
    return text.replacing(substring: "\n  ", with: "\n")
  }
}

extension Rule {
  public var text: RuleText { RuleText(of: name) }
}
