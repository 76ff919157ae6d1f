import MenuLint
import MenuMockup
import MenuTheme
import MockupFiles
package import MockupScene
import MockupSets
import PositionedJSON

package enum LintInput: Sendable {
  case document(Document)
  /// The documents of a manifest.
  case set(file: String, bytes: [UInt8])

  package struct Document: Sendable {
    /// The file name in findings.
    var name: String
    /// The path of the file.
    package var path: String { name }
    var origin: LintTask.Origin
    /// The contents of the document; `nil` to read the file when linting.
    var bytes: [UInt8]?
  }

  /// The name of standard input in findings and baselines.
  package static let standardInput = "<stdin>"

  /// The size limit of an input that its name does not mark as a document; it may be an image.
  package static let limit = Limit.pictureBytes

  /// Returns the inputs at a path: a document, a folder of documents, a manifest, or an image; empty for a folder whose
  /// JSON files are all of other kinds.
  ///
  /// - Parameter skipped: absolute paths of files to skip, such as a baseline.
  package static func all(at path: String, passingOver skipped: Set<String> = []) throws(LintProblem) -> [LintInput] {
    guard FileSystem.isFolder(path) else { return [try file(path)] }
    let names = FileSystem.names(in: path).filter(FileSystem.isJSON)
    if let invalid = FileSystem.invalidNames(in: path).first(where: { FileSystem.isJSON($0.text) }) {
      throw .invalidName(invalid, folder: path)
    }
    guard !names.isEmpty else { throw .noJSON(folder: path) }
    var inputs: [LintInput] = []
    for file in names.map({ FileSystem.path($0, in: path) }) where !skipped.contains(FilePaths.absolute(file)) {
      let bytes = try bytes(of: file, allowsPipes: false)
      if !isOther(bytes) { inputs.append(try input(bytes, name: file, isFile: FileSystem.isOrdinary(file))) }
    }
    return inputs
  }

  /// Creates an input from the contents of standard input.
  package init(standardInput bytes: [UInt8]) throws(LintProblem) {
    self = try Self.input(bytes, name: Self.standardInput, isFile: false)
  }

  private static func file(_ path: String) throws(LintProblem) -> LintInput {
    try input(bytes(of: path, allowsPipes: true), name: path, isFile: FileSystem.isOrdinary(path))
  }

  private static func bytes(of path: String, allowsPipes: Bool) throws(LintProblem) -> [UInt8] {
    do throws(FileSystem.Problem) {
      return try FileSystem.contents(
        of: path, atMost: FileSystem.isJSON(path) ? .jsonBytes : limit, allowsPipes: allowsPipes)
    } catch {
      throw .file(path, error)
    }
  }

  private static func input(_ bytes: [UInt8], name: String, isFile: Bool) throws(LintProblem) -> LintInput {
    if let document = try document(inImage: bytes, name: name) {
      return .document(Document(name: name, origin: .image, bytes: document))
    }
    let kind = ProjectFile.isNamed(by: name) ? JSONFileKind.manifest : JSONFileKind(of: bytes)
    switch kind {
    case .manifest: return .set(file: name, bytes: bytes)
    case .theme, .strings: throw .noDocument(name, kind)
    case .document:
      return .document(Document(name: name, origin: isFile ? .file : .stream, bytes: isFile ? nil : bytes))
    }
  }

  /// Returns whether a JSON file is a theme, a string table, or a baseline.
  private static func isOther(_ bytes: [UInt8]) -> Bool {
    switch JSONFileKind(of: bytes) {
    case .theme, .strings: true
    case .document: isBaseline(bytes)
    case .manifest: false
    }
  }

  private static func isBaseline(_ bytes: [UInt8]) -> Bool {
    guard bytes.firstRange(of: Array("\"findings\"".utf8)) != nil else { return false }
    return JSONReading(bytes, .strict).root.map(Baseline.isBaseline) ?? false
  }

  /// The document embedded in an image; `nil` for other files.
  private static func document(inImage bytes: [UInt8], name: String) throws(LintProblem) -> [UInt8]? {
    let first = bytes.first { $0 > 0x20 && $0 < 0x80 }
    guard
      bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) || bytes.starts(with: "%PDF-".utf8) || first == UInt8(ascii: "<")
    else { return nil }
    do throws(ImageRecord.Problem) {
      return try ImageRecord.read(.document, from: bytes)
    } catch {
      throw .image(name, error)
    }
  }
}
