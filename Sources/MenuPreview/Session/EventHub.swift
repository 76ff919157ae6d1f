import PositionedJSON
internal import Synchronization

/// Sends events to all open pages.
package final class EventHub: Sendable {
  private struct State {
    var listeners: [Int: AsyncStream<[UInt8]>.Continuation] = [:]
    var next = 0
  }

  /// The maximum number of queued events per page; older ones are dropped.
  private static let maximumPendingCount = 64

  private let state = Mutex(State())

  /// The events from now on, for one page.
  package func listen() -> AsyncStream<[UInt8]> {
    let (stream, continuation) = AsyncStream<[UInt8]>.makeStream(
      bufferingPolicy: .bufferingNewest(Self.maximumPendingCount))
    let number = state.withLock { state in
      state.next += 1
      state.listeners[state.next] = continuation
      return state.next
    }
    continuation.onTermination = { [weak self] _ in
      // The removed continuation is released outside the lock.
      _ = self?.state.withLock { $0.listeners.removeValue(forKey: number) }
    }
    continuation.yield(Array("retry: 500\n\n".utf8))
    return stream
  }

  func broadcast(_ name: String, _ data: JSONNode) {
    send(Array("event: \(name)\ndata: \(JSONWriter.text(of: data, form: .compact))\n\n".utf8))
  }

  /// Sends an empty comment, which fails for closed pages.
  func keepAlive() { send(Array(": \n\n".utf8)) }

  private func send(_ bytes: [UInt8]) {
    for listener in state.withLock({ Array($0.listeners.values) }) { listener.yield(bytes) }
  }
}
