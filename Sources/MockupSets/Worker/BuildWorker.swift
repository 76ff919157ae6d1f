import MockupFiles
internal import Dispatch
internal import Synchronization

/// A Bazel persistent worker: runs each requested command in a separate context.
public final class BuildWorker: Sendable {
  private struct State {
    var waiting: [WorkRequest] = []
    /// The ids of running requests; false once cancelled.
    var running: [Int: Bool] = [:]
    var threads = 0
    var failure: (any Error)?
  }

  private let jobs: Int
  private let perform: @Sendable ([String]) -> Int32
  private let write: @Sendable ([UInt8]) throws -> Void
  private let state = Mutex(State())
  private let queue = DispatchQueue(label: "menumock.worker", attributes: .concurrent)
  private let group = DispatchGroup()

  /// Creates a worker.
  ///
  /// - Parameters:
  ///   - jobs: the number of concurrent requests.
  ///   - perform: runs a command line and returns the exit status.
  ///   - write: writes a whole response; never called concurrently.
  public init(
    jobs: Int, perform: @escaping @Sendable ([String]) -> Int32, write: @escaping @Sendable ([UInt8]) throws -> Void
  ) {
    self.jobs = jobs
    self.perform = perform
    self.write = write
  }

  /// Handles all requests of a stream.
  ///
  /// - Parameter read: returns the next bytes of the stream; empty at its end.
  /// - Throws: the first error of writing a response, usually a closed stream.
  public func run(reading read: @escaping @Sendable () -> [UInt8]) throws {
    var requests = ObjectReader(read: read)
    while state.withLock({ $0.failure == nil }), let object = requests.next() {
      guard let request = WorkRequest(object) else {
        respond(WorkResponse(id: 0, status: Self.usage, output: "menumock: error: invalid work request\n"))
        continue
      }
      if request.isCancellation { cancel(request.id) } else { add(request) }
    }
    group.wait()
    if let failure = state.withLock({ $0.failure }) { throw failure }
  }

  /// The exit status of a malformed request.
  private static let usage: Int32 = 64

  private func add(_ request: WorkRequest) {
    let needsThread = state.withLock { state in
      state.waiting.append(request)
      guard state.threads < jobs else { return false }
      state.threads += 1
      return true
    }
    if needsThread { queue.async(group: group) { self.work() } }
  }

  /// Cancels a request. A running request is completed, because its files must not change after the response.
  private func cancel(_ id: Int) {
    let wasWaiting = state.withLock { state in
      if let index = state.waiting.firstIndex(where: { $0.id == id }) {
        state.waiting.remove(at: index)
        return true
      }
      if state.running[id] != nil { state.running[id] = false }
      return false
    }
    if wasWaiting { respond(WorkResponse(id: id, isCancelled: true)) }
  }

  private func work() {
    while let request = next() {
      let capturedOutput = CapturedOutput()
      let surroundings = ExecutionContext(folder: request.sandbox, capturedOutput: capturedOutput)
      let status = ExecutionContext.$current.withValue(surroundings) { perform(request.arguments) }
      let isWanted = state.withLock { $0.running.removeValue(forKey: request.id) ?? true }
      respond(
        isWanted
          ? WorkResponse(id: request.id, status: status, output: capturedOutput.text)
          : WorkResponse(id: request.id, isCancelled: true))
    }
  }

  private func next() -> WorkRequest? {
    state.withLock { state in
      guard !state.waiting.isEmpty else {
        state.threads -= 1
        return nil
      }
      let request = state.waiting.removeFirst()
      state.running[request.id] = true
      return request
    }
  }

  private func respond(_ response: WorkResponse) {
    let line = response.line
    state.withLock { state in
      guard state.failure == nil else { return }
      do { try write(line) } catch { state.failure = error }
    }
  }
}
