import MockupHashing
import MockupReport
public import PositionedJSON
import PositionedXML

/// The page of a check: one HTML file that opens from disk, next to the images that it names.
///
/// It depends only on the result lines, so merged lines of several machines give the same page as one run. The same
/// lines always give the same bytes.
public struct CheckReport: Sendable {
  /// The title of the page, usually the manifest.
  public let title: String
  /// The results in display order, one object each.
  public let lines: [JSONNode]

  /// Creates a page for results.
  public init(title: String, lines: [JSONNode]) {
    self.title = title
    self.lines = lines
  }

  /// The page in UTF-8.
  public var html: [UInt8] {
    let data = Self.inScript(JSONWriter.text(of: .array(lines), form: .compact))
    // The browser remembers accepted changes for exactly these results.
    let key = SHA256Digest(of: data).description
    let frame = PageFrame(Report.page)
    return frame.filled { name in
      switch name {
      case "title": Array(XMLText.escaped(title).utf8)
      case "key": Array(key.utf8)
      case "lines": data
      default: Report.part(name) ?? []
      }
    }
  }

  /// Escapes JSON for a `script` element, in which only `<` is special.
  private static func inScript(_ json: String) -> [UInt8] {
    let escape = Array("\\u003c".utf8)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(json.utf8.count)
    for byte in json.utf8 {
      if byte == UInt8(ascii: "<") { bytes += escape } else { bytes.append(byte) }
    }
    return bytes
  }
}
