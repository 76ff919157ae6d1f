import MenuDescriptions
import MenuDocument
import MenuResolve
import MenuTheme
import MockupScene
import MockupSymbols
import PositionedJSON

/// The stages from a document to a drawing, for the documents of one folder.
///
/// Each stage depends only on its arguments and on the files that they name. The members are caches; they change no
/// result.
struct Pipeline {
  let themes: ThemeLibrary
  let symbols: SymbolLibrary
  let engine: Backends
  let shaper: any TextShaping
  let images: ImageLibrary
  let folder: String
}

extension Renderer {
  /// - Parameter shaper: shapes text; `nil` for the engine's shaper.
  func pipeline(for source: Source, shaper: (any TextShaping)? = nil) -> Pipeline {
    Pipeline(
      themes: themes, symbols: symbols, engine: engine, shaper: shaper ?? engine.shaper,
      images: ImageLibrary(folder: source.folder, source: engine.images), folder: source.folder)
  }
}
