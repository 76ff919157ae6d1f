/// An expression of Swift that knows where its lines may break.
indirect enum SwiftCode: Hashable, Sendable {
  /// Words that stay on one line.
  case word(String)
  /// A call with its trailing closures and modifiers.
  case call(SwiftCall)
  /// A list with an element a line; comments may stand between them.
  case list([SwiftStatement])
  /// One of two values.
  case choice(condition: String, then: String, otherwise: String)
}

/// A line or more of Swift.
enum SwiftStatement: Hashable, Sendable {
  /// A remark for people.
  case comment(String)
  /// What an expression is; written to documentation.
  case documentation(String)
  /// Words that stay on one line.
  case line(String)
  /// A name that gets a value.
  case assignment(String, SwiftCode)
  /// An empty line.
  case blank
  /// An expression.
  case code(SwiftCode)
  /// Words, and statements in braces behind them.
  case block(String, [SwiftStatement])
}

/// A call, and what is called on its result.
struct SwiftCall: Hashable, Sendable {
  /// What is called: `Button`, `.disabled`.
  var callee: String
  /// What stands in parentheses; without any, and with a closure, there are no parentheses.
  var arguments: [SwiftArgument] = []
  /// The closures behind them; the first one has no label.
  var closures: [SwiftClosure] = []
  /// What is called on the result, each on a line of its own.
  var modifiers: [SwiftCall] = []
  /// What is remarked above a modifier.
  var remark: String?
  /// Whether a modifier may stand on the line of what it modifies, where it is the only one.
  var staysInLine = false
  /// Whether a question mark stands behind the result, before what is called on it.
  var isOptional = false

  /// A call from its parts.
  init(_ callee: String, _ arguments: [SwiftArgument] = [], closures: [SwiftClosure] = []) {
    self.callee = callee
    self.arguments = arguments
    self.closures = closures
  }

  /// A call with a closure that has its lines.
  init(_ callee: String, _ arguments: [SwiftArgument] = [], body: [SwiftStatement]) {
    self.init(callee, arguments, closures: [SwiftClosure(nil, body)])
  }

  /// The call with one more modifier.
  func modified(_ modifier: SwiftCall?) -> SwiftCall {
    guard let modifier else { return self }
    var copy = self
    copy.modifiers.append(modifier)
    return copy
  }

  /// The call as a statement.
  var statement: SwiftStatement { .code(.call(self)) }
}

/// A value that is handed to a call.
struct SwiftArgument: Hashable, Sendable {
  /// The word in front of the colon.
  var label: String?
  /// The value.
  var value: SwiftCode

  /// A value with its label.
  init(_ label: String?, _ value: SwiftCode) {
    self.label = label
    self.value = value
  }

  /// A value of words with its label.
  static func word(_ label: String?, _ text: String) -> SwiftArgument { SwiftArgument(label, .word(text)) }

  /// A text with its label.
  static func text(_ label: String?, _ text: String) -> SwiftArgument {
    SwiftArgument(label, .word(SwiftLiteral.string(text)))
  }

  /// The text in front of the value.
  var prefix: String { label.map { $0 + ": " } ?? "" }
}

/// A closure behind a call.
struct SwiftClosure: Hashable, Sendable {
  /// The word in front of the colon; none for the first one.
  var label: String?
  /// What stands in front of `in`.
  var signature: String?
  /// What it does.
  var body: [SwiftStatement]
  /// Whether it may stand on one line.
  var isShort = false

  /// A closure that has its lines.
  init(_ label: String? = nil, _ body: [SwiftStatement]) {
    self.label = label
    self.body = body
  }

  /// A closure of a statement that may stand on one line.
  static func short(_ signature: String? = nil, _ line: String?) -> SwiftClosure {
    var closure = SwiftClosure(nil, line.map { [.line($0)] } ?? [])
    closure.signature = signature
    closure.isShort = true
    return closure
  }

  /// The closure on one line; `nil` where it needs more of them.
  var inOneLine: String? {
    let start = signature.map { "{ \($0) in" } ?? "{"
    if body.isEmpty { return signature == nil ? "{}" : start + " }" }
    guard isShort, body.count == 1, case .line(let line) = body[0] else { return nil }
    return "\(start) \(line) }"
  }

  /// Its first line where it has several.
  var opening: String { signature.map { "{ \($0) in" } ?? "{" }
}
