import ArgumentParser
import MenuDocument
import MenuMockup
import MockupFiles
import MockupScene
import MockupSets

struct MergeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    command: "merge",
    abstract: "Merges the results of a set's shards.",
    discussion: """
      Fails if the results are incomplete. Options that change the set must be the same as in the shards. Exits with 0 \
      if the results are complete without differences or failures, with 1 if a picture differs or could not be \
      rendered, and with 2 if the result of a shard is missing.

      Examples:
        menumock merge
        menumock merge part-1.jsonl part-2.jsonl --manifest set.json -o all.jsonl
      """)

  @Argument(
    help: ArgumentHelp(
      "Results of batch or check, or folders of reports; - for standard input (default: those that the manifest names).",
      valueName: "results"), completion: .file())
  var results: [String] = []

  @Option(
    help: "Manifest of the set (default: menumock.json in this folder or the nearest one above).",
    completion: .documents)
  var manifest: String?

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "Write all results in the order of the manifest (default: standard output, unless --report or --junit is set).",
      valueName: "file"), completion: .file())
  var output: String?

  @Option(
    help: ArgumentHelp("Merge the reports into this folder; the result opens without a server.", valueName: "folder"),
    completion: .directory)
  var report: String?

  @Option(.junit)
  var junit: ProjectOption?

  @OptionGroup
  var drawing: DrawingArguments

  func validate() throws {
    if let report, results.contains(where: { $0 == report }) {
      throw ValidationError("--report must not be one of the inputs")
    }
    if results.count(where: { $0 == "-" }) + (manifest == "-" ? 1 : 0) > 1 {
      throw ValidationError("standard input can be read only once")
    }
  }

  mutating func run() throws {
    let set = try drawing.readSet(try ProjectManifest.path(manifest), try drawing.setArguments())
    if drawing.verbose {
      ProjectManifest.printOptions(set.project, given: ProjectOptions(drawing.given), settings: drawing.settings)
    }
    var results = results
    if results.isEmpty {
      guard let file = set.options.path(.results) ?? set.options.path(.report) else {
        throw ValidationError("missing argument <results>\nhelp: name the results, or set \"results\" in menumock.json")
      }
      results = [file]
    }
    try claims(set, results).checkArguments()
    var runs: [ResultFile] = []
    var unread: [ResultFile.Problem] = []
    for path in results {
      do {
        guard path != "-" else {
          runs.append(try ResultFile(bytes: try Console.readInput(atMost: .pictureBytes), name: "<stdin>"))
          continue
        }
        runs.append(try ResultFile(path: path))
      } catch let problem as ResultFile.Problem {
        unread.append(problem)
      }
    }
    guard unread.isEmpty else {
      for problem in unread { Console.report("menumock: \(problem)", .error) }
      let isAbsent = unread.contains { if case .absent = $0 { true } else { false } }
      throw isAbsent ? ExitCode.noInput : ExitCode.badInput
    }
    let merged = MergedResults(runs, variants: set.variants)
    guard merged.problems.isEmpty else {
      for problem in merged.problems { Console.report(problem, .error) }
      let count = merged.problems.count
      Console.report(
        "menumock: the results are incomplete or inconsistent: \(count) \(count == 1 ? "problem" : "problems")", .error)
      throw merged.isIncomplete ? ExitCode.incomplete : ExitCode.found
    }
    try write(merged, runs, title: set.file)
    try summarize(merged, runs)
  }

  private func claims(_ set: MockupSet, _ results: [String]) -> FileClaims {
    var claims = FileClaims()
    claims.read(set)
    claims.read(drawing.strings, as: "a string table")
    for path in results { claims.read(results: path) }
    claims.write(output, as: "--output")
    claims.write(junit?.path, as: "--junit")
    if let report { claims.write(report: report) }
    return claims
  }

  private func write(_ merged: MergedResults, _ runs: [ResultFile], title: String) throws {
    let joined = MergedReport(merged, runs: runs, title: title)
    if let output = output ?? (report == nil && junit == nil ? "-" : nil) {
      try OutputFile(path: output).write(Array(merged.text.utf8))
    }
    if let junit = junit?.path { try OutputFile(path: junit).write(joined.junit) }
    if let report {
      do throws(OutputFile.Problem) {
        for problem in try joined.save(to: report) { Console.report(problem, .warning) }
      } catch {
        throw Failure(message: "\(report): \(error.reason)", status: error.status)
      }
    }
  }

  private func summarize(_ merged: MergedResults, _ runs: [ResultFile]) throws {
    let failures = merged.entries.filter { !$0.line.isGood }
    for failure in failures {
      let reason = failure.line.reason.map { ": " + $0 } ?? ""
      Console.report("\(failure.line.path): \(failure.line.summary)\(reason) (\(runs[failure.run].path))", .error)
    }
    guard failures.isEmpty else {
      Console.report(
        "menumock: \(failures.count) of \(merged.entries.count) pictures differ or were not rendered", .error)
      throw ExitCode.found
    }
    if drawing.verbose { Console.report("\(merged.entries.count) pictures of \(runs.count) runs") }
  }
}
