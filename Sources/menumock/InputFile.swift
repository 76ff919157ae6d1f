import MenuMockup
import MenuTheme
import MockupFiles

struct InputFile {
  /// `-` for standard input.
  let path: String
  /// Found in a folder, not named as an argument: a pipe there may have no writer.
  var isFound = false
  /// The result of reading standard input or a pipe, which can be read only once.
  private var known: Result<[UInt8], Failure>?

  init(path: String, isFound: Bool = false) {
    self.path = path
    self.isFound = isFound
  }

  /// Creates an input with known contents, which exists in no file.
  init(path: String, bytes: [UInt8]) {
    self.path = path
    known = .success(bytes)
  }

  var isStandardInput: Bool { path == "-" }

  /// - Parameter base: the base of relative paths (default: the document's folder).
  func read(base: String?) throws(Failure) -> Source {
    let bytes = try contents()
    if isStandardInput { return Source(bytes: bytes, name: "<stdin>", folder: base ?? ".") }
    return Source(bytes: bytes, name: path, folder: base ?? FileSystem.folder(of: path))
  }

  private func contents() throws(Failure) -> [UInt8] {
    if let known { return try known.get() }
    return try CommandInput.read(path, allowsPipes: !isFound)
  }

  /// Reads the file to learn about it before it is used; what can be read only once is kept.
  ///
  /// - Returns: `nil` if it cannot be read, which its use reports.
  mutating func preview() -> [UInt8]? {
    let result = Result { () throws(Failure) in try contents() }
    if isStandardInput || !FileSystem.isOrdinary(path) { known = result }
    return try? result.get()
  }

  /// Expands folders into their documents: a folder that menumock wrote also contains a manifest.
  static func documents(_ paths: [String]) throws(Failure) -> [InputFile] {
    var files: [InputFile] = []
    for path in paths {
      let found = try list([path])
      guard found.contains(where: \.isFound) else {
        files += found
        continue
      }
      let documents = found.filter { file in
        guard let bytes = try? CommandInput.read(file.path, allowsPipes: false) else { return true }
        return JSONFileKind(of: bytes) == .document
      }
      guard !documents.isEmpty else {
        throw Failure(message: "\(path): the folder contains no documents", status: .noInput)
      }
      files += documents
    }
    return files
  }

  /// Expands folders into their JSON files, with and without comments.
  static func list(_ paths: [String]) throws(Failure) -> [InputFile] {
    var files: [InputFile] = []
    for path in paths {
      if path != "-", FileSystem.isFolder(path) {
        let names = FileSystem.names(in: path).filter(FileSystem.isJSON)
        if let invalid = FileSystem.invalidNames(in: path).first(where: { FileSystem.isJSON($0.text) }) {
          throw Failure(invalid, in: path)
        }
        guard !names.isEmpty else {
          throw Failure(message: "\(path): the folder contains no JSON files", status: .noInput)
        }
        files += names.map { InputFile(path: FileSystem.path($0, in: path), isFound: true) }
      } else {
        files.append(InputFile(path: path))
      }
    }
    return files
  }
}
