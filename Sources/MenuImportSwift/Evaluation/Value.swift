import PositionedJSON
import MenuImport
import MenuStrings
import MockupScene
import SwiftSyntax

/// The value of an expression, if known before run time.
indirect enum Value {
  /// A string, possibly with placeholders.
  case text(ReadText)
  case number(Double)
  case bool(Bool)
  /// The literal `nil`.
  case nothing
  case list([Value])
  case tuple([(label: String?, value: Value)])
  case enumCase(TypeDeclaration, String)
  case instance(Instance)
  case closure(ClosureExprSyntax, Scope)
  case function(Function, Owner?)
  case type(TypeDeclaration)
  /// A value known only to a framework, such as `Color.red` or `Text("…")`; readers interpret the expression.
  case symbol(Expression)
  /// An element whose presence is decided at run time.
  case conditional(Value, Doubt)
  /// An element for each item of a runtime collection.
  case repeated(Value, StandIn)
  case unknown(Unknown)
}

struct Expression {
  let syntax: ExprSyntax
  let scope: Scope
  /// The expected type, and the scope of its declaration.
  var type: (syntax: TypeSyntax, scope: Scope)?
  /// Later assignments to properties of the result, by name.
  var changes: [String: Change] = [:]
}

/// An assignment to a property after creation.
struct Change {
  let syntax: ExprSyntax
  let scope: Scope
  /// The runtime condition of the assignment; `nil` if it is unconditional.
  let doubt: Doubt?

  static let properties: Set = ["attributes", "state", "title", "subtitle", "image"]
}

struct Instance {
  let type: TypeDeclaration
  let fields: [String: Binding]
  /// Whether the creating call is known; otherwise, fields may differ from their initial values.
  var isMade = true
}

struct Unknown {
  let words: String
  let place: SourcePlace
  let reason: String

  var quoted: String { "‹\(words)›" }
}

/// A condition decided at run time.
struct Doubt {
  /// Whether the mockup shows this branch.
  let isShown: Bool
  /// The note on the condition.
  let standIn: StandIn?
}

struct ReadText {
  var string: String
  var standIns: [StandIn] = []

  init(_ string: String, standIns: [StandIn] = []) {
    self.string = string
    self.standIns = standIns
  }

  init(_ unknown: Unknown) {
    string = unknown.quoted
    standIns = [StandIn(place: unknown.place, text: string, reason: unknown.reason)]
  }

  /// Concatenates strings, up to the length limit of documents.
  static func + (left: ReadText, right: ReadText) -> ReadText {
    guard left.string.utf8.count <= Limit.textBytes.most else { return left }
    return ReadText(left.string + right.string, standIns: left.standIns + right.standIns)
  }
}
