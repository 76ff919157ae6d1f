import Testing

import MenuPreview

@Suite struct HTTPRequestTests {
  private func request(_ text: String) throws -> HTTPRequest { try HTTPRequest(head: Array(text.utf8)) }

  @Test func headsAreRead() throws {
    let request = try request(
      "GET /secret/api/picture?document=a%20b%2Fc.json&x=1+2 HTTP/1.1\r\nHost: localhost:1\r\nA: b")
    #expect(request.method == "GET")
    #expect(request.path == ["secret", "api", "picture"])
    #expect(request.query == ["document": "a b/c.json", "x": "1 2"])
    #expect(request.headers == ["host": "localhost:1", "a": "b"])
    #expect(!request.closesConnection)
  }

  @Test func slashesThatAreEscapedDivideNothing() throws {
    #expect(try request("GET /a%2F..%2Fb/../c HTTP/1.1\r\n").path == ["a/../b", "..", "c"])
  }

  @Test(arguments: [
    "", "GET /", "GET / HTTP/2", "GET http://elsewhere/ HTTP/1.1", "GET  / HTTP/1.1", "GET /%zz HTTP/1.1",
    "GET /%00 HTTP/1.1", "GET /%ff HTTP/1.1", "GET / HTTP/1.1\r\nno colon",
    "GET / HTTP/1.1\r\nHost: a\r\nHost: b", "PUT / HTTP/1.1\r\nContent-Length: 1\r\nContent-Length: 2",
    "PUT / HTTP/1.1\r\nTransfer-Encoding: chunked",
  ]) func whatIsNoRequestIsRejected(text: String) {
    #expect(throws: HTTPRequest.Problem.malformed) { try request(text) }
  }

  @Test(arguments: [("0", 0), ("12", 12)]) func lengthsAreRead(text: String, length: Int) throws {
    #expect(try request("PUT / HTTP/1.1\r\nContent-Length: \(text)").bodyLength() == length)
  }

  @Test(arguments: ["-1", "+1", "0x1", "1 ", ""]) func whatIsNoLengthIsRejected(text: String) throws {
    let request = HTTPRequest("PUT", [], headers: ["content-length": text])
    #expect(throws: HTTPRequest.Problem.malformed) { try request.bodyLength() }
  }

  @Test func lengthsThatNoNumberHoldsAreTooLarge() throws {
    let request = HTTPRequest("PUT", [], headers: ["content-length": "99999999999999999999"])
    #expect(throws: HTTPRequest.Problem.tooLarge) { try request.bodyLength() }
  }

  @Test func answersForbidToLoadFromElsewhere() {
    let head = String(decoding: HTTPResponse(.forbidden, message: "no").head(closesConnection: true), as: UTF8.self)
    #expect(head.hasPrefix("HTTP/1.1 403 Forbidden\r\n"))
    #expect(head.contains("\r\nContent-Security-Policy: default-src 'none'; script-src 'self';"))
    #expect(head.contains("\r\nX-Content-Type-Options: nosniff\r\n"))
    #expect(head.hasSuffix("\r\nContent-Length: 16\r\nConnection: close\r\n\r\n"))
  }
}
