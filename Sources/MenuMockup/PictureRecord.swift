import MockupCairo
import MockupPNG
import MockupSVG

/// Provenance embedded in an image.
public enum PictureRecord: Sendable {
  /// The source document.
  case document
  /// The recipe: options, hashes, and versions.
  case recipe

  /// A failure to read a record.
  public enum Problem: Error, Sendable {
    /// The file is not in an image format of menumock.
    case notAPicture
    /// The image has no such record.
    case absent
    /// The image or its record is damaged; holds a sentence.
    case damaged(String)
  }

  /// Reads a record, byte for byte.
  ///
  /// - Parameters:
  ///   - record: the record to read.
  ///   - picture: the whole file: PNG, SVG, PDF, or page.
  public static func read(_ record: PictureRecord, from picture: [UInt8]) throws(Problem) -> [UInt8] {
    let name = record.name
    let found: [UInt8]?
    do {
      if picture.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
        found = try PNGFile.text(of: name, in: picture).map { Array($0.text.utf8) }
      } else if picture.starts(with: "%PDF-".utf8) {
        found = try PDFAttachments.read(named: name, from: picture)
      } else if picture.prefix(4096).contains(UInt8(ascii: "<")) {
        found = try SVGMetadata.read(name: name, from: picture)
      } else {
        throw Problem.notAPicture
      }
    } catch let problem as Problem {
      throw problem
    } catch {
      throw .damaged("\(error)")
    }
    guard let found else { throw .absent }
    return found
  }

  /// Returns an image without its records; all other bytes stay the same.
  ///
  /// - Throws: ``Problem`` if the file is damaged. An image without records is returned unchanged.
  public static func removing(from picture: [UInt8]) throws(Problem) -> [UInt8] {
    if picture.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
      do {
        return try PNGFile.removing(textsOf: [PictureRecords.document, PictureRecords.recipe], from: picture)
      } catch {
        throw .damaged("\(error)")
      }
    }
    if picture.starts(with: "%PDF-".utf8) { return PDFAttachments.removing(from: picture) }
    guard picture.prefix(4096).contains(UInt8(ascii: "<")) else { throw .notAPicture }
    return SVGMetadata.removing(from: picture)
  }

  private var name: String {
    switch self {
    case .document: PictureRecords.document
    case .recipe: PictureRecords.recipe
    }
  }
}

extension PictureRecord.Problem: CustomStringConvertible {
  /// The problem in a clause or sentence.
  public var description: String {
    switch self {
    case .notAPicture: "expected a PNG, SVG, PDF, or interactive page"
    case .absent: "the picture embeds no document; it is not from menumock, or was rendered with --no-source"
    case .damaged(let message): message
    }
  }
}
