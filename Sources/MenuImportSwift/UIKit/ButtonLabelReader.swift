import MenuSwiftViews
import SwiftEvaluation
import SwiftSyntax

/// Reads the title and the image that code sets on a UIKit button: `setImage(_:for:)`, `configuration.title`.
struct ButtonLabelReader {
  let labels: LabelReader
  /// The variable of the button; `nil` for `self`.
  let name: String?

  /// The label that the statements below a node set.
  func parts(in root: Syntax, _ scope: Scope) -> LabelParts {
    var parts = LabelParts()
    let nodes = Self.nodes(below: root)
    let sequences = nodes.compactMap { $0.as(SequenceExprSyntax.self) }.map { Array($0.elements) }
      .filter { $0.count >= 3 && $0[1].is(AssignmentExprSyntax.self) }
    // A configuration in a variable, assigned later: `button.configuration = configuration`.
    var holders: Set<String> = []
    for sequence in sequences {
      guard let target = access(sequence[0]), target.member == "configuration", isButton(target.base),
        let holder = sequence[2].as(DeclReferenceExprSyntax.self)?.baseName.text
      else { continue }
      holders.insert(holder)
    }
    for node in nodes {
      guard let call = node.as(FunctionCallExprSyntax.self), let argument = call.argument(),
        let target = access(call.calledExpression), isButton(target.base)
      else { continue }
      switch target.member {
      case "setImage" where parts.systemImage == nil: labels.readImage(argument, into: &parts, scope)
      case "setTitle" where parts.texts.isEmpty: parts.texts.append(labels.evaluator.text(of: argument, scope))
      default: break
      }
    }
    for sequence in sequences {
      // The properties of a bar button item.
      guard let target = access(sequence[0]), name != nil, isButton(target.base) else { continue }
      switch target.member {
      case "image" where parts.systemImage == nil: labels.readImage(sequence[2], into: &parts, scope)
      case "title" where parts.texts.isEmpty: parts.texts.append(labels.evaluator.text(of: sequence[2], scope))
      default: break
      }
    }
    for sequence in sequences {
      guard let target = access(sequence[0]), let base = target.base,
        let inner = base.as(DeclReferenceExprSyntax.self).map({ (base: ExprSyntax?.none, member: $0.baseName.text) })
          ?? access(base), inner.member == "configuration" && isButton(inner.base) || holders.contains(inner.member)
      else { continue }
      switch target.member {
      case "image" where parts.systemImage == nil: labels.readImage(sequence[2], into: &parts, scope)
      case "title" where parts.texts.isEmpty: parts.texts.append(labels.evaluator.text(of: sequence[2], scope))
      default: break
      }
    }
    return parts
  }

  private func isButton(_ base: ExprSyntax?) -> Bool {
    guard let base, !["self", "super"].contains(base.trimmedDescription) else { return name == nil }
    return Evaluator.lastName(of: base) == name
  }

  /// The member that an expression names, without `?` and `!`.
  private func access(_ expression: ExprSyntax) -> (base: ExprSyntax?, member: String)? {
    let plain = Self.unwrapped(expression)
    if let reference = plain.as(DeclReferenceExprSyntax.self) { return (nil, reference.baseName.text) }
    guard let access = plain.as(MemberAccessExprSyntax.self), let base = access.base else { return nil }
    return (Self.unwrapped(base), access.declName.baseName.text)
  }

  private static func unwrapped(_ expression: ExprSyntax) -> ExprSyntax {
    expression.as(OptionalChainingExprSyntax.self)?.expression ?? expression.as(ForceUnwrapExprSyntax.self)?.expression
      ?? expression
  }

  private static func nodes(below root: Syntax) -> [Syntax] {
    var nodes: [Syntax] = []
    var stack = [root]
    while let node = stack.popLast() {
      if node.is(FunctionCallExprSyntax.self) || node.is(SequenceExprSyntax.self) { nodes.append(node) }
      stack += node.children(viewMode: .sourceAccurate).reversed()
    }
    return nodes
  }
}
