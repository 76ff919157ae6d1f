import SwiftDeclarations
import SwiftEvaluation
package import SwiftSyntax
import SwiftValues

/// The names that methods of menus and pop-up buttons had in Swift 2: `addItemWithTitle(_:)` for `addItem(withTitle:)`.
package enum OldMethodName {
  /// The names of methods now and the labels of their first arguments, by the names of Swift 2.
  private static let all: [String: (name: String, label: String)] = [
    "addItemWithTitle": ("addItem", "withTitle"), "addItemsWithTitles": ("addItems", "withTitles"),
    "insertItemWithTitle": ("insertItem", "withTitle"), "itemAtIndex": ("item", "at"),
    "itemWithTag": ("item", "withTag"),
    "itemWithTitle": ("item", "withTitle"), "removeItemAtIndex": ("removeItem", "at"),
    "removeItemWithTitle": ("removeItem", "withTitle"), "selectItemAtIndex": ("selectItem", "at"),
    "selectItemWithTag": ("selectItem", "withTag"), "selectItemWithTitle": ("selectItem", "withTitle"),
  ]

  /// The name of a method now.
  package static func current(_ name: String) -> String { all[name]?.name ?? name }

  fileprivate static func label(of name: String) -> String? { all[name]?.label }

  /// The name of a property now.
  static func property(_ name: String) -> String {
    ["enabled": "isEnabled", "hidden": "isHidden", "alternate": "isAlternate"][name] ?? name
  }

  /// The states of items.
  static let states: [String: AppKitItem.State] = ["NSOnState": .on, "NSOffState": .off, "NSMixedState": .mixed]
}

extension FunctionCallExprSyntax {
  /// The argument with a label, which is part of the method’s name in Swift 2.
  package func labeled(_ label: String) -> ExprSyntax? {
    if let found = argument(label) ?? (label == "at" ? argument("atIndex") : nil) { return found }
    return OldMethodName.label(of: Evaluator.lastName(of: calledExpression)) == label ? argument() : nil
  }
}
