import CairoBackend
import MenuModel
import PNGCodec
import Scene

/// Tells pictures apart by what they show.
enum PixelDigest {
  /// SHA-256 of the decoded pixels of a PNG, in bytes of red, green, blue and alpha; of the file for all others.
  static func of(_ picture: [UInt8], _ format: PictureFormat) -> String {
    guard format == .png, let raster = try? PNGDecoder.decode(picture, maximumPixelCount: .max) else {
      return Digest.sha256(picture)
    }
    return Digest.sha256(raster.straightRGBA)
  }
}
