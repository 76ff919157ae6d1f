public import MenuDocument
import MockupFiles
import PositionedJSON

extension Manifest {
  /// The files of the manifest's documents, each once and in its order; never a manifest or one of the tables.
  package var documentFiles: [String] {
    let folder = FileSystem.folder(of: file)
    let own = ownFiles
    var known: Set<String> = []
    return mockups.flatMap { entry -> [String] in
      // A document that is named is told to be missing by whoever reads it.
      let isPattern = PathPattern(text: entry.input.value).isPattern
      return (isPattern ? inputs(of: entry) : [entry.input.value]).map { FileSystem.path($0, in: folder) }
    }.filter { !own.contains(FilePlace.absolute($0)) && known.insert($0).inserted }
  }

  /// The files of the manifest's documents that are there, each once, with what the manifest says about them.
  public var documents: [(file: String, entry: ManifestEntry)] {
    let folder = FileSystem.folder(of: file)
    var known: Set<String> = []
    return mockups.flatMap { entry in inputs(of: entry).map { (FileSystem.path($0, in: folder), entry) } }
      .filter { known.insert($0.0).inserted && !FileSystem.isFolder($0.0) }
  }

  /// What the mockups are called, in the order of the manifest and each once.
  public var mockupNames: [String] {
    var known: Set<String> = []
    return mockups.flatMap { entry in entry.name.map { [$0] } ?? inputs(of: entry).map { FileSystem.stem(of: $0) } }
      .filter { known.insert($0).inserted }
  }

  /// The documents that an entry stands for, as paths from the manifest's folder, and only those that are there; a pattern
  /// never stands for manifests or tables.
  func inputs(of entry: ManifestEntry) -> [String] {
    let pattern = PathPattern(text: entry.input.value)
    let folder = FileSystem.folder(of: file)
    let files = pattern.files(in: folder)
    guard pattern.isPattern else { return files }
    let own = ownFiles
    return files.filter { file in
      !own.contains(FilePlace.absolute(FileSystem.path(file, in: folder)))
        && file.split(separator: "/").last.map(String.init) != ProjectFile.name
    }
  }

  /// What the project says about drawing and checking.
  ///
  /// - Parameter folder: the manifest's own, where its paths start.
  public func options(from folder: String) -> ProjectOptions {
    options.mapPaths { $0 == "-" ? $0 : FileSystem.path($0, in: folder) }
  }

  /// The manifest and its tables.
  private var ownFiles: Set<String> {
    let folder = FileSystem.folder(of: file)
    return Set(([file] + strings.map { FileSystem.path($0.path.value, in: folder) }).map(FilePlace.absolute))
  }
}
