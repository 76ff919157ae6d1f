import SwiftSyntax

/// What the sources declare, by name.
final class DeclarationIndex {
  private var types: [String: [TypeDeclaration]] = [:]
  /// The files and names of the types that are known.
  private var known: Set<[String]> = []
  private var aliases: [String: String] = [:]
  private var variables: [String: [Property]] = [:]
  private var functions: [String: [Function]] = [:]

  /// The index of files; they are gone through in the order of their paths.
  init(_ files: [(source: SwiftSource, outline: [OutlineEntry])]) {
    let files = files.sorted { $0.source.path < $1.source.path }
    for pass in [DeclarationCollector.Pass.types, .members] {
      for (source, outline) in files {
        DeclarationCollector(source: source, index: self, pass: pass).collect(outline)
      }
    }
  }

  // MARK: Asking

  /// The type of a name, as it is meant at a place.
  ///
  /// Of several of that name, the one of the same file counts, or the one that is nearest by folder; where two are as
  /// near, it is not known which is meant.
  func type(named name: String, from source: SwiftSource, inside owner: TypeDeclaration? = nil) -> TypeDeclaration? {
    var outer = owner
    while let around = outer {
      if around.simpleName == name { return around }
      if let found = nearest(types["\(around.name).\(name)"] ?? [], to: source) { return found }
      outer = around.outer
    }
    if let found = nearest(types[name] ?? [], to: source) { return found }
    if let alias = aliases[name], aliases[alias] == nil {
      return type(named: alias, from: source, inside: nil)
    }
    // A type with its module: `Models.Visibility`.
    let parts = name.split(separator: ".", maxSplits: 1)
    if parts.count == 2, types[String(parts[0])] == nil { return nearest(types[String(parts[1])] ?? [], to: source) }
    return nil
  }

  /// The variable of a name outside of types.
  func variable(named name: String, from source: SwiftSource) -> Property? {
    nearest(variables[name] ?? [], to: source)
  }

  /// The types that are commands of applications, by file and name.
  var commandsTypes: [TypeDeclaration] {
    types.values.flatMap { $0 }.filter { $0.kind != .foreign && $0.inherited.contains("Commands") }
      .sorted { ($0.source.path, $0.name) < ($1.source.path, $1.name) }
  }

  /// A type's methods of a name; where it has none, those of the nearest type that it inherits from or conforms to.
  func methods(named name: String, of type: TypeDeclaration) -> [Function] {
    lineage(of: type).lazy.compactMap { $0.methods[name] }.first ?? []
  }

  /// A type's property of a name, or one that it inherits and that says what it is.
  func property(named name: String, of type: TypeDeclaration) -> Property? {
    type.properties[name]
      ?? lineage(of: type).dropFirst().lazy.compactMap { $0.properties[name] }
      .first { $0.isComputed || $0.traits.hasInitializer }
  }

  /// A type, what it inherits from and conforms to, and what these do in turn.
  private func lineage(of type: TypeDeclaration) -> [TypeDeclaration] {
    var found = [type]
    var names: Set = [type.name]
    var position = 0
    while position < found.count {
      let current = found[position]
      for name in current.inherited.sorted() where names.insert(name).inserted {
        if let next = self.type(named: name, from: current.source, inside: current.outer) { found.append(next) }
      }
      position += 1
    }
    return found
  }

  /// The functions of a name outside of types.
  func functions(named name: String) -> [Function] { functions[name] ?? [] }

  /// A type's name without optional marks, arguments and `some` or `any`.
  static func plainName(of type: TypeSyntax) -> String {
    if let optional = type.as(OptionalTypeSyntax.self) { return plainName(of: optional.wrappedType) }
    if let optional = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) { return plainName(of: optional.wrappedType) }
    if let some = type.as(SomeOrAnyTypeSyntax.self) { return plainName(of: some.constraint) }
    if let identifier = type.as(IdentifierTypeSyntax.self) {
      if ["Binding", "Optional"].contains(identifier.name.text),
        let argument = identifier.genericArgumentClause?.arguments.first?.argument.as(TypeSyntax.self)
      {
        return plainName(of: argument)
      }
      return identifier.name.text
    }
    if let member = type.as(MemberTypeSyntax.self) {
      return "\(plainName(of: member.baseType)).\(member.name.text)"
    }
    return type.trimmedDescription
  }

  private func nearest(_ found: [TypeDeclaration], to source: SwiftSource) -> TypeDeclaration? {
    nearest(found, to: source) { $0.source.path }
  }

  private func nearest(_ found: [Property], to source: SwiftSource) -> Property? {
    nearest(found, to: source) { $0.source.path }
  }

  private func nearest<Found>(_ found: [Found], to source: SwiftSource, path: (Found) -> String) -> Found? {
    if found.count < 2 { return found.first }
    let place = source.path.split(separator: "/", omittingEmptySubsequences: false)
    let ranked = found.map { candidate in
      let other = path(candidate).split(separator: "/", omittingEmptySubsequences: false)
      return (candidate, zip(place, other).prefix { $0 == $1 }.count)
    }
    let best = ranked.map(\.1).max() ?? 0
    let nearest = ranked.filter { $0.1 == best }
    return nearest.count == 1 ? nearest.first?.0 : nil
  }

  // MARK: Collecting

  /// Adds a type; of two of a name in one file, which stand in different branches of `#if`, the first counts.
  func add(_ type: TypeDeclaration) {
    guard known.insert([type.source.path, type.name]).inserted else { return }
    types[type.name, default: []].append(type)
  }

  func add(_ variable: Property) { variables[variable.name, default: []].append(variable) }
  func add(_ function: Function) { functions[function.name, default: []].append(function) }
  func add(alias: String, named name: String) { aliases[name] = aliases[name] ?? alias }

  /// The declarations of a name that a file's own members belong to: that of the file itself, or all of them.
  func declarations(of name: String, in source: SwiftSource, isExtension: Bool) -> [TypeDeclaration] {
    let all = types[name] ?? []
    let own = all.filter { $0.source.path == source.path }
    return own.isEmpty && isExtension ? all : own
  }
}
