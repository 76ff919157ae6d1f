import MenuDocument
public import MenuLint
import MenuTheme
public import PositionedJSON

/// Checks documents against the guidelines.
///
/// A linter keeps the caches of its renderer: create one per thread and reuse it. Findings depend only on the document,
/// the options, and the files that they name, and are in file order.
///
/// ```swift
/// let linter = Linter()
/// let messages = linter.lint(Source(json)).findings.map { $0.message }
/// ```
public final class Linter {
  /// The rules to apply.
  public let selection: RuleSelection
  private let rules: [RuleName]
  package let renderer: Renderer

  /// Creates a linter that also searches the given resources.
  public init(selection: RuleSelection = RuleSelection(), resources: Resources = Resources()) {
    self.selection = selection
    rules = selection.rules
    renderer = Renderer(resources: resources)
  }

  /// Lints a document; the errors of an unreadable document become findings.
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

/// The result of linting one document.
public struct LintResult: Hashable, Sendable {
  /// The findings in file order.
  public var findings: [Finding]
  /// True if the document could be read; otherwise the findings are its errors.
  public var isReadable: Bool
  /// Problems of the options, not of the document.
  public var problems: [Diagnostic] = []

  /// Creates a result.
  public init(findings: [Finding], isReadable: Bool) {
    self.findings = findings
    self.isReadable = isReadable
  }
}
