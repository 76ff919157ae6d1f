import MenuDocument
package import MenuLint
import MenuMockup
import MockupSets

/// The documents of one call, judged some hundreds at a time: memory does not grow with their number.
package struct LintSession {
  /// What was found in some of the documents.
  package struct Part {
    /// The documents, in their order and each once.
    package var files: [String]
    /// What was found and is not known, in the order in which it is told.
    package var findings: [Finding]
    /// Why some of the documents were not judged, in their order.
    package var problems: [LintProblem]
  }

  /// The worst of what was found and is not known; `nil` where nothing was.
  package private(set) var worst: Finding.Severity?
  /// What was known and is no longer found.
  package private(set) var stale: [Baseline.Entry]

  private let selection: RuleSelection
  private let jobs: Int?
  private let baseline: KnownFindings?
  private var rest: ArraySlice<LintTask>

  /// - Parameters:
  ///   - baseline: what is known and not told.
  ///   - jobs: how many documents are judged at once; as many as there are processors where this is `nil`.
  package init(_ tasks: [LintTask], _ selection: RuleSelection, baseline: KnownFindings?, jobs: Int?) {
    self.selection = selection
    self.baseline = baseline
    self.jobs = jobs
    rest = tasks.enumerated().sorted { ($0.element.name, $0.offset) < ($1.element.name, $1.offset) }.map(\.element)[...]
    stale = baseline?.entries(ofMissingFilesBesides: Set(tasks.map(\.name))) ?? []
  }

  /// How many documents are judged before what was found in them is told.
  private static let most = 512

  /// What is found in the next documents; `nil` where all are judged.
  package mutating func next() -> Part? {
    guard !rest.isEmpty else { return nil }
    var end = min(rest.startIndex + Self.most, rest.endIndex)
    // What was found in one document is told together.
    while end < rest.endIndex, rest[end].name == rest[end - 1].name { end += 1 }
    let tasks = Array(rest[..<end])
    rest = rest[end...]
    return judge(tasks)
  }

  /// Judges some of the documents: all tasks of each.
  private mutating func judge(_ tasks: [LintTask]) -> Part {
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
    part.findings = ofFile.values.flatMap(Self.joined).sorted(by: Finding.isBefore)
    // Nothing can be said about the known findings of what could not be read.
    let readable = part.files.filter { file in ofFile[file].map { $0.allSatisfy(\.isReadable) } ?? false }
    subtractKnown(from: &part.findings, in: readable)
    for severity in part.findings.lazy.map(\.severity) where worst.map({ !$0.isAtLeast(severity) }) ?? true {
      worst = severity
    }
    return part
  }

  private static func outcome(of task: LintTask, _ linters: Linters) -> Result<LintResult, LintProblem> {
    Result { () throws(LintProblem) in
      let source = try task.source()
      let linter = linters.linter(for: task)
      return linter.lint(source, options: try task.options(for: source, by: linter))
    }
  }

  /// What was found in one document that was judged in several ways; an exemption is needless only if it always is.
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
    // What was not looked for may be there all the same.
    stale += gone.filter { rules.contains($0.rule) }
  }
}
