/// The door through which a translucent panel sees what lies under it: a picture in, its soft image out.
public protocol BackdropBlurring {
  /// What is seen of a picture through a translucent panel.
  ///
  /// Beyond its edges the picture goes on as it is at the edge. Where it is transparent, so is the result.
  ///
  /// - Parameters:
  ///   - scene: all that lies below the panel, with the background and the size of the whole picture.
  ///   - request: where the panel is, and how soft it makes what is under it.
  /// - Returns: `nil` where there is nothing to see: the panel has no extent, or the picture cannot be painted.
  func softGround(of scene: Scene, through request: BlurredBackdrop.Request) -> BlurredBackdrop?
}
