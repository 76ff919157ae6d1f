import MockupFiles
import MenuMockup

/// A document on the command line.
struct InputFile {
  /// The path as it was given; `-` for standard input.
  let path: String
  /// Whether it was found in a folder, and not named itself: nobody says that somebody writes to a pipe there.
  var isFound = false

  var isStandardInput: Bool { path == "-" }

  /// Reads the document.
  ///
  /// - Parameter base: where its relative paths start; its own folder where that is not given.
  func read(base: String?) throws(Failure) -> Source {
    if isStandardInput {
      return Source(bytes: try CommandInput.read(path), name: "<stdin>", folder: base ?? ".")
    }
    let bytes = try CommandInput.read(path, allowsPipes: !isFound)
    return Source(bytes: bytes, name: path, folder: base ?? FileSystem.folder(of: path))
  }

  /// The documents that paths name: a folder stands for the JSON files in it, with and without comments.
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
