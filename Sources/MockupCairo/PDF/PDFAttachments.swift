/// Files carried inside of a PDF: the document that a picture was drawn from, and the recipe.
///
/// They are attachments as the format has them, so that viewers list them and other tools can take them out. The
/// trailer names them once more under a key of our own, for a quick look.
public enum PDFAttachments {
  /// The trailer's key: an array of names, as hexadecimal strings, each before its stream.
  private static let key = "/MenumockFiles"

  /// The file with attachments added at its end; every byte that was there stays in its place.
  ///
  /// - Parameters:
  ///   - attachments: names and contents, in the order in which they are to be listed.
  ///   - pdf: a file from ``PDFPainter``.
  /// - Returns: `nil` when `pdf` is not a PDF of the kind that Cairo writes.
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
      // A name tree is sorted, for those who search it.
      let sorted = names.sorted { Array($0.name.utf8).lexicographicallyPrecedes(Array($1.name.utf8)) }.map(\.entry)
      let tree = "/Names << /EmbeddedFiles << /Names [ \(sorted.joined(separator: " ")) ] >> >>"
      update.replace(catalog, with: "\(text) \(tree)")
    }
    update.addToTrailer("\(key) [ \(trailer.joined(separator: " ")) ]")
    return update.finish()
  }

  /// That a PDF names an attachment which cannot be taken out of it.
  public struct Damage: Error, Hashable, Sendable, CustomStringConvertible {
    /// What is wrong, in a sentence for people.
    public let description: String
  }

  /// The contents of an attachment, byte for byte.
  ///
  /// - Returns: `nil` when there is none of that name, or `pdf` is not a file from ``append(_:to:)``.
  /// - Throws: what is wrong with an attachment that is there.
  public static func read(named name: String, from pdf: [UInt8]) throws(Damage) -> [UInt8]? {
    let file = PDFBytes(bytes: pdf)
    let tables = file.tables()
    let wanted = hexadecimal(name)
    for table in tables {
      let words = Array(PDFBytes.words(after: key, in: table.trailer).dropFirst())
      for place in stride(from: 0, to: words.count - 3, by: 4) where words[place] == wanted[...] {
        guard let number = Int(words[place + 1]),
          let offset = tables.lazy.compactMap({ file.offset(of: number, in: $0) }).first,
          let (text, start) = file.dictionary(of: number, at: offset), let start
        else { throw Damage(description: "The PDF's object \(words[place + 1]), an attachment, is not there.") }
        guard let length = PDFBytes.integer(after: "/Length", in: text),
          let content = file.stream(at: start, length: length)
        else {
          throw Damage(description: "The PDF's object \(number), an attachment, does not have the length it says.")
        }
        return Array(content)
      }
    }
    return nil
  }

  /// The file as it was before ``append(_:to:)``; the same file where it carries nothing.
  public static func removing(from pdf: [UInt8]) -> [UInt8] {
    let file = PDFBytes(bytes: pdf)
    guard let last = file.tables().first, !PDFBytes.words(after: key, in: last.trailer).isEmpty,
      let table = PDFBytes.integer(after: "/Prev", in: last.trailer), (0..<pdf.count).contains(table)
    else { return pdf }
    // Behind the table come its trailer and the mark of the end, and nothing that could look like it.
    let mark = Array("%%EOF\n".utf8)
    guard let end = (table..<pdf.count).first(where: { pdf[$0...].starts(with: mark) }) else { return pdf }
    return Array(pdf[..<(end + mark.count)])
  }

  /// A string of bytes.
  private static func hexadecimal(_ text: String) -> String {
    "<" + text.utf8.map { digits(UInt16($0), 2) }.joined() + ">"
  }

  /// A string of characters: UTF-16 behind a byte-order mark.
  private static func unicode(_ text: String) -> String {
    "<FEFF" + text.utf16.map { digits($0, 4) }.joined() + ">"
  }

  private static func digits(_ value: UInt16, _ count: Int) -> String {
    let text = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, count - text.utf8.count)) + text
  }
}
