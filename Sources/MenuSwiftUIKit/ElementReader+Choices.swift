import MenuImport
import MenuStrings
import MenuSwiftViews
import SwiftEvaluation
import SwiftSyntax
import SwiftValues

/// The call that makes an action, and its title, since a function may make several actions.
struct ActionKey: Hashable {
  private let location: FileLocation
  private let title: String

  init(_ item: ImportedItem) { (location, title) = (item.location, item.title) }
}

/// Actions of which one is checked.
extension ElementReader {
  /// The items of a menu as one picker, if their states compare one value with those of the items.
  ///
  /// - Parameter options: The options of the menu, as written.
  func choice(among items: [ImportedItem], options: [String] = []) -> [ImportedItem] {
    let isSingle = options.contains("singleSelection") && Self.areChecked(items)
    // Each action may be in a separate section.
    let all = items.flatMap { item in
      if case .section(let inner, isDynamic: false, footer: nil) = item.kind, item.title.isEmpty, inner.count == 1 {
        return inner
      }
      return [item]
    }
    guard isSingle || isChoice(all) || branchesCheckOne(of: all), var picker = ItemReader.pickerOfMarks(all)
    else { return items }
    if all != items {
      picker.placeholders.append(
        Placeholder(
          location: picker.location, text: "no dividers", reason: "each option is in a separate section"))
    }
    return [picker]
  }

  /// Whether items are actions, of which some have a state.
  private static func areChecked(_ items: [ImportedItem]) -> Bool {
    items.count > 1 && items.allSatisfy { [.button, .toggle(isOn: true), .toggle(isOn: false)].contains($0.kind) }
      && items.contains { $0.kind != .button }
  }

  /// Whether each branch of one statement checks one of the items, or a condition checks one of two.
  private func branchesCheckOne(of items: [ImportedItem]) -> Bool {
    guard Self.areChecked(items) else { return false }
    let choices = items.compactMap { branches[ActionKey($0)] }
    if choices.count == items.count, StateBranches.areExclusive(choices) { return true }
    let tests = items.compactMap { conditions[ActionKey($0)] }
    return items.count == 2 && tests.count == 2 && tests[0].isOpposite(of: tests[1])
  }

  private func isChoice(_ items: [ImportedItem]) -> Bool {
    var toggles: [ImportedItem] = []
    var isDynamic = false
    for item in items {
      switch item.kind {
      case .section(let inner, isDynamic: true, footer: nil) where item.title.isEmpty:
        isDynamic = true
        toggles += inner
      default: toggles.append(item)
      }
    }
    guard isDynamic || toggles.count > 1, toggles.allSatisfy({ if case .toggle = $0.kind { true } else { false } })
    else { return false }
    let states = toggles.compactMap { conditions[ActionKey($0)] }
    guard states.count == toggles.count, let first = states.first else { return false }
    // One call makes all actions.
    if Set(toggles.map(\.location)).count == 1, first.isOfElement { return true }
    guard let subject = first.subject, states.allSatisfy({ $0.subject == subject }), !isDynamic else { return false }
    let values = states.compactMap(\.value)
    return Set(values).count == toggles.count
  }
}
