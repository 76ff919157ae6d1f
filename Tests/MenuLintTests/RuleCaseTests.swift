import MenuDocument
import MenuLint
import MenuMockup
import TestSupport
import Testing

@Suite("Cases of each rule")
struct RuleCaseTests {
  @Test("A rule has a folder with menus that it flags and menus that it allows, and each folder has a rule")
  func foldersAreThoseOfRules() {
    #expect(LintCase.folders == RuleName.allCases.map(\.rawValue).sorted())
    for name in RuleName.allCases {
      let kinds = Set(LintCase.all.filter { $0.rule == name.rawValue }.map(\.kind))
      #expect(kinds.isSuperset(of: [.flags, .allows]), "\(name.rawValue) lacks cases")
    }
  }

  @Test("Each file of a folder is a case", arguments: LintCase.folders)
  func filesAreCases(of rule: String) {
    for file in Repository.documents(in: "\(LintCase.folder)/\(rule)") {
      #expect(LintCase.kind(of: file) != nil, "\(rule)/\(file) asserts nothing")
    }
  }

  @Test("A flagged menu is found by its rule only", arguments: LintCase.all.filter { $0.kind == .flags })
  func flags(_ example: LintCase) throws {
    let result = example.lint(try Repository.bytes(example.path))
    #expect(result.isReadable, "\(result.summary)")
    #expect(Set(result.findings.map(\.rule)) == [example.rule], "\(result.summary)")
  }

  @Test("An allowed menu has no findings", arguments: LintCase.all.filter { $0.kind == .allows })
  func allows(_ example: LintCase) throws {
    let result = example.lint(try Repository.bytes(example.path))
    #expect(result.isReadable, "\(result.summary)")
    #expect(result.findings.isEmpty, "\(result.summary)")
  }

  @Test("Fixes are as expected, and stable", arguments: LintCase.all.filter { $0.kind == .fix })
  func fixes(_ example: LintCase) throws {
    let before = try Repository.bytes(example.path)
    let after = try Repository.bytes(example.path.replacing(".before.json", with: ".after.json"))
    let found = example.lint(before).findings
    #expect(found.contains { $0.rule == example.rule && $0.fix != nil })
    let fixed = try #require(Fixing.apply(found, to: before)).bytes
    #expect(String(decoding: fixed, as: UTF8.self) == String(decoding: after, as: UTF8.self))
    #expect(example.lint(after).findings.isEmpty, "\(example.lint(after).summary)")
  }

  @Test(
    "The menu to avoid in a rule's explanation is found, and the one to prefer is not", arguments: RuleName.allCases)
  func explanations(_ name: RuleName) {
    let example = LintCase(rule: name.rawValue, file: "", kind: .flags)
    let bad = example.lint(Array(name.rule.text.bad.utf8))
    #expect(Set(bad.findings.map(\.rule)) == [name.rawValue], "\(bad.summary)")
    let good = example.lint(Array(name.rule.text.good.utf8))
    #expect(good.isReadable && good.findings.isEmpty, "\(good.summary)")
    #expect(name.rule.explanation.contains(name.rule.source.page))
  }
}
