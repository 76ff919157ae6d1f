package import Foundation

package enum Repository {
  package static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  package static func bytes(_ path: String) throws -> [UInt8] {
    Array(try Data(contentsOf: root.appending(path: path)))
  }

  /// Returns the sorted names of a folder.
  package static func names(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: root.appending(path: folder).path)
      .filter { !$0.hasPrefix(".") }.sorted()
  }

  /// Returns the sorted names of the JSON files in a folder; empty for a missing folder.
  package static func documents(in folder: String) -> [String] {
    ((try? names(in: folder)) ?? []).filter { $0.hasSuffix(".json") }
  }

  package static func hasFile(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: root.appending(path: path).path)
  }
}

/// Recording of golden files, set by `MENUMOCK_RECORD=1`.
package enum Recording {
  package static var isOn: Bool { ProcessInfo.processInfo.environment["MENUMOCK_RECORD"] == "1" }
}
