import ArgumentParser
import MenuDocument
import MenuLint
import MenuMockup
import MockupFiles
import MockupSets
import PositionedJSON

struct BatchCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    command: "batch",
    abstract: "Renders a set of mockups in all variants of its manifest.",
    discussion: """
      Reads and checks every input before rendering. A picture stays untouched if its document, theme, images, \
      strings, and options are unchanged. A document with errors does not stop the others.

      Examples:
        menumock batch
        menumock batch set.json -o pictures
        menumock batch set.json -o pictures --markdown pictures.md
        menumock batch set.json --prune --dry-run
        menumock batch set.json --only 'sort-*' --force
      """)

  @OptionGroup
  var selection: SetSelection

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("Output folder (default: the manifest's folder).", valueName: "folder"),
    completion: .directory)
  var output: String?

  @Flag(help: "Render unchanged pictures, too.")
  var force = false

  @Flag(help: "Delete pictures from earlier runs that no variant of the manifest produces.")
  var prune = false

  @Flag(help: "Write nothing; list the planned actions on standard output, one per line.")
  var dryRun = false

  @Option(.markdown)
  var markdown: ProjectOption?

  @Option(.markdownStyle)
  var markdownStyle: ProjectOption?

  @Option(.markdownBase)
  var markdownBase: ProjectOption?

  @Option(.alt)
  var alt: ProjectOption?

  @Option(.legend)
  var legend: ProjectOption?

  @Option(.deps)
  var deps: ProjectOption?

  @Flag(help: "Render again whenever an input file changes, until Ctrl-C.")
  var watch = false

  @OptionGroup
  var drawing: DrawingArguments

  func validate() throws {
    if prune, selection.isPart {
      throw ValidationError("--prune cannot be used with --only or --shard, because it requires all variants")
    }
    if watch, ExecutionContext.current.capturedOutput != nil {
      throw ValidationError("--watch cannot be used in a worker, because it never ends")
    }
    let usesStandardOutput = [selection.results, markdown, deps].contains { $0?.path == "-" }
    if watch, prune || dryRun || selection.manifest == "-" || usesStandardOutput {
      throw ValidationError("--watch cannot be used with --prune, --dry-run, or standard input and output")
    }
    try Self.checkOutputs(given)
  }

  private static func checkOutputs(_ options: ProjectOptions) throws {
    var claims = FileClaims()
    claims.write(options)
    try claims.checkArguments()
    for (name, folder) in [("--alt", options.path(.alt)), ("--legend", options.path(.legend))] where folder == "-" {
      throw ValidationError("\(name): expected a folder for one text per picture, found standard output")
    }
  }

  private var given: ProjectOptions {
    ProjectOptions(
      [markdown, markdownStyle, markdownBase, alt, legend, deps] + selection.given + drawing.given)
  }

  private func options(for set: MockupSet) throws -> ProjectOptions {
    if drawing.verbose { ProjectManifest.printOptions(set.project, given: given, settings: drawing.settings) }
    var options = given.over(set.options)
    // A selection must not overwrite the files that describe the whole project.
    if selection.isPart {
      options[.markdown] = given[.markdown]
      options[.deps] = given[.deps]
    }
    try Self.checkOutputs(options)
    return options
  }

  mutating func run() throws {
    guard watch else {
      var noRound: WatchLoop.Iteration?
      return try draw(&noRound)
    }
    let command = self
    let first = [try ProjectManifest.path(selection.manifest), drawing.strings].compactMap(\.self) + drawing.folders
    try WatchLoop(isQuiet: drawing.quiet).run(named: first) { _ in
      var round: WatchLoop.Iteration? = WatchLoop.Iteration()
      round?.read(first)
      do {
        try command.draw(&round)
      } catch let failure as Failure {
        Console.report(failure)
        round?.isGood = false
      } catch let status as ExitCode {
        if status.rawValue == Interruption.status { throw status }
        round?.isGood = false
      }
      return round ?? WatchLoop.Iteration()
    }
  }

  /// - Parameter round: collects the files read and written, which may be many; `nil` to skip that.
  private func draw(_ round: inout WatchLoop.Iteration?) throws {
    let set = try selection.read(try drawing.setArguments(), drawing)
    let options = try options(for: set)
    round?.read(set.inputFiles)
    round?.wrote([options.path(.results), options.path(.deps)].compactMap(\.self))
    let variants = try selection.variants(of: set)
    let folder = output ?? set.folder
    if FileSystem.exists(folder), !FileSystem.isFolder(folder) {
      throw Failure(message: "\(folder): expected a folder for the pictures, found a file", status: .cannotCreate)
    }
    try claims(set, variants, options, folder: folder).checkArguments()
    var run = SetRun(folder: folder, arguments: set.arguments)
    run.isForced = force
    let obsoleteOutputs = prune ? try obsoleteOutputs(of: set, run) : []
    if dryRun { return try list(run.plan(variants), obsoleteOutputs) }
    let interruption = Interruption()
    let drawn = try draw(variants, run: run, options, until: interruption)
    round?.read(drawn.flatMap(\.inputFiles))
    round?.wrote(drawn.map(\.path) + [FileSystem.path(BuildCache.fileName, in: folder)])
    selection.printFindings(
      drawn.map { ($0.findings, $0.errors.map(Remark.diagnostic)) }, besides: set.documents, drawing)
    try selection.write(drawn.lazy.map(\.json), to: options.path(.results))
    let texts = try writeTexts(of: drawn, options)
    round?.wrote(texts)
    let snippets = try writeSnippets(of: drawn, options)
    round?.wrote(snippets)
    if let deps = options.path(.deps) {
      let target = options.path(.results) == "-" ? nil : options.path(.results)
      do {
        try OutputFile(path: deps).update(Array(try set.dependencies(of: drawn, target: target).joined()))
      } catch let error as MockupSet.UnwritablePath {
        throw Failure(
          message: "\(deps): a dependency file cannot contain the path \(Quotation.of(error.path))",
          help: "rename the file without a line break", status: .badInput)
      }
    }
    // An incomplete set never removes files.
    if !interruption.isRequested { try remove(obsoleteOutputs, run) }
    try summarize(drawn, of: variants.count, in: folder, isInterrupted: interruption.isRequested)
  }

  private func claims(
    _ set: MockupSet, _ variants: [Variant], _ options: ProjectOptions, folder: String
  ) -> FileClaims {
    var claims = FileClaims()
    claims.read(set)
    claims.read(drawing.strings, as: "a string table")
    claims.read(selection.shardPlan, as: "the shard plan")
    claims.write(options)
    claims.write(FileSystem.path(BuildCache.fileName, in: folder), as: "the build cache")
    if let folder = options.markdownFolder {
      for path in MockupSet.snippetPaths(of: variants, in: folder, style: options.markdownStyle).sorted() {
        claims.write(path, as: ProjectOption.Key.markdown.option)
      }
    }
    for variant in variants {
      claims.write(FileSystem.path(variant.output, in: folder), as: "the picture \(variant.label)")
      if let alt = options.path(.alt) {
        claims.write(ImageTexts.alt(in: alt).path(of: variant.output), as: "an alt text")
      }
      if let legend = options.path(.legend) {
        claims.write(ImageTexts.legend(in: legend).path(of: variant.output), as: "a legend")
      }
    }
    return claims
  }

  /// Writes the snippets that show the pictures; returns their paths.
  private func writeSnippets(of drawn: [VariantResult], _ options: ProjectOptions) throws(Failure) -> [String] {
    guard let path = options.path(.markdown) else { return [] }
    let base = options.path(.markdownBase)
    let style = options.markdownStyle
    guard let folder = options.markdownFolder else {
      // Markdown on standard output is meant for a file in the current folder.
      let linkBase = base ?? (path == "-" ? "." : FileSystem.folder(of: path))
      try OutputFile(path: path).update(
        Array(MockupSet.markdown(drawn, linkingFrom: linkBase, style: style).joined()))
      return [path]
    }
    let snippets = MockupSet.snippets(drawn, in: folder, linkingFrom: base, style: style)
    for snippet in snippets {
      let file = OutputFile(path: snippet.path)
      try file.makeOwnFolder()
      try file.update(snippet.bytes)
    }
    return snippets.map(\.path)
  }

  /// Writes alt texts and legends; returns their paths.
  private func writeTexts(of drawn: [VariantResult], _ options: ProjectOptions) throws(Failure) -> [String] {
    var paths: [String] = []
    if let alt = options.path(.alt) {
      paths += try ImageTexts.alt(in: alt).write(drawn.lazy.map { ($0.variant.output, $0.altText) })
    }
    if let legend = options.path(.legend) {
      paths += try ImageTexts.legend(in: legend).write(drawn.lazy.map { ($0.variant.output, $0.legend) })
    }
    return paths
  }

  private func obsoleteOutputs(of set: MockupSet, _ run: SetRun) throws -> [String] {
    do throws(SetError) {
      return try run.obsoleteOutputs(of: set)
    } catch {
      throw ErrorReporter.report(error)
    }
  }

  private func list(_ plan: [PlannedImage], _ obsoleteOutputs: [String]) throws {
    let removed = obsoleteOutputs.map { PlannedImage(action: .remove, output: $0) }
    for image in plan + removed { try Console.write("\(image.action.rawValue) \(image.output)\n".utf8) }
  }

  private func remove(_ obsoleteOutputs: [String], _ run: SetRun) throws {
    for path in obsoleteOutputs {
      do throws(OutputFile.Problem) {
        try run.remove(path)
      } catch {
        throw Failure(message: "\(path): \(error.reason)", status: error.status)
      }
      if !drawing.quiet { Console.report("\(path): removed, because no variant of the manifest has this path") }
    }
  }

  private func draw(
    _ variants: [Variant], run: SetRun, _ options: ProjectOptions, until interruption: Interruption
  ) throws -> [VariantResult] {
    var run = run
    run.jobs = options.integer(.jobs)
    run.needsPixels = options.path(.results) != nil
    run.needsAltText = options.path(.markdown) != nil || options.path(.alt) != nil
    run.needsLegend = options.path(.markdown) != nil || options.path(.legend) != nil
    let isVerbose = drawing.verbose
    let bar = isVerbose || drawing.quiet ? nil : ProgressBar(total: variants.count)
    defer { bar?.clear() }
    do throws(OutputFile.Problem) {
      return try run.draw(variants, until: interruption.isRequestedAnywhere) { result in
        bar?.advance(name: result.variant.name, isFailure: !result.isDone)
        guard isVerbose, result.isDone else { return }
        let isNew = if case .drawn = result.outcome { true } else { false }
        Console.report("\(result.variant.label) \(isNew ? "→" : "=") \(result.path)")
      }
    } catch {
      throw Failure(message: "\(run.folder): \(error.reason)", status: error.status)
    }
  }

  private func summarize(_ drawn: [VariantResult], of count: Int, in folder: String, isInterrupted: Bool) throws {
    let failures = drawn.filter { !$0.isDone }
    for failure in failures {
      let text = "\(failure.path) was not rendered: \(failure.variant.label)\(failure.reason)"
      Console.report(Message(text: text, weight: .error, file: failure.variant.input))
    }
    if isInterrupted, drawn.count < count {
      Console.report(
        Message(
          text: "interrupted: \(drawn.count - failures.count) of \(count) pictures rendered", weight: .error,
          help: "run the command again to continue"))
      throw ExitCode(Interruption.status)
    }
    guard !failures.isEmpty else {
      // At a terminal, report completion and where the images are.
      if drawing.verbose || !drawing.quiet && Terminal() != nil {
        Console.report("\(drawn.count == 1 ? "1 picture" : "\(drawn.count) pictures") in \(folder)")
      }
      return
    }
    Console.report("menumock: \(failures.count) of \(drawn.count) pictures were not rendered", .error)
    for failure in failures {
      if case .unwritten(let problem) = failure.outcome { throw problem.status }
    }
    throw ExitCode.found
  }

}

extension VariantResult {
  /// The alt text with a line end; `nil` without an image.
  fileprivate var altText: String? { isDone ? output?.altText.map { $0 + "\n" } : nil }

  /// `nil` without an image or callouts.
  fileprivate var legend: String? { isDone ? output?.legend.flatMap { $0.isEmpty ? nil : $0 } : nil }

  fileprivate var errors: [Diagnostic] {
    if case .rejected(let error) = outcome { error.diagnostics } else { [] }
  }

  /// The reason for a missing image, unless reported elsewhere.
  fileprivate var reason: String {
    switch outcome {
    case .unwritten(let problem): ": \(problem.reason)"
    case .unread: ": the document cannot be read"
    case .rejected(.engine(let message)): ": \(message)"
    case .drawn, .unchanged, .rejected(.invalid): ""
    }
  }
}
