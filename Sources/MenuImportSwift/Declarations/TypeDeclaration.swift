import SwiftSyntax

/// A type of the sources, with members from its extensions.
final class TypeDeclaration {
  enum Kind: Equatable {
    case structure, reference, enumeration, contract
    /// A framework type that the sources only extend.
    case foreign
  }

  /// The qualified name, such as `Sidebar.Row`.
  let name: String
  let simpleName: String
  let kind: Kind
  let source: SwiftSource
  let syntax: NodeReference<Syntax>
  let outer: TypeDeclaration?
  var inherited: Set<String> = []
  /// The first property of a name wins.
  var properties: [String: Property] = [:]
  var statics: [String: Property] = [:]
  /// The stored properties in order, as the memberwise initializer takes them.
  var stored: [Property] = []
  var methods: [String: [Function]] = [:]
  var staticMethods: [String: [Function]] = [:]
  var initializers: [Initializer] = []
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

  /// Whether the type is a view or a related type, such as commands or a scene.
  var isView: Bool {
    !inherited.isDisjoint(with: ["View", "Commands", "Scene", "App", "ToolbarContent"])
      || kind == .structure && properties["body"]?.isComputed == true
  }

  /// Whether the compiler synthesizes `allCases`.
  var listsCases: Bool { kind == .enumeration && statics["allCases"] == nil && inherited.contains("CaseIterable") }
}

struct Function {
  let name: String
  let source: SwiftSource
  let syntax: NodeReference<FunctionDeclSyntax>
  var captured: Scope?

  /// `nil` if the file's tree exceeds the memory budget.
  var node: FunctionDeclSyntax? { syntax.node }
  var body: CodeBlockItemListSyntax? { node?.body?.statements }
}

struct Initializer {
  let source: SwiftSource
  let syntax: NodeReference<InitializerDeclSyntax>

  /// `nil` if the file's tree exceeds the memory budget.
  var node: InitializerDeclSyntax? { syntax.node }
}

struct EnumerationCase {
  let name: String
  let hasRawValue: Bool
  let hasPayload: Bool
  let source: SwiftSource
  let syntax: NodeReference<EnumCaseElementSyntax>

  var rawValue: ExprSyntax? { hasRawValue ? syntax.node?.rawValue?.value : nil }
}
