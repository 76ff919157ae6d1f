import MockupPNG
public import MockupScene

/// Reads and writes PNG files of any origin.
public enum ImageFile {
  /// A failure to read or write an image.
  public struct Problem: Error, Hashable, Sendable, CustomStringConvertible {
    /// The problem, a clause.
    public let description: String
  }

  /// Returns the width and height of a PNG in pixels, without decoding it.
  ///
  /// - Throws: ``Problem`` if the file is damaged.
  public static func size(of png: [UInt8]) throws(Problem) -> (width: Int, height: Int) {
    do {
      let file = try PNGFile(png)
      return (file.width, file.height)
    } catch {
      throw Problem(description: error.description)
    }
  }

  /// Returns the pixels of a PNG with 8 bits per channel; 16-bit channels are rounded.
  ///
  /// - Throws: ``Problem`` if the file is damaged.
  public static func pixels(of png: [UInt8]) throws(Problem) -> StraightRaster {
    do {
      return try PNGDecoder.decodeStraight(png)
    } catch {
      throw Problem(description: error.description)
    }
  }

  /// Encodes a raster as PNG.
  ///
  /// - Throws: ``Problem`` if the raster is too wide.
  public static func png(_ raster: Raster) throws(Problem) -> [UInt8] {
    do {
      return try PNGEncoder.encode(raster)
    } catch {
      throw Problem(description: error.description)
    }
  }
}
