import MockupScene
import MockupSets
import MockupFiles
import ArgumentParser
import MenuMockup
import MenuModel

/// A manifest and the part of its pictures that is asked for: what everything has that works on sets.
struct SetSelection: ParsableArguments {
  @Argument(help: "A manifest: menumock schema --manifest describes it.")
  var manifest: String

  @Option(name: .shortAndLong, help: "How many pictures are drawn at once; all processors where this is not given.")
  var jobs: Int?

  @Option(help: ArgumentHelp("Draw only the mockup of this name; may be repeated.", valueName: "name"))
  var only: [String] = []

  @Option(help: ArgumentHelp("Draw one part of several: 2/3 is the second of three.", valueName: "i/n"))
  var shard: Shard?

  @Option(
    help: ArgumentHelp("Makes shards that take equally long: the --results of an earlier run.", valueName: "file"))
  var shardPlan: String?

  @Option(help: ArgumentHelp("Writes a line of JSON for each picture; - for standard output.", valueName: "file"))
  var results: String?

  @Flag(help: "Judge the documents by the guidelines, too, and tell what is found with each picture.")
  var lint = false

  func validate() throws {
    if let jobs, !(1...1024).contains(jobs) { throw ValidationError("--jobs takes a number from 1 to 1024") }
    if shardPlan != nil, shard == nil { throw ValidationError("--shard-plan goes with --shard") }
  }

  /// Reads the set, and says what is wrong with it and with its documents.
  func read(_ arguments: SetArguments, _ drawing: DrawingArguments) throws -> MockupSet {
    let set = try drawing.readSet(manifest, arguments)
    if !drawing.quiet { Console.say(set.findings, as: drawing.diagnosticFormat) }
    for document in set.documents { Console.say(document.errors, as: drawing.diagnosticFormat) }
    return set
  }

  /// The pictures that are asked for.
  func variants(of set: MockupSet) throws(Failure) -> [Variant] {
    let names = Set(set.variants.map(\.name))
    for name in only where !names.contains(name) {
      let suggestion = NearestName.find(name, among: names.sorted()).map { "; did you mean \(Quotation.of($0))?" } ?? ""
      throw Failure(
        message: "--only: the set has no mockup \(Quotation.of(name))\(suggestion)", status: .noInput)
    }
    let part = try part(of: names)
    return set.variants.filter { variant in
      (only.isEmpty || only.contains(variant.name)) && part?.contains(variant.name) ?? true
    }
  }

  /// The mockups of the shard that is asked for; `nil` for all.
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

  /// Says what is to be said about documents: once, however many pictures of a document it is about.
  ///
  /// - Parameters:
  ///   - pictures: what was found about each picture, and what kept it from being drawn.
  ///   - documents: those whose errors are reported already.
  func tell(
    _ pictures: [(findings: [Diagnostic], errors: [Diagnostic])], besides documents: [SetDocument],
    _ drawing: DrawingArguments
  ) {
    var reported = Set(documents.flatMap(\.errors).map(\.description))
    for picture in pictures {
      let found = (drawing.quiet ? [] : picture.findings) + picture.errors
      Console.say(found.filter { reported.insert($0.description).inserted }, as: drawing.diagnosticFormat)
    }
  }

  /// Writes the results, where they are asked for.
  func writeResults(_ lines: some Sequence<JSONNode>) throws(Failure) {
    guard let results else { return }
    try OutputFile(path: results).write(
      parts: lines.lazy.map { Array((JSONWriter.text(of: $0, form: .compact) + "\n").utf8) })
  }
}

extension DrawingArguments {
  /// Reads a manifest and all that it names, and says what keeps them from being a set.
  func readSet(_ manifest: String, _ arguments: SetArguments) throws -> MockupSet {
    let bytes = try CommandInput.read(manifest)
    do throws(SetError) {
      return try MockupSet.read(bytes, file: manifest == "-" ? "<stdin>" : manifest, arguments: arguments)
    } catch {
      throw report(error)
    }
  }

  /// Says why there is no set.
  ///
  /// - Returns: the exit status that goes with it.
  func report(_ error: SetError) -> ExitCode {
    Console.say(error.diagnostics, as: diagnosticFormat)
    return .badInput
  }
}
