package import Foundation

/// The folders of the repository.
package enum Repository {
  /// The root of the repository.
  package static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The whole file at a path from the root.
  package static func bytes(_ path: String) throws -> [UInt8] {
    Array(try Data(contentsOf: root.appending(path: path)))
  }

  /// The names of what is in a folder, sorted.
  package static func names(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: root.appending(path: folder).path)
      .filter { !$0.hasPrefix(".") }.sorted()
  }

  /// The names of the JSON files in a folder, sorted; none where there is no such folder.
  package static func documents(in folder: String) -> [String] {
    ((try? names(in: folder)) ?? []).filter { $0.hasSuffix(".json") }
  }

  /// Whether there is a file at a path from the root.
  package static func hasFile(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: root.appending(path: path).path)
  }
}

/// Whether golden files are to be made anew.
package enum Recording {
  /// Asked for by the environment variable `MENUMOCK_RECORD`.
  package static var isOn: Bool { ProcessInfo.processInfo.environment["MENUMOCK_RECORD"] == "1" }
}
