package import MenuImport
package import MenuStrings
import MenuSwiftAppKit
import MenuSwiftOutlets
import MenuSwiftViews
import MockupScene
import PositionedJSON
import SwiftDeclarations
import SwiftEvaluation
import SwiftScan
import SwiftSyntax
import SwiftValues

/// Reads menus from Swift sources of SwiftUI, UIKit, and AppKit.
package enum SwiftMenuReader {
  /// Returns the menus of files.
  ///
  /// The reader follows names and evaluates constants, enumeration cases, and localized strings. A runtime value
  /// becomes a placeholder of its item.
  ///
  /// - Parameters:
  ///   - sources: The files to import menus from.
  ///   - context: Files for name lookup; may include the sources.
  ///   - table: The string tables for localization keys.
  ///   - settings: The settings of the files in their projects, by path.
  ///   - images: The images of the app; `nil` without a search for them.
  /// - Returns: The menus by location, and an error for each file that exceeds a limit.
  package static func read(
    _ sources: [SourceText], context: [SourceText], table: StringTables, settings: [String: SourceSettings] = [:],
    images: AppImages? = nil
  ) -> ImportResult {
    read(
      sources, context: context, table: table, settings: settings, images: images, work: Limit.swiftWork.maximum)
  }

  /// Returns the menus of files, with custom limits.
  ///
  /// - Parameters:
  ///   - room: The memory budget for syntax trees, in tokens.
  ///   - total: The memory budget for all files, in tokens.
  ///   - work: The number of expressions to evaluate for all menus.
  package static func read(
    _ sources: [SourceText], context: [SourceText], table: StringTables, settings: [String: SourceSettings] = [:],
    images: AppImages? = nil,
    room: Int = Limit.swiftCachedWeight.maximum, total: Int = Limit.swiftTotalWeight.maximum,
    work maximum: Int = Limit.swiftWork.maximum
  ) -> ImportResult {
    let wanted = Set(sources.map(\.path))
    let trees = SyntaxTreeCache(maximum: room)
    let scanned = SwiftSource.scanned(sources, context: context, room: total, trees: trees)
    let all = scanned.sources
    var diagnostics = scanned.refusals
    let index = DeclarationIndex(reading: all, trees, wanted: wanted, &diagnostics)
    index.leftOut = scanned.leftOut
    let evaluator = Evaluator(index: index, table: TextTable(table), trees: trees)
    evaluator.images = images
    let uses = OnlyUses(all.filter { wanted.contains($0.path) && !$0.isTest }, evaluator)
    evaluator.onlyArgument = { uses.argument($0, of: $1) }
    evaluator.differentArguments = { uses.differentArguments($0, of: $1) }
    let project = SourceProject(all, settings)
    var reader = SiteReader(evaluator: evaluator, confirmations: ConfirmationIndex(), project: project)
    var menus: [ImportedMenu] = []
    var work = maximum
    var missing: [FileLocation] = []
    // Reads a menu within the remaining work budget.
    func read(_ site: MenuSite) {
      guard work > 0 else { return }
      let menu = reader.menu(at: site)
      work -= evaluator.spent
      let place = reader.location(of: site)
      if menu == nil, site.call != nil || reader.emptyEditMenus.contains(place) || reader.reasons[place] != nil {
        missing.append(place)
      }
      if let menu, menu.presentation != "menuBar" || !menus.contains(where: { $0.location == menu.location }) {
        menus.append(menu)
        work -= Self.work(of: menu.items)
      }
      for menu in reader.furtherMenus where !menus.contains(where: { $0.location == menu.location }) {
        menus.append(menu)
      }
      reader.furtherMenus = []
      guard work <= 0 else { return }
      let location = site.source.location(of: site.node)
      diagnostics.append(
        Diagnostic(.error, at: location, Limit.swiftWork.error, help: Limit.swiftWork.help))
    }
    // Most files mention no menu and are skipped.
    for source in all where work > 0 && wanted.contains(source.path) && source.mentionsMenus && !source.isTest {
      trees.begin()
      guard let tree = source.tree else {
        let limit = Limit.swiftParsedWeight
        diagnostics.append(Diagnostic(.error, at: source.start, limit.error, help: limit.help))
        continue
      }
      var finder = MenuFinder(source: source, index: index)
      finder.find(in: tree)
      reader.parts.add(finder)
      for site in finder.sites { for one in site.variants { read(one) } }
    }
    // The uses of views that show their content in a menu.
    for _ in 0..<maximumWrapperDepth where !reader.wrappers.isEmpty {
      let wrappers = reader.wrappers
      // The uses may be in other views whose uses tell the content.
      reader.wrappers = [:]
      for source in all where work > 0 && wanted.contains(source.path) && !source.isTest {
        guard wrappers.keys.contains(where: source.mentions) else { continue }
        trees.begin()
        guard let tree = source.tree else { continue }
        var finder = MenuFinder(source: source, index: index, wrappers: wrappers)
        finder.find(in: tree)
        for site in finder.sites { if case .wrapper = site.kind { read(site) } }
      }
    }
    for type in index.types(inheriting: "Commands") where wanted.contains(type.source.path) {
      trees.begin()
      guard !evaluator.followedTypes.contains(type.name), let node = type.syntax.node else { continue }
      if project.isUnused(type) {
        diagnostics.append(
          Diagnostic(
            .note, at: type.source.location(of: node), "menu not imported: no scene uses \(type.simpleName)"))
        continue
      }
      read(MenuSite(kind: .commandsType(type), source: type.source, node: node, call: nil))
    }
    let leftOut = reader.parts.leftOut(of: menus, in: all, index)
    diagnostics += leftOut.earlier.map(SiteReader.earlierDiagnostic)
    diagnostics += leftOut.unused.map { location, name in
      Diagnostic(.note, at: location, "menu not imported: no code uses \(name)")
    }
    let parts = reader.partsOfOthers.union(leftOut.parts)
    for location in reader.parts.unread(among: leftOut.parts).subtracting(reader.partsOfOthers) {
      diagnostics.append(SiteReader.orphanDiagnostic(at: location))
    }
    let unlisted = menus.map(\.location).filter { !parts.contains($0) && project.isUnlisted($0.path) }
    diagnostics += unlisted.map {
      Diagnostic(.note, at: $0, "menu not imported: the Xcode project lists the files of its targets, and not this one")
    }
    let known = parts.union(reader.parts.submenus).union(menus.map(\.location))
    for location in missing where !known.contains(location) {
      diagnostics.append(reader.diagnostic(forMissing: location))
    }
    menus.removeAll { menu in
      parts.contains(menu.location) || reader.lent.intersection(reader.lending).contains(menu.location)
        || unlisted.contains(menu.location)
        || leftOut.earlier.contains(menu.location) || leftOut.unused[menu.location] != nil
    }
    menus.sort { ($0.location, $0.name) < ($1.location, $1.name) }
    var result = ImportResult(
      menus: named(menus), diagnostics: diagnostics.sorted { ($0.file, $0.line) < ($1.file, $1.line) })
    result.outlets = Array(reader.outlets)
    let read = all.filter { wanted.contains($0.path) && !$0.isTest }
    result.outletChanges = OutletReader.changes(in: read, evaluator)
    result.replacedBars = OutletReader.replacedBars(in: read, index)
    result.unlabeledButtons = reader.unlabeledButtons.flatMap { button in
      [button]
        + index.namesInObjectiveC(of: button.owner).map { name in
          UnlabeledButton(
            menu: button.menu, owner: name, outlet: button.outlet, title: button.title, tap: button.tap)
        }
    }
    result.applications = index.types(inheriting: "App").filter(isApplication).map { type in
      let platforms = project.platforms(of: type.source)
      return MenuBarApplication(
        name: type.simpleName, location: type.source.start,
        hasMenuBar: platforms.isEmpty || platforms.contains("macOS"))
    }
    result.connectOutlets()
    result.outlets = []
    return result
  }

  /// Whether a type is the main type of an app.
  private static func isApplication(_ type: TypeDeclaration) -> Bool {
    guard !type.source.isTest else { return false }
    return type.syntax.node?.as(StructDeclSyntax.self)?.attributes.contains { attribute in
      attribute.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "main"
    } ?? false
  }

  /// The number of views around one another that get the content of a menu.
  private static let maximumWrapperDepth = 4

  /// The cost of items, which stay in memory until the end.
  private static func work(of items: [ImportedItem]) -> Int {
    items.reduce(0) { $0 + 20 + 10 * $1.placeholders.count + work(of: $1.inner) }
  }

  private static func named(_ menus: [ImportedMenu]) -> [ImportedMenu] {
    var counts: [String: Int] = [:]
    return menus.map { menu in
      var menu = menu
      let count = (counts[menu.name] ?? 0) + 1
      counts[menu.name] = count
      if count > 1 { menu.name += "-\(count)" }
      return menu
    }
  }
}
