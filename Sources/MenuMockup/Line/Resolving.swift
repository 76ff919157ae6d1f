import MenuDocument
import MenuResolve
import MenuTheme
import MockupScene
import MockupSymbols
import PositionedJSON

/// A document with everything about it decided.
struct ResolvedDocument {
  var source: Source
  var options: RenderOptions
  /// The document, or the one frame of it that is drawn.
  var document: MockupDocument
  /// The pictures that it is drawn as, at least one.
  var parts: [ResolvedPart]
  var images: ImageLibrary
  /// A user's own symbols that it shows: what their files hold, by name.
  var symbols: [String: [UInt8]]
  /// What is behind the picture; `nil` for nothing, or where each part has its own.
  var background: Color?
  var diagnostics: Diagnostics
  /// What is to be said about files of themes, none of it an error.
  var themeFindings: [Diagnostic] = []
}

/// One picture of a document, with everything about it decided.
struct ResolvedPart {
  var document: MockupDocument
  var caption: Located<String>?
  var path: DocumentPath
  var theme: LoadedTheme
  /// What its callouts and captions are seen on.
  var ground: AnnotationGround
  var mockup: ResolvedMockup
}

extension Renderer {
  /// The second stage: everything is decided that depends on themes, symbols and images.
  func resolve(_ mockup: ReadMockup) throws(RenderError) -> ResolvedDocument {
    var diagnostics = mockup.diagnostics
    let folder = mockup.source.folder
    let images = ImageLibrary(folder: folder, source: engine.images)
    symbols.forgetUse()
    guard let shown = shownParts(of: mockup, diagnostics: &diagnostics) else { throw .invalid(diagnostics.inOrder) }
    var parts: [ResolvedPart] = []
    var problems: [Diagnostic] = []
    for part in shown {
      let (resolved, found) = resolve(
        part, on: mockup.options.background, folder: folder, images: images, diagnostics: &diagnostics)
      if let resolved { parts.append(resolved) }
      for problem in found where !problems.contains(problem) { problems.append(problem) }
    }
    let background = background(of: parts, mockup.options, diagnostics: &diagnostics)
    let lacks = missingFamilies(of: parts, mockup.options.missingTypeface ?? .error)
    guard parts.count == shown.count, !diagnostics.hasErrors, !lacks.contains(where: { $0.severity == .error }),
      let first = shown.first
    else { throw .invalid(diagnostics.inOrder + problems + lacks) }
    let showsAll = mockup.options.frame == nil && mockup.options.format != .html
    return ResolvedDocument(
      source: mockup.source, options: mockup.options, document: showsAll ? mockup.document : first.document,
      parts: parts, images: images, symbols: symbols.used, background: background, diagnostics: diagnostics,
      themeFindings: lacks)
  }

  /// The families that themes name and that are not there, each once.
  private func missingFamilies(of parts: [ResolvedPart], _ policy: MissingPolicy) -> [Diagnostic] {
    guard let severity = policy.severity else { return [] }
    var lacks: [Diagnostic] = []
    for typeface in parts.compactMap(\.theme.theme.typeface) {
      if let lack = engine.lack(of: typeface, severity), !lacks.contains(lack) { lacks.append(lack) }
    }
    return lacks
  }

  /// One picture of a document, as it is written.
  private struct ShownPart {
    var document: MockupDocument
    var caption: Located<String>?
    var path = DocumentPath.root
  }

