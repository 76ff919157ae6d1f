import MenuDescriptions
import MenuDocument
import MenuLayout
import MenuResolve
import MenuTheme
package import MockupScene
import MockupSymbols
import PositionedJSON

/// A picture as drawing steps.
package struct Drawing {
  /// The picture, or the first one of an animation.
  package var scene: Scene
  /// The pictures of an animation; empty for what does not move.
  var animation: [AnimatedScene] = []
  /// The same in dark appearance, for a picture that follows the viewer.
  var dark: Scene?
  /// The interactive page, where that is asked for.
  var page: InteractivePage?

  /// The pixels per point of a PNG where none are asked for; lines of vector pictures are made for it.
  package static let usualScale = 2.0
}

/// A picture of an animation as drawing steps.
struct AnimatedScene {
  let scene: Scene
  /// How long it is seen, in seconds.
  var duration = Frame.standardDuration
}

/// What a picture says in words to people who cannot see it.
struct SceneWords {
  /// The language of the texts in the picture, a BCP 47 tag.
  let language: String
  let words: PictureWords

  init(_ document: MockupDocument) {
    language = document.locale
    words = document.words
  }
}

extension Pipeline {
  /// The fourth stage: from boxes to drawing steps.
  ///
  /// - Parameter scale: pixels per point, or ``Drawing/usualScale`` for a picture without pixels.
  /// - Throws: ``RenderError/invalid(_:)`` where an image cannot be drawn.
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
