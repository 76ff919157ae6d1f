import ArgumentParser
import MenuDocument
import MenuLint
import MenuMockup
import MockupFiles
import MockupScene
import MockupSets
import PositionedJSON

/// Whether results contain the findings of lint; without a choice, the manifest decides.
enum LintChoice: String, EnumerableFlag {
  case lint, noLint

  static func name(for value: LintChoice) -> NameSpecification { .long }

  static func help(for value: LintChoice) -> ArgumentHelp? {
    switch value {
    case .lint: .of(.lint)
    case .noLint: "Don't check the documents with lint, even if the manifest turns it on."
    }
  }
}

/// A manifest and the selected part of its images, shared by all commands on sets.
struct SetSelection: ParsableArguments {
  @Argument(
    help:
      "Manifest of the set (default: menumock.json in this folder or the nearest one above).",
    completion: .documents)
  var manifest: String?

  @Option(.jobs, name: .shortAndLong)
  var jobs: ProjectOption?

  @Option(
    help: ArgumentHelp(
      "Render only mockups with this name; * matches any characters, ? one character; repeatable.",
      valueName: "name"), completion: .mockups)
  var only: [String] = []

  @Option(
    help: ArgumentHelp("Render one shard of several: 2/3 is the second of three.", valueName: "i/n"),
    transform: Shard.argument)
  var shard: Shard?

  @Option(
    help: ArgumentHelp("Balance shards by the durations in the --results of an earlier run.", valueName: "file"),
    completion: .file())
  var shardPlan: String?

  @Option(.results)
  var results: ProjectOption?

  @Flag
  private var lintChoice: LintChoice?

  private var lint: Bool? { lintChoice.map { $0 == .lint } }

  func validate() throws {
    if shardPlan != nil, shard == nil { throw ValidationError("--shard-plan requires --shard") }
  }

  var isPart: Bool { !only.isEmpty || shard != nil }

  /// Reads the set; reports its errors and those of its documents.
  func read(_ arguments: SetArguments, _ drawing: DrawingArguments) throws -> MockupSet {
    var arguments = arguments
    arguments.lint = lint == true ? RuleSelection() : nil
    var set = try drawing.readSet(try ProjectManifest.path(manifest), arguments)
    if lint == false { set.arguments.lint = nil }
    if !set.reportFindings(isQuiet: drawing.quiet) { throw ExitCode.badInput }
    for document in set.documents { Console.report(document.errors) }
    return set
  }

  func variants(of set: MockupSet) throws(Failure) -> [Variant] {
    let names = Set(set.variants.map(\.name))
    let wanted = try wanted(of: names)
    let part = try part(of: names)
    return set.variants.filter { wanted.contains($0.name) && part?.contains($0.name) ?? true }
  }

  /// The mockups selected by `--only`, or all.
  private func wanted(of names: Set<String>) throws(Failure) -> Set<String> {
    guard !only.isEmpty else { return names }
    var wanted: Set<String> = []
    for text in only {
      let pattern = NamePattern(text)
      // A name that contains pattern characters matches itself.
      let found = names.contains(text) ? [text] : names.filter(pattern.matches)
      guard !found.isEmpty else {
        let what = pattern.isPattern ? "no mockup of the set matches" : "unknown mockup"
        throw Failure(
          message: "--only: \(what) \(Quotation.of(text))",
          help: NearestName.find(text, among: names.sorted()).map { "did you mean \(Quotation.of($0))?" },
          status: .noInput)
      }
      wanted.formUnion(found)
    }
    return wanted
  }

  /// The mockups of the selected shard; `nil` for all.
  private func part(of names: Set<String>) throws(Failure) -> Set<String>? {
    guard let shard else { return nil }
    guard let shardPlan else { return names.filter(shard.contains) }
    let bytes = try CommandInput.read(shardPlan, atMost: .pictureBytes)
    do throws(ShardPlan.Problem) {
      return try ShardPlan(results: bytes, file: shardPlan).names(of: shard, among: names)
    } catch {
      throw Failure(message: error.description, status: .badInput)
    }
  }

  /// Reports each diagnostic of a document once, even for several images of it.
  ///
  /// - Parameters:
  ///   - images: the findings and errors of each image.
  ///   - documents: documents whose errors are already reported.
  func printFindings(
    _ images: [(findings: [Remark], errors: [Remark])], besides documents: [SetDocument],
    _ drawing: DrawingArguments
  ) {
    var reported = Set(documents.flatMap(\.errors).map(\.description))
    for image in images {
      let found = (drawing.quiet ? [] : image.findings) + image.errors
      Console.report(found.filter { reported.insert($0.description).inserted })
    }
  }

  /// The options that sets share, without those of single commands.
  var given: [ProjectOption?] { [jobs, lint.map { ProjectOption(.lint, .flag($0)) }, results] }

  func write(_ lines: some Sequence<JSONNode>, to results: String?) throws(Failure) {
    guard let results else { return }
    try OutputFile(path: results).write(
      parts: lines.lazy.map { Array((JSONWriter.text(of: $0, form: .compact) + "\n").utf8) })
  }
}

extension MockupSet {
  /// Reports the warnings of the manifest and the files that it names.
  ///
  /// - Returns: `false` if warnings are errors, and there is one.
  func reportFindings(isQuiet: Bool) -> Bool {
    let isStrict = arguments.warningsAreErrors
    let found = isStrict ? findings.map(\.withWarningAsError) : findings
    Console.report(found.filter { !isQuiet || $0.severity == .error })
    return !isStrict || !found.contains { $0.severity == .error }
  }
}

extension DrawingArguments {
  /// Reads a manifest and all files that it names; reports errors.
  func readSet(_ manifest: String, _ arguments: SetArguments) throws -> MockupSet {
    let bytes = try CommandInput.read(manifest)
    do throws(SetError) {
      return try MockupSet.read(bytes, file: manifest == "-" ? "<stdin>" : manifest, arguments: arguments)
    } catch {
      throw ErrorReporter.report(error)
    }
  }
}
