package import MenuDocument
package import MockupHashing
import MockupPNG
package import MockupScene

/// Tells pictures apart by what they show: the SHA-256 hash of their pixels, as rows of them are added.
///
/// Each pixel counts as bytes of red, green, blue and alpha, with straight color, as they come back from a PNG.
package struct PixelDigest: ~Copyable {
  private var hash = SHA256()

  package init() {}

  /// Adds the next rows of a picture.
  package mutating func add(_ rows: Raster) {
    rows.forEachPieceOfStraightRGBA { hash.update($0) }
  }

  /// The hash of all rows.
  package consuming func finish() -> SHA256Digest { hash.finalize() }

  /// The hash of a picture's pixels.
  package static func of(_ raster: StraightRaster) -> SHA256Digest {
    var hash = SHA256()
    raster.forEachPieceOfRGBA { hash.update($0) }
    return hash.finalize()
  }

  /// The hash of the decoded pixels of a PNG; all those of an animation; of the file for all others.
  package static func of(_ picture: [UInt8], _ format: PictureFormat) -> SHA256Digest {
    switch format {
    case .png: (try? PNGDecoder.decode(picture, maximumPixelCount: .max)).map { of($0) } ?? SHA256Digest(of: picture)
    case .apng: (try? PNGFrames.decode(picture, maximumPixelCount: .max)).map { of($0) } ?? SHA256Digest(of: picture)
    case .svg, .pdf, .html: SHA256Digest(of: picture)
    }
  }

  private static func of(_ raster: Raster) -> SHA256Digest {
    var digest = PixelDigest()
    digest.add(raster)
    return digest.finish()
  }
}
