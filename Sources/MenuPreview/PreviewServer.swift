internal import Dispatch
internal import Synchronization
import MockupFiles
import MockupScene

/// The page of documents that are being written, served to browsers of this machine.
public final class PreviewServer: Sendable {
  /// Why there is no page.
  public struct Problem: Error, Hashable, Sendable {
    /// A sentence without a full stop.
    public let reason: String
  }

  /// How often pages that are gone are looked for.
  private static let knocking = Duration.seconds(15)

  /// The address of the page, with its secret part.
  public let address: String
  /// The port, which is another than the wanted one where that is used.
  public let port: UInt16
  /// How many documents there were at the beginning.
  public let documentCount: Int

  private let listener: HTTPListener
  private let answers: PreviewAnswers
  private let session: PreviewSession
  private let watcher: FileWatcher

  /// Finds the documents and opens the port.
  public init(_ options: PreviewOptions) async throws(Problem) {
    OpenFiles.raise(to: 2 * Limit.previewConnections.most)
    do throws(HTTPListener.Problem) {
      listener = try HTTPListener(from: options.port)
    } catch {
      throw Problem(reason: "the port \(options.port) cannot be opened: \(error.reason)")
    }
    port = listener.port
    let token = PreviewToken.kept()
    address = "http://127.0.0.1:\(listener.port)/\(token)/"
    let watcher = FileWatcher(polls: options.polls)
    self.watcher = watcher
    session = PreviewSession(options: options) { watcher.watch($0) }
    answers = PreviewAnswers(
      session: session, entrance: PreviewGuard(token: token, port: listener.port), options: options)
    documentCount = await session.documents.all.count
  }

  /// Serves the page until the program ends.
  public func run() async throws {
    let (changes, told) = AsyncStream<Set<String>>.makeStream()
    let watcher = watcher
    // Waiting blocks, so it has a thread of its own.
    DispatchQueue(label: "menumock.watcher").async {
      while true { told.yield(watcher.next()) }
    }
    let session = session
    try await withThrowingTaskGroup { group in
      group.addTask { try await self.listener.run(self.answers) }
      group.addTask { for await paths in changes { await session.filesChanged(paths) } }
      group.addTask {
        while true {
          try await Task.sleep(for: Self.knocking)
          session.events.knock()
        }
      }
      try await group.next()
    }
  }

  /// Does what has to be waited for, from code that cannot wait otherwise.
  public static func wait(for work: @escaping @Sendable () async -> Void) {
    let end = DispatchSemaphore(value: 0)
    Task.detached {
      await work()
      end.signal()
    }
    end.wait()
  }
}
