import ArgumentParser
import MenuLint
import MenuMockup
import MenuModel
import MockupFiles
import MockupSets

/// The documents of one call, judged and mended.
struct LintCommandRun {
  /// What became of all documents.
  struct Summary {
    /// The documents, in their order and each once.
    var files: [String] = []
    /// Whether all documents could be read.
    var isReadable = true
    /// The worst of what was found and is not known; `nil` where nothing was.
    var worst: Finding.Severity?
    /// What was known and is no longer found, in words.
    var stale: [String] = []
  }

  let tasks: [LintTask]
  let selection: RuleSelection
  let arguments: LintArguments
  var baseline: KnownFindings?
  private let resources: Resources

  init(tasks: [LintTask], selection: RuleSelection, arguments: LintArguments) {
    self.tasks = tasks
    self.selection = selection
    self.arguments = arguments
    resources = arguments.resources
  }

  // MARK: Judging

  /// Judges all documents, several at once, and hands on what is found in some hundreds of them before it goes on to the
  /// next: memory does not grow with their number.
  ///
  /// - Parameter tell: takes what was found and is not known, in the order in which it is told.
  func judge(_ tell: ([Finding]) throws(Failure) -> Void) throws(Failure) -> Summary {
    var summary = Summary()
    var known: Set<String> = []
    summary.files = tasks.map(\.name).filter { known.insert($0).inserted }
    let order = tasks.enumerated().sorted { ($0.element.name, $0.offset) < ($1.element.name, $1.offset) }.map(\.element)
    var rest = order[...]
    while !rest.isEmpty {
      var end = min(rest.startIndex + Self.most, rest.endIndex)
      // What was found in one document is told together.
      while end < rest.endIndex, rest[end].name == rest[end - 1].name { end += 1 }
      try tell(try judge(Array(rest[..<end]), &summary))
      rest = rest[end...]
    }
    return summary
  }

  /// How many documents are judged before what was found in them is told.
  private static let most = 512

  /// Judges some of the documents: all tasks of each.
  private func judge(_ tasks: [LintTask], _ summary: inout Summary) throws(Failure) -> [Finding] {
    let (selection, resources) = (selection, resources)
    let outcomes = Workers.run(count: tasks.count, workers: arguments.jobs) {
      Linter(selection: selection, resources: resources)
    } work: { linter, index -> Result<LintResult, Failure> in
      do throws(Failure) {
        return .success(linter.lint(try tasks[index].source(), options: tasks[index].options))
      } catch {
        return .failure(error)
      }
    }
    var ofFile: [String: [LintResult]] = [:]
    for (task, outcome) in zip(tasks, outcomes) {
      let found = try outcome.get()
      ofFile[task.name, default: []].append(found)
      if !found.isReadable { summary.isReadable = false }
    }
    var findings = ofFile.values.flatMap(Self.joined).sorted(by: Finding.isBefore)
    subtractKnown(from: &findings, in: ofFile.keys.sorted(), &summary)
    for severity in findings.lazy.map(\.severity) where summary.worst.map({ !$0.isAtLeast(severity) }) ?? true {
      summary.worst = severity
    }
    return findings
  }

  /// What was found in one document that was judged in several ways; an exemption is needless only if it always is.
  private static func joined(_ results: [LintResult]) -> [Finding] {
    var count: [Finding: Int] = [:]
    for finding in results.lazy.flatMap(\.findings) { count[finding, default: 0] += 1 }
    return count.filter { $0.key.rule != RuleName.unusedIgnore.rawValue || $0.value == results.count }.map(\.key)
  }

  private func subtractKnown(from findings: inout [Finding], in files: [String], _ summary: inout Summary) {
    guard let baseline else { return }
    let (new, stale) = baseline.subtract(from: findings, in: files)
    findings = new
    let rules = Set(selection.rules.map(\.rawValue))
    // What was not looked for may be there all the same.
    summary.stale += stale.filter { rules.contains($0.rule) }.map { entry in
      "\(entry.file): \(entry.path): \(entry.rule)" + (entry.text.isEmpty ? "" : " \(Quotation.of(entry.text))")
    }
  }

  // MARK: Mending

  /// What became of documents that were to be mended.
  struct Mended {
    /// How many findings were mended.
    var count = 0
    /// What changed, or would change.
    var diff = ""
    /// Whether all that could be mended was written.
    var isWhole = true
  }

  /// Mends what needs no person.
  ///
  /// - Parameter isDry: whether nothing is written.
  func mend(isDry: Bool) throws(Failure) -> Mended {
    let linter = Linter(selection: selection, resources: resources)
    var mended = Mended()
    var files: [String: (old: [UInt8], new: [UInt8], count: Int)] = [:]
    var order: [String] = []
    for task in tasks {
      let source = try task.source()
      if files[task.name] == nil { order.append(task.name) }
      var file = files[task.name] ?? (source.bytes, source.bytes, 0)
      let (bytes, count) = mend(file.new, of: task, source, linter)
      file.new = bytes
      file.count += count
      files[task.name] = file
    }
    for name in order {
      guard let file = files[name], file.new != file.old else { continue }
      let origin = tasks.first { $0.name == name }?.origin ?? .file
      if let reason = Self.obstacle(to: name, origin), !isDry {
        Console.say("\(name): \(reason), so it was not mended")
        mended.isWhole = mended.isWhole && origin == .standardInput
        continue
      }
      mended.count += file.count
      mended.diff += UnifiedDiff.text(from: file.old, to: file.new, file: name)
      if !isDry { try OutputFile(path: name).write(file.new) }
    }
    return mended
  }

  /// A document with all that can be mended, and how many findings that were.
  private func mend(
    _ bytes: [UInt8], of task: LintTask, _ source: Source, _ linter: Linter
  ) -> (bytes: [UInt8], count: Int) {
    var current = bytes
    var count = 0
    // One change may stand in the way of another: a few looks mend all, and changes that undo each other come to an end.
    for _ in 0..<8 {
      let again = Source(bytes: current, name: source.name, folder: source.folder)
      let result = linter.lint(again, options: task.options)
      guard result.isReadable else { break }
      let told = baseline?.subtract(from: result.findings, in: [task.name]).new ?? result.findings
      guard let (next, mended) = Fixing.apply(told, to: current) else { break }
      current = next
      count += mended
    }
    return (current, count)
  }

  /// Why a document cannot be written; `nil` where it can.
  private static func obstacle(to name: String, _ origin: LintTask.Origin) -> String? {
    switch origin {
    case .standardInput: "standard input cannot be written to"
    case .picture: "the document is in a picture"
    case .file: FileSystem.isReadOnly(name) ? "the file is read-only" : nil
    }
  }
}
