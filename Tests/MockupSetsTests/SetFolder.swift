import Foundation
import TestSupport
import Testing

import MenuMockup
import MockupFiles
import MockupSets

/// A folder with a manifest and documents, deleted with the value.
final class SetFolder {
  private let folder: TemporaryFolder
  var path: String { folder.path }

  init(_ files: [String: String] = [:]) throws {
    folder = try TemporaryFolder()
    for (name, text) in files { try write(text, to: name) }
  }

  func filePath(_ name: String) -> String { folder.filePath(name) }

  func write(_ text: String, to name: String) throws { try Data(text.utf8).write(to: URL(filePath: filePath(name))) }

  func text(_ name: String) throws -> String { try String(contentsOfFile: filePath(name), encoding: .utf8) }

  func set() throws -> MockupSet {
    try MockupSet.read(try #require(FileSystem.bytes(at: filePath("set.json"))), file: filePath("set.json"))
  }

  /// Draws all images into `out`; returns which were drawn, unchanged, and not drawn.
  func draw(jobs: Int = 1, change: (inout SetRun) -> Void = { _ in }) throws -> String {
    var run = SetRun(folder: filePath("out"), arguments: SetArguments())
    run.jobs = jobs
    change(&run)
    return try run.draw(try set().variants) { _ in }.map { result in
      switch result.outcome {
      case .drawn: "+"
      case .unchanged: "="
      case .rejected, .unwritten, .unread: "!"
      }
    }.joined()
  }

  /// Waits until changed files get a later modification time than existing ones.
  func settle() throws { try #require(FileManager.default.fileExists(atPath: path)); usleep(40_000) }
}
