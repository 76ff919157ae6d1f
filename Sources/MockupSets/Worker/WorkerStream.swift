internal import Dispatch
import PositionedJSON
internal import Synchronization

/// A stream of requests and a stream of responses.
public struct WorkerStream: Sendable {
  private let jobs: Int
  private let read: @Sendable () -> [UInt8]
  private let write: @Sendable ([UInt8]) throws -> Void

  /// Creates streams.
  ///
  /// - Parameters:
  ///   - jobs: the number of concurrent requests; with one, responses are in request order.
  ///   - read: returns the next bytes of the requests; empty at the end.
  ///   - write: writes a whole response; never called concurrently.
  public init(
    jobs: Int, read: @escaping @Sendable () -> [UInt8], write: @escaping @Sendable ([UInt8]) throws -> Void
  ) {
    self.jobs = jobs
    self.read = read
    self.write = write
  }

  /// Handles requests until the stream ends.
  ///
  /// - Throws: the first error of writing a response, usually a closed stream.
  public func draw(_ defaults: DrawingWorker.Defaults) throws {
    // An idle thread reads the next request, so only requests being handled are in memory.
    let requests = Mutex(LineReader(limit: JSONReading.maximumSize, read: read))
    let failure = Mutex<(any Error)?>(nil)
    let write = write
    @Sendable func send(_ response: [UInt8]) {
      failure.withLock { failure in
        guard failure == nil else { return }
        do { try write(response) } catch { failure = error }
      }
    }
    send(Array("{\"ready\":true}\n".utf8))
    DispatchQueue.concurrentPerform(iterations: jobs) { _ in
      let worker = DrawingWorker(defaults: defaults)
      while failure.withLock({ $0 == nil }), let line = requests.withLock({ $0.next() }) {
        switch line {
        case .complete(let request): send(worker.respond(request))
        case .tooLong: send(DrawingWorker.respond(toLineLongerThan: JSONReading.maximumSize))
        }
      }
    }
    if let failure = failure.withLock({ $0 }) { throw failure }
  }
}
