import MenuDocument
import MenuImport
import MenuSwiftViews
import SwiftDeclarations
import SwiftEvaluation
import SwiftSyntax
import SwiftValues

/// The window groups of an app, each of which adds a command for a new window to the File menu.
struct WindowGroups {
  /// The keyboard shortcut of the first group.
  private var shortcut: Modifier?
  /// The notes on the commands of the other groups.
  private var others: [Placeholder] = []

  init(_ groups: [FunctionCallExprSyntax], in source: SwiftSource, _ evaluator: Evaluator) {
    let builder = ScopeBuilder(source: source, evaluator: evaluator)
    var isFirst = true
    for group in groups {
      let modifiers = MenuFinder.modifiers(on: group, evaluator)
      if modifiers.contains(where: { ["commandsRemoved", "commandsReplaced"].contains($0.name) }) { continue }
      if isFirst {
        shortcut = modifiers.first { $0.name == "keyboardShortcut" }
          .map { Modifier(name: $0.name, call: $0.call, scope: builder.scope(at: Syntax($0.call))) }
      } else {
        let title = group.argument() ?? group.argument("id")
        let words = title.map { "(\($0.trimmedDescription))" } ?? ""
        others.append(
          Placeholder(
            location: source.location(of: group), text: "no item of WindowGroup\(words)",
            reason: "the system titles the New Window items of several window groups"))
      }
      isFirst = false
    }
  }

  func apply(to items: inout [ImportedItem], _ reader: ItemReader) {
    guard let index = items.firstIndex(where: { $0.attributes.contains(.standard(StandardItem.newWindow.rawValue)) })
    else { return }
    if let shortcut {
      var item = [items[index]]
      reader.setShortcut(shortcut, on: &item)
      items[index] = item[0]
    }
    items[index].placeholders += others
  }
}
