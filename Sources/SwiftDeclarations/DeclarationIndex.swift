package import MenuStrings
package import SwiftScan
package import SwiftSyntax

/// The declarations of all sources, by name.
package final class DeclarationIndex {
  private var types: [String: [TypeDeclaration]] = [:]
  private var known: Set<[String]> = []
  private var aliases: [String: [TypeAlias]] = [:]
  private var variables: [String: [Property]] = [:]
  private var functions: [String: [Function]] = [:]
  package let sources: [SwiftSource]
  private var assigned: [String: Bool] = [:]
  private var lineages: [ObjectIdentifier: [TypeDeclaration]] = [:]
  private var ancestors: [String: [String]] = [:]
  /// The names that code assigns before a menu of an object opens, by type.
  package var setAtStart: [ObjectIdentifier: [AssignedNames]] = [:]
  /// The state that views assign as they appear, by type.
  var startAssignments: [ObjectIdentifier: StartAssignments] = [:]
  /// The values that controllers assign before they show, by type.
  var loadingAssignments: [ObjectIdentifier: LoadingAssignments] = [:]
  /// The files that do not fit into the memory budget.
  package var leftOut: [SourceText] = []

  /// Sorts the files by path, so that the result does not depend on their order.
  init(_ files: [(source: SwiftSource, outline: [OutlineEntry])]) {
    let files = files.sorted { $0.source.path < $1.source.path }
    sources = files.map(\.source)
    let names = QualifiedNames(files)
    for pass in [DeclarationCollector.Pass.types, .members] {
      for (source, outline) in files {
        DeclarationCollector(source: source, index: self, names: names, pass: pass).collect(outline)
      }
    }
  }

  // MARK: Lookup

  /// The type of a name in the context of a file.
  ///
  /// A type of the same file is preferred, then the nearest by folder; equally near candidates make the name ambiguous.
  package func type(
    named name: String, from source: SwiftSource, inside owner: TypeDeclaration? = nil
  ) -> TypeDeclaration? {
    if name == "Self", let owner { return owner }
    var outer = owner
    while let around = outer {
      if around.simpleName == name { return around }
      if let found = nearest(visible("\(around.name).\(name)", from: source), to: source) { return found }
      outer = around.outer
    }
    let alias = alias(named: name, from: source, inside: owner)
    // An alias of the file or of a type around is nearer than a type of another file.
    if let alias, alias.isPrivate || alias.owner != nil { return target(of: alias) }
    if let found = nearest(visible(name, from: source), to: source) { return found }
    if let alias { return target(of: alias) }
    let parts = name.split(separator: ".", maxSplits: 1)
    if parts.count == 2, types[String(parts[0])] == nil {
      return nearest(visible(String(parts[1]), from: source), to: source)
    }
    return nil
  }

  private func target(of alias: TypeAlias) -> TypeDeclaration? {
    // An alias may name another one of the same name, or itself in another module.
    if self.alias(named: alias.target, from: alias.source, inside: nil) != nil { return nil }
    return type(named: alias.target, from: alias.source)
  }

  /// The types of a name without the private ones of other files.
  private func visible(_ name: String, from source: SwiftSource) -> [TypeDeclaration] {
    let all = types[name] ?? []
    return all.contains(where: \.isPrivate) ? all.filter { !$0.isPrivate || $0.source.path == source.path } : all
  }

  /// The alias that a name means: a private one only in its file, and one of a type only inside it or its subtypes.
  private func alias(named name: String, from source: SwiftSource, inside owner: TypeDeclaration?) -> TypeAlias? {
    let parts = name.split(separator: ".")
    guard let last = parts.last, let all = aliases[String(last)] else { return nil }
    let visible = all.filter { !$0.isPrivate || $0.source.path == source.path }
    if parts.count > 1 {
      let outer = parts.dropLast().joined(separator: ".")
      return visible.first { $0.owner == outer }
    }
    var around = owner
    while let current = around {
      if let found = visible.first(where: { $0.owner == current.name || current.inherited.contains($0.owner ?? "") }) {
        return found
      }
      around = current.outer
    }
    let global = visible.filter { $0.owner == nil }
    return global.first(where: \.isPrivate) ?? global.first
      // The type around a name is not always known.
      ?? (owner == nil ? visible.first { $0.source.path == source.path } : nil)
  }

  /// The types of all files, in no order.
  package var allTypes: [TypeDeclaration] { types.values.flatMap(\.self) }

  /// All types with a qualified name, by path.
  package func allTypes(named name: String) -> [TypeDeclaration] { types[name] ?? [] }

  package func variable(named name: String, from source: SwiftSource) -> Property? {
    nearest(variables[name] ?? [], to: source)
  }

  private lazy var enumerations: [String: [TypeDeclaration]] = {
    var found: [String: [TypeDeclaration]] = [:]
    for type in types.values.joined() where type.kind == .enumeration {
      for name in Set(type.cases.map(\.name)) { found[name, default: []].append(type) }
    }
    return found.mapValues { $0.sorted { ($0.source.path, $0.name) < ($1.source.path, $1.name) } }
  }()

  /// An enumeration that has all of these cases.
  package func enumeration(withCases names: [String]) -> TypeDeclaration? {
    names.first.flatMap { enumerations[$0] }?.first { type in
      names.allSatisfy { name in type.cases.contains { $0.name == name } }
    }
  }

  /// The types of the sources with a supertype or protocol, by path.
  package func types(inheriting name: String) -> [TypeDeclaration] {
    types.values.flatMap { $0 }.filter { $0.kind != .foreign && $0.inherited.contains(name) }
      .sorted { ($0.source.path, $0.name) < ($1.source.path, $1.name) }
  }

  /// The methods of a type, otherwise those of the nearest supertype or protocol.
  package func methods(named name: String, of type: TypeDeclaration) -> [Function] {
    lineage(of: type).lazy.compactMap { $0.methods[name] }.first ?? []
  }

  /// The property of a type, otherwise an inherited one with an implementation.
  package func property(named name: String, of type: TypeDeclaration) -> Property? {
    type.properties[name]
      ?? lineage(of: type).dropFirst().lazy.compactMap { $0.properties[name] }
      .first { $0.isComputed || $0.traits.hasInitializer }
  }

  /// A property of a type or of its supertypes, also one without a value.
  package func declaration(of property: String, in type: TypeDeclaration) -> Property? {
    type.properties[property] ?? lineage(of: type).dropFirst().lazy.compactMap { $0.properties[property] }.first
  }

  /// A static property of a type, otherwise that of a supertype or protocol.
  package func staticProperty(named name: String, of type: TypeDeclaration) -> Property? {
    type.statics[name] ?? lineage(of: type).dropFirst().lazy.compactMap { $0.statics[name] }.first
  }

  /// The static methods of a type, otherwise those of the nearest supertype or protocol.
  package func staticMethods(named name: String, of type: TypeDeclaration) -> [Function] {
    type.staticMethods[name] ?? lineage(of: type).dropFirst().lazy.compactMap { $0.staticMethods[name] }.first ?? []
  }

  /// Whether the compiler synthesizes `allCases`.
  package func listsCases(_ type: TypeDeclaration) -> Bool {
    type.kind == .enumeration && type.statics["allCases"] == nil
      && (type.inherited.contains("CaseIterable")
        || lineage(of: type).contains { $0.inherited.contains("CaseIterable") } || listsCasesByLibrary(type))
  }

  /// Whether code that uses `allCases` can only mean the cases, as a protocol of a library requires them.
  private func listsCasesByLibrary(_ type: TypeDeclaration) -> Bool {
    let isListed = !type.cases.isEmpty && !type.cases.contains(where: \.hasPayload)
    return isListed && !inherits(type, onlyFrom: KnownConformances.withoutCases)
      && staticProperty(named: "allCases", of: type) == nil
  }

  /// Whether all supertypes and protocols of a type are in the sources or have one of the names.
  package func inherits(_ type: TypeDeclaration, onlyFrom names: Set<String>) -> Bool {
    lineage(of: type).allSatisfy { current in
      current.inherited.allSatisfy { name in
        names.contains(name)
          || self.type(named: name, from: current.source, inside: current.outer).map { $0.kind != .foreign } ?? false
      }
    }
  }

  /// The superclasses of a class in the sources, nearest first.
  package func superclasses(of type: TypeDeclaration) -> [TypeDeclaration] {
    lineage(of: type).dropFirst().filter { $0.kind == .reference }
  }

  /// Whether a type, or a type around it, declares or inherits a member.
  package func declares(_ name: String, in type: TypeDeclaration) -> Bool {
    var outer: TypeDeclaration? = type
    while let current = outer {
      let isMember = lineage(of: current).contains { type in
        type.properties[name] != nil || type.methods[name] != nil || type.statics[name] != nil
          || type.staticMethods[name] != nil
      }
      if isMember { return true }
      outer = current.outer
    }
    return false
  }

  /// Whether a type, a variable, or a function has a name.
  package func declares(_ name: String) -> Bool {
    types[name]?.contains { $0.kind != .foreign } == true || variables[name] != nil || functions[name] != nil
  }

  /// A type, followed by its supertypes and protocols, transitively.
  private func lineage(of type: TypeDeclaration) -> [TypeDeclaration] {
    if let known = lineages[ObjectIdentifier(type)] { return known }
    var found = [type]
    var names: Set = [type.name]
    var position = 0
    while position < found.count {
      let current = found[position]
      var inherited = current.inherited.sorted()[...]
      // The sources may extend a superclass of a class of a framework.
      if current.kind == .foreign { inherited += FrameworkClasses.superclass(of: current.name).map { [$0] } ?? [] }
      while let name = inherited.popFirst() {
        guard names.insert(name).inserted else { continue }
        if let next = self.type(named: name, from: current.source, inside: current.outer) {
          found.append(next)
        } else if let superclass = FrameworkClasses.superclass(of: name) {
          inherited.append(superclass)
        }
      }
      position += 1
    }
    lineages[ObjectIdentifier(type)] = found
    return found
  }

  /// A name, followed by the names of the supertypes and protocols of all types of the name, transitively, up to 200.
  package func ancestors(named name: String) -> [String] {
    if let known = ancestors[name] { return known }
    var found = [name]
    var names: Set = [name]
    var position = 0
    while position < found.count, found.count < 200 {
      let inherited = types[found[position]]?.flatMap { $0.inherited.sorted() } ?? []
      found += inherited.filter { names.insert($0).inserted }
      position += 1
    }
    ancestors[name] = found
    return found
  }

  /// The words of the code that runs when views appear, and the names that it assigns.
  package private(set) lazy var starting: (words: Set<StartingNames.Mention>, assigned: [AssignedNames]) = {
    var words: Set<StartingNames.Mention> = []
    var assigned: [AssignedNames] = []
    for source in sources where source.mentionsStart {
      let names = StartingNames(source.text)
      words.formUnion(names.words)
      assigned.append(AssignedNames(names.startingText, isBroad: false))
    }
    return (words, assigned)
  }()

  /// Whether a file may assign to a variable of a name.
  package func mayAssign(to name: String) -> Bool {
    if let known = assigned[name] { return known }
    let found = sources.contains { $0.mentions(name) && $0.mayAssign(to: name) }
    assigned[name] = found
    return found
  }

  /// Whether a file that was left out declares a name.
  package func isLeftOut(_ name: String) -> Bool { namesLeftOut.contains { $0.declares(name) } }

  private lazy var namesLeftOut = leftOut.map { SourceNames($0.text) }

  /// Whether a subclass overrides a method or property of a class.
  package func isOverridden(_ name: String, of type: TypeDeclaration) -> Bool {
    guard type.kind == .reference else { return false }
    var rest = [type]
    var seen: Set = [type.name]
    while let next = rest.popLast() {
      for subclass in subclasses[next.simpleName] ?? [] where seen.insert(subclass.name).inserted {
        if subclass.methods[name] != nil || subclass.properties[name] != nil { return true }
        rest.append(subclass)
      }
    }
    return false
  }

  /// The classes that inherit from a class, directly or through others, by name.
  package func allSubclasses(of name: String) -> [TypeDeclaration] {
    var found: [TypeDeclaration] = []
    var names: Set = [name]
    var rest = [name]
    while let next = rest.popLast() {
      for type in subclasses[next] ?? [] {
        found.append(type)
        if names.insert(type.simpleName).inserted { rest.append(type.simpleName) }
      }
    }
    return found.sorted { ($0.name, $0.source.path) < ($1.name, $1.source.path) }
  }

  /// The classes that inherit from a class, by its name.
  private lazy var subclasses: [String: [TypeDeclaration]] = {
    var found: [String: [TypeDeclaration]] = [:]
    for type in types.values.joined() where type.kind == .reference {
      for name in type.inherited where name != type.simpleName { found[name, default: []].append(type) }
    }
    return found
  }()

  package func functions(named name: String) -> [Function] { functions[name] ?? [] }

  /// The name of a type without optionality, generic arguments, `some`, and `any`.
  package static func plainName(of type: TypeSyntax) -> String {
    if let optional = type.as(OptionalTypeSyntax.self) { return plainName(of: optional.wrappedType) }
    if let optional = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) { return plainName(of: optional.wrappedType) }
    if let some = type.as(SomeOrAnyTypeSyntax.self) { return plainName(of: some.constraint) }
    if let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
      return plainName(of: only.type)
    }
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
    let components = source.path.split(separator: "/", omittingEmptySubsequences: false)
    let ranked = found.map { candidate in
      let other = path(candidate).split(separator: "/", omittingEmptySubsequences: false)
      return (candidate, zip(components, other).prefix { $0 == $1 }.count)
    }
    let best = ranked.map(\.1).max() ?? 0
    let nearest = ranked.filter { $0.1 == best }
    return nearest.count == 1 ? nearest.first?.0 : nil
  }

  // MARK: Collecting

  /// The first declaration of a name in a file wins; others are in further branches of `#if`.
  func add(_ type: TypeDeclaration) {
    guard known.insert([type.source.path, type.name]).inserted else { return }
    types[type.name, default: []].append(type)
  }

  /// The type that a type alias of the sources names.
  package func aliased(_ name: String, from source: SwiftSource, inside owner: TypeDeclaration?) -> String? {
    alias(named: name, from: source, inside: owner)?.target
  }

  func add(_ variable: Property) { variables[variable.name, default: []].append(variable) }
  func add(_ function: Function) { functions[function.name, default: []].append(function) }
  func add(_ alias: TypeAlias) { aliases[alias.name, default: []].append(alias) }

  /// The declarations that a file's members of a type belong to: the file's own, or all of the name. An extension may name
  /// its type by an alias.
  func declarations(of name: String, in source: SwiftSource, isExtension: Bool) -> [TypeDeclaration] {
    let all = types[name] ?? []
    let own = all.filter { $0.source.path == source.path }
    guard own.isEmpty, isExtension else { return own }
    let others = all.filter { !$0.isPrivate }
    guard others.isEmpty, let alias = alias(named: name, from: source, inside: nil) else { return others }
    return target(of: alias).map { [$0] } ?? []
  }
}
