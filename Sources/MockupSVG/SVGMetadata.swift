/// Data embedded in an SVG, such as its source document.
///
/// The file contains the bytes as Base64 in an element `menumock:NAME` of the `<metadata>` at its end. The data does
/// not influence the rest of the file.
public struct SVGMetadata: Hashable, Sendable {
  static let namespace = "urn:menumock:metadata"

  /// The name of the element; characters that XML names forbid are escaped.
  public var name: String
  /// The embedded bytes.
  public var bytes: [UInt8]

  /// Creates metadata with a name and its bytes.
  public init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }

  /// An error for a metadata element without valid data.
  public struct Damage: Error, Hashable, Sendable, CustomStringConvertible {
    /// The error message, a clause.
    public let description: String
  }

  /// Returns the embedded data of a name, byte for byte, or `nil` if there is none.
  ///
  /// The file is searched from its end, where the data is, in linear time. It need not be well-formed or an SVG.
  ///
  /// - Throws: An error if the element exists but its data is damaged.
  public static func read(name: String, from file: [UInt8]) throws(Damage) -> [UInt8]? {
    let element = "menumock:\(XMLName.escaping(name))"
    let tag = Array("<\(element)>".utf8)
    var start = file.count - tag.count
    while start >= 0 {
      if file[start] == tag[0], file[start..<start + tag.count].elementsEqual(tag) {
        let content = file[(start + tag.count)...]
        guard let end = content.firstIndex(of: UInt8(ascii: "<")) else {
          throw Damage(description: "the SVG's element \(element) is not closed")
        }
        guard let bytes = Base64.decode(content[..<end]) else {
          throw Damage(description: "the SVG's element \(element) is not Base64")
        }
        return bytes
      }
      start -= 1
    }
    return nil
  }
}

extension SVGMetadata {
  /// Returns an SVG without its embedded data, otherwise unchanged byte for byte.
  public static func removing(from file: [UInt8]) -> [UInt8] {
    guard let start = lastIndex(of: opening, in: file[...]), let end = lastIndex(of: closing, in: file[start...]) else {
      return file
    }
    return Array(file[..<start] + file[(end + closing.utf8.count)...])
  }

  private static let opening = "<metadata xmlns:menumock=\"\(namespace)\">\n"
  private static let closing = "</metadata>\n"

  private static func lastIndex(of text: String, in bytes: ArraySlice<UInt8>) -> Int? {
    let text = Array(text.utf8)
    var index = bytes.endIndex - text.count
    while index >= bytes.startIndex {
      if bytes[index] == text[0], bytes[index..<index + text.count].elementsEqual(text) { return index }
      index -= 1
    }
    return nil
  }
}

extension Markup {
  /// Appends the element with all data, unless it is empty.
  mutating func append(_ metadata: [SVGMetadata]) {
    guard !metadata.isEmpty else { return }
    append("<metadata xmlns:menumock=\"")
    append(escaping: SVGMetadata.namespace)
    append("\">\n")
    for item in metadata {
      let name = XMLName.escaping(item.name)
      append("<menumock:")
      append(escaping: name)
      append(">")
      append(bytes: Base64.encode(item.bytes))
      append("</menumock:")
      append(escaping: name)
      append(">\n")
    }
    append("</metadata>\n")
  }
}
