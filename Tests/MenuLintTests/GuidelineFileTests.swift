import MenuDocument
import MenuGuidelines
import PositionedJSON
import Testing

import MenuLint

@Suite("Guideline files are complete")
struct GuidelineFileTests {
  @Test("Each rule has a file, and each file has a rule")
  func filesAreThoseOfRules() {
    #expect(Guidelines.rules == RuleName.allCases.map(\.rawValue).sorted())
  }

  @Test("The file of a rule has its texts and its menus, and nothing else", arguments: RuleName.allCases)
  func ruleFilesAreWhole(_ name: RuleName) throws {
    let bytes = try #require(Guidelines.rule(name.rawValue))
    let root = try #require(JSONReading(bytes).root)
    #expect(root.members?.map(\.key.text) == ["demand", "reason", "bad", "good"])
    let text = name.rule.text
    #expect(text.demand.last == "." && text.reason.last == ".")
    // Indented as in a separate file.
    for menu in [text.bad, text.good] { #expect(menu.hasPrefix("{\n  \"") && menu.hasSuffix("\n}")) }
  }

  @Test("Word lists have the names that rules use, and no duplicates")
  func listsAreWhole() throws {
    try check(EnglishGrammar.file)
    try check(Articles.file)
    try check(StandardSymbols.file)
    try check(SymbolMeanings.file)
    let meanings = try #require(SymbolMeanings.file.root)
    let names = ["symbols", "words"].map { meanings[$0]?.members?.map(\.key.text) }
    #expect(names[0] == names[1])
    try check(SystemMenus.file)
  }

  private func check<List>(_ file: WordFile<List>) throws {
    let members = try #require(file.root?.members)
    #expect(Set(members.map(\.key.text)) == Set(List.allCases.map(\.rawValue)))
    for member in members {
      let lists = member.value.members?.map(\.value) ?? [member.value]
      #expect(!lists.isEmpty, "\(member.key.text)")
      for list in lists where list.text == nil {
        let words = (list.elements ?? []).map { $0.text ?? "" }
        #expect(
          !words.isEmpty && !words.contains("") && Set(words).count == words.count, "\(member.key.text): \(words)")
      }
    }
  }

  @Test(
    "The vocabulary is sorted, in small letters, and has each word once", arguments: ["verbs.txt", "vocabulary.txt"])
  func vocabularyIsSorted(_ file: String) throws {
    let bytes = try #require(Guidelines.words(file))
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    #expect(lines.count > 400)
    #expect(lines == Set(lines).sorted())
    for line in lines { #expect(line.allSatisfy { $0.isLetter && $0.isLowercase }, "\(line)") }
  }

  @Test("Lists about small words agree")
  func listsAgree() {
    #expect(EnglishGrammar.capitalAtEnd.isSubset(of: EnglishGrammar.eitherWay))
    #expect(EnglishGrammar.articles.isSubset(of: EnglishGrammar.smallWords))
    #expect(EnglishGrammar.particles.isSubset(of: EnglishGrammar.smallWords))
    #expect(Set(EnglishGrammar.phrasalVerbs.keys).isSubset(of: EnglishGrammar.smallWords))
  }
}
