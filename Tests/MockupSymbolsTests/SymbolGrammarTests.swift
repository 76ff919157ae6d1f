import Testing

import MockupSymbols

/// Names are parsed into a base and modifiers.
@Suite struct SymbolGrammarTests {
  private static let drawn: Set<String> = [
    "heart", "heart.fill", "folder", "plus", "gearshape", "circle", "square", "rectangle", "bubble.right", "arrow.down",
    "tray", "doc", "doc.text", "exclamationmark", "viewfinder", "gobackward", "bubble.left", "pencil.tip",
    "arrow.triangle.2.circlepath",
  ]

  private func composition(_ name: String) -> SymbolComposition? {
    SymbolGrammar { Self.drawn.contains($0) }.composition(name)
  }

  @Test func aFillReachesWhatIsBelowASlashOrBadge() throws {
    #expect(composition("heart.slash.fill") == .slashed(.drawing("heart.fill")))
    #expect(composition("folder.slash.fill") == .slashed(.filled(.drawing("folder"))))
    #expect(composition("heart.badge.plus.fill") == .badged(.drawing("heart.fill"), .drawing("plus"), .disc))
    #expect(composition("heart.fill.badge.plus") == .badged(.drawing("heart.fill"), .drawing("plus"), .disc))
    #expect(composition("heart.badge") == .badged(.drawing("heart"), nil, .dot))
  }

  @Test func whatStandsInAShapeIsFilledWhereThatIsDrawn() throws {
    let circle = try #require(SymbolEnclosure.named["circle"])
    let viewfinder = try #require(SymbolEnclosure.named["viewfinder"])
    #expect(composition("heart.circle") == .enclosed(.drawing("heart.fill"), circle, isFilled: false))
    #expect(composition("plus.circle.fill") == .enclosed(.drawing("plus"), circle, isFilled: true))
    #expect(composition("27.circle") == .enclosed(.character("27"), circle, isFilled: false))
    let turning = try #require(SymbolEnclosure.named["arrow.triangle.2.circlepath"])
    #expect(
      composition("gearshape.arrow.triangle.2.circlepath")
        == .enclosed(.drawing("gearshape"), turning, isFilled: false))
    #expect(composition("pencil.tip.crop.circle") == composition("pencil.tip.circle"))
    #expect(composition("a.circle.ar") == .enclosed(.character("a"), circle, isFilled: false))
    #expect(composition("doc.viewfinder.fill") == .enclosed(.filled(.drawing("doc")), viewfinder, isFilled: false))
  }

  @Test func twoSymbolsOfOneName() throws {
    #expect(composition("tray.and.arrow.down") == .beside(.drawing("tray"), front: .drawing("arrow.down"), .crossing))
    #expect(composition("heart.on.square") == .beside(.drawing("square"), front: .drawing("heart"), .stacked))
    #expect(composition("heart.text.page") == .beside(.drawing("doc.text"), front: .drawing("heart"), .paired))
    let bubble = try #require(SymbolEnclosure.named["bubble.right"])
    #expect(
      composition("bubble.left.and.exclamationmark.bubble.right")
        == .beside(
          .drawing("bubble.left"), front: .enclosed(.drawing("exclamationmark"), bubble, isFilled: false), .paired))
  }

  @Test(arguments: [
    ("document.badge.plus", "doc.badge.plus"), ("document.fill", "doc.fill"), ("heart.gen2", "heart"),
    ("heart.circle.rtl", "heart.circle"), ("mail.badge.plus", "envelope.badge.plus"),
  ])
  func otherSpellingsMeanTheSame(name: String, same: String) {
    let names = Self.drawn.union(["envelope"])
    let grammar = SymbolGrammar { names.contains($0) }
    #expect(grammar.composition(name) != nil && grammar.composition(name) == grammar.composition(same))
  }

  @Test(arguments: [
    "", ".", "fill", "heart.", ".heart", "hart.circle", "heart.badge.plusz", "123.circle", "a", "7", "é.circle",
    "heart..circle", "heart.and", "and.heart", String(repeating: "heart.and.", count: 40) + "heart",
  ])
  func whatHasAnUnknownPartIsUnknown(name: String) {
    #expect(composition(name) == nil)
  }
}
