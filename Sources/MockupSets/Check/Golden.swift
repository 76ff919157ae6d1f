import MenuDocument
import MenuMockup
import MockupCairo
import MockupPNG
import MockupSVG
import MockupScene
import PositionedJSON

/// A picture as it should be.
struct Golden {
  /// The whole file.
  let bytes: [UInt8]
  let format: PictureFormat

  /// The document that it was drawn from; `nil` where it carries none.
  var document: [UInt8]? { try? PictureRecord.read(.document, from: bytes) }

  /// How it was drawn; `nil` where it does not say.
  var recipe: JSONNode? { (try? PictureRecord.read(.recipe, from: bytes)).flatMap { JSONReading($0).root } }

  /// Whether a PNG or an animation has exactly these pixels.
  func isEqual(to pixels: StraightRaster) throws(PNGError) -> Bool {
    format == .apng
      ? try self.pixels(expecting: pixels.pixels.count) == pixels : try PNGDecoder.isEqual(bytes, to: pixels)
  }

  /// The pixels of a PNG; those of an animation stand one under the other.
  ///
  /// - Parameter expected: how many pixels it should have: so many are read at least.
  func pixels(expecting expected: Int) throws(PNGError) -> StraightRaster {
    let most = max(expected, PNGDecoder.defaultMaximumPixelCount)
    return format == .apng
      ? try PNGFrames.decode(bytes, maximumPixelCount: most)
      : try PNGDecoder.decodeStraight(bytes, maximumPixelCount: most)
  }

  /// The file without what it carries about itself, which changes with every version of the program.
  var bare: [UInt8] {
    switch format {
    case .png, .apng: bytes
    case .svg, .html: SVGMetadata.removing(from: bytes)
    case .pdf: PDFAttachments.removing(from: bytes)
    }
  }
}
