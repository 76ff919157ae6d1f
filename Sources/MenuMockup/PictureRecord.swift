import CairoBackend
import PNGCodec
import SVGBackend

/// What a picture carries about itself.
public enum PictureRecord: Sendable {
  /// The document that it was drawn from.
  case document
  /// How it was drawn.
  case recipe

  /// Why there is no record.
  public enum Problem: Error, Sendable {
    /// The file is none of the forms of pictures.
    case notAPicture
    /// The picture carries no such record.
    case absent
  }

  /// Reads a record, byte for byte as it was put in.
  ///
  /// - Parameters:
  ///   - record: which one.
  ///   - picture: the whole file of a PNG, SVG or PDF.
  public static func read(_ record: PictureRecord, from picture: [UInt8]) throws(Problem) -> [UInt8] {
    let name = record.name
    let found: [UInt8]?
    if picture.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
      found = (try? PNGFile.texts(in: picture))?.first { $0.keyword == name }.map { Array($0.text.utf8) }
    } else if picture.starts(with: "%PDF-".utf8) {
      found = PDFAttachments.read(named: name, from: picture)
    } else if picture.prefix(4096).contains(UInt8(ascii: "<")) {
      found = SVGMetadata.read(name: name, from: picture)
    } else {
      throw .notAPicture
    }
    guard let found else { throw .absent }
    return found
  }

  private var name: String {
    switch self {
    case .document: Records.document
    case .recipe: Records.recipe
    }
  }
}

extension PictureRecord.Problem: CustomStringConvertible {
  /// What is wrong, in a clause.
  public var description: String {
    switch self {
    case .notAPicture: "this is no PNG, SVG or PDF"
    case .absent: "this picture carries no document: menumock did not draw it, or was told to leave it out"
    }
  }
}
