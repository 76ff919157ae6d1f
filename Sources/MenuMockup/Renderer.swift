import MenuDocument
public import MenuLayout
import MockupCairo
package import MockupScene
import MockupSymbols

/// Renders mockups: runs the stages in order.
///
/// A renderer keeps typefaces, symbols, and themes open: create one per thread and reuse it. The result depends only on
/// the document, the options, and the files that they name, never on earlier images.
///
/// ```swift
/// let renderer = Renderer()
/// let image = try renderer.render(Source(json), options: RenderOptions())
/// ```
public final class Renderer {
  package let themes: ThemeLibrary
  private(set) var engine: Backends
  private let fontFolders: [String]
  private let imageDecoding: ImageDecoding
  let symbols: SymbolLibrary
  /// The settings of the last options without problems.
  var rightLayers: [Settings] = []

  /// Creates a renderer that also searches the given resources.
  public init(resources: Resources = Resources()) {
    themes = ThemeLibrary(folders: resources.themeFolders)
    symbols = .standard(folders: resources.symbolFolders)
    fontFolders = resources.fontFolders
    imageDecoding = resources.imageDecoding
    engine = Backends(fontFolders: fontFolders, imageDecoding: imageDecoding)
  }

  /// Closes typefaces of themes whose files have changed, appeared, or disappeared. Call between images in long-running
  /// processes.
  package func closeOutdatedTypefaces() {
    if engine.isOutdated { engine = Backends(fontFolders: fontFolders, imageDecoding: imageDecoding) }
  }

  /// Renders a document.
  ///
  /// - Throws: ``RenderError/invalid(_:)`` with all errors of the document and the options.
  public func render(_ source: Source, options: RenderOptions = RenderOptions()) throws(RenderError) -> Picture {
    try encode(try prepare(source, options: options))
  }

  /// Lays out a document without drawing it. The boxes are the same at every scale.
  ///
  /// - Throws: ``RenderError/invalid(_:)`` with all errors of the document and the options.
  public func layOut(
    _ source: Source, options: RenderOptions = RenderOptions()
  ) throws(RenderError) -> (tree: LayoutTree, findings: [Remark]) {
    let laidOut = try planRun(source, options).layOut(options)
    return (laidOut.image.tree, laidOut.findings)
  }

  /// Lays out a document with another text shaper, for tests that must not depend on typefaces.
  package func layOut(
    _ source: Source, options: RenderOptions, shaper: some TextShaping
  ) throws(RenderError) -> LayoutTree {
    try planRun(source, options, shaper: TextShaper(shaper)).layOut(options).image.tree
  }
}
