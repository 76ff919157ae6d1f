import MockupText
import MockupScene
import Testing
import TextSupport

@Suite struct ShaperTests {
  private let bench = Workbench()

  private func shape(
    _ text: String, size: Double = 17, weight: FontWeight = .regular, tracking: Double = 0, language: String = "en",
    rtl: Bool = false, width: Double? = nil, lines: Int? = nil
  ) -> ShapedText {
    bench.shaper.shape(
      TextRequest(
        text: text, size: size, weight: weight, tracking: tracking, language: language, isRightToLeft: rtl,
        maximumWidth: width, maximumLines: lines))
  }

  private func family(_ run: GlyphRun) -> String { LockFile.faces[run.typeface.index].family }

  private static let samples = [
    "Copy", "Duplicate -> AVA To. fi ffl", "abc עברית def", "حذف 3 صور (fi)", "写真を 3枚 削除…", "한국어 메뉴", "नमस्ते दुनिया",
    "ภาษาไทย",
    "👩‍👩‍👧‍👦 Family 🇩🇪 ❤️ ❤︎ 1️⃣", "e\u{301}a\u{308}", "Übergröße", "", " ", "  a  b  ", "\u{200D}\u{FE0F}\u{200B}",
    "\u{202E}abc\u{202C}",
    "\u{E0001}\u{10FFFF}", "A\u{0}B\tC\r\nD", "ქართული հայերեն አማርኛ বাংলা தமிழ்", "a\u{AD}b",
  ]

  @Test(arguments: samples, [false, true]) func runsTileTheirLine(text: String, rtl: Bool) {
    let shaped = shape(text, rtl: rtl)
    #expect(shaped.lines.count == 1)
    #expect(!shaped.isTruncated)
    for line in shaped.lines {
      var x = 0.0
      var bytes = 0
      for run in line.runs {
        #expect(abs(run.origin.x - x) < 1e-9)
        #expect(run.origin.y == 0)
        #expect(run.size == 17)
        #expect(!run.glyphs.isEmpty)
        #expect(run.glyphs.allSatisfy { $0.cluster >= 0 && $0.cluster < run.text.utf8.count })
        let clusters = run.glyphs.map(\.cluster)
        #expect(clusters == (run.isRightToLeft ? clusters.sorted(by: >) : clusters.sorted()))
        #expect(run.glyphs.allSatisfy { $0.offset.x.isFinite && $0.offset.y.isFinite })
        x += run.width
        bytes += run.text.utf8.count
      }
      #expect(abs(line.width - x) < 1e-9)
      #expect(bytes == line.text.utf8.count)
    }
  }

  @Test(arguments: samples) func twiceTheSizeIsTwiceAsLong(text: String) {
    let small = shape(text, size: 8.5)
    let large = shape(text, size: 17)
    #expect(abs(small.width * 2 - large.width) < 1e-9)
    for (one, two) in zip(small.lines.flatMap(\.runs), large.lines.flatMap(\.runs)) {
      #expect(one.glyphs.map(\.id) == two.glyphs.map(\.id))
      for (a, b) in zip(one.glyphs, two.glyphs) {
        #expect(abs(a.offset.x * 2 - b.offset.x) < 1e-9)
        #expect(abs(a.offset.y * 2 - b.offset.y) < 1e-9)
      }
    }
  }

  @Test func resultsDoNotDependOnTheOrderOfRequests() {
    let requests = Self.samples.flatMap { text in
      ["en", "ja", "ko", "zh-Hant", "ar"].map { TextRequest(text: text, size: 15, weight: .bold, language: $0) }
    }
    let forth = requests.map(bench.shaper.shape)
    let other = Workbench()
    let back = Array(requests.reversed().map(other.shaper.shape).reversed())
    #expect(forth == back)
    // From the cache.
    #expect(requests.map(bench.shaper.shape) == forth)
  }

  @Test func plainTextIsSetTheLongWayJustTheSame() throws {
    // An invisible directional mark makes Pango analyze the text.
    for text in ["Copy", "Move to… (3)", "1, 2; 3", "->", "1/2 of 4 cafés"] {
      let plain = try #require(shape(text).lines.first?.runs.first)
      let marked = try #require(shape("\u{200E}" + text).lines.first?.runs.first)
      #expect(plain.glyphs.map(\.id) == marked.glyphs.suffix(plain.glyphs.count).map(\.id))
      #expect(abs(plain.width - marked.width) < 1e-9)
    }
  }

  @Test func whatIsWrittenIsDrawn() throws {
    let arrow = try #require(shape("->").lines.first?.runs.first)
    #expect(arrow.glyphs.count == 2)
    let sign = try #require(shape("→").lines.first?.runs.first)
    #expect(!arrow.glyphs.map(\.id).contains(sign.glyphs[0].id))
    let times = try #require(shape("4x4").lines.first?.runs.first)
    let x = try #require(shape("x").lines.first?.runs.first)
    #expect(times.glyphs[1].id == x.glyphs[0].id)
  }

