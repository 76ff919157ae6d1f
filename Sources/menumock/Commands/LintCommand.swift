import ArgumentParser
import MenuDocument
import MenuLint
import MenuMockup
import MockupFiles
import MockupSets
import PositionedJSON

/// `menumock lint`.
struct LintCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    command: "lint",
    abstract: "Judges menus by the guidelines.",
    discussion: """
      An input is a document, a folder of them, a manifest, whose documents are judged with their strings, or a picture \
      that carries its document. Findings go to standard output. The exit status is 1 where any is as bad as --fail-on \
      says, and 65 where a document cannot be read.

      Examples:
        menumock lint
        menumock lint menus/
        menumock lint menu.json --fix --dry-run
        menumock lint set.json --format sarif -o lint.sarif
      """)

  @Argument(
    help: ArgumentHelp(
      "Documents, folders, manifests or pictures, - for standard input; by default the project's menumock.json.",
      valueName: "input"), completion: .file())
  var inputs: [String] = []

  @Option(help: "text, json, sarif, github, markdown or junit.")
  var format = FindingFormat.text

  @Option(
    name: .shortAndLong, help: ArgumentHelp("Where to write the findings; - for standard output.", valueName: "file"),
    completion: .file())
  var output = "-"

  @Option(help: "From which severity on the exit status is 1: error, warning, suggestion or never.")
  var failOn = FailureThreshold.warning

  @Option(
    help: ArgumentHelp("Apply only this rule; may be repeated.", valueName: "rule"), completion: .rules,
    transform: RuleName.argument)
  var only: [RuleName] = []

  @Option(
    help: ArgumentHelp("Do without this rule; may be repeated.", valueName: "rule"), completion: .rules,
    transform: RuleName.argument)
  var ignore: [RuleName] = []

  @Flag(help: "Apply the rules, too, that are off by default.")
  var all = false

  @Flag(help: "Mend in the documents what can be mended without a person.")
  var fix = false

  @Flag(help: "With --fix: write nothing, and print what would change as a unified diff.")
  var dryRun = false

  @Option(
    help: ArgumentHelp("A file of known findings, which are not told again.", valueName: "file"), completion: .file())
  var baseline: String?

  @Option(
    help: ArgumentHelp("Writes what is found to a file of known findings.", valueName: "file"), completion: .file())
  var writeBaseline: String?

  @Option(
    help: ArgumentHelp("Tell what a rule asks, why, and how to do without it.", valueName: "rule"), completion: .rules,
    transform: RuleName.argument)
  var explain: RuleName?

  @Flag(
    help: "Tell what each platform makes of the documents, item by item, in place of findings; text, markdown or json.")
  var portability = false

  @OptionGroup
  var arguments: LintArguments

  func validate() throws {
    if portability, ![.text, .markdown, .json].contains(format) {
      throw ValidationError("--portability is told as text, markdown or json")
    }
    if dryRun, !fix { throw ValidationError("--dry-run goes with --fix") }
    if inputs.count(where: { $0 == "-" }) > 1 { throw ValidationError("standard input can be read only once") }
    for input in inputs where input == output && input != "-" {
      throw ValidationError("\(input) cannot take both the document and the findings")
    }
  }

  mutating func run() throws {
    if let explain { return try Console.write(explain.rule.explanation.utf8) }
    let tasks = try tasks()
    if portability { return try tellPortability(of: tasks) }
    let known = try baseline.map { path throws(Failure) in try KnownFindings(path: path) }
    var isMended = true
    if fix {
      let mending = try LintMending(tasks, selection, baseline: known, isDry: dryRun)
      isMended = mending.isWhole
      if dryRun {
        try Console.write(mending.difference.utf8)
      } else if !arguments.quiet, mending.count > 0 {
        Console.say("menumock: \(mending.count == 1 ? "one finding" : "\(mending.count) findings") mended")
      }
    }
    let run = try tell(LintCommandRun(tasks, selection, baseline: known, jobs: arguments.jobs))
    if writeBaseline == nil, !arguments.quiet {
      for entry in run.stale { Console.say("\(baseline ?? ""): no longer applies: \(entry)") }
    }
    if let status = run.status { throw status }
    if writeBaseline != nil { return }
    if !isMended { throw ExitCode.cannotCreate }
    if let threshold = failOn.severity, run.worst?.isAtLeast(threshold) == true { throw ExitCode.found }
  }

  private func tasks() throws -> [LintTask] {
    var tasks = LintTasks(arguments, passingOver: [baseline, writeBaseline].compactMap(\.self))
    for input in inputs.isEmpty ? [try ProjectManifest.path(nil)] : inputs { try tasks.add(input) }
    return tasks.tasks
  }

  private var selection: RuleSelection {
    var selection = RuleSelection()
    selection.only = only
    selection.ignored = ignore
    selection.includesAll = all
    return selection
  }

  /// Judges the documents, and writes what is found to where it is asked for.
  ///
  /// - Returns: the run, which is through.
  private func tell(_ run: LintCommandRun) throws(Failure) -> LintCommandRun {
    if let writeBaseline {
      let text = LintText(run, KnownFindings.writer(to: writeBaseline), saysErrors: true)
      try OutputFile(path: writeBaseline).write(parts: text)
      return text.run
    }
    let text = LintText(run, report)
    if dryRun, output == "-" {
      // A dry run has told what would change, and what is found in documents as they are says nothing about that.
      for _ in text {}
    } else {
      try OutputFile(path: output).write(parts: text)
    }
    return text.run
  }

  private var report: FindingReport {
    var report = FindingReport(as: format, rules: selection.rules, version: MenumockVersion.current)
    if output == "-", let terminal = Terminal(output: true) {
      report.hasColors = terminal.hasColors
      report.source = { FileSystem.bytes(at: $0) }
    }
    return report
  }

  private func tellPortability(of tasks: [LintTask]) throws {
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
        _ = Refusal.report(error)
        isReadable = false
      }
    }
    try OutputFile(path: output).write(Array(text.utf8))
    if !isReadable { throw ExitCode.badInput }
  }
}
