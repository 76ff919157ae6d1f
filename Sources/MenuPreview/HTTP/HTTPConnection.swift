import FlyingSocks
import MockupScene

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What answers requests.
protocol HTTPAnswering: Sendable {
  /// Why a request is refused before anything that it sends along is read; `nil` where it is not.
  func refusal(of request: HTTPRequest) -> HTTPResponse?
  /// The most bytes that a request may send along.
  func mostBytes(of request: HTTPRequest) -> Int
  /// The answer to a whole request.
  func answer(_ request: HTTPRequest) async -> HTTPResponse
}

/// One connection: its requests are answered one after the other, within bounds of size and time.
struct HTTPConnection: Sendable {
  /// How long whoever has connected may take to ask, in seconds.
  private static let askingTime = 10.0
  /// How long a connection may rest between two requests, in seconds.
  private static let restingTime = 120.0
  /// How long the rest of a request may take, and the writing of an answer, in seconds.
  private static let transferTime = 60.0

  let socket: AsyncSocket
  let answering: any HTTPAnswering

  /// Answers until the other side goes away, or does what it should not.
  func run() async {
    defer { try? socket.close() }
    var buffer: [UInt8] = []
    var isFirst = true
    while let goesOn = try? await answerNext(&buffer, within: isFirst ? Self.askingTime : Self.restingTime), goesOn {
      isFirst = false
    }
  }

  /// Answers one request; whether another one may follow.
  private func answerNext(_ buffer: inout [UInt8], within seconds: Double) async throws -> Bool {
    do {
      let (head, rest) = try await Self.readHead(from: socket, after: buffer, within: seconds)
      var request = try HTTPRequest(head: head)
      buffer = rest
      if let refusal = answering.refusal(of: request) {
        try await write(refusal, closesConnection: true)
        return false
      }
      let length = try request.bodyLength()
      guard length <= answering.mostBytes(of: request) else { throw HTTPRequest.Problem.tooLarge }
      if length > 0 {
        request.body = try await Self.readBody(of: length, from: socket, after: buffer)
        buffer = Array(buffer.dropFirst(length))
      }
      let closes = request.closesConnection
      try await write(await answering.answer(request), closesConnection: closes)
      return !closes
    } catch let problem as HTTPRequest.Problem {
      let response =
        switch problem {
        case .malformed: HTTPResponse(.malformed, message: "this is no request that can be understood")
        case .tooLarge: HTTPResponse(.tooLarge, message: "the request is too large")
        }
      try await write(response, closesConnection: true)
      return false
    }
  }

  private static func readHead(
    from socket: AsyncSocket, after start: [UInt8], within seconds: Double
  ) async throws -> (head: [UInt8], rest: [UInt8]) {
    try await Deadline.within(seconds) {
      var bytes = start
      var searched = 0
      while true {
        let from = max(0, searched - 3)
        if let end = bytes[from...].firstRange(of: [13, 10, 13, 10]) {
          return (Array(bytes[..<end.lowerBound]), Array(bytes[end.upperBound...]))
        }
        searched = bytes.count
        guard bytes.count <= Limit.requestHeadBytes.most else { throw HTTPRequest.Problem.tooLarge }
        bytes += try await socket.read(atMost: 4096)
      }
    }
  }

  private static func readBody(of length: Int, from socket: AsyncSocket, after start: [UInt8]) async throws -> [UInt8] {
    try await Deadline.within(transferTime) {
      var bytes = Array(start.prefix(length))
      while bytes.count < length { bytes += try await socket.read(atMost: length - bytes.count) }
      return bytes
    }
  }

  private func write(_ response: HTTPResponse, closesConnection: Bool) async throws {
    let head = response.head(closesConnection: closesConnection)
    switch response.body {
    case .bytes(let bytes): try await write(head + bytes)
    case .pieces(let pieces):
      try await write(head)
      for await piece in pieces { try await write(piece) }
      throw SocketError.disconnected
    }
  }

  private func write(_ bytes: [UInt8]) async throws {
    let socket = socket
    try await Deadline.within(Self.transferTime) { try await socket.write(Data(bytes)) }
  }
}

/// Work that may take only so long.
enum Deadline {
  /// The time is over.
  struct Missed: Error {}

  /// Does work, and gives it up when the time is over.
  static func within<Value: Sendable>(
    _ seconds: Double, _ work: @escaping @Sendable () async throws -> Value
  ) async throws -> Value {
    try await withThrowingTaskGroup(of: Value.self) { group in
      group.addTask { try await work() }
      group.addTask {
        try await Task.sleep(for: .seconds(seconds))
        throw Missed()
      }
      defer { group.cancelAll() }
      guard let value = try await group.next() else { throw Missed() }
      return value
    }
  }
}
