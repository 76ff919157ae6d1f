import ArgumentParser
import MenuDocument
import MenuMockup
import MockupFiles
import MockupSets
import PositionedJSON

/// Folders of one's own in which themes, typefaces and symbols are looked for.
struct ResourceArguments: ParsableArguments {
  @Option(.themes) var themes: [String] = []
  @Option(.fonts) var fonts: [String] = []
  @Option(.symbols) var symbols: [String] = []

  /// Folders as a project would say them; `nil` for none.
  func given(_ folders: [String]) -> [Located<String>]? {
    folders.isEmpty ? nil : folders.map { Located($0, at: .root) }
  }

  /// Where things are looked for.
  var resources: Resources { Resources(fontFolders: fonts, symbolFolders: symbols, themeFolders: themes) }

  /// All of the folders.
  var all: [String] { themes + fonts + symbols }

  /// - Throws: `Failure` for a folder that does not exist.
  func check() throws(Failure) {
    for folder in themes + fonts + symbols where !FileSystem.isFolder(folder) {
      throw Failure(message: "\(folder): there is no such folder", status: .noInput)
    }
  }
}

extension SetArguments {
  /// What the documents of a set are drawn or judged with.
  init(_ options: RenderOptions, base: String?, resources: Resources) {
    self.init()
    settings = options.settings
    strings = options.strings
    catalog = options.catalog
    self.base = base
    self.resources = resources
  }
}
