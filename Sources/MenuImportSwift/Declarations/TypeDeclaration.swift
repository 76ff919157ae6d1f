import SwiftSyntax

/// A type of the sources, with what its extensions add.
final class TypeDeclaration {
  /// What declares it.
  enum Kind: Equatable {
    case structure, reference, enumeration, contract
    /// A type of a framework that the sources only extend.
    case foreign
  }

  /// Its name, with those of the types around it: `Sidebar.Row`.
  let name: String
  /// Its own name.
  let simpleName: String
  /// What declares it.
  let kind: Kind
  /// Where it is declared.
  let source: SwiftSource
  /// Its syntax.
  let node: Syntax
  /// The type around it.
  let outer: TypeDeclaration?
  /// What it inherits from and conforms to, by name.
  var inherited: Set<String> = []
  /// Its properties; the first of a name counts.
  var properties: [String: Property] = [:]
  /// Its static properties.
  var statics: [String: Property] = [:]
  /// Its properties that are stored, in order, as an initializer without a declaration takes them.
  var stored: [Property] = []
  /// Its methods.
  var methods: [String: [Function]] = [:]
  /// Its static methods.
  var staticMethods: [String: [Function]] = [:]
  /// Its initializers.
  var initializers: [Initializer] = []
  /// Its cases, in order.
  var cases: [EnumerationCase] = []

  init(name: String, simpleName: String, kind: Kind, source: SwiftSource, node: Syntax, outer: TypeDeclaration?) {
    self.name = name
    self.simpleName = simpleName
    self.kind = kind
    self.source = source
    self.node = node
    self.outer = outer
  }

  /// Whether it draws something: a view, or commands.
  var isView: Bool {
    !inherited.isDisjoint(with: ["View", "Commands", "Scene", "App", "ToolbarContent"])
      || kind == .structure && properties["body"]?.getter != nil
  }

  /// Whether it lists all its cases without being told which.
  var listsCases: Bool { kind == .enumeration && statics["allCases"] == nil && inherited.contains("CaseIterable") }
}

/// A property, or a variable outside of types.
struct Property {
  /// Its name.
  let name: String
  /// The type that is written.
  let type: TypeSyntax?
  /// The names of its attributes: `State`, `ViewBuilder`.
  let attributes: [String]
  /// The type that an attribute names: `Library` of `@Environment(Library.self)`.
  let attributeType: TypeSyntax?
  /// Whether it never changes.
  let isConstant: Bool
  /// What it is at first.
  let initializer: ExprSyntax?
  /// What computes it.
  let getter: CodeBlockItemListSyntax?
  /// Where it is declared.
  let source: SwiftSource

  /// Whether its value is a matter of the running program: its attribute keeps it, or hands it in.
  var isState: Bool { attributes.contains { !Self.builders.contains($0) } }

  private static let builders: Set<String> = [
    "ViewBuilder", "MainActor", "objc", "IBOutlet", "available", "ObservationIgnored", "CommandsBuilder", "inlinable",
    "usableFromInline", "IBAction", "discardableResult", "nonobjc", "Sendable", "preconcurrency", "ContentBuilder",
  ]
}

/// A method, or a function outside of types.
struct Function {
  /// Its syntax.
  let node: FunctionDeclSyntax
  /// Where it is declared.
  let source: SwiftSource
  /// The names around a function in a block.
  var captured: Scope?
}

/// An initializer.
struct Initializer {
  /// Its syntax.
  let node: InitializerDeclSyntax
  /// Where it is declared.
  let source: SwiftSource
}

/// A case of an enumeration.
struct EnumerationCase {
  /// Its name.
  let name: String
  /// The raw value that is written.
  let rawValue: ExprSyntax?
  /// Whether values come with it.
  let hasPayload: Bool
  /// Where it is declared.
  let source: SwiftSource
}
