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
  let syntax: NodeReference<Syntax>
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

  init(
    name: String, simpleName: String, kind: Kind, source: SwiftSource, syntax: NodeReference<Syntax>,
    outer: TypeDeclaration?
  ) {
    self.name = name
    self.simpleName = simpleName
    self.kind = kind
    self.source = source
    self.syntax = syntax
    self.outer = outer
  }

  /// Whether it draws something: a view, or commands.
  var isView: Bool {
    !inherited.isDisjoint(with: ["View", "Commands", "Scene", "App", "ToolbarContent"])
      || kind == .structure && properties["body"]?.isComputed == true
  }

  /// Whether it lists all its cases without being told which.
  var listsCases: Bool { kind == .enumeration && statics["allCases"] == nil && inherited.contains("CaseIterable") }
}

/// A method, or a function outside of types.
struct Function {
  /// Its name.
  let name: String
  /// Where it is declared.
  let source: SwiftSource
  /// Its syntax.
  let syntax: NodeReference<FunctionDeclSyntax>
  /// The names around a function in a block.
  var captured: Scope?

  /// Its syntax; `nil` where there is no room for its file's tree.
  var node: FunctionDeclSyntax? { syntax.node }
  /// Its statements.
  var body: CodeBlockItemListSyntax? { node?.body?.statements }
}

/// An initializer.
struct Initializer {
  /// Where it is declared.
  let source: SwiftSource
  /// Its syntax.
  let syntax: NodeReference<InitializerDeclSyntax>

  /// Its syntax; `nil` where there is no room for its file's tree.
  var node: InitializerDeclSyntax? { syntax.node }
}

/// A case of an enumeration.
struct EnumerationCase {
  /// Its name.
  let name: String
  /// Whether its raw value is written.
  let hasRawValue: Bool
  /// Whether values come with it.
  let hasPayload: Bool
  /// Where it is declared.
  let source: SwiftSource
  /// Its syntax.
  let syntax: NodeReference<EnumCaseElementSyntax>

  /// The raw value that is written.
  var rawValue: ExprSyntax? { hasRawValue ? syntax.node?.rawValue?.value : nil }
}
