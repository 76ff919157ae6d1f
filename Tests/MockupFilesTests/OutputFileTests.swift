import Foundation
import SystemPackage
import TestSupport
import Testing

import MockupFiles

/// Files are replaced atomically, and links stay links.
@Suite struct OutputFileTests {
  private static func folder(_ work: (String) throws -> Void) throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "menumock-output-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: url) }
    try work(url.path)
  }

  private static func link(_ path: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: target)
  }

  private static func isLink(_ path: String) -> Bool {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil
  }

  @Test(arguments: [true, false]) func whatTheLastLinkNamesIsWritten(isThere: Bool) throws {
    try Self.folder { folder in
      try FileManager.default.createDirectory(atPath: folder + "/below", withIntermediateDirectories: true)
      try Self.link(folder + "/a", to: "below/b")
      try Self.link(folder + "/below/b", to: folder + "/c")
      try Self.link(folder + "/c", to: "below/../d")
      if isThere { try Data("old".utf8).write(to: URL(filePath: folder + "/d")) }
      try OutputFile(path: folder + "/a").save(Array("new".utf8))
      #expect(["/a", "/below/b", "/c"].allSatisfy { Self.isLink(folder + $0) })
      #expect(!Self.isLink(folder + "/d"))
      #expect(try String(contentsOfFile: folder + "/d", encoding: .utf8) == "new")
    }
  }

  /// A link can appear between a check and the write.
  @Test func aLinkIsNotFollowedWhereNoneWas() throws {
    try Self.folder { folder in
      try Data("precious".utf8).write(to: URL(filePath: folder + "/outside"))
      try Self.link(folder + "/a", to: "outside")
      let pinned = try PinnedFolder(folder)
      #expect(throws: OutputFile.Problem.self) { try pinned.replace("a", with: [1]) }
      #expect(throws: OutputFile.Problem.self) { try pinned.create("a", with: [1]) }
      #expect(throws: FileSystem.Problem.self) { try pinned.contents(of: "a", atMost: .pictureBytes) }
      try pinned.replace("b", with: [2])
      #expect(try String(contentsOfFile: folder + "/outside", encoding: .utf8) == "precious")
      #expect(FileSystem.bytes(at: folder + "/b") == [2])
    }
  }

  /// A link can replace a folder, too.
  @Test func anOpenFolderStaysTheSame() throws {
    try Self.folder { folder in
      for name in ["inside", "outside"] {
        try FileManager.default.createDirectory(atPath: "\(folder)/\(name)", withIntermediateDirectories: true)
        try Data(name.utf8).write(to: URL(filePath: "\(folder)/\(name)/a"))
      }
      let pinned = try PinnedFolder(folder + "/inside")
      try FileManager.default.moveItem(atPath: folder + "/inside", toPath: folder + "/moved")
      try Self.link(folder + "/inside", to: "outside")
      #expect(try pinned.contents(of: "a", atMost: .pictureBytes) == Array("inside".utf8))
      try pinned.replace("a", with: [1])
      try pinned.create("b", with: [2])
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder + "/outside") == ["a"])
      #expect(try String(contentsOfFile: folder + "/outside/a", encoding: .utf8) == "outside")
      #expect(FileSystem.bytes(at: folder + "/moved/a") == [1])
      #expect(FileSystem.bytes(at: folder + "/moved/b") == [2])
      #expect(throws: OutputFile.Problem.self) { _ = try PinnedFolder(folder + "/inside") }
      #expect(throws: OutputFile.Problem.self) { _ = try PinnedFolder(folder + "/inside/below") }
    }
  }

  /// Through links of files and folders, and with names that differ in case.
  @Test func overlapsAreFound() throws {
    try Self.folder { folder in
      try FileManager.default.createDirectory(atPath: folder + "/deep/below", withIntermediateDirectories: true)
      try Data("a".utf8).write(to: URL(filePath: folder + "/a.json"))
      try Self.link(folder + "/link.json", to: "a.json")
      try Self.link(folder + "/folder", to: "deep/below")
      try FileManager.default.linkItem(atPath: folder + "/a.json", toPath: folder + "/hard.json")
      func isRejected(_ outputs: String...) -> Bool {
        var claims = FileClaims()
        claims.read(folder + "/a.json", as: "a document")
        for output in outputs { claims.write(output == "-" ? output : folder + "/" + output, as: "an output") }
        do { try claims.check() } catch { return true }
        return false
      }
      for path in ["a.json", "./a.json", "A.JSON", "link.json", "hard.json", "folder/../../a.json", "new/../a.json"] {
        #expect(isRejected(path), "\(path)")
      }
      #expect(isRejected("x.png", "x.png"))
      #expect(isRejected("x.png", "X.png"))
      #expect(isRejected("folder/x", "deep/below/x"))
      #expect(isRejected("new/x", "new/./x"))
      #expect(isRejected("-", "-"))
      #expect(!isRejected("b.json", "x.png", "folder/../a.json", "folder/a.json"))
      #expect(!isRejected("../../../../../../../../dev/null", "../../../../../../../../dev/null"))
    }
  }

  @Test func linksThatLeadRoundInCirclesAreAnError() throws {
    try Self.folder { folder in
      try Self.link(folder + "/a", to: "b")
      try Self.link(folder + "/b", to: "a")
      #expect(throws: OutputFile.Problem.self) { try OutputFile(path: folder + "/a").save([1]) }
      #expect(Self.isLink(folder + "/a") && Self.isLink(folder + "/b"))
    }
  }

  /// The exit status distinguishes a file that cannot be created from one that cannot be written.
  @Test(
    arguments: [
      ([.noSuchFileOrDirectory, .notDirectory], true, "the folder does not exist"),
      ([.permissionDenied, .notPermitted], true, "no permission to write there"),
      ([.fileNameTooLong, .invalidArgument], true, "invalid file name"),
      ([.readOnlyFileSystem], true, "the volume is read-only"),
      ([.isDirectory], true, "expected a file, found a folder"),
      ([.noSpace, .diskQuotaExceeded], false, "no space left on the device"),
      ([.fileTooLarge], false, "the file exceeds the allowed size"), ([.ioError], false, "\(Errno.ioError)"),
    ] as [([Errno], Bool, String)])
  func errorsOfTheSystemAreReportedInWords(errors: [Errno], isBefore: Bool, words: String) {
    for error in errors {
      let problem = OutputFile.problem(error)
      let kind =
        switch problem {
        case .cannotCreate: true
        case .failedWrite: false
        }
      #expect(problem.reason == words && kind == isBefore, "\(error)")
    }
  }
}
