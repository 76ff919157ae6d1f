import MockupCairo
import MockupPNG
import MockupSVG

/// Provenance embedded in an image.
public enum ImageRecord: Sendable {
  case document
  /// The recipe: options, hashes, and versions.
  case recipe

  /// A failure to read a record.
  public enum Problem: Error, Sendable {
    /// The file is not in an image format of menumock.
    case notAnImage
    /// The image has no such record.
    case absent
    /// The image or its record is damaged; holds a clause.
    case damaged(String)
  }

  /// Reads a record, byte for byte.
  ///
  /// - Parameters:
  ///   - record: the record to read.
  ///   - image: the whole file: PNG, SVG, PDF, or page.
  ///   - number: the number of the document in a PDF of several, from 1.
  public static func read(
    _ record: ImageRecord, from image: [UInt8], ofDocument number: Int = 1
  ) throws(Problem) -> [UInt8] {
    let name = EmbeddedRecords.name(record.name, ofDocument: number)
    var found: [UInt8]?
    if image.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
      do throws(PNGError) {
        found = try PNGFile.text(of: name, in: image).map { Array($0.text.utf8) }
      } catch {
        throw .damaged("\(error)")
      }
    } else if image.starts(with: "%PDF-".utf8) {
      do throws(PDFAttachments.Damage) {
        found = try PDFAttachments.read(named: name, from: image)
      } catch {
        throw .damaged("\(error)")
      }
    } else if image.prefix(4096).contains(UInt8(ascii: "<")) {
      do throws(SVGMetadata.Damage) {
        found = try SVGMetadata.read(name: name, from: image)
      } catch {
        throw .damaged("\(error)")
      }
    } else {
      throw .notAnImage
    }
    guard let found else { throw .absent }
    return found
  }

  /// Returns an image without its records; all other bytes stay the same.
  ///
  /// - Throws: ``Problem`` if the file is damaged. An image without records is returned unchanged.
  public static func removing(from image: [UInt8]) throws(Problem) -> [UInt8] {
    if image.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
      do {
        return try PNGFile.removing(textsOf: [EmbeddedRecords.document, EmbeddedRecords.recipe], from: image)
      } catch {
        throw .damaged("\(error)")
      }
    }
    if image.starts(with: "%PDF-".utf8) { return PDFAttachments.removing(from: image) }
    guard image.prefix(4096).contains(UInt8(ascii: "<")) else { throw .notAnImage }
    return SVGMetadata.removing(from: image)
  }

  private var name: String {
    switch self {
    case .document: EmbeddedRecords.document
    case .recipe: EmbeddedRecords.recipe
    }
  }
}

extension ImageRecord.Problem: CustomStringConvertible {
  /// The problem, a clause.
  public var description: String {
    switch self {
    case .notAnImage: "expected a PNG, SVG, PDF, or interactive page"
    case .absent: "the picture embeds no document; it is not from menumock, or was rendered with --no-source"
    case .damaged(let message): message
    }
  }
}
