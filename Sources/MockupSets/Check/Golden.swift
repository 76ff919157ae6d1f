import MenuDocument
import MenuMockup
import MockupCairo
import MockupPNG
import MockupSVG
import MockupScene
import PositionedJSON

struct Golden {
  let bytes: [UInt8]
  let format: OutputFormat

  var document: [UInt8]? { try? ImageRecord.read(.document, from: bytes) }

  var recipe: JSONNode? { (try? ImageRecord.read(.recipe, from: bytes)).flatMap { JSONReading($0).root } }

  func isEqual(to pixels: StraightRaster) throws(PNGError) -> Bool {
    format == .apng
      ? try self.pixels(expecting: pixels.pixels.count) == pixels : try PNGDecoder.isEqual(bytes, to: pixels)
  }

  /// Returns the pixels of a PNG; the frames of an animation are stacked vertically.
  ///
  /// - Parameter expected: the expected number of pixels; the decoding limit is at least this.
  func pixels(expecting expected: Int) throws(PNGError) -> StraightRaster {
    let maximum = max(expected, PNGDecoder.defaultMaximumPixelCount)
    return format == .apng
      ? try PNGFrames.decode(bytes, maximumPixelCount: maximum)
      : try PNGDecoder.decodeStraight(bytes, maximumPixelCount: maximum)
  }

  /// The file without its provenance, which differs between versions of the program.
  var bare: [UInt8] {
    switch format {
    case .png, .apng: bytes
    case .svg, .html: SVGMetadata.removing(from: bytes)
    case .pdf: PDFAttachments.removing(from: bytes)
    }
  }
}
