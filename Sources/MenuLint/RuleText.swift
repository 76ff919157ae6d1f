import MenuDocument
import MenuGuidelines
import PositionedJSON

/// The text of a rule, from its file in `MenuGuidelines/Rules`.
public struct RuleText: Hashable, Sendable {
  /// What the rule asks, in one or two sentences.
  public let demand: String
  /// Why, in one or two sentences.
  public let reason: String
  /// A document that breaks the rule.
  public let bad: String
  /// The same as it should be.
  public let good: String

  /// Reads the file of a rule; what it lacks is empty.
  init(of rule: RuleName) {
    let bytes = Guidelines.rule(rule.rawValue) ?? []
    let root = JSONReading(bytes).root
    demand = root?["demand"]?.text ?? ""
    reason = root?["reason"]?.text ?? ""
    bad = Self.document(root?["bad"], in: bytes)
    good = Self.document(root?["good"], in: bytes)
  }

  /// A value as it is written, without the indentation of the file.
  private static func document(_ node: JSONNode?, in bytes: [UInt8]) -> String {
    guard let node else { return "" }
    let text = String(decoding: bytes[Int(node.position.offset)..<Int(node.endOffset)], as: UTF8.self)
    return text.replacing("\n  ", with: "\n")
  }
}

extension Rule {
  /// What the rule says about itself.
  public var text: RuleText { RuleText(of: name) }
}
