import MenuDocument
public import MenuLayout
import MockupCairo
package import MockupScene
import MockupSymbols

/// Draws mockups: the one place that knows the order of the stages.
///
/// A renderer keeps typefaces, symbols and themes open between pictures, so make one for each thread and use it for
/// many. What comes out depends on the document, the options and the files that they name, never on what was drawn
/// before.
///
/// ```swift
/// let renderer = Renderer()
/// let picture = try renderer.render(Source(json), options: RenderOptions())
/// ```
public final class Renderer {
  package let themes: ThemeLibrary
  private(set) var engine: Backends
  private let fontFolders: [String]
  let symbols: SymbolLibrary
  /// The settings of the last options that nothing was wrong with.
  var rightLayers: [Settings] = []

  /// A renderer that also looks in the given places.
  public init(resources: Resources = Resources()) {
    themes = ThemeLibrary(folders: resources.themeFolders)
    symbols = .standard(folders: resources.symbolFolders)
    fontFolders = resources.fontFolders
    engine = Backends(fontFolders: fontFolders)
  }

  /// Closes typefaces that themes have named where files of theirs have changed, come or gone since.
  ///
  /// Between two pictures, and by who draws for so long that this happens.
  package func closeOutdatedTypefaces() {
    if engine.isOutdated { engine = Backends(fontFolders: fontFolders) }
  }

  // MARK: The straight line

  /// Draws a document: read, resolve, lay out, draw, encode.
  ///
  /// - Throws: ``RenderError/invalid(_:)`` with everything that is wrong with the document or the options.
  public func render(_ source: Source, options: RenderOptions = RenderOptions()) throws(RenderError) -> Picture {
    try encode(try prepare(source, options: options))
  }

  // MARK: Parts of it

  /// Lays a document out without drawing it: the same boxes for every scale.
  ///
  /// - Throws: ``RenderError/invalid(_:)`` with everything that is wrong with the document or the options.
  public func layOut(
    _ source: Source, options: RenderOptions = RenderOptions()
  ) throws(RenderError) -> (tree: LayoutTree, findings: [Remark]) {
    let laidOut = try planRun(source, options).layOut(options)
    return (laidOut.picture.tree, laidOut.findings)
  }

  /// Lays a document out with text of another setter, as tests do that must not depend on typefaces.
  package func layOut(
    _ source: Source, options: RenderOptions, shaper: any TextShaping
  ) throws(RenderError) -> LayoutTree {
    try planRun(source, options, shaper: shaper).layOut(options).picture.tree
  }
}
