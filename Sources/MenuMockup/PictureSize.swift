import MenuDescriptions
import MenuDocument
import MenuResolve
import MenuTheme
import MockupCairo
import MockupPNG
package import MockupScene
import MockupSymbols
import PositionedJSON

/// How large a picture becomes, asked before anything is reserved for it.
extension PictureForm {
  /// Checks that a picture is within the bounds for what is drawn.
  ///
  /// - Parameters:
  ///   - size: its extent, in points.
  ///   - count: how many scenes it has.
  ///   - file: the document's name in messages.
  /// - Throws: ``RenderError/invalid(_:)`` at the scale where one was asked for, else at the document.
  package func requireRoom(for size: Size, count: Int, file: String) throws(RenderError) {
    let longest = Double(Limit.pictureLength.most)
    guard size.width <= longest, size.height <= longest else {
      throw excess(of: .pictureLength, "\(size.width) × \(size.height) points", file)
    }
    switch format {
    case .png: try requirePixels(for: size, count: count, atMost: .picturePixels, file: file)
    case .apng: try requirePixels(for: size, count: count, atMost: .animationPixels, file: file)
    case .svg, .pdf, .html: break
    }
  }

  /// Checks that the pixels of a PNG are not too many.
  ///
  /// - Parameter limit: what bounds them all; each side has its own bound besides.
  /// - Throws: ``RenderError/invalid(_:)`` as above.
  func requirePixels(for size: Size, count: Int, atMost limit: Limit, file: String) throws(RenderError) {
    let (width, height) = ImagePainter.pixelSize(of: size, scale: scale)
    let counts = [(Limit.pictureWidth, width), (.pictureSide, height), (limit, width * height * count)]
    guard let exceeded = counts.first(where: { $1 > $0.most }) else { return }
    throw excess(of: exceeded.0, "\(width) × \(height) pixels" + (count > 1 ? " \(count) times" : ""), file)
  }

  private func excess(of limit: Limit, _ size: String, _ file: String) -> RenderError {
    var diagnostics = Diagnostics(file: file)
    diagnostics.report(
      at: limit == .pictureLength ? .root : scaleLocation ?? .root, "the picture would have \(size) (\(limit.message))")
    return .invalid(diagnostics.inOrder)
  }
}
