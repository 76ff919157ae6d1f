import MenuDocument
import PositionedJSON
package import MenuImport
package import MenuStrings
import MockupScene
package import SwiftDeclarations
package import SwiftSyntax

/// The value of an expression, if known before run time.
package indirect enum Value {
  /// A string, possibly with placeholders.
  case text(ReadText)
  case number(Double)
  case bool(Bool)
  /// The literal `nil`.
  case nothing
  case list([Value])
  case tuple([(label: String?, value: Value)])
  case enumCase(TypeDeclaration, String, payload: [Binding] = [])
  case instance(Instance)
  case closure(ClosureExprSyntax, Scope)
  case function(Function, Owner?)
  case type(TypeDeclaration)
  /// A value known only to a framework, such as `Color.red` or `Text("…")`; readers interpret the expression.
  case symbol(Expression)
  /// An element whose presence is decided at runtime.
  case conditional(Value, Uncertainty)
  /// An element for each item of a runtime collection.
  case repeated(Value, Placeholder)
  case unknown(Unknown)
}

package struct Expression {
  package let syntax: ExprSyntax
  package let scope: Scope
  /// The expected type, and the scope of its declaration.
  package var type: (syntax: TypeSyntax, scope: Scope)?
  /// Later assignments to properties of the result, by name.
  package var changes: [String: Change] = [:]
  /// The framework type that a call of `self.init` creates.
  package var delegate: String?
  /// The calls of the functions and initializers of the sources that make a menu.
  package var origins: [FileLocation] = []

  package init(
    syntax: ExprSyntax, scope: Scope, type: (syntax: TypeSyntax, scope: Scope)? = nil, changes: [String: Change] = [:],
    delegate: String? = nil
  ) {
    self.delegate = delegate
    self.syntax = syntax
    self.scope = scope
    self.type = type
    self.changes = changes
  }
}

/// An assignment to a property after creation.
package struct Change {
  package let syntax: ExprSyntax
  /// The operands and operators of the assigned value.
  package let parts: ArraySlice<ExprSyntax>
  package let scope: Scope
  /// The runtime condition of the assignment; `nil` if it is unconditional.
  package let uncertainty: Uncertainty?
  /// The last unconditional assignment before a conditional one.
  package var former: [Change] = []

  /// The assignment that certainly happens, if any.
  var certain: [Change] { uncertainty == nil ? [self] : former }

  package static let properties: Set = [
    "attributes", "state", "title", "subtitle", "image", "preferredElementSize", "label", "text",
  ]
}

extension Value {
  /// The value without the condition that it depends on.
  package var unconditional: (value: Value, uncertainty: Uncertainty?) {
    if case .conditional(let inner, let uncertainty) = self { (inner, uncertainty) } else { (self, nil) }
  }

  /// Whether the value, as an element of a list, depends on a condition or on the elements of another list.
  var mayBeMissing: Bool {
    switch self {
    case .conditional, .repeated: true
    case .text, .number, .bool, .nothing, .list, .tuple, .enumCase, .instance, .closure, .function, .type, .symbol,
      .unknown:
      false
    }
  }

  /// The value without all conditions around it, and their conjunction.
  var withoutConditions: (value: Value, uncertainty: Uncertainty?) {
    guard case .conditional(let inner, let outer) = self else { return (self, nil) }
    let (value, own) = inner.withoutConditions
    return (value, own?.inside(outer) ?? outer)
  }

  /// The identity of a case or an expression, without the conditions around it.
  var identity: [AnyHashable]? {
    switch withoutConditions.value {
    case .symbol(let symbol): [symbol.syntax.id]
    case .enumCase(let type, let name, _): [ObjectIdentifier(type), name]
    case .text, .number, .bool, .nothing, .list, .tuple, .instance, .closure, .function, .type, .conditional,
      .repeated, .unknown:
      nil
    }
  }
}

extension Value {
  /// A menu, or the menus of several branches, with another call that makes them.
  func made(by call: FunctionCallExprSyntax, _ scope: Scope) -> Value {
    if case .conditional(let inner, let uncertainty) = self {
      return .conditional(inner.made(by: call, scope), uncertainty)
    }
    if case .list(let elements) = self, elements.allSatisfy({ $0.unconditional.uncertainty != nil }) {
      return .list(elements.map { $0.made(by: call, scope) })
    }
    guard case .symbol(var symbol) = self, let inner = symbol.syntax.as(FunctionCallExprSyntax.self),
      (symbol.delegate ?? Evaluator.elementType(of: inner)) == "UIMenu"
    else { return self }
    symbol.origins.append(scope.source.location(of: call))
    return .symbol(symbol)
  }
}

