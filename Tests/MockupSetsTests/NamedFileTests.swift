import Foundation
import MockupScene
import PositionedJSON
import TestSupport
import Testing

import MenuMockup
import MockupFiles
import MockupSets

/// Reading a file named by a document, theme, or manifest terminates, whatever the path leads to.
@Suite struct NamedFileTests {
  private static func errors(of document: String, in folder: SetFolder, _ resources: Resources = Resources())
    -> [String]
  {
    let source = Source(bytes: Array(document.utf8), name: "a.json", folder: folder.path)
    do throws(RenderError) {
      _ = try Renderer(resources: resources).layOut(source)
      return []
    } catch {
      return error.diagnostics.map { $0.description.replacing(folder.path + "/", with: "") }
    }
  }

  private static func image(_ name: String) -> String {
    #"{"menu": {"items": [{"title": "A", "image": "\#(name)"}]}}"#
  }

  @Test(arguments: [
    ("extends.theme", "extends.theme", "./extends.theme"), ("a.theme", "./././a.theme", "../{}/a.theme"),
    ("link.theme", "./link.theme", "folder/link.theme"),
  ])
  func aThemeThatExtendsItselfIsReported(name: String, first: String, second: String) throws {
    let folder = try SetFolder()
    try FileManager.default.createSymbolicLink(atPath: folder.filePath("folder"), withDestinationPath: ".")
    let base = second.replacing("{}", with: folder.path.split(separator: "/").last ?? "")
    try folder.write(#"{"extends": "\#(base)"}"#, to: name)
    let errors = Self.errors(of: #"{"theme": "\#(first)", "menu": {"items": ["A"]}}"#, in: folder)
    #expect(errors.count == 1)
    #expect(errors.first?.contains("\(name):1:13: error: extends: the theme extends itself: ") == true, "\(errors)")
  }

  @Test func severalThemesThatExtendEachOtherAreReportedFileByFile() throws {
    let folder = try SetFolder([
      "a.theme": #"{"extends": "./b.theme"}"#, "b.theme": #"{"extends": "./c.theme"}"#,
      "c.theme": #"{"extends": "././a.theme"}"#,
    ])
    let errors = Self.errors(of: #"{"theme": "a.theme", "menu": {"items": ["A"]}}"#, in: folder)
    #expect(
      errors == [
        "././c.theme:1:13: error: extends: the theme extends itself: "
          + "a.theme:1:13 → ./b.theme:1:13 → ././c.theme:1:13 → ././././a.theme"
      ])
  }

  @Test(arguments: [
    ("/dev/zero", "is not a regular file"), ("pipe", "is not a regular file"), (".", "is not a regular file"),
  ])
  func anImageThatIsNoFileIsRejected(name: String, words: String) throws {
    let folder = try SetFolder()
    #expect(mkfifo(folder.filePath("pipe"), 0o600) == 0)
    let errors = Self.errors(of: Self.image(name), in: folder)
    #expect(errors.count == 1 && errors.first?.contains(words) == true, "\(errors)")
  }

  @Test func anImageOfTenGigabytesIsRejectedBeforeItIsRead() throws {
    let folder = try SetFolder(["large.png": ""])
    #expect(truncate(folder.filePath("large.png"), 10 << 30) == 0)
    let errors = Self.errors(of: Self.image("large.png"), in: folder)
    #expect(
      errors == [
        #"a.json:1:45: error: menu.items[0].image: the image "large.png" is larger than "#
          + Limit.imageBytes.amount
      ])
  }

  @Test func aThemeThatNeverEndsIsRejected() throws {
    let folder = try SetFolder()
    try FileManager.default.createSymbolicLink(atPath: folder.filePath("a.theme"), withDestinationPath: "/dev/zero")
    let errors = Self.errors(of: #"{"theme": "a.theme", "menu": {"items": ["A"]}}"#, in: folder)
    #expect(errors.count == 1 && errors.first?.contains("cannot be read") == true, "\(errors)")
  }

  @Test func aSymbolIsReportedWithFileLineAndColumn() throws {
    let folder = try SetFolder(["own.svg": "<svg viewBox='0 0 24 24'>\n  <path d='M0 0h4' opacity='0'/></svg>"])
    try FileManager.default.createSymbolicLink(atPath: folder.filePath("endless.svg"), withDestinationPath: "/dev/zero")
    func errors(_ name: String) -> [String] {
      Self.errors(
        of: #"{"menu": {"items": [{"title": "A", "systemImage": "\#(name)"}]}}"#, in: folder,
        Resources(symbolFolders: [folder.path]))
    }
    #expect(
      errors("own") == [
        #"a.json:1:51: error: menu.items[0].systemImage: the symbol "own" cannot be read: "#
          + #"own.svg:2:20: opacity="0" is not supported in symbols"#
      ])
    #expect(errors("endless").first?.contains("endless.svg: the file is not a regular file") == true)
  }

  @Test func aFileThatGrowsWhileItIsReadIsReadToItsEnd() throws {
    // The system reports a size of 0 for its virtual files, which are not empty.
    let bytes = try #require(FileSystem.bytes(at: "/proc/self/status"))
    #expect(bytes.count > 100)
  }

  /// The order of directory entries is arbitrary.
  @Test func aFolderIsListedByName() throws {
    let folder = try SetFolder()
    try FileManager.default.createDirectory(atPath: folder.filePath("many"), withIntermediateDirectories: true)
    let names = (100..<200).map { "n\($0)" }
    for name in names.reversed() { try folder.write("", to: "many/\(name)") }
    #expect(FileSystem.names(in: folder.filePath("many")) == names)
    #expect(FileSystem.names(in: folder.filePath("none")).isEmpty)
  }
}
