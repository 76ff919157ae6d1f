import MockupSets
import MockupFiles
import ArgumentParser
import MenuLint
import MenuMockup
import MenuModel

/// `menumock check`.
struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Draws a set of mockups and compares it with its goldens: the visual regression test.",
    discussion: """
      PNGs are compared by their decoded pixels, SVG and PDF as files without the document and recipe that they carry. \
      For each difference it tells what changed in the document, in the layout and in the pixels since the golden was \
      drawn. The exit status is 1 where anything is different, missing, or made by no variant of the manifest.

      Examples:
        menumock check set.json --goldens goldens --accept
        menumock check set.json --goldens goldens --report report --junit check.xml
      """)

  @OptionGroup
  var selection: SetSelection

  // Not required for the parser, which would speak of a missing option where its name is written wrongly.
  @Option(
    name: .customLong("goldens"),
    help: ArgumentHelp("The folder of pictures to compare with, as batch would draw them.", valueName: "folder"))
  var goldenFolder: String?

  private var goldens: String { goldenFolder ?? "" }

  @Option(help: ArgumentHelp("Writes a report that a browser opens from disk.", valueName: "folder"))
  var report: String?

  @Option(help: ArgumentHelp("Writes what was found as JUnit XML; - for standard output.", valueName: "file"))
  var junit: String?

  @Flag(help: "Make what is drawn now the goldens: all that are different or missing, or those of --only.")
  var accept = false

  @Option(help: ArgumentHelp("Accept what was chosen in a report: its accept.json.", valueName: "file"))
  var acceptFrom: String?

  @Flag(help: "Remove the goldens that no variant of the whole manifest makes.")
  var prune = false

  @OptionGroup
  var tolerance: ComparisonArguments

  @OptionGroup
  var drawing: DrawingArguments

  func validate() throws {
    if accept, acceptFrom != nil { throw ValidationError("--accept and --accept-from do not go together") }
    if prune, !selection.only.isEmpty {
      throw ValidationError("--prune needs the whole manifest and does not go with --only")
    }
    try OutputNames.checkDistinct([("--results", selection.results), ("--junit", junit)])
    if let report, report == goldens { throw ValidationError("--report and --goldens are two folders") }
  }

  mutating func run() throws {
    guard goldenFolder != nil else { throw ValidationError("Missing expected argument '--goldens <folder>'") }
    var arguments = try drawing.setArguments()
    if selection.lint { arguments.lint = RuleSelection() }
    var run = CheckRun(goldens: goldens, arguments: arguments)
    run.comparison.threshold = tolerance.threshold
    run.comparison.maxDifferentPixels = tolerance.maxDifferentPixels
    run.comparison.needsPixels = selection.results != nil
    run.prunes = prune
    run.report = report
    run.jobs = selection.jobs
    let set = try selection.read(arguments, drawing)
    let variants = try selection.variants(of: set)
    try findGoldens()
    let orphans = try orphans(of: set, run)
    run.acceptance = try acceptance(set)
    try writing(report) { () throws(OutputFile.Problem) in try run.prepare() }
    let interruption = Interruption()
    let checked = check(variants, run, until: interruption)
    // Half a set is no reason to remove anything.
    let isInterrupted = interruption.isAsked && checked.count < variants.count
    let results = checked + (isInterrupted ? [] : run.results(ofOrphans: orphans))
    selection.tell(results.map(\.diagnostics), besides: set.documents, drawing)
    let lines = results.map(\.json)
    try selection.writeResults(lines)
    if let junit { try OutputFile(path: junit).write(JUnitReport(suite: set.file, lines: lines).xml) }
    try writing(report) { () throws(OutputFile.Problem) in try run.save(results, title: set.file) }
    let summary = tell(results)
    if isInterrupted {
      Console.say("menumock: interrupted: \(checked.count) of \(variants.count) pictures compared")
      throw ExitCode(Interruption.status)
    }
    if let problem = results.lazy.compactMap(\.problem).first { throw problem.status }
    if !summary.isGood { throw ExitCode.found }
  }

  private func check(_ variants: [Variant], _ run: CheckRun, until interruption: Interruption) -> [CheckResult] {
    let bar = drawing.quiet ? nil : ProgressBar(total: variants.count)
    defer { bar?.clear() }
    return run.check(variants, until: interruption.isAskedAnywhere) { result in
      bar?.advance(name: result.label, isFailure: !result.isGood)
    }
  }

  // MARK: Before

  /// Makes sure that there is a folder of goldens.
  private func findGoldens() throws {
    if FileSystem.isFolder(goldens) { return }
    if FileSystem.exists(goldens) {
      throw Failure(message: "\(goldens): goldens need a folder, and this is a file", status: .cannotCreate)
    }
    guard accept else {
      throw Failure(message: "\(goldens): there is no such folder; --accept makes the goldens", status: .noInput)
    }
    try writing(goldens) { () throws(OutputFile.Problem) in try OutputFile.makeFolder(goldens) }
  }

  /// The goldens that no variant makes; only the whole set can tell, and of several shards the first.
  private func orphans(of set: MockupSet, _ run: CheckRun) throws -> [String] {
    guard selection.only.isEmpty, selection.shard?.number ?? 1 == 1 else { return [] }
    do throws(SetError) {
      return try run.orphans(of: set)
    } catch {
      throw drawing.report(error)
    }
  }

  /// What is to be accepted.
  private func acceptance(_ set: MockupSet) throws -> Acceptance {
    guard let acceptFrom else { return accept ? .all : .nothing }
    let bytes = try CommandInput.read(acceptFrom)
    do throws(AcceptList.Problem) {
      let list = try AcceptList(bytes, file: acceptFrom == "-" ? "<stdin>" : acceptFrom)
      try list.check(against: set)
      return .chosen(list)
    } catch {
      Console.say(error.diagnostics, as: drawing.diagnosticFormat)
      throw ExitCode.badInput
    }
  }

  // MARK: After

  /// Says what was found.
  private func tell(_ results: [CheckResult]) -> CheckSummary {
    for result in results where drawing.quiet ? result.isError : drawing.verbose || !result.isGood {
      Console.say(result.text)
    }
    let summary = CheckSummary(results)
    if !drawing.quiet || !summary.isGood { Console.say(summary.description) }
    return summary
  }

  private func writing(_ path: String?, _ work: () throws(OutputFile.Problem) -> Void) throws(Failure) {
    do {
      try work()
    } catch {
      throw Failure(message: "\(path ?? ""): \(error.reason)", status: error.status)
    }
  }
}

extension CheckResult {
  /// What is to be said about the document, and what kept it from being drawn.
  fileprivate var diagnostics: (findings: [Diagnostic], errors: [Diagnostic]) {
    finding.verdict == .failed ? ([], finding.findings) : (finding.findings, [])
  }
}