  /// A fraction slash makes a fraction of the digits around it, also next to text without one.
  @Test func fractions() throws {
    let fraction = try #require(shape("1\u{2044}2").lines.first?.runs.first)
    let plain = try #require(shape("1/2").lines.first?.runs.first)
    #expect(fraction.glyphs.count == 3 && plain.glyphs.count == 3)
    #expect(fraction.glyphs[0].id != plain.glyphs[0].id && fraction.glyphs[2].id != plain.glyphs[2].id)
    #expect(fraction.width < plain.width)
  }

  @Test func lettersAreKerned() {
    let alone = shape("A").width + shape("V").width
    #expect(shape("AV").width < alone - 0.5)
  }

  @Test func weightsAreFacesOfTheirOwn() {
    let widths = FontWeight.allCases.map { shape("Weights", weight: $0).width }
    #expect(widths == widths.sorted())
    #expect(Set(widths).count == FontWeight.allCases.count)
    #expect(Set(FontWeight.allCases.flatMap { shape("a", weight: $0).lines[0].runs.map(\.typeface) }).count == 5)
  }

  /// A grade is heavier and not wider: outlines between two files, each dot of a colon separately, in the same advance.
  @Test func aGradeIsHeavierAndNoWider() throws {
    func ink(_ weight: FontWeight, grade: Int = 0) throws -> (width: Double, bounds: [Rect]) {
      let shaped = bench.shaper.shape(TextRequest(text: "Blend: i%", size: 17, weight: weight, grade: grade))
      let bounds = shaped.lines[0].runs.flatMap { run in
        run.glyphs.compactMap { glyph -> Rect? in
          guard case .path(let path) = bench.outliner.outline(of: glyph.id, in: run.typeface) else { return nil }
          return path.controlBounds
        }
      }
      return (shaped.width, bounds)
    }
    let (plain, half, complete, heavy) = (
      try ink(.regular), try ink(.regular, grade: 50), try ink(.regular, grade: 100), try ink(.medium)
    )
    #expect(half.width == plain.width && complete.width == plain.width && heavy.width > plain.width)
    #expect(plain.bounds.count == 8 && complete.bounds[0].width > plain.bounds[0].width)
    for index in plain.bounds.indices {
      let (thin, middle, thick) = (plain.bounds[index], half.bounds[index], heavy.bounds[index])
      #expect(abs(middle.width - (thin.width + thick.width) / 2) < 1e-6)
      #expect(abs(middle.height - (thin.height + thick.height) / 2) < 1e-6)
      #expect(abs(complete.bounds[index].width - thick.width) < 1e-6)
    }
  }

  /// The inputs of a picture contain each file once, including that of the heavier letters.
  @Test func aGradeIsMadeFromTwoFiles() {
    let catalog = LockFile.catalog
    let grades = catalog.faces.indices.filter { catalog.faces[$0].grade != nil }.map { Typeface(index: $0) }
    let files = catalog.sources(of: grades).compactMap { catalog.face($0)?.fileName }
    #expect(files == ["Inter-Regular.otf", "Inter-Medium.otf"])
  }

  /// Without a heavier file, the text is set without a grade.
  @Test func aGradeOfAnotherWeightIsThatWeight() {
    func run(grade: Int) -> ShapedText {
      bench.shaper.shape(TextRequest(text: "Bold 中", size: 17, weight: .bold, grade: grade))
    }
    #expect(run(grade: 100) == run(grade: 0))
  }

  @Test func hebrewStandsFromRightToLeft() throws {
    let runs = try #require(shape("abc עברית def").lines.first).runs
    #expect(runs.first?.text == "abc ")
    #expect(runs.last?.text == "def")
    let hebrew = try #require(runs.first { $0.text == "עברית" })
    #expect(hebrew.isRightToLeft)
    #expect(hebrew.glyphs.map(\.cluster) == [8, 6, 4, 2, 0])
    let turned = try #require(shape("abc עברית def", rtl: true).lines.first).runs
    #expect(turned.first?.text == "def")
    #expect(turned.last?.text == "abc")
  }

  @Test func arabicLettersJoin() throws {
    let word = try #require(shape("بيت", language: "ar", rtl: true).lines.first?.runs.first)
    let letters = try "بيت".map { letter in
      try #require(shape(String(letter), language: "ar", rtl: true).lines.first?.runs.first?.glyphs.first?.id)
    }
    #expect(Set(word.glyphs.map(\.id)).isDisjoint(with: letters.prefix(2)))
    #expect(family(word) == "Noto Sans Arabic")
    // Tracking would separate connected letters.
    #expect(shape("بيت", tracking: 3, rtl: true).width == shape("بيت", rtl: true).width)
    #expect(shape("क्षि", tracking: 3).width == shape("क्षि").width)
  }

