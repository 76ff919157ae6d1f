import MenuDocument
import PositionedJSON

/// A document as it was read, with the settings in force and its texts in the wanted language.
struct ReadMockup {
  var source: Source
  var options: RenderOptions
  var document: MockupDocument
  /// What is wrong so far: a document that could be read only in part is resolved all the same, so that all is told
  /// in one go.
  var diagnostics: Diagnostics
}

extension Renderer {
  /// The first stage: from bytes to a document.
  func read(_ source: Source, _ options: RenderOptions) throws(RenderError) -> ReadMockup {
    var diagnostics = Diagnostics(file: source.name)
    diagnostics.add(contentsOf: problems(of: options))
    guard var document = DocumentReader.read(source.bytes, diagnostics: &diagnostics) else {
      throw .invalid(diagnostics.inOrder)
    }
    document.settings = options.settings(over: document.settings)
    for index in document.frames.indices {
      let frame = document.frames[index]
      document.frames[index].document.settings = options.settings(over: frame.document.settings, frame: frame.settings)
    }
    var options = options
    document = translate(document, &options, diagnostics: &diagnostics)
    var mockup = ReadMockup(source: source, options: options, document: document, diagnostics: diagnostics)
    if options.annotatesFindings, !diagnostics.hasErrors { mockup.document = try annotate(mockup) }
    return mockup
  }

  /// What is wrong with options; most are those of the picture before.
  private func problems(of options: RenderOptions) -> [Diagnostic] {
    let layers = [options.settings, options.variation, options.defaults]
    if layers == rightLayers { return [] }
    let problems = options.problems
    if problems.isEmpty { rightLayers = layers }
    return problems
  }

  /// The document in the wanted language; of the tables, the options keep what it took.
  private func translate(
    _ document: MockupDocument, _ options: inout RenderOptions, diagnostics: inout Diagnostics
  ) -> MockupDocument {
    let severity = (options.missingString ?? .warn).severity
    if options.strings == nil, let catalog = options.catalog {
      switch catalog.choice(for: document.locale) {
      case .table(let table): options.strings = table
      case .source: break
      case .missing:
        guard let severity else { break }
        let place = document.settings[.locale]?.location ?? .root
        diagnostics.report(
          severity, at: place, "\(catalog.title) has no language for the locale \(Quotation.of(document.locale))")
      }
    }
    options.catalog = nil
    guard let strings = options.strings else { return document }
    let translation = strings.translate(document)
    if let severity, !strings.isSource {
      for missing in translation.missing {
        diagnostics.report(severity, at: missing.text.location, strings.message(about: missing))
      }
    }
    options.strings = translation.used
    return translation.document
  }
}

extension StringTable {
  fileprivate func message(about missing: Missing) -> String {
    "\(name.map { "the table \(Quotation.of($0))" } ?? "the table of strings") has no translation of "
      + "“\(missing.text.value)” into \(Quotation.of(missing.language))"
  }
}
