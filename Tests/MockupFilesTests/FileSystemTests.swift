import Foundation
import MockupFiles
import TestSupport
import Testing

struct FileSystemTests {
  /// A disk lists files in any order; of two fonts of one name, the first is taken.
  @Test func aFolderIsListedByName() throws {
    let folder = try TemporaryFolder()
    let names = (100..<200).map { "n\($0)" }
    for name in names.reversed() { try Data().write(to: folder.url.appending(path: name)) }
    #expect(FileSystem.names(in: folder.path) == names)
    #expect(FileSystem.names(in: folder.filePath("none")).isEmpty)
  }
}
