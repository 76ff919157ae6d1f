package import MenuModel
import MockupFiles

extension Manifest {
  /// The files of the manifest's documents, each once and in its order; never the manifest itself or its tables.
  package var documentFiles: [String] {
    let folder = FileSystem.folder(of: file)
    let others = Set(([file] + strings.map { FileSystem.path($0.path.value, in: folder) }).map(FilePlace.absolute))
    var known: Set<String> = []
    return mockups.flatMap { entry -> [String] in
      let pattern = PathPattern(text: entry.input.value)
      let found = pattern.isPattern ? pattern.files(in: folder) : [entry.input.value]
      return found.map { FileSystem.path($0, in: folder) }
    }.filter { !others.contains(FilePlace.absolute($0)) && known.insert($0).inserted }
  }
}
