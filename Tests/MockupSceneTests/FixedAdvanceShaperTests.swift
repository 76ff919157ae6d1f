import MockupScene
import TestSupport
import Testing

@Suite struct FixedAdvanceShaperTests {
  private let shaper = FixedAdvanceShaper()

  @Test func widthIsTheSumOfAdvances() {
    let shaped = shaper.shape(TextRequest(text: "Copy", size: 10, tracking: 0.5))
    #expect(shaped.width == 4 * 6.5)
    #expect(shaped.lines.map(\.text) == ["Copy"])
  }

  @Test func charactersOfEastAsiaAreWide() {
    #expect(shaper.shape(TextRequest(text: "複製", size: 10)).width == 20)
  }

  @Test func linesBreakAtSpaces() {
    let shaped = shaper.shape(TextRequest(text: "Duplicate the component", size: 10, maximumWidth: 80))
    #expect(shaped.lines.map(\.text) == ["Duplicate the", "component"])
    #expect(!shaped.isTruncated)
  }

  @Test func aLongWordBreaksAnywhere() {
    let shaped = shaper.shape(TextRequest(text: "Donaudampfschiff", size: 10, maximumWidth: 60))
    #expect(shaped.lines.allSatisfy { $0.width <= 60 })
    #expect(shaped.lines.map(\.text).joined() == "Donaudampfschiff")
  }

  @Test func whatDoesNotFitEndsInAnEllipsis() {
    let shaped = shaper.shape(
      TextRequest(text: "one two three four five six", size: 10, maximumWidth: 60, maximumLines: 2))
    #expect(shaped.isTruncated)
    #expect(shaped.lines.count == 2)
    #expect(shaped.lines.last?.text.hasSuffix("…") == true)
    #expect(shaped.lines.allSatisfy { $0.width <= 60 })
  }

  @Test func anEmptyTextHasOneEmptyLine() {
    #expect(shaper.shape(TextRequest(text: "", size: 10)).lines.map(\.width) == [0])
  }
}
