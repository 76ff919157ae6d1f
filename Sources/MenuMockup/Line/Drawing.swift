import MenuLayout
package import MenuModel
package import MockupScene

/// A document as the steps that draw it, before any of them is done.
package struct Drawing {
  package let prepared: PreparedMockup
  package let scene: Scene
  /// The same in dark appearance, for an SVG that follows the viewer.
  let dark: Scene?

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
    if options.format == .svg, prepared.document.followsAppearance {
      let other = try layOut(try resolve(try read(source, options.dark)), shaper: engine.shaper)
      dark = try scene(of: other)
    }
    return Drawing(prepared: prepared, scene: try scene(of: prepared), dark: dark)
  }

  private func scene(of prepared: PreparedMockup) throws(RenderError) -> Scene {
    let options = prepared.resolved.options
    let scale = options.format ?? .standard == .png ? options.scale ?? Drawing.usualScale : Drawing.usualScale
    let rasters = try prepared.images.rasters(for: prepared.tree, scale: max(scale, Drawing.usualScale))
    var scene = MenuLayout.draw(
      prepared.tree, scale: scale, images: rasters, background: prepared.resolved.background,
      softening: engine.softening)
    let document = prepared.document
    scene.title = document.altTitle
    scene.description = document.altText
    scene.language = document.locale
    if document.altTitleLanguage != document.locale { scene.titleLanguage = document.altTitleLanguage }
    if document.altTextLanguage != document.locale { scene.descriptionLanguage = document.altTextLanguage }
    return scene
  }
}
