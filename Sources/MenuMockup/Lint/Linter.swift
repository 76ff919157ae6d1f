import MenuDocument
public import MenuLint
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
      let run = try renderer.planRun(source, options)
      let subjects = try run.subjects(of: try run.readMockup(options), options, rules: rules)
      return LintResult(findings: LintRun.findings(of: subjects, rules: rules), isReadable: true)
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
