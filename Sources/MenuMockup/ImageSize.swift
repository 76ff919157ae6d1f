import MenuDescriptions
import MenuDocument
import MenuResolve
import MenuTheme
import MockupCairo
import MockupPNG
package import MockupScene
import MockupSymbols
import PositionedJSON

/// Checks of the image size before any memory is reserved.
extension ImageForm {
  /// Checks an image against the drawing limits.
  ///
  /// - Parameters:
  ///   - size: the size in points.
  ///   - count: the number of scenes.
  ///   - file: the document's name in messages.
  /// - Throws: ``RenderError/invalid(_:)``, located at the scale setting if there is one, else at the document.
  package func requireRoom(for size: Size, count: Int, file: String) throws(RenderError) {
    let longest = Double(Limit.pictureLength.maximum)
    guard size.width <= longest, size.height <= longest else {
      throw excess(of: .pictureLength, "\(size.width) × \(size.height) points", file)
    }
    switch format {
    case .png: try requirePixels(for: size, count: count, atMost: .picturePixels, file: file)
    case .apng: try requirePixels(for: size, count: count, atMost: .animationPixels, file: file)
    case .svg, .pdf, .html: break
    }
  }

  /// Checks the number of pixels of a PNG.
  ///
  /// - Parameter limit: the bound of the total; each side has a separate bound.
  /// - Throws: ``RenderError/invalid(_:)``, located as above.
  func requirePixels(for size: Size, count: Int, atMost limit: Limit, file: String) throws(RenderError) {
    let (width, height) = ImagePainter.pixelSize(of: size, scale: scale)
    // Only a PNG is painted in bands.
    let sides = [(Limit.pictureWidth, width), (format == .apng ? .pictureWidth : .pictureSide, height)]
    let counts = sides + [(limit, width * height * count)]
    guard let exceeded = counts.first(where: { $1 > $0.maximum }) else { return }
    throw excess(of: exceeded.0, "\(width) × \(height) pixels" + (count > 1 ? " \(count) times" : ""), file)
  }

  private func excess(of limit: Limit, _ size: String, _ file: String) -> RenderError {
    var diagnostics = Diagnostics(file: file)
    diagnostics.report(
      at: limit == .pictureLength ? .root : scaleLocation ?? .root,
      "the picture has \(size); the limit is \(limit.amount)")
    return .invalid(diagnostics.inOrder)
  }
}
