import Foundation
import MockupFiles
import Testing

/// The same tests for the system's notifications and for polling.
@Suite struct FileWatcherTests {
  private let folder: URL
  private let path: String

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "menumock-watch-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    path = try #require(FilePaths.canonical(folder.path))
  }

  private func write(_ text: String, _ name: String, atomically: Bool = false) throws {
    try Data(text.utf8).write(to: folder.appending(path: name), options: atomically ? .atomic : [])
  }

  private func watcher(polls: Bool) -> FileWatcher {
    let watcher = FileWatcher(polls: polls)
    watcher.watch([path])
    return watcher
  }

  /// Waits until a change of a name is reported.
  private func isTold(_ name: String, by watcher: FileWatcher) -> Bool {
    (0..<10).contains { _ in watcher.next(within: 1000).contains("\(path)/\(name)") }
  }

  @Test(arguments: [false, true]) func aFileThatIsWrittenIsReported(polls: Bool) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write("one", "a.json")
    let watcher = watcher(polls: polls)
    try write("other", "a.json")
    #expect(isTold("a.json", by: watcher))
    try write("replaced", "a.json", atomically: true)
    #expect(isTold("a.json", by: watcher))
  }

  @Test(arguments: [false, true]) func filesThatComeAndGoAreReported(polls: Bool) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let watcher = watcher(polls: polls)
    try write("new", "b.json")
    #expect(isTold("b.json", by: watcher))
    try FileManager.default.removeItem(at: folder.appending(path: "b.json"))
    #expect(isTold("b.json", by: watcher))
    try FileManager.default.createDirectory(at: folder.appending(path: "inside"), withIntermediateDirectories: false)
    #expect(isTold("inside", by: watcher))
  }

  @Test(arguments: [false, true]) func whereNothingChangesNothingIsReported(polls: Bool) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write("one", "a.json")
    let watcher = watcher(polls: polls)
    #expect(watcher.next(within: 400).isEmpty)
    watcher.watch([])
    try write("two", "a.json")
    #expect(watcher.next(within: 400).isEmpty)
  }
}
