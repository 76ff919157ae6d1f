import MenuDocument
import PositionedJSON
import Testing

import MenuMockup

/// The plan of an image's documents, made before drawing.
@Suite struct RenderPlanTests {
  private static let framed = #"""
    {
      "menu": {"items": ["A"]}, "title": "Whole",
      "frames": [{"caption": "One", "title": "First"}, {"caption": "Two", "title": "Second", "duration": 3}]
    }
    """#

  private static func plan(_ text: String, _ change: (inout RenderOptions) -> Void = { _ in }) throws -> RenderPlan {
    var options = RenderOptions()
    change(&options)
    var diagnostics = Diagnostics(file: "menu.json")
    let document = try #require(DocumentReader.read(Array(text.utf8), diagnostics: &diagnostics))
    return try #require(RenderPlan(document, options, diagnostics: &diagnostics))
  }

  @Test func aDocumentIsItsOwnImage() throws {
    let plan = try Self.plan(#"{"menu": {"items": ["A"]}}"#)
    #expect(plan.parts.count == 1 && plan.composition.arrangement == .alone)
  }

  @Test func framesStandSideBySide() throws {
    let plan = try Self.plan(Self.framed)
    #expect(plan.parts.map(\.caption?.value) == ["One", "Two"] && plan.composition.arrangement == .sideBySide)
    #expect(plan.document.frames.count == 2)
  }

  @Test func allFramesArePagesOfAPDF() throws {
    let plan = try Self.plan(Self.framed) {
      $0.format = .pdf
      $0.frame = .caption("all")
    }
    #expect(plan.composition.arrangement == .pages)
    #expect(plan.parts.count == 2)
    #expect(try Self.plan(Self.framed) { $0.format = .pdf }.composition.arrangement == .sideBySide)
    #expect(try Self.plan(Self.framed) { $0.frame = .caption("all") }.composition.arrangement == .sideBySide)
  }

  @Test func framesOfAnAnimationHaveDurations() throws {
    let plan = try Self.plan(Self.framed) { $0.format = .apng }
    #expect(plan.parts.map(\.duration) == [Frame.standardDuration, 3] && plan.composition.arrangement == .animated)
  }

  @Test(arguments: [OutputFormat.png, .apng, .html]) func oneFrameIsAImageByItself(format: OutputFormat) throws {
    let plan = try Self.plan(Self.framed) { options in
      options.format = format
      options.frame = .number(2)
    }
    #expect(plan.parts.count == 1 && plan.composition.arrangement == .alone && plan.parts[0].caption == nil)
    #expect(plan.document.title == "Second")
  }

  @Test func aPageHasEveryFrame() throws {
    let plan = try Self.plan(Self.framed) { $0.format = .html }
    #expect(plan.parts.count == 2)
  }

  @Test func aFrameThatIsMissingIsAnError() throws {
    var options = RenderOptions()
    options.frame = .number(3)
    var diagnostics = Diagnostics(file: "menu.json")
    let document = try #require(DocumentReader.read(Array(Self.framed.utf8), diagnostics: &diagnostics))
    let plan = RenderPlan(document, options, diagnostics: &diagnostics)
    #expect(plan == nil && diagnostics.hasErrors)
  }
}
