import MenuDocument
import MenuResolve
import MenuTheme
import MockupScene
import MockupSymbols
import PositionedJSON

/// A picture with everything about it decided.
struct ResolvedPicture {
  /// The mockups in it, at least one.
  var parts: [ResolvedPart]
  /// The background of the whole; `nil` for none, or where each part has its own.
  var background: Color?
}

/// A mockup of a picture, with everything about it decided.
struct ResolvedPart {
  var mockup: ResolvedMockup
  var caption: Located<String>?
  /// Where it was written.
  var path: DocumentPath
  /// How long it is seen in an animation, in seconds.
  var duration: Double
  /// The background of its part of the picture; `nil` where that has none of its own.
  var background: Color?
}

extension Pipeline {
  /// The second stage: decides everything that depends on themes, symbols and images.
  ///
  /// - Returns: the picture, and what it takes from files.
  /// - Throws: ``RenderError/invalid(_:)`` with everything that is wrong, `diagnostics` included.
  func resolve(
    _ plan: RenderPlan, diagnostics: inout Diagnostics
  ) throws(RenderError) -> (picture: ResolvedPicture, uses: Uses) {
    var uses = Uses()
    var files = ResolveUses()
    var parts: [ResolvedPart] = []
    var documents: [MockupDocument] = []
    var problems: [Diagnostic] = []
    for part in plan.parts {
      checkState(of: part.document, &diagnostics)
      let (found, wrong) = theme(of: part.document, diagnostics: &diagnostics)
      for problem in wrong where !problems.contains(problem) { problems.append(problem) }
      // Without a theme the other mistakes of the document are reported as the newest theme sees them.
      guard let theme = found ?? standardTheme(for: part.document.platform) else { continue }
      let mockup = resolve(part.document, theme, on: plan.background, diagnostics: &diagnostics, uses: &files)
      guard found != nil, let mockup else { continue }
      uses.themes.append(theme)
      documents.append(part.document)
      parts.append(ResolvedPart(mockup: mockup, caption: part.caption, path: part.path, duration: part.duration))
    }
    var picture = ResolvedPicture(parts: parts)
    switch plan.background {
    case .transparent?, nil: break
    case .theme?: picture.takeBackgroundsOfThemes()
    case .color(let reference)?:
      guard let document = documents.first, let theme = uses.themes.first else { break }
      do {
        picture.background = try document.palette(of: theme).color(reference)
      } catch {
        diagnostics.report(
          at: plan.backgroundLocation, "unknown color \(Quotation.of(reference.text))",
          suggestion: NearestName.find(reference.text, among: theme.theme.colors.keys.sorted()))
      }
    }
    uses.missingFamilies = missingFamilies(of: uses.themes, plan.missingTypeface)
    guard parts.count == plan.parts.count, !diagnostics.hasErrors,
      !uses.missingFamilies.contains(where: { $0.severity == .error })
    else { throw .invalid(diagnostics.inOrder + problems + uses.missingFamilies) }
    uses.add(files, from: images)
    return (picture, uses)
  }

  /// Decides everything about one document.
  ///
  /// - Returns: the mockup; `nil` where anything is an error.
  func resolve(
    _ document: MockupDocument, _ theme: LoadedTheme, on background: PictureBackground?,
    diagnostics: inout Diagnostics, uses: inout ResolveUses
  ) -> ResolvedMockup? {
    let ground = ground(background, document, theme)
    return Resolver(styles: theme.styles, symbols: symbols, ground: ground, imageSize: images.size)
      .resolve(document, diagnostics: &diagnostics, uses: &uses)
  }

  /// Reports a state from outside that the document cannot be in; the reader has checked the document's own.
  private func checkState(of document: MockupDocument, _ diagnostics: inout Diagnostics) {
    if let state = document.settings[.state], state.location.option != nil || state.location == .root,
      let problem = document.problem(in: document.state)
    {
      diagnostics.report(at: state.location, problem)
    }
  }

  private func theme(
    of document: MockupDocument, diagnostics: inout Diagnostics
  ) -> (theme: LoadedTheme?, problems: [Diagnostic]) {
    let newest = ThemeReference(ThemeLibrary.newest(for: document.platform))
    let asked = Located(document.theme ?? newest, at: document.settings[.theme]?.location ?? .root)
    return themes.theme(asked, folder: folder, platform: document.platform, diagnostics: &diagnostics)
  }

  private func standardTheme(for platform: Platform) -> LoadedTheme? {
    let name = ThemeReference(ThemeLibrary.newest(for: platform))
    var ignored = Diagnostics(file: "")
    return themes.theme(Located(name, at: .root), folder: ".", platform: platform, diagnostics: &ignored).theme
  }

  /// The families that themes name and that are missing, each once.
  private func missingFamilies(of themes: [LoadedTheme], _ policy: MissingPolicy) -> [Diagnostic] {
    guard let severity = policy.severity else { return [] }
    var lacks: [Diagnostic] = []
    for typeface in themes.compactMap(\.theme.typeface) {
      if let lack = engine.lack(of: typeface, severity), !lacks.contains(lack) { lacks.append(lack) }
    }
    return lacks
  }

  /// What callouts and captions of a picture are seen on.
  private func ground(
    _ background: PictureBackground?, _ document: MockupDocument, _ theme: LoadedTheme
  ) -> AnnotationGround {
    switch background {
    case .transparent?, nil: .page
    case .theme?: .theme
    // A color that the theme does not know is reported where the picture's background is decided.
    case .color(let reference)?:
      (try? document.palette(of: theme).color(reference)).map(AnnotationGround.color) ?? .page
    }
  }
}

extension ResolvedPicture {
  /// Takes the background of the parts' themes: for the whole where they agree, else for each part.
  fileprivate mutating func takeBackgroundsOfThemes() {
    let colors = parts.map(\.mockup.style[.background])
    guard let first = colors.first else { return }
    if colors.allSatisfy({ $0 == first }) {
      background = first
    } else {
      for (index, color) in colors.enumerated() { parts[index].background = color }
    }
  }
}

extension MockupDocument {
  /// A theme's colors, as the document asks for them.
  fileprivate func palette(of theme: LoadedTheme) -> Palette {
    Palette(theme: theme.theme, appearance: appearance, contrast: contrast, tint: tint)
  }
}
