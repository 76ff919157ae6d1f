import PositionedJSON

package struct HTTPResponse: Sendable {
  package enum Body: Sendable {
    case bytes([UInt8])
    case pieces(AsyncStream<[UInt8]>)
  }

  package enum Status: Int, Sendable {
    case done = 200
    case made = 201
    case moved = 308
    case malformed = 400
    case forbidden = 403
    case notFound = 404
    case notAllowed = 405
    case conflict = 409
    case changedMeanwhile = 412
    case tooLarge = 413
    case unprocessable = 422
    case internalError = 500
    case busy = 503

    var reason: String {
      switch self {
      case .done: "OK"
      case .made: "Created"
      case .moved: "Permanent Redirect"
      case .malformed: "Bad Request"
      case .forbidden: "Forbidden"
      case .notFound: "Not Found"
      case .notAllowed: "Method Not Allowed"
      case .conflict: "Conflict"
      case .changedMeanwhile: "Precondition Failed"
      case .tooLarge: "Content Too Large"
      case .unprocessable: "Unprocessable Content"
      case .internalError: "Internal Server Error"
      case .busy: "Service Unavailable"
      }
    }
  }

  package var status: Status
  package var type: String
  package var headers: [(name: String, value: String)] = []
  package var body: Body
  /// The content security policy.
  var policy = Self.policyOfPage

  init(_ status: Status = .done, type: String, bytes: [UInt8]) {
    self.status = status
    self.type = type
    body = .bytes(bytes)
  }

  init(_ status: Status = .done, json: JSONNode) {
    self.init(status, type: "application/json", bytes: Array(JSONWriter.text(of: json, form: .compact).utf8))
  }

  package init(_ status: Status, message: String) {
    self.init(status, json: .object([("message", .string(message))]))
  }

  /// Refuses a method.
  ///
  /// - Parameter methods: The supported methods; `HEAD` comes with `GET`.
  static func rejecting(_ method: String, allowing methods: Set<String>) -> HTTPResponse {
    var response = HTTPResponse(.notAllowed, message: "\(method) is not allowed here")
    let all = methods.contains("GET") ? methods.union(["HEAD"]) : methods
    response.headers = [("Allow", all.sorted().joined(separator: ", "))]
    return response
  }

  init(events: AsyncStream<[UInt8]>) {
    status = .done
    type = "text/event-stream"
    body = .pieces(events)
  }

  /// The page loads nothing from elsewhere, and no other page may embed it.
  private static let policyOfPage =
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob: data:; connect-src 'self'; "
    + "frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

  /// An interactive menu is part of the page. It has its own origin, so its script cannot call the server; its own
  /// policy names the only script.
  static let policyOfMenus =
    "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; "
    + "form-action 'none'; frame-ancestors 'self'; sandbox allow-scripts"

  package func head(closesConnection: Bool) -> [UInt8] {
    var lines = [
      "HTTP/1.1 \(status.rawValue) \(status.reason)", "Content-Type: \(type)",
      "Content-Security-Policy: \(policy)", "X-Content-Type-Options: nosniff", "Referrer-Policy: no-referrer",
      "Cross-Origin-Opener-Policy: same-origin", "Cross-Origin-Resource-Policy: same-origin", "Cache-Control: no-store",
    ]
    lines += headers.map { "\($0.name): \($0.value)" }
    switch body {
    case .bytes(let bytes): lines.append("Content-Length: \(bytes.count)")
    case .pieces: break
    }
    if closesConnection { lines.append("Connection: close") }
    return Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8)
  }
}
