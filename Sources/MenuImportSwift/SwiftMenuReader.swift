public import MenuImport
import MenuModel
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
    let wanted = Set(sources.map(\.path))
    let (all, refusals) = SwiftSource.parsed(sources, context: context)
    let evaluator = Evaluator(index: DeclarationIndex(all), table: TextTable(table))
    var diagnostics = refusals
    var sites: [MenuSite] = []
    var questions = QuestionIndex()
    for source in all where wanted.contains(source.path) {
      var finder = MenuFinder(source: source, index: evaluator.index, questions: questions)
      finder.find()
      sites += finder.sites
      questions = finder.questions
      if let place = source.firstMistake {
        let isUnbalanced = source.isUnbalanced
        let what =
          isUnbalanced ? "a bracket or text is not closed, or closes nothing" : "this is not the Swift that is known"
        diagnostics.append(
          Diagnostic(isUnbalanced ? .error : .warning, at: place, "\(what); what is around it is read all the same"))
      }
    }
    var reader = SiteReader(evaluator: evaluator, questions: questions)
    var menus = sites.compactMap { reader.menu(at: $0) }
    for type in evaluator.index.commandsTypes where wanted.contains(type.source.path) {
      guard !evaluator.followedTypes.contains(type.name) else { continue }
      let site = MenuSite(kind: .commandsType(type), source: type.source, node: type.node, call: nil)
      if let menu = reader.menu(at: site) { menus.append(menu) }
    }
    menus.removeAll { reader.partsOfOthers.contains($0.place) }
    menus.sort { ($0.place, $0.name) < ($1.place, $1.name) }
    return ImportResult(
      menus: named(menus), diagnostics: diagnostics.sorted { ($0.file, $0.line) < ($1.file, $1.line) })
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
