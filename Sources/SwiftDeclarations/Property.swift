import SwiftScan
package import SwiftSyntax

/// A syntax node, held directly or found again in its file's tree.
package enum NodeReference<Node: SyntaxProtocol> {
  case here(Node)
  /// The number of a declaration in the file's outline.
  case declared(SwiftSource, Int)

  /// `nil` if the file's tree exceeds the memory budget.
  package var node: Node? {
    switch self {
    case .here(let node): node
    case .declared(let source, let number): source.node(number)?.as(Node.self)
    }
  }
}

package struct Property {
  package let name: String
  package let traits: PropertyTraits
  package let source: SwiftSource
  package let syntax: NodeReference<PatternBindingSyntax>

  package var type: TypeSyntax? { traits.hasType ? syntax.node?.typeAnnotation?.type : nil }

  package var initializer: ExprSyntax? {
    guard traits.hasInitializer, let node = syntax.node else { return nil }
    return node.initializer?.value ?? wrapperArguments(of: node).lazy.compactMap(PropertyTraits.initialValue).first
  }

  /// The key of a property wrapper of the library Defaults: `theme` of `@Default(.theme)`.
  package var defaultsKey: String? {
    guard attributes.contains("Default"), let node = syntax.node else { return nil }
    return wrapperArguments(of: node).first?.first?.expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
  }

  private func wrapperArguments(of node: PatternBindingSyntax) -> [LabeledExprListSyntax] {
    (node.parent?.parent?.as(VariableDeclSyntax.self)?.attributes ?? []).compactMap(PropertyTraits.arguments)
  }

  package var getter: CodeBlockItemListSyntax? {
    traits.isComputed ? syntax.node?.accessorBlock.flatMap(PropertyTraits.getter) : nil
  }

  /// Whether the value never changes after initialization.
  package var isConstant: Bool { traits.isConstant }
  package var isComputed: Bool { traits.isComputed }
  /// The names of attributes, such as `State` and `ViewBuilder`.
  package var attributes: [String] { traits.attributes }

  /// Whether a stored variable is `nil` until something is assigned.
  package var isEmptyAtFirst: Bool {
    !isConstant && !isComputed && attributes.isEmpty && !traits.hasInitializer
      && type?.is(OptionalTypeSyntax.self) == true
  }

  /// Whether only its own file could assign to the property, and does not.
  package var isNeverSet: Bool { traits.isPrivate && attributes.isEmpty && !source.assignedNames.contains(name) }

  /// Whether a property wrapper stores or injects the value at runtime.
  package var isState: Bool { attributes.contains { !Self.builders.contains($0) } }

  /// Whether a view stores the value itself, so that the view starts with the initial value.
  package var isViewState: Bool {
    traits.hasInitializer
      && attributes.contains {
        ["State", "AppStorage", "SceneStorage", "GestureState"].contains($0) || Self.modelAttributes.contains($0)
      } || traits.startsInWrapper
  }

  /// Whether the value outlives the view, so that the initial value holds only until a user changes it once.
  package var isStoredState: Bool { attributes.contains { ["AppStorage", "SceneStorage"].contains($0) } }

  /// Wrappers of the objects that a view makes.
  package static let modelAttributes: Set = ["State", "StateObject", "ObservedObject", "Bindable"]

  /// Whether only the object itself selects the value, so that its menu starts with the initial value.
  package var isOwnState: Bool {
    guard traits.isPrivate, attributes.isEmpty, !isConstant, let initializer else { return false }
    return initializer.is(BooleanLiteralExprSyntax.self) || initializer.is(MemberAccessExprSyntax.self)
      || initializer.is(StringLiteralExprSyntax.self)
  }

  /// The key of a value of the environment: `openURL` of `@Environment(\.openURL)`.
  package var environmentKey: String? {
    guard attributes.contains("Environment"), let node = syntax.node,
      let path = wrapperArguments(of: node).first?.first?.expression.as(KeyPathExprSyntax.self),
      case .property(let property)? = path.components.last?.component
    else { return nil }
    return property.declName.baseName.text
  }

  private static let builders: Set<String> = [
    "ViewBuilder", "MainActor", "objc", "IBOutlet", "available", "ObservationIgnored", "CommandsBuilder", "inlinable",
    "usableFromInline", "IBAction", "discardableResult", "nonobjc", "Sendable", "preconcurrency", "ContentBuilder",
  ]

  /// `nil` for tuple patterns.
  package static func name(of binding: PatternBindingSyntax) -> String? {
    binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text.trimmingBackticks
  }

  package static func all(of node: VariableDeclSyntax, source: SwiftSource) -> [Property] {
    let shared = PropertyTraits.Shared(node)
    return node.bindings.compactMap { binding in
      name(of: binding).map {
        Property(name: $0, traits: PropertyTraits(shared: shared, binding), source: source, syntax: .here(binding))
      }
    }
  }
}

