import MenuDescriptions
import MenuDocument
import MenuResolve
import MenuTheme
import MockupHTML
import MockupScene
import MockupSymbols
import PositionedJSON

struct InteractivePage {
  var content: MenuPage
  var scene: Scene
  var dark: Scene?
}

extension PlanRun {
  /// Lays out and draws all states of a menu, and merges them into one page.
  ///
  /// - Parameters:
  ///   - light: the layout shown first; collects the used and missing files of all other states.
  ///   - dark: the same in dark appearance, for a page that follows the reader's appearance.
  /// - Throws: ``RenderError/invalid(_:)`` if there are more states than the limit.
  func page(
    _ light: inout LaidOutPlan, dark: LaidOutPlan?, words: SceneDescription
  ) throws(RenderError) -> InteractivePage {
    guard let first = PageTone(light) else { throw .engine("a layout without pictures") }
    let plan = PagePlan(first.document, opensBeside: first.mockup.style.metrics.submenu.opens == .beside)
    var diagnostics = Diagnostics(file: source.name)
    guard plan.states.count <= Limit.pageStates.maximum else {
      diagnostics.report(
        at: .root, "the page has \(plan.states.count) states of the menu; the limit is \(Limit.pageStates.amount)")
      throw .invalid(diagnostics.inOrder)
    }
    var drawing = PageDrawing(plan, first, dark: dark.flatMap(PageTone.init), images: light.uses.images, pipeline)
    let page = try drawing.draw(words)
    pipeline.engine.report(drawing.uses.missingTypefaces, light.plan.missingTypeface, &diagnostics)
    if diagnostics.hasErrors { throw .invalid(diagnostics.inOrder) }
    light.findings += diagnostics.inOrder.map(Remark.diagnostic)
    light.uses.missingTypefaces.formUnion(drawing.uses.missingTypefaces)
    light.uses.images.formUnion(drawing.uses.images)
    return page
  }
}

struct PageTone {
  /// With the effective settings.
  let document: MockupDocument
  let mockup: ResolvedMockup
  let theme: LoadedTheme
  let requested: ImageBackground?
  let background: Color?
  /// The margin in points; `nil` for as much as the shadow needs.
  let padding: Double?

  init?(_ laidOut: LaidOutPlan) {
    guard let part = laidOut.plan.parts.first, let resolved = laidOut.resolved.parts.first,
      let theme = laidOut.uses.themes.first
    else { return nil }
    document = part.document
    mockup = resolved.mockup
    self.theme = theme
    requested = laidOut.plan.background
    background = laidOut.resolved.background
    padding = laidOut.plan.composition.padding
  }
}
