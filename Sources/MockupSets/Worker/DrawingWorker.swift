import MenuDocument
import MenuImport
import MenuMockup
import MockupFiles
import MockupHashing
import MockupPNG
import MockupSVG
import MockupScene
import PositionedJSON

/// Draws what one request after the other asks for, each a line of JSON.
///
/// A worker keeps typefaces, themes and symbols open from picture to picture, so make one for each thread. Files that
/// have changed since the last request are read again.
public final class DrawingWorker {
  /// What counts where a request says nothing.
  public struct Defaults: Sendable {
    /// Values, options and folders.
    public var arguments = SetArguments()
    /// A file with translations, read anew for each request; comes before a table in the options.
    public var strings: String?

    /// Nothing in particular.
    public init() {}
  }

  /// What requests are called in diagnostics.
  static let requestName = "request"
  /// What a document is called that is part of its request.
  private static let documentName = "document"
  /// The most renderers that are kept, each for folders of its own.
  private static let mostRenderers = 4

  private let defaults: Defaults
  /// The renderers that were used last, the last one first.
  private var renderers: [(resources: Resources, renderer: Renderer)] = []
  /// The translations that were read last.
  private var translations: (path: String, bytes: [UInt8], source: TranslationSource)?

  /// A worker with nothing open yet.
  public init(defaults: Defaults = Defaults()) {
    self.defaults = defaults
  }

  /// Does what a request asks for.
  ///
  /// - Parameter line: the request, without a line end.
  /// - Returns: the answer, a line with its end; whatever is wrong is reported there.
  public func answer(_ line: [UInt8]) -> [UInt8] {
    let clock = ContinuousClock()
    let start = clock.now
    var diagnostics = Diagnostics(file: Self.requestName)
    guard let root = JSONReading(line, .strict, reportingTo: &diagnostics).root else {
      return DrawingAnswer(refused: diagnostics.inOrder).line
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
      return DrawingAnswer(
        id: id, picture: picture, path: order.output?.path, pixels: picture.pixels?.description,
        milliseconds: (clock.now - start) / .milliseconds(1)
      ).line
    } catch {
      return DrawingAnswer(id: id, refused: error.asDiagnostics).line
    }
  }

  /// The answer to a request that is too long to be read.
  static func answer(toLineLongerThan limit: Int) -> [UInt8] {
    var diagnostics = Diagnostics(file: requestName)
    diagnostics.report(at: .root, "the request has more than \(limit) bytes")
    return DrawingAnswer(refused: diagnostics.inOrder).line
  }

  /// A value as it is written.
  private static func text(of node: JSONNode, in line: [UInt8]) -> [UInt8]? {
    let range = Int(node.position.offset)..<max(Int(node.position.offset), Int(node.endOffset))
    return range.upperBound <= line.count ? Array(line[range]) : nil
  }

  /// The document that a request is about.
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
        throw .request(at: document, "document", "expected an object, or a text of JSON")
      }
      return Source(bytes: bytes, name: Self.documentName, folder: base ?? ".")
    case (nil, let path?):
      guard let bytes = FileSystem.bytes(at: path.value) else {
        let reason = FileSystem.exists(path.value) ? "cannot be read" : "does not exist"
        throw .request(at: path.location, "the document \(Quotation.of(path.value)) \(reason)")
      }
      return Source(bytes: bytes, name: path.value, folder: base ?? FileSystem.folder(of: path.value))
    case (_?, let path?):
      throw .request(at: path.location, "a request has a \"document\" or a \"path\", and this one has both")
    case (nil, nil): throw .request(at: .root, "a request has a \"document\" or a \"path\", and this one has neither")
    }
  }

  /// The translations in a file.
  private func strings(_ path: String, _ place: SourceLocation) throws(RenderError) -> TranslationSource {
    guard let bytes = FileSystem.bytes(at: path) else {
      let reason = FileSystem.exists(path) ? "cannot be read" : "does not exist"
      throw .request(at: place, "the table of strings \(Quotation.of(path)) \(reason)")
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
    if let place = renderers.firstIndex(where: { $0.resources == resources }) {
      renderers.insert(renderers.remove(at: place), at: 0)
    } else {
      if renderers.count == Self.mostRenderers { renderers.removeLast() }
      renderers.insert((resources, Renderer(resources: resources)), at: 0)
    }
    return renderers[0].renderer
  }
}

extension RenderError {
  /// An error of the request itself.
  static func request(at place: SourceLocation, _ message: String) -> RenderError {
    .invalid([Diagnostic(.error, file: DrawingWorker.requestName, at: place, message)])
  }

  /// An error of a value of the request.
  static func request(at node: JSONNode, _ key: String, _ message: String) -> RenderError {
    request(at: SourceLocation(position: node.position, path: DocumentPath.root.appending(key)), message)
  }

  /// What is wrong, as diagnostics whatever it is.
  var asDiagnostics: [Diagnostic] {
    switch self {
    case .invalid(let diagnostics): diagnostics
    case .engine(let message):
      [Diagnostic(.error, file: DrawingWorker.requestName, at: .root, message)]
    }
  }
}
