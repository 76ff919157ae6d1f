internal import Dispatch
import PositionedJSON
internal import Synchronization

/// Requests that come on one stream, and their answers on another.
public struct WorkerStream: Sendable {
  private let jobs: Int
  private let read: @Sendable () -> [UInt8]
  private let write: @Sendable ([UInt8]) throws -> Void

  /// Streams of a worker.
  ///
  /// - Parameters:
  ///   - jobs: how many requests are worked on at once; with one, answers have the order of the requests.
  ///   - read: gives the next bytes of the requests; none at the end.
  ///   - write: takes a whole answer; is never called by two threads at once.
  public init(
    jobs: Int, read: @escaping @Sendable () -> [UInt8], write: @escaping @Sendable ([UInt8]) throws -> Void
  ) {
    self.jobs = jobs
    self.read = read
    self.write = write
  }

  /// Draws what is asked for, until there are no more requests.
  ///
  /// - Throws: the first error of writing answers, which nobody seems to read.
  public func draw(_ defaults: DrawingWorker.Defaults) throws {
    // Whoever is free takes the next request, so no more are read than are worked on.
    let requests = Mutex(LineReader(limit: JSONReading.maximumSize, read: read))
    let failure = Mutex<(any Error)?>(nil)
    let write = write
    @Sendable func send(_ answer: [UInt8]) {
      failure.withLock { failure in
        guard failure == nil else { return }
        do { try write(answer) } catch { failure = error }
      }
    }
    send(Array("{\"ready\":true}\n".utf8))
    DispatchQueue.concurrentPerform(iterations: jobs) { _ in
      let worker = DrawingWorker(defaults: defaults)
      while failure.withLock({ $0 == nil }), let line = requests.withLock({ $0.next() }) {
        switch line {
        case .whole(let request): send(worker.answer(request))
        case .tooLong: send(DrawingWorker.answer(toLineLongerThan: JSONReading.maximumSize))
        }
      }
    }
    if let failure = failure.withLock({ $0 }) { throw failure }
  }
}
