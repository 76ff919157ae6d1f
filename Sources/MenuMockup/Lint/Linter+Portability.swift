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
    return portability.table(of: mockup.document.frames.first?.document ?? mockup.document)
  }
}

extension Renderer {
  /// The newest theme of a platform.
  fileprivate func newestTheme(for platform: Platform) -> Theme? {
    var ignored = Diagnostics(file: "")
    let name = ThemeReference(ThemeLibrary.newest(for: platform))
    return themes.theme(Located(name, at: .root), folder: ".", platform: platform, diagnostics: &ignored).theme?.theme
  }
}
