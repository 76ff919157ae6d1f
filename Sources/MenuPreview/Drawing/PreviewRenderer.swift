import MenuDocument
import MenuLayout
import MenuLint
import MenuMockup
import MockupSets
import PositionedJSON

actor PreviewRenderer {
  private let renderer: Renderer

  init(resources: Resources) {
    renderer = Renderer(resources: resources)
  }

  /// Draws a document. If its text is unfinished, such as without a comma, draws the completed text and keeps the errors.
  func draw(_ source: Source, _ look: Look, in setting: DocumentSetting) -> DrawnDocument {
    let drawn = drawAsWritten(source, look, in: setting)
    guard !drawn.isDrawn, let completed = source.completed else { return drawn }
    var result = drawAsWritten(completed, look, in: setting)
    // Errors in the completed text may come from its completion.
    guard result.isDrawn else { return drawn }
    result.findings = drawn.findings + result.findings
    result.inputs += drawn.inputs
    return result
  }

  /// Draws a document with the unsaved text of a theme file.
  func draw(
    _ source: Source, _ look: Look, in setting: DocumentSetting, theme: (path: String, bytes: [UInt8])
  ) -> DrawnDocument {
    renderer.themes.draft = theme
    defer { renderer.themes.draft = nil }
    return drawAsWritten(source, look, in: setting)
  }

  private func drawAsWritten(_ source: Source, _ look: Look, in setting: DocumentSetting) -> DrawnDocument {
    var drawn = DrawnDocument(about: source)
    do throws(RenderError) {
      var options = try options(for: source, look, in: setting)
      options.format = .svg
      options.noSource = true
      options.listsInputs = true
      options.lint = RuleSelection()
      let picture = try renderer.render(source, options: options)
      drawn.findings = picture.findings
      drawn.inputs = picture.inputs
      drawn.picture = picture
    } catch {
      drawn.findings = error.reportedDiagnostics(file: source.name).map(Remark.diagnostic)
    }
    return drawn
  }

  /// Returns an SVG without records and lint; `nil` if the document has errors.
  func sketch(of source: Source, _ look: Look, in setting: DocumentSetting) -> [UInt8]? {
    guard var options = try? options(for: source, look, in: setting) else { return nil }
    options.format = .svg
    options.noSource = true
    return try? renderer.render(source, options: options).bytes
  }

  /// Returns an interactive page that is part of the preview.
  func page(of source: Source, _ look: Look, in setting: DocumentSetting) -> Result<Picture, RenderError> {
    let source = source.completed ?? source
    do throws(RenderError) {
      var options = try options(for: source, look, in: setting)
      options.format = .html
      options.embed = true
      options.noSource = true
      return .success(try renderer.render(source, options: options))
    } catch {
      return .failure(error)
    }
  }

  func picture(
    of source: Source, _ look: Look, in setting: DocumentSetting
  ) -> Result<Picture, RenderError> {
    renderer.closeOutdatedTypefaces()
    do throws(RenderError) {
      return .success(try renderer.render(source, options: try options(for: source, look, in: setting)))
    } catch {
      return .failure(error)
    }
  }

  func layout(
    of source: Source, _ look: Look, in setting: DocumentSetting
  ) -> Result<LayoutTree, RenderError> {
    renderer.closeOutdatedTypefaces()
    let source = source.completed ?? source
    do throws(RenderError) {
      return .success(try renderer.layOut(source, options: try options(for: source, look, in: setting)).tree)
    } catch {
      return .failure(error)
    }
  }

  private func options(
    for source: Source, _ look: Look, in setting: DocumentSetting
  ) throws(RenderError) -> RenderOptions {
    do throws(SetError) {
      guard let project = try setting.project?.get() else {
        return look.options(for: source, defaults: Settings(), strings: setting.strings)
      }
      let defaults = project.defaults(of: setting.entry)
      let requested = look.options(for: source, defaults: defaults, strings: setting.strings)
      return try project.options(for: source, of: setting.entry, requested: requested, by: renderer)
    } catch {
      throw .invalid(error.diagnostics)
    }
  }
}

extension Source {
  /// The source with its text completed; `nil` if its text is complete.
  var completed: Source? {
    guard JSONReading(bytes, .commented).root == nil else { return nil }
    let completed = TextRepair.repaired(bytes)
    return completed == bytes ? nil : Source(bytes: completed, name: name, folder: folder)
  }
}

struct DocumentSetting: Sendable {
  var project: Result<ProjectDrawing, SetError>?
  var entry: ManifestEntry?
  var strings: String?
}

struct DrawnDocument: Sendable {
  var picture: Picture?
  /// Findings, or errors that prevented rendering.
  var findings: [Remark] = []
  /// The files that the image depends on, besides the document.
  var inputs: [String] = []
  private var settings = Settings()
  private var frames: [(caption: String?, duration: Double)] = []

  /// Reads the settings and frames of a document, without rendering it.
  init(about source: Source) {
    var ignored = Diagnostics(file: source.name)
    guard let document = DocumentReader.read(source.bytes, diagnostics: &ignored) else { return }
    settings = document.settings
    frames = document.frames.map { ($0.caption, $0.duration) }
  }

  var isDrawn: Bool { picture != nil }

  var json: JSONNode {
    var members: [(String, JSONNode)] = [
      ("findings", .array(findings.map(\.json))), ("settings", settings.json),
      ("frames", .array(frames.map { $0.caption.map { .string($0) } ?? JSONNode(.null) })),
      ("durations", .array(frames.map { .number($0.duration) })),
    ]
    if let picture {
      members += [
        ("svg", .string(String(decoding: picture.bytes, as: UTF8.self))), ("width", .number(picture.width)),
        ("height", .number(picture.height)), ("description", .string(picture.description)),
      ]
    }
    return .object(members)
  }
}

extension RenderError {
  func reportedDiagnostics(file: String) -> [Diagnostic] {
    switch self {
    case .invalid(let diagnostics): diagnostics
    case .engine(let message): [Diagnostic(.error, file: file, at: .root, message)]
    }
  }
}
