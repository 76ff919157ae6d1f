import MenuDocument
import MenuLint
import MockupScene
import MockupSymbols
import PositionedJSON
import TestSupport
import Testing

import MenuMockup

/// A document with many frames costs as much per frame as one with few: each frame goes through the pipeline once.
@Suite("Frames cost the same in long documents")
struct LintCostTests {
  /// The number of requests of the stages: resolving requests symbols, layout requests texts.
  private struct Cost: Equatable {
    var symbols: Int
    var texts: Int
  }

  private final class Counter {
    var count = 0
  }

  private struct CountingShaper: TextShaping {
    let counter = Counter()

    func shape(_ request: TextRequest) -> ShapedText {
      counter.count += 1
      return FixedAdvanceShaper().shape(request)
    }
  }

  /// A document that requires measuring every frame, because it sets a tint.
  private static func source(frames: Int) -> Source {
    let items =
      #"["Rename…", {"title": "Trash", "systemImage": "trash"}, {"type": "menu", "title": "More", "items": ["A"]}]"#
    let frame = #"{"menu": {"items": \#(items)}}"#
    let all = Array(repeating: frame, count: frames).joined(separator: ", ")
    return Source(##"{"tint": "#2050FF", "menu": {"items": ["A"]}, "frames": [\##(all)]}"##)
  }

  /// The cost of an operation on a document.
  private static func cost(
    frames: Int, _ options: RenderOptions, of work: (PlanRun) throws -> Void
  ) throws -> Cost {
    let source = source(frames: frames)
    let renderer = Renderer()
    let (shaper, symbols) = (CountingShaper(), Counter())
    let square = Array(
      #"""
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.5" \#
      stroke-linecap="round" stroke-linejoin="round"><path d="M2 2H22V22H2Z"/></svg>
      """#.utf8)
    let counted = SymbolLibrary.Source(names: [], canChange: true, folder: "counted") { _ in
      symbols.count += 1
      return square
    }
    let counting = TextShaper(shaper)
    var run = try renderer.planRun(source, options, shaper: counting)
    run = PlanRun(
      source: source,
      pipeline: Pipeline(
        themes: renderer.themes, symbols: SymbolLibrary(sources: [counted], aliases: { [:] }),
        engine: run.pipeline.engine, shaper: counting, images: run.pipeline.images, folder: source.folder),
      written: run.written, diagnostics: run.diagnostics)
    try work(run)
    return Cost(symbols: symbols.count, texts: shaper.counter.count)
  }

  private static func expectLinear(_ options: RenderOptions, of work: (PlanRun) throws -> Void) throws {
    // The first frame loads shared resources.
    let one = try cost(frames: 1, options, of: work)
    let ten = try cost(frames: 10, options, of: work)
    let hundred = try cost(frames: 100, options, of: work)
    #expect(one.symbols > 0 && one.texts > 0)
    #expect(hundred.symbols / 100 <= 3 * ten.symbols / 10, "\(ten), \(hundred)")
    #expect(hundred.texts / 100 <= 3 * ten.texts / 10, "\(ten), \(hundred)")
    // Not one more than that many frames by themselves.
    #expect(hundred.texts - ten.texts == 10 * (ten.texts - one.texts), "\(one), \(ten), \(hundred)")
    #expect(hundred.symbols - ten.symbols == 10 * (ten.symbols - one.symbols), "\(one), \(ten), \(hundred)")
  }

  @Test func lintingIsLinear() throws {
    let options = RenderOptions()
    let rules = RuleSelection().rules
    try Self.expectLinear(options) { run in
      let subjects = try run.subjects(of: try run.readMockup(options), options, rules: rules)
      #expect(subjects.allSatisfy { $0.measures?.rows.isEmpty == false })
      _ = LintRun.findings(of: subjects, rules: rules)
    }
  }

  @Test func drawingWithFindingsIsLinear() throws {
    var options = RenderOptions()
    options.lint = RuleSelection()
    options.annotatesFindings = true
    try Self.expectLinear(options) { run in _ = try run.layOut(options) }
  }

  /// Layouts that are drawn are also those that are measured.
  @Test func drawingWithFindingsLaysNothingOutTwice() throws {
    let plain = try Self.cost(frames: 10, RenderOptions()) { run in _ = try run.layOut(RenderOptions()) }
    var options = RenderOptions()
    options.lint = RuleSelection()
    #expect(try Self.cost(frames: 10, options) { run in _ = try run.layOut(options) } == plain)
  }
}
