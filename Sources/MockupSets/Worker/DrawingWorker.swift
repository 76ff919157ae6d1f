import MenuAnswers
import MenuDocument
import MenuMockup
import MenuStrings
import MockupFiles
import MockupHashing
import MockupPNG
import MockupSVG
import MockupScene
import PositionedJSON

/// Renders the pictures of requests one after another; a request is one line of JSON.
///
/// A worker keeps typefaces, themes, and symbols open: create one per thread. Files that changed since the last request
/// are read again.
public final class DrawingWorker {
  /// The defaults of requests.
  public struct Defaults: Sendable {
    /// The settings, options, and folders.
    public var arguments = SetArguments()
    /// A strings file, read for each request; takes precedence over the tables of ``arguments``.
    public var strings: String?

    /// Creates empty defaults.
    public init() {}
  }

  static let requestName = "request"
  private static let documentName = "document"
  /// The most cached renderers; each has separate resource folders.
  private static let maximumRenderers = 4

  private let defaults: Defaults
  /// Most recently used first.
  private var renderers: [(resources: Resources, renderer: Renderer)] = []
  private var translations: (path: String, bytes: [UInt8], source: TranslationSource)?

  /// Creates a worker.
  public init(defaults: Defaults = Defaults()) {
    self.defaults = defaults
  }

  /// Handles a request.
  ///
  /// - Parameter line: the request without its line ending.
  /// - Returns: the response with its line ending; it also reports all errors.
  public func respond(_ line: [UInt8]) -> [UInt8] {
    let clock = ContinuousClock()
    let start = clock.now
    var diagnostics = Diagnostics(file: Self.requestName)
    guard let root = JSONReading(line, .strict, reportingTo: &diagnostics).root else {
      return DrawingResponse(rejected: diagnostics.inOrder).line
    }
    let id = root["id"].flatMap { Self.text(of: $0, in: line) }
    do throws(RenderError) {
      let request = DrawingRequest.definition.decode(root: root, into: &diagnostics, synonyms: .menus)
      guard let request, !diagnostics.hasErrors else { throw .invalid(diagnostics.inOrder) }
      let order = try DrawingOrder(request, defaults: defaults, source: try source(request, line), strings: strings)
      let renderer = renderer(order.resources)
      renderer.closeOutdatedTypefaces()
      let picture = try renderer.render(order.source, options: order.options)
      try order.save(picture)
      return DrawingResponse(
        id: id, picture: picture, path: order.output?.path, pixels: picture.pixels?.description,
        isDescribed: request.describe ?? false,
        milliseconds: (clock.now - start) / .milliseconds(1)
      ).line
    } catch {
      return DrawingResponse(id: id, rejected: error.asDiagnostics).line
    }
  }

  static func respond(toLineLongerThan limit: Int) -> [UInt8] {
    var diagnostics = Diagnostics(file: requestName)
    diagnostics.report(at: .root, "the request is larger than \(limit) bytes")
    return DrawingResponse(rejected: diagnostics.inOrder).line
  }

  private static func text(of node: JSONNode, in line: [UInt8]) -> [UInt8]? {
    let range = Int(node.position.offset)..<max(Int(node.position.offset), Int(node.endOffset))
    return range.upperBound <= line.count ? Array(line[range]) : nil
  }

  private func source(_ request: DrawingRequest, _ line: [UInt8]) throws(RenderError) -> Source {
    let base = request.base ?? defaults.arguments.base
    switch (request.document, request.path) {
    case (let document?, nil):
      let bytes: [UInt8]?
      switch document.value {
      case .string(let text): bytes = Array(text.utf8)
      case .object: bytes = Self.text(of: document, in: line)
      case .null, .bool, .number, .array: bytes = nil
      }
      guard let bytes else {
        throw .request(at: document, "document", "expected an object or a JSON string")
      }
      return Source(bytes: bytes, name: Self.documentName, folder: base ?? ".")
    case (nil, let path?):
      guard let bytes = FileSystem.bytes(at: path.value) else {
        let reason = FileSystem.exists(path.value) ? "cannot be read" : "does not exist"
        throw .request(at: path.location, "the document \(Quotation.of(path.value)) \(reason)")
      }
      return Source(bytes: bytes, name: path.value, folder: base ?? FileSystem.folder(of: path.value))
    case (_?, let path?):
      throw .request(at: path.location, "\"document\" and \"path\" cannot be used together")
    case (nil, nil): throw .request(at: .root, "\"document\" or \"path\" is missing")
    }
  }

  private func strings(_ path: String, _ location: SourceLocation) throws(RenderError) -> TranslationSource {
    guard let bytes = FileSystem.bytes(at: path) else {
      let reason = FileSystem.exists(path) ? "cannot be read" : "does not exist"
      throw .request(at: location, "the string table \(Quotation.of(path)) \(reason)")
    }
    if let translations, translations.path == path, translations.bytes == bytes { return translations.source }
    do throws(TranslationSource.Problem) {
      let source = try TranslationSource(bytes, path: path)
      translations = (path, bytes, source)
      return source
    } catch {
      throw .invalid(error.diagnostics)
    }
  }

  private func renderer(_ resources: Resources) -> Renderer {
    if let index = renderers.firstIndex(where: { $0.resources == resources }) {
      renderers.insert(renderers.remove(at: index), at: 0)
    } else {
      if renderers.count == Self.maximumRenderers { renderers.removeLast() }
      renderers.insert((resources, Renderer(resources: resources)), at: 0)
    }
    return renderers[0].renderer
  }
}

extension RenderError {
  static func request(at location: SourceLocation, _ message: String) -> RenderError {
    .invalid([Diagnostic(.error, file: DrawingWorker.requestName, at: location, message)])
  }

  static func request(at node: JSONNode, _ key: String, _ message: String) -> RenderError {
    request(at: SourceLocation(position: node.position, path: DocumentPath.root.appending(key)), message)
  }

  var asDiagnostics: [Diagnostic] {
    switch self {
    case .invalid(let diagnostics): diagnostics
    case .engine(let message):
      [Diagnostic(.error, file: DrawingWorker.requestName, at: .root, message)]
    }
  }
}
