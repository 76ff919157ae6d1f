import FlyingSocks
import MockupScene

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

protocol HTTPResponding: Sendable {
  /// Returns the response to a refused request, before its body is read; `nil` accepts the request.
  func rejection(of request: HTTPRequest) -> HTTPResponse?
  func maximumByteCount(of request: HTTPRequest) -> Int
  func respond(_ request: HTTPRequest) async -> HTTPResponse
}

/// One connection; its requests are answered in sequence, within limits of size and time.
struct HTTPConnection: Sendable {
  /// The time limit for the first request's head, in seconds.
  private static let requestTimeout = 10.0
  /// The time limit between two requests, in seconds.
  private static let idleTimeout = 120.0
  /// The time limit for a request's body, and for writing a response, in seconds.
  private static let transferTime = 60.0

  private let socket: AsyncSocket
  private let responder: any HTTPResponding
  private let deadline = Deadline(requestTimeout)

  init(socket: AsyncSocket, responder: any HTTPResponding) {
    self.socket = socket
    self.responder = responder
  }

  /// Responds to requests until the client disconnects, exceeds a time limit, or sends an invalid request.
  func run() async {
    defer { try? socket.close() }
    try? await withThrowingTaskGroup { group in
      group.addTask { await serve() }
      group.addTask { try await deadline.watch() }
      defer { group.cancelAll() }
      try await group.next()
    }
  }

  private func serve() async {
    var buffer: [UInt8] = []
    while let isOpen = try? await respondNext(&buffer), isOpen { deadline.move(to: Self.idleTimeout) }
  }

  private func respondNext(_ buffer: inout [UInt8]) async throws -> Bool {
    do {
      let (head, rest) = try await readHead(after: buffer)
      var request = try HTTPRequest(head: head)
      buffer = rest
      // A HEAD request is answered like GET, without the body.
      let isHeadOnly = request.method == "HEAD"
      if isHeadOnly { request.method = "GET" }
      if let rejection = responder.rejection(of: request) {
        try await write(rejection, isHeadOnly: isHeadOnly, closesConnection: true)
        return false
      }
      let length = try request.bodyLength()
      guard length <= responder.maximumByteCount(of: request) else { throw HTTPRequest.Problem.tooLarge }
      if length > 0 {
        if request.expectsContinue, buffer.isEmpty { try await write(Array("HTTP/1.1 100 Continue\r\n\r\n".utf8)) }
        request.body = try await readBody(of: length, after: buffer)
        buffer = Array(buffer.dropFirst(length))
      }
      let closes = request.closesConnection
      deadline.lift()
      try await write(await responder.respond(request), isHeadOnly: isHeadOnly, closesConnection: closes)
      return !closes
    } catch let problem as HTTPRequest.Problem {
      let response =
        switch problem {
        case .malformed: HTTPResponse(.malformed, message: "malformed request")
        case .tooLarge: HTTPResponse(.tooLarge, message: "the request is too large")
        }
      try await write(response, closesConnection: true)
      return false
    }
  }

  private func readHead(after start: [UInt8]) async throws -> (head: [UInt8], rest: [UInt8]) {
    var bytes = start
    var searched = 0
    while true {
      let from = max(0, searched - 3)
      if let end = bytes[from...].firstRange(of: [13, 10, 13, 10]) {
        return (Array(bytes[..<end.lowerBound]), Array(bytes[end.upperBound...]))
      }
      searched = bytes.count
      guard bytes.count <= Limit.requestHeadBytes.maximum else { throw HTTPRequest.Problem.tooLarge }
      bytes += try await socket.read(atMost: 4096)
    }
  }

  private func readBody(of length: Int, after start: [UInt8]) async throws -> [UInt8] {
    deadline.move(to: Self.transferTime)
    var bytes = Array(start.prefix(length))
    while bytes.count < length { bytes += try await socket.read(atMost: length - bytes.count) }
    return bytes
  }

  private func write(_ response: HTTPResponse, isHeadOnly: Bool = false, closesConnection: Bool) async throws {
    let head = response.head(closesConnection: closesConnection)
    if isHeadOnly { return try await write(head) }
    switch response.body {
    case .bytes(let bytes): try await write(head + bytes)
    case .pieces(let pieces):
      try await write(head)
      for await piece in pieces { try await write(piece) }
      throw SocketError.disconnected
    }
  }

  private func write(_ bytes: [UInt8]) async throws {
    deadline.move(to: Self.transferTime)
    try await socket.write(Data(bytes))
    deadline.lift()
  }
}
