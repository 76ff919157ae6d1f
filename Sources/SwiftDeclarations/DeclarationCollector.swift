import SwiftSyntax

struct DeclarationCollector {
  /// Types come first, since extensions in other files add members to them.
  enum Pass { case types, members }

  let source: SwiftSource
  let index: DeclarationIndex
  let names: QualifiedNames
  let pass: Pass

  func collect(_ entries: [OutlineEntry], into owner: TypeDeclaration? = nil) {
    for entry in entries { collect(entry, into: owner) }
  }

  private func collect(_ entry: OutlineEntry, into owner: TypeDeclaration?) {
    switch (entry, pass) {
    case (.type(let type), _):
      if let kind = type.kind { collect(type, kind, into: owner) } else { collect(extension: type) }
    case (.alias(let name, let target, let isPrivate), .types):
      index.add(TypeAlias(name: name, target: target, isPrivate: isPrivate, owner: owner?.name, source: source))
    case (.property(let outline), .members): collect(outline, into: owner)
    case (.function(let name, let isStatic, let number), .members):
      collect(Function(name: name, source: source, syntax: .declared(source, number)), isStatic, into: owner)
    case (.initializer(let number), .members):
      owner?.initializers.append(Initializer(source: source, syntax: .declared(source, number)))
    case (.enumerationCase(let name, let hasRawValue, let hasPayload, let number), .members):
      owner?.cases.append(
        EnumerationCase(
          name: name, hasRawValue: hasRawValue, hasPayload: hasPayload, source: source,
          syntax: .declared(source, number)))
    case (.alias, .members), (.property, .types), (.function, .types), (.initializer, .types),
      (.enumerationCase, .types):
      break
    }
  }

  private func collect(_ outline: OutlineType, _ kind: TypeDeclaration.Kind, into owner: TypeDeclaration?) {
    let name = owner.map { "\($0.name).\(outline.name)" } ?? outline.name
    switch pass {
    case .types:
      let type = TypeDeclaration(
        name: name, simpleName: outline.name, kind: kind, source: source, syntax: .declared(source, outline.number),
        outer: owner, isPrivate: outline.isPrivate)
      index.add(type)
      type.inherited.formUnion(outline.inherited)
      collect(outline.members, into: type)
    case .members:
      guard let type = index.declarations(of: name, in: source, isExtension: false).first else { return }
      // An extension of a type of another file contains the type.
      if let owner, type.outer?.kind == .foreign { type.outer = owner }
      collect(outline.members, into: type)
    }
  }

  private func collect(extension outline: OutlineType) {
    let name = names.withoutModule(outline.name)
    let simple = name.split(separator: ".").last.map(String.init) ?? name
    func foreign() -> TypeDeclaration {
      TypeDeclaration(
        name: name, simpleName: simple, kind: .foreign, source: source, syntax: .declared(source, outline.number),
        outer: nil)
    }
    switch pass {
    // Nested types belong to the extended type, in whichever file that is.
    case .types: collect(outline.members, into: foreign())
    case .members:
      var types = index.declarations(of: name, in: source, isExtension: true)
      if types.isEmpty {
        let foreign = foreign()
        index.add(foreign)
        types = [foreign]
      }
      for type in types {
        type.inherited.formUnion(outline.inherited)
        collect(outline.members, into: type)
      }
    }
  }

  private func collect(_ outline: OutlineProperty, into owner: TypeDeclaration?) {
    let property = Property(
      name: outline.name, traits: outline.traits, source: source, syntax: .declared(source, outline.number))
    guard let owner else { return index.add(property) }
    let name = property.name
    if outline.isStatic {
      add(property, to: &owner.statics, of: owner)
    } else {
      if !property.isComputed, owner.properties[name] == nil { owner.stored.append(property) }
      add(property, to: &owner.properties, of: owner)
    }
  }

  private func add(_ property: Property, to known: inout [String: Property], of owner: TypeDeclaration) {
    let first = known[property.name]
    // An extension implements a requirement of a protocol.
    if first.map({ owner.kind == .contract && !$0.isComputed }) ?? true {
      known[property.name] = property
    } else {
      owner.alternatives[property.name, default: []].append(property)
    }
  }

  private func collect(_ function: Function, _ isStatic: Bool, into owner: TypeDeclaration?) {
    guard let owner else { return index.add(function) }
    if isStatic {
      owner.staticMethods[function.name, default: []].append(function)
    } else {
      owner.methods[function.name, default: []].append(function)
    }
  }
}

extension String {
  package var trimmingBackticks: String {
    hasPrefix("`") && hasSuffix("`") && count > 2 ? String(dropFirst().dropLast()) : self
  }
}
