internal import Dispatch
internal import Synchronization
import MockupFiles
import MockupScene

/// A local web server for the page that previews documents during editing.
package final class PreviewServer: Sendable {
  /// The reason why the server could not start.
  package struct Problem: Error, Hashable, Sendable {
    /// A sentence without a period.
    package let reason: String
  }

  private static let keepAliveInterval = Duration.seconds(15)

  /// The page's URL, with the secret token.
  package let address: String
  /// The open port, which differs from the requested one if that is in use.
  package let port: UInt16
  /// The number of documents at the start.
  package let documentCount: Int

  private let listener: HTTPListener
  private let responder: PreviewResponder
  private let session: PreviewSession
  private let watcher: FileWatcher

  /// Finds the documents and opens the port.
  ///
  /// - Throws: An error if no port can be opened.
  package init(_ options: PreviewOptions) async throws(Problem) {
    OpenFiles.raise(to: 2 * Limit.previewConnections.maximum)
    do throws(HTTPListener.Problem) {
      listener = try HTTPListener(from: options.port)
    } catch {
      throw Problem(reason: "the port \(options.port) cannot be opened: \(error.reason)")
    }
    port = listener.port
    let token = PreviewToken.stored()
    address = "http://127.0.0.1:\(listener.port)/\(token)/"
    let watcher = FileWatcher(polls: options.polls)
    self.watcher = watcher
    session = PreviewSession(options: options) { watcher.watch($0) }
    responder = PreviewResponder(
      session: session, entrance: PreviewGuard(token: token, port: listener.port), options: options)
    documentCount = await session.documents.all.count
  }

  /// Serves the page until the process ends.
  package func run() async throws {
    let (changes, continuation) = AsyncStream<Set<String>>.makeStream()
    let watcher = watcher
    // The watcher blocks its thread.
    DispatchQueue(label: "menumock.watcher").async {
      while true { continuation.yield(watcher.next()) }
    }
    let session = session
    try await withThrowingTaskGroup { group in
      group.addTask { try await self.listener.run(self.responder) }
      group.addTask { for await paths in changes { await session.filesChanged(paths) } }
      group.addTask {
        while true {
          try await Task.sleep(for: Self.keepAliveInterval)
          session.events.keepAlive()
        }
      }
      try await group.next()
    }
  }

  /// Blocks the calling thread until asynchronous work ends; for synchronous callers only.
  package static func wait(for work: @escaping @Sendable () async -> Void) {
    let end = DispatchSemaphore(value: 0)
    Task.detached {
      await work()
      end.signal()
    }
    end.wait()
  }
}
