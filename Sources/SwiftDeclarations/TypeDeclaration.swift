package import SwiftSyntax

/// A type of the sources, with members from its extensions.
package final class TypeDeclaration {
  package enum Kind: Equatable {
    case structure, reference, enumeration, contract
    /// A framework type that the sources only extend.
    case foreign
  }

  /// The qualified name, such as `Sidebar.Row`.
  package let name: String
  package let simpleName: String
  package let kind: Kind
  package let source: SwiftSource
  package let syntax: NodeReference<Syntax>
  package internal(set) var outer: TypeDeclaration?
  /// Whether only its file sees the type.
  let isPrivate: Bool
  package var inherited: Set<String> = []
  /// The first property of a name wins.
  package var properties: [String: Property] = [:]
  package var statics: [String: Property] = [:]
  /// Further properties of a name, such as those in other branches of `#if`.
  package var alternatives: [String: [Property]] = [:]
  /// The stored properties in order, as the memberwise initializer takes them.
  package var stored: [Property] = []
  package var methods: [String: [Function]] = [:]
  package var staticMethods: [String: [Function]] = [:]
  package var initializers: [Initializer] = []
  package var cases: [EnumerationCase] = []

  package init(
    name: String, simpleName: String, kind: Kind, source: SwiftSource, syntax: NodeReference<Syntax>,
    outer: TypeDeclaration?, isPrivate: Bool = false
  ) {
    self.name = name
    self.simpleName = simpleName
    self.kind = kind
    self.source = source
    self.syntax = syntax
    self.outer = outer
    self.isPrivate = isPrivate
  }

  private static let viewProtocols: Set = [
    "View", "Commands", "Scene", "App", "ToolbarContent", "NSViewRepresentable", "UIViewRepresentable",
    "NSViewControllerRepresentable", "UIViewControllerRepresentable",
  ]

  /// Whether the type is a view or a related type, such as commands or a scene.
  package var isView: Bool {
    !inherited.isDisjoint(with: Self.viewProtocols)
      || kind == .structure && properties["body"]?.isComputed == true
  }

  /// The names of all properties and methods.
  package var memberNames: Set<String> {
    Set(properties.keys).union(statics.keys).union(methods.keys).union(staticMethods.keys)
  }

  /// Whether a case has associated values.
  package func hasPayload(_ name: String) -> Bool { cases.contains { $0.name == name && $0.hasPayload } }
}

/// A type alias of the sources.
struct TypeAlias {
  let name: String
  let target: String
  /// Whether only its file sees it.
  let isPrivate: Bool
  /// The qualified name of the type around it.
  let owner: String?
  let source: SwiftSource
}

/// The names that a local function sees, with the values that the evaluation gives them.
package protocol CapturedNames {}

package struct Function {
  package let name: String
  package let source: SwiftSource
  package let syntax: NodeReference<FunctionDeclSyntax>
  /// `nil` for functions that are not local.
  package let captured: (any CapturedNames)?

  package init(
    name: String, source: SwiftSource, syntax: NodeReference<FunctionDeclSyntax>, captured: (any CapturedNames)? = nil
  ) {
    (self.name, self.source, self.syntax, self.captured) = (name, source, syntax, captured)
  }

  /// `nil` if the file's tree exceeds the memory budget.
  package var node: FunctionDeclSyntax? { syntax.node }
  package var body: CodeBlockItemListSyntax? { node?.body?.statements }
}

package struct Initializer {
  package let source: SwiftSource
  package let syntax: NodeReference<InitializerDeclSyntax>

  /// `nil` if the file's tree exceeds the memory budget.
  package var node: InitializerDeclSyntax? { syntax.node }
}

package struct EnumerationCase {
  package let name: String
  package let hasRawValue: Bool
  package let hasPayload: Bool
  package let source: SwiftSource
  package let syntax: NodeReference<EnumCaseElementSyntax>

  package var rawValue: ExprSyntax? { hasRawValue ? syntax.node?.rawValue?.value : nil }
}
