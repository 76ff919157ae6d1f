public import MenuImport
import MenuModel
public import MenuStrings
import MockupScene
import SwiftSyntax

/// Reads the menus of Swift sources: SwiftUI's and UIKit's.
public enum SwiftMenuReader {
  /// The menus of files.
  ///
  /// What the sources say is put in as they say it: names are followed, constants, cases and texts of tables are looked
  /// up. What only the running program knows is told as a stand-in of the item that it is about.
  ///
  /// - Parameters:
  ///   - sources: the files whose menus are wanted.
  ///   - context: files that names are followed into; it may have the sources, too.
  ///   - table: the texts that keys stand for.
  /// - Returns: the menus by place, and an error for each file that is nested too deep, or has too much, to be read.
  public static func read(_ sources: [SourceText], context: [SourceText], table: StringTables) -> ImportResult {
    read(sources, context: context, table: table, work: Limit.swiftWork.most)
  }

  /// The menus of files, with other bounds than usual.
  ///
  /// - Parameters:
  ///   - room: how many words and signs there is room for in trees.
  ///   - work: how many expressions are looked at for all menus.
  package static func read(
    _ sources: [SourceText], context: [SourceText], table: StringTables, room: Int = Limit.swiftHeldWeight.most,
    work most: Int = Limit.swiftWork.most
  ) -> ImportResult {
    let wanted = Set(sources.map(\.path))
    let trees = TreeRoom(most: room)
    let (all, refusals) = SwiftSource.scanned(sources, context: context, trees: trees)
    var diagnostics = refusals
    let index = index(of: all, trees, wanted, &diagnostics)
    let evaluator = Evaluator(index: index, table: TextTable(table), trees: trees)
    var reader = SiteReader(evaluator: evaluator, questions: QuestionIndex(paths: wanted))
    var menus: [ImportedMenu] = []
    var work = most
    // Reads a menu, as long as there is room for what is in it.
    func read(_ site: MenuSite) {
      guard work > 0 else { return }
      let menu = reader.menu(at: site)
      work -= evaluator.spent
      if let menu {
        menus.append(menu)
        work -= Self.work(of: menu.items)
      }
      guard work <= 0 else { return }
      let place = site.source.place(of: site.node)
      diagnostics.append(
        Diagnostic(.error, at: place, Limit.swiftWork.error, expected: Limit.swiftWork.message))
    }
    // Most files have no menu, and need not be looked through.
    for source in all where work > 0 && wanted.contains(source.path) && source.mentionsMenus {
      trees.begin()
      guard let tree = source.tree else {
        diagnostics.append(Diagnostic(.error, at: source.start, Limit.swiftParsedWeight.error))
        continue
      }
      var finder = MenuFinder(source: source, index: index)
      finder.find(in: tree)
      for site in finder.sites { read(site) }
    }
    for type in index.commandsTypes where wanted.contains(type.source.path) {
      trees.begin()
      guard !evaluator.followedTypes.contains(type.name), let node = type.syntax.node else { continue }
      read(MenuSite(kind: .commandsType(type), source: type.source, node: node, call: nil))
    }
    menus.removeAll { reader.partsOfOthers.contains($0.place) }
    menus.sort { ($0.place, $0.name) < ($1.place, $1.name) }
    return ImportResult(
      menus: named(menus), diagnostics: diagnostics.sorted { ($0.file, $0.line) < ($1.file, $1.line) })
  }

  /// What items count for, as they stay until all menus have been read.
  private static func work(of items: [ImportedItem]) -> Int {
    items.reduce(0) { $0 + 20 + 10 * $1.standIns.count + work(of: $1.inner) }
  }

  /// What files declare; mistakes in those that are wanted are told.
  private static func index(
    of sources: [SwiftSource], _ trees: TreeRoom, _ wanted: Set<String>, _ diagnostics: inout [Diagnostic]
  ) -> DeclarationIndex {
    var files: [(SwiftSource, [OutlineEntry])] = []
    for source in sources {
      trees.begin()
      guard let tree = source.tree else { continue }
      var outline = OutlineReader()
      files.append((source, outline.read(tree)))
      guard wanted.contains(source.path), let mistake = tree.firstMistake else { continue }
      let isUnbalanced = tree.isUnbalanced
      let what =
        isUnbalanced ? "a bracket or text is not closed, or closes nothing" : "this is not the Swift that is known"
      diagnostics.append(
        Diagnostic(
          isUnbalanced ? .error : .warning, at: source.place(of: mistake),
          "\(what); what is around it is read all the same"))
    }
    return DeclarationIndex(files)
  }

  /// Menus with a name each: those of one name are numbered.
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
