import Foundation
import MenuDocument
import MenuLint
import MenuMockup
import MockupSets
import PositionedJSON
import TestSupport
import Testing

@Suite("Properties of rules for any menu")
struct LintPropertyTests {
  private static func selection(_ rule: RuleName?) -> RuleSelection {
    var selection = RuleSelection()
    selection.only = RuleName.allCases.filter { $0.rule.isOnByDefault || $0 == rule }
    return selection
  }

  @Test("Valid menus have no findings", arguments: SoundMenu.allCases)
  func soundMenus(_ menu: SoundMenu) {
    let result = Linter().lint(Source(menu.text))
    #expect(result.isReadable && result.findings.isEmpty, "\(result.summary)")
  }

  @Test("Each violation is found by its rule only", arguments: RuleName.allCases)
  func damages(_ rule: RuleName) throws {
    let linter = Linter(selection: Self.selection(rule))
    #expect(!Damage.of(rule).isEmpty)
    for damage in Damage.of(rule) {
      for menu in damage.menus {
        let document = try #require(damage.done(to: menu))
        let folder = Repository.root.appending(path: LintCase.folder).path
        let result = linter.lint(Source(JSONWriter.text(of: document), folder: folder))
        #expect(result.isReadable, "\(menu): \(result.summary)")
        #expect(Set(result.findings.map(\.rule)) == [rule.rawValue], "\(menu): \(result.summary)")
      }
    }
  }

  @Test("Every sample can be checked, without false alarms")
  func samples() throws {
    let linter = Linter()
    var reported: [String] = []
    for name in Repository.documents(in: "Samples") {
      let folder = Repository.root.appending(path: "Samples").path
      let result = linter.lint(Source(bytes: try Repository.bytes("Samples/\(name)"), name: name, folder: folder))
      #expect(result.isReadable, "\(name): \(result.summary)")
      reported += result.findings.map { "\(name): \($0.path): \($0.rule)" }
    }
    let known = String(decoding: try Repository.bytes("Tests/Words/samples.txt"), as: UTF8.self)
    #expect(reported.map { $0 + "\n" }.joined() == known)
  }

  @Test("Fixes change only the named values, fix their findings, and are idempotent")
  func fixes() throws {
    // Rules that need a layout fix nothing and take most of the time.
    var selection = RuleSelection()
    selection.ignored = [.lowContrast, .smallTarget, .smallText, .rowLabelTooLong]
    let linter = Linter(selection: selection)
    var random = SeededGenerator(seed: 20_261_121)
    var count = 0
    for _ in 0..<Self.documentCount {
      let document = Self.damaged(&random)
      let text = Array(JSONWriter.text(of: document, form: random.next(2) == 0 ? .compact : .readable).utf8)
      let result = linter.lint(Source(bytes: text))
      guard let (repaired, fixed) = Fixing.apply(result.findings, to: text) else { continue }
      count += fixed
      let again = linter.lint(Source(bytes: repaired))
      #expect(again.isReadable, "\(again.summary)")
      Self.expectOnlyEdits(text, repaired, result.findings)
      var last = repaired
      for _ in 0..<8 {
        guard let (next, _) = Fixing.apply(linter.lint(Source(bytes: last)).findings, to: last) else { break }
        last = next
      }
      #expect(Fixing.apply(linter.lint(Source(bytes: last)).findings, to: last) == nil)
    }
    #expect(count > Self.documentCount / 2)
  }

  private static let documentCount = Thoroughness.isFull ? 200 : 25

  /// A random document with fixable labels.
  private static func damaged(_ random: inout SeededGenerator) -> JSONNode {
    var maker = RandomDocument(seed: random.next())
    var document = maker.make()
    let words = ["Show sidebar...", "Open the \"Door\"", "Move To trash", "Zoom in\\", "Add an item…", "Plain"]
    document.changeTitles { $0 = random.next(3) == 0 ? words[random.next(words.count)] : $0 }
    return document
  }

  /// Checks that the files are equal except at the locations of findings.
  private static func expectOnlyEdits(_ old: [UInt8], _ new: [UInt8], _ findings: [Finding]) {
    let edits = findings.compactMap(\.fix).flatMap(\.edits)
    var (index, other) = (0, 0)
    while index < old.count, other < new.count {
      if let edit = edits.first(where: {
        Int($0.range.start.offset) == index && new[other...].starts(with: Array($0.text.utf8))
      }) {
        index = Int(edit.range.end.offset)
        other += edit.text.utf8.count
      } else {
        guard old[index] == new[other] else {
          Issue.record("byte \(index) changed outside of a value")
          return
        }
        index += 1
        other += 1
      }
    }
    #expect(index == old.count && other == new.count)
  }

  @Test("Findings do not depend on threads or on earlier documents")
  func threads() throws {
    let names = Repository.documents(in: "Samples")
    let folder = Repository.root.appending(path: "Samples").path
    let sources = try names.map { Source(bytes: try Repository.bytes("Samples/\($0)"), name: $0, folder: folder) }
    let linter = Linter()
    let alone = sources.reversed().map { linter.lint($0) }.reversed()
    for workers in [1, 4] {
      let together = Workers.run(count: sources.count, workers: workers, make: { Linter() }) { linter, index in
        linter.lint(sources[index])
      }
      #expect(together == Array(alone))
    }
  }
}
