import MenuModel

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
    diagnostics.add(contentsOf: options.problems)
    guard var document = DocumentReader.read(source.bytes, diagnostics: &diagnostics) else {
      throw .invalid(diagnostics.inOrder)
    }
    document.settings = options.settings(over: document.settings)
    for index in document.frames.indices {
      let frame = document.frames[index]
      document.frames[index].document.settings = options.settings(over: frame.document.settings, frame: frame.settings)
    }
    if let strings = options.strings {
      document = translate(document, strings, policy: options.missingString ?? .warn, diagnostics: &diagnostics)
    }
    var mockup = ReadMockup(source: source, options: options, document: document, diagnostics: diagnostics)
    if options.annotatesFindings, !diagnostics.hasErrors { mockup.document = try annotate(mockup) }
    return mockup
  }

  private func translate(
    _ document: MockupDocument, _ strings: StringTable, policy: MissingPolicy, diagnostics: inout Diagnostics
  ) -> MockupDocument {
    let (translated, missing) = strings.translate(document)
    if let severity = policy.severity {
      for text in missing {
        diagnostics.report(severity, at: text.location, "the table of strings has no translation of “\(text.value)”")
      }
    }
    return translated
  }
}
