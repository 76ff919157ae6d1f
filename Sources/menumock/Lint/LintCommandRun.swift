import ArgumentParser
import MenuDocument
import MenuLint
import MenuMockup
import MockupFiles
import MockupSets
import PositionedJSON

/// The documents of one call, judged some hundreds at a time: memory does not grow with their number.
struct LintCommandRun {
  /// What was found in some of the documents.
  struct Part {
    /// The documents, in their order and each once.
    var files: [String]
    /// What was found and is not known, in the order in which it is told.
    var findings: [Finding]
  }

  /// The exit status for what could not be judged; `nil` where all could.
  private(set) var status: ExitCode?
  /// The worst of what was found and is not known; `nil` where nothing was.
  private(set) var worst: Finding.Severity?
  /// What was known and is no longer found, in words.
  private(set) var stale: [String] = []

  private let selection: RuleSelection
  private let jobs: Int?
  private let baseline: KnownFindings?
  private var rest: ArraySlice<LintTask>
  private let spoken = Spoken()

  /// - Parameter baseline: what is known and not told.
  init(_ tasks: [LintTask], _ selection: RuleSelection, baseline: KnownFindings?, jobs: Int?) {
    self.selection = selection
    self.baseline = baseline
    self.jobs = jobs
    rest = tasks.enumerated().sorted { ($0.element.name, $0.offset) < ($1.element.name, $1.offset) }.map(\.element)[...]
    let judged = Set(tasks.map(\.name))
    stale = Self.words(baseline?.entries(ofMissingFilesBesides: judged) ?? [])
  }

  /// How many documents are judged before what was found in them is told.
  private static let most = 512

  /// What is found in the next documents; `nil` where all are judged.
  mutating func next() -> Part? {
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
    var files: [String] = []
    var ofFile: [String: [LintResult]] = [:]
    for (task, outcome) in zip(tasks, outcomes) {
      if files.last != task.name { files.append(task.name) }
      switch outcome {
      case .success(let result):
        ofFile[task.name, default: []].append(result)
        Console.say(spoken.news(among: result.problems))
        if !result.isReadable { status = .badInput }
      case .failure(let reason): status = reason.status
      }
    }
    // Nothing can be said about the known findings of what could not be read.
    let readable = files.filter { file in ofFile[file].map { $0.allSatisfy(\.isReadable) } ?? false }
    var findings = ofFile.values.flatMap(Self.joined).sorted(by: Finding.isBefore)
    subtractKnown(from: &findings, in: readable)
    for severity in findings.lazy.map(\.severity) where worst.map({ !$0.isAtLeast(severity) }) ?? true {
      worst = severity
    }
    return Part(files: files, findings: findings)
  }

  /// Why a document was not judged, which is told already.
  private struct Obstacle: Error {
    var status: ExitCode
  }

  private static func outcome(of task: LintTask, _ linters: Linters) -> Result<LintResult, Obstacle> {
    do {
      let source = try task.source()
      let linter = linters.linter(for: task)
      return .success(linter.lint(source, options: try task.options(for: source, by: linter)))
    } catch let failure as Failure {
      Console.say("menumock: \(failure.message)", .error)
      return .failure(Obstacle(status: failure.status))
    } catch {
      return .failure(Obstacle(status: error as? ExitCode ?? .badInput))
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
    stale += Self.words(gone.filter { rules.contains($0.rule) })
  }

  private static func words(_ entries: [Baseline.Entry]) -> [String] {
    entries.map { entry in
      "\(entry.file): \(entry.path): \(entry.rule)" + (entry.text.isEmpty ? "" : " \(Quotation.of(entry.text))")
    }
  }
}

/// What a run finds, as the parts of a text: each is judged when it is asked for.
final class LintText: Sequence, IteratorProtocol {
  /// The run, which is through when the text is.
  private(set) var run: LintCommandRun
  private var writer: any FindingWriter
  private let saysErrors: Bool
  private var state = State.start

  private enum State {
    case start, middle, end
  }

  /// - Parameter saysErrors: whether what keeps documents from being read is said to people, as the text does not hold it.
  init(_ run: LintCommandRun, _ writer: any FindingWriter, saysErrors: Bool = false) {
    self.run = run
    self.writer = writer
    self.saysErrors = saysErrors
  }

  func next() -> [UInt8]? {
    switch state {
    case .start:
      state = .middle
      return Array(writer.start().utf8)
    case .middle:
      if let part = run.next() {
        if saysErrors {
          Console.say(part.findings.filter { $0.rule == Finding.invalidDocument }.map(Remark.finding))
        }
        return Array(writer.text(of: part.findings, in: part.files).utf8)
      }
      state = .end
      return Array(writer.end().utf8)
    case .end: return nil
    }
  }
}
