package import MenuDocument
import MenuTheme
package import MockupScene
package import MockupSymbols
import PositionedJSON

extension Inventory {
  /// Returns a symbol as a small SVG at menu size; `nil` for an unknown name.
  package func symbolImage(
    _ name: String, appearance: Appearance, weight: SymbolWeight = .regular
  ) -> [UInt8]? {
    let library = SymbolLibrary.standard(folders: resources.symbolFolders)
    guard library.contains(name), let shape = try? library.symbol(name, SymbolDesign(weight: weight)) else {
      return nil
    }
    let engine = Backends(fontFolders: resources.fontFolders)
    let side = 24.0
    let ink = appearance == .dark ? Color.white : Color.black
    let nodes = SymbolSheet(shaper: engine.shaper, appearance: appearance)
      .symbolNodes(shape, at: Point(x: side / 2, y: side / 2), color: ink)
    let scene = Scene(size: Size(width: side, height: side), title: name, nodes: nodes)
    return try? engine.encode(scene, as: .svg).bytes
  }

  /// Returns the colors that documents can name. An unknown theme counts as the platform's newest.
  package func colors(
    of theme: ThemeReference?, platform: Platform, appearance: Appearance
  ) -> [(name: String, color: Color)] {
    let library = ThemeLibrary(folders: resources.themeFolders)
    var ignored = Diagnostics(file: "")
    let newest = ThemeReference(ThemeLibrary.newest(for: platform))
    let loaded = [theme, newest].compactMap { $0 }.lazy.compactMap { reference in
      library.theme(Located(reference, at: .root), folder: ".", platform: platform, diagnostics: &ignored).theme
    }.first
    guard let loaded else { return [] }
    let palette = Palette(theme: loaded.theme, appearance: appearance, contrast: .standard)
    return loaded.theme.colors.keys.sorted().compactMap { name in
      (try? palette.color(.named(name))).map { (name, $0) }
    }
  }
}
