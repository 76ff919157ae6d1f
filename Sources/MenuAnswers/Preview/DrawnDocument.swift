package import MenuDocument
package import MenuMockup
package import PositionedJSON

/// A document as the page of `preview` shows it.
package struct DrawnDocument: Sendable {
  package var picture: Picture?
  /// Findings, or errors that prevented rendering.
  package var findings: [Remark] = []
  /// The files that the image depends on, besides the document.
  package var inputs: [String] = []
  private var settings = Settings()
  /// The layout direction of the language, which applies unless another one is set.
  private var languageDirection = LayoutDirection.leftToRight
  private var frames: [(caption: String?, duration: Double)] = []

  /// Reads the settings and frames of a document, without rendering it.
  package init(about source: Source) {
    var ignored = Diagnostics(file: source.name)
    guard let document = DocumentReader.read(source.bytes, diagnostics: &ignored) else { return }
    settings = document.settings
    frames = document.frames.map { ($0.caption, $0.duration) }
  }

  /// Sets the language's direction. The language of the options replaces that of the document.
  package mutating func useLanguage(of options: Settings) {
    let tag = LanguageTag(options.locale ?? settings.locale ?? "")
    languageDirection = tag?.isRightToLeft == true ? .rightToLeft : .leftToRight
  }

  package var isDrawn: Bool { picture != nil }

  package var json: JSONNode {
    var members: [(String, JSONNode)] = [
      ("findings", .array(findings.map { $0.json })), ("settings", settings.json),
      ("languageDirection", .string(languageDirection.rawValue)),
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
  package func reportedDiagnostics(file: String) -> [Diagnostic] {
    switch self {
    case .invalid(let diagnostics): diagnostics
    case .engine(let message): [Diagnostic(.error, file: file, at: .root, message)]
    }
  }
}
