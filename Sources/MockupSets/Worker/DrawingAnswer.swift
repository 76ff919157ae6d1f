import MenuMockup
import MockupSVG
import PositionedJSON

/// The answer to a request: a line of JSON.
struct DrawingAnswer {
  /// The line, with its end.
  let line: [UInt8]

  /// The answer that a picture is.
  ///
  /// - Parameters:
  ///   - id: what the request calls itself, as it is written; `nil` where it does not.
  ///   - path: where the picture is; `nil` puts it into the answer.
  ///   - pixels: the digest of its pixels, where that is asked for.
  init(id: [UInt8]?, picture: Picture, path: String?, pixels: String?, milliseconds: Double) {
    var facts: [(String, JSONNode)] = [("width", .number(picture.width)), ("height", .number(picture.height))]
    if let pixels { facts.append(("pixels", .string(pixels))) }
    facts += [
      ("findings", .array(picture.findings.map(\.json))),
      ("milliseconds", .number((milliseconds * 1000).rounded() / 1000)),
    ]
    var line = Self.start(id, isGood: true)
    if let path {
      line += ",\"path\":".utf8
      line += JSONWriter.text(of: .string(path), form: .compact).utf8
    } else {
      line += ",\"data\":\"".utf8
      line += Base64.encode(picture.bytes)
      line.append(UInt8(ascii: "\""))
    }
    self.line = line + Self.end(.object(facts))
  }

  /// The answer that there is no picture.
  init(id: [UInt8]? = nil, refused diagnostics: [Diagnostic]) {
    line =
      Self.start(id, isGood: false)
      + Self.end(.object([("diagnostics", .array(diagnostics.map(\.json)))]))
  }

  private static func start(_ id: [UInt8]?, isGood: Bool) -> [UInt8] {
    // A number may have more digits than a number of ours, so it goes back as it came.
    var line = Array("{\"id\":".utf8)
    line += id ?? Array("null".utf8)
    line += ",\"ok\":\(isGood)".utf8
    return line
  }

  private static func end(_ members: JSONNode) -> [UInt8] {
    Array(("," + JSONWriter.text(of: members, form: .compact).dropFirst() + "\n").utf8)
  }
}
