import SwiftSyntax

/// Puts what a file declares into the index.
struct DeclarationCollector {
  /// Types come first, as extensions in other files add to them.
  enum Pass { case types, members }

  let source: SwiftSource
  let index: DeclarationIndex
  let pass: Pass

  /// Collects the declarations of a file or block.
  mutating func collect(_ statements: CodeBlockItemListSyntax) {
    for statement in statements {
      switch statement.item {
      case .decl(let declaration): collect(declaration, into: nil)
      case .stmt, .expr: break
      }
    }
  }

  private func collect(_ members: MemberBlockItemListSyntax, into owner: TypeDeclaration) {
    for member in members { collect(member.decl, into: owner) }
  }

  private func collect(_ declaration: DeclSyntax, into owner: TypeDeclaration?) {
    switch declaration.as(DeclSyntaxEnum.self) {
    case .structDecl(let node): collect(node, .structure, into: owner)
    case .classDecl(let node): collect(node, .reference, into: owner)
    case .actorDecl(let node): collect(node, .reference, into: owner)
    case .enumDecl(let node): collect(node, .enumeration, into: owner)
    case .protocolDecl(let node): collect(node, .contract, into: owner)
    case .extensionDecl(let node): collect(node)
    case .ifConfigDecl(let node):
      for clause in node.clauses {
        switch clause.elements {
        case .decls(let members): for member in members { collect(member.decl, into: owner) }
        case .statements(let statements):
          for case .decl(let declaration) in statements.map(\.item) { collect(declaration, into: owner) }
        default: break
        }
      }
    case .typeAliasDecl(let node) where pass == .types:
      index.add(alias: node.initializer.value, named: node.name.text)
    case .variableDecl(let node) where pass == .members: collect(node, into: owner)
    case .functionDecl(let node) where pass == .members: collect(node, into: owner)
    case .initializerDecl(let node) where pass == .members:
      owner?.initializers.append(Initializer(node: node, source: source))
    case .enumCaseDecl(let node) where pass == .members: collect(node, into: owner)
    default: break
    }
  }

  private func collect(
    _ node: some DeclGroupSyntax & NamedDeclSyntax, _ kind: TypeDeclaration.Kind, into owner: TypeDeclaration?
  ) {
    let name = owner.map { "\($0.name).\(node.name.text)" } ?? node.name.text
    switch pass {
    case .types:
      let type = TypeDeclaration(
        name: name, simpleName: node.name.text, kind: kind, source: source, node: Syntax(node), outer: owner)
      index.add(type)
      inherit(node.inheritanceClause, type)
      collect(node.memberBlock.members, into: type)
    case .members:
      guard let type = index.declarations(of: name, in: source, isExtension: false).first else { return }
      collect(node.memberBlock.members, into: type)
    }
  }

  private func collect(_ node: ExtensionDeclSyntax) {
    let name = DeclarationIndex.plainName(of: node.extendedType)
    switch pass {
    case .types:
      // Its nested types belong to the type's name, wherever that is declared.
      let simple = name.split(separator: ".").last.map(String.init) ?? name
      let outer = TypeDeclaration(
        name: name, simpleName: simple, kind: .foreign, source: source, node: Syntax(node), outer: nil)
      collect(node.memberBlock.members, into: outer)
    case .members:
      var types = index.declarations(of: name, in: source, isExtension: true)
      if types.isEmpty {
        let simple = name.split(separator: ".").last.map(String.init) ?? name
        let foreign = TypeDeclaration(
          name: name, simpleName: simple, kind: .foreign, source: source, node: Syntax(node), outer: nil)
        index.add(foreign)
        types = [foreign]
      }
      for type in types {
        inherit(node.inheritanceClause, type)
        collect(node.memberBlock.members, into: type)
      }
    }
  }

  private func inherit(_ clause: InheritanceClauseSyntax?, _ type: TypeDeclaration) {
    for inherited in clause?.inheritedTypes ?? [] {
      type.inherited.formUnion(
        inherited.type.trimmedDescription.split { !$0.isLetter && !$0.isNumber }.map(String.init))
    }
  }

  private func collect(_ node: VariableDeclSyntax, into owner: TypeDeclaration?) {
    let isStatic = node.modifiers.contains { ["static", "class"].contains($0.name.text) }
    for property in Property.all(of: node, source: source) {
      guard let owner else {
        index.add(property)
        continue
      }
      if isStatic {
        owner.statics[property.name] = owner.statics[property.name] ?? property
      } else {
        if property.getter == nil, owner.properties[property.name] == nil { owner.stored.append(property) }
        owner.properties[property.name] = owner.properties[property.name] ?? property
      }
    }
  }

  private func collect(_ node: FunctionDeclSyntax, into owner: TypeDeclaration?) {
    let function = Function(node: node, source: source)
    guard let owner else { return index.add(function) }
    if node.modifiers.contains(where: { ["static", "class"].contains($0.name.text) }) {
      owner.staticMethods[node.name.text, default: []].append(function)
    } else {
      owner.methods[node.name.text, default: []].append(function)
    }
  }

  private func collect(_ node: EnumCaseDeclSyntax, into owner: TypeDeclaration?) {
    for element in node.elements {
      owner?.cases.append(
        EnumerationCase(
          name: element.name.text.trimmingBackticks, rawValue: element.rawValue?.value,
          hasPayload: element.parameterClause != nil, source: source))
    }
  }
}

extension Property {
  /// The properties that one declaration makes.
  static func all(of node: VariableDeclSyntax, source: SwiftSource) -> [Property] {
    let attributes = node.attributes.compactMap { element -> String? in
      guard case .attribute(let attribute) = element else { return nil }
      return DeclarationIndex.plainName(of: attribute.attributeName)
    }
    let attributeType = node.attributes.lazy.compactMap(Self.namedType).first
    let modifiers = Set(node.modifiers.map(\.name.text))
    return node.bindings.compactMap { binding in
      guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { return nil }
      return Property(
        name: pattern.identifier.text.trimmingBackticks, type: binding.typeAnnotation?.type,
        attributes: attributes, attributeType: attributeType,
        isConstant: node.bindingSpecifier.text == "let" || modifiers.contains("lazy"),
        initializer: binding.initializer?.value, getter: binding.accessorBlock.flatMap(getter), source: source)
    }
  }

  /// The type that is the only argument of an attribute.
  private static func namedType(_ element: AttributeListSyntax.Element) -> TypeSyntax? {
    guard case .attribute(let attribute) = element, case .argumentList(let arguments)? = attribute.arguments,
      arguments.count == 1, let access = arguments.first?.expression.as(MemberAccessExprSyntax.self),
      access.declName.baseName.text == "self", let name = access.base?.as(DeclReferenceExprSyntax.self)
    else { return nil }
    return TypeSyntax(IdentifierTypeSyntax(name: name.baseName.trimmed))
  }

  private static func getter(of block: AccessorBlockSyntax) -> CodeBlockItemListSyntax? {
    switch block.accessors {
    case .getter(let statements): statements
    case .accessors(let accessors): accessors.first { $0.accessorSpecifier.text == "get" }?.body?.statements
    }
  }
}

extension String {
  /// A name without the marks that let it be a word of the language.
  var trimmingBackticks: String {
    hasPrefix("`") && hasSuffix("`") && count > 2 ? String(dropFirst().dropLast()) : self
  }
}