package struct Instance {
  package let type: TypeDeclaration
  package internal(set) var fields: [String: Binding]
  /// Whether the creating call is known; otherwise, fields may differ from their initial values.
  package var isMade = true
  /// Whether a view makes the object, so that the object starts with its initial values.
  var isModel = false

  package init(type: TypeDeclaration, fields: [String: Binding], isMade: Bool = true) {
    self.type = type
    self.fields = fields
    self.isMade = isMade
  }
}

package struct Unknown {
  package let words: String
  package let location: FileLocation
  package let reason: String

  package init(words: String, location: FileLocation, reason: String) {
    self.words = words
    self.location = location
    self.reason = reason
  }

  package var quoted: String { "‹\(words)›" }
}

/// A condition decided at runtime.
package struct Uncertainty {
  /// Whether the mockup shows this branch.
  package let isShown: Bool
  /// The note on the condition.
  package let placeholder: Placeholder?
  /// The words of the condition, with those of the conditions around it.
  package let condition: String?
  /// The branches from the outermost one inward.
  private var levels: [Level]

  /// A branch inside another one.
  private struct Level: Equatable {
    let isShown: Bool
    let location: FileLocation?
    let condition: String?
  }

  package init(isShown: Bool, placeholder: Placeholder?, condition: String? = nil) {
    self.isShown = isShown
    self.placeholder = placeholder
    self.condition = condition
    levels = [Level(isShown: isShown, location: placeholder?.location, condition: condition)]
  }

  /// A branch of a condition, which is hidden inside a hidden branch.
  init(isShown: Bool, of unknown: Unknown, at location: FileLocation, condition: String?, in outer: Uncertainty?) {
    self.isShown = isShown && outer?.isShown ?? true
    placeholder = Placeholder(location: location, text: self.isShown ? "shown" : "hidden", reason: unknown.reason)
    self.condition = ItemCondition.both(outer?.condition, condition)
    levels = (outer?.levels ?? []) + [Level(isShown: isShown, location: location, condition: condition)]
  }

  /// The conjunction with the condition around it.
  func inside(_ outer: Uncertainty?) -> Uncertainty {
    guard let outer else { return self }
    var inner = Uncertainty(
      isShown: outer.isShown && isShown, placeholder: isShown ? outer.placeholder ?? placeholder : placeholder,
      condition: ItemCondition.both(outer.condition, condition))
    inner.levels = outer.levels + levels
    return inner
  }

  /// The condition for what belongs to a block with a condition of its own; `nil` if the block always does it.
  func within(_ block: Uncertainty) -> Uncertainty? {
    guard levels.starts(with: block.levels) else { return self }
    let rest = levels.dropFirst(block.levels.count)
    if rest.isEmpty { return nil }
    let isShown = rest.allSatisfy(\.isShown)
    var placeholder = placeholder
    placeholder?.text = isShown ? "shown" : "hidden"
    var inner = Uncertainty(isShown: isShown, placeholder: placeholder, condition: condition)
    inner.levels = Array(rest)
    return inner
  }

  /// The condition of the other branch.
  package var opposite: String? { condition.map(ItemCondition.opposite) }
}

package struct ReadText {
  package var string: String
  /// The unknown parts.
  package var placeholders: [Placeholder] = []
  /// The strings from which a condition selects this one.
  package var alternatives: [String] = []
  /// The text before the condition that selects this one, if its first branch replaces it.
  var former: String?
  /// The number of branches that replace the former text.
  var replacements = 0
  /// The notes on conditions known only at runtime that select parts of the string.
  package var choices: [Placeholder] = []

  package init(_ string: String, placeholders: [Placeholder] = []) {
    self.string = string
    self.placeholders = placeholders
  }

  /// Whether the string is certain.
  package var isKnown: Bool { placeholders.isEmpty && choices.isEmpty }

  /// The notes on unknown and selected parts.
  package var notes: [Placeholder] { placeholders + choices }

  package var location: FileLocation? { notes.first?.location }

  /// Whether the text consists of placeholders and punctuation.
  package var hasNoWords: Bool {
    var rest = string
    for placeholder in placeholders { rest = rest.replacing(placeholder.text, with: "") }
    return !placeholders.isEmpty && !rest.contains { $0.isLetter || $0.isNumber }
  }

  /// The text with another string, and the same notes.
  package func replaced(by string: String) -> ReadText {
    var text = self
    text.string = string
    text.alternatives = []
    return text
  }

  package init(_ unknown: Unknown) {
    string = unknown.quoted
    placeholders = [Placeholder(location: unknown.location, text: string, reason: unknown.reason)]
  }

  /// Concatenates strings, up to the length limit of documents.
  package static func + (left: ReadText, right: ReadText) -> ReadText {
    guard left.string.utf8.count <= Limit.textBytes.maximum else { return left }
    var sum = ReadText(left.string + right.string, placeholders: left.placeholders + right.placeholders)
    sum.choices = left.choices + right.choices
    return sum
  }
}
