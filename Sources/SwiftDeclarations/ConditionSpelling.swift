package import SwiftSyntax

/// The outcome of a condition in one of its branches.
package struct Decision {
  package let isTrue: Bool
  /// The local names in the condition.
  package let names: Set<String>
  /// The members of `self` in the condition.
  package let members: Set<String>
  /// The written condition, and whether it is met; empty for cases with values and for bindings.
  package internal(set) var condition: (parts: ArraySlice<ExprSyntax>, isMet: Bool) = ([], true)
}

/// The words of a condition or an operand, and the names in it.
package struct ConditionSpelling {
  package private(set) var words = ""
  /// Whether the condition is the opposite of the words.
  package var isNegated = false
  package private(set) var names: Set<String> = []
  package private(set) var members: Set<String> = []

  package func decision(_ isTrue: Bool) -> Decision {
    Decision(isTrue: isTrue != isNegated, names: names, members: members)
  }

  /// The outcome of the condition that is written as these parts of an expression.
  package func decision(_ isTrue: Bool, of parts: ArraySlice<ExprSyntax>) -> Decision {
    var decision = decision(isTrue)
    decision.condition = (parts, isTrue)
    return decision
  }

  /// The spelling of a condition without negation; `nil` for long ones.
  package init?(condition parts: ArraySlice<ExprSyntax>, isLocal: (String) -> Bool) {
    var parts = parts
    var isNegated = false
    while parts.count == 1, let only = parts.first {
      if let tuple = only.as(TupleExprSyntax.self), tuple.elements.count == 1, let inner = tuple.elements.first {
        parts = inner.expression.as(SequenceExprSyntax.self).map { ArraySlice($0.elements) } ?? [inner.expression]
      } else if let prefix = only.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "!" {
        isNegated.toggle()
        parts = [prefix.expression]
      } else if let sequence = only.as(SequenceExprSyntax.self) {
        parts = ArraySlice(sequence.elements)
      } else {
        break
      }
    }
    var found: ConditionSpelling?
    if parts.count == 3, let first = parts.first, let last = parts.last,
      let sign = parts.dropFirst().first?.as(BinaryOperatorExprSyntax.self)?.operator.text, sign == "==" || sign == "!="
    {
      if sign == "!=" { isNegated.toggle() }
      if let flag = last.as(BooleanLiteralExprSyntax.self)?.literal.text {
        if flag == "false" { isNegated.toggle() }
        found = Self(condition: [first], isLocal: isLocal)
      } else if let left = Self(first, isLocal: isLocal), let right = Self(last, isLocal: isLocal) {
        found = left.joined("==", right)
      }
    } else {
      for part in parts {
        guard let next = Self(part, isLocal: isLocal) else { return nil }
        found = found?.joined("", next) ?? next
      }
    }
    guard var found else { return nil }
    if isNegated { found.isNegated.toggle() }
    self = found
  }

  /// The spelling of an operand, which is the same for `name` and `self.name`.
  package init?(_ operand: ExprSyntax, isLocal: (String) -> Bool) {
    var words: [String] = []
    var isOwn = false
    for token in operand.unwrapped.tokens(viewMode: .sourceAccurate) {
      guard words.count < 64 else { return nil }
      let text = token.text
      switch token.tokenKind {
      // Closures declare further names.
      case .leftBrace: return nil
      case .keyword(.self):
        isOwn = true
        words.append(text)
        continue
      case .postfixQuestionMark, .exclamationMark:
        if isOwn { continue }
        words.append(text)
      case .identifier, .dollarIdentifier:
        let name = text.trimmingBackticks
        if isOwn {
          members.insert(name)
        } else if let reference = token.parent?.as(DeclReferenceExprSyntax.self),
          reference.parent?.as(MemberAccessExprSyntax.self)?.declName.id != reference.id
        {
          if isLocal(name) {
            names.insert(name)
          } else {
            members.insert(name)
            words += ["self", "."]
          }
        }
        words.append(name)
      default:
        words.append(text)
        if token.tokenKind == .period { continue }
      }
      isOwn = false
    }
    self.words = words.joined(separator: " ")
  }

  /// Both operands of an operator.
  package func joined(_ sign: String, _ other: ConditionSpelling) -> ConditionSpelling {
    var both = self
    both.words = "\(words) \(sign) \(other.words)"
    both.names.formUnion(other.names)
    both.members.formUnion(other.members)
    return both
  }

  /// The condition that the operand is `nil`.
  package var missing: ConditionSpelling {
    var condition = self
    condition.words += " == nil"
    return condition
  }

  /// The condition with an operand in place of a local name.
  package func replacing(_ name: String, by other: ConditionSpelling) -> ConditionSpelling {
    var replaced = self
    var last: Substring = ""
    replaced.words = words.split(separator: " ").map { word in
      defer { last = word }
      return word == name && last != "." ? other.words : String(word)
    }.joined(separator: " ")
    replaced.names = names.subtracting([name]).union(other.names)
    replaced.members = members.union(other.members)
    return replaced
  }

  /// The subject and the case of a comparison such as `sort == .name`.
  package var comparedCase: (subject: Substring, name: String)? { Self.comparedCase(words) }

  /// The subject and the case of the words of a comparison such as `sort == .name`.
  package static func comparedCase(_ words: String) -> (subject: Substring, name: String)? {
    guard let sign = words.firstRange(of: " == . ") else { return nil }
    let name = words[sign.upperBound...]
    return name.contains(" ") ? nil : (words[..<sign.lowerBound], String(name))
  }
}
