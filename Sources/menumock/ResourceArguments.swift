import ArgumentParser
import MenuMockup
import MockupFiles
import MockupSets

/// Folders of one's own in which themes, typefaces and symbols are looked for.
struct ResourceArguments: ParsableArguments {
  @Option(help: ArgumentHelp("A further folder of themes.", valueName: "folder"))
  var themes: [String] = []

  @Option(help: ArgumentHelp("A further folder of typefaces.", valueName: "folder"))
  var fonts: [String] = []

  @Option(help: ArgumentHelp("A folder of your own symbols, as SVG files.", valueName: "folder"))
  var symbols: [String] = []

  /// Where things are looked for.
  var resources: Resources { Resources(fontFolders: fonts, symbolFolders: symbols, themeFolders: themes) }

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
