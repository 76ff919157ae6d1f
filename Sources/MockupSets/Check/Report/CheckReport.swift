import MockupHashing
import MockupReport
public import PositionedJSON

/// The page that shows what a check found: one HTML file that opens from disk, beside the pictures that it names.
///
/// It is made from the lines of results alone, so lines that were joined from several machines give the same page as
/// those of one. The same lines give the same bytes.
public struct CheckReport: Sendable {
  /// What the page is called: the manifest, as a rule.
  public let title: String
  /// The results, one object each, in the order in which they are listed.
  public let lines: [JSONNode]

  /// A page for results.
  public init(title: String, lines: [JSONNode]) {
    self.title = title
    self.lines = lines
  }

  /// The page.
  public var html: [UInt8] {
    let data = Self.inScript(JSONWriter.text(of: .array(lines), form: .compact))
    // What was accepted in the browser is remembered for these results and no others.
    let key = SHA256Digest(of: data).description
    let frame = PageFrame(Report.page)
    return frame.filled { name in
      switch name {
      case "title": Array(Self.escaped(title).utf8)
      case "key": Array(key.utf8)
      case "lines": data
      default: Report.part(name) ?? []
      }
    }
  }

  /// JSON that can stand in a `script` element: there, nothing but `<` can end or change what is read as text.
  private static func inScript(_ json: String) -> [UInt8] {
    let escape = Array("\\u003c".utf8)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(json.utf8.count)
    for byte in json.utf8 {
      if byte == UInt8(ascii: "<") { bytes += escape } else { bytes.append(byte) }
    }
    return bytes
  }

  /// A text between tags or in an attribute.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      // HTML has no way to write it.
      case "\0": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
