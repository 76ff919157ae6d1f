import MenuAnswers
import MenuDocument
import MenuMockup
import MenuTheme
import MockupFiles
import MockupThemes
import PositionedJSON

/// The theme page: theme files as text, and documents drawn with unsaved ones.
extension PreviewResponder {
  func theme(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
    switch request.method {
    case "PUT": try await saveTheme(request)
    case "POST": try await newTheme(request)
    default: request.query["name"] == nil ? await listThemes() : try await themeText(request)
    }
  }

  private func listThemes() async -> HTTPResponse {
    let themes = await session.themes
    let folders = await session.documents.resources.themeFolders
    return HTTPResponse(
      json: .object([
        ("themes", .array(themes.map { .string($0.name) })),
        ("newest", .object(Platform.allCases.map { ($0.rawValue, .string($0.newestTheme)) })),
        ("canCreate", .bool(!options.isReadOnly && !folders.isEmpty)),
      ]))
  }

  private func themeText(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
    let name = request.query["name"] ?? ""
    if let theme = await session.themes.first(where: { $0.name == name }) {
      let bytes = try read(theme)
      let text = String(validating: bytes, as: UTF8.self)
      return HTTPResponse(
        json: .object([
          ("text", .string(text ?? "")), ("hash", .string(DocumentFile.hash(of: bytes))),
          ("isWritable", .bool(!options.isReadOnly && text != nil && !FileSystem.isReadOnly(theme.file))),
        ]))
    }
    guard let bytes = Themes.contents(of: name) else { throw HTTPError(.notFound, "the theme does not exist") }
    return HTTPResponse(
      json: .object([("text", .string(String(decoding: bytes, as: UTF8.self))), ("isWritable", false)]))
  }

  private func read(_ theme: PreviewTheme) throws(HTTPError) -> [UInt8] {
    do throws(DocumentFile.Problem) {
      return try DocumentFile(path: theme.file).read()
    } catch {
      throw HTTPError(error)
    }
  }

  private func editable(_ request: HTTPRequest) async throws(HTTPError) -> PreviewTheme {
    let name = request.query["name"] ?? ""
    guard let theme = await session.themes.first(where: { $0.name == name }) else {
      throw HTTPError(.notFound, "the theme does not exist")
    }
    return theme
  }

  /// Writes a theme over the version that the header `If-Match` names.
  private func saveTheme(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
    let theme = try await editable(request)
    guard let match = request.headers["if-match"] else {
      throw HTTPError(.malformed, "the header If-Match is missing")
    }
    guard String(validating: request.body, as: UTF8.self) != nil else {
      throw HTTPError(.unprocessable, "expected text in UTF-8")
    }
    do throws(DocumentFile.Problem) {
      try DocumentFile(path: theme.file).write(request.body, over: match.replacing("\"", with: ""))
    } catch {
      throw HTTPError(error)
    }
    return HTTPResponse(json: .object([("hash", .string(DocumentFile.hash(of: request.body)))]))
  }

  private func newTheme(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
    guard let folder = await session.documents.resources.themeFolders.first.flatMap(FilePaths.canonical) else {
      throw HTTPError(.notFound, "the project has no folder of themes")
    }
    let name = request.query["name"] ?? ""
    guard Self.fileName(name) != nil, !name.contains("."), String(validating: request.body, as: UTF8.self) != nil else {
      throw HTTPError(.unprocessable, "expected a name of letters, digits, hyphens, and spaces")
    }
    if await session.themes.contains(where: { $0.name == name }) { throw HTTPError(DocumentFile.Problem.exists) }
    do throws(DocumentFile.Problem) {
      try DocumentFile(path: FileSystem.path(name + ".theme", in: folder)).make(request.body)
    } catch {
      throw HTTPError(error)
    }
    return HTTPResponse(.made, json: .object([("name", .string(name))]))
  }

  /// Draws a document with a theme. The body has the theme's unsaved text as `theme`, and a sample as `text` that is
  /// drawn if no document is named.
  func themed(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
    let theme = try await editable(request)
    let look = try look(request)
    guard let body = JSONReading(request.body).root, let text = body["theme"]?.text else {
      throw HTTPError(.malformed, "expected an object with the text of a theme")
    }
    let document = request.query["document"] == nil ? nil : try await self.document(request)
    do throws(DocumentFile.Problem) {
      let sample = Array((body["text"]?.text ?? "").utf8)
      return HTTPResponse(
        json: try await session.draw(look, with: theme, Array(text.utf8), document, sample: sample).json)
    } catch {
      throw HTTPError(error)
    }
  }
}
