import MenuSwiftViews
import SwiftEvaluation
import SwiftSyntax
import SwiftValues

/// The modifiers of a button, and those of the views around it.
extension SiteReader {
  /// The modifiers that change a button with a menu, those of the views around it first; a modifier of the sources
  /// stands for those that it applies.
  func modifiers(ofButton call: FunctionCallExprSyntax, _ scope: Scope, _ reader: ItemReader) -> [Modifier] {
    func parts(_ modifiers: [MenuFinder.Modification]) -> [Modifier] {
      modifiers.flatMap { reader.parts(of: Modifier(name: $0.name, call: $0.call, scope: scope)) }
    }
    let around = parts(MenuFinder.modifiersAround(call, evaluator)).filter { Self.inherited.contains($0.name) }
    return around + parts(MenuFinder.modifiers(on: call, evaluator))
  }

  /// The modifiers that also apply to the views inside a view.
  private static let inherited: Set = [
    "buttonStyle", "controlSize", "disabled", "labelStyle", "labelsHidden", "menuIndicator", "menuOrder", "menuStyle",
  ]
}
