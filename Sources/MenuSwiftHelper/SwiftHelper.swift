import MenuStrings
package import MenuImport
import PositionedJSON
import MockupFiles
import MockupProcesses
import MockupScene

/// The program `menumock-swift`, which reads Swift sources in a separate process.
package struct SwiftHelper: Sendable {
  /// `nil` if it is not installed.
  private let path: String?
  private let time: Duration

  /// Finds the installed program: next to this one, or in `libexec/menumock`.
  package init() {
    let folder = ProgramFile.path.flatMap(FilePaths.canonical).map(FileSystem.folder)
    let candidates = folder.map { ["\($0)/menumock-swift", "\($0)/../libexec/menumock/menumock-swift"] } ?? []
    // Twice the CPU time limit, because other programs use the processor, too.
    self.init(path: candidates.first(where: FileSystem.isOrdinary), time: .seconds(2 * Limit.swiftSeconds.maximum))
  }

  /// Creates a helper for the program at a path.
  package init(path: String?, time: Duration) {
    self.path = path
    self.time = time
  }

  /// Imports menus from Swift sources.
  ///
  /// - Returns: the menus and diagnostics; a single error, at the first source, if none can be read.
  package func read(_ request: SwiftRequest) -> ImportResult {
    do throws(Problem) {
      return try response(to: request)
    } catch {
      let path = request.wanted.map(\.path).min() ?? ""
      let start = FileLocation(path: path, line: 1)
      return ImportResult(diagnostics: [Diagnostic(.error, at: start, error.message, help: error.help)])
    }
  }

  private func response(to request: SwiftRequest) throws(Problem) -> ImportResult {
    guard let path else {
      throw Problem("is missing", help: "install it with menumock, or build it with \"make helper\"")
    }
    let process: BoundedProcess
    do {
      process = try BoundedProcess(
        running: path, input: request.bytes, atMost: Limit.swiftResponseBytes.maximum, within: time)
    } catch {
      throw Problem("cannot be started: \(error)")
    }
    do throws(ExchangeError) {
      let response = try SwiftResponse(process.output)
      if process.end == .exit(0) { return response.result }
    } catch {
      if case .version = error { throw Problem("has a different version", help: Problem.installation) }
    }
    throw Problem(of: process)
  }
}

/// The reason that no Swift source was read.
private struct Problem: Error {
  let message: String
  let help: String?

  static let installation = "install it together with menumock"

  init(_ reason: String, help: String? = nil) {
    message = "menumock-swift \(reason)"
    self.help = help
  }

  init(_ limit: Limit) {
    self.init(limit.error, help: limit.help)
  }

  init(of process: BoundedProcess) {
    switch process.end {
    case .late: self.init(.swiftSeconds)
    case .excess: self.init(.swiftResponseBytes)
    // A message of the Swift runtime library.
    case .signal where process.reportsError(of: "failed to allocate"): self.init(.swiftMemory)
    case .signal(let number): self.init("crashed (signal \(number))")
    case .exit(0): self.init("returned an invalid response", help: Self.installation)
    case .exit(let status): self.init("failed (status \(status))")
    }
  }
}
