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
  /// The panels, without their content.
  var panels: [Int: [TonedNode]] = [:]
  /// For each menu, the state in which it is the innermost open one.
  var ownStates: [Int: Int] = [:]
  /// For each menu, its rows in that state.
  var plainRows: [Int: [Int: [TonedRow]]] = [:]
  /// The panels of all menus so far, in each appearance.
  private var laidOut: [LaidOutPanels]
  var rowSteps: [String: RowSteps] = [:]
  var page: MenuPage

  var document: MockupDocument { plan.document }
  var menus: PageMenus { plan.menus }

  init(_ plan: PagePlan, _ tone: PageTone, dark: PageTone?, images: OpenedImages, _ pipeline: Pipeline, file: String) {
    self.file = file
    self.plan = plan
    self.pipeline = pipeline
    tones = [tone] + [dark].compactMap { $0 }
    laidOut = tones.map { _ in LaidOutPanels() }
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
  ///
  /// - Parameter isState: the panels of the layout are those behind their submenus in other states.
  mutating func layOut(_ moment: MenuMoment, isState: Bool = false) -> [UncutLayout]? {
    var layouts: [UncutLayout] = []
    for (index, tone) in tones.enumerated() {
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
      if moment.omitsOthers { demand.panels = laidOut[index] }
      demand.returnsPanels = isState && plan.sharesPanels && plan.hasSubmenus(moment)
      demand.innermost = moment.innermost
      let layout = MenuLayout.layOutUncut(mockup, shaper: pipeline.shaper, padding: tone.padding, demand: demand)
      uses.add(files, from: pipeline.images)
      uses.missingTypefaces.formUnion(layout.uses.missingTypefaces)
      laidOut[index].formUnion(layout.panels)
      layouts.append(layout)
    }
    return layouts
  }

  mutating func draw(_ words: SceneDescription) throws(RenderError) -> InteractivePage {
    var layouts: [[UncutLayout]] = []
    for state in plan.states {
      guard let tones = layOut(state.moment, isState: !state.isForm), let light = tones.first else {
        throw problems.isEmpty ? .engine("the layout of a menu state failed") : .invalid(problems)
      }
      layouts.append(tones)
      reach = reach.union(light.place(light.imageFrame, on: canvas))
    }
    page.menus = menus.list
    for (index, state) in plan.states.enumerated() where !state.isForm {
      if case .open = state.moment.shown, let menu = state.moment.innermost.flatMap({ menus.number(of: $0) }) {
        ownStates[menu] = index
      }
    }
    var merged = MergedSteps()
    for (index, state) in plan.states.enumerated() {
      // Drawing a state frees its boxes.
      var own: [UncutLayout] = []
      swap(&own, &layouts[index])
      let view = try add(state, own, to: &merged, as: index)
      if let menu = state.moment.innermost.flatMap({ menus.number(of: $0) }), ownStates[menu] == index {
        plainRows[menu] = rows(of: menus.list[menu].path, in: own)
      }
      page.views.append(view)
      if state.moment.shown == plan.first.shown, !state.isForm { page.first = index }
    }
    for number in menus.list.indices { try drawRows(of: number) }
    finishPage(words)
    return interactivePage(merged)
  }
}
