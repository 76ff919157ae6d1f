import MenuLint
import MenuMockup
import MenuTheme
import MockupFiles
package import MockupScene
import PositionedJSON

/// Something that is to be judged, as an input stands for it.
package enum LintInput: Sendable {
  /// A document.
  case document(Document)
  /// The documents of a manifest.
  case set(file: String, bytes: [UInt8])

  /// A document that was found.
  package struct Document: Sendable {
    /// The file, as findings name it.
    var name: String
    var origin: LintTask.Origin
    /// The document; `nil` for a file that is read when it is judged.
    var bytes: [UInt8]?
  }

  /// The name of standard input in findings and baselines.
  package static let standardInput = "<stdin>"

  /// The most bytes of an input that is no document by its name: it may be a picture.
  package static let limit = Limit.pictureBytes

  /// The inputs that a path stands for: a document, a folder of them, a manifest, or a picture; none for a folder whose
  /// JSON files are of other kinds.
  ///
  /// - Parameter passedOver: files of a folder that are no documents, as a baseline; from the root.
  package static func all(at path: String, passingOver passedOver: Set<String> = []) throws(LintProblem) -> [LintInput]
  {
    guard FileSystem.isFolder(path) else { return [try file(path)] }
    let names = FileSystem.names(in: path).filter(FileSystem.isJSON)
    guard !names.isEmpty else { throw .noJSON(folder: path) }
    var inputs: [LintInput] = []
    for file in names.map({ FileSystem.path($0, in: path) }) where !passedOver.contains(FilePlace.absolute(file)) {
      let bytes = try bytes(of: file, allowsPipes: false)
      if !isOther(bytes) { inputs.append(try input(bytes, name: file, isFile: FileSystem.isOrdinary(file))) }
    }
    return inputs
  }

  /// The input that standard input holds.
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
    if let document = try document(inPicture: bytes, name: name) {
      return .document(Document(name: name, origin: .picture, bytes: document))
    }
    let kind = JSONFileKind(of: bytes)
    switch kind {
    case .manifest: return .set(file: name, bytes: bytes)
    case .theme, .strings: throw .noDocument(name, kind)
    case .document:
      return .document(Document(name: name, origin: isFile ? .file : .stream, bytes: isFile ? nil : bytes))
    }
  }

  /// Whether a file of a folder is no document: a theme, a table of strings, or a baseline.
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

  /// The document that a picture carries; `nil` for what is no picture.
  private static func document(inPicture bytes: [UInt8], name: String) throws(LintProblem) -> [UInt8]? {
    let first = bytes.first { $0 > 0x20 && $0 < 0x80 }
    guard
      bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) || bytes.starts(with: "%PDF-".utf8) || first == UInt8(ascii: "<")
    else { return nil }
    do throws(PictureRecord.Problem) {
      return try PictureRecord.read(.document, from: bytes)
    } catch {
      throw .picture(name, error)
    }
  }
}
