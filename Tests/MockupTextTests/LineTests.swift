import MockupText
import MockupScene
import Testing

@Suite struct LineTests {
  private let bench = Workbench()
  private static let fox = "The quick brown fox jumps over the lazy dog"

  private func shape(
    _ text: String, width: Double, lines: Int? = nil, language: String = "en", rtl: Bool = false, tracking: Double = 0
  ) -> ShapedText {
    bench.shaper.shape(
      TextRequest(
        text: text, size: 17, tracking: tracking, language: language, isRightToLeft: rtl, maximumWidth: width,
        maximumLines: lines))
  }

  @Test func linesBreakBetweenWords() {
    let text = shape(Self.fox, width: 120)
    #expect(text.lines.map(\.text) == ["The quick", "brown fox", "jumps over the", "lazy dog"])
    #expect(!text.isTruncated)
    #expect(text.lines.allSatisfy { $0.width <= 120 })
  }

  @Test func aLineIsSetAsIfAlone() {
    for line in shape(Self.fox, width: 120).lines {
      let alone = bench.shaper.shape(TextRequest(text: line.text, size: 17))
      #expect(line.width == alone.width)
      #expect(line.runs.map(\.glyphs) == alone.lines[0].runs.map(\.glyphs))
    }
  }

  @Test func longWordsBreakWhereTheyMust() {
    let lines = shape("Donaudampfschifffahrt", width: 60).lines
    #expect(lines.count > 2)
    #expect(lines.map(\.text).joined() == "Donaudampfschifffahrt")
    #expect(lines.allSatisfy { $0.width <= 60 })
  }

  @Test func softHyphensShowWhereTheyBreak() {
    let lines = shape("Donaudampf\u{AD}schifffahrt", width: 120, language: "de").lines
    #expect(lines.map(\.text) == ["Donaudampf\u{AD}\u{2010}", "schifffahrt"])
  }

  @Test func theLastLineEndsInAnEllipsis() throws {
    let text = shape(Self.fox, width: 120, lines: 2)
    #expect(text.isTruncated)
    #expect(text.lines.map(\.text) == ["The quick", "brown fox ju…"])
    #expect(text.lines.allSatisfy { $0.width <= 120 })
    let last = try #require(text.lines.last?.runs.last)
    #expect(last.text == "…")
    #expect(last.glyphs.map(\.cluster) == [0])
    // Text that fits is not truncated.
    #expect(!shape(Self.fox, width: 120, lines: 4).isTruncated)
    #expect(shape(Self.fox, width: 1000, lines: 1).lines.map(\.text) == [Self.fox])
    #expect(shape("Copy that", width: 50, lines: 1).lines.map(\.text) == ["Cop…"])
    // No white space before the ellipsis.
    #expect(shape("The quick", width: 47, lines: 1).lines.map(\.text) == ["The…"])
  }

  @Test func theEllipsisStandsWhereReadingEnds() throws {
    let arabic = shape("هذا نص طويل جدا لا يتسع له السطر الواحد", width: 120, lines: 1, language: "ar", rtl: true)
    #expect(arabic.isTruncated)
    let runs = try #require(arabic.lines.first).runs
    #expect(runs.first?.text == "…")
    #expect(runs.first?.origin.x == 0)
    #expect(arabic.width <= 120)
    let hebrew = try #require(shape("abc עברית ארוכה מאוד", width: 80, lines: 1).lines.first)
    #expect(hebrew.runs.last?.text == "…")
  }

  @Test func chineseAndThaiBreakWithoutSpaces() {
    let chinese = shape("我们复制所有的照片和视频", width: 70, language: "zh-Hans")
    #expect(chinese.lines.count == 3)
    #expect(chinese.lines.dropLast().allSatisfy { $0.text.count == 4 })
    let thai = shape("สวัสดีชาวโลกที่สวยงาม", width: 90, language: "th")
    #expect(thai.lines.count > 1)
    #expect(thai.lines.map(\.text).joined() == "สวัสดีชาวโลกที่สวยงาม")
  }

  @Test(arguments: [
    Self.fox, "写真を 3枚 削除して、もう一度", "هذا نص طويل جدا لا يتسع له السطر", "abc עברית def עוד", "👩‍👩‍👧‍👦🇩🇪❤️ Family",
    "नमस्ते दुनिया सब लोग",
    "a\u{AD}b\u{AD}c\u{AD}d", "      ", "AVAVAVAVAV TATATATA",
  ]) func everyWidthIsKept(text: String) {
    for width in stride(from: 0.0, through: 300, by: 11.3) {
      for maximum in [nil, 1, 2, 3] as [Int?] {
        let shaped = shape(text, width: width, lines: maximum)
        if let maximum { #expect(shaped.lines.count <= maximum) }
        for line in shaped.lines where line.width > width + 1e-6 {
          // A single character, or the ellipsis, may be wider than the available width.
          #expect(line.text.filter { $0 != "\u{2010}" }.count <= 1, "\(line.text) at \(width)")
        }
        let visible = shaped.lines.map(\.text).joined().filter { !$0.isWhitespace && $0 != "\u{2010}" }
        if !shaped.isTruncated { #expect(visible == text.filter { !$0.isWhitespace }) }
      }
    }
  }

  @Test func veryLongTextIsSetInTime() {
    let text = String(repeating: "word ", count: 3000)
    #expect(shape(text, width: 200, lines: 2).isTruncated)
    #expect(shape(text, width: 200).lines.count > 400)
    #expect(shape(String(repeating: "x", count: 6000), width: 200, lines: 1).isTruncated)
  }
}
