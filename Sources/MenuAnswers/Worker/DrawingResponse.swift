import MenuDescriptions
package import MenuMockup
import MockupSVG
package import PositionedJSON

/// The response to a request: one line of JSON.
package struct DrawingResponse {
  package let line: [UInt8]

  /// A response with an image.
  ///
  /// - Parameters:
  ///   - id: the raw JSON of the request's id; `nil` if it has none.
  ///   - path: the path of the image; `nil` to embed it.
  ///   - pixels: the digest of the pixels, if requested.
  ///   - isDescribed: adds the alt text, the legend, and the used files.
  ///   - milliseconds: the time that the image took; `nil` if it was not measured.
  package init(id: [UInt8]?, picture: Picture, path: String?, pixels: String?, isDescribed: Bool, milliseconds: Double?)
  {
    var facts: [(String, JSONNode)] = [("width", .number(picture.width)), ("height", .number(picture.height))]
    if let pixels { facts.append(("pixels", .string(pixels))) }
    if isDescribed { facts += Self.description(of: picture) }
    facts.append(("findings", .array(picture.findings.map { $0.json })))
    if let milliseconds { facts.append(("milliseconds", .number((milliseconds * 1000).rounded() / 1000))) }
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

  package init(id: [UInt8]? = nil, rejected diagnostics: [Diagnostic]) {
    line =
      Self.start(id, isGood: false)
      + Self.end(.object([("diagnostics", .array(diagnostics.map { $0.json }))]))
  }

  private static func description(of picture: Picture) -> [(String, JSONNode)] {
    let callouts = picture.legend.entries.map { entry -> JSONNode in
      let help = entry.help.map { [("help", JSONNode.string($0))] } ?? []
      return .object([("mark", .string(entry.mark)), ("title", .string(entry.title))] + help)
    }
    return [
      ("alt", .string(picture.description)), ("legend", .string(picture.legend.markdown)),
      ("callouts", .array(callouts)), ("inputs", .array(picture.inputs.map { .string($0) })),
    ]
  }

  private static func start(_ id: [UInt8]?, isGood: Bool) -> [UInt8] {
    // The id is copied as raw JSON, because a number may have more digits than `Double` holds.
    var line = Array("{\"id\":".utf8)
    line += id ?? Array("null".utf8)
    line += ",\"ok\":\(isGood)".utf8
    return line
  }

  private static func end(_ members: JSONNode) -> [UInt8] {
    Array(("," + JSONWriter.text(of: members, form: .compact).dropFirst() + "\n").utf8)
  }
}
