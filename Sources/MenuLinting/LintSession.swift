import MenuDocument
package import MenuLint
import MenuMockup
import MockupSets
import PositionedJSON

/// Lints documents in batches, so that memory use does not grow with their number.
package struct LintSession {
  package struct Part {
    /// The documents, in order and without duplicates.
    package var files: [String]
    /// The new findings, in reporting order.
    package var findings: [Finding]
    /// The reasons for documents that were not linted, in their order.
    package var problems: [LintProblem]
  }

  /// The highest severity of a new finding; `nil` without one.
  package private(set) var worst: Finding.Severity?
  /// Known findings that no longer occur.
  package private(set) var stale: [Baseline.Entry]

  private let selection: RuleSelection
  private let jobs: Int?
  private let baseline: KnownFindings?
  private var rest: ArraySlice<LintTask>
  /// The reported findings of sources. Several menus may contain the item of one line.
  private var reportedInSources: Set<[String]> = []

  /// - Parameters:
  ///   - baseline: known findings, which are not reported.
  ///   - jobs: the number of concurrent documents; `nil` for the number of processors.
  package init(_ tasks: [LintTask], _ selection: RuleSelection, baseline: KnownFindings?, jobs: Int?) {
    self.selection = selection
    self.baseline = baseline
    self.jobs = jobs
    rest = tasks.enumerated().sorted { ($0.element.name, $0.offset) < ($1.element.name, $1.offset) }.map(\.element)[...]
    stale = baseline?.entries(ofMissingFilesBesides: Set(tasks.map(\.name))) ?? []
  }

  private static let maximum = 512

  /// Lints the next batch; `nil` at the end.
  package mutating func next() -> Part? {
    guard !rest.isEmpty else { return nil }
    var end = min(rest.startIndex + Self.maximum, rest.endIndex)
    // Keep the tasks of one document in one batch.
    while end < rest.endIndex, rest[end].name == rest[end - 1].name { end += 1 }
    let tasks = Array(rest[..<end])
    rest = rest[end...]
    return lint(tasks)
  }

  private mutating func lint(_ tasks: [LintTask]) -> Part {
    let selection = selection
    let outcomes = Workers.run(count: tasks.count, workers: jobs) {
      Linters(selection)
    } work: { linters, index in
      Self.outcome(of: tasks[index], linters)
    }
    var part = Part(files: [], findings: [], problems: [])
    var ofFile: [String: [LintResult]] = [:]
    for (task, outcome) in zip(tasks, outcomes) {
      if part.files.last != task.name { part.files.append(task.name) }
      switch outcome {
      case .success(let result):
        ofFile[task.name, default: []].append(result)
        if !result.isReadable { part.problems.append(.unreadable(options: result.problems)) }
      case .failure(let problem): part.problems.append(problem)
      }
    }
    let isSource = Set(tasks.filter { $0.map != nil }.map(\.name))
    part.findings = ofFile.filter { !isSource.contains($0.key) }.values.flatMap(Self.joined)
    var inSources = ofFile.filter { isSource.contains($0.key) }.values.flatMap { $0.flatMap(\.findings) }
    inSources.sort(by: Finding.isBefore)
    for finding in inSources
    where reportedInSources.insert(Self.identity(inSource: finding)).inserted {
      part.findings.append(finding)
      if !part.files.contains(finding.file) { part.files.append(finding.file) }
    }
    part.findings.sort(by: Finding.isBefore)
    // The known findings of an unreadable document can be neither confirmed nor stale.
    let readable = part.files.filter { file in ofFile[file].map { $0.allSatisfy(\.isReadable) } ?? false }
    subtractKnown(from: &part.findings, in: readable)
    for severity in part.findings.lazy.map(\.severity) where worst.map({ !$0.isAtLeast(severity) }) ?? true {
      worst = severity
    }
    return part
  }

  /// One line of a loop makes several labels, each of which may be wrong.
  private static func identity(inSource finding: Finding) -> [String] {
    let isOfWords =
      RuleName(rawValue: finding.rule).map { [.titleCase, .articleInLabel, .threeDots].contains($0) } ?? false
    return [finding.rule, finding.file, "\(finding.range.start.line)", isOfWords ? finding.text : ""]
  }

  private static func outcome(of task: LintTask, _ linters: Linters) -> Result<LintResult, LintProblem> {
    Result { () throws(LintProblem) in
      let source = try task.source()
      let linter = linters.linter(for: task)
      var result = linter.lint(source, options: try task.options(for: source, by: linter))
      if let map = task.map { result.findings = result.findings.compactMap(map.mapped) }
      return result
    }
  }

  /// The findings of all tasks of a document; an exemption is unused only if it is unused in every task.
  private static func joined(_ results: [LintResult]) -> [Finding] {
    var count: [Finding: Int] = [:]
    for finding in results.lazy.flatMap(\.findings) { count[finding, default: 0] += 1 }
    return count.filter { $0.key.rule != RuleName.unusedIgnore.rawValue || $0.value == results.count }.map(\.key)
  }

  private mutating func subtractKnown(from findings: inout [Finding], in files: [String]) {
    guard let baseline else { return }
    let (new, gone) = baseline.subtract(from: findings, in: files)
    findings = new
    let rules = Set(selection.rules.map(\.rawValue))
    // Only findings of applied rules can be stale.
    stale += gone.filter { rules.contains($0.rule) }
  }
}
