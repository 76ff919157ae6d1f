import MenuDocument
import MockupHashing
import PositionedJSON
import Synchronization
import Testing

import MenuMockup
import MockupFiles
import MockupSets

/// Worker requests, as far as they need no process.
@Suite struct WorkerTests {
  /// Returns the bytes of a text in pieces of this size.
  private static func pieces(of text: String, _ size: Int) -> @Sendable () -> [UInt8] {
    let stream = PieceStream(Array(text.utf8), size)
    return { stream.next() }
  }

  @Test(arguments: [1, 2, 3, 5, 100]) func linesComeWholeFromPieces(size: Int) {
    var reader = LineReader(limit: 6, read: Self.pieces(of: "one\r\n\n \ntwo\nmuch too long\n123456\nend", size))
    var lines: [String] = []
    while let line = reader.next() {
      switch line {
      case .complete(let bytes): lines.append(String(decoding: bytes, as: UTF8.self))
      case .tooLong: lines.append("…")
      }
    }
    #expect(lines == ["one\r", "two", "…", "123456", "end"])
  }

  @Test(arguments: [1, 4, 100]) func objectsNeedNothingBetweenThem(size: Int) {
    let text = #"{"a":"}\"{"}{"b":{"c":[{}]}} x"# + "\n" + #"{"\\":"\\"}{"half":"#
    var reader = ObjectReader(read: Self.pieces(of: text, size))
    var objects: [String] = []
    while let object = reader.next() { objects.append(String(decoding: object, as: UTF8.self)) }
    #expect(objects == [#"{"a":"}\"{"}"#, #"{"b":{"c":[{}]}}"#, #"{"\\":"\\"}"#])
  }

  @Test func missingMembersOfWorkRequestsHaveDefaults() throws {
    let request = try #require(WorkRequest(Array(#"{"arguments":["a",3],"later":1}"#.utf8)))
    #expect(request.arguments == ["a"])
    #expect(request.id == 0)
    #expect(!request.isCancellation)
    #expect(request.sandbox == nil)
    #expect(WorkRequest(Array("[]".utf8)) == nil)
    let response = WorkResponse(id: 3, status: 1, output: "a\n")
    #expect(response.line == Array("{\"exitCode\":1,\"output\":\"a\\n\",\"requestId\":3}\n".utf8))
  }

  @Test func relativePathsStartInTheSurroundings() {
    let surroundings = ExecutionContext(folder: "/usr", capturedOutput: CapturedOutput())
    ExecutionContext.$current.withValue(surroundings) {
      #expect(FileSystem.isFolder("bin"))
      #expect(FileSystem.isFolder("/usr/bin"))
      #expect(FilePaths.absolute("bin") == "/usr/bin")
      let found = Workers.run(count: 4, workers: 4) {
      } work: { _, _ in
        ExecutionContext.current.folder
      }
      #expect(found == Array(repeating: "/usr", count: 4))
    }
    #expect(ExecutionContext.current.folder == nil)
  }

  @Test func transcriptsAreBounded() {
    let capturedOutput = CapturedOutput()
    for _ in 0..<3 { capturedOutput.append(repeatElement(UInt8(ascii: "a"), count: 1 << 19)) }
    #expect(capturedOutput.text.utf8.count == 1 << 20)
  }

  @Test func aRequestGivesTheFileThatTheRendererGives() throws {
    let text = #"{"menu":{"items":["One","Two"]}}"#
    var options = RenderOptions()
    options.format = .svg
    let expected = try Renderer().render(Source(text), options: options)
    let worker = DrawingWorker()
    let line = worker.respond(Array(#"{"id":[1],"document":\#(text),"format":"svg"}"#.utf8))
    let answer = try #require(JSONReading(line).root)
    #expect(answer["id"]?.elements?.first?.number?.integer == 1)
    #expect(answer["width"]?.number?.value == expected.width)
    #expect(answer["pixels"]?.text == PixelDigest.of(expected.bytes, .svg).description)
  }

  @Test(arguments: [
    ("{}", "", "is missing"), (#"{"path":"a","document":{}}"#, "path", "together"),
    (#"{"document":4}"#, "document", "object"),
    (#"{"document":{},"scal":2}"#, "", #"unknown key "scal""#), (#"{"document":{},"noSource":1}"#, "noSource", "true"),
    (#"{"document":{},"strings":{"a":{"b":1}}}"#, "strings.a.b", "a string"),
    (#"{"document":{},"themes":["none"]}"#, "themes[0]", "does not exist"), ("{", "", "found the end"),
  ]) func mistakesHaveAPlace(request: String, path: String, words: String) throws {
    let answer = try #require(JSONReading(DrawingWorker().respond(Array(request.utf8))).root)
    #expect(answer["ok"]?.value == .bool(false))
    let diagnostic = try #require(answer["diagnostics"]?.elements?.first)
    #expect(diagnostic["path"]?.text == path)
    #expect(diagnostic["message"]?.text?.contains(words) == true, "\(diagnostic)")
  }
}

private final class PieceStream: Sendable {
  private let bytes: [UInt8]
  private let size: Int
  private let count = Mutex(0)

  init(_ bytes: [UInt8], _ size: Int) {
    self.bytes = bytes
    self.size = size
  }

  func next() -> [UInt8] {
    let number = count.withLock { count in
      defer { count += 1 }
      return count
    }
    return Array(bytes.dropFirst(number * size).prefix(size))
  }
}
