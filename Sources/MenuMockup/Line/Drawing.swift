import MenuDescriptions
import MenuDocument
import MenuLayout
import MenuResolve
import MenuTheme
package import MockupScene
import MockupSymbols
import PositionedJSON

package struct Drawing {
  /// The first image, for an animation.
  package var scene: Scene
  var animation: [AnimatedScene] = []
  /// The dark form, for an image that follows the viewer's appearance.
  var dark: Scene?
  var page: InteractivePage?

  /// The default pixels per point of a PNG; lines of vector images are aligned to it.
  package static let usualScale = 2.0
}

struct AnimatedScene {
  let scene: Scene
  /// In seconds.
  var duration = Frame.standardDuration
}

/// The texts of an image for assistive technology.
struct SceneWords {
  /// A BCP 47 tag.
  let language: String
  let words: PictureWords

  init(_ document: MockupDocument) {
    language = document.locale
    words = document.words
  }
}

extension Pipeline {
  /// Stage four: from boxes to drawing steps.
  ///
  /// - Parameter scale: pixels per point, or ``Drawing/usualScale`` for an image without pixels.
  /// - Throws: ``RenderError/invalid(_:)`` if an image cannot be drawn.
  func draw(
    _ picture: LaidOutPicture, images: OpenedImages, words: SceneWords, scale: Double
  ) throws(RenderError) -> [AnimatedScene] {
    let rasters = try images.rasters(for: picture.tree, scale: max(scale, Drawing.usualScale))
    return picture.scenes.map { part in
      var scene = MenuLayout.draw(
        part.tree, scale: scale, images: rasters, background: part.background, softening: engine.softening)
      scene.takeWords(words)
      return AnimatedScene(scene: scene, duration: part.duration)
    }
  }
}

extension Scene {
  fileprivate mutating func takeWords(_ said: SceneWords) {
    title = said.words.title
    description = said.words.description
    language = said.language
    if said.words.titleLanguage != language { titleLanguage = said.words.titleLanguage }
    if said.words.descriptionLanguage != language { descriptionLanguage = said.words.descriptionLanguage }
  }
}
