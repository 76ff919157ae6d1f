import MenuDescriptions
package import MenuDocument
import MenuLayout
package import MenuLint
import MenuResolve
import MenuTheme
import MockupScene
import MockupSymbols
import PositionedJSON

extension PlanRun {
  package func readMockup(_ options: RenderOptions) throws(RenderError) -> ReadMockup {
    let mockup = ReadMockup(written, options, diagnostics: diagnostics)
    guard !mockup.diagnostics.hasErrors else { throw .invalid(mockup.diagnostics.inOrder) }
    return mockup
  }

  func lint(_ laidOut: LaidOutPlan, _ selection: RuleSelection) throws(RenderError) -> [Finding] {
    let document = laidOut.plan.document
    let layouts = zip(laidOut.resolved.parts, laidOut.image.parts).map(MeasuredLayout.init)
    let subjects = try subjects(
      of: document.frames.isEmpty ? [document] : document.frames.map { $0.document }, in: document,
      diagnostics: Diagnostics(file: source.name), rules: selection.rules
    ) { () throws(RenderError) in layouts }
    return LintRun.findings(of: subjects, rules: selection.rules)
  }

  /// Returns the document, or each frame, as rules see it; laid out only if a rule needs the layout.
  package func subjects(
    of mockup: ReadMockup, _ options: RenderOptions, rules: [RuleName]
  ) throws(RenderError) -> [LintedMockup] {
    let document = mockup.document
    var shown = document.frames.isEmpty ? [document] : document.frames.map { $0.document }
    let reference = options.effective { $0.frame }
    if let reference, !document.frames.isEmpty, !document.meansAllFrames(reference) {
      guard let frame = document.frame(reference) else {
        var diagnostics = mockup.diagnostics
        diagnostics.report(at: document.location(ofKey: "frames"), "the document has no frame \(reference)")
        throw .invalid(diagnostics.inOrder)
      }
      shown = [frame.document]
    }
    return try subjects(of: shown, in: document, diagnostics: mockup.diagnostics, rules: rules) {
      () throws(RenderError) in try layOutParts(mockup, options)
    }
  }

  /// - Parameters:
  ///   - shown: the document or its frames.
  ///   - layouts: returns the layouts of `shown`; called at most once, and only for rules that measure.
  private func subjects(
    of shown: [MockupDocument], in parent: MockupDocument, diagnostics: Diagnostics, rules: [RuleName],
    layouts: () throws(RenderError) -> [MeasuredLayout]
  ) throws(RenderError) -> [LintedMockup] {
    var diagnostics = diagnostics
    var subjects: [LintedMockup] = []
    var measured: [MeasuredLayout]?
    let measures = rules.contains(where: { $0.needsMeasures })
    for (index, document) in shown.enumerated() {
      let look = look(of: document, &diagnostics)
      guard !diagnostics.hasErrors else { throw .invalid(diagnostics.inOrder) }
      var subject = LintedMockup(
        document, bytes: source.bytes, frameOf: parent.frames.isEmpty ? nil : parent, look: look)
      if measures, subject.needsMeasures {
        if measured == nil { measured = try layouts() }
        let layout = measured.flatMap { $0.indices.contains(index) ? $0[index] : nil }
        subject.measures = layout?.measures(of: document) ?? MockupMeasures()
      }
      subjects.append(subject)
    }
    return subjects
  }

  private func look(of document: MockupDocument, _ diagnostics: inout Diagnostics) -> MockupLook {
    var look = MockupLook()
    if case .literal? = document.tint { look.hasOwnTint = true }
    guard let theme = document.theme else { return look }
    let (loaded, problems) = pipeline.themes.theme(
      Located(theme, at: document.settings[.theme]?.location ?? .root), folder: pipeline.folder,
      platform: document.platform, diagnostics: &diagnostics)
    diagnostics.add(contentsOf: problems)
    guard let loaded else { return look }
    look.isOwn = !loaded.paths.isEmpty
    look.isGame = loaded.files.contains { $0.stem == "game" }
    if !loaded.theme.platforms.contains(document.platform) {
      diagnostics.report(
        at: document.settings[.theme]?.location ?? .root,
        "the theme \(Quotation.of(loaded.theme.name)) does not support \(document.platform.rawValue)",
        help: "menumock list themes shows the platforms of each theme")
    }
    return look
  }
}

extension LintRun {
  package static func findings(of subjects: [LintedMockup], rules: [RuleName]) -> [Finding] {
    inOrder(subjects.flatMap { findings(of: $0, rules: rules) })
  }
}
