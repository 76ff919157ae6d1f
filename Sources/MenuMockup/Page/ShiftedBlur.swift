import MockupScene

/// Blurs the backdrop of panels that extend past the left or top edge of the image, by enlarging the scene first.
struct ShiftedBlur {
  let blur: BackdropBlurring
  let reach: Rect

  func blurredBackdrop(of scene: Scene, through request: BlurredBackdrop.Request) -> BlurredBackdrop? {
    // Whole points keep pixels aligned.
    let (dx, dy) = (max(0, -reach.x).rounded(.up), max(0, -reach.y).rounded(.up))
    var larger = scene
    larger.size = Size(
      width: max(scene.size.width, reach.maxX) + dx, height: max(scene.size.height, reach.maxY) + dy)
    larger.nodes = [.group(Scene.Group(transform: Transform(scaleX: 1, scaleY: 1, tx: dx, ty: dy), nodes: scene.nodes))]
    var moved = request
    moved.rect = request.rect.offset(x: dx, y: dy)
    guard var found = blur(larger, moved) else { return nil }
    found.rect = found.rect.offset(x: -dx, y: -dy)
    return found
  }
}
