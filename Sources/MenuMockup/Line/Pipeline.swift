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
  let shaper: TextShaper
  package let images: ImageLibrary
  let folder: String

  package init(
    themes: ThemeLibrary, symbols: SymbolLibrary, engine: Backends, shaper: TextShaper, images: ImageLibrary,
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

/// Shapes text with any shaper.
package struct TextShaper: TextShaping {
  private let body: (TextRequest) -> ShapedText

  package init(_ shaper: some TextShaping) { body = shaper.shape }

  package func shape(_ request: TextRequest) -> ShapedText { body(request) }
}

extension Renderer {
  /// - Parameter shaper: shapes text; `nil` for the engine's shaper.
  func pipeline(for source: Source, shaper: TextShaper? = nil) -> Pipeline {
    Pipeline(
      themes: themes, symbols: symbols, engine: engine, shaper: shaper ?? TextShaper(engine.shaper),
      images: ImageLibrary(of: source.name, folder: source.folder, source: engine.images), folder: source.folder)
  }
}
