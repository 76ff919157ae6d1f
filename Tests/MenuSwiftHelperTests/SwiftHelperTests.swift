import MenuStrings
import Foundation
import MenuImport
import PositionedJSON
import MenuSwiftHelper
import MockupProcesses
import TestSupport
import Testing

/// Stand-ins for `menumock-swift`, and the ways in which they end.
@Suite struct SwiftHelperTests {
  private static let response =
    (try? SwiftResponse(ImportResult()).bytes).map { String(decoding: $0, as: UTF8.self) } ?? ""

  /// Runs a closure with the path of a program that runs a shell script.
  ///
  /// The program is a link to a file that already exists: a system does not start a file that is open for writing, and
  /// a program that another test starts at the same moment holds this process' open files for an instant.
  private func run<Result>(_ script: String, _ body: (String) throws -> Result) throws -> Result {
    let folder = try TemporaryFolder()
    let program = folder.url.appending(path: "menumock-swift")
    try FileManager.default.createSymbolicLink(
      at: program, withDestinationURL: Repository.root.appending(path: "Tests/Processes/menumock-swift.sh"))
    try Data(script.utf8).write(to: folder.url.appending(path: "menumock-swift.commands"))
    return try withExtendedLifetime(folder) { try body(program.path) }
  }

  /// A shell script's answer to a request for two sources.
  private func result(
    of script: String, text: String = "struct A {}", seconds: Double = 60
  ) throws -> ImportResult {
    let request = SwiftRequest(
      ["B.swift", "A.swift"].map {
        SwiftRequest.File(SourceText(path: $0, text: text), kind: .swift, isWanted: true)
      })
    return try run(script) { SwiftHelper(path: $0, time: .seconds(seconds)).read(request) }
  }

  @Test func anAnswerIsRead() throws {
    #expect(try result(of: "cat > /dev/null; printf '\(Self.response)'") == ImportResult())
  }

  /// One error for all sources, at the first.
  @Test(arguments: [
    ("kill -SEGV $$", "crashed (signal 11)", nil),
    ("kill -KILL $$", "crashed (signal 9)", nil),
    ("kill -XCPU $$", "took more than 120 seconds", "name fewer files"),
    (
      "echo 'Fatal error: failed to allocate 10 bytes' >&2; kill -ABRT $$",
      "took more than 1 GiB of memory", "name fewer files"
    ),
    ("printf '\(Self.response)'; exit 3", "failed (status 3)", nil),
    ("exit 0", "returned an invalid response", "install it together with menumock"),
    ("echo '[]'", "returned an invalid response", "install it together with menumock"),
    ("printf '\(Self.response)more'", "returned an invalid response", "install it together with menumock"),
    ("echo '{\"version\":0}'", "has a different version", "install it together with menumock"),
    ("echo '{\"version\":0}'; exit 65", "has a different version", "install it together with menumock"),
  ])
  func anEndIsReported(script: String, reason: String, help: String?) throws {
    let diagnostics = try result(of: script).diagnostics
    #expect(diagnostics.map(\.message) == ["menumock-swift \(reason)"])
    #expect(diagnostics.map(\.help) == [help])
    #expect(diagnostics.map(\.file) == ["A.swift"])
    #expect(diagnostics.map(\.severity) == [.error])
  }

  @Test(arguments: [
    "sleep 60", "exec >&- 2>&- <&-; sleep 60", "cat > /dev/null; sleep 60", "trap '' TERM INT; sleep 60",
  ])
  func aProgramThatHangsIsStopped(script: String) throws {
    let start = ContinuousClock.now
    let result = try result(of: script, seconds: 0.3)
    #expect(result.diagnostics.map(\.message).first?.contains("took more than") == true)
    #expect(.now - start < .seconds(20))
  }

  /// Neither side waits for the other to read.
  @Test func muchIsWrittenBothWays() throws {
    let text = String(repeating: "// much\n", count: 500_000)
    #expect(try result(of: "exit 1", text: text).diagnostics.count == 1)
    let flood = "head -c 4000000 /dev/zero"
    #expect(try result(of: "\(flood) >&2; cat > /dev/null; printf '\(Self.response)'", text: text) == ImportResult())
    let early = try result(of: "\(flood); cat", text: text)
    #expect(early.diagnostics.map(\.message).first?.contains("invalid response") == true)
  }

  @Test func moreThanIsReadIsNotWaitedFor() throws {
    let process = try run("exec cat /dev/zero") {
      try BoundedProcess(running: $0, input: [], atMost: 1 << 20, within: .seconds(60))
    }
    #expect(process.end == .excess)
    #expect(process.output.count < 2 << 20)
  }

  @Test func whatIsMissingIsReported() {
    let request = SwiftRequest([
      SwiftRequest.File(SourceText(path: "A.swift", text: ""), kind: .swift, isWanted: true)
    ])
    let missing = SwiftHelper(path: nil, time: .seconds(1)).read(request)
    #expect(missing.diagnostics.map(\.message) == ["menumock-swift is missing"])
    #expect(missing.diagnostics.first?.help?.contains("make helper") == true)
    let absent = SwiftHelper(path: "/nowhere/menumock-swift", time: .seconds(1)).read(request)
    #expect(absent.diagnostics.map(\.message).first?.contains("cannot be started: No such file or directory") == true)
  }
}
