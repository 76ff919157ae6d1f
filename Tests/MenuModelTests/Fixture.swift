import Foundation
import MenuModel
import Testing

/// Files of the folder `Tests`.
enum Fixture {
  /// The folder `Tests`.
  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()

  /// The names of the folders in a folder, sorted.
  static func folders(in path: String) -> [String] {
    contents(of: path).filter { !$0.hasPrefix(".") }
  }

  /// The names of the JSON files in a folder, sorted.
  static func documents(in path: String) -> [String] {
    contents(of: path).filter { $0.hasSuffix(".json") }
  }

  /// The bytes of a file.
  static func bytes(_ path: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: root.appending(path: path)))
  }

  private static func contents(of path: String) -> [String] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: root.appending(path: path).path)
    return (names ?? []).sorted()
  }
}

/// The document of a text; fails the test where it has errors.
func readDocument(_ text: String) throws -> MockupDocument {
  let (document, diagnostics) = DocumentReader.read(Array(text.utf8), file: "test.json")
  return try #require(document, "\(diagnostics)")
}

/// What is said about a text.
func readDiagnostics(_ text: String) -> [String] {
  DocumentReader.read(Array(text.utf8), file: "test.json").diagnostics.map(\.description)
}
