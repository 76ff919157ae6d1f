import MenuDocument
package import MenuLayout
import MenuLint
package import MenuMockup
import PositionedJSON

/// Draws documents for the page of `preview`, which may show unfinished text.
package final class PreviewDrawing {
  /// Returns the options of a document, which depend on its settings.
  package typealias Options = (Source) throws(RenderError) -> RenderOptions

  package let renderer: Renderer

  package init(renderer: Renderer) {
    self.renderer = renderer
  }

  /// Draws a document. If its text is unfinished, such as without a comma, draws the completed text and keeps the errors.
  package func draw(_ source: Source, _ options: Options) -> DrawnDocument {
    let drawn = drawAsWritten(source, options)
    guard !drawn.isDrawn, let completed = source.completed else { return drawn }
    var result = drawAsWritten(completed, options)
    // Errors in the completed text may come from its completion.
    guard result.isDrawn else { return drawn }
    result.findings = drawn.findings + result.findings
    result.inputs += drawn.inputs
    return result
  }

  /// Draws a document with the unsaved text of a theme file.
  package func draw(
    _ source: Source, _ options: Options, theme: (path: String, bytes: [UInt8])
  ) -> DrawnDocument {
    renderer.themes.draft = theme
    defer { renderer.themes.draft = nil }
    return drawAsWritten(source, options)
  }

  private func drawAsWritten(_ source: Source, _ options: Options) -> DrawnDocument {
    var drawn = DrawnDocument(about: source)
    do throws(RenderError) {
      var options = try options(source)
      options.settings.format = .svg
      options.settings.noSource = true
      options.listsInputs = true
      options.lint = RuleSelection()
      drawn.useLanguage(of: options.settings)
      let picture = try renderer.render(source, options: options)
      drawn.findings = picture.findings
      drawn.inputs = picture.inputs
      drawn.picture = picture
    } catch {
      drawn.findings = error.reportedDiagnostics(file: source.name).map { .diagnostic($0) }
    }
    return drawn
  }

  /// Returns an SVG without records and lint.
  package func sketch(of source: Source, _ options: Options) throws(RenderError) -> [UInt8] {
    var options = try options(source)
    options.settings.format = .svg
    options.settings.noSource = true
    return try renderer.render(source, options: options).bytes
  }

  /// Returns an interactive page that is part of the preview.
  package func page(of source: Source, _ options: Options) throws(RenderError) -> Picture {
    let source = source.completed ?? source
    var options = try options(source)
    options.settings.format = .html
    options.settings.embed = true
    options.settings.noSource = true
    return try renderer.render(source, options: options)
  }

  package func picture(of source: Source, _ options: Options) throws(RenderError) -> Picture {
    renderer.closeOutdatedTypefaces()
    return try renderer.render(source, options: try options(source))
  }

  package func layout(of source: Source, _ options: Options) throws(RenderError) -> LayoutTree {
    renderer.closeOutdatedTypefaces()
    let source = source.completed ?? source
    return try renderer.layOut(source, options: try options(source)).tree
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
