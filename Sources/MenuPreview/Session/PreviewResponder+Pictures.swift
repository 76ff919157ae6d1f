import MenuAnswers
import MenuDocument
import MenuMockup
import PositionedJSON

/// Pictures of documents in lists, pictures of templates, and menus to try.
extension PreviewResponder {
  func thumbnail(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
    let document = try await document(request)
    let look = try look(request)
    do throws(DocumentFile.Problem) {
      guard let bytes = try await session.thumbnail(of: document, look) else {
        return HTTPResponse(.unprocessable, message: "the document has errors")
      }
      return HTTPResponse(type: "image/svg+xml", bytes: bytes)
    } catch {
      throw HTTPError(error)
    }
  }

  /// Draws a text that is not a document of the project.
  func sketch(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
    let look = try look(request)
    guard let bytes = await session.sketch(of: request.body, look) else {
      return HTTPResponse(.unprocessable, message: "the document has errors")
    }
    return HTTPResponse(type: "image/svg+xml", bytes: bytes)
  }

  /// Renders an interactive page of a document, or of its unsaved text, and responds with the address of the page.
  func attempt(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
    let document = try await document(request)
    let look = try look(request)
    let text = request.body.isEmpty ? nil : request.body
    do throws(DocumentFile.Problem) {
      switch try await session.attempt(document, look, text: text) {
      case .success(let number):
        return HTTPResponse(json: .object([("address", .string("api/attempted?page=\(number)"))]))
      case .failure(let error):
        let reported = error.reportedDiagnostics(file: document.name)
        return HTTPResponse(
          .unprocessable,
          json: .object([
            ("message", .string(reported.first?.message ?? "the document has errors")),
            ("findings", .array(reported.map(\.json))),
          ]))
      }
    } catch {
      throw HTTPError(error)
    }
  }

  func attempted(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
    guard let number = request.query["page"].flatMap({ Int($0) }), let bytes = await session.attemptedPage(number)
    else { throw HTTPError(.notFound, "the page is no longer available") }
    var response = HTTPResponse(type: "text/html; charset=utf-8", bytes: bytes)
    response.policy = HTTPResponse.policyOfMenus
    return response
  }
}
