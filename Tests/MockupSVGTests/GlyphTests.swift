import MockupSVG
import MockupScene
import Testing

/// Text as shapes and as characters.
@Suite struct GlyphTests {
  private func characters(_ run: GlyphRun) -> [String] {
    lines(of: picture(.glyphs(run, red)), SVGOptions(text: .text))
  }

  /// Each glyph is written once, at 2000 units per em; 20 points are .01 per unit, and a letter is 12 points wide.
  @Test func outlines() {
    #expect(
      lines(of: picture(.glyphs(run("a ba"), red), .glyphs(run("b", size: 10), .black))) == [
        "<defs>",
        ##"<path id="ID-g0" d="M0-1000h1000v1000h-1000z"/>"##, ##"<path id="ID-g1" d="M0-1000h1000v1000h-1000z"/>"##,
        "</defs>",
        ##"<g fill="#f00" transform="matrix(.01 0 0 .01 10 30)"><use href="#ID-g0"/>"##
          + ##"<use href="#ID-g1" x="2400"/><use href="#ID-g0" x="3600"/></g>"##,
        ##"<g fill="#000" transform="matrix(.005 0 0 .005 10 30)"><use href="#ID-g1"/></g>"##,
      ])
  }

  @Test func raisedGlyphs() {
    var raised = run("ab")
    raised.glyphs[1].offset.y = -2.5
    #expect(lines(of: picture(.glyphs(raised, red))).last?.contains(##"x="1200" y="-250"/></g>"##) == true)
  }

  /// Spaces alone, and text of size zero, write nothing.
  @Test func nothingToPaint() {
    var tiny = run("a")
    tiny.size = 0
    var wrong = run("a")
    wrong.size = .nan
    var blank = run("a")
    blank.glyphs[0].id = 32
    #expect(lines(of: picture(.glyphs(tiny, red), .glyphs(wrong, red), .glyphs(blank, red))).isEmpty)
    #expect(lines(of: picture(.glyphs(tiny, red), .glyphs(wrong, red)), SVGOptions(text: .text)).isEmpty)
  }

  @Test func images() {
    #expect(
      lines(of: picture(.glyphs(run("😀"), red))) == [
        "<defs>",
        #"<image id="ID-g0" x="0" y="-1500" width="2000" height="2000" preserveAspectRatio="none" "#
          + #"href="data:image/png;base64,AQEA"/>"#,
        "</defs>",
        ##"<g fill="#f00" transform="matrix(.01 0 0 .01 10 30)"><use href="#ID-g0"/></g>"##,
      ])
  }

  /// The factor of an odd size is rounded, and positions compensate: after 100 letters, nothing has moved.
  @Test func oddSizes() throws {
    let long = run(String(repeating: "a", count: 100), size: 12.3457)
    let line = try #require(lines(of: picture(.glyphs(long, red))).last)
    let factor = try #require(line.firstMatch(of: #/matrix\((\.[0-9]+) /#).flatMap { Double("0" + String($0.1)) })
    let positions = line.matches(of: #/ x="([0-9.]+)"/#).compactMap { Double(String($0.1)) }
    #expect(positions.count == 99)
    for (space, glyph) in zip(positions, long.glyphs.dropFirst()) {
      #expect(abs(space * factor - glyph.offset.x) < 0.0005)
    }
  }

  /// A line has its length, so that other typefaces fit, and the tracking for viewers without lengths.
  @Test func lengthAndTracking() {
    var tracked = run("Öl 中")
    let plain = ##"<text fill="#f00" x="10" y="30" textLength="56" font-family="Inter, system-ui, sans-serif" "##
    #expect(characters(tracked) == [plain + #"font-size="20">Öl 中</text>"#])
    tracked.tracking = -0.25
    #expect(characters(tracked) == [plain + #"font-size="20" letter-spacing="-.25">Öl 中</text>"#])
  }

  /// Runs that continue each other are one element.
  @Test func lineOfSeveralTypefaces() {
    let first = run("ab")
    var second = run("中", x: first.origin.x + first.width)
    second.typeface = Typeface(index: 1)
    func characters(_ nodes: Scene.Node...) -> [String] {
      lines(of: Scene(size: Size(width: 100, height: 50), nodes: nodes), SVGOptions(text: .text))
    }
    #expect(
      characters(.glyphs(first, red), .glyphs(second, red)) == [
        ##"<text fill="#f00" x="10" y="30" textLength="\##(Int(first.width + second.width))">"##
          + #"<tspan font-family="Inter, system-ui, sans-serif" font-size="20">ab</tspan>"#
          + #"<tspan font-family="'Noto 3', system-ui, sans-serif" font-size="20" font-weight="600">中</tspan></text>"#
      ])
    let square = Scene.Node.fill(unit, red, .nonZero)
    #expect(characters(.glyphs(first, red), .glyphs(second, .black)).count == 2)
    #expect(characters(.glyphs(first, red), square, .glyphs(second, red)).count == 3)
    #expect(characters(.glyphs(first, red), .glyphs(run("b", x: 90), red)).count == 2)
    #expect(characters(.glyphs(first, red), .glyphs(run("b", x: second.origin.x, y: 31), red)).count == 2)
    second.isRightToLeft = true
    #expect(characters(.glyphs(first, red), .glyphs(second, red)).count == 2)
  }

  @Test func spacesToKeep() {
    for text in [" a", "a  b"] { #expect(characters(run(text))[0].contains(#" xml:space="preserve""#)) }
    #expect(!characters(run("a b c"))[0].contains("xml:space"))
  }

  /// Ligatures, combining marks, joining scripts, and characters of two UTF-16 units have one length for all.
  @Test(arguments: ["e\u{301}a", "नम", "😀a", "א", "\u{200D}"])
  func runsAsAWhole(text: String) {
    let run = run(text)
    let line = characters(run)[0]
    let width = Int(run.width)
    #expect(line.contains(#"x="10" y="30" textLength="\#(width)" lengthAdjust="spacingAndGlyphs" font-family"#))
  }

  @Test func ligature() {
    var run = run("ffi")
    run.glyphs = [run.glyphs[0]]
    #expect(characters(run)[0].contains("textLength"))
  }

  @Test func rightToLeft() {
    var run = run("אב")
    run.isRightToLeft = true
    let width = Int(run.width)
    #expect(
      characters(run) == [
        ##"<text fill="#f00" x="\##(10 + width / 2)" y="30" textLength="\##(width)" lengthAdjust="spacingAndGlyphs" "##
          + #"text-anchor="middle" direction="rtl" unicode-bidi="embed" "#
          + #"font-family="Inter, system-ui, sans-serif" font-size="20">אב</text>"#
      ])
  }

  @Test func familiesThatNeedQuotes() {
    var run = run("a")
    run.typeface = Typeface(index: 1)
    #expect(
      characters(run)[0].contains(
        #"font-family="'Noto 3', system-ui, sans-serif" font-size="20" font-weight="600">a<"#))
  }

  @Test(arguments: [
    ("a<b>&\"'", "a&lt;b&gt;&amp;&quot;'"), ("]]>", "]]&gt;"), ("a\u{0}b\u{1B}c\u{7F}", "a\u{FFFD}b\u{FFFD}c\u{7F}"),
    ("\t\n\r", "&#9;&#10;&#13;"), ("\u{FFFE}\u{FFFF}\u{FFFD}\u{10FFFF}", "\u{FFFD}\u{FFFD}\u{FFFD}\u{10FFFF}"),
    ("\u{FFBE}ￏ", "\u{FFBE}ￏ"),
  ])
  func escaping(text: String, escaped: String) throws {
    var run = run("a")
    run.text = text
    let line = try #require(characters(run).first)
    #expect(Array(line.utf8) == Array((line.prefix(while: { $0 != ">" }) + ">" + escaped + "</text>").utf8))
  }
}
