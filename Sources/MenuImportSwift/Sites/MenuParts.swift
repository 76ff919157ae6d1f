import MenuImport
import MenuStrings
import MenuSwiftViews
import SwiftEvaluation
import SwiftScan
import SwiftSyntax

/// The menus that other menus contain.
///
/// `var sortMenu: some View { Menu("Sort") { … } }` is imported only if something besides menus uses `sortMenu`.
struct MenuParts {
  /// The menus that were read as submenus.
  private(set) var submenus: Set<FileLocation> = []
  /// The contents of menus, and the bodies that these lead to, by file.
  private var insides: [String: [Range<Int>]] = [:]
  private var previews: [String: [Range<Int>]] = [:]
  /// The names of the declarations that contain menus.
  private var owners: [FileLocation: String] = [:]
  /// The declarations that contain menus, by name; a recursive view does not contain itself.
  private var declarations: [ArraySlice<UInt8>: [SourceRegion]] = [:]
  /// The menus of views that are submenus inside other menus, also where no condition ever shows them.
  private var views: Set<FileLocation> = []

  mutating func add(_ finder: MenuFinder) {
    for site in finder.sites {
      guard let call = site.call else { continue }
      let start = call.calledExpression.endPosition.utf8Offset
      add(SourceRegion(path: site.source.path, range: start..<call.endPosition.utf8Offset))
    }
    for preview in finder.previews {
      previews[finder.source.path, default: []].append(SourceRegion(preview, in: finder.source).range)
    }
  }

  mutating func add(_ submenus: Set<FileLocation>, _ regions: Set<SourceRegion>) {
    self.submenus.formUnion(submenus)
    for region in regions { add(region) }
  }

  private mutating func add(_ region: SourceRegion) {
    if insides[region.path]?.contains(region.range) != true { insides[region.path, default: []].append(region.range) }
  }

  mutating func note(_ menu: ImportedMenu, at site: MenuSite) {
    if let (name, declaration) = Self.owner(of: site.node) {
      owners[menu.location] = name
      declarations[Array(name.utf8)[...], default: []].append(SourceRegion(declaration, in: site.source))
    }
    switch site.kind {
    case .menu, .picker: views.insert(menu.location)
    case .contextMenu, .commands, .commandsType, .menuBarExtra, .element, .made, .appKit, .quickActions, .wrapper,
      .menuBuilder:
      break
    }
  }

  /// The property, function, or view that contains a node.
  private static func owner(of node: Syntax) -> (name: String, declaration: Syntax)? {
    var current = node.parent
    while let outer = current {
      if let function = outer.as(FunctionDeclSyntax.self) { return (function.name.text, outer) }
      if let binding = outer.as(PatternBindingSyntax.self), let name = Property.name(of: binding), name != "body",
        binding.parent?.parent?.parent?.is(MemberBlockItemSyntax.self) == true
      {
        return (name, outer)
      }
      if let name = ScopeBuilder.typeName(of: outer) {
        return name.split(separator: ".").last.map { (String($0), outer) }
      }
      current = outer.parent
    }
    return nil
  }

  /// The menus that occur only inside other menus.
  func onlyParts(of menus: [ImportedMenu], in sources: [SwiftSource]) -> Set<FileLocation> {
    let candidates = submenus.union(views).intersection(menus.map(\.location)).filter { owners[$0] != nil }
    var uses = Dictionary(candidates.compactMap { owners[$0] }.map { (Array($0.utf8)[...], Use()) }) { first, _ in first
    }
    if !uses.isEmpty { for source in sources { note(&uses, in: source) } }
    return candidates.filter { location in
      guard let name = owners[location], let use = uses[Array(name.utf8)[...]] else { return false }
      return !use.isOutside && (use.isInside || submenus.contains(location))
    }
  }

  /// The menus among these that no imported menu contains, since a condition leaves them out.
  func unread(among parts: Set<FileLocation>) -> Set<FileLocation> { parts.subtracting(submenus) }

  /// Whether a name is used inside and outside menus.
  private struct Use {
    var isInside = false
    var isOutside = false
  }

  /// Notes the uses of names in a file, other than in previews and where they are declared.
  private func note(_ uses: inout [ArraySlice<UInt8>: Use], in source: SwiftSource) {
    let text = Array(source.text.utf8)
    let (regions, previews) = (insides[source.path] ?? [], self.previews[source.path] ?? [])
    var index = 0
    while index < text.count {
      guard text[index].isInIdentifier else {
        index += 1
        continue
      }
      let start = index
      while index < text.count, text[index].isInIdentifier { index += 1 }
      let word = text[start..<index]
      guard let use = uses[word], !use.isOutside, !Self.isDeclaration(text, before: start),
        !Self.isComment(text, at: start), !previews.contains(where: { $0.contains(start) })
      else { continue }
      guard regions.contains(where: { $0.contains(start) }) else {
        uses[word]?.isOutside = true
        continue
      }
      // `Toolbar.Item()` does not show `Toolbar`.
      let isPrefix = index < text.count && text[index] == UInt8(ascii: ".")
      let isOwn = declarations[word]?.contains { $0.path == source.path && $0.range.contains(start) } ?? false
      if !isPrefix, !isOwn { uses[word]?.isInside = true }
    }
  }

  private static func isDeclaration(_ text: [UInt8], before index: Int) -> Bool {
    var end = index
    while end > 0, text[end - 1] == 0x20 { end -= 1 }
    var start = end
    while start > 0, text[start - 1].isInIdentifier { start -= 1 }
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
}
