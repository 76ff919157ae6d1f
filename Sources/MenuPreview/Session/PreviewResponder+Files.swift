import MockupFiles
import PositionedJSON

extension PreviewResponder {
  func text(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
    let document = try await document(request)
    let bytes: [UInt8]
    do throws(DocumentFile.Problem) {
      bytes = try DocumentFile(path: document.file).read()
    } catch {
      throw HTTPError(error)
    }
    // Bytes that are not UTF-8 would not survive a round trip.
    let text = String(validating: bytes, as: UTF8.self)
    return HTTPResponse(
      json: .object([
        ("text", .string(text ?? String(decoding: bytes, as: UTF8.self))),
        ("hash", .string(DocumentFile.hash(of: bytes))),
        ("isText", .bool(text != nil)),
        ("isWritable", .bool(!options.isReadOnly && text != nil && !FileSystem.isReadOnly(document.file))),
      ]))
  }

  /// Writes a document over the version that the header `If-Match` names.
  func save(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
    let document = try await document(request)
    guard let match = request.headers["if-match"] else {
      throw HTTPError(.malformed, "the header If-Match is missing")
    }
    guard String(validating: request.body, as: UTF8.self) != nil else {
      throw HTTPError(.unprocessable, "expected text in UTF-8")
    }
    do throws(DocumentFile.Problem) {
      try DocumentFile(path: document.file).write(request.body, over: match.replacing("\"", with: ""))
    } catch {
      throw HTTPError(error)
    }
    return HTTPResponse(json: .object([("hash", .string(DocumentFile.hash(of: request.body)))]))
  }

  func new(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
    guard let folderName = request.query["folder"],
      let folder = await session.documents.folders.first(where: { $0.name == folderName })
    else { throw HTTPError(.notFound, "the folder does not exist") }
    guard let written = request.query["name"], let name = Self.fileName(written) else {
      throw HTTPError(.unprocessable, "expected a file name of letters, digits, periods, hyphens, and spaces")
    }
    guard String(validating: request.body, as: UTF8.self) != nil else {
      throw HTTPError(.unprocessable, "expected text in UTF-8")
    }
    let path = FileSystem.path(name, in: folder.path)
    guard FilePaths.canonical(folder.path) == folder.path else {
      throw HTTPError(.notFound, "the folder does not exist")
    }
    do throws(DocumentFile.Problem) {
      try DocumentFile(path: path).make(request.body)
    } catch {
      throw HTTPError(error)
    }
    await session.filesChanged([path])
    let shown = await session.documents.all.first { $0.file == path }?.name
    return HTTPResponse(
      .made, json: .object([("document", shown.map { .string($0) } ?? JSONNode(.null)), ("file", .string(name))]))
  }

  /// The file name of a new document, with extension; `nil` for paths and hidden files.
  static func fileName(_ text: String) -> String? {
    let name = ["json", "jsonc"].contains(FileSystem.ending(of: text)) ? text : text + ".json"
    guard !text.isEmpty, name.utf8.count <= 200, !name.hasPrefix("."),
      name.unicodeScalars.allSatisfy({ $0.value >= 0x20 && $0.value != 0x7F && !"/\\:".unicodeScalars.contains($0) })
    else { return nil }
    return name
  }

  func open(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
    let document = try await document(request)
    let line = request.query["line"].flatMap { Int($0) } ?? 1
    let column = request.query["column"].flatMap { Int($0) } ?? 1
    if let words = options.editor.words(file: document.file, line: line, column: column) {
      guard EditorProcess.start(words) else { throw HTTPError(.internalError, "\(words[0]) cannot be started") }
      return HTTPResponse(json: .object([("started", .bool(true))]))
    }
    let address = options.editor.address(file: document.file, line: line, column: column)
    return HTTPResponse(json: .object([("address", address.map { .string($0) } ?? JSONNode(.null))]))
  }
}
