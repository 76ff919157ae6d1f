public import MenuDocument
import MockupFiles
import PositionedJSON

extension Manifest {
  /// The files of the manifest's documents, each once, in manifest order; without manifests and string tables.
  package var documentFiles: [String] {
    let folder = FileSystem.folder(of: file)
    let own = ownFiles
    var known: Set<String> = []
    return mockups.flatMap { entry -> [String] in
      // The reader of a named document reports that it is missing.
      let isPattern = PathPattern(text: entry.input.value).isPattern
      return (isPattern ? inputs(of: entry) : [entry.input.value]).map { FileSystem.path($0, in: folder) }
    }.filter { !own.contains(FilePaths.absolute($0)) && known.insert($0).inserted }
  }

  /// The existing document files, each once, with their manifest entries.
  public var documents: [(file: String, entry: ManifestEntry)] {
    let folder = FileSystem.folder(of: file)
    var known: Set<String> = []
    return mockups.flatMap { entry in inputs(of: entry).map { (FileSystem.path($0, in: folder), entry) } }
      .filter { known.insert($0.0).inserted && !FileSystem.isFolder($0.0) }
  }

  /// The names of the mockups, each once, in manifest order.
  public var mockupNames: [String] {
    var known: Set<String> = []
    return mockups.flatMap { entry in entry.name.map { [$0] } ?? inputs(of: entry).map { FileSystem.stem(of: $0) } }
      .filter { known.insert($0).inserted }
  }

  /// Returns the existing documents of an entry, relative to the manifest's folder. Patterns never match manifests or
  /// string tables.
  func inputs(of entry: ManifestEntry) -> [String] {
    let pattern = PathPattern(text: entry.input.value)
    let folder = FileSystem.folder(of: file)
    let files = pattern.files(in: folder)
    guard pattern.isPattern else { return files }
    let own = ownFiles
    return files.filter { file in
      !own.contains(FilePaths.absolute(FileSystem.path(file, in: folder)))
        && file.split(separator: "/").last.map(String.init) != ProjectFile.name
    }
  }

  /// Returns the project's options for rendering and checking.
  ///
  /// - Parameter folder: the manifest's folder, the base of its paths.
  public func options(from folder: String) -> ProjectOptions {
    options.mapPaths { $0 == "-" ? $0 : FileSystem.path($0, in: folder) }
  }

  private var ownFiles: Set<String> {
    let folder = FileSystem.folder(of: file)
    return Set(([file] + strings.map { FileSystem.path($0.path.value, in: folder) }).map(FilePaths.absolute))
  }
}
