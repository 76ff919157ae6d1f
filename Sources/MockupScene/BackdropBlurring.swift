/// Renders the blurred backdrop of a translucent panel.
///
/// The scene is everything below the panel, with the background and size of the picture. It extends beyond its
/// edges with the colors at the edge. Transparent areas stay transparent. The result is `nil` if the panel is empty or
/// the scene cannot be painted.
public typealias BackdropBlurring = (_ scene: Scene, _ request: BlurredBackdrop.Request) -> BlurredBackdrop?
