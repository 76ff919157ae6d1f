import MenuImport
import MenuSwiftViews
import SwiftDeclarations
import SwiftEvaluation
import SwiftSyntax
import SwiftValues

/// Elements of lists that depend on conditions.
extension ElementReader {
  /// The elements of both branches of a condition.
  func combined(_ values: [Value], _ expression: ExprSyntax, _ scope: Scope) -> [ImportedItem] {
    var branches: [[ImportedItem]] = [[], []]
    var placeholder: Placeholder?
    if let merged = merged(values, expression, scope) { return merged }
    for case .conditional(let inner, let uncertainty) in values {
      var found = elements(of: inner, expression, scope, in: uncertainty)
      ItemReader.require(uncertainty.condition, of: &found)
      branches[uncertainty.isShown ? 0 : 1] += found
      placeholder = placeholder ?? uncertainty.placeholder
    }
    guard var placeholder else { return branches.flatMap(\.self) }
    placeholder.isShown = true
    let isOnly = branches[0].isEmpty || branches[1].isEmpty
    if isOnly, case .conditional(_, let uncertainty)? = values.first {
      var found = branches.flatMap(\.self)
      if !uncertainty.isShown {
        ItemReader.hide(&found)
        placeholder.isShown = false
      }
      ItemReader.addPlaceholder(placeholder, in: &found)
      return found
    }
    // Several hidden branches with the shown title are alternatives of one item.
    if branches[0].count == 1, branches[1].count > 1, branches[1].allSatisfy({ $0.title == branches[0][0].title }) {
      branches = [branches[0]] + branches[1].map { [$0] }
    }
    return ItemReader.combined(
      branches, BlockChoice(branches: Array(repeating: [], count: branches.count), placeholder: placeholder))
  }

  /// The items of two lists that share items in the same order: those once, and the others under their conditions.
  private func merged(_ values: [Value], _ expression: ExprSyntax, _ scope: Scope) -> [ImportedItem]? {
    var lists: [(items: [ImportedItem], uncertainty: Uncertainty)] = []
    for case .conditional(let inner, let uncertainty) in values {
      let found = elements(of: inner, expression, scope, in: uncertainty)
      if let last = lists.last, last.uncertainty.isShown == uncertainty.isShown,
        last.uncertainty.condition == uncertainty.condition
      {
        lists[lists.count - 1].items += found
      } else {
        lists.append((found, uncertainty))
      }
    }
    guard lists.count == 2, lists.allSatisfy({ $0.uncertainty.condition != nil }), lists[0].uncertainty.isShown,
      !lists[1].uncertainty.isShown
    else { return nil }
    let ((left, shown), (right, hidden)) = (lists[0], lists[1])
    if left.map(\.title) == right.map(\.title) { return nil }
    var matches: [Int: Int] = [:]
    var next = 0
    for (index, item) in left.enumerated() {
      guard let match = right[next...].firstIndex(where: { $0.isSame(as: item) }) else { continue }
      matches[index] = match
      next = match + 1
    }
    guard !matches.isEmpty else { return nil }
    var merged: [ImportedItem] = []
    var noted: Set<Bool> = []
    func add(_ items: ArraySlice<ImportedItem>, _ uncertainty: Uncertainty) {
      var items = Array(items)
      ItemReader.require(uncertainty.condition, of: &items)
      if !uncertainty.isShown { ItemReader.hide(&items) }
      if !items.isEmpty, noted.insert(uncertainty.isShown).inserted, var placeholder = uncertainty.placeholder {
        placeholder.isShown = uncertainty.isShown
        ItemReader.addPlaceholder(placeholder, in: &items)
      }
      merged += items
    }
    next = 0
    for (index, item) in left.enumerated() {
      guard let match = matches[index] else {
        add([item], shown)
        continue
      }
      add(right[next..<match], hidden)
      merged.append(item)
      next = match + 1
    }
    add(right[next...], hidden)
    return merged
  }
}
