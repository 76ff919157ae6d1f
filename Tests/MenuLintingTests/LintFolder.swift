import Foundation
import MenuLint
import MenuMockup
import MockupFiles
import MockupSets

import MenuLinting

/// A temporary folder with files to check.
final class LintFolder {
  let path: String

  init(_ files: [String: String]) throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "menumock-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path
    for (name, text) in files { try Data(text.utf8).write(to: url.appending(path: name)) }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func filePath(_ name: String) -> String { "\(path)/\(name)" }

  /// The documents of a manifest in the folder.
  func tasks(ofSet name: String) throws -> [LintTask] {
    let file = filePath(name)
    return try LintTask.all(inSet: FileSystem.bytes(at: file) ?? [], file: file, arguments: SetArguments())
  }

  /// The documents of an input, without options.
  func tasks(of input: String, passingOver: Set<String> = []) throws -> [LintTask] {
    try LintInput.all(at: input, passingOver: passingOver).flatMap { input in
      switch input {
      case .document(let document):
        [LintTask(document, base: nil, settings: .options(RenderOptions(), Resources()))]
      case .set(let file, let bytes): try LintTask.all(inSet: bytes, file: file, arguments: SetArguments())
      }
    }
  }

  /// The findings in documents: rule and file name.
  static func findings(in tasks: [LintTask], baseline: KnownFindings? = nil) -> [String] {
    var session = LintSession(tasks, RuleSelection(), baseline: baseline, jobs: 2)
    var found: [String] = []
    while let part = session.next() {
      found += part.findings.map { "\($0.file.split(separator: "/").last ?? ""): \($0.rule)" }
    }
    return found
  }
}