  @Test func trackingIsAddedAfterEachLetter() throws {
    #expect(abs(shape("Copy", tracking: 0.5).width - shape("Copy").width - 2) < 1e-9)
    #expect(abs(shape("Copy", tracking: -0.43).width - shape("Copy").width + 4 * 0.43) < 1e-9)
    #expect(abs(shape("e\u{301}x", tracking: 1).width - shape("e\u{301}x").width - 2) < 1e-9)
    #expect(abs(shape("שלום", tracking: 1).width - shape("שלום").width - 4) < 1e-9)
    // The last letter is leftmost, and has its space on the left.
    let hebrew = try #require(shape("של", tracking: 2).lines.first?.runs.first)
    let plain = try #require(shape("של").lines.first?.runs.first)
    #expect(abs(hebrew.glyphs[0].offset.x - plain.glyphs[0].offset.x - 2) < 1e-9)
    #expect(abs(hebrew.glyphs[1].offset.x - plain.glyphs[1].offset.x - 4) < 1e-9)
  }

  @Test func hanFormsFollowTheLanguage() throws {
    let table = [
      ("ja", "Noto Sans CJK JP"), ("ko", "Noto Sans CJK KR"), ("zh-Hans", "Noto Sans CJK SC"),
      ("zh-TW", "Noto Sans CJK TC"), ("zh-HK", "Noto Sans CJK HK"), ("de", "Noto Sans CJK SC"),
    ]
    for (language, expected) in table {
      let run = try #require(shape("直骨", language: language).lines.first?.runs.first)
      #expect(family(run) == expected)
    }
    let glyphs = Set(
      ["ja", "ko", "zh-CN", "zh-TW", "zh-HK"].map { shape("直骨", language: $0).lines[0].runs[0].glyphs.map(\.id) })
    #expect(glyphs.count >= 3)
  }

  @Test func latinInOtherScriptsStaysLatin() {
    #expect(
      shape("写真 3枚", language: "ja").lines[0].runs.map(family) == ["Noto Sans CJK JP", "Inter", "Noto Sans CJK JP"])
  }

  @Test func emojiAreImages() throws {
    let line = try #require(shape("👩‍👩‍👧‍👦 Hi").lines.first)
    let emoji = try #require(line.runs.first)
    #expect(emoji.glyphs.count == 1)
    guard case .raster(let raster, let box) = bench.outliner.outline(of: emoji.glyphs[0].id, in: emoji.typeface) else {
      Issue.record("an emoji is a picture")
      return
    }
    #expect(raster.width == 136)
    #expect(raster.height == 128)
    #expect(abs(box.width - emoji.width / 17) < 0.01)
    #expect(box.y < -0.8 && box.maxY > 0.1)
    #expect(raster.pixels.allSatisfy { p in [16, 8, 0].allSatisfy { p >> $0 & 255 <= p >> 24 } })
    // The following space belongs to the letters.
    #expect(line.runs[1].text == " Hi")
  }

  @Test func charactersThatNobodyHasAreReportedOnce() throws {
    let text = shape("a\u{12000}b\u{1BC00}\u{12000}")
    #expect(text.missingCharacters == ["\u{12000}", "\u{1BC00}"])
    let box = try #require(text.lines.first?.runs.flatMap(\.glyphs).first { $0.id == 0 })
    guard case .path = bench.outliner.outline(of: box.id, in: text.lines[0].runs[0].typeface) else {
      Issue.record("a box is drawn")
      return
    }
    #expect(text.width > shape("ab").width + 20)
  }

  @Test func controlCharactersAreSpaces() {
    #expect(shape("A\tB\nC").lines.map(\.text) == ["A B C"])
    #expect(shape("A\r\nB\u{2028}C\u{0}D").lines.map(\.text) == ["A  B C D"])
  }

  @Test func whiteSpaceAtTheEndTakesNoRoom() {
    #expect(shape("Copy   ") == shape("Copy"))
    #expect(shape("   ").lines == [ShapedLine(width: 0, runs: [], text: "")])
    #expect(shape("").lines == [ShapedLine(width: 0, runs: [], text: "")])
    #expect(shape("  a").width > shape("a").width + 8)
    #expect(shape("a\u{A0}").width > shape("a").width + 4)
  }

  @Test func absurdNumbersDoNoHarm() {
    for size in [0, -1, .nan, .infinity] { #expect(shape("Copy", size: size).width == 0) }
    #expect(shape("Copy", tracking: .nan).width == shape("Copy").width)
    #expect(shape("Copy", width: .nan).lines.count == 1)
    #expect(shape("Copy", width: -.infinity).lines.map(\.text) == ["C", "o", "p", "y"])
    #expect(shape("Copy", width: 0, lines: 0).lines.map(\.text) == ["…"])
    #expect(shape("Copy", width: 0, lines: -3).isTruncated)
  }
}
