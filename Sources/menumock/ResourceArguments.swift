import ArgumentParser
import MenuDocument
import MenuMockup
import MockupFiles
import MockupSets
import PositionedJSON

/// Additional search folders for themes, fonts, and symbols.
struct ResourceArguments: ParsableArguments {
  @Option(.themes) var themes: [String] = []
  @Option(.fonts) var fonts: [String] = []
  @Option(.symbols) var symbols: [String] = []

  var given: [ProjectOption?] {
    [(ProjectOption.Key.themes, themes), (.fonts, fonts), (.symbols, symbols)].map { key, folders in
      folders.isEmpty ? nil : ProjectOption(key, .folders(folders.map { Located($0, at: .root) }))
    }
  }

  var resources: Resources {
    var resources = Resources(fontFolders: fonts, symbolFolders: symbols, themeFolders: themes)
    resources.imageDecoding = ProgramFile.path.map(ImageDecoding.helper) ?? .inProcess
    return resources
  }

  var all: [String] { themes + fonts + symbols }

  /// - Throws: `Failure` for a missing folder.
  func check() throws(Failure) {
    for folder in themes + fonts + symbols where !FileSystem.isFolder(folder) {
      throw Failure(message: "\(folder): the folder does not exist", status: .noInput)
    }
  }
}

extension SetArguments {
  init(_ options: RenderOptions, base: String?, resources: Resources) {
    self.init()
    settings = options.settings
    strings = options.strings
    catalog = options.catalog
    warningsAreErrors = options.warningsAreErrors
    self.base = base
    self.resources = resources
  }
}
