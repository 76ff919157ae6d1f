import ArgumentParser
import MenuDocument
import MenuLint
import MenuMockup
import MockupFiles
import MockupSets

struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    command: "check",
    abstract: "Renders a set of mockups and compares it with its goldens (visual regression test).",
    discussion: """
      Compares PNGs by their decoded pixels, and SVGs and PDFs as files without the embedded document and recipe. For \
      each difference, the results name the changes in the document, the layout, and the pixels. Exits with 1 if a \
      picture differs from its golden or has none, or if a golden belongs to no variant of the manifest.

      Examples:
        menumock check
        menumock check set.json --goldens goldens --accept
        menumock check set.json --goldens goldens --report report --junit check.xml
      """)

  @OptionGroup
  var selection: SetSelection

  @Option(.goldens)
  var goldens: ProjectOption?

  @Option(.report)
  var report: ProjectOption?

  @Option(.junit)
  var junit: ProjectOption?

  @Flag(help: "Replace the different or missing goldens with the new pictures: all of them, or those of --only.")
  var accept = false

  @Option(
    help: ArgumentHelp("Accept the choices made in a report: its accept.json.", valueName: "file"), completion: .file())
  var acceptFrom: String?

  @Flag(help: "Delete goldens that no variant of the manifest produces.")
  var prune = false

  @OptionGroup
  var tolerance: ComparisonArguments

  @OptionGroup
  var drawing: DrawingArguments

  func validate() throws {
    if accept, acceptFrom != nil { throw ValidationError("--accept and --accept-from cannot be used together") }
    if prune, !selection.only.isEmpty {
      throw ValidationError("--prune cannot be used with --only, because it requires all variants")
    }
    try Self.checkOutputs(given)
  }

  private static func checkOutputs(_ options: ProjectOptions) throws {
    var claims = FileClaims()
    claims.write(options)
    try claims.checkArguments()
    if let report = options.path(.report), report == options.path(.goldens) {
      throw ValidationError("--report and --goldens must be different folders")
    }
  }

  private var given: ProjectOptions {
    ProjectOptions([goldens, report, junit] + tolerance.given + selection.given + drawing.given)
  }

  private func run(for set: MockupSet, _ options: ProjectOptions) throws -> CheckRun {
    guard let goldens = options.path(.goldens) else {
      throw ValidationError(
        "missing option --goldens\nhelp: name the folder, or set \"goldens\" in menumock.json")
    }
    var run = CheckRun(goldens: goldens, arguments: set.arguments)
    run.comparison.threshold = options.number(.threshold)
    run.comparison.maxDifferentPixels = options.integer(.maxDifferentPixels) ?? 0
    run.comparison.needsPixels = options.path(.results) != nil
    run.prunes = prune
    run.report = options.path(.report)
    run.jobs = options.integer(.jobs)
    return run
  }

  mutating func run() throws {
    let arguments = try drawing.setArguments()
    let set = try selection.read(arguments, drawing)
    if drawing.verbose { ProjectManifest.printOptions(set.project, given: given, settings: drawing.settings) }
    let options = given.over(set.options)
    try Self.checkOutputs(options)
    var run = try run(for: set, options)
    let variants = try selection.variants(of: set)
    try claims(set, run, options).checkArguments()
    try find(goldens: run.goldens)
    let orphans = try orphans(of: set, run)
    run.acceptance = try acceptance(set)
    try writing(run.report) { () throws(OutputFile.Problem) in try run.prepare() }
    let interruption = Interruption()
    let checked = check(variants, run, until: interruption)
    // An incomplete set never removes files.
    let isInterrupted = interruption.isRequested && checked.count < variants.count
    let results = checked + (isInterrupted ? [] : run.results(ofOrphans: orphans))
    selection.printFindings(results.map(\.remarks), besides: set.documents, drawing)
    let lines = results.map(\.json)
    try selection.write(lines, to: options.path(.results))
    if let junit = options.path(.junit) {
      try OutputFile(path: junit).write(JUnitReport(suite: set.file, lines: lines).xml)
    }
    try writing(run.report) { () throws(OutputFile.Problem) in try run.save(results, title: set.file) }
    let summary = printResults(results)
    if isInterrupted {
      Console.report("menumock: interrupted: \(checked.count) of \(variants.count) pictures compared", .error)
      throw ExitCode(Interruption.status)
    }
    if let problem = results.lazy.compactMap(\.problem).first { throw problem.status }
    if !summary.isGood { throw ExitCode.found }
  }

  private func claims(_ set: MockupSet, _ run: CheckRun, _ options: ProjectOptions) -> FileClaims {
    var claims = FileClaims()
    claims.read(set)
    claims.read(drawing.strings, as: "a string table")
    claims.read(selection.shardPlan, as: "the shard plan")
    claims.read(acceptFrom, as: "the accepted choices")
    claims.write(options)
    for variant in set.variants {
      let golden = FileSystem.path(variant.output, in: run.goldens)
      if accept || acceptFrom != nil {
        claims.write(golden, as: "the golden of \(variant.label)")
      } else {
        claims.read(golden, as: "the golden of \(variant.label)")
      }
    }
    if let report = options.path(.report) { claims.write(report: report) }
    return claims
  }

  private func check(_ variants: [Variant], _ run: CheckRun, until interruption: Interruption) -> [CheckResult] {
    let bar = drawing.quiet ? nil : ProgressBar(total: variants.count)
    defer { bar?.clear() }
    return run.check(variants, until: interruption.isRequestedAnywhere) { result in
      bar?.advance(name: result.label, isFailure: !result.isGood)
    }
  }

  private func find(goldens: String) throws {
    if FileSystem.isFolder(goldens) { return }
    if FileSystem.exists(goldens) {
      throw Failure(message: "\(goldens): expected a folder for the goldens, found a file", status: .cannotCreate)
    }
    guard accept else {
      throw Failure(
        message: "\(goldens): the folder does not exist", help: "--accept creates the goldens", status: .noInput)
    }
    try writing(goldens) { () throws(OutputFile.Problem) in try OutputFile.makeFolder(goldens) }
  }

  /// The goldens without a variant. Only a whole set can tell, and only the first of several shards reports them.
  private func orphans(of set: MockupSet, _ run: CheckRun) throws -> [String] {
    guard selection.only.isEmpty, selection.shard?.number ?? 1 == 1 else { return [] }
    do throws(SetError) {
      return try run.orphans(of: set)
    } catch {
      throw ErrorReporter.report(error)
    }
  }

  private func acceptance(_ set: MockupSet) throws -> Acceptance {
    guard let acceptFrom else { return accept ? .all : .nothing }
    let bytes = try CommandInput.read(acceptFrom)
    do throws(AcceptList.Problem) {
      let list = try AcceptList(bytes, file: acceptFrom == "-" ? "<stdin>" : acceptFrom)
      try list.check(against: set)
      return .chosen(list)
    } catch {
      Console.report(error.diagnostics)
      throw ExitCode.badInput
    }
  }

  private func printResults(_ results: [CheckResult]) -> CheckSummary {
    let reported = results.filter { drawing.quiet ? $0.isError : drawing.verbose || !$0.isGood }
    let summary = CheckSummary(results)
    CheckReporter.report(reported)
    if !drawing.quiet || !summary.isGood { CheckReporter.report(summary) }
    StepSummary.append(CheckReporter.markdown(results.filter { !$0.isGood }, summary))
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
  fileprivate var remarks: (findings: [Remark], errors: [Remark]) {
    finding.verdict == .failed ? ([], finding.findings) : (finding.findings, [])
  }
}
