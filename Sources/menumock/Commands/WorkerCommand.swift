import ArgumentParser
import MenuDocument
import MenuImport
import MenuStrings
import MockupFiles
import MockupSets
import MenuMockup
import SystemPackage

struct WorkerCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    command: "worker",
    abstract: "Renders pictures for JSON requests on standard input.",
    usage: "[<options>]",
    discussion: """
      Writes the line {"ready":true}, then reads one JSON request per line and writes one response per line, until the \
      input ends. Requests: {"id": 1, "path": "menu.json", "scale": 3} or \
      {"id": 2, "document": {…}, "output": "menu.svg"}. Options are the defaults of requests.

      Examples:
        menumock worker --jobs 2 --platform macOS
      """)

  @Option(
    .jobs, name: .shortAndLong,
    help: "Requests processed at once; with more than one, responses come in any order (default: 1).")
  var jobs: ProjectOption?

  @Flag(
    name: .customLong("persistent_worker"),
    help: "Use Bazel's persistent worker protocol in JSON: each request contains the arguments of a command.")
  var isPersistent = false

  @OptionGroup
  var drawing: DrawingArguments

  mutating func run() throws {
    guard ExecutionContext.current.capturedOutput == nil else {
      throw ValidationError("worker cannot run in a worker")
    }
    WorkerMemory.returnLargeBlocks()
    let input: @Sendable () -> [UInt8] = { Console.readPiece() }
    let output: @Sendable ([UInt8]) throws -> Void = { try Console.respond($0) }
    do {
      if isPersistent {
        let worker = BuildWorker(
          jobs: threads(usually: Workers.processorCount),
          perform: { Invocation.perform($0.map(Self.argument)).rawValue },
          write: output)
        try worker.run(reading: input)
      } else {
        var defaults = DrawingWorker.Defaults()
        defaults.arguments = try drawing.setArguments()
        // A JSON table is read for each request, because it may change.
        if let path = drawing.strings, StringTableReader.Form(rawValue: FileSystem.ending(of: path)) == nil {
          defaults.strings = path
        }
        try WorkerStream(jobs: threads(usually: 1), read: input, write: output).draw(defaults)
      }
    } catch Errno.brokenPipe {
      // The client is gone.
    }
  }

  /// The number of concurrent requests. Renderers beyond the number of processors would idle, each with its caches.
  private func threads(usually usual: Int) -> Int {
    let maximum = Workers.processorCount
    guard let jobs = jobs?.integer, jobs > maximum else { return jobs?.integer ?? usual }
    if !drawing.quiet {
      Console.report("menumock: using \(maximum) of \(jobs) jobs, one per processor")
    }
    return maximum
  }

  /// Normalizes an argument file as Bazel names it.
  private static func argument(_ argument: String) -> String {
    for option in ["--flagfile=", "-flagfile="] where argument.hasPrefix(option) {
      return "@" + argument.dropFirst(option.count)
    }
    return argument
  }
}
