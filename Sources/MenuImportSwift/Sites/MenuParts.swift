import MenuImport
import MenuStrings
import MenuSwiftViews
import SwiftDeclarations
import SwiftEvaluation
import SwiftScan
import SwiftSyntax
import SwiftValues

/// The menus that other menus contain.
///
/// `var sortMenu: some View { Menu("Sort") { … } }` is imported only if something besides menus uses `sortMenu`.
struct MenuParts {
  /// The menus that were read as submenus.
  private(set) var submenus: Set<FileLocation> = []
  /// The contents of menus, and the bodies that these lead to, by file.
  private var insides: [String: [Range<Int>]] = [:]
  private var previews: [String: [Range<Int>]] = [:]
  /// The branches that only releases before the newest run, by file.
  private var earlier: [String: [Range<Int>]] = [:]
  /// The declarations that contain menus.
  private var owners: [FileLocation: MenuOwner] = [:]
  /// The menus of SwiftUI.
  private var ofViews: Set<FileLocation> = []
  /// The menus of views that are submenus inside other menus, also where no condition ever shows them.
  private var views: Set<FileLocation> = []
  /// The menus in the bodies of views that get the content or the label of their menu, by the uses of the views.
  private var inBodies: [FileLocation: FileLocation] = [:]

  mutating func add(_ finder: MenuFinder) {
    for site in finder.sites {
      guard let call = site.call else { continue }
      let start = call.calledExpression.endPosition.utf8Offset
      add(SourceRegion(path: site.source.path, range: start..<call.endPosition.utf8Offset))
    }
    for preview in finder.previews {
      previews[finder.source.path, default: []].append(SourceRegion(preview, in: finder.source).range)
    }
    for branch in finder.earlier {
      earlier[finder.source.path, default: []].append(SourceRegion(branch, in: finder.source).range)
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
    if let owner = MenuOwner(of: site.node, in: site.source) { owners[menu.location] = owner }
    if site.isOfViews { ofViews.insert(menu.location) }
    if Self.isSubmenuInMenus(site.kind) { views.insert(menu.location) }
    if case .wrapper(let wrapper) = site.kind {
      inBodies[menu.location] = wrapper.site.source.location(of: wrapper.site.node)
    }
  }

  /// Whether the view of a site is a submenu inside another menu.
  private static func isSubmenuInMenus(_ kind: MenuSite.Kind) -> Bool {
    switch kind {
    case .menu, .picker: true
    case .wrapper(let wrapper): isSubmenuInMenus(wrapper.site.kind)
    case .contextMenu, .commands, .commandsType, .menuBarExtra, .element, .made, .appKit, .quickActions, .menuBuilder:
      false
    }
  }

  /// The menus that are not on their own.
  struct LeftOut {
    /// The menus that occur only inside other menus.
    var parts: Set<FileLocation> = []
    /// The menus that only earlier releases show.
    var earlier: Set<FileLocation> = []
    /// The menus that no code shows, and the names of their views.
    var unused: [FileLocation: String] = [:]
  }

  func leftOut(of menus: [ImportedMenu], in sources: [SwiftSource], _ index: DeclarationIndex) -> LeftOut {
    let known = Set(menus.map(\.location))
    let candidates = submenus.union(views).intersection(known).filter { owners[$0] != nil }
    let older = earlier.isEmpty ? [] : ofViews.intersection(known).subtracting(submenus)
    // Sources that were not read may have uses.
    let isWholeApp = index.leftOut.isEmpty && sources.contains { !$0.isTest && $0.mentions("@main") }
    let views = ofViews.intersection(known).subtracting(submenus)
      .filter { owners[$0]?.hasKnownUses(isWholeApp: isWholeApp) ?? false }
    var uses = MenuOwnerUses(candidates.union(older).union(views).compactMap { owners[$0] }, index)
    if !uses.isEmpty {
      for source in sources {
        uses.note(
          in: source, menus: insides[source.path] ?? [], previews: previews[source.path] ?? [],
          earlier: earlier[source.path] ?? [])
      }
    }
    let parts = candidates.filter { location in
      guard let use = owners[location].flatMap({ uses[$0] }) else { return false }
      return !use.isOutside && (use.isInside || submenus.contains(location))
    }
    let onlyEarlier = older.filter { location in
      guard let use = owners[location].flatMap({ uses[$0] }) else { return false }
      return use.isEarlier && !use.isInside && !use.isOutside
    }
    let unused = views.subtracting(parts).compactMap { location in
      owners[location].flatMap { owner in uses[owner].flatMap { $0.isAny ? nil : (location, owner.name) } }
    }
    return LeftOut(parts: parts, earlier: onlyEarlier, unused: Dictionary(unused) { first, _ in first })
  }

  /// The menus among these that no imported menu contains, since a condition leaves them out.
  func unread(among parts: Set<FileLocation>) -> Set<FileLocation> {
    parts.filter { !submenus.contains($0) && inBodies[$0].map(submenus.contains) != true }
  }
}
