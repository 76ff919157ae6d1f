import MockupPNG
public import MockupScene

/// PNGs as files, whoever made them.
public enum PictureFile {
  /// Why a picture was not read or written, in a sentence for people.
  public struct Problem: Error, Hashable, Sendable, CustomStringConvertible {
    /// What is wrong.
    public let description: String
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
