/// Data that an SVG carries along, such as the document that it was drawn from.
///
/// In the file it is the Base64 of the bytes, in an element `menumock:NAME` in `<metadata>` at the end. It does not
/// influence anything else in the file.
public struct SVGMetadata: Hashable, Sendable {
  /// The namespace of the elements.
  static let namespace = "urn:menumock:metadata"

  /// What the data is called; characters that no XML name has are escaped.
  public var name: String
  /// The data.
  public var bytes: [UInt8]

  /// Data of the given name.
  public init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }

  /// That an SVG has the element of some data, and no data in it.
  public struct Damage: Error, Hashable, Sendable, CustomStringConvertible {
    /// What is wrong, in a sentence for people.
    public let description: String
  }

  /// The data of a name that an SVG carries, byte for byte; `nil` where there is none.
  ///
  /// The file is searched from its end, where the data is, in linear time; it need not be well-formed, or an SVG.
  ///
  /// - Throws: what is wrong with data that are there.
  public static func read(name: String, from file: [UInt8]) throws(Damage) -> [UInt8]? {
    let element = "menumock:\(XMLName.escaping(name))"
    let tag = Array("<\(element)>".utf8)
    var start = file.count - tag.count
    while start >= 0 {
      if file[start] == tag[0], file[start..<start + tag.count].elementsEqual(tag) {
        let content = file[(start + tag.count)...]
        guard let end = content.firstIndex(of: UInt8(ascii: "<")) else {
          throw Damage(description: "The SVG's element \(element) does not end.")
        }
        guard let bytes = Base64.decode(content[..<end]) else {
          throw Damage(description: "The SVG's element \(element) is not Base64.")
        }
        return bytes
      }
      start -= 1
    }
    return nil
  }
}

extension SVGMetadata {
  /// An SVG without the data that it carries, all else byte for byte as it was.
  public static func removing(from file: [UInt8]) -> [UInt8] {
    guard let start = lastPlace(of: opening, in: file[...]), let end = lastPlace(of: closing, in: file[start...]) else {
      return file
    }
    return Array(file[..<start] + file[(end + closing.utf8.count)...])
  }

  private static let opening = "<metadata xmlns:menumock=\"\(namespace)\">\n"
  private static let closing = "</metadata>\n"

  private static func lastPlace(of text: String, in bytes: ArraySlice<UInt8>) -> Int? {
    let text = Array(text.utf8)
    var place = bytes.endIndex - text.count
    while place >= bytes.startIndex {
      if bytes[place] == text[0], bytes[place..<place + text.count].elementsEqual(text) { return place }
      place -= 1
    }
    return nil
  }
}

extension Markup {
  /// Adds the element that holds all data; nothing where there is none.
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
