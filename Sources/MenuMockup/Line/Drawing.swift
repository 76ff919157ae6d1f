import MenuLayout
package import MenuModel
package import MockupScene

/// A document as the steps that draw it, before any of them is done.
package struct Drawing {
  package let prepared: PreparedMockup
  package let scene: Scene
  /// The same in dark appearance, for an SVG that follows the viewer.
  let dark: Scene?
  /// The page in which the menu can be tried, where that is asked for.
  var tried: Renderer.TriedMenu?

  package var source: Source { prepared.resolved.source }
  package var options: RenderOptions { prepared.resolved.options }
  package var format: PictureFormat { options.format ?? .standard }
  /// Pixels a point.
  package var scale: Double { options.scale ?? Self.usualScale }

  /// The pixels a point of a PNG that nobody asked for another scale of; lines of vector pictures are made for it.
  package static let usualScale = 2.0
}

extension Renderer {
  /// The fourth stage: from boxes to steps.
  func draw(_ prepared: PreparedMockup) throws(RenderError) -> Drawing {
    try requireRoom(for: prepared)
    let (source, options) = (prepared.resolved.source, prepared.resolved.options)
    var dark: Scene?
    var other: PreparedMockup?
    if options.format?.canFollowAppearance == true, prepared.document.followsAppearance {
      let prepared = try layOut(try resolve(try read(source, options.dark)), shaper: engine.shaper)
      dark = try scene(of: prepared)
      other = prepared
    }
    let tried = options.format == .html ? try tried(prepared, dark: other) : nil
    return Drawing(prepared: prepared, scene: try scene(of: prepared), dark: dark, tried: tried)
  }

  private func scene(of prepared: PreparedMockup) throws(RenderError) -> Scene {
    let options = prepared.resolved.options
    let scale = options.format ?? .standard == .png ? options.scale ?? Drawing.usualScale : Drawing.usualScale
    let rasters = try prepared.images.rasters(for: prepared.tree, scale: max(scale, Drawing.usualScale))
    var scene = MenuLayout.draw(
      prepared.tree, scale: scale, images: rasters, background: prepared.resolved.background,
      softening: engine.softening)
    scene.title = prepared.document.altTitle
    scene.description = prepared.document.altText
    scene.language = prepared.document.locale
    return scene
  }
}
