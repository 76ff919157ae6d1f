/// The door through which a translucent sheet sees what lies under it: a picture in, its soft image out.
public protocol BackdropBlurring {
  /// What is seen of a picture through a sheet of matt glass.
  ///
  /// Beyond its edges the picture goes on as it is at the edge. Where it is transparent, so is the result.
  ///
  /// - Parameter scene: all that lies below the sheet, with the ground and the size of the whole picture.
  /// - Returns: `nil` where there is nothing to see: the sheet has no extent, or the picture cannot be painted.
  func softGround(of scene: Scene, through request: BlurredBackdrop.Request) -> BlurredBackdrop?
}
