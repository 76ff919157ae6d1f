import MenuSwiftViews
import SwiftDeclarations
import SwiftEvaluation
import SwiftScan
import SwiftSyntax
import SwiftValues

/// The property, function, or view that contains a menu.
struct MenuOwner: Hashable {
  let name: String
  let declaration: SourceRegion
  /// The type with the property or function.
  let type: String?
  /// Whether the owner is a function with parameters, so that uses have arguments.
  let takesArguments: Bool
  /// Whether only code of the file, or of the app, can use the owner; `nil` if code of a framework may.
  private let isOfFile: Bool?

  init?(of node: Syntax, in source: SwiftSource) {
    var current = node.parent
    while let outer = current {
      if let function = outer.as(FunctionDeclSyntax.self) {
        self.init(
          function.name.text, outer, in: source,
          takesArguments: !function.signature.parameterClause.parameters.isEmpty,
          isOfFile: Self.isPrivate(outer) ? true : nil)
        return
      }
      if let binding = outer.as(PatternBindingSyntax.self), let name = Property.name(of: binding), name != "body",
        binding.parent?.parent?.parent?.is(MemberBlockItemSyntax.self) == true
      {
        let declaration = outer.parent?.parent
        self.init(name, outer, in: source, isOfFile: declaration.map(Self.isPrivate) == true ? true : nil)
        return
      }
      if let name = ScopeBuilder.typeName(of: outer)?.split(separator: ".").last {
        self.init(String(name), outer, in: source, isOfFile: Self.isPlainView(outer) ? Self.isPrivate(outer) : nil)
        return
      }
      current = outer.parent
    }
    return nil
  }

  private init(
    _ name: String, _ node: Syntax, in source: SwiftSource, takesArguments: Bool = false, isOfFile: Bool?
  ) {
    var around = node.parent
    while let outer = around, ScopeBuilder.typeName(of: outer) == nil { around = outer.parent }
    self.name = name
    declaration = SourceRegion(node, in: source)
    type = around.flatMap(ScopeBuilder.typeName)?.split(separator: ".").last.map(String.init)
    self.takesArguments = takesArguments
    self.isOfFile = isOfFile
  }

  /// Whether the sources contain all uses.
  ///
  /// - Parameter isWholeApp: Whether the sources are those of an app, not of a library.
  func hasKnownUses(isWholeApp: Bool) -> Bool { isOfFile.map { $0 || isWholeApp } ?? false }

  /// Whether a declaration, or the extension around it, is private.
  private static func isPrivate(_ node: Syntax) -> Bool {
    func isMarked(_ node: Syntax?) -> Bool {
      let modifiers = node?.asProtocol((any WithModifiersSyntax).self)?.modifiers
      return modifiers?.contains { ["private", "fileprivate"].contains($0.name.text) } ?? false
    }
    let outer = node.parent?.parent?.parent?.parent
    return isMarked(node) || outer?.is(ExtensionDeclSyntax.self) == true && isMarked(outer)
  }

  /// Whether a declaration is a view that other modules cannot see.
  private static func isPlainView(_ node: Syntax) -> Bool {
    guard let view = node.as(StructDeclSyntax.self) else { return false }
    let isView = view.inheritanceClause?.inheritedTypes.contains { $0.type.trimmedDescription == "View" } ?? false
    return isView && !view.modifiers.contains { ["public", "package"].contains($0.name.text) }
  }
}

/// The uses of properties, functions, and views with menus, found by their names.
struct MenuOwnerUses {
  struct Use {
    var isInside = false
    var isOutside = false
    /// Whether a branch that only earlier releases run has a use.
    var isEarlier = false
    /// Whether the name occurs outside of menus without arguments, which may be a property of the same name.
    fileprivate var isBare = false

    /// Whether any code mentions the name.
    var isAny: Bool { isInside || isOutside || isEarlier || isBare }
  }

  private struct Candidate {
    let owner: MenuOwner
    var use = Use()
  }

  private var candidates: [ArraySlice<UInt8>: [Candidate]] = [:]
  /// The names that variables have, too.
  private var variables: Set<ArraySlice<UInt8>> = []
  private var declaring: DeclaringTypes

  init(_ owners: [MenuOwner], _ index: DeclarationIndex) {
    for owner in Set(owners) { candidates[Array(owner.name.utf8)[...], default: []].append(Candidate(owner: owner)) }
    declaring = DeclaringTypes(of: Set(owners.map(\.name)), index)
  }

  var isEmpty: Bool { candidates.isEmpty }

  subscript(owner: MenuOwner) -> Use? {
    let name = Array(owner.name.utf8)[...]
    guard var use = candidates[name]?.first(where: { $0.owner == owner })?.use else { return nil }
    if use.isBare, !variables.contains(name) { use.isOutside = true }
    return use
  }

