import MenuDocument

/// A Swift expression that can break into several lines.
indirect enum SwiftCode: Hashable, Sendable {
  /// Text that never breaks.
  case word(String)
  case call(SwiftCall)
  /// An array literal, one element per line if broken; comments may stand between elements.
  case list([SwiftStatement])
  case choice(condition: String, then: String, otherwise: String)
}

enum SwiftStatement: Hashable, Sendable {
  case comment(String)
  case documentation(String)
  case line(String)
  /// The text before the equal sign, and the value.
  case assignment(String, SwiftCode)
  case blank
  case code(SwiftCode)
  /// A head such as `if isShown`, and the statements in braces.
  case block(String, [SwiftStatement])
  /// A condition, and the statements of both branches.
  case branches(String, [SwiftStatement], otherwise: [SwiftStatement])

  /// An `if` statement; a branch may be empty.
  static func conditional(_ condition: String, _ then: [SwiftStatement], otherwise: [SwiftStatement]) -> Self {
    if then.isEmpty { return .block("if \(ItemCondition.opposite(of: condition))", otherwise) }
    return otherwise.isEmpty ? .block("if \(condition)", then) : .branches(condition, then, otherwise: otherwise)
  }
}

struct SwiftCall: Hashable, Sendable {
  var callee: String
  /// The arguments; a call without arguments but with a closure has no parentheses.
  var arguments: [SwiftArgument] = []
  /// Trailing closures; the first has no label.
  var closures: [SwiftClosure] = []
  /// Calls on the result, one per line.
  var modifiers: [SwiftCall] = []
  var remark: String?
  var staysInLine = false
  /// Puts a question mark after the call, for optional chaining of its modifiers.
  var isOptional = false

  init(_ callee: String, _ arguments: [SwiftArgument] = [], closures: [SwiftClosure] = []) {
    self.callee = callee
    self.arguments = arguments
    self.closures = closures
  }

  init(_ callee: String, _ arguments: [SwiftArgument] = [], body: [SwiftStatement]) {
    self.init(callee, arguments, closures: [SwiftClosure(nil, body)])
  }

  func modified(_ modifier: SwiftCall?) -> SwiftCall {
    guard let modifier else { return self }
    var copy = self
    copy.modifiers.append(modifier)
    return copy
  }

  var statement: SwiftStatement { .code(.call(self)) }
}

struct SwiftArgument: Hashable, Sendable {
  var label: String?
  var value: SwiftCode

  init(_ label: String?, _ value: SwiftCode) {
    self.label = label
    self.value = value
  }

  static func word(_ label: String?, _ text: String) -> SwiftArgument { SwiftArgument(label, .word(text)) }

  static func text(_ label: String?, _ text: String) -> SwiftArgument {
    SwiftArgument(label, .word(SwiftLiteral.string(text)))
  }

  /// The label with its colon and a space.
  var prefix: String { label.map { $0 + ": " } ?? "" }
}

struct SwiftClosure: Hashable, Sendable {
  /// The label; `nil` for the first closure.
  var label: String?
  /// The text before `in`.
  var signature: String?
  var body: [SwiftStatement]
  var isShort = false

  init(_ label: String? = nil, _ body: [SwiftStatement]) {
    self.label = label
    self.body = body
  }

  /// A closure with at most one statement that may stand on one line.
  static func short(_ signature: String? = nil, _ line: String?) -> SwiftClosure {
    var closure = SwiftClosure(nil, line.map { [.line($0)] } ?? [])
    closure.signature = signature
    closure.isShort = true
    return closure
  }

  /// The closure on one line; `nil` if it needs several.
  var inOneLine: String? {
    let start = signature.map { "{ \($0) in" } ?? "{"
    if body.isEmpty { return signature == nil ? "{}" : start + " }" }
    guard isShort, body.count == 1, case .line(let line) = body[0] else { return nil }
    return "\(start) \(line) }"
  }

  var opening: String { signature.map { "{ \($0) in" } ?? "{" }
}
