import MenuImport
import PositionedJSON
import SwiftEvaluation
import SwiftSyntax

extension AppKitReader {
  /// Whether a button pulls its menu down; `nil` for other views.
  func pullsDown(_ button: ExprSyntax, _ frame: Frame) -> Bool? {
    guard let call = creation(of: button, frame), call.calledExpression.trimmedDescription == "NSPopUpButton" else {
      return nil
    }
    guard let argument = call.argument("pullsDown") else { return false }
    return argument.trimmedDescription == "true"
  }

  func creation(of button: ExprSyntax, _ frame: Frame) -> FunctionCallExprSyntax? {
    let name = Evaluator.lastName(of: button)
    switch evaluator.binding(of: name, frame.scope) {
    case .expression(let expression)?, .local(let expression)?:
      return expression.syntax.as(FunctionCallExprSyntax.self)
    case .property(let property, _)?: return property.initializer?.as(FunctionCallExprSyntax.self)
    case .value?, .change?, .runTime?, nil: return nil
    }
  }
}

extension AppKitMenu {
  /// Splits the first item, the label of a pull-down button, from the others.
  func pulledDown(_ items: [ImportedItem]) -> (button: [(String, JSONNode)], items: [ImportedItem]) {
    guard let first = items.first else { return ([], []) }
    var members: [(String, JSONNode)] = []
    if !first.title.isEmpty { members.append(("title", .string(first.title))) }
    for case .systemImage(let name) in first.attributes { members.append(("systemImage", .string(name))) }
    placeholders += first.placeholders
    return (members, Array(items.dropFirst()))
  }

  /// The items of a pop-up button as one picker; `nil` if they are not a choice.
  func picker(_ items: [ImportedItem]) -> ImportedItem? {
    var selection: String?
    var options: [ImportedItem] = []
    for item in items {
      var option = item
      switch item.kind {
      case .button, .divider: break
      case .toggle(let isOn, _):
        guard let isOn, selection == nil || !isOn else { return nil }
        option.kind = .button
        if isOn { selection = item.title }
      case .menu, .picker, .section, .controlGroup, .stepper, .slider, .text, .loading, .view: return nil
      }
      if option.attributes.contains(where: { if case .alternate = $0 { true } else { false } }) { return nil }
      options.append(option)
    }
    let titles = options.filter { $0.kind == .button }.map(\.title)
    guard Set(titles).count == titles.count else { return nil }
    return ImportedItem(.picker(ImportedPicker(options: options, selection: selection)), location: location)
  }
}
