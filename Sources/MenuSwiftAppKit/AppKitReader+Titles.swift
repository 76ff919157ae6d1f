import MenuImport
import MenuSwiftViews
import SwiftDeclarations
import SwiftEvaluation
import SwiftSyntax
import SwiftValues

extension AppKitReader {
  /// Sets the title of an item to the text of a styled title.
  func setAttributedTitle(_ parts: [ExprSyntax], of item: AppKitItem, _ frame: Frame) {
    if parts[2].is(NilLiteralExprSyntax.self) { return }
    if let call = parts[2].as(FunctionCallExprSyntax.self), let title = call.argument("string") ?? call.argument() {
      item.title = evaluator.text(of: title, frame.scope)
      return
    }
    let known = evaluator.text(of: parts[2], frame.scope)
    if known.isKnown, !known.string.isEmpty {
      item.title = known
      return
    }
    if item.title.string.isEmpty {
      item.title = ReadText(evaluator.unknown(parts[2], frame.scope, "its styled title \(Evaluator.runTime)"))
      return
    }
    let location = frame.scope.source.location(of: parts[2])
    item.addPlaceholder(location, item.title.string, "its styled title \(Evaluator.runTime)")
  }
}
