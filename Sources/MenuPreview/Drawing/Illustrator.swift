import MenuLayout
import MenuLint
import MenuMockup
import MenuModel
import MockupSets

/// Draws documents for the page, one at a time; several illustrators draw at once.
actor Illustrator {
  private let renderer: Renderer

  init(resources: Resources) {
    renderer = Renderer(resources: resources)
  }

  /// A document drawn as SVG, or what keeps it from being drawn.
  ///
  /// - Parameters:
  ///   - look: how the page wants it.
  ///   - setting: what else decides how it is drawn.
  func draw(_ source: Source, _ look: Look, in setting: DocumentSetting) -> DrawnDocument {
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
      drawn.findings = error.toldDiagnostics(file: source.name).map(Remark.diagnostic)
    }
    return drawn
  }

  /// A picture to take away.
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

  /// The boxes of a document.
  func layout(
    of source: Source, _ look: Look, in setting: DocumentSetting
  ) -> Result<LayoutTree, RenderError> {
    renderer.closeOutdatedTypefaces()
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
      let asked = look.options(for: source, defaults: defaults, strings: setting.strings)
      return try project.options(for: source, of: setting.entry, asked: asked, by: renderer)
    } catch {
      throw .invalid(error.diagnostics)
    }
  }
}

/// What decides how a document is drawn besides itself and what the page wants.
struct DocumentSetting: Sendable {
  /// The project, or what is wrong with it; `nil` for none.
  var project: Result<ProjectDrawing, SetError>?
  /// The project's own entry for the document; `nil` where it is drawn by itself.
  var entry: ManifestEntry?
  /// A file of translations that counts before the project's.
  var strings: String?
}

/// A document as it was drawn.
struct DrawnDocument: Sendable {
  /// The picture; `nil` where there is none.
  var picture: Picture?
  /// What is to be said about it.
  var findings: [Remark] = []
  /// The files besides the document that the picture was made from.
  var inputs: [String] = []
  /// What the document itself sets.
  private var settings = Settings()
  private var frames: [String?] = []

  /// What a document says about itself, not drawn yet.
  init(about source: Source) {
    var ignored = Diagnostics(file: source.name)
    guard let document = DocumentReader.read(source.bytes, diagnostics: &ignored) else { return }
    settings = document.settings
    frames = document.frames.map(\.caption)
  }

  /// Whether there is a picture.
  var isDrawn: Bool { picture != nil }

  /// The document for the page.
  var json: JSONNode {
    var members: [(String, JSONNode)] = [
      ("findings", .array(findings.map(\.json))), ("settings", settings.json),
      ("frames", .array(frames.map { $0.map { .string($0) } ?? JSONNode(.null) })),
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
  /// What is wrong, as diagnostics whatever it is.
  func toldDiagnostics(file: String) -> [Diagnostic] {
    switch self {
    case .invalid(let diagnostics): diagnostics
    case .engine(let message): [Diagnostic(.error, file: file, at: .root, message)]
    }
  }
}
