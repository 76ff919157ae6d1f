import SwiftSyntax

/// A node that is at hand, or that is found again in its file's tree.
enum NodeReference<Node: SyntaxProtocol> {
  case here(Node)
  /// What has a number in a file's outline.
  case declared(SwiftSource, Int)

  /// The node; `nil` where there is no room for its file's tree.
  var node: Node? {
    switch self {
    case .here(let node): node
    case .declared(let source, let number): source.node(number)?.as(Node.self)
    }
  }
}

/// A property, or a variable outside of types.
struct Property {
  /// Its name.
  let name: String
  /// What is known of it without its syntax.
  let traits: PropertyTraits
  /// Where it is declared.
  let source: SwiftSource
  /// Its syntax.
  let syntax: NodeReference<PatternBindingSyntax>

  /// The type that is written.
  var type: TypeSyntax? { traits.hasType ? syntax.node?.typeAnnotation?.type : nil }

  /// What it is at first.
  var initializer: ExprSyntax? { traits.hasInitializer ? syntax.node?.initializer?.value : nil }

  /// What computes it.
  var getter: CodeBlockItemListSyntax? {
    traits.isComputed ? syntax.node?.accessorBlock.flatMap(PropertyTraits.getter) : nil
  }

  /// Whether it never changes.
  var isConstant: Bool { traits.isConstant }
  /// Whether something computes it.
  var isComputed: Bool { traits.isComputed }
  /// The names of its attributes: `State`, `ViewBuilder`.
  var attributes: [String] { traits.attributes }

  /// Whether only its own file can set it, and never does.
  var isNeverSet: Bool { traits.isPrivate && attributes.isEmpty && !source.assignedNames.contains(name) }

  /// Whether its value is a matter of the running program: its attribute keeps it, or hands it in.
  var isState: Bool { attributes.contains { !Self.builders.contains($0) } }

  private static let builders: Set<String> = [
    "ViewBuilder", "MainActor", "objc", "IBOutlet", "available", "ObservationIgnored", "CommandsBuilder", "inlinable",
    "usableFromInline", "IBAction", "discardableResult", "nonobjc", "Sendable", "preconcurrency", "ContentBuilder",
  ]

  /// The name of what a declaration binds; `nil` for a pattern of several names.
  static func name(of binding: PatternBindingSyntax) -> String? {
    binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text.trimmingBackticks
  }

  /// The properties that one declaration in a block makes.
  static func all(of node: VariableDeclSyntax, source: SwiftSource) -> [Property] {
    let shared = PropertyTraits.Shared(node)
    return node.bindings.compactMap { binding in
      name(of: binding).map {
        Property(name: $0, traits: PropertyTraits(shared: shared, binding), source: source, syntax: .here(binding))
      }
    }
  }
}

/// What is known of a property without its syntax.
struct PropertyTraits {
  /// The names of its attributes: `State`, `ViewBuilder`.
  let attributes: [String]
  /// The type that an attribute names: `Library` of `@Environment(Library.self)`.
  let attributeType: String?
  /// Whether it never changes.
  let isConstant: Bool
  /// Whether only its own file knows it.
  let isPrivate: Bool
  /// Whether its type is written.
  let hasType: Bool
  /// Whether it is written what it is at first.
  let hasInitializer: Bool
  /// Whether something computes it.
  let isComputed: Bool

  /// What the bindings of a declaration have in common.
  struct Shared {
    let attributes: [String]
    let attributeType: String?
    let isConstant: Bool
    let isPrivate: Bool

    init(_ node: VariableDeclSyntax) {
      attributes = node.attributes.compactMap { element in
        guard case .attribute(let attribute) = element else { return nil }
        return DeclarationIndex.plainName(of: attribute.attributeName)
      }
      attributeType = node.attributes.lazy.compactMap(Self.namedType).first
      isConstant = node.bindingSpecifier.text == "let" || node.modifiers.contains { $0.name.text == "lazy" }
      isPrivate = node.modifiers.contains {
        ["private", "fileprivate"].contains($0.name.text)
      }
    }

    /// The type that is the only argument of an attribute.
    private static func namedType(_ element: AttributeListSyntax.Element) -> String? {
      guard case .attribute(let attribute) = element, case .argumentList(let arguments)? = attribute.arguments,
        arguments.count == 1, let access = arguments.first?.expression.as(MemberAccessExprSyntax.self),
        access.declName.baseName.text == "self"
      else { return nil }
      return access.base?.as(DeclReferenceExprSyntax.self)?.baseName.text
    }
  }

  init(shared: Shared, _ binding: PatternBindingSyntax) {
    attributes = shared.attributes
    attributeType = shared.attributeType
    isConstant = shared.isConstant
    isPrivate = shared.isPrivate
    hasType = binding.typeAnnotation != nil
    hasInitializer = binding.initializer != nil
    isComputed = binding.accessorBlock.flatMap(Self.getter) != nil
  }

  /// What an accessor block computes.
  static func getter(of block: AccessorBlockSyntax) -> CodeBlockItemListSyntax? {
    switch block.accessors {
    case .getter(let statements): statements
    case .accessors(let accessors): accessors.first { $0.accessorSpecifier.text == "get" }?.body?.statements
    }
  }
}
