import MenuImport
import MenuModel
import MenuStrings
import MockupScene
import SwiftSyntax

/// What is known of an expression without running the program.
indirect enum Value {
  /// A text, parts of which may stand in for what is not known.
  case text(ReadText)
  case number(Double)
  case bool(Bool)
  /// `nil`.
  case nothing
  case list([Value])
  case tuple([(label: String?, value: Value)])
  /// A case of an enumeration.
  case enumCase(TypeDeclaration, String)
  /// A value of a type of the sources.
  case instance(Instance)
  case closure(ClosureExprSyntax, Scope)
  case function(Function, Owner?)
  case type(TypeDeclaration)
  /// What only a framework knows: `Color.red`, `Text("…")`; who asks reads the expression.
  case symbol(Expression)
  /// What is there or not, as the running program decides.
  case conditional(Value, Doubt)
  /// An element for each of something that only the running program has.
  case repeated(Value, StandIn)
  case unknown(Unknown)
}

/// An expression, and where its names are looked up.
struct Expression {
  let syntax: ExprSyntax
  let scope: Scope
  /// The type that it is taken for, and where that is written.
  var type: (syntax: TypeSyntax, scope: Scope)?
  /// What was set on what it makes after that, by the property's name.
  var changes: [String: Change] = [:]
}

/// What a property of something was set to after it was made.
struct Change {
  let syntax: ExprSyntax
  let scope: Scope
  /// Why it may not have been; `nil` for what is sure.
  let doubt: Doubt?

  /// The properties of menu elements that may be set.
  static let properties: Set = ["attributes", "state", "title", "subtitle", "image"]
}

/// A value that was made by an initializer of the sources.
struct Instance {
  let type: TypeDeclaration
  let fields: [String: Binding]
  /// Whether the call that made it is known; of what it is not, fields may have other values than they begin with.
  var isMade = true
}

/// Why a value is not known.
struct Unknown {
  /// The expression's words.
  let words: String
  /// Where the expression stands.
  let place: SourcePlace
  /// Why it is not known, in a clause.
  let reason: String

  /// What is drawn in the place of its text.
  var quoted: String { "‹\(words)›" }
}

/// A choice that the running program makes.
struct Doubt {
  /// Whether it is what is drawn, until the program runs.
  let isShown: Bool
  /// Where it is told.
  let standIn: StandIn?
}

/// A text that was read, with what stands in for something in it.
struct ReadText {
  /// The text.
  var string: String
  /// What stands in for something in it.
  var standIns: [StandIn] = []

  init(_ string: String, standIns: [StandIn] = []) {
    self.string = string
    self.standIns = standIns
  }

  /// The words of an expression, as nothing else is known.
  init(_ unknown: Unknown) {
    string = unknown.quoted
    standIns = [StandIn(place: unknown.place, text: string, reason: unknown.reason)]
  }

  /// Two texts behind one another; what is longer than documents have texts is left out.
  static func + (left: ReadText, right: ReadText) -> ReadText {
    guard left.string.utf8.count <= Limit.textBytes.most else { return left }
    return ReadText(left.string + right.string, standIns: left.standIns + right.standIns)
  }
}
