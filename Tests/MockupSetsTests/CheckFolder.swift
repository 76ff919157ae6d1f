import Foundation
import TestSupport
import Testing

import MenuMockup
import MockupFiles
import MockupSets

/// A folder with a set and its goldens, deleted with the value.
final class CheckFolder {
  private let folder: TemporaryFolder
  var url: URL { folder.url }

  init() throws { folder = try TemporaryFolder() }

  /// Renders the documents as PNGs at one pixel per point.
  convenience init(_ documents: [String: String]) throws {
    try self.init()
    try write(#"{"output":"{name}.{format}","matrix":{"scale":[1]},"mockups":["menus/*.json"]}"#, to: "set.json")
    for (name, items) in documents { try write(#"{"menu":{"items":\#(items)}}"#, to: "menus/\(name).json") }
  }

  var goldens: String { path("goldens") }

  func path(_ name: String) -> String { folder.filePath(name) }

  func write(_ text: String, to name: String) throws { try write(Array(text.utf8), to: name) }

  func write(_ bytes: [UInt8], to name: String) throws {
    let file = url.appending(path: name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
  }

  func bytes(_ name: String) -> [UInt8]? { FileSystem.bytes(at: path(name)) }

  /// The sorted relative paths of all files, including hidden ones.
  func files(in name: String) -> [String] {
    let root = url.appending(path: name)
    let found = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)?.allObjects ?? []
    return found.compactMap { $0 as? URL }.filter { !FileSystem.isFolder($0.path) }
      .map { String($0.path.dropFirst(root.path.count + 1)) }.sorted()
  }

  func set(_ manifest: String = "set.json", _ arguments: SetArguments = SetArguments()) throws -> MockupSet {
    try MockupSet.read(try #require(bytes(manifest)), file: path(manifest), arguments: arguments)
  }

  @discardableResult
  func check(
    _ manifest: String = "set.json", _ arguments: SetArguments = SetArguments(),
    _ change: (inout CheckRun) -> Void = { _ in }
  ) throws -> [CheckResult] {
    var run = CheckRun(goldens: goldens, arguments: arguments)
    change(&run)
    let set = try set(manifest, arguments)
    let orphans = try run.orphans(of: set)
    try run.prepare()
    let results = run.check(set.variants) + run.results(ofOrphans: orphans)
    try run.save(results, title: manifest)
    return results
  }

  func accept(_ manifest: String = "set.json") throws { try check(manifest) { $0.acceptance = .all } }
}

extension [CheckResult] {
  var verdicts: [String: Verdict] {
    Dictionary(uniqueKeysWithValues: map { ($0.path, $0.finding.verdict) })
  }
}
