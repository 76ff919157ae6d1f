import MenuAnswers
import MenuDocument
import MenuMockup
import MenuTheme
import MockupFiles
import MockupPreviewPage
import MockupReport
import MockupScene
import MockupSets
import PositionedJSON

package struct PreviewResponder: HTTPResponding {
  let session: PreviewSession
  let entrance: PreviewGuard
  let options: PreviewOptions

  package init(session: PreviewSession, entrance: PreviewGuard, options: PreviewOptions) {
    self.session = session
    self.entrance = entrance
    self.options = options
  }

  func rejection(of request: HTTPRequest) -> HTTPResponse? { entrance.rejection(of: request) }

  func maximumByteCount(of request: HTTPRequest) -> Int {
    request.path.last == "extract" ? Limit.imageBytes.maximum : Limit.jsonBytes.maximum
  }

  package func respond(_ request: HTTPRequest) async -> HTTPResponse {
    if let rejection = rejection(of: request) { return rejection }
    let path = request.path.dropFirst()
    guard path.first == "api" else {
      guard path.count <= 1 else { return Self.nothing }
      guard request.method == "GET" else { return .rejecting(request.method, allowing: ["GET"]) }
      if path.isEmpty { return Self.pageResponse(entrance) }
      return Self.part(path.first ?? "")
    }
    guard path.count == 2, let name = path.last, let call = PreviewCall(rawValue: name) else { return Self.nothing }
    guard call.methods.contains(request.method) else {
      return .rejecting(request.method, allowing: call.methods)
    }
    if options.isReadOnly, call.writes(request.method) {
      return HTTPResponse(.forbidden, message: "the preview was started with --read-only")
    }
    do throws(HTTPError) {
      return try await respond(call, request)
    } catch {
      return error.response
    }
  }

  private static let nothing = HTTPResponse(.notFound, message: "not found")

  /// Redirects to the URL with a trailing slash, the base of the page's relative links.
  private static func pageResponse(_ entrance: PreviewGuard) -> HTTPResponse {
    var response = HTTPResponse(.moved, message: "add a slash to the address")
    response.headers = [("Location", "/\(entrance.token)/")]
    return response
  }

  private static func part(_ name: String) -> HTTPResponse {
    let file = name.isEmpty ? "page.html" : name
    let types = [
      "html": "text/html; charset=utf-8", "js": "text/javascript; charset=utf-8", "css": "text/css; charset=utf-8",
      "svg": "image/svg+xml",
    ]
    guard let type = types[FileSystem.ending(of: file)], let bytes = Preview.part(file) ?? shared(file) else {
      return nothing
    }
    // The pages' frames include parts of the report.
    let content = type.hasPrefix("text/html") ? PageFrame(bytes).filled { Report.part($0) ?? [] } : bytes
    return HTTPResponse(type: type, bytes: content)
  }

  private static func shared(_ name: String) -> [UInt8]? { name == "base.css" ? Report.part(name) : nil }

  // MARK: Calls

  private func respond(_ call: PreviewCall, _ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
    switch call {
    case .state: HTTPResponse(json: await session.state(version: MenumockVersion.current))
    case .errors: HTTPResponse(json: await session.errorCounts())
    case .events: HTTPResponse(events: session.events.listen())
    case .picture: try await drawn(request, text: nil)
    case .check: try await drawn(request, text: request.body)
    case .layout: try await layout(request)
    case .download: try await download(request)
    case .text: request.method == "PUT" ? try await save(request) : try await text(request)
    case .format: format(request)
    case .extract: extract(request)
    case .new: try await new(request)
    case .open: try await open(request)
    case .schema: HTTPResponse(json: request.query["of"] == "theme" ? Theme.schema : MockupDocument.schema)
    case .symbols: await symbols(request)
    case .symbol: await symbol(request)
    case .colors: await colors(request)
    case .thumbnail: try await thumbnail(request)
    case .sketch: try await sketch(request)
    case .attempt: try await attempt(request)
    case .attempted: try await attempted(request)
    case .theme: try await theme(request)
    case .themed: try await themed(request)
    case .find: HTTPResponse(json: await session.documents(containing: request.query["words"] ?? ""))
    }
  }

  func document(_ request: HTTPRequest) async throws(HTTPError) -> PreviewDocument {
    guard let name = request.query["document"], let document = await session.documents[name] else {
      throw HTTPError(.notFound, "the document does not exist")
    }
    return document
  }

  func look(
    _ request: HTTPRequest, _ effects: [Setting.Key.Effect] = [.content, .canvas]
  ) throws(HTTPError) -> Look {
    do throws(Look.Problem) {
      return try Look(request.query, effects)
    } catch {
      throw HTTPError(.malformed, error.message)
    }
  }

  private func drawn(_ request: HTTPRequest, text: [UInt8]?) async throws(HTTPError) -> HTTPResponse {
    let document = try await document(request)
    let look = try look(request)
    do throws(DocumentFile.Problem) {
      let (drawn, hash) = try await session.draw(document, look, text: text)
      guard case .object(let members) = drawn.json.value else { return HTTPResponse(json: drawn.json) }
      let all = members + [JSONMember(key: JSONKey("hash"), value: .string(hash))]
      return HTTPResponse(json: JSONNode(.object(all)))
    } catch {
      throw HTTPError(error)
    }
  }

  private func layout(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
    let document = try await document(request)
    let look = try look(request)
    do throws(DocumentFile.Problem) {
      let text = request.method == "POST" ? request.body : nil
      let (result, bytes) = try await session.layout(document, look, text: text)
      switch result {
      case .success(let listing):
        return HTTPResponse(
          json: BoxLocations.located(
            listing.json,
            in: JSONReading(bytes, .commented).root ?? JSONReading(TextRepair.repaired(bytes), .commented).root))
      case .failure(let error):
        let reported = error.reportedDiagnostics(file: document.name)
        return HTTPResponse(.unprocessable, json: .object([("findings", .array(reported.map(\.json)))]))
      }
    } catch {
      throw HTTPError(error)
    }
  }

  private func download(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
    let document = try await document(request)
    let look = try look(request, [.content, .canvas, .encoding])
    let format = look.settings.format ?? .standard
    let result: Result<Picture, RenderError>
    do throws(DocumentFile.Problem) {
      result = try await session.picture(document, look)
    } catch {
      throw HTTPError(error)
    }
    switch result {
    case .success(let picture):
      var response = HTTPResponse(type: format.mediaType, bytes: picture.bytes)
      // The page sets the file name, since a header cannot hold every character.
      response.headers = [("Content-Disposition", "attachment")]
      return response
    case .failure(let error):
      let reported = error.reportedDiagnostics(file: document.name)
      return HTTPResponse(.unprocessable, message: reported.first?.message ?? "the document has no picture")
    }
  }

  private func format(_ request: HTTPRequest) -> HTTPResponse {
    let (bytes, diagnostics) = DocumentFormatter.format(request.body, file: request.query["document"] ?? "document")
    guard let bytes else {
      return HTTPResponse(.unprocessable, json: .object([("findings", .array(diagnostics.map(\.json)))]))
    }
    return HTTPResponse(json: .object([("text", .string(String(decoding: bytes, as: UTF8.self)))]))
  }

  private func extract(_ request: HTTPRequest) -> HTTPResponse {
    do throws(ImageRecord.Problem) {
      let bytes = try ImageRecord.read(.document, from: request.body)
      return HTTPResponse(json: .object([("text", .string(String(decoding: bytes, as: UTF8.self)))]))
    } catch {
      return HTTPResponse(.unprocessable, message: error.description)
    }
  }

  var inventory: Inventory { get async { Inventory(resources: await session.documents.resources) } }

  private func symbols(_ request: HTTPRequest) async -> HTTPResponse {
    let query = request.query
    return HTTPResponse(
      json: await inventory.symbolList(matching: query["word"], title: query["title"], count: query["count"]))
  }

  private func symbol(_ request: HTTPRequest) async -> HTTPResponse {
    let query = request.query
    let bytes = await inventory.symbolImage(query["name"], appearance: query["appearance"], weight: query["weight"])
    return bytes.map { HTTPResponse(type: "image/svg+xml", bytes: $0) } ?? Self.nothing
  }

  private func colors(_ request: HTTPRequest) async -> HTTPResponse {
    let query = request.query
    return HTTPResponse(
      json: await inventory.colorList(
        of: query["theme"], platform: query["platform"], appearance: query["appearance"]))
  }
}

struct HTTPError: Error {
  let response: HTTPResponse

  private init(_ response: HTTPResponse) { self.response = response }

  init(_ status: HTTPResponse.Status, _ message: String) { self.init(HTTPResponse(status, message: message)) }

  init(_ problem: DocumentFile.Problem) {
    switch problem {
    case .changed(let bytes):
      self.init(
        HTTPResponse(
          .changedMeanwhile,
          json: .object([
            ("message", "the file was changed elsewhere"), ("hash", .string(DocumentFile.hash(of: bytes))),
            ("text", .string(String(decoding: bytes, as: UTF8.self))),
          ])))
    case .exists: self.init(.conflict, "a file with this name exists")
    case .unreadable(let reason): self.init(.notFound, "the document \(reason)")
    case .unwritable(let reason): self.init(.forbidden, reason)
    }
  }
}
