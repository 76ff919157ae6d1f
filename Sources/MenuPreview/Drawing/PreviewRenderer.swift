import MenuAnswers
import MenuDocument
import MenuLayout
import MenuMockup
import MenuStrings
import MockupFiles
import MockupSets
import PositionedJSON

actor PreviewRenderer {
  private let drawing: PreviewDrawing

  init(resources: Resources) {
    drawing = PreviewDrawing(renderer: Renderer(resources: resources))
  }

  func draw(_ source: Source, _ look: Look, in setting: DocumentSetting) -> DrawnDocument {
    drawing.draw(source, options(look, setting))
  }

  /// Draws a document with the unsaved text of a theme file.
  func draw(
    _ source: Source, _ look: Look, in setting: DocumentSetting, theme: (path: String, bytes: [UInt8])
  ) -> DrawnDocument {
    drawing.draw(source, options(look, setting), theme: theme)
  }

  /// Returns an SVG without records and lint; `nil` if the document has errors.
  func sketch(of source: Source, _ look: Look, in setting: DocumentSetting) -> [UInt8]? {
    try? drawing.sketch(of: source, options(look, setting))
  }

  /// Returns an interactive page that is part of the preview.
  func page(of source: Source, _ look: Look, in setting: DocumentSetting) -> Result<Picture, RenderError> {
    Result { () throws(RenderError) in try drawing.page(of: source, options(look, setting)) }
  }

  func picture(of source: Source, _ look: Look, in setting: DocumentSetting) -> Result<Picture, RenderError> {
    Result { () throws(RenderError) in try drawing.picture(of: source, options(look, setting)) }
  }

  func layout(of source: Source, _ look: Look, in setting: DocumentSetting) -> Result<LayoutTree, RenderError> {
    Result { () throws(RenderError) in try drawing.layout(of: source, options(look, setting)) }
  }

  private func options(_ look: Look, _ setting: DocumentSetting) -> PreviewDrawing.Options {
    { [drawing] source throws(RenderError) in
      do throws(SetError) {
        guard let project = try setting.project?.get() else {
          return setting.translated(look.options(for: source, defaults: Settings()))
        }
        let requested = setting.translated(look.options(for: source, defaults: project.defaults(of: setting.entry)))
        return try project.options(for: source, of: setting.entry, requested: requested, by: drawing.renderer)
      } catch {
        throw .invalid(error.diagnostics)
      }
    }
  }
}

struct DocumentSetting: Sendable {
  var project: Result<ProjectDrawing, SetError>?
  var entry: ManifestEntry?
  var strings: String?

  /// Returns options with the translations of the file of ``strings``.
  func translated(_ options: RenderOptions) -> RenderOptions {
    guard let strings, let bytes = FileSystem.bytes(at: strings),
      let source = try? TranslationSource(bytes, path: strings)
    else { return options }
    var options = options
    options.translate(by: source)
    return options
  }
}
