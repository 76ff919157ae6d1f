import MenuDocument
public import MenuLint
import MenuTheme
import PositionedJSON

extension Linter {
  /// What each platform makes of a document, with its newest theme.
  ///
  /// - Throws: ``RenderError/invalid(_:)`` with everything that is wrong with the document.
  public func portability(
    of source: Source, options: RenderOptions = RenderOptions()
  ) throws(RenderError) -> PortabilityTable {
    let mockup = try renderer.planRun(source, options).readMockup(options)
    let portability = Portability { renderer.newestTheme(for: $0) }
    let frames = mockup.document.frames.map(\.document)
    return portability.table(of: frames.isEmpty ? [mockup.document] : frames) { document in
      document.theme.flatMap { renderer.theme($0, for: document.platform, folder: source.folder) }
    }
  }
}

extension Renderer {
  /// The newest theme of a platform.
  fileprivate func newestTheme(for platform: Platform) -> Theme? {
    theme(ThemeReference(ThemeLibrary.newest(for: platform)), for: platform, folder: ".")
  }

  /// A theme as far as it can be read.
  fileprivate func theme(_ reference: ThemeReference, for platform: Platform, folder: String) -> Theme? {
    var ignored = Diagnostics(file: "")
    return themes.theme(Located(reference, at: .root), folder: folder, platform: platform, diagnostics: &ignored)
      .theme?.theme
  }
}
