import MenuDescriptions
import MenuDocument
import MenuResolve
import MenuTheme
package import MockupScene
package import MockupSymbols
import PositionedJSON

/// The stages from a document to a drawing, for the documents of one folder.
///
/// Each stage depends only on its arguments and on the files that they name. The members are caches; they change no
/// result.
package struct Pipeline {
  let themes: ThemeLibrary
  let symbols: SymbolLibrary
  package let engine: Backends
  let shaper: any TextShaping
  package let images: ImageLibrary
  let folder: String

  package init(
    themes: ThemeLibrary, symbols: SymbolLibrary, engine: Backends, shaper: any TextShaping, images: ImageLibrary,
    folder: String
  ) {
    self.themes = themes
    self.symbols = symbols
    self.engine = engine
    self.shaper = shaper
    self.images = images
    self.folder = folder
  }
}

extension Renderer {
  /// - Parameter shaper: shapes text; `nil` for the engine's shaper.
  func pipeline(for source: Source, shaper: (any TextShaping)? = nil) -> Pipeline {
    Pipeline(
      themes: themes, symbols: symbols, engine: engine, shaper: shaper ?? engine.shaper,
      images: ImageLibrary(of: source.name, folder: source.folder, source: engine.images), folder: source.folder)
  }
}
