import MenuImport
import MenuStrings
import MenuSwiftUIKit
import MenuSwiftViews
import PositionedJSON
import SwiftDeclarations
import SwiftEvaluation
import SwiftSyntax
import SwiftValues

/// The names and locations of menus, and the messages about menus that were not imported.
extension SiteReader {
  /// The location of a site, as its menu has it.
  func location(of site: MenuSite) -> FileLocation {
    switch site.kind {
    case .contextMenu, .commands, .wrapper:
      site.call.map { location(ofName: $0, site) } ?? site.source.location(of: site.node)
    case .made(_, let use): site.source.location(of: use)
    case .menu, .commandsType, .picker, .menuBarExtra, .element, .appKit, .quickActions, .menuBuilder:
      site.source.location(of: site.node)
    }
  }

  /// The message about a menu that was not imported.
  func diagnostic(forMissing location: FileLocation) -> Diagnostic {
    if let other = uncompiled[location] {
      return Diagnostic(.note, at: location, "menu not imported: it is compiled for \(other)")
    }
    if exhausted.contains(location) {
      return Diagnostic(.warning, at: location, "menu not imported: the code that makes it has too many expressions")
    }
    if let reason = reasons[location] { return Diagnostic(.note, at: location, "menu not imported: \(reason)") }
    if unreachable.contains(location) {
      return Diagnostic(.note, at: location, "menu not imported: the code before it always returns")
    }
    if emptyEditMenus.contains(location) {
      return Diagnostic(
        .note, at: location, "menu not imported: it is the edit menu of a view, and the function adds no items to it")
    }
    return orphans.contains(location)
      ? Self.orphanDiagnostic(at: location)
      : Diagnostic(.warning, at: location, "menu not imported: no items of it were found in the imported sources")
  }

  static func earlierDiagnostic(at location: FileLocation) -> Diagnostic {
    Diagnostic(.note, at: location, "menu not imported: \(MenuSite.earlierReason)")
  }

  static func orphanDiagnostic(at location: FileLocation) -> Diagnostic {
    Diagnostic(.warning, at: location, "submenu not imported: the menu of its item was not found")
  }

  func elementSite(_ site: MenuSite) -> ElementSite {
    ElementSite(
      source: site.source, name: { name(of: site, $0, $1) }, uses: { project.uses($0, outside: $1) },
      buttonUses: { project.uses($0, outside: $1, isMenu: false) })
  }

  /// The proposed name: the enclosing type, and the menu's title or kind.
  func name(of site: MenuSite, _ title: ReadText?, _ kind: String) -> String {
    var type: String?
    var current: Syntax? = site.node
    while let inner = current, type == nil {
      type = ScopeBuilder.typeName(of: inner)
      current = inner.parent
    }
    let file = site.source.path.split(separator: "/").last?.split(separator: ".").first.map(String.init)
    var word = kind
    if let title, title.placeholders.isEmpty {
      let words = title.string.split { !$0.isASCII || !$0.isLetter && !$0.isNumber }.prefix(4).joined(separator: "-")
      if !words.isEmpty { word = words }
    }
    return "\((type ?? file ?? "Menu").replacing(".", with: "-"))-\(word)"
  }
}
