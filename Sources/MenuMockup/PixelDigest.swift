package import MenuDocument
package import MockupHashing
import MockupPNG
package import MockupScene

/// Identifies images by content: the SHA-256 hash of their pixels, computed row by row.
///
/// A pixel is hashed as red, green, blue, and alpha bytes with straight alpha, as decoded from a PNG.
package struct PixelDigest: ~Copyable {
  private var hash = SHA256()

  package init() {}

  package mutating func add(_ rows: Raster) {
    rows.forEachPieceOfStraightRGBA { hash.update($0) }
  }

  package consuming func finish() -> SHA256Digest { hash.finalize() }

  package static func of(_ raster: StraightRaster) -> SHA256Digest {
    var hash = SHA256()
    raster.forEachPieceOfRGBA { hash.update($0) }
    return hash.finalize()
  }

  /// Returns the hash of a PNG's decoded pixels, of all frames for an animation; for other formats, of the file.
  package static func of(_ image: [UInt8], _ format: OutputFormat) -> SHA256Digest {
    switch format {
    case .png: (try? PNGDecoder.decode(image, maximumPixelCount: .max)).map { of($0) } ?? SHA256Digest(of: image)
    case .apng: (try? PNGFrames.decode(image, maximumPixelCount: .max)).map { of($0) } ?? SHA256Digest(of: image)
    case .svg, .pdf, .html: SHA256Digest(of: image)
    }
  }

  private static func of(_ raster: Raster) -> SHA256Digest {
    var digest = PixelDigest()
    digest.add(raster)
    return digest.finish()
  }
}
