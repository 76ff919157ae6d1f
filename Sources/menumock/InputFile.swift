import MockupFiles
import MenuMockup

struct InputFile {
  /// `-` for standard input.
  let path: String
  /// Found in a folder, not named as an argument: a pipe there may have no writer.
  var isFound = false

  var isStandardInput: Bool { path == "-" }

  /// - Parameter base: the base of relative paths (default: the document's folder).
  func read(base: String?) throws(Failure) -> Source {
    if isStandardInput {
      return Source(bytes: try CommandInput.read(path), name: "<stdin>", folder: base ?? ".")
    }
    let bytes = try CommandInput.read(path, allowsPipes: !isFound)
    return Source(bytes: bytes, name: path, folder: base ?? FileSystem.folder(of: path))
  }

  /// Expands folders into their JSON files, with and without comments.
  static func list(_ paths: [String]) throws(Failure) -> [InputFile] {
    var files: [InputFile] = []
    for path in paths {
      if path != "-", FileSystem.isFolder(path) {
        let names = FileSystem.names(in: path).filter(FileSystem.isJSON)
        guard !names.isEmpty else {
          throw Failure(message: "\(path): there are no JSON files in this folder", status: .noInput)
        }
        files += names.map { InputFile(path: FileSystem.path($0, in: path), isFound: true) }
      } else {
        files.append(InputFile(path: path))
      }
    }
    return files
  }
}
