import MenuDocument
public import MenuLint
import MenuTheme
import PositionedJSON

extension Linter {
  /// Reports how each platform shows a document, with that platform's newest theme.
  ///
  /// - Throws: ``RenderError/invalid(_:)`` with all errors of the document.
  public func portability(
    of source: Source, options: RenderOptions = RenderOptions()
  ) throws(RenderError) -> PortabilityTable {
    let mockup = try renderer.planRun(source, options).readMockup(options)
    let portability = Portability { renderer.newestTheme(for: $0) }
    let frames = mockup.document.frames.map { $0.document }
    return portability.table(of: frames.isEmpty ? [mockup.document] : frames) { document in
      document.theme.flatMap { renderer.theme($0, for: document.platform, folder: source.folder) }
    }
  }
}

extension Renderer {
  fileprivate func newestTheme(for platform: Platform) -> Theme? {
    theme(ThemeReference(ThemeLibrary.newest(for: platform)), for: platform, folder: ".")
  }

  fileprivate func theme(_ reference: ThemeReference, for platform: Platform, folder: String) -> Theme? {
    var ignored = Diagnostics(file: "")
    return themes.theme(Located(reference, at: .root), folder: folder, platform: platform, diagnostics: &ignored)
      .theme?.theme
  }
}