  /// Notes the uses of names in a file, other than in previews and where they are declared.
  ///
  /// - Parameter menus: The contents of menus.
  mutating func note(in source: SwiftSource, menus: [Range<Int>], previews: [Range<Int>], earlier: [Range<Int>]) {
    let text = Array(source.text.utf8)
    for range in Identifiers(in: text) {
      let (word, start) = (text[range], range.lowerBound)
      guard let known = candidates[word], known.contains(where: { !$0.use.isOutside }) else { continue }
      let introducer = Self.introducer(in: text, before: start)
      if ["var", "let"].contains(introducer) { variables.insert(word) }
      if introducer != nil || Self.isComment(text, at: start) || Self.isLiteral(text, at: range)
        || previews.contains(where: { $0.contains(start) })
      {
        continue
      }
      let isInside = menus.contains { $0.contains(start) }
      let isEarlier = !isInside && earlier.contains { $0.contains(start) }
      // More names than these are not worth telling apart.
      let type = known.count < 32 ? declaring.type(around: start, of: known[0].owner.name, in: source) : nil
      for (position, candidate) in known.enumerated() {
        if let type, type != candidate.owner.type, type != candidate.owner.name { continue }
        note(word, position, in: text, at: range, source.path, isInside, isEarlier)
      }
    }
  }

  private mutating func note(
    _ word: ArraySlice<UInt8>, _ position: Int, in text: [UInt8], at range: Range<Int>, _ path: String,
    _ isInside: Bool, _ isEarlier: Bool
  ) {
    guard let owner = candidates[word]?[position].owner else { return }
    var end = range.upperBound
    while end < text.count, text[end] == 0x20 { end += 1 }
    let next = end < text.count ? text[end] : 0
    if isInside {
      // `Toolbar.Item()` does not show `Toolbar`.
      let isPrefix = end == range.upperBound && next == UInt8(ascii: ".")
      // A recursive view does not contain itself.
      let isOwn = owner.declaration.path == path && owner.declaration.range.contains(range.lowerBound)
      if !isPrefix, !isOwn { candidates[word]?[position].use.isInside = true }
    } else if isEarlier {
      candidates[word]?[position].use.isEarlier = true
    } else if owner.takesArguments, next != UInt8(ascii: "("), next != UInt8(ascii: "{") {
      candidates[word]?[position].use.isBare = true
    } else {
      candidates[word]?[position].use.isOutside = true
    }
  }

  /// The keyword that declares the name after it; `nil` for a use.
  private static func introducer(in text: [UInt8], before index: Int) -> String? {
    var end = index
    while end > 0, text[end - 1] == 0x20 { end -= 1 }
    var start = end
    while start > 0, text[start - 1].isInIdentifier { start -= 1 }
    let word = String(decoding: text[start..<end], as: UTF8.self)
    return ["var", "let", "func", "struct", "class", "enum", "extension"].contains(word) ? word : nil
  }

  /// Whether a name is all of a string literal.
  private static func isLiteral(_ text: [UInt8], at range: Range<Int>) -> Bool {
    let quote = UInt8(ascii: "\"")
    return range.lowerBound > 0 && text[range.lowerBound - 1] == quote
      && range.upperBound < text.count && text[range.upperBound] == quote
  }

  private static func isComment(_ text: [UInt8], at index: Int) -> Bool {
    let slash = UInt8(ascii: "/")
    var start = index
    while start > 0, text[start - 1] != 0x0A {
      start -= 1
      if text[start] == slash, text[start + 1] == slash { return true }
    }
    return false
  }
}

/// The types that declare properties and methods of some names, by name and file.
private struct DeclaringTypes {
  private var types: [String: [String: [TypeDeclaration]]] = [:]
  private var regions: [String: [String: [(range: Range<Int>, name: String)]]] = [:]

  init(of names: Set<String>, _ index: DeclarationIndex) {
    guard !names.isEmpty else { return }
    for type in index.allTypes where type.kind != .foreign {
      for name in type.memberNames.intersection(names) {
        types[name, default: [:]][type.source.path, default: []].append(type)
      }
    }
  }

  /// The innermost type around a position that declares a name; `nil` if none does.
  mutating func type(around position: Int, of name: String, in source: SwiftSource) -> String? {
    guard let found = types[name]?[source.path], found.count < 32 else { return nil }
    let all =
      regions[name]?[source.path]
      ?? found.compactMap { type in
        type.syntax.node.map { (range: SourceRegion($0, in: source).range, name: type.simpleName) }
      }
    regions[name, default: [:]][source.path] = all
    return all.filter { $0.range.contains(position) }.max { $0.range.lowerBound < $1.range.lowerBound }?.name
  }
}
