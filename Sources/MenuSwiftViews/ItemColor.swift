package import MenuImport
package import MenuStrings
import SwiftDeclarations
package import SwiftEvaluation
package import SwiftSyntax
package import SwiftValues

/// The color that code gives the symbol of an item.
enum ItemColor {
  /// A color that themes define, too.
  case named(String)
  /// A color that symbols have anyway.
  case plain
  /// Another color, with the reason as a clause.
  case unknown(String)

  /// The color with a name, such as `Color.red`, `.systemRed`, and `Color(.systemRed)`; `nil` for others.
  init?(_ expression: ExprSyntax) {
    if let call = expression.as(FunctionCallExprSyntax.self), Evaluator.lastName(of: call.calledExpression) == "Color",
      call.arguments.count == 1, let argument = call.arguments.first?.expression,
      !argument.is(StringLiteralExprSyntax.self)
    {
      self.init(argument)
      return
    }
    var name = Evaluator.lastName(of: expression)
    if name.hasPrefix("system"), name.count > 6 { name = name.dropFirst(6).lowercased() }
    if Self.names.contains(name) {
      self = .named(name)
    } else if Self.plainNames.contains(name) {
      self = .plain
    } else {
      return nil
    }
  }

  private static let names: Set = [
    "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink", "brown", "gray",
  ]

  private static let plainNames: Set = [
    "primary", "secondary", "tertiary", "quaternary", "accentColor", "accent", "tint", "foreground", "white", "black",
    "clear", "nil", "label", "secondaryLabel", "tertiaryLabel", "labelColor", "secondaryLabelColor",
  ]
}

extension Evaluator {
  func itemColor(_ expression: ExprSyntax, _ scope: Scope) -> ItemColor {
    if let color = ItemColor(expression) { return color }
    switch evaluate(expression, scope) {
    case .nothing: return .plain
    case .symbol(let symbol):
      return ItemColor(symbol.syntax)
        ?? .unknown("the color \(Self.words(of: symbol.syntax)) of its symbol is not one of the system’s")
    case .text, .number, .bool, .list, .tuple, .enumCase, .instance, .closure, .function, .type, .conditional,
      .repeated, .unknown:
      return .unknown("the color \(Self.words(of: expression)) of its symbol \(Self.runTime)")
    }
  }
}

extension LabelParts {
  private static let lostColor = "a button is shown without its color"

  /// The notes on the color of a label that a button does not have.
  package func lostColor(at location: FileLocation) -> [Placeholder] {
    let known = tint.map { Placeholder(location: location, text: $0, reason: Self.lostColor) }
    return [known ?? colorNote].compactMap(\.self)
  }

  /// The notes on the color that a modifier gives a button, unless symbols have it anyway.
  package static func lostColor(_ color: ExprSyntax, _ scope: Scope, _ evaluator: Evaluator) -> [Placeholder] {
    if case .plain = evaluator.itemColor(color, scope) { return [] }
    let location = scope.source.location(of: color)
    return [Placeholder(location: location, text: Evaluator.words(of: color), reason: lostColor)]
  }
}

extension LabelReader {
  /// Reads the color of a label's symbol; the color of an inner view takes precedence.
  func readColor(_ expression: ExprSyntax?, into parts: inout LabelParts, _ scope: Scope) {
    guard let expression, let image = parts.image, parts.tint == nil, parts.colorNote == nil else { return }
    switch evaluator.itemColor(expression, scope) {
    case .named(let name): parts.tint = name
    case .plain: break
    case .unknown(let reason):
      parts.colorNote = Placeholder(location: scope.source.location(of: expression), text: image.name, reason: reason)
    }
  }
}
