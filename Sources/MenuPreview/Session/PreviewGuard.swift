/// Lets in who knows the address, and comes from the page itself or from no page at all.
struct PreviewGuard: Hashable, Sendable {
  /// The secret part of the address.
  let token: String
  /// The port of the page.
  let port: UInt16

  /// Why a request is refused; `nil` where it is not.
  func refusal(of request: HTTPRequest) -> HTTPResponse? {
    // A name of somebody else's that leads here is not ours.
    guard let host = request.headers["host"], hosts.contains(host.lowercased()) else {
      return HTTPResponse(.forbidden, message: "this page is not known under that name")
    }
    if let origin = request.headers["origin"], !hosts.contains(where: { origin.lowercased() == "http://\($0)" }) {
      return HTTPResponse(.forbidden, message: "pages from elsewhere have no business here")
    }
    if let site = request.headers["sec-fetch-site"], !["same-origin", "none"].contains(site) {
      return HTTPResponse(.forbidden, message: "pages from elsewhere have no business here")
    }
    guard let given = request.path.first, Self.isEqual(given, token) else {
      return HTTPResponse(.forbidden, message: "the address is not whole: open the one that menumock preview told")
    }
    return nil
  }

  private var hosts: [String] {
    let names = ["127.0.0.1", "localhost", "[::1]"]
    return names.map { "\($0):\(port)" } + (port == 80 ? names : [])
  }

  /// Whether two texts are the same, in a time that does not tell where they differ.
  private static func isEqual(_ one: String, _ other: String) -> Bool {
    let (one, other) = (Array(one.utf8), Array(other.utf8))
    guard one.count == other.count else { return false }
    return zip(one, other).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
  }
}
