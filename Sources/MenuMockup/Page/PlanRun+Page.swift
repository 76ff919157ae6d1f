import MenuDescriptions
import MenuDocument
import MenuResolve
import MenuTheme
import MockupHTML
import MockupScene
import MockupSymbols
import PositionedJSON

/// An interactive page, and the picture that has all of its states.
struct InteractivePage {
  var content: MenuPage
  var scene: Scene
  var dark: Scene?
}

extension PlanRun {
  /// Lays out and draws all states of a menu, and puts them together.
  ///
  /// - Parameters:
  ///   - light: the menu as the page shows it first; takes what its other states use, and miss.
  ///   - dark: the same in dark appearance, for a page that follows the reader.
  /// - Throws: ``RenderError/invalid(_:)`` where there are more states than a page may have.
  func page(
    _ light: inout LaidOutPlan, dark: LaidOutPlan?, words: SceneWords
  ) throws(RenderError) -> InteractivePage {
    guard let first = PageTone(light) else { throw .engine("a document without pictures was laid out") }
    let plan = PagePlan(first.document, opensBeside: first.mockup.style.metrics.submenu.opens == .beside)
    var diagnostics = Diagnostics(file: source.name)
    guard plan.states.count <= Limit.pageStates.most else {
      diagnostics.report(
        at: .root, "the page would have \(plan.states.count) states of the menu (\(Limit.pageStates.message))")
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

/// A menu in one appearance, from which a page makes its states.
struct PageTone {
  /// As it is written, with the settings in force.
  let document: MockupDocument
  /// As it is seen first.
  let mockup: ResolvedMockup
  let theme: LoadedTheme
  /// The background that was asked for.
  let asked: PictureBackground?
  /// The background; `nil` for none.
  let background: Color?
  /// The room around it, in points; `nil` for as much as the shadow needs.
  let padding: Double?

  /// The first mockup of a plan.
  init?(_ laidOut: LaidOutPlan) {
    guard let part = laidOut.plan.parts.first, let resolved = laidOut.resolved.parts.first,
      let theme = laidOut.uses.themes.first
    else { return nil }
    document = part.document
    mockup = resolved.mockup
    self.theme = theme
    asked = laidOut.plan.background
    background = laidOut.resolved.background
    padding = laidOut.plan.composition.padding
  }
}
