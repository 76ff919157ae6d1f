import MenuDocument
import MenuLayout
import MockupCairo
import MockupPNG
import MockupScene
import PositionedJSON

/// How large a picture becomes, asked before anything is reserved for it.
extension Renderer {
  /// Checks that a layout's picture is within the bounds for what is drawn.
  ///
  /// - Throws: ``RenderError/invalid(_:)`` at the scale where one was asked for, else at the document.
  func requireRoom(for prepared: PreparedMockup) throws(RenderError) {
    let size = prepared.pictureSize
    let longest = Double(Limit.pictureLength.most)
    guard size.width <= longest, size.height <= longest else {
      throw Self.excess(of: .pictureLength, in: prepared, "\(size.width) × \(size.height) points")
    }
    switch prepared.resolved.options.format ?? .standard {
    case .png: try requirePixels(of: prepared, atMost: .picturePixels)
    case .apng: try requirePixels(of: prepared, atMost: .animationPixels)
    case .svg, .pdf, .html: break
    }
  }

  /// Checks that the pixels of a PNG are not too many.
  ///
  /// - Parameter limit: what bounds them all; each side has its own bound besides.
  /// - Throws: ``RenderError/invalid(_:)`` as above.
  func requirePixels(of prepared: PreparedMockup, atMost limit: Limit) throws(RenderError) {
    let scale = prepared.resolved.options.scale ?? Drawing.usualScale
    let (width, height) = ImagePainter.pixelSize(of: prepared.pictureSize, scale: scale)
    let counts = [(Limit.pictureWidth, width), (.pictureSide, height), (limit, width * height * prepared.scenes.count)]
    guard let exceeded = counts.first(where: { $1 > $0.most }) else { return }
    throw Self.excess(of: exceeded.0, in: prepared, "\(width) × \(height) pixels" + Self.times(prepared.scenes.count))
  }

  private static func times(_ count: Int) -> String { count > 1 ? " \(count) times" : "" }

  private static func excess(of limit: Limit, in prepared: PreparedMockup, _ size: String) -> RenderError {
    let place = prepared.resolved.options.located(.scale)?.location
    var diagnostics = Diagnostics(file: prepared.resolved.source.name)
    diagnostics.report(
      at: limit == .pictureLength ? .root : place ?? .root, "the picture would have \(size) (\(limit.message))")
    return .invalid(diagnostics.inOrder)
  }
}

extension PreparedMockup {
  /// The size of the picture, in points; those of an animation are all of one size.
  fileprivate var pictureSize: Size { scenes.first?.tree.size ?? tree.size }
}
