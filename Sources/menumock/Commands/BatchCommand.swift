import MockupSets
import MockupFiles
import ArgumentParser
import MenuLint
import MenuMockup
import MenuModel

/// `menumock batch`.
struct BatchCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "batch",
    abstract: "Draws a set of mockups, in all variants that its manifest names.",
    discussion: """
      Everything is read and checked before anything is drawn. A picture whose document, theme, images, strings and \
      options have not changed is left untouched. One document that is broken does not stop the others.

      Examples:
        menumock batch set.json -o pictures
        menumock batch set.json -o pictures --markdown pictures.md
        menumock batch set.json --only sort-menu --force
      """)

  @OptionGroup
  var selection: SetSelection

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The folder for pictures; the manifest's own by default.", valueName: "folder"))
  var output: String?

  @Flag(help: "Draw what has not changed, too.")
  var force = false

  @Option(help: ArgumentHelp("Writes <picture> elements; - for standard output.", valueName: "file"))
  var markdown: String?

  @Option(
    help: ArgumentHelp(
      "Writes what the --results, or else each of the pictures, is made from, as Make and Ninja read it.",
      valueName: "file"))
  var deps: String?

  @Flag(help: "Draw again whenever something that is read changes, until Ctrl-C.")
  var watch = false

  @OptionGroup
  var drawing: DrawingArguments

  func validate() throws {
    if watch, selection.manifest == "-" || [selection.results, markdown, deps].contains("-") {
      throw ValidationError("--watch goes with files")
    }
    try OutputNames.checkDistinct([("--results", selection.results), ("--markdown", markdown), ("--deps", deps)])
  }

  mutating func run() throws {
    guard watch else {
      var ignored = WatchLoop.Round()
      return try draw(&ignored)
    }
    let command = self
    let first = [selection.manifest, drawing.strings].compactMap(\.self) + drawing.folders.all
    try WatchLoop(isQuiet: drawing.quiet).run(first: first) { _ in
      var round = WatchLoop.Round()
      round.read(first)
      do {
        try command.draw(&round)
      } catch let failure as Failure {
        Console.say("menumock: \(failure.message)")
        round.isGood = false
      } catch let status as ExitCode {
        if status.rawValue == Interruption.status { throw status }
        round.isGood = false
      }
      return round
    }
  }

  /// Draws the set once.
  ///
  /// - Parameter round: takes what was read and written.
  private func draw(_ round: inout WatchLoop.Round) throws {
    var arguments = try drawing.setArguments()
    if selection.lint { arguments.lint = RuleSelection() }
    let set = try selection.read(arguments, drawing)
    round.read(set.inputFiles)
    round.wrote([selection.results, markdown, deps].compactMap(\.self))
    let variants = try selection.variants(of: set)
    let folder = output ?? set.folder
    if FileSystem.exists(folder), !FileSystem.isFolder(folder) {
      throw Failure(message: "\(folder): pictures need a folder, and this is a file", status: .cannotCreate)
    }
    let interruption = Interruption()
    let drawn = try draw(variants, run: SetRun(folder: folder, arguments: arguments), until: interruption)
    round.read(drawn.flatMap(\.inputFiles))
    round.wrote(drawn.map(\.path) + [FileSystem.path(BuildCache.fileName, in: folder)])
    selection.tell(drawn.map { ($0.findings, $0.errors) }, besides: set.documents, drawing)
    try selection.writeResults(drawn.lazy.map(\.json))
    if let markdown {
      // What goes to standard output is meant for a file of the folder that the program was started in.
      let place = markdown == "-" ? "." : FileSystem.folder(of: markdown)
      try OutputFile(path: markdown).write(parts: MockupSet.markdown(drawn, linkingFrom: place))
    }
    if let deps {
      let target = selection.results == "-" ? nil : selection.results
      try OutputFile(path: deps).write(parts: set.dependencies(of: drawn, target: target))
    }
    try summarize(drawn, of: variants.count, in: folder, isInterrupted: interruption.isAsked)
  }

  private func draw(_ variants: [Variant], run: SetRun, until interruption: Interruption) throws -> [VariantResult] {
    var run = run
    run.jobs = selection.jobs
    run.isForced = force
    run.needsPixels = selection.results != nil
    run.needsAltText = markdown != nil
    let isVerbose = drawing.verbose
    let bar = isVerbose || drawing.quiet ? nil : ProgressBar(total: variants.count)
    defer { bar?.clear() }
    do throws(OutputFile.Problem) {
      return try run.draw(variants, until: interruption.isAskedAnywhere) { result in
        bar?.advance(name: result.variant.name, isFailure: !result.isDone)
        guard isVerbose, result.isDone else { return }
        let isNew = if case .drawn = result.outcome { true } else { false }
        Console.say("\(result.variant.label) \(isNew ? "→" : "=") \(result.path)")
      }
    } catch {
      throw Failure(message: "\(run.folder): \(error.reason)", status: error.status)
    }
  }

  /// Lists what was not drawn.
  private func summarize(_ drawn: [VariantResult], of count: Int, in folder: String, isInterrupted: Bool) throws {
    let failures = drawn.filter { !$0.isDone }
    for failure in failures { Console.say("\(failure.path): not drawn: \(failure.variant.label)\(failure.reason)") }
    if isInterrupted, drawn.count < count {
      Console.say(
        "menumock: interrupted: \(drawn.count - failures.count) of \(count) pictures drawn; run again to go on")
      throw ExitCode(Interruption.status)
    }
    guard !failures.isEmpty else {
      // Who looks on wants to know that it is done, and where the pictures are.
      if drawing.verbose || !drawing.quiet && Terminal() != nil {
        Console.say("\(drawn.count == 1 ? "1 picture" : "\(drawn.count) pictures") in \(folder)")
      }
      return
    }
    Console.say("menumock: \(failures.count) of \(drawn.count) pictures were not drawn")
    for failure in failures {
      if case .unwritten(let problem) = failure.outcome { throw problem.status }
    }
    throw ExitCode.found
  }

}

extension VariantResult {
  /// What is wrong with the document.
  fileprivate var errors: [Diagnostic] {
    if case .refused(let error) = outcome { error.diagnostics } else { [] }
  }

  /// Why there is no picture, where that is not reported elsewhere.
  fileprivate var reason: String {
    switch outcome {
    case .unwritten(let problem): ": \(problem.reason)"
    case .unread: ": the document cannot be read"
    case .refused(.engine(let message)): ": \(message)"
    case .drawn, .unchanged, .refused(.invalid): ""
    }
  }
}
