import ArgumentParser
import MenuLint
import MenuMockup
import MenuModel
import MockupFiles
import MockupSets

/// `menumock lint`.
struct LintCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lint",
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
    let options = try arguments.options()
    var tasks = LintTasks(
      options: options, arguments: arguments.setArguments(options),
      passingOver: [baseline, writeBaseline].compactMap(\.self))
    for input in inputs.isEmpty ? [try ProjectManifest.path(nil)] : inputs { try tasks.add(input) }
    if portability { return try tellPortability(of: tasks.tasks) }
    var run = LintCommandRun(tasks: tasks.tasks, selection: selection, arguments: arguments)
    run.baseline = try baseline.map { path throws(Failure) in try KnownFindings(path: path) }
    var status: ExitCode?
    if fix {
      let mended = try run.mend(isDry: dryRun)
      if dryRun { try Console.write(mended.diff.utf8) }
      if !mended.isWhole { status = .cannotCreate }
      if !arguments.quiet, !dryRun, mended.count > 0 {
        Console.say("menumock: \(mended.count == 1 ? "one finding" : "\(mended.count) findings") mended")
      }
    }
    // A dry run has told what would change, and what is found in documents as they are says nothing about that.
    let isTold = !dryRun || output != "-"
    let isPiecewise = output == "-" && writeBaseline == nil && format.isPiecewise
    var findings: [Finding] = []
    let summary = try run.judge { found throws(Failure) in
      if !isPiecewise { findings += found } else if isTold { try tell(found) }
    }
    if let writeBaseline {
      try KnownFindings.write(findings, to: writeBaseline)
      guard summary.isReadable else { throw ExitCode.badInput }
      return
    }
    if !arguments.quiet { for entry in summary.stale { Console.say("\(baseline ?? ""): no longer applies: \(entry)") } }
    if isTold, !isPiecewise { try tell(findings, in: summary.files) }
    if !summary.isReadable { throw ExitCode.badInput }
    if let status { throw status }
    if let threshold = failOn.severity, summary.worst?.isAtLeast(threshold) == true { throw ExitCode.found }
  }

  private var selection: RuleSelection {
    var selection = RuleSelection()
    selection.only = only
    selection.ignored = ignore
    selection.includesAll = all
    return selection
  }

  private func tell(_ findings: [Finding], in files: [String] = []) throws(Failure) {
    var report = FindingReport(
      findings, files: files, rules: selection.rules, version: MenumockVersion.current)
    if output == "-", let terminal = Terminal(output: true) {
      report.hasColors = terminal.hasColors
      report.source = { FileSystem.bytes(at: $0) }
    }
    try OutputFile(path: output).write(Array(report.text(as: format).utf8))
  }

  private func tellPortability(of tasks: [LintTask]) throws {
    let linter = Linter(selection: selection, resources: arguments.resources)
    var text = ""
    var known: Set<String> = []
    var isReadable = true
    for task in tasks where known.insert(task.name).inserted {
      let source = try task.source()
      do throws(RenderError) {
        let table = try linter.portability(of: source, options: task.options)
        switch format {
        case .json: text += JSONWriter.text(of: table.json, form: .compact) + "\n"
        case .text, .markdown, .sarif, .github, .junit: text += (text.isEmpty ? "" : "\n") + table.text
        }
      } catch {
        Console.say(error.diagnostics)
        isReadable = false
      }
    }
    try OutputFile(path: output).write(Array(text.utf8))
    if !isReadable { throw ExitCode.badInput }
  }
}
