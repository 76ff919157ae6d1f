import MenuImport
import MenuStrings
import SwiftSyntax
import SwiftValues

/// The texts of variables after conditional assignments.
extension Evaluator {
  /// The text of a variable after a conditional assignment: one of the texts that the branches assign.
  func text(
    _ new: Value, assignedOver old: Value, _ condition: Unknown, _ uncertainty: Uncertainty
  ) -> ReadText? {
    guard case .text = new, let location = uncertainty.placeholder?.location else { return nil }
    let (before, other) = old.unconditional
    guard case .text(let text) = before else { return nil }
    // Another branch replaces the text before the condition. The note names the first condition of `else if`.
    if let choice = text.choices.last, choice.location == location || text.branch == location {
      let others = text.alternatives.filter { $0 != text.former }.map { Value.text(ReadText($0)) }
      var chosen = selected(others + [new], text.condition ?? condition, at: choice.location)
      chosen?.former = text.former
      chosen?.branch = location
      chosen?.replacements = text.replacements + 1
      return chosen
    }
    if !uncertainty.isShown {
      let outer = other?.placeholder.map { Unknown(words: condition.words, location: $0.location, reason: $0.reason) }
      let first = outer ?? (text.former == nil ? nil : text.condition)
      var chosen = selected([before, new], first ?? condition, at: first?.location ?? location)
      chosen?.branch = location
      return chosen
    }
    guard other == nil, var chosen = selected([new, before], condition, at: location) else { return nil }
    // A suffix of the one element that is equal: `if item == current { suffix = " ✓" }`.
    if text.string.isEmpty, chosen.string.hasPrefix(" "), uncertainty.condition?.contains(" == ") ?? false {
      chosen.string = ""
      for index in chosen.choices.indices { chosen.choices[index].text = "nothing" }
    }
    chosen.former = text.string
    chosen.replacements = 1
    return chosen
  }

  /// The scope after a `switch` statement in which texts that only some cases replace may have their former value.
  func keepingFormerTexts(
    _ scope: Scope, since before: Scope, _ condition: Unknown, at location: FileLocation, cases: Int
  ) -> Scope {
    var kept: [String: Binding] = [:]
    var current: Scope? = scope
    while let inner = current, inner !== before {
      for case (let name, .value(.text(let text))) in inner.isChange ? inner.bindings : [:] where kept[name] == nil {
        guard let former = text.former, text.replacements > 1, text.replacements < cases,
          text.choices.last?.location == location,
          let chosen = selected([.text(text), .text(ReadText(former))], condition, at: location)
        else { continue }
        kept[name] = .value(.text(chosen))
      }
      current = inner.parent
    }
    return kept.isEmpty ? scope : scope.changing(kept)
  }
}
