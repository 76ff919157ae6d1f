public import MockupScene

/// Shows what lies under translucent panels. Make one for each worker.
///
/// The picture is painted small, blurred, and given stronger colors. As with all painting, the same request has the same
/// answer whatever was asked before.
public final class BackdropBlurPainter: BackdropBlurring {
  private let painter: ImagePainter

  /// A painter that shares what another keeps of glyphs and shapes.
  public init(painter: ImagePainter) { self.painter = painter }

  /// What is seen of a picture through a translucent panel.
  ///
  /// A pixel of the answer is so large that the standard deviation of the blur is four to six of them, and never smaller
  /// than half a point. The answer reaches two to three pixels beyond the panel on each side.
  public func softGround(of scene: Scene, through request: BlurredBackdrop.Request) -> BlurredBackdrop? {
    guard let grid = BackdropGrid(request, picture: scene.size), let picture = paint(scene, grid) else { return nil }
    var pixels = PixelBlur(grid).blurred(picture)
    let saturation = Saturation(request.saturation)
    if !saturation.isIdentity { pixels = pixels.map(saturation.apply) }
    return BlurredBackdrop(
      raster: Raster(width: grid.window.width, height: grid.window.height, pixels: pixels), rect: grid.rect)
  }

  /// The part of the picture that is looked at.
  private func paint(_ scene: Scene, _ grid: BackdropGrid) -> Raster? {
    let (step, source) = (grid.step, grid.source)
    let move = Transform(scaleX: 1, scaleY: 1, tx: -Double(source.x) * step, ty: -Double(source.y) * step)
    let part = Scene(
      size: Size(width: Double(source.width) * step, height: Double(source.height) * step),
      background: scene.background, nodes: [.group(Scene.Group(transform: move, nodes: scene.nodes))])
    guard let raster = try? painter.paint(part, scale: 1 / step), raster.width == source.width,
      raster.height == source.height
    else { return nil }
    return raster
  }
}
