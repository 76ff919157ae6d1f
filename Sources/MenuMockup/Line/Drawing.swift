import MenuDescriptions
package import MenuDocument
import MenuLayout
import MenuResolve
package import MockupScene
import MockupText
import PositionedJSON

/// A document as the steps that draw it, before any of them is done.
package struct Drawing {
  package let prepared: PreparedMockup
  package let scene: Scene
  /// The pictures of an animation, with the first one; none for what does not move.
  let animation: [AnimatedScene]
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

/// A picture of an animation as the steps that draw it.
struct AnimatedScene {
  let scene: Scene
  /// How long it is seen, in seconds.
  var duration = Frame.standardDuration
}

extension Renderer {
  /// The fourth stage: from boxes to steps.
  func draw(_ prepared: PreparedMockup) throws(RenderError) -> Drawing {
    try requireRoom(for: prepared)
    var prepared = prepared
    let (source, options) = (prepared.resolved.source, prepared.resolved.options)
    var dark: Scene?
    var other: PreparedMockup?
    if options.format?.canFollowAppearance == true, prepared.document.followsAppearance {
      let prepared = try layOut(try resolve(try read(source, options.dark)), shaper: engine.shaper)
      dark = try scenes(of: prepared).first?.scene
      other = prepared
    }
    let scenes = try scenes(of: prepared)
    guard let first = scenes.first else { throw .engine("a document without pictures was laid out") }
    let tried = options.format == .html ? try tried(prepared, dark: other) : nil
    if tried != nil { try addNeedsOfStates(to: &prepared) }
    return Drawing(
      prepared: prepared, scene: first.scene, animation: options.format == .apng ? scenes : [], dark: dark,
      tried: tried)
  }

  /// The other states of a menu have texts that its first picture does not show.
  private func addNeedsOfStates(to prepared: inout PreparedMockup) throws(RenderError) {
    let needs = engine.shaper.takeNeeds()
    var diagnostics = Diagnostics(file: prepared.resolved.source.name)
    report(needs.missingFaces, prepared.resolved.options.missingTypeface ?? .error, &diagnostics)
    if diagnostics.hasErrors { throw .invalid(diagnostics.inOrder) }
    prepared.findings += diagnostics.inOrder.map(Remark.diagnostic)
  }

  private func scenes(of prepared: PreparedMockup) throws(RenderError) -> [AnimatedScene] {
    let options = prepared.resolved.options
    let hasPixels = (options.format ?? .standard).hasPixels
    let scale = hasPixels ? options.scale ?? Drawing.usualScale : Drawing.usualScale
    let rasters = try prepared.images.rasters(for: prepared.tree, scale: max(scale, Drawing.usualScale))
    return prepared.scenes.map { part in
      AnimatedScene(scene: scene(of: part, in: prepared, scale: scale, images: rasters), duration: part.duration)
    }
  }

  private func scene(
    of part: PreparedScene, in prepared: PreparedMockup, scale: Double, images: [ImageIdentifier: DrawnImage]
  ) -> Scene {
    var scene = MenuLayout.draw(
      part.tree, scale: scale, images: images, background: part.background, softening: engine.softening)
    let words = prepared.document.words
    scene.title = words.title
    scene.description = words.description
    scene.language = prepared.document.locale
    if words.titleLanguage != scene.language { scene.titleLanguage = words.titleLanguage }
    if words.descriptionLanguage != scene.language { scene.descriptionLanguage = words.descriptionLanguage }
    return scene
  }
}
