import ArgumentParser
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
      """)

  @Argument(help: "A manifest: menumock schema --manifest describes it.")
  var manifest: String

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The folder for pictures; the manifest's own by default.", valueName: "folder"))
  var output: String?

  @Option(name: .shortAndLong, help: "How many pictures are drawn at once; all processors where this is not given.")
  var jobs: Int?

  @Option(help: ArgumentHelp("Draw only the mockup of this name; may be repeated.", valueName: "name"))
  var only: [String] = []

  @Flag(help: "Draw what has not changed, too.")
  var force = false

  @Option(help: ArgumentHelp("Draw one part of several: 2/3 is the second of three.", valueName: "i/n"))
  var shard: Shard?

  @Option(
    help: ArgumentHelp("Makes shards that take equally long: the --results of an earlier run.", valueName: "file"))
  var shardPlan: String?

  @Option(help: ArgumentHelp("Writes a line of JSON for each picture; - for standard output.", valueName: "file"))
  var results: String?

  @Option(help: ArgumentHelp("Writes <picture> elements; - for standard output.", valueName: "file"))
  var markdown: String?

  @Option(
    help: ArgumentHelp(
      "Writes what the --results, or else each of the pictures, is made from, as Make and Ninja read it.",
      valueName: "file"))
  var deps: String?

  @OptionGroup
  var drawing: DrawingArguments

  func validate() throws {
    if let jobs, !(1...1024).contains(jobs) { throw ValidationError("--jobs takes a number from 1 to 1024") }
    if shardPlan != nil, shard == nil { throw ValidationError("--shard-plan goes with --shard") }
  }

  mutating func run() throws {
    let arguments = try drawing.setArguments()
    let set = try read(arguments)
    let names = Set(set.variants.map(\.name))
    for name in only where !names.contains(name) {
      throw Failure(message: "--only: the set has no mockup “\(name)”", status: .noInput)
    }
    let part = try part(of: names)
    let variants = set.variants.filter { variant in
      (only.isEmpty || only.contains(variant.name)) && part?.contains(variant.name) ?? true
    }
    let folder = output ?? set.folder
    if FileSystem.exists(folder), !FileSystem.isFolder(folder) {
      throw Failure(message: "\(folder): pictures need a folder, and this is a file", status: .cannotCreate)
    }
    for document in set.documents { Console.say(document.errors, as: drawing.diagnosticFormat) }
    let interruption = Interruption()
    let drawn = try draw(variants, run: SetRun(folder: folder, arguments: arguments), until: interruption)
    tell(drawn, besides: set.documents)
    try write(drawn.lazy.map(\.line), to: results)
    if let markdown { try write(MockupSet.markdown(drawn), to: markdown) }
    if let deps { try write(set.dependencies(of: drawn, target: results == "-" ? nil : results), to: deps) }
    try summarize(drawn, of: variants.count, isInterrupted: interruption.isAsked)
  }

  /// The mockups of the shard that is asked for; `nil` for all.
  private func part(of names: Set<String>) throws -> Set<String>? {
    guard let shard else { return nil }
    guard let shardPlan else { return names.filter(shard.contains) }
    guard let bytes = FileSystem.bytes(at: shardPlan) else {
      throw Failure(message: "\(shardPlan): there is no such file", status: .noInput)
    }
    do throws(ShardPlan.Problem) {
      return try ShardPlan(results: bytes, file: shardPlan).names(of: shard, among: names)
    } catch {
      throw Failure(message: error.description, status: .badInput)
    }
  }

  private func read(_ arguments: SetArguments) throws -> MockupSet {
    guard let bytes = FileSystem.bytes(at: manifest) else {
      throw Failure(message: "\(manifest): there is no such file", status: .noInput)
    }
    do throws(SetError) {
      let set = try MockupSet.read(bytes, file: manifest, arguments: arguments)
      if !drawing.quiet { Console.say(set.findings, as: drawing.diagnosticFormat) }
      return set
    } catch {
      Console.say(error.diagnostics, as: drawing.diagnosticFormat)
      throw ExitCode.badInput
    }
  }

  private func draw(_ variants: [Variant], run: SetRun, until interruption: Interruption) throws -> [VariantResult] {
    var run = run
    run.jobs = jobs
    run.isForced = force
    run.needsPixels = results != nil
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

  /// Says what was found: once, however many pictures of a document it is about.
  private func tell(_ drawn: [VariantResult], besides documents: [SetDocument]) {
    var said = Set(documents.flatMap(\.errors))
    for result in drawn {
      var found = drawing.quiet ? [] : result.findings
      if case .refused(let error) = result.outcome { found = error.diagnostics }
      Console.say(found.filter { said.insert($0).inserted }, as: drawing.diagnosticFormat)
    }
  }

  /// Lists what was not drawn.
  private func summarize(_ drawn: [VariantResult], of count: Int, isInterrupted: Bool) throws {
    let failures = drawn.filter { !$0.isDone }
    for failure in failures { Console.say("\(failure.path): not drawn: \(failure.variant.label)\(failure.reason)") }
    if isInterrupted, drawn.count < count {
      Console.say(
        "menumock: interrupted: \(drawn.count - failures.count) of \(count) pictures drawn; run again to go on")
      throw ExitCode(Interruption.status)
    }
    guard !failures.isEmpty else {
      if drawing.verbose { Console.say("\(drawn.count) pictures") }
      return
    }
    Console.say("menumock: \(failures.count) of \(drawn.count) pictures were not drawn")
    for failure in failures {
      if case .unwritten(let problem) = failure.outcome { throw problem.status }
    }
    throw ExitCode.found
  }

  private func write(_ parts: some Sequence<[UInt8]>, to path: String?) throws {
    guard let path else { return }
    try OutputFile(path: path).write(parts: parts)
  }
}

extension VariantResult {
  /// The line of the results.
  fileprivate var line: [UInt8] { Array((JSONWriter.text(of: json, form: .compact) + "\n").utf8) }

  /// Why there is no picture, where that is not told elsewhere.
  fileprivate var reason: String {
    switch outcome {
    case .unwritten(let problem): ": \(problem.reason)"
    case .unread: ": the document cannot be read"
    case .refused(.engine(let message)): ": \(message)"
    case .drawn, .unchanged, .refused(.invalid): ""
    }
  }
}
