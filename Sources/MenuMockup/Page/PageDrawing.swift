import MenuDescriptions
import MenuDocument
import MenuLayout
import MenuResolve
import MenuTheme
import MockupHTML
import MockupScene
import MockupSymbols
import PositionedJSON

struct PageDrawing {
  let plan: PagePlan
  let tones: [PageTone]
  let pipeline: Pipeline
  /// The file name in diagnostics.
  let file: String
  /// The reasons why a moment cannot be resolved.
  private(set) var problems: [Diagnostic] = []
  let naming: PageNaming
  let canvas: Rect
  /// The union of all states, in canvas coordinates.
  var reach: Rect
  var uses = Uses()
  var widths: [DocumentPath: Double] = [:]
  var panels: [Int: [TonedNode]] = [:]
  var rowSteps: [String: RowSteps] = [:]
  var page: MenuPage

  var document: MockupDocument { plan.document }
  var menus: PageMenus { plan.menus }

  init(_ plan: PagePlan, _ tone: PageTone, dark: PageTone?, images: OpenedImages, _ pipeline: Pipeline, file: String) {
    self.file = file
    self.plan = plan
    self.pipeline = pipeline
    tones = [tone] + [dark].compactMap { $0 }
    naming = PageNaming(plan.menus)
    canvas = MenuLayout.layOutUncut(tone.mockup, shaper: pipeline.shaper, padding: tone.padding).imageFrame
    reach = Rect(origin: .zero, size: canvas.size)
    uses.images = images
    page = MenuPage(
      behavior: MenuPage.Behavior(
        document: plan.document, opensBeside: plan.opensBeside, isRightToLeft: tone.mockup.isRightToLeft),
      size: canvas.size)
  }

  /// Returns the layouts in all appearances; `nil` if the moment cannot be resolved.
  mutating func layOut(_ moment: MenuMoment) -> [UncutLayout]? {
    var layouts: [UncutLayout] = []
    for tone in tones {
      var found = Diagnostics(file: file)
      var files = ResolveUses()
      guard
        let mockup = pipeline.resolve(
          tone.document.at(moment), tone.theme, on: tone.requested, diagnostics: &found, uses: &files)
      else {
        problems = found.inOrder
        return nil
      }
      var demand = LayoutDemand()
      demand.includesScrolledOut = true
      demand.widths = widths
      let layout = MenuLayout.layOutUncut(mockup, shaper: pipeline.shaper, padding: tone.padding, demand: demand)
      uses.add(files, from: pipeline.images)
      uses.missingTypefaces.formUnion(layout.uses.missingTypefaces)
      layouts.append(layout)
    }
    return layouts
  }

  mutating func draw(_ words: SceneDescription) throws(RenderError) -> InteractivePage {
    var layouts: [[UncutLayout]] = []
    for state in plan.states {
      guard let tones = layOut(state.moment), let light = tones.first else {
        throw problems.isEmpty ? .engine("the layout of a menu state failed") : .invalid(problems)
      }
      layouts.append(tones)
      reach = reach.union(light.place(light.imageFrame, on: canvas))
    }
    page.menus = menus.list
    var merged = MergedSteps()
    for (index, (state, layouts)) in zip(plan.states, layouts).enumerated() {
      let view = try add(state, layouts, to: &merged, as: index)
      page.views.append(view)
      if state.moment.shown == plan.first.shown, !state.isForm { page.first = index }
    }
    for number in menus.list.indices { try drawRows(of: number) }
    finishPage(words)
    return interactivePage(merged)
  }
}
