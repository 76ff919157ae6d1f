import FlyingSocks
import MockupScene
internal import Synchronization

/// A listening port on the loopback interface.
struct HTTPListener: Sendable {
  struct Problem: Error, Hashable {
    var reason: String
    var isUsed: Bool
  }

  /// The number of consecutive ports to try.
  private static let tries = 100

  let port: UInt16
  private let socket: Socket

  /// Opens the first free port; 0 selects any free port.
  init(from first: UInt16) throws(Problem) {
    var last = Problem(reason: "all ports are in use", isUsed: true)
    for step in 0..<Self.tries {
      let (port, overflow) = first.addingReportingOverflow(UInt16(step))
      guard !overflow else { break }
      do {
        try self.init(port: port)
        return
      } catch {
        last = error
        guard error.isUsed, first != 0 else { throw error }
      }
    }
    throw last
  }

  private init(port: UInt16) throws(Problem) {
    do {
      let socket = try Socket(domain: Int32(SystemErrors.Address.family), type: .stream)
      do {
        try socket.setValue(true, for: .localAddressReuse)
        try socket.bind(to: try Self.loopback(port))
        try socket.listen()
        self.socket = socket
        self.port = if case .ip4(_, let port) = try socket.sockname() { port } else { port }
      } catch {
        try? socket.close()
        throw error
      }
    } catch SocketError.failed(_, let number, let message) {
      throw Problem(reason: message, isUsed: number == SystemErrors.addressInUse)
    } catch {
      throw Problem(reason: "\(error)", isUsed: false)
    }
  }

  private static func loopback(_ port: UInt16) throws -> SystemErrors.Address {
    try .inet(ip4: "127.0.0.1", port: port)
  }

  /// Accepts connections until the task is canceled.
  func run(_ responder: any HTTPResponding) async throws {
    let pool = Self.pool()
    try await pool.prepare()
    let listening = try AsyncSocket(socket: socket, pool: pool)
    let count = ConnectionCount()
    try await withThrowingTaskGroup { group in
      group.addTask { try await pool.run() }
      group.addTask {
        try await withThrowingDiscardingTaskGroup { connections in
          while true {
            let accepted: AsyncSocket
            do {
              accepted = try await listening.accept()
            } catch let error as CancellationError {
              throw error
            } catch {
              // Too many files are open, or the client has disconnected; later connections may succeed.
              try await Task.sleep(for: .milliseconds(20))
              continue
            }
            guard count.enter() else {
              try? accepted.close()
              continue
            }
            connections.addTask {
              await HTTPConnection(socket: accepted, responder: responder).run()
              count.leave()
            }
          }
        }
      }
      try await group.next()
    }
  }

  private static func pool() -> some AsyncSocketPool { SocketPool.make() }
}

private final class ConnectionCount: Sendable {
  private let count = Mutex(0)

  func enter() -> Bool {
    count.withLock { count in
      guard count < Limit.previewConnections.maximum else { return false }
      count += 1
      return true
    }
  }

  func leave() { count.withLock { $0 -= 1 } }
}
