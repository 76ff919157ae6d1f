package import MenuImport
package import MenuStrings
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
  /// The conditional assignments before a conditional one.
  package var others: [Change] = []

  package init(
    syntax: ExprSyntax, parts: ArraySlice<ExprSyntax>, scope: Scope, uncertainty: Uncertainty?, former: [Change] = [],
    others: [Change] = []
  ) {
    self.syntax = syntax
    self.parts = parts
    self.scope = scope
    self.uncertainty = uncertainty
    self.former = former
    self.others = others
  }

  /// The assignment that certainly happens, if any.
  package var certain: [Change] { uncertainty == nil ? [self] : former }

  package static let properties: Set = [
    "attributes", "state", "title", "subtitle", "image", "preferredElementSize", "label", "text",
  ]
}

extension Value {
  /// The value without the condition that it depends on.
  package var unconditional: (value: Value, uncertainty: Uncertainty?) {
    if case .conditional(let inner, let uncertainty) = self { (inner, uncertainty) } else { (self, nil) }
  }

  package var isUnknown: Bool { if case .unknown = withoutConditions.value { true } else { false } }

  /// Whether the value, as an element of a list, depends on a condition or on the elements of another list.
  package var mayBeMissing: Bool {
    switch self {
    case .conditional, .repeated: true
    // The element that a function makes under a condition.
    case .list(let elements): elements.count == 1 && elements[0].mayBeMissing
    case .text, .number, .bool, .nothing, .tuple, .enumCase, .instance, .closure, .function, .type, .symbol, .unknown:
      false
    }
  }

  /// The value without all conditions around it, and their conjunction.
  package var withoutConditions: (value: Value, uncertainty: Uncertainty?) {
    guard case .conditional(let inner, let outer) = self else { return (self, nil) }
    let (value, own) = inner.withoutConditions
    return (value, own?.inside(outer) ?? outer)
  }

  /// The identity of a case or an expression, without the conditions around it.
  package var identity: [AnyHashable]? {
    switch withoutConditions.value {
    case .symbol(let symbol): [symbol.syntax.id]
    case .enumCase(let type, let name, _): [ObjectIdentifier(type), name]
    case .text, .number, .bool, .nothing, .list, .tuple, .instance, .closure, .function, .type, .conditional,
      .repeated, .unknown:
      nil
    }
  }
}

package struct Instance {
  package let type: TypeDeclaration
  package var fields: [String: Binding]
  /// Whether the creating call is known; otherwise, fields may differ from their initial values.
  package var isMade = true
  /// Whether a view makes the object, so that the object starts with its initial values.
  package var isModel = false
  /// Whether a static property holds the object, so that code of other views may change it, too.
  package var isShared = false

  package init(type: TypeDeclaration, fields: [String: Binding], isMade: Bool = true) {
    self.type = type
    self.fields = fields
    self.isMade = isMade
  }
}
