import MenuDocument
import MenuResolve
import MenuTheme
import MockupScene
import MockupSymbols
import PositionedJSON

struct ResolvedImage {
  /// At least one.
  var parts: [ResolvedPart]
  /// The background of the whole image; `nil` for none, or if each part has a background.
  var background: Color?
}

struct ResolvedPart {
  var mockup: ResolvedMockup
  var caption: Located<String>?
  var path: DocumentPath
  /// The duration in an animation, in seconds.
  var duration: Double
  var background: Color?
}

extension Pipeline {
  /// Stage two: decides everything that depends on themes, symbols, and images.
  ///
  /// - Throws: ``RenderError/invalid(_:)`` with all errors, including `diagnostics`.
  func resolve(
    _ plan: RenderPlan, diagnostics: inout Diagnostics
  ) throws(RenderError) -> (image: ResolvedImage, uses: Uses) {
    var uses = Uses()
    var files = ResolveUses()
    var parts: [ResolvedPart] = []
    var documents: [MockupDocument] = []
    var problems: [Diagnostic] = []
    for part in plan.parts {
      checkState(of: part.document, &diagnostics)
      let (found, wrong) = theme(of: part.document, diagnostics: &diagnostics)
      for problem in wrong where !problems.contains(problem) { problems.append(problem) }
      // If its theme is missing, the newest theme serves to report the document's other errors.
      guard let theme = found ?? standardTheme(for: part.document.platform) else { continue }
      let mockup = resolve(part.document, theme, on: plan.background, diagnostics: &diagnostics, uses: &files)
      guard found != nil, let mockup else { continue }
      uses.themes.append(theme)
      documents.append(part.document)
      parts.append(ResolvedPart(mockup: mockup, caption: part.caption, path: part.path, duration: part.duration))
    }
    var image = ResolvedImage(parts: parts)
    switch plan.background {
    case .transparent?, nil: break
    case .theme?: image.takeBackgroundsOfThemes()
    case .color(let reference)?:
      guard let document = documents.first, let theme = uses.themes.first else { break }
      do {
        image.background = try document.palette(of: theme).color(reference)
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
    return (image, uses)
  }

  /// Returns `nil` on any error.
  func resolve(
    _ document: MockupDocument, _ theme: LoadedTheme, on background: ImageBackground?,
    diagnostics: inout Diagnostics, uses: inout ResolveUses
  ) -> ResolvedMockup? {
    let backdrop = backdrop(background, document, theme)
    return Resolver(styles: theme.styles, symbols: symbols, backdrop: backdrop, imageSize: images.size)
      .resolve(document, diagnostics: &diagnostics, uses: &uses)
  }

  /// Reports a state from the options that the document cannot have. The reader has checked the document's own state.
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
    let requested = Located(document.theme ?? newest, at: document.settings[.theme]?.location ?? .root)
    return themes.theme(requested, folder: folder, platform: document.platform, diagnostics: &diagnostics)
  }

  private func standardTheme(for platform: Platform) -> LoadedTheme? {
    let name = ThemeReference(ThemeLibrary.newest(for: platform))
    var ignored = Diagnostics(file: "")
    return themes.theme(Located(name, at: .root), folder: ".", platform: platform, diagnostics: &ignored).theme
  }

  private func missingFamilies(of themes: [LoadedTheme], _ policy: MissingPolicy) -> [Diagnostic] {
    guard let severity = policy.severity else { return [] }
    var missingTypefaces: [Diagnostic] = []
    for typeface in themes.compactMap({ $0.theme.typeface }) {
      if let missing = engine.missingTypeface(of: typeface, severity), !missingTypefaces.contains(missing) {
        missingTypefaces.append(missing)
      }
    }
    return missingTypefaces
  }

  private func backdrop(
    _ background: ImageBackground?, _ document: MockupDocument, _ theme: LoadedTheme
  ) -> AnnotationBackdrop {
    switch background {
    case .transparent?, nil: .page
    case .theme?: .theme
    // Resolving the image's background reports unknown colors.
    case .color(let reference)?:
      (try? document.palette(of: theme).color(reference)).map(AnnotationBackdrop.color) ?? .page
    }
  }
}

extension ResolvedImage {
  /// Uses the themes' backgrounds: for the whole image if all parts agree, else per part.
  fileprivate mutating func takeBackgroundsOfThemes() {
    let colors = parts.map { $0.mockup.style[.background] }
    guard let first = colors.first else { return }
    if colors.allSatisfy({ $0 == first }) {
      background = first
    } else {
      for (index, color) in colors.enumerated() { parts[index].background = color }
    }
  }
}

extension MockupDocument {
  fileprivate func palette(of theme: LoadedTheme) -> Palette {
    Palette(theme: theme.theme, appearance: appearance, contrast: contrast, tint: tint)
  }
}
