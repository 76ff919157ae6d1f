import SwiftDeclarations
import SwiftEvaluation
import SwiftSyntax
import SwiftValues

/// Conditions on menus and on the items that they have so far.
extension AppKitReader {
  /// The truth of a condition on known menus and items; `nil` for others.
  func comparison(_ expression: ExprSyntax, _ frame: inout Frame) -> Bool? {
    if let sequence = expression.as(SequenceExprSyntax.self) { return comparison(Array(sequence.elements), &frame) }
    if let prefix = expression.as(PrefixOperatorExprSyntax.self) {
      guard prefix.operator.text == "!" else { return nil }
      return evaluator.descend { comparison(prefix.expression, &frame) }.flatMap(\.self).map { !$0 }
    }
    // A method of items asks for a property of the item.
    if let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text, frame.scope.local(name) == nil {
      guard name == "isEnabled", case .item(let item)? = frame.this else { return nil }
      return item.isEnabled
    }
    guard let access = expression.as(MemberAccessExprSyntax.self), let base = access.base else { return nil }
    switch access.declName.baseName.text {
    case "isSeparatorItem":
      guard case .item(let item)? = object(of: base, &frame),
        item.isCertain || frame.elements.contains(base.trimmedDescription)
      else { return nil }
      return item.kind == .separator
    case "isEnabled":
      guard case .item(let item)? = object(of: base, &frame) else { return nil }
      return item.isEnabled
    case "isEmpty":
      guard let count = count(ofRows: base, &frame) else { return nil }
      return count.least > 0 ? false : count.most == 0 ? true : nil
    default: return nil
    }
  }

  private func comparison(_ parts: [ExprSyntax], _ frame: inout Frame) -> Bool? {
    let operands = parts.split { $0.trimmedDescription == "&&" }
    if operands.count > 1 {
      let known = operands.map { operand in
        operand.count == 1 ? operand.first.flatMap { comparison($0, &frame) } : comparison(Array(operand), &frame)
      }
      return known.contains(false) ? false : known.allSatisfy { $0 == true } ? true : nil
    }
    guard parts.count == 3 else { return nil }
    let sign = parts[1].trimmedDescription
    if let wanted = ["==": true, "===": true, "!=": false, "!==": false][sign],
      parts.allSatisfy({ !$0.is(FunctionCallExprSyntax.self) }), let isSame = isSame(parts[0], parts[2], &frame)
    {
      return isSame == wanted
    }
    guard let count = count(parts[0], &frame), case .number(let number) = evaluator.evaluate(parts[2], frame.scope)
    else { return nil }
    return Self.compare(Double(count.least), count.most.map(Double.init) ?? .infinity, sign, number)
  }

  /// Whether two expressions are the same menu or item, or the identifier of a menu; `nil` for others.
  private func isSame(_ left: ExprSyntax, _ right: ExprSyntax, _ frame: inout Frame) -> Bool? {
    if right.is(NilLiteralExprSyntax.self) { return nil }
    if let access = left.as(MemberAccessExprSyntax.self), access.declName.baseName.text == "identifier",
      let base = access.base, case .menu(let menu)? = object(of: base, &frame), let known = menu.identifier
    {
      return known == Evaluator.lastName(of: right)
    }
    guard let left = object(of: left, &frame), let right = object(of: right, &frame) else { return nil }
    return left.isSame(as: right)
  }

  /// The case of a `switch` over a known menu or its identifier; `nil` for others.
  func branch(of choice: SwitchExprSyntax, _ frame: inout Frame) -> SwitchCaseSyntax? {
    for branch in evaluator.compilation.cases(of: choice) {
      guard case .case(let label) = branch.label else { return branch }
      for item in label.caseItems {
        guard item.whereClause == nil, let value = item.pattern.as(ExpressionPatternSyntax.self)?.expression,
          let isSame = isSame(choice.subject, value, &frame)
        else { return nil }
        if isSame { return branch }
      }
    }
    return nil
  }

  /// The truth of a comparison for all numbers of a range.
  private static func compare(_ least: Double, _ most: Double, _ sign: String, _ number: Double) -> Bool? {
    switch sign {
    case ">": least > number ? true : most <= number ? false : nil
    case ">=": least >= number ? true : most < number ? false : nil
    case "<": most < number ? true : least >= number ? false : nil
    case "<=": most <= number ? true : least > number ? false : nil
    case "==": least == most && least == number ? true : number < least || number > most ? false : nil
    case "!=": least == most && least == number ? false : number < least || number > most ? true : nil
    default: nil
    }
  }

  /// The number in `menu.numberOfItems`, `menu.items.count`, or `items.count`.
  private func count(_ expression: ExprSyntax, _ frame: inout Frame) -> (least: Int, most: Int?)? {
    let name = Evaluator.lastName(of: expression)
    let base = expression.as(MemberAccessExprSyntax.self)?.base
    if name == "numberOfItems" { return count(of: base.map { object(of: $0, &frame) } ?? frame.this) }
    return name == "count" ? base.flatMap { count(ofRows: $0, &frame) } : nil
  }

  /// The number of elements in the items of a menu, or in a local array of items.
  private func count(ofRows list: ExprSyntax, _ frame: inout Frame) -> (least: Int, most: Int?)? {
    let list = list.unwrapped
    if let base = list.as(MemberAccessExprSyntax.self)?.base, Evaluator.lastName(of: list) == "items" {
      return count(of: base.unwrapped.is(FunctionCallExprSyntax.self) ? nil : object(of: base, &frame))
    }
    guard let name = list.as(DeclReferenceExprSyntax.self)?.baseName.text else { return nil }
    return count(of: frame.objects[name] ?? (name == "items" ? object(of: list, &frame) : nil))
  }

  /// The number of items that a menu or an array has so far; there is no upper bound with loops over runtime data.
  private func count(of object: AppKitObject?) -> (least: Int, most: Int?)? {
    let list: AppKitMenu
    switch object {
    case .menu(let menu)?: list = menu
    case .list(let items)?: list = items
    case .item?, .choice?, nil: return nil
    }
    guard list.placeholders.isEmpty, !list.isFilled, list.popUp?.hasDesign != true else { return nil }
    var (least, most) = (0, Int?(0))
    for entry in list.entries {
      switch entry {
      case .item(let item):
        if item.isCertain { least += 1 }
        most = most.map { $0 + 1 }
      case .repeated: most = nil
      }
    }
    return (least, most)
  }

  /// Whether `menu.items.last` and `menu.items.first` exist; `nil` if that is known only at runtime, or for other
  /// expressions.
  func hasEnd(_ expression: ExprSyntax, _ frame: inout Frame) -> Bool? {
    guard let access = expression.as(MemberAccessExprSyntax.self), let list = access.base,
      ["first", "last"].contains(access.declName.baseName.text), let count = count(ofRows: list, &frame)
    else { return nil }
    return count.most == 0 ? false : count.least > 0 ? true : nil
  }
}
