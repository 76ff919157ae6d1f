import MockupFiles
internal import Dispatch
internal import Synchronization

/// Does what Bazel asks a persistent worker for: commands, each in a context of its own.
public final class BuildWorker: Sendable {
  private struct State {
    /// What has not been begun, in the order of the requests.
    var waiting: [WorkRequest] = []
    /// The numbers of what is being done, each with whether it is still wanted.
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

  /// A worker.
  ///
  /// - Parameters:
  ///   - jobs: how many requests are worked on at once.
  ///   - perform: does what arguments say, and gives the exit status.
  ///   - write: takes a whole response; is never called by two threads at once.
  public init(
    jobs: Int, perform: @escaping @Sendable ([String]) -> Int32, write: @escaping @Sendable ([UInt8]) throws -> Void
  ) {
    self.jobs = jobs
    self.perform = perform
    self.write = write
  }

  /// Does all that is asked for on a stream.
  ///
  /// - Parameter read: gives the next bytes of the stream; none at its end.
  /// - Throws: the first error of writing responses, which nobody seems to read.
  public func run(reading read: @escaping @Sendable () -> [UInt8]) throws {
    var requests = ObjectReader(read: read)
    while state.withLock({ $0.failure == nil }), let object = requests.next() {
      guard let request = WorkRequest(object) else {
        respond(WorkResponse(id: 0, status: Self.usage, output: "menumock: this is no request of work\n"))
        continue
      }
      if request.isCancellation { cancel(request.id) } else { add(request) }
    }
    group.wait()
    if let failure = state.withLock({ $0.failure }) { throw failure }
  }

  /// The exit status of what cannot be understood.
  private static let usage: Int32 = 64

  private func add(_ request: WorkRequest) {
    let isThreadNeeded = state.withLock { state in
      state.waiting.append(request)
      guard state.threads < jobs else { return false }
      state.threads += 1
      return true
    }
    if isThreadNeeded { queue.async(group: group) { self.work() } }
  }

  /// Takes a request back. One that has been begun is done to its end: its files must not change after the response.
  private func cancel(_ id: Int) {
    let wasWaiting = state.withLock { state in
      if let place = state.waiting.firstIndex(where: { $0.id == id }) {
        state.waiting.remove(at: place)
        return true
      }
      if state.running[id] != nil { state.running[id] = false }
      return false
    }
    if wasWaiting { respond(WorkResponse(id: id, isCancelled: true)) }
  }

  /// Does what is waiting, until nothing is.
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
