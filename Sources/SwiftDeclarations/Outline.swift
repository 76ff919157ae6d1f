import SwiftSyntax

/// A declaration without syntax; its number identifies the node in the file's tree.
indirect enum OutlineEntry {
  case type(OutlineType)
  case alias(String, of: String, isPrivate: Bool)
  case property(OutlineProperty)
  case function(name: String, isStatic: Bool, number: Int)
  case initializer(number: Int)
  case enumerationCase(name: String, hasRawValue: Bool, hasPayload: Bool, number: Int)
}

struct OutlineType {
  let name: String
  let kind: TypeDeclaration.Kind?
  let inherited: [String]
  var isPrivate = false
  let number: Int
  var members: [OutlineEntry] = []
}

struct OutlineProperty {
  let name: String
  let traits: PropertyTraits
  let isStatic: Bool
  let number: Int
}

/// Extracts a file's declarations, numbered in a stable order.
struct OutlineReader {
  private(set) var nodes: [Syntax] = []

  @discardableResult
  mutating func read(_ file: SourceFileSyntax) -> [OutlineEntry] {
    var entries: [OutlineEntry] = []
    for statement in file.statements {
      if case .decl(let declaration) = statement.item { read(declaration, into: &entries) }
    }
    return entries
  }

  private mutating func number(_ node: some SyntaxProtocol) -> Int {
    nodes.append(Syntax(node))
    return nodes.count - 1
  }

  private mutating func read(_ members: MemberBlockItemListSyntax, into entries: inout [OutlineEntry]) {
    for member in members { read(member.decl, into: &entries) }
  }

  private mutating func read(_ declaration: DeclSyntax, into entries: inout [OutlineEntry]) {
    switch declaration.as(DeclSyntaxEnum.self) {
    case .structDecl(let node): entries.append(read(node, .structure))
    case .classDecl(let node): entries.append(read(node, .reference))
    case .actorDecl(let node): entries.append(read(node, .reference))
    case .enumDecl(let node): entries.append(read(node, .enumeration))
    case .protocolDecl(let node): entries.append(read(node, .contract))
    case .extensionDecl(let node):
      let name = DeclarationIndex.plainName(of: node.extendedType)
      entries.append(read(node, named: name, nil))
    case .ifConfigDecl(let node):
      // The first declaration of a name wins, so those of debug builds come last.
      let isForDebugging = { (clause: IfConfigClauseSyntax) in
        clause.condition?.trimmedDescription == SwiftSource.debugSetting
      }
      let clauses = Array(node.clauses)
      for clause in clauses.filter({ !isForDebugging($0) }) + clauses.filter(isForDebugging) {
        switch clause.elements {
        case .decls(let members): read(members, into: &entries)
        case .statements(let statements):
          for case .decl(let declaration) in statements.map(\.item) { read(declaration, into: &entries) }
        default: break
        }
      }
    case .typeAliasDecl(let node):
      let target = DeclarationIndex.plainName(of: node.initializer.value)
      entries.append(.alias(node.name.text, of: target, isPrivate: Self.isPrivate(node.modifiers)))
    case .variableDecl(let node):
      let isStatic = node.modifiers.contains { ["static", "class"].contains($0.name.text) }
      let traits = PropertyTraits.Shared(node)
      for binding in node.bindings {
        guard let name = Property.name(of: binding) else { continue }
        entries.append(
          .property(
            OutlineProperty(
              name: name, traits: PropertyTraits(shared: traits, binding), isStatic: isStatic, number: number(binding)))
        )
      }
    case .functionDecl(let node):
      let isStatic = node.modifiers.contains { ["static", "class"].contains($0.name.text) }
      entries.append(.function(name: node.name.text.trimmingBackticks, isStatic: isStatic, number: number(node)))
      if let body = node.body { readTypes(in: body, into: &entries) }
    case .initializerDecl(let node): entries.append(.initializer(number: number(node)))
    case .enumCaseDecl(let node):
      for element in node.elements {
        entries.append(
          .enumerationCase(
            name: element.name.text.trimmingBackticks, hasRawValue: element.rawValue != nil,
            hasPayload: element.parameterClause != nil, number: number(element)))
      }
    default: break
    }
  }

  /// Reads the types that a function declares for itself, as types of the type around it.
  private mutating func readTypes(in body: CodeBlockSyntax, into entries: inout [OutlineEntry]) {
    for case .decl(let declaration) in body.statements.lazy.map(\.item) {
      guard [.structDecl, .classDecl, .enumDecl].contains(declaration.kind) else { continue }
      let name = declaration.asProtocol((any NamedDeclSyntax).self)?.name.text
      // Functions may use a name for different types; the first one is read.
      let isKnown = entries.contains { if case .type(let type) = $0 { type.name == name } else { false } }
      if !isKnown { read(declaration, into: &entries) }
    }
  }

  private mutating func read(
    _ node: some DeclGroupSyntax & NamedDeclSyntax, _ kind: TypeDeclaration.Kind
  ) -> OutlineEntry {
    read(node, named: node.name.text, kind)
  }

  private static func isPrivate(_ modifiers: DeclModifierListSyntax) -> Bool {
    modifiers.contains { ["private", "fileprivate"].contains($0.name.text) && $0.detail == nil }
  }

  private mutating func read(
    _ node: some DeclGroupSyntax, named name: String, _ kind: TypeDeclaration.Kind?
  ) -> OutlineEntry {
    let inherited = node.inheritanceClause?.inheritedTypes.flatMap { inherited in
      inherited.type.trimmedDescription.split { !$0.isLetter && !$0.isNumber }.map(String.init)
    }
    var type = OutlineType(
      name: name, kind: kind, inherited: inherited ?? [], isPrivate: kind != nil && Self.isPrivate(node.modifiers),
      number: number(node))
    read(node.memberBlock.members, into: &type.members)
    return .type(type)
  }
}
