import MenuDescriptions
package import MenuDocument
import MenuLayout
import MenuLint
import MenuResolve
import MenuTheme
import MockupScene
import MockupSymbols
import MockupText
package import PositionedJSON

/// Runs the pipeline for each document that the plans of one source name.
package struct PlanRun {
  let source: Source
  package let pipeline: Pipeline
  /// The document before settings and translations apply.
  package let written: MockupDocument
  package let diagnostics: Diagnostics

  package init(source: Source, pipeline: Pipeline, written: MockupDocument, diagnostics: Diagnostics) {
    self.source = source
    self.pipeline = pipeline
    self.written = written
    self.diagnostics = diagnostics
  }

  /// Lays out a document in the appearance of the options.
  ///
  /// - Throws: ``RenderError/invalid(_:)`` with all errors.
  package func layOut(_ options: RenderOptions) throws(RenderError) -> LaidOutPlan {
    var mockup = ReadMockup(written, options, diagnostics: diagnostics)
    if options.annotatesFindings, !mockup.diagnostics.hasErrors {
      mockup.document = try annotated(mockup, options)
    }
    var diagnostics = mockup.diagnostics
    let plan = try plan(mockup.document, options, &diagnostics)
    var (resolved, uses) = try pipeline.resolve(plan, diagnostics: &diagnostics)
    let image = pipeline.layOut(resolved, plan.composition)
    let taken = image.tree.uses
    uses.missingTypefaces = taken.missingTypefaces
    pipeline.engine.report(taken.missingTypefaces, plan.missingTypeface, &diagnostics)
    // Missing characters are known only once all typefaces are available.
    if !diagnostics.hasErrors { diagnostics.report(taken.missingCharacters, plan.missingGlyph) }
    if diagnostics.hasErrors { throw .invalid(diagnostics.inOrder) }
    var laidOut = LaidOutPlan(
      plan: plan, resolved: resolved, image: image, uses: uses, strings: mockup.strings, findings: [])
    let remarks = diagnostics.inOrder + uses.missingFamilies
    if options.warningsAreErrors, remarks.contains(where: { $0.severity == .warning }) {
      throw .invalid(remarks.map { $0.withWarningAsError })
    }
    laidOut.findings = remarks.map(Remark.diagnostic)
    if let selection = options.lint { laidOut.findings += try lint(laidOut, selection).map(Remark.finding) }
    return laidOut
  }

  /// Returns the layouts of a document's parts, for rules that measure.
  func layOutParts(_ mockup: ReadMockup, _ options: RenderOptions) throws(RenderError) -> [MeasuredLayout] {
    var diagnostics = mockup.diagnostics
    let plan = try plan(mockup.document, options, &diagnostics)
    let resolved = try pipeline.resolve(plan, diagnostics: &diagnostics).image
    return zip(resolved.parts, pipeline.layOutParts(of: resolved, Composition())).map(MeasuredLayout.init)
  }

  private func plan(
    _ document: MockupDocument, _ options: RenderOptions, _ diagnostics: inout Diagnostics
  ) throws(RenderError) -> RenderPlan {
    guard let plan = RenderPlan(document, options, diagnostics: &diagnostics) else {
      throw .invalid(diagnostics.inOrder)
    }
    return plan
  }
}

package struct LaidOutPlan {
  let plan: RenderPlan
  let resolved: ResolvedImage
  let image: LaidOutImage
  var uses: Uses
  let strings: StringTable?
  var findings: [Remark]
}

extension Renderer {
  package func planRun(
    _ source: Source, _ options: RenderOptions, shaper: TextShaper? = nil
  ) throws(RenderError) -> PlanRun {
    let (written, diagnostics) = try decode(source, options)
    return PlanRun(
      source: source, pipeline: pipeline(for: source, shaper: shaper), written: written, diagnostics: diagnostics)
  }

  /// Draws all documents of an image and composes them.
  ///
  /// - Throws: ``RenderError/invalid(_:)`` with all errors of the document and the options.
  package func prepare(_ source: Source, options: RenderOptions) throws(RenderError) -> PreparedImage {
    let options = options.completed
    let run = try planRun(source, options)
    let form = ImageForm(options)
    var light = try run.layOut(options)
    try form.requireRoom(for: light.image.size, count: light.image.scenes.count, file: source.name)
    let follows = form.format.canFollowAppearance && light.plan.document.followsAppearance
    let dark = follows ? try run.layOut(options.dark) : nil
    let words = SceneDescription(light.plan.document, light.resolved.parts.map { $0.mockup })
    func scenes(of laidOut: LaidOutPlan) throws(RenderError) -> [AnimatedScene] {
      try run.pipeline.draw(laidOut.image, images: laidOut.uses.images, words: words, scale: form.drawnScale)
    }
    let drawn = try scenes(of: light)
    guard let first = drawn.first else { throw .engine("a layout without pictures") }
    var drawing = Drawing(scene: first.scene)
    switch form.format {
    case .html:
      let embeds = options.effective { $0.embed } ?? false
      drawing.pages = try run.pages(&light, dark: dark, embeds: embeds)
    case .apng: drawing.animation = drawn
    case .svg: if let dark { drawing.dark = try scenes(of: dark).first?.scene }
    case .pdf: if drawn.count > 1 { drawing.printed = drawn.map { $0.scene } }
    case .png: break
    }
    let hidesSource = options.effective { $0.noSource } ?? false
    return PreparedImage(
      drawing: drawing, form: form, layout: light.image.tree, findings: light.findings,
      legend: Legend(light.plan.document),
      provenance: Provenance(source, light, isEmbedded: !hidesSource))
  }
}

extension Diagnostics {
  fileprivate mutating func report(_ missing: [LayoutUses.MissingCharacter], _ policy: MissingPolicy) {
    guard let severity = policy.severity else { return }
    for character in missing {
      let scalar = character.scalar
      let number = String(scalar.value, radix: 16, uppercase: true)
      let code = "U+" + String(repeating: "0", count: max(0, 4 - number.utf8.count)) + number
      report(severity, at: character.location, "no font has the character “\(scalar)” (\(code))")
    }
  }
}
