import MenuImport
import MenuStrings
import MenuSwiftViews
import SwiftEvaluation
import SwiftSyntax

/// The menus that other menus contain.
///
/// `var sortMenu: some View { Menu("Sort") { … } }` is imported only if something besides menus uses `sortMenu`.
struct MenuParts {
  /// The menus that were read as submenus.
  private(set) var submenus: Set<FileLocation> = []
  /// The contents of menus, the bodies that these lead to, and previews, by file.
  private var insides: [String: [Range<Int>]] = [:]
  /// The names of the declarations that contain menus.
  private var owners: [FileLocation: String] = [:]

  mutating func add(_ finder: MenuFinder) {
    for site in finder.sites {
      guard let call = site.call else { continue }
      let start = call.calledExpression.endPosition.utf8Offset
      add(SourceRegion(path: site.source.path, range: start..<call.endPosition.utf8Offset))
    }
    for preview in finder.previews { add(SourceRegion(preview, in: finder.source)) }
  }

  mutating func add(_ submenus: Set<FileLocation>, _ regions: Set<SourceRegion>) {
    self.submenus.formUnion(submenus)
    for region in regions { add(region) }
  }

  private mutating func add(_ region: SourceRegion) {
    if insides[region.path]?.contains(region.range) != true { insides[region.path, default: []].append(region.range) }
  }

  mutating func note(_ menu: ImportedMenu, at site: MenuSite) {
    owners[menu.location] = Self.owner(of: site.node)
  }

  /// The property, function, or view that contains a node.
  private static func owner(of node: Syntax) -> String? {
    var current = node.parent
    while let outer = current {
      if let function = outer.as(FunctionDeclSyntax.self) { return function.name.text }
      if let binding = outer.as(PatternBindingSyntax.self), let name = Property.name(of: binding), name != "body",
        binding.parent?.parent?.parent?.is(MemberBlockItemSyntax.self) == true
      {
        return name
      }
      if let name = ScopeBuilder.typeName(of: outer) { return name.split(separator: ".").last.map(String.init) }
      current = outer.parent
    }
    return nil
  }

  /// The menus that occur only inside other menus.
  func onlyParts(of menus: [ImportedMenu], in sources: [SwiftSource]) -> Set<FileLocation> {
    var isUsed: [String: Bool] = [:]
    return submenus.filter { location in
      guard menus.contains(where: { $0.location == location }), let name = owners[location] else { return false }
      if let known = isUsed[name] { return !known }
      let isUsedElsewhere = sources.contains { isName(name, usedOutside: $0) }
      isUsed[name] = isUsedElsewhere
      return !isUsedElsewhere
    }
  }

  /// Whether a file mentions a name outside menus, other than where it is declared.
  private func isName(_ name: String, usedOutside source: SwiftSource) -> Bool {
    guard source.text.contains(name) else { return false }
    let (text, word) = (Array(source.text.utf8), Array(name.utf8))
    let regions = insides[source.path] ?? []
    var index = 0
    while index + word.count <= text.count {
      guard text[index] == word[0], text[index..<(index + word.count)].elementsEqual(word),
        index == 0 || !Self.isWord(text[index - 1]),
        index + word.count == text.count || !Self.isWord(text[index + word.count])
      else {
        index += 1
        continue
      }
      let isInside = regions.contains { $0.contains(index) }
      if !isInside, !Self.isDeclaration(text, before: index), !Self.isComment(text, at: index) { return true }
      index += word.count
    }
    return false
  }

  private static func isDeclaration(_ text: [UInt8], before index: Int) -> Bool {
    var end = index
    while end > 0, text[end - 1] == 0x20 { end -= 1 }
    var start = end
    while start > 0, isWord(text[start - 1]) { start -= 1 }
    let word = String(decoding: text[start..<end], as: UTF8.self)
    return ["var", "let", "func", "struct", "class", "enum", "extension"].contains(word)
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

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...0xFF:
      true
    default: false
    }
  }
}
