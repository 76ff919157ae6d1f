public import MenuMockup
import MockupFiles
public import PositionedJSON

/// A document to test: a file, or a value made in the test.
///
/// ```swift
/// expectMockup("menus/sort.json", matches: "Goldens/sort.png")
/// expectMockup(.json(#"{ "menu": { "items": ["Copy", "Paste"] } }"#), matches: "Goldens/edit.png")
/// expectMockup(.document(.object([("menu", menu)])), matches: "Goldens/menu.png")
/// ```
public struct MockupInput: Sendable, ExpressibleByStringLiteral {
  private enum Origin: Sendable {
    case file(String)
    case text([UInt8])
    case source(Source)
  }

  private let origin: Origin

  private init(_ origin: Origin) {
    self.origin = origin
  }

  /// Returns the document in a file; a relative path starts from the folder of the test's file.
  public static func file(_ path: String) -> MockupInput { MockupInput(.file(path)) }

  /// Returns a document as JSON text; relative paths in it start from the folder of the test's file.
  public static func json(_ text: String) -> MockupInput { MockupInput(.text(Array(text.utf8))) }

  /// Returns a document built as a JSON value; relative paths in it start from the folder of the test's file.
  public static func document(_ document: JSONNode) -> MockupInput { .json(JSONWriter.text(of: document)) }

  /// Returns a document written in Swift; relative paths in it start from the folder of the test's file.
  public static func mockup(_ mockup: Mockup) -> MockupInput { .document(mockup.json) }

  /// Returns a document with a custom name and base folder.
  public static func source(_ source: Source) -> MockupInput { MockupInput(.source(source)) }

  /// Creates an input from a file; a relative path starts from the folder of the test's file.
  public init(stringLiteral path: String) {
    self = .file(path)
  }

  /// - Parameter folder: The base of relative paths.
  package func source(in folder: String) throws(MockupFailure) -> Source {
    switch origin {
    case .source(let source): return source
    case .text(let bytes): return Source(bytes: bytes, folder: folder)
    case .file(let path):
      let filePath = FileSystem.path(path, in: folder)
      return Source(
        bytes: try TestFile.bytes(at: filePath, name: path), name: path, folder: FileSystem.folder(of: filePath))
    }
  }
}
