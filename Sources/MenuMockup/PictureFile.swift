import MockupFiles
import MockupPNG
public import MockupScene

/// PNGs as files, whoever made them.
public enum PictureFile {
  /// Why a picture was not read or written, in a sentence for people.
  public struct Problem: Error, Hashable, Sendable, CustomStringConvertible {
    /// What is wrong.
    public let description: String

    /// A problem in a sentence or a clause.
    package init(description: String) {
      self.description = description
    }
  }

  /// The whole file of a picture.
  ///
  /// - Throws: why it cannot be read, also where it is larger than `Limit.pictureBytes`.
  public static func bytes(at path: String) throws(Problem) -> [UInt8] {
    guard let pieces = FilePieces(path: path) else { throw Problem(description: "cannot be read") }
    let bytes = try bytes(fromPieces: { () throws(Problem) in pieces.next() ?? [] })
    guard !pieces.hasFailed else { throw Problem(description: "cannot be read to its end") }
    return bytes
  }

  /// The whole file of a picture, from pieces of it that are handed out until one is empty.
  ///
  /// - Throws: why there is no piece, or that there are more bytes than `Limit.pictureBytes`.
  public static func bytes(fromPieces next: () throws(Problem) -> [UInt8]) throws(Problem) -> [UInt8] {
    let most = Limit.pictureBytes.most
    var bytes: [UInt8] = []
    while true {
      let piece = try next()
      guard !piece.isEmpty else { return bytes }
      guard piece.count <= most - bytes.count else {
        throw Problem(description: "is too large: at most \(most) bytes of a picture are read")
      }
      bytes += piece
    }
  }

  /// How many pixels a PNG has a row, and how many rows, without reading them.
  ///
  /// - Throws: what is wrong with the file.
  public static func size(of png: [UInt8]) throws(Problem) -> (width: Int, height: Int) {
    do {
      let file = try PNGFile(png)
      return (file.width, file.height)
    } catch {
      throw Problem(description: error.description)
    }
  }

  /// The pixels of a PNG as the file has them, with 8 bits a channel; 16 are rounded.
  ///
  /// - Throws: what is wrong with the file.
  public static func pixels(of png: [UInt8]) throws(Problem) -> StraightRaster {
    do {
      return try PNGDecoder.decodeStraight(png)
    } catch {
      throw Problem(description: error.description)
    }
  }

  /// A raster as PNG.
  ///
  /// - Throws: why it cannot be one: it is too wide.
  public static func png(_ raster: Raster) throws(Problem) -> [UInt8] {
    do {
      return try PNGEncoder.encode(raster)
    } catch {
      throw Problem(description: error.description)
    }
  }
}
