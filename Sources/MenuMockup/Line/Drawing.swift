import MenuDescriptions
import MenuDocument
import MenuLayout
import MenuResolve
import MenuTheme
package import MockupScene
import MockupSymbols
import PositionedJSON

package struct Drawing {
  /// The first image, for an animation or a file with several pages.
  package var scene: Scene
  /// All pages of a file with several.
  var printed: [Scene] = []
  var animation: [AnimatedScene] = []
  /// The dark form, for an image that follows the viewer's appearance.
  var dark: Scene?
  /// The menus of an interactive page, one per frame; empty for other formats.
  var pages: [InteractivePage] = []

  /// The default pixels per point of a PNG; lines of vector images are aligned to it.
  package static let defaultScale = 2.0
}

struct AnimatedScene {
  let scene: Scene
  /// In seconds.
  var duration = Frame.standardDuration
}

/// The texts of an image for assistive technology.
struct SceneDescription {
  /// A BCP 47 tag.
  let language: String
  let words: ImageDescription

  /// - Parameter mockups: the resolved mockups of the document.
  init(_ document: MockupDocument, _ mockups: [ResolvedMockup]) {
    language = document.locale
    words = document.words(hidingCancel: mockups.contains { $0.confirmation?.hidesCancel == true })
  }
}

extension Pipeline {
  /// Stage four: from boxes to drawing steps.
  ///
  /// - Parameter scale: pixels per point, or ``Drawing/usualScale`` for an image without pixels.
  /// - Throws: ``RenderError/invalid(_:)`` if an image cannot be drawn.
  func draw(
    _ image: LaidOutImage, images: OpenedImages, words: SceneDescription, scale: Double
  ) throws(RenderError) -> [AnimatedScene] {
    let rasters = try images.rasters(for: image.tree, scale: max(scale, Drawing.defaultScale))
    return image.scenes.map { part in
      var scene = MenuLayout.draw(
        part.tree, scale: scale, images: rasters, background: part.background, softening: engine.softening)
      scene.setDescription(words)
      return AnimatedScene(scene: scene, duration: part.duration)
    }
  }
}

extension Scene {
  fileprivate mutating func setDescription(_ sceneDescription: SceneDescription) {
    title = sceneDescription.words.title
    description = sceneDescription.words.description
    language = sceneDescription.language
    if sceneDescription.words.titleLanguage != language { titleLanguage = sceneDescription.words.titleLanguage }
    if sceneDescription.words.descriptionLanguage != language {
      descriptionLanguage = sceneDescription.words.descriptionLanguage
    }
  }
}
