package import MenuDocument
package import MenuMockup
import MenuTheme
package import MockupFiles
import PositionedJSON

extension FileClaims {
  /// Adds a document and the files that it names.
  ///
  /// - Parameters:
  ///   - path: the document; `-` for standard input.
  ///   - folder: the folder that its paths are relative to.
  ///   - settings: settings that can name files relative to the same folder.
  package mutating func read(document bytes: [UInt8], at path: String, folder: String, settings: Settings) {
    read(path, as: "a document")
    var named = NamedFiles()
    named.add(bytes, of: path, folder: folder)
    named.add(settings.json, of: "an option", folder: folder)
    read(named)
  }

  /// Adds the inputs of a set: the manifest, its tables, its documents, the files that they name, and search folders.
  package mutating func read(_ set: MockupSet) {
    read(set.file == "<stdin>" ? "-" : set.file, as: "the manifest")
    for table in set.tables { read(table, as: "a string table") }
    var named = NamedFiles()
    var folders: Set<String> = []
    for document in set.documents {
      read(document.path, as: "a document")
      let folder = set.arguments.base ?? FileSystem.folder(of: document.path)
      folders.insert(folder)
      if let bytes = FileSystem.bytes(at: document.path) { named.add(bytes, of: document.path, folder: folder) }
    }
    // Themes of a manifest are relative to it, and images to the document that shows them.
    for folder in [set.folder] + folders.sorted() {
      named.add(set.manifest, of: set.file, folder: folder)
      named.add(set.arguments.settings.json, of: "an option", folder: folder)
    }
    read(named)
    read(set.arguments.resources)
  }

  /// Adds results: a file, or the folder of a report.
  package mutating func read(results path: String) {
    read(
      FileSystem.isFolder(path) ? FileSystem.path(ReportFolder.results, in: path) : path, as: "the results of a run")
  }

  /// Adds the files of a report.
  package mutating func write(report folder: String) {
    for file in ReportFolder.files { write(FileSystem.path(file, in: folder), as: "the report") }
    write(folder: FileSystem.path(ReportFolder.images, in: folder), as: "the report")
  }

  /// Adds the files of search folders.
  package mutating func read(_ resources: Resources) {
    for folder in resources.themeFolders {
      for path in Self.files(in: folder, endings: ["json", "jsonc", "theme"]) where Self.isTheme(path) {
        read(path, as: "a theme")
      }
    }
    for folder in resources.symbolFolders {
      for path in Self.files(in: folder, endings: ["svg"]) { read(path, as: "a symbol") }
    }
    for folder in resources.fontFolders {
      for path in Self.files(in: folder, endings: ["ttf", "otf", "ttc", "otc"]) { read(path, as: "a font") }
    }
  }

  private mutating func read(_ named: NamedFiles) {
    for file in named.files { read(file.path, as: "a file that \(file.owner) names") }
  }

  private static func files(in folder: String, endings: Set<String>) -> [String] {
    FileSystem.names(in: folder).filter { endings.contains(FileSystem.ending(of: $0)) }
      .map { FileSystem.path($0, in: folder) }
  }

  private static func isTheme(_ path: String) -> Bool {
    guard let bytes = try? FileSystem.contents(of: path, atMost: .jsonBytes) else { return false }
    return JSONReading(bytes, .commented).root.map(JSONFileKind.init) == .theme
  }
}
