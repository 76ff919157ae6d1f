/// Files embedded in a PDF: the source document and the provenance.
///
/// They are standard attachments, which viewers list and other tools can extract. The trailer also references them
/// under a private key for fast lookup.
public enum PDFAttachments {
  /// The trailer's key: an array of hexadecimal names, each followed by its stream.
  private static let key = "/MenumockFiles"

  /// Returns a PDF with attachments appended; existing bytes keep their positions.
  ///
  /// - Parameters:
  ///   - attachments: Names and contents in listing order.
  ///   - pdf: A file from ``PDFPainter``.
  /// - Returns: `nil` if `pdf` does not have the structure that Cairo writes.
  public static func append(_ attachments: [(name: String, bytes: [UInt8])], to pdf: [UInt8]) -> [UInt8]? {
    guard var update = PDFUpdate(pdf), let catalog = update.catalog, let text = update.dictionary(catalog) else {
      return nil
    }
    var trailer: [String] = []
    var names: [(name: String, entry: String)] = []
    for attachment in attachments {
      let name = hexadecimal(attachment.name)
      let stream = update.add(
        stream: attachment.bytes, "/Type /EmbeddedFile /Params << /Size \(attachment.bytes.count) >>")
      let file = update.add(
        Array("<< /Type /Filespec /F \(name) /UF \(unicode(attachment.name)) /EF << /F \(stream) 0 R >> >>".utf8))
      trailer.append("\(name) \(stream) 0 R")
      names.append((attachment.name, "\(name) \(file) 0 R"))
    }
    if PDFBytes.words(after: "/Names", in: text).isEmpty {
      // The format requires sorted name trees.
      let sorted = names.sorted { Array($0.name.utf8).lexicographicallyPrecedes(Array($1.name.utf8)) }.map { $0.entry }
      let tree = "/Names << /EmbeddedFiles << /Names [ \(sorted.joined(separator: " ")) ] >> >>"
      update.replace(catalog, with: "\(text) \(tree)")
    }
    update.addToTrailer("\(key) [ \(trailer.joined(separator: " ")) ]")
    return update.finish()
  }

  /// An error for an attachment that is referenced but cannot be read.
  public struct Damage: Error, Hashable, Sendable, CustomStringConvertible {
    /// The error message, a clause.
    public let description: String
  }

  /// Returns the contents of an attachment, byte for byte.
  ///
  /// - Returns: `nil` if there is no attachment of that name, or `pdf` is not from ``append(_:to:)``.
  /// - Throws: ``Damage`` if the attachment exists but cannot be read.
  public static func read(named name: String, from pdf: [UInt8]) throws(Damage) -> [UInt8]? {
    let file = PDFBytes(bytes: pdf)
    let tables = file.tables()
    let wanted = hexadecimal(name)
    for table in tables {
      let words = Array(PDFBytes.words(after: key, in: table.trailer).dropFirst())
      for index in stride(from: 0, to: words.count - 3, by: 4) where words[index] == wanted[...] {
        guard let number = Int(words[index + 1]),
          let offset = tables.lazy.compactMap({ file.offset(of: number, in: $0) }).first,
          let (text, start) = file.dictionary(of: number, at: offset), let start
        else { throw Damage(description: "the PDF's attachment \(words[index + 1]) is missing") }
        guard let length = PDFBytes.integer(after: "/Length", in: text),
          let content = file.stream(at: start, length: length)
        else {
          throw Damage(description: "the PDF's attachment \(number) has the wrong length")
        }
        return Array(content)
      }
    }
    return nil
  }

  /// Returns the file before ``append(_:to:)``, or the same file if it has no attachments.
  public static func removing(from pdf: [UInt8]) -> [UInt8] {
    let file = PDFBytes(bytes: pdf)
    guard let last = file.tables().first, !PDFBytes.words(after: key, in: last.trailer).isEmpty,
      let table = PDFBytes.integer(after: "/Prev", in: last.trailer), (0..<pdf.count).contains(table)
    else { return pdf }
    // The table is followed by its trailer and the end marker, which cannot occur in between.
    let mark = Array("%%EOF\n".utf8)
    guard let end = (table..<pdf.count).first(where: { pdf[$0...].starts(with: mark) }) else { return pdf }
    return Array(pdf[..<(end + mark.count)])
  }

  private static func hexadecimal(_ text: String) -> String {
    "<" + text.utf8.map { digits(UInt16($0), 2) }.joined() + ">"
  }

  /// Returns a text string: UTF-16 with a byte order mark.
  private static func unicode(_ text: String) -> String {
    "<FEFF" + text.utf16.map { digits($0, 4) }.joined() + ">"
  }

  private static func digits(_ value: UInt16, _ count: Int) -> String {
    let text = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, count - text.utf8.count)) + text
  }
}
