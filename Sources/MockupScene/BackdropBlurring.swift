/// Renders the blurred backdrop of translucent panels.
public protocol BackdropBlurring {
  /// Returns the backdrop of a panel.
  ///
  /// The scene extends beyond its edges with the colors at the edge. Transparent areas stay transparent.
  ///
  /// - Parameters:
  ///   - scene: everything below the panel, with the background and size of the picture.
  ///   - request: the bounds and blur of the panel.
  /// - Returns: `nil` if the panel is empty or the scene cannot be painted.
  func softGround(of scene: Scene, through request: BlurredBackdrop.Request) -> BlurredBackdrop?
}
