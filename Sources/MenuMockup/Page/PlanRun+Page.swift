import MenuDescriptions
import MenuDocument
import MenuResolve
import MenuTheme
import MockupHTML
import MockupScene
import MockupSymbols
import PositionedJSON

package struct InteractivePage {
  var content: MenuPage
  var scene: Scene
  var dark: Scene?
}

extension PlanRun {
  /// Lays out and draws all states of the menu of each frame.
  ///
  /// - Parameters:
  ///   - light: the layout shown first; collects the used and missing files of all other states.
  ///   - dark: the same in dark appearance, for a page that follows the reader's appearance.
  ///   - embeds: the page is part of another page.
  /// - Throws: ``RenderError/invalid(_:)`` if there are more states than the limit.
  package func pages(
    _ light: inout LaidOutPlan, dark: LaidOutPlan?, embeds: Bool
  ) throws(RenderError) -> [InteractivePage] {
    var diagnostics = Diagnostics(file: source.name)
    var moments: [(tone: PageTone, dark: PageTone?, plan: PagePlan)] = []
    for index in light.plan.parts.indices {
      guard let tone = PageTone(light, part: index) else { throw .engine("a layout without pictures") }
      let plan = PagePlan(tone.document, opensBeside: tone.mockup.style.metrics.submenu.opens == .beside)
      moments.append((tone, dark.flatMap { PageTone($0, part: index) }, plan))
    }
    let count = moments.map { $0.plan.states.count }.reduce(0, +)
    guard count <= Limit.pageStates.maximum else {
      diagnostics.report(
        at: .root, "the page has \(count) states of the menu; the limit is \(Limit.pageStates.amount)")
      throw .invalid(diagnostics.inOrder)
    }
    let itemCount = moments.map { $0.plan.itemCount }.reduce(0, +)
    guard itemCount <= Limit.pageItems.maximum else {
      diagnostics.report(
        at: .root, "the page has \(itemCount) items in all its states; the limit is \(Limit.pageItems.amount)",
        help: "divide the menu, or render a picture")
      throw .invalid(diagnostics.inOrder)
    }
    var pages: [InteractivePage] = []
    for (part, moment) in zip(light.plan.parts, moments) {
      var drawing = PageDrawing(
        moment.plan, moment.tone, dark: moment.dark, images: light.uses.images, pipeline, file: source.name)
      var page = try drawing.draw(SceneDescription(part.document, [moment.tone.mockup]))
      page.content.caption = part.caption?.value
      page.content.embeds = embeds
      pages.append(page)
      pipeline.engine.report(drawing.uses.missingTypefaces, light.plan.missingTypeface, &diagnostics)
      light.uses.missingTypefaces.formUnion(drawing.uses.missingTypefaces)
      light.uses.images.formUnion(drawing.uses.images)
    }
    if diagnostics.hasErrors { throw .invalid(diagnostics.inOrder) }
    light.findings += diagnostics.inOrder.map(Remark.diagnostic)
    return pages
  }
}

struct PageTone {
  /// With the effective settings.
  let document: MockupDocument
  let mockup: ResolvedMockup
  let theme: LoadedTheme
  let requested: ImageBackground?
  let background: Color?
  /// The theme's background, which surrounds an image on its page.
  let surroundings: Color
  /// The margin in points; `nil` for as much as the shadow needs.
  let padding: Double?

  /// - Returns: `nil` if the plan has no such part.
  init?(_ laidOut: LaidOutPlan, part index: Int) {
    let (parts, resolved, themes) = (laidOut.plan.parts, laidOut.resolved.parts, laidOut.uses.themes)
    guard parts.indices.contains(index), resolved.indices.contains(index), themes.indices.contains(index) else {
      return nil
    }
    document = parts[index].document
    mockup = resolved[index].mockup
    theme = themes[index]
    requested = laidOut.plan.background
    background = resolved[index].background ?? laidOut.resolved.background
    surroundings = resolved[index].mockup.style[.background]
    padding = laidOut.plan.composition.padding
  }
}
