public import MenuImport
import PositionedJSON
import MockupFiles
import MockupScene

/// The program `menumock-swift`, which reads Swift sources in a process of its own.
public struct SwiftHelper: Sendable {
  /// Its file; `nil` where it is not installed.
  private let path: String?
  /// How long it may take.
  private let time: Duration

  /// The program that was installed with this one: beside it, or in `libexec/menumock`.
  public init() {
    let folder = ProgramFile.path.flatMap(FilePlace.canonical).map(FileSystem.folder)
    let places = folder.map { ["\($0)/menumock-swift", "\($0)/../libexec/menumock/menumock-swift"] } ?? []
    // Other programs need the processor, too: twice the time that this one may have it.
    self.init(path: places.first(where: FileSystem.isOrdinary), time: .seconds(2 * Limit.swiftSeconds.most))
  }

  /// A program at a path.
  package init(path: String?, time: Duration) {
    self.path = path
    self.time = time
  }

  /// The menus of Swift sources.
  ///
  /// - Returns: the menus and what the program says about the sources; one error, at the first of them, where it cannot
  ///   read any.
  public func read(_ request: SwiftRequest) -> ImportResult {
    do throws(Problem) {
      return try answer(to: request)
    } catch {
      let path = request.wanted.map(\.path).min() ?? ""
      return ImportResult(diagnostics: [Diagnostic(.error, at: SourcePlace(path: path, line: 1), error.message)])
    }
  }

  private func answer(to request: SwiftRequest) throws(Problem) -> ImportResult {
    guard let path else { throw Problem("is missing: install it with menumock, or build it with \"make helper\"") }
    let process: BoundedProcess
    do {
      process = try BoundedProcess(
        running: path, input: request.bytes, atMost: Limit.swiftAnswerBytes.most, within: time)
    } catch {
      throw Problem("cannot be started: \(error)")
    }
    do throws(ExchangeError) {
      let answer = try SwiftAnswer(process.output)
      if process.end == .exit(0) { return answer.result }
    } catch {
      if case .version = error { throw Problem("is of another version: install it together with menumock") }
    }
    throw Problem(of: process)
  }
}

/// Why no Swift source was read, in one sentence.
private struct Problem: Error {
  let message: String

  init(_ reason: String) {
    message = "menumock-swift, which reads Swift sources, \(reason)"
  }

  init(of process: BoundedProcess) {
    switch process.end {
    case .late: self.init(Limit.swiftSeconds.error)
    case .excess: self.init(Limit.swiftAnswerBytes.error)
    // What the runtime library of Swift says.
    case .signal where process.complains(of: "failed to allocate"): self.init(Limit.swiftMemory.error)
    case .signal(let number): self.init("crashed (signal \(number))")
    case .exit(0): self.init("gave an answer that is not understood: install it together with menumock")
    case .exit(let status): self.init("failed (status \(status))")
    }
  }
}
