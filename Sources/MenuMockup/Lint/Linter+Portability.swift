public import MenuLint
import MenuModel

extension Linter {
  /// What each platform makes of a document, with its newest theme.
  ///
  /// - Throws: ``RenderError/invalid(_:)`` with everything that is wrong with the document.
  public func portability(
    of source: Source, options: RenderOptions = RenderOptions()
  ) throws(RenderError) -> PortabilityTable {
    let mockup = try renderer.read(source, options)
    guard !mockup.diagnostics.hasErrors else { throw .invalid(mockup.diagnostics.inOrder) }
    let portability = Portability { renderer.newestTheme(for: $0) }
    let document = mockup.document.frames.first?.document ?? mockup.document
    let own = document.theme.flatMap { renderer.theme($0, for: document.platform, folder: source.folder) }
    return portability.table(of: document, own: own)
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
