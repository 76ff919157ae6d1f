public import MenuDocument
public import MenuTheme
public import MockupScene
public import MockupSymbols
public import PositionedJSON

/// Resolves a document for drawing: applies defaults, makes colors absolute, looks up symbols, converts shortcuts to
/// glyphs, and removes hidden items.
public struct Resolver {
  private let styles: StyleStore
  private let symbols: SymbolLibrary
  private let imageSize: (String) -> Result<Size, ImageProblem>
  private let backdrop: AnnotationBackdrop

  /// Creates a resolver.
  ///
  /// - Parameters:
  ///   - styles: the styles of the theme for the document's platform.
  ///   - symbols: the symbol library.
  ///   - backdrop: the background of annotations next to the menu.
  ///   - imageSize: returns the natural size of an image.
  public init(
    styles: StyleStore, symbols: SymbolLibrary, backdrop: AnnotationBackdrop = .page,
    imageSize: @escaping (String) -> Result<Size, ImageProblem>
  ) {
    self.styles = styles
    self.symbols = symbols
    self.backdrop = backdrop
    self.imageSize = imageSize
  }

  /// Resolves a document.
  ///
  /// - Parameters:
  ///   - document: the document with all settings applied.
  ///   - diagnostics: receives all problems.
  ///   - uses: receives the files that the document uses.
  /// - Returns: the mockup; `nil` after any error.
  public func resolve(
    _ document: MockupDocument, diagnostics: inout Diagnostics, uses: inout ResolveUses
  ) -> ResolvedMockup? {
    let theme = styles.theme(for: document)
    let location = document.settings[.theme]?.location ?? .root
    if !theme.platforms.contains(document.platform) {
      diagnostics.report(
        at: location, "the theme \(Quotation.of(theme.name)) does not support \(document.platform.rawValue)",
        help: "menumock list themes shows the platforms of each theme")
    }
    guard let tag = LanguageTag(document.locale) else {
      diagnostics.report(
        at: document.settings[.locale]?.location ?? .root,
        "expected a language tag such as \"en\" or \"zh-Hant\", found \(Quotation.of(document.locale))")
      return nil
    }
    var tint = document.tint
    if case .named(let name)? = tint, theme.colors[name] == nil {
      let location = document.settings[.tint]?.location ?? .root
      diagnostics.unknown("color", Located(name, at: location), among: theme.colors.keys.sorted())
      tint = nil
    }
    let palette = Palette(
      theme: theme, appearance: document.appearance, contrast: document.contrast, tint: tint)
    let style: ResolvedStyle
    do {
      style = try styles.style(for: document, tint: tint)
    } catch {
      let name =
        switch error {
        case .unknown(let name), .circular(let name): name
        }
      diagnostics.report(
        at: location, "the theme \(Quotation.of(theme.name)) has no valid color \(Quotation.of(name))")
      return nil
    }
    let isRightToLeft =
      document.layoutDirection.map { $0 == .rightToLeft } ?? tag.isRightToLeft
    var resolver = MenuResolver(
      document: document, theme: theme, style: style, palette: palette, isRightToLeft: isRightToLeft,
      symbols: symbols, imageSize: imageSize, report: diagnostics, uses: uses)
    let control = resolver.resolveControl()
    // Resolves a closed menu too, so that its errors are reported.
    let menu = document.menu.map { menu in
      document.presentation == .editMenu && !menu.isExpanded
        ? resolver.resolveEditBar(menu) : resolver.resolve(menu, hasHeading: true)
    }
    let barMenus = document.menus.map { ($0.isOpen, resolver.resolve($0, hasHeading: false)) }
    let openMenu = menu ?? barMenus.first { $0.0 }?.1
    let host = document.host.map { resolver.resolve($0) }
    let confirmation = document.state == .confirming ? resolver.resolveConfirmation() : nil
    let continuation = ResolvedContinuation(
      up: resolver.mark(theme.symbols.scrollUp, color: style[.mark], in: style[.chevron], path: .root),
      down: resolver.mark(theme.symbols.scrollDown, color: style[.mark], in: style[.chevron], path: .root),
      next: document.presentation == .editMenu
        ? resolver.mark("chevron.right", color: style[.mark], in: style[.chevron], path: .root) : nil)
    let annotations = annotations(of: document, tint: tint, style: style, hasHost: host != nil)
    let callouts = resolver.resolveCallouts(colors: annotations)
    diagnostics = resolver.report
    uses = resolver.uses
    guard !diagnostics.hasErrors else { return nil }
    return ResolvedMockup(
      style: style, language: document.locale, isRightToLeft: isRightToLeft, control: control,
      menu: document.state == .open ? openMenu : nil, confirmation: confirmation, host: host,
      continuation: continuation, callouts: callouts, pointers: resolver.resolvePointers(), annotations: annotations)
  }

  /// Returns legible annotation colors: callouts over a host are on the theme's background, captions below it are not.
  private func annotations(
    of document: MockupDocument, tint: ColorReference?, style: ResolvedStyle, hasHost: Bool
  ) -> AnnotationColors {
    let own = style.ownAnnotations(hasHost: hasHost)
    var outside: AnnotationColors
    switch backdrop {
    case .theme: outside = own
    case .page: outside = style.pageAnnotations
    case .color(let color):
      // A requested color may be dark behind a light menu.
      outside = own
      for appearance in Appearance.allCases {
        guard let other = try? styles.style(for: document, appearance: appearance, tint: tint).pageAnnotations
        else { continue }
        if other.contrast(on: color) > outside.contrast(on: color) { outside = other }
      }
    }
    guard hasHost else { return outside }
    var annotations = own
    annotations.caption = outside.caption
    return annotations
  }
}
