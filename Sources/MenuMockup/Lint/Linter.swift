import MenuDocument
public import MenuLint
import MockupText
import MenuTheme
public import PositionedJSON

/// Judges documents by the guidelines.
///
/// A linter keeps what its renderer keeps, so make one for each thread and use it for many documents. What it finds depends
/// on the document, the options and the files that they name, and comes in the order of the file.
///
/// ```swift
/// let linter = Linter()
/// let messages = linter.lint(Source(json)).findings.map(\.message)
/// ```
public final class Linter {
  /// Which rules are applied.
  public let selection: RuleSelection
  private let rules: [RuleName]
  package let renderer: Renderer

  /// A linter that also looks in the given places.
  public init(selection: RuleSelection = RuleSelection(), resources: Resources = Resources()) {
    self.selection = selection
    rules = selection.rules
    renderer = Renderer(resources: resources)
  }

  /// Judges a document; one that cannot be read has its errors as findings.
  public func lint(_ source: Source, options: RenderOptions = RenderOptions()) -> LintResult {
    do throws(RenderError) {
      let mockup = try renderer.read(source, options)
      guard !mockup.diagnostics.hasErrors else { throw .invalid(mockup.diagnostics.inOrder) }
      var findings: [Finding] = []
      for subject in try renderer.subjects(of: mockup, rules: rules) {
        findings += LintRun.findings(of: subject, rules: rules)
      }
      return LintResult(findings: LintRun.inOrder(findings), isReadable: true)
    } catch {
      let diagnostics =
        switch error {
        case .invalid(let diagnostics): diagnostics
        case .engine(let message): [Diagnostic(.error, file: source.name, at: .root, message)]
        }
      let errors = diagnostics.filter { $0.severity == .error }
      var result = LintResult(findings: [], isReadable: false)
      result.findings = LintRun.inOrder(errors.filter { $0.option == nil }.map { Finding($0) })
      result.problems = errors.filter { $0.option != nil }
      return result
    }
  }
}

/// What a linter says about a document.
public struct LintResult: Hashable, Sendable {
  /// What was found, in the order of the file.
  public var findings: [Finding]
  /// Whether the document could be read; if not, the findings are its errors.
  public var isReadable: Bool
  /// What is wrong with the options, which is no fault of the document.
  public var problems: [Diagnostic] = []

  /// A result from its parts.
  public init(findings: [Finding], isReadable: Bool) {
    self.findings = findings
    self.isReadable = isReadable
  }
}

extension Renderer {
  /// What rules find in a document that is drawn.
  func lintFindings(of resolved: ResolvedDocument, _ selection: RuleSelection) throws(RenderError) -> [Finding] {
    var options = resolved.options
    options.lint = nil
    let mockup = ReadMockup(
      source: resolved.source, options: options, document: resolved.document,
      diagnostics: Diagnostics(file: resolved.source.name))
    let rules = selection.rules
    var findings: [Finding] = []
    for subject in try subjects(of: mockup, rules: rules) { findings += LintRun.findings(of: subject, rules: rules) }
    return LintRun.inOrder(findings)
  }

  /// A document, or each of its frames, as rules see it.
  func subjects(of mockup: ReadMockup, rules: [RuleName]) throws(RenderError) -> [LintedMockup] {
    let document = mockup.document
    var diagnostics = mockup.diagnostics
    let shown: [MockupDocument]
    // A frame that was chosen already is a document without frames.
    if let reference = mockup.options.frame, !document.frames.isEmpty {
      guard let frame = document.frame(reference) else {
        diagnostics.report(at: document.location(ofKey: "frames"), "the document has no frame \(reference)")
        throw .invalid(diagnostics.inOrder)
      }
      shown = [frame.document]
    } else {
      shown = document.frames.isEmpty ? [document] : document.frames.map(\.document)
    }
    var subjects: [LintedMockup] = []
    for (index, part) in shown.enumerated() {
      let look = look(of: part, folder: mockup.source.folder, &diagnostics)
      guard !diagnostics.hasErrors else { throw .invalid(diagnostics.inOrder) }
      var subject = LintedMockup(
        part, bytes: mockup.source.bytes, frameOf: document.frames.isEmpty ? nil : document, look: look)
      if rules.contains(where: \.needsMeasures), subject.needsMeasures {
        subject.measures = try measures(of: mockup, part: index)
      }
      subjects.append(subject)
    }
    return subjects
  }

  /// What is known of the theme of a document.
  private func look(of document: MockupDocument, folder: String, _ diagnostics: inout Diagnostics) -> MockupLook {
    var look = MockupLook()
    if case .literal? = document.tint { look.hasOwnTint = true }
    guard let theme = document.theme else { return look }
    let (loaded, problems) = themes.theme(
      Located(theme, at: document.settings[.theme]?.location ?? .root), folder: folder, platform: document.platform,
      diagnostics: &diagnostics)
    diagnostics.add(contentsOf: problems)
    guard let loaded else { return look }
    look.isOwn = !loaded.paths.isEmpty
    look.isGame = loaded.files.contains { $0.stem == "game" }
    if !loaded.theme.platforms.contains(document.platform) {
      diagnostics.report(
        at: document.settings[.theme]?.location ?? .root,
        "the theme \(Quotation.of(loaded.theme.name)) is not for \(document.platform.rawValue)",
        expected: "a theme for \(document.platform.rawValue)")
    }
    return look
  }

  /// What the layout of a document, or of one of its frames, knows.
  private func measures(of mockup: ReadMockup, part: Int) throws(RenderError) -> MockupMeasures {
    let resolved = try resolve(mockup)
    guard resolved.parts.indices.contains(part) else { return MockupMeasures() }
    let measures = measure(resolved.parts[part], shaper: engine.shaper)
    _ = engine.shaper.takeNeeds()
    return measures
  }
}
