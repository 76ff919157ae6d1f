/// How exported code declares a property whose value the code lacks.
enum SuppliedProperty {
  /// A constant that the creator of a view passes.
  case parameter
  /// A variable, empty until it is set.
  case variable
  /// The same in an app, which the system creates without arguments.
  case state

  func text(_ name: String) -> SwiftStatement {
    switch self {
    case .parameter: .line("let \(name): String")
    case .variable: .line("var \(name) = \"\"")
    case .state: .line("@State private var \(name) = \"\"")
    }
  }

  func list(_ name: String, of type: String) -> SwiftStatement {
    switch self {
    case .parameter: .line("let \(name): [\(type)]")
    case .variable: .line("var \(name): [\(type)] = []")
    case .state: .line("@State private var \(name): [\(type)] = []")
    }
  }

  /// The flag of a condition.
  func flag(_ name: String, _ value: String) -> SwiftStatement {
    switch self {
    case .parameter, .state: .assignment("@State private var \(name)", .word(value))
    case .variable: .assignment("var \(name)", .word(value))
    }
  }
}
