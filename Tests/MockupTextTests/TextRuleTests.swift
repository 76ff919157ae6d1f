import MockupScene
import Testing

import MockupText

@Suite struct TextRuleTests {
  @Test(
    arguments: [
      ([], []), ([0], [0]), ([0, 0, 0], [0, 1, 2]), ([1, 1], [1, 0]), ([0, 1, 0], [0, 1, 2]),
      ([0, 1, 1, 0], [0, 2, 1, 3]),
      ([1, 2, 1], [2, 1, 0]), ([1, 2, 2, 1], [3, 1, 2, 0]), ([0, 1, 2, 1, 0], [0, 3, 2, 1, 4]), ([2, 1], [1, 0]),
    ] as [([UInt8], [Int])]) func runsAreTurnedRound(levels: [UInt8], order: [Int])
  {
    #expect(RunOrder.visual(levels) == order)
  }

  @Test(arguments: [
    ("ja", "ja"), ("ja-JP", "ja"), ("ko-KR", "ko"), ("zh", "zh-Hans"), ("zh-CN", "zh-Hans"), ("zh-Hans-HK", "zh-Hans"),
    ("zh-TW", "zh-Hant"), ("zh-Hant", "zh-Hant"), ("zh-Hant-HK", "zh-HK"), ("zh_HK", "zh-HK"), ("zh-MO", "zh-HK"),
    ("yue", "zh-HK"), ("yue-Hans", "zh-Hans"), ("en", "zh-Hans"), ("", "zh-Hans"), ("ZH-hant", "zh-Hant"),
  ]) func languageChoosesFormsOfHan(language: String, forms: String) {
    #expect(HanLanguage.forms(language: language, scripts: [.han]) == forms)
  }

  @Test(arguments: [("写真", "zh-Hans"), ("写真を", "ja"), ("사진 寫眞", "ko"), ("ㄅ", "zh-Hant")])
  func textChoosesFormsOfHan(text: String, forms: String) {
    let scripts = text.unicodeScalars.map { Script(of: $0) }
    #expect(HanLanguage.forms(language: "en", scripts: scripts) == forms)
  }

  @Test(arguments: [
    ("a", false), ("1", false), ("1\u{FE0F}\u{20E3}", true), ("©", false), ("©\u{FE0F}", true), ("❤", false),
    ("❤\u{FE0F}", true), ("❤\u{FE0E}", false), ("🎉", true), ("🎉\u{FE0E}", false), ("👩‍👩‍👧‍👦", true), ("🇩🇪", true), ("☝🏽", true),
    ("✓", false), ("↗", false), ("漢", false), ("e\u{301}", false),
  ]) func emojiAreReportedFromText(text: String, isEmoji: Bool) {
    let cluster = Cluster(range: 0..<text.utf8.count, scalars: Array(text.unicodeScalars), script: .common)
    #expect(text.count == 1)
    #expect(cluster.isEmoji == isEmoji)
  }

  @Test func signsTakeTheScriptAroundThem() {
    var clusters = "1. אב (c) 3!".map { Cluster(range: 0..<1, scalars: Array($0.unicodeScalars), script: .common) }
    ScriptResolver.resolve(&clusters)
    let hebrew: Script = "Hebr"
    #expect(clusters.map(\.script) == Array(repeating: hebrew, count: 7) + Array(repeating: .latin, count: 5))
  }

  @Test func recentValuesAreBoundedAndKeepWhatIsUsed() {
    var cache = RecentValues<Int, Int>(capacity: 8)
    var made: [Int] = []
    func ask(_ key: Int) -> Int {
      cache.value(for: key) {
        made.append(key)
        return key * 10
      }
    }
    for key in 0..<100 {
      #expect(ask(key) == key * 10)
      #expect(ask(0) == 0)
    }
    #expect(made == Array(0..<100))
    #expect(ask(1) == 10)
    #expect(made.last == 1)
  }

  /// A key with the hash of another one.
  private struct Twin: Hashable {
    var number: Int

    func hash(into hasher: inout Hasher) { hasher.combine(0) }
  }

  @Test func recentValuesTellKeysOfOneHashApart() {
    var cache = RecentValues<Twin, Int>(capacity: 8)
    for number in [1, 2, 1, 3, 3, 2] {
      #expect(cache.value(for: Twin(number: number)) { number * 10 } == number * 10)
    }
  }
}
