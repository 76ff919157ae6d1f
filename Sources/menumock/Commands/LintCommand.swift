import ArgumentParser
import MenuDocument
import MenuImport
import MenuLint
import MenuLinting
import MenuMockup
import MenuStrings
import MockupFiles
import MockupSets
import PositionedJSON

struct LintCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    command: "lint",
    abstract: "Checks menus against the guidelines.",
    discussion: """
      Checks documents, folders of them, manifests (each document with its strings), and pictures that embed their \
      document. For Swift sources, XIBs, storyboards, and folders of them, findings point at the source. Findings go \
      to standard output. Exits with 1 if a finding reaches --fail-on, and with 65 if a document cannot be read.

      Examples:
        menumock lint
        menumock lint menus/
        menumock lint App/
        menumock lint menu.json --fix --dry-run
        menumock lint set.json --format sarif -o lint.sarif
      """)

  @Argument(
    help: ArgumentHelp(
      "Documents, folders, manifests, pictures, or sources; - for standard input (default: the project's menumock.json).",
      valueName: "input"), completion: .file())
  var inputs: [String] = []

  @Option(help: "Output format.")
  var format = FindingFormat.text

  @Option(
    name: .shortAndLong, help: ArgumentHelp("Output file; - for standard output.", valueName: "file"),
    completion: .file())
  var output = "-"

  @Option(help: ArgumentHelp("Minimum severity for exit status 1.", valueName: "severity"))
  var failOn = FailureThreshold.warning

  @Option(
    help: ArgumentHelp("Apply only this rule; repeatable.", valueName: "rule"), completion: .rules,
    transform: RuleName.argument)
  var only: [RuleName] = []

  @Option(
    help: ArgumentHelp("Skip this rule; repeatable.", valueName: "rule"), completion: .rules,
    transform: RuleName.argument)
  var ignore: [RuleName] = []

  @Flag(help: "Also apply rules that are off by default.")
  var all = false

  @Flag(help: "Apply safe fixes to the documents.")
  var fix = false

  @Flag(help: "With --fix: write nothing, and print the changes as a unified diff.")
  var dryRun = false

  @Option(
    help: ArgumentHelp("Baseline of known findings, which are not reported again.", valueName: "file"),
    completion: .file())
  var baseline: String?

  @Option(
    help: ArgumentHelp("Write the findings to a baseline file.", valueName: "file"), completion: .file())
  var writeBaseline: String?

  @Option(
    help: ArgumentHelp(
      "Print a rule's requirement, reason, source, and examples, and how to turn it off.", valueName: "rule"),
    completion: .rules,
    transform: RuleName.argument)
  var explain: RuleName?

  @Flag(
    help: "Print how each platform draws each item, instead of findings, as text, markdown, or json.")
  var portability = false

  @OptionGroup
  var arguments: LintArguments

  func validate() throws {
    if portability, ![.text, .markdown, .json].contains(format) {
      throw ValidationError("--portability requires the format text, markdown, or json")
    }
    if dryRun, !fix { throw ValidationError("--dry-run requires --fix") }
    if inputs.count(where: { $0 == "-" }) > 1 { throw ValidationError("standard input can be read only once") }
  }

  mutating func run() throws {
    if let explain { return try Console.write(explain.rule.explanation.utf8) }
    do {
      try lint()
    } catch let problem as LintProblem {
      throw ErrorReporter.report(problem)
    }
  }

  private func lint() throws {
    let tasks = try tasks()
    try claims(tasks).checkArguments()
    if portability { return try printPortability(of: tasks) }
    let known = try baseline.map(Self.knownFindings)
    let isFixed = try !fix || applyFixes(tasks, known)
    let text = try printReport(LintSession(tasks, selection, baseline: known, jobs: arguments.jobs?.integer))
    if writeBaseline == nil, !arguments.quiet {
      for entry in text.session.stale {
        let text = entry.text.isEmpty ? "" : " \(Quotation.of(entry.text))"
        Console.report("\(baseline ?? ""): outdated entry: \(entry.file): \(entry.path): \(entry.rule)\(text)")
      }
    }
    if let status = text.status { throw status }
    if writeBaseline != nil { return }
    if !isFixed { throw ExitCode.cannotCreate }
    if let threshold = threshold, text.session.worst?.isAtLeast(threshold) == true { throw ExitCode.found }
  }

  private var threshold: Finding.Severity? {
    failOn == .error && arguments.warningsAreErrors ? .warning : failOn.severity
  }

  private func claims(_ tasks: [LintTask]) -> FileClaims {
    var claims = FileClaims()
    for path in Set(inputs + tasks.map(\.name)).sorted() where !FileSystem.isFolder(path) {
      claims.read(path, as: "a document")
    }
    let hasOutput = writeBaseline != nil || output != "-"
    for task in tasks where hasOutput && task.origin == .file {
      guard let source = try? task.source() else { continue }
      claims.read(document: source.bytes, at: task.name, folder: source.folder, settings: Settings())
    }
    // A baseline can be updated in place.
    if writeBaseline == nil { claims.read(baseline, as: "the baseline") }
    claims.write(writeBaseline, as: "--write-baseline")
    if writeBaseline == nil, hasOutput { claims.write(output, as: "the findings") }
    return claims
  }

  private func tasks() throws -> [LintTask] {
    let skipped = Set([baseline, writeBaseline].compactMap(\.self).map(FilePaths.absolute))
    // The context of documents outside a set, created for the first of them.
    var common: DrawingContext?
    var tasks: [LintTask] = []
    for input in inputs.isEmpty ? [try ProjectManifest.path(nil)] : inputs {
      let count = tasks.count
      if SourceMenus.areIn(input) {
        let context = try common ?? arguments.context()
        common = context
        tasks += try sourceTasks(input, context)
        guard FileSystem.isFolder(input), let others = try? Self.found(input, passingOver: skipped) else { continue }
        for case .document(let document) in others where Self.isMockup(document) {
          tasks.append(LintTask(document, base: context.base, settings: context.lintSettings))
        }
        continue
      }
      for found in try Self.found(input, passingOver: skipped) {
        switch found {
        case .document(let document):
          let context = try common ?? arguments.context()
          common = context
          tasks.append(LintTask(document, base: context.base, settings: context.lintSettings))
        case .set(let file, let bytes):
          tasks += try LintTask.all(inSet: bytes, file: file, arguments: arguments.setArguments())
        }
      }
      guard tasks.count > count || !FileSystem.isFolder(input) else { throw LintProblem.noDocuments(folder: input) }
    }
    return tasks
  }

  private func sourceTasks(_ input: String, _ context: DrawingContext) throws(Failure) -> [LintTask] {
    let menus = try SourceMenus([input])
    Console.report(menus.set.diagnostics.filter { $0.severity == .error })
    return menus.set.documents.map { document in
      let map = SourceMap(
        document.menu.locations, doubtful: document.menu.doubtfulValues, replacedTitles: document.menu.replacedTitles)
      return LintTask(
        source: document.menu.location.path, bytes: ImportedMenu.text(of: document.judged), map: map,
        base: context.base, settings: context.lintSettings)
    }
  }

  /// Whether a JSON file in a folder of sources is a document; asset catalogs contain other JSON files.
  private static func isMockup(_ document: LintInput.Document) -> Bool {
    guard let bytes = try? CommandInput.read(document.path), let root = JSONReading(bytes, .commented).root else {
      return false
    }
    return root["menu"] != nil || root["menus"] != nil
  }

  private static func found(_ input: String, passingOver skipped: Set<String>) throws -> [LintInput] {
    guard input == "-" else { return try LintInput.all(at: input, passingOver: skipped) }
    return [try LintInput(standardInput: Console.readInput(atMost: LintInput.limit))]
  }

  private static func knownFindings(in path: String) throws -> KnownFindings {
    var diagnostics = Diagnostics(file: path)
    guard let known = KnownFindings(try CommandInput.read(path), path: path, diagnostics: &diagnostics) else {
      Console.report(diagnostics.inOrder)
      throw Failure(message: "\(path): the baseline cannot be read", status: .badInput)
    }
    return known
  }

  /// Fixes the documents, or prints the diff.
  ///
  /// - Returns: `false` if a fix could not be written.
  private func applyFixes(_ tasks: [LintTask], _ known: KnownFindings?) throws -> Bool {
    let fixes = try LintFixes(tasks, selection, baseline: known)
    if tasks.contains(where: { $0.origin == .source }) {
      Console.report(
        Message(
          text: "menumock: --fix changes documents only", weight: .note,
          help: "change the sources where the findings point"))
    }
    if dryRun {
      try Console.write(fixes.difference.utf8)
      return true
    }
    var count = 0
    var isComplete = true
    for change in fixes.changes {
      if let obstacle = change.obstacle {
        Console.report("\(change.file): not fixed: \(obstacle)")
        isComplete = isComplete && change.origin == .stream
        continue
      }
      do throws(Failure) {
        try OutputFile(path: change.file).write(change.new)
        count += change.count
      } catch {
        // The findings are still reported, and the other documents fixed.
        Console.report(error)
        isComplete = false
      }
    }
    if !arguments.quiet, count > 0 {
      Console.report("menumock: fixed \(count == 1 ? "one finding" : "\(count) findings")")
    }
    return isComplete
  }

  private var selection: RuleSelection {
    var selection = RuleSelection()
    selection.only = only
    selection.ignored = ignore
    selection.includesAll = all
    return selection
  }

  /// Lints the documents and writes the findings to the selected output.
  ///
  /// - Returns: the consumed text.
  private func printReport(_ session: LintSession) throws(Failure) -> LintText {
    if let writeBaseline {
      let text = LintText(session, KnownFindings.writer(to: writeBaseline), reportsErrors: true)
      try OutputFile(path: writeBaseline).write(parts: text)
      return text
    }
    let text = LintText(session, report, warningsAreErrors: arguments.warningsAreErrors)
    if dryRun, output == "-" {
      // A dry run prints the diff only: findings would describe the unfixed documents.
      for _ in text {}
    } else {
      try OutputFile(path: output).write(parts: text)
    }
    return text
  }

  private var report: FindingReport {
    var report = FindingReport(as: format, rules: selection.rules, version: MenumockVersion.current)
    if output == "-", let terminal = Terminal(output: true) {
      report.hasColors = terminal.hasColors
      report.source = { FileSystem.bytes(at: $0) }
    }
    return report
  }

  private func printPortability(of tasks: [LintTask]) throws {
    let linters = Linters(selection)
    var text = ""
    var known: Set<String> = []
    var isReadable = true
    for task in tasks where known.insert(task.name).inserted {
      let source = try task.source()
      let linter = linters.linter(for: task)
      let options = try task.options(for: source, by: linter)
      do throws(RenderError) {
        let table = try linter.portability(of: source, options: options)
        switch format {
        case .json: text += JSONWriter.text(of: table.json, form: .compact) + "\n"
        case .text, .markdown, .sarif, .github, .junit: text += (text.isEmpty ? "" : "\n") + table.text
        }
      } catch {
        _ = ErrorReporter.report(error)
        isReadable = false
      }
    }
    try OutputFile(path: output).write(Array(text.utf8))
    if !isReadable { throw ExitCode.badInput }
  }
}
