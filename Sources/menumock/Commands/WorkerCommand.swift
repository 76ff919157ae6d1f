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
    abstract: "Draws what is asked for on standard input, for as long as there are requests.",
    discussion: """
      After a first line {"ready":true}, each line on standard input is a request, and is answered by a line on \
      standard output: {"id": 1, "path": "menu.json", "scale": 3} or {"id": 2, "document": {…}, "output": "menu.svg"}. \
      Options count where a request says nothing.

      Examples:
        menumock worker --jobs 2 --platform macOS
      """)

  @Option(
    .jobs, name: .shortAndLong, help: "How many requests are worked on at once, answered in any order. (default: 1)")
  var jobs: Int?

  @Flag(
    name: .customLong("persistent_worker"),
    help: "Do what Bazel asks a persistent worker for, in JSON: requests hold arguments of any command.")
  var isPersistent = false

  @OptionGroup
  var drawing: DrawingArguments

  mutating func run() throws {
    guard ExecutionContext.current.capturedOutput == nil else {
      throw ValidationError("a worker does not start another one")
    }
    WorkerMemory.returnLargeBlocks()
    let input: @Sendable () -> [UInt8] = { Console.readPiece() }
    let output: @Sendable ([UInt8]) throws -> Void = { try Console.answer($0) }
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
    let most = Workers.processorCount
    guard let jobs, jobs > most else { return jobs ?? usual }
    if !drawing.quiet {
      Console.say("menumock: of --jobs \(jobs), \(most) are done at once: so many processors there are")
    }
    return most
  }

  /// Normalizes an argument file as Bazel names it.
  private static func argument(_ argument: String) -> String {
    for option in ["--flagfile=", "-flagfile="] where argument.hasPrefix(option) {
      return "@" + argument.dropFirst(option.count)
    }
    return argument
  }
}