/// The properties of a declaration that need no syntax.
package struct PropertyTraits {
  package let attributes: [String]
  /// The type argument of an attribute: `Library` of `@Environment(Library.self)`.
  package let attributeType: String?
  package let isConstant: Bool
  package let isPrivate: Bool
  package let hasType: Bool
  package let hasInitializer: Bool
  /// Whether the initial value is an argument of a property wrapper: `@Stored(key: "size", defaultValue: .large)`.
  let startsInWrapper: Bool
  package let isComputed: Bool

  struct Shared {
    let attributes: [String]
    let attributeType: String?
    let isConstant: Bool
    let isPrivate: Bool
    let hasInitialValue: Bool

    init(_ node: VariableDeclSyntax) {
      attributes = node.attributes.names
      attributeType = node.attributes.lazy.compactMap(Self.namedType).first
      isConstant = node.bindingSpecifier.text == "let" || node.modifiers.contains { $0.name.text == "lazy" }
      isPrivate = node.modifiers.contains {
        ["private", "fileprivate"].contains($0.name.text)
      }
      hasInitialValue = node.attributes.compactMap(PropertyTraits.arguments).contains {
        PropertyTraits.initialValue(in: $0) != nil
      }
    }

    private static func namedType(_ element: AttributeListSyntax.Element) -> String? {
      guard let arguments = PropertyTraits.arguments(of: element), arguments.count == 1,
        let access = arguments.first?.expression.as(MemberAccessExprSyntax.self),
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
    startsInWrapper = shared.hasInitialValue && binding.initializer == nil
    hasInitializer = binding.initializer != nil || startsInWrapper
    isComputed = binding.accessorBlock.flatMap(Self.getter) != nil
  }

  fileprivate static func arguments(of element: AttributeListSyntax.Element) -> LabeledExprListSyntax? {
    guard case .attribute(let attribute) = element, case .argumentList(let arguments)? = attribute.arguments else {
      return nil
    }
    return arguments
  }

  /// The argument of a property wrapper that is the value without a stored one.
  fileprivate static func initialValue(in arguments: LabeledExprListSyntax) -> ExprSyntax? {
    let labels: Set = ["wrappedValue", "initialValue", "defaultValue", "default"]
    return arguments.first { $0.label.map { labels.contains($0.text) } ?? false }?.expression
  }

  package static func getter(of block: AccessorBlockSyntax) -> CodeBlockItemListSyntax? {
    switch block.accessors {
    case .getter(let statements): statements
    case .accessors(let accessors): accessors.first { $0.accessorSpecifier.text == "get" }?.body?.statements
    }
  }
}

extension TypeDeclaration {
  /// Whether a computed property or a method is a `switch` over `self`.
  package var switchesOverSelf: Bool {
    (properties.values.compactMap(\.getter) + methods.values.joined().compactMap(\.body)).contains { body in
      body.first?.item.expression?.as(SwitchExprSyntax.self)?.subject.trimmedDescription == "self"
    }
  }
}
