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
  /// - Returns: the menus by place, and an error for each file that is nested too deep to be read.
  public static func read(_ sources: [SourceText], context: [SourceText], table: StringTables) -> ImportResult {
    var diagnostics: [Diagnostic] = []
    let wanted = Set(sources.map(\.path))
    var files: [String: SwiftSource] = [:]
    for text in sources + context where files[text.path] == nil {
      if let offset = NestingScan.firstOffset(in: text.text, deeperThan: Limit.swiftNesting.most) {
        guard wanted.contains(text.path), !diagnostics.contains(where: { $0.file == text.path }) else { continue }
        diagnostics.append(tooDeep(text, offset))
        continue
      }
      files[text.path] = SwiftSource(path: text.path, text: text.text)
    }
    let all = files.values.sorted { $0.path < $1.path }
    let evaluator = Evaluator(index: DeclarationIndex(all), table: TextTable(table))
    var sites: [MenuSite] = []
    var questions = QuestionIndex()
    for source in all where wanted.contains(source.path) {
      var finder = MenuFinder(source: source, index: evaluator.index, questions: questions)
      finder.find()
      sites += finder.sites
      questions = finder.questions
      if let place = source.firstMistake {
        diagnostics.append(
          Diagnostic(.warning, at: place, "this is not the Swift that is known; what is around it is read all the same")
        )
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

  private static func tooDeep(_ text: SourceText, _ offset: Int) -> Diagnostic {
    var place = SourcePlace(path: text.path, line: 1)
    for byte in text.text.utf8.prefix(offset) {
      if byte == 0x0A {
        place.line += 1
        place.column = 1
      } else if byte & 0xC0 != 0x80 {
        place.column += 1
      }
    }
    return Diagnostic(
      .error, at: place, Limit.swiftNesting.error,
      expected: "at most \(Limit.swiftNesting.most) levels of brackets, closures and types")
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
