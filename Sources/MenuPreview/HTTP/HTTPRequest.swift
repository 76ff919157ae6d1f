package struct HTTPRequest: Hashable, Sendable {
  package var method: String
  /// The components of the path, percent-decoded.
  package var path: [String]
  /// The query parameters by name.
  package var query: [String: String] = [:]
  /// The headers by lowercase name.
  package var headers: [String: String] = [:]
  package var body: [UInt8] = []

  package init(
    _ method: String, _ path: [String], query: [String: String] = [:], headers: [String: String] = [:],
    body: [UInt8] = []
  ) {
    self.method = method
    self.path = path
    self.query = query
    self.headers = headers
    self.body = body
  }

  package var closesConnection: Bool { headers["connection"]?.lowercased() == "close" }

  /// Whether the client waits for permission before it sends the body.
  package var expectsContinue: Bool { headers["expect"]?.lowercased() == "100-continue" }
}

extension HTTPRequest {
  package enum Problem: Error, Hashable {
    case malformed
    case tooLarge
  }

  /// Parses the head of a request: the request line and the headers, up to the empty line.
  package init(head: some Collection<UInt8>) throws(Problem) {
    let lines = String(decoding: head, as: UTF8.self).split(separator: "\r\n", omittingEmptySubsequences: false)
    let words = (lines.first ?? "").split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 3, words[2] == "HTTP/1.1" || words[2] == "HTTP/1.0", words[1].hasPrefix("/") else {
      throw .malformed
    }
    let target = words[1].split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    let parts = (target.first ?? "").dropFirst().split(separator: "/", omittingEmptySubsequences: false)
    var path: [String] = []
    for part in parts {
      guard let text = Self.unescaped(part) else { throw .malformed }
      path.append(text)
    }
    var query: [String: String] = [:]
    for pair in (target.count > 1 ? target[1] : "").split(separator: "&") {
      let halves = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard let name = Self.unescaped(halves[0]), let value = Self.unescaped(halves.count > 1 ? halves[1] : "") else {
        throw .malformed
      }
      query[name] = value
    }
    var headers: [String: String] = [:]
    for line in lines.dropFirst() where !line.isEmpty {
      guard let colon = line.firstIndex(of: ":") else { throw .malformed }
      let name = line[..<colon].lowercased()
      // Another reader could take a name with a space for another header.
      guard !name.isEmpty, name.utf8.allSatisfy(Self.isNameByte) else { throw .malformed }
      var value = line[line.index(after: colon)...].drop(while: Self.isSpace)
      while value.last.map(Self.isSpace) ?? false { value.removeLast() }
      // A duplicate length or host is an attack or an error.
      guard headers.updateValue(String(value), forKey: name) == nil || !["host", "content-length"].contains(name) else {
        throw .malformed
      }
    }
    self.init(String(words[0]), path, query: query, headers: headers)
    if headers["transfer-encoding"] != nil { throw .malformed }
    if words[2] == "HTTP/1.0" {
      self.headers["connection"] = "close"
      self.headers["expect"] = nil
    }
  }

  /// The number of bytes after the head.
  package func bodyLength() throws(Problem) -> Int {
    guard let text = headers["content-length"] else { return 0 }
    guard !text.isEmpty, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { throw .malformed }
    guard let length = Int(text) else { throw .tooLarge }
    return length
  }

  /// Returns whether a byte can be part of a header's name (RFC 9110, section 5.6.2).
  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
    default: "!#$%&'*+-.^_`|~".utf8.contains(byte)
    }
  }

  private static func isSpace(_ character: Character) -> Bool { character == " " || character == "\t" }

  /// Percent-decodes text; `nil` if the result is not UTF-8.
  private static func unescaped(_ text: Substring) -> String? {
    guard text.utf8.contains(where: { $0 == UInt8(ascii: "%") || $0 == UInt8(ascii: "+") }) else { return String(text) }
    var bytes: [UInt8] = []
    var rest = text.utf8[...]
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "+"): bytes.append(UInt8(ascii: " "))
      case UInt8(ascii: "%"):
        let digits = rest.prefix(2)
        guard digits.count == 2, let value = UInt8(String(Substring(digits)), radix: 16) else { return nil }
        bytes.append(value)
        rest = rest.dropFirst(2)
      default: bytes.append(byte)
      }
    }
    guard !bytes.contains(0) else { return nil }
    return String(validating: bytes, as: UTF8.self)
  }
}
