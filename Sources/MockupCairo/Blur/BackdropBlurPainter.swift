public import MockupScene

/// Renders the content behind translucent panels; create one per worker.
///
/// The content is painted at low resolution, blurred, and saturated. The result depends only on the request, not on
/// earlier requests.
public final class BackdropBlurPainter {
  private let painter: ImagePainter

  /// Creates a painter that shares the caches of another painter.
  public init(painter: ImagePainter) { self.painter = painter }

  /// Returns the content of a scene as it appears through a translucent panel.
  ///
  /// The standard deviation of the blur is four to six pixels of the result; a pixel is at least half a point. The
  /// result extends two to three pixels beyond the panel on each side.
  public func blurredBackdrop(of scene: Scene, through request: BlurredBackdrop.Request) -> BlurredBackdrop? {
    guard let grid = BackdropGrid(request, image: scene.size), let image = paint(scene, grid) else { return nil }
    var pixels = PixelBlur(grid).blurred(image)
    if let refraction = request.refraction { pixels = refraction.applied(to: pixels, of: grid, panel: request.rect) }
    let saturation = Saturation(request.saturation)
    if !saturation.isIdentity { pixels = pixels.map(saturation.apply) }
    return BlurredBackdrop(
      raster: Raster(width: grid.window.width, height: grid.window.height, pixels: pixels), rect: grid.rect)
  }

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
