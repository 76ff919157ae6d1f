package import MockupScene

/// One piece of work with an image file that a C library decodes.
package struct ImageJob: Sendable {
  package enum Question: Hashable, Sendable {
    /// The natural size; checks the whole file, except the drawing of an SVG.
    case size
    case raster(width: Int, height: Int)
    case detail(Rect, width: Double, height: Double)
  }

  package let file: [UInt8]
  package let question: Question

  package init(_ question: Question, of file: [UInt8]) {
    self.file = file
    self.question = question
  }

  /// The number of pixels to read and to return.
  package var pixels: Int {
    let source = (try? ImageHeader(of: file))?.pixels ?? 0
    switch question {
    case .size: return source
    case .raster(let width, let height): return source + width.multipliedReportingOverflow(by: height).partialValue
    case .detail: return source + ForeignImageSource.maximumPixels
    }
  }
}

package enum ImageAnswer: Sendable {
  case size(Size)
  /// The pixels, and the part of the image that they show.
  case raster(Raster, Rect)
}