  /// The pictures that a document is drawn as: itself, all its frames or one of them; `nil` where it has no such frame.
  private func shownParts(of mockup: ReadMockup, diagnostics: inout Diagnostics) -> [ShownPart]? {
    let document = mockup.document
    guard let frame = mockup.options.located(.frame), let reference = mockup.options.frame else {
      guard let first = document.frames.first else { return [ShownPart(document: document)] }
      // One menu is tried at a time; frames are its moments as a rule, and the first one is how it begins.
      if mockup.options.format == .html { return [ShownPart(document: first.document)] }
      return document.frames.map { frame in
        let path = frame.location.path
        let caption = frame.caption.map { Located($0, at: document.location(at: path.appending("caption"))) }
        return ShownPart(document: frame.document, caption: caption, path: path)
      }
    }
    guard let chosen = document.frame(reference) else {
      diagnostics.report(
        at: frame.location.option == nil ? document.location(ofKey: "frames") : frame.location,
        "the document has no frame \(reference)",
        expected: document.frames.isEmpty
          ? "a document with frames" : "a number from 1 to \(document.frames.count) or a caption",
        suggestion: reference.nearest(among: document.frames.compactMap(\.caption)))
      return nil
    }
    return [ShownPart(document: chosen.document)]
  }

  /// Decides everything about one picture.
  private func resolve(
    _ part: ShownPart, on background: PictureBackground?, folder: String, images: ImageLibrary,
    diagnostics: inout Diagnostics
  ) -> (part: ResolvedPart?, problems: [Diagnostic]) {
    let document = part.document
    // The reader has checked the state that the document itself asks for.
    if let state = document.settings[.state], state.location.option != nil || state.location == .root,
      let problem = document.problem(in: document.state)
    {
      diagnostics.report(at: state.location, problem)
    }
    let newest = ThemeReference(ThemeLibrary.newest(for: document.platform))
    let asked = Located(document.theme ?? newest, at: document.settings[.theme]?.location ?? .root)
    let (found, problems) = themes.theme(
      asked, folder: folder, platform: document.platform, diagnostics: &diagnostics)
    // Without a theme the document's other mistakes are told all the same, as the newest theme sees them.
    guard let theme = found ?? standardTheme(for: document.platform) else { return (nil, problems) }
    let ground = ground(background, document, theme)
    let mockup = Resolver(styles: theme.styles, symbols: symbols, ground: ground, imageSize: images.size)
      .resolve(document, diagnostics: &diagnostics)
    guard found != nil, let mockup else { return (nil, problems) }
    let resolved = ResolvedPart(
      document: document, caption: part.caption, path: part.path, theme: theme, ground: ground, mockup: mockup)
    return (resolved, problems)
  }

  private func standardTheme(for platform: Platform) -> LoadedTheme? {
    let name = ThemeReference(ThemeLibrary.newest(for: platform))
    var ignored = Diagnostics(file: "")
    return themes.theme(Located(name, at: .root), folder: ".", platform: platform, diagnostics: &ignored).theme
  }

  /// What callouts and captions of a picture are seen on.
  private func ground(
    _ background: PictureBackground?, _ document: MockupDocument, _ theme: LoadedTheme
  ) -> AnnotationGround {
    switch background {
    case .transparent?, nil: .page
    case .theme?: .theme
    // A color that the theme does not know is told of where the picture's background is decided.
    case .color(let reference)?:
      (try? document.palette(of: theme).color(reference)).map(AnnotationGround.color) ?? .page
    }
  }

  /// What is behind the picture; the background of a set of frames is that of the first one's theme.
  private func background(
    of parts: [ResolvedPart], _ options: RenderOptions, diagnostics: inout Diagnostics
  ) -> Color? {
    switch options.background {
    case .transparent?, nil: return nil
    case .theme?:
      guard let first = parts.indices.first else { return nil }
      let ground = parts[first].mockup.style[.background]
      return parts.allSatisfy { $0.mockup.style[.background] == ground } ? ground : nil
    case .color(let reference)?:
      guard let first = parts.first else { return nil }
      do {
        return try first.document.palette(of: first.theme).color(reference)
      } catch {
        diagnostics.report(
          at: options.located(.background)?.location ?? .root, "unknown color \(Quotation.of(reference.text))",
          suggestion: NearestName.find(reference.text, among: first.theme.theme.colors.keys.sorted()))
        return nil
      }
    }
  }
}

extension MockupDocument {
  /// A theme's colors, as the document asks for them.
  fileprivate func palette(of theme: LoadedTheme) -> Palette {
    Palette(theme: theme.theme, appearance: appearance, contrast: contrast, tint: tint)
  }
}
