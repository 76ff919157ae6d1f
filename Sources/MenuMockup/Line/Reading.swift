import MenuDescriptions
import MenuDocument
import PositionedJSON

package struct ReadMockup {
  var document: MockupDocument
  var strings: StringTable?
  /// All diagnostics so far. A document with errors is resolved too, so that all errors are reported at once.
  var diagnostics: Diagnostics
}

extension Renderer {
  /// Stage one: from bytes to a document.
  func decode(
    _ source: Source, _ options: RenderOptions
  ) throws(RenderError) -> (document: MockupDocument, diagnostics: Diagnostics) {
    var diagnostics = Diagnostics(file: source.name)
    diagnostics.add(contentsOf: problems(of: options))
    guard let document = DocumentReader.read(source.bytes, diagnostics: &diagnostics) else {
      throw .invalid(diagnostics.inOrder)
    }
    return (document, diagnostics)
  }

  /// Returns the problems of options; cached, because consecutive images mostly have the same options.
  private func problems(of options: RenderOptions) -> [Diagnostic] {
    let layers = [options.settings, options.variation, options.defaults]
    if layers == rightLayers { return [] }
    let problems = options.problems
    if problems.isEmpty { rightLayers = layers }
    return problems
  }
}

extension ReadMockup {
  init(_ written: MockupDocument, _ options: RenderOptions, diagnostics: Diagnostics) {
    document = written
    self.diagnostics = diagnostics
    document.settings = options.settings(over: document.settings)
    for index in document.frames.indices {
      let frame = document.frames[index]
      document.frames[index].document.settings = options.settings(over: frame.document.settings, frame: frame.settings)
    }
    translate(options)
    document.completeStandardItems()
  }

  private mutating func translate(_ options: RenderOptions) {
    let severity = (options.effective { $0.missingString } ?? .warn).severity
    strings = options.strings
    if strings == nil, let catalog = options.catalog {
      switch catalog.choice(for: document.locale) {
      case .table(let table): strings = table
      case .source: break
      case .missing:
        guard let severity else { break }
        let location = document.settings[.locale]?.location ?? .root
        diagnostics.report(
          severity, at: location, "\(catalog.title) has no texts for the locale \(Quotation.of(document.locale))")
      }
    }
    guard let table = strings else { return }
    let translation = table.translate(document)
    if let severity, !table.isSource {
      for missing in translation.missing {
        diagnostics.report(severity, at: missing.text.location, table.message(about: missing))
      }
    }
    strings = translation.used
    document = translation.document
  }
}

extension StringTable {
  fileprivate func message(about missing: Missing) -> String {
    "missing translation of “\(missing.text.value)” into \(Quotation.of(missing.language))"
      + (name.map { " in \(Quotation.of($0))" } ?? "")
  }
}
