import MenuImport
import MenuSwiftViews
import SwiftDeclarations
import SwiftEvaluation
import SwiftSyntax
import SwiftValues

extension AppKitReader {
  func setImage(_ written: ArraySlice<ExprSyntax>, of item: AppKitItem, _ frame: Frame) {
    // `item.image = showsIcons ? folder : nil`
    var images = Array(written.prefix(1))
    var isChosen = false
    let ternary = written.lazy.compactMap { $0.as(UnresolvedTernaryExprSyntax.self) }.first
    if let ternary, let first = images.first {
      let condition = written.prefix { !$0.is(UnresolvedTernaryExprSyntax.self) }
      images = [ternary.thenExpression] + written.suffix(1)
      if case .bool(let flag) = evaluator.value(of: condition, expression: first, frame.scope) {
        images = [images[flag ? 0 : 1]]
      } else {
        isChosen = true
      }
    }
    let known = images.filter { !$0.is(NilLiteralExprSyntax.self) }
    guard let expression = known.first else { return }
    var parts = LabelParts()
    LabelReader(evaluator: evaluator).readImage(expression, into: &parts, frame.scope)
    if isChosen {
      let other = known.dropFirst().first.map { " from it and \(Evaluator.words(of: $0))" } ?? ""
      item.addPlaceholder(
        frame.scope.source.location(of: expression), parts.image?.name ?? "no image",
        "a condition selects the image\(other)", about: .symbol)
    }
    if let image = parts.image { item.set(.image(image)) }
    if let tint = parts.tint { item.set(.tint(tint)) }
    item.placeholders += parts.placeholders
  }
}
