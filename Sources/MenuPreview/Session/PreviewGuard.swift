/// Admits requests that know the token and come from the page itself or from no page.
package struct PreviewGuard: Hashable, Sendable {
  let token: String
  let port: UInt16

  package init(token: String, port: UInt16) {
    self.token = token
    self.port = port
  }

  package func rejection(of request: HTTPRequest) -> HTTPResponse? {
    // Guards against DNS rebinding: a foreign host name may resolve to this machine.
    guard let host = request.headers["host"], hosts.contains(host.lowercased()) else {
      return HTTPResponse(.forbidden, message: "unknown host name")
    }
    if let origin = request.headers["origin"], !hosts.contains(where: { origin.lowercased() == "http://\($0)" }) {
      return HTTPResponse(.forbidden, message: "requests from other sites are not allowed")
    }
    if let site = request.headers["sec-fetch-site"], !["same-origin", "none"].contains(site),
      !Self.isOpening(request)
    {
      return HTTPResponse(.forbidden, message: "requests from other sites are not allowed")
    }
    guard let given = request.path.first, Self.isEqual(given, token) else {
      return HTTPResponse(.forbidden, message: "expected the address that menumock preview printed")
    }
    return nil
  }

  /// Whether a browser opens the page itself in a window, as from the file that `--open` writes.
  private static func isOpening(_ request: HTTPRequest) -> Bool {
    request.method == "GET" && request.path.count == 2 && request.path[1].isEmpty
      && request.headers["sec-fetch-mode"] == "navigate" && request.headers["sec-fetch-dest"] == "document"
  }

  private var hosts: [String] {
    let names = ["127.0.0.1", "localhost", "[::1]"]
    return names.map { "\($0):\(port)" } + (port == 80 ? names : [])
  }

  /// Compares in constant time, so that timing reveals no prefix of the token.
  private static func isEqual(_ one: String, _ other: String) -> Bool {
    let (one, other) = (Array(one.utf8), Array(other.utf8))
    guard one.count == other.count else { return false }
    return zip(one, other).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
  }
}
