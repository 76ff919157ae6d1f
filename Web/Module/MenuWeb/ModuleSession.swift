import MenuAnswers
import MenuDocument
import MenuLint
import MenuMockup
import MockupHashing
import PositionedJSON

/// Draws documents for one page or program.
final class ModuleSession {
  let resources = Resources(fontFolders: ["/fonts"], symbolFolders: ["/symbols"], themeFolders: ["/themes"])
  let drawing: PreviewDrawing

  init() { drawing = PreviewDrawing(renderer: Renderer(resources: resources)) }

  /// Answers a line of JSON as `menumock worker` does; files are those of the module.
  func work(_ line: [UInt8]) -> [UInt8] {
    var diagnostics = Diagnostics(file: "request")
    guard let root = JSONReading(line, .strict, reportingTo: &diagnostics).root else {
      return DrawingResponse(rejected: diagnostics.inOrder).line
    }
    let id = root["id"].flatMap { $0.text(in: line) }
    let request = DrawingRequest.definition.decode(root: root, into: &diagnostics, synonyms: .menus)
    guard let request, !diagnostics.hasErrors else {
      return DrawingResponse(id: id, rejected: diagnostics.inOrder).line
    }
    do throws(RenderError) {
      let picture = try drawing.renderer.render(try source(request, line), options: try options(request))
      return DrawingResponse(
        id: id, picture: picture, path: nil, pixels: picture.pixels?.description,
        isDescribed: request.describe ?? false, milliseconds: nil
      ).line
    } catch {
      return DrawingResponse(id: id, rejected: error.reportedDiagnostics(file: "request")).line
    }
  }

  private func source(_ request: DrawingRequest, _ line: [UInt8]) throws(RenderError) -> Source {
    var bytes: [UInt8]?
    switch request.document?.value {
    case .string(let text)?: bytes = Array(text.utf8)
    case .object?: bytes = request.document?.text(in: line)
    case .null?, .bool?, .number?, .array?, nil: break
    }
    guard let bytes else {
      throw Self.problem(.root, "\"document\" is missing; expected an object or a JSON string")
    }
    return Source(bytes: bytes, name: "document", folder: request.base ?? "/")
  }

  private func options(_ request: DrawingRequest) throws(RenderError) -> RenderOptions {
    var options = RenderOptions()
    options.settings = request.settings
    let format = request.settings.format ?? .standard
    options.settings.format = format
    if let strings = request.strings {
      var found = Diagnostics(file: "request")
      options.strings = StringTable(strings, diagnostics: &found)
      guard !found.hasErrors else { throw .invalid(found.inOrder) }
    }
    if request.settings.appearance == .auto, !format.canFollowAppearance {
      throw Self.problem(
        request.settings[.appearance]?.location ?? .root,
        "the appearance \"auto\" requires SVG or HTML, found \(format.rawValue)")
    }
    options.hashesPixels = request.pixels ?? true
    options.lint = request.lint ?? false ? RuleSelection() : nil
    options.listsInputs = request.describe ?? false
    return options
  }

  private static func problem(_ location: SourceLocation, _ message: String) -> RenderError {
    .invalid([Diagnostic(.error, file: "request", at: location, message)])
  }
}

extension JSONNode {
  /// The bytes of the value in its source.
  fileprivate func text(in line: [UInt8]) -> [UInt8]? {
    let range = Int(position.offset)..<max(Int(position.offset), Int(endOffset))
    return range.upperBound <= line.count ? Array(line[range]) : nil
  }
}
