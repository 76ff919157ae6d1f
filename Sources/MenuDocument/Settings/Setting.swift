public import PositionedJSON

/// A setting of a picture.
///
/// Documents, manifests, worker requests, provenance, the preview, and the command line iterate over the records in this
/// file. To add a setting, add a case and follow the compiler.
public enum Setting: Hashable, Sendable {
  case format(OutputFormat)
  /// Pixels per point.
  case scale(Double)
  case platform(Platform)
  case theme(ThemeReference)
  /// Light, dark, or both in one picture.
  case appearance(AppearanceChoice)
  case contrast(Contrast)
  case transparency(Transparency)
  case textSize(TextSize)
  case locale(String)
  case state(PresentationState)
  case layoutDirection(LayoutDirection)
  case tint(ColorReference)
  case heldModifiers(KeyboardModifiers)
  case frame(FrameReference)
  case background(ImageBackground)
  /// The margin around the picture, in points.
  case padding(Double)
  /// The size of the canvas, independent of its content.
  case size(CanvasSize)
  /// The representation of text in SVG.
  case svgText(SVGText)
  /// The CSS selector of dark mode, for an SVG within a page.
  case darkSelector(String)
  /// The handling of characters that no typeface has.
  case missingGlyph(MissingPolicy)
  /// The handling of texts that the string table lacks.
  case missingString(MissingPolicy)
  /// The handling of unknown symbols.
  case missingSymbol(MissingPolicy)
  /// The handling of typefaces that are not installed.
  case missingTypeface(MissingPolicy)
  /// Whether an interactive page is part of another page.
  case embed(Bool)
  /// Whether to omit the source document from the picture.
  case noSource(Bool)

  /// The settings, in listing order.
  public enum Key: Int, CaseIterable, Hashable, Sendable {
    case format, scale, platform, theme, appearance, contrast, transparency, textSize, locale, state
    case layoutDirection, tint
    case heldModifiers, frame, background, padding, size, svgText, darkSelector, missingGlyph, missingString
    case missingSymbol, missingTypeface, embed, noSource
  }

  public var key: Key {
    switch self {
    case .format: .format
    case .scale: .scale
    case .platform: .platform
    case .theme: .theme
    case .appearance: .appearance
    case .contrast: .contrast
    case .transparency: .transparency
    case .textSize: .textSize
    case .locale: .locale
    case .state: .state
    case .layoutDirection: .layoutDirection
    case .tint: .tint
    case .heldModifiers: .heldModifiers
    case .frame: .frame
    case .background: .background
    case .padding: .padding
    case .size: .size
    case .svgText: .svgText
    case .darkSelector: .darkSelector
    case .missingGlyph: .missingGlyph
    case .missingString: .missingString
    case .missingSymbol: .missingSymbol
    case .missingTypeface: .missingTypeface
    case .embed: .embed
    case .noSource: .noSource
    }
  }

  /// The value as JSON, in the form that the setting's definition reads.
  public var json: JSONNode {
    switch self {
    case .format(let format): .string(format.rawValue)
    case .scale(let number), .padding(let number): .number(number)
    case .platform(let platform): .string(platform.rawValue)
    case .theme(let theme): .string(theme.text)
    case .appearance(let appearance): .string(appearance.rawValue)
    case .contrast(let contrast): .string(contrast.rawValue)
    case .transparency(let transparency): .string(transparency.rawValue)
    case .textSize(let size): .string(size.rawValue)
    case .locale(let tag): .string(tag)
    case .state(let state): .string(state.rawValue)
    case .layoutDirection(let direction): .string(direction.rawValue)
    case .tint(let color), .background(.color(let color)): .string(color.text)
    case .heldModifiers(let modifiers): .array(modifiers.keyNames.map { .string($0) })
    case .frame(.number(let number)): .number(number)
    case .frame(.caption(let caption)): .string(caption)
    case .background(.transparent): "transparent"
    case .background(.theme): "theme"
    case .size(let size): .string(size.text)
    case .svgText(let form): .string(form.rawValue)
    case .darkSelector(let selector): .string(selector)
    case .missingGlyph(let policy), .missingString(let policy), .missingSymbol(let policy),
      .missingTypeface(let policy):
      .string(policy.rawValue)
    case .embed(let flag), .noSource(let flag): .bool(flag)
    }
  }
}

extension Setting.Key {
  var newRecord: Setting.Record {
    switch self {
    case .format:
      .init(
        "format", .names(Definition.oneOf(OutputFormat.self), Setting.format), affects: .encoding, in: .image,
        default: .format(.standard), "File format (default: by the output's extension, else `png`).")
    case .scale:
      .init(
        "scale", .value(Definition.number(in: 1...8).showing([1, 2, 3]).map(Setting.scale)), affects: .encoding,
        in: .image, only: [.png, .apng], default: .scale(2), "Pixels per point of PNG and APNG, 1–8.")
    case .platform:
      .init(
        "platform", .names(Vocabulary.platform, Setting.platform), affects: .content, in: .document,
        default: .platform(.iOS), "Target platform.")
    case .theme:
      // The default is the newest theme of the platform, which has a name in paths.
      .init(
        "theme", .value(Vocabulary.theme.map(Setting.theme), completion: .themes), affects: .content, in: .document,
        unset: "", "Name of a built-in theme, or path of a theme file (default: the platform's newest).")
    case .appearance:
      .init(
        "appearance", .names(Definition.oneOf(AppearanceChoice.self), Setting.appearance), affects: .content,
        in: .document, default: .appearance(.light),
        "Color scheme; `auto` renders one SVG or page that follows the reader's setting.")
    case .contrast:
      .init(
        "contrast", .names(Definition.oneOf(Contrast.self), Setting.contrast), affects: .content, in: .document,
        default: .contrast(.standard), "Increase Contrast setting.")
    case .transparency:
      .init(
        "transparency", .names(Definition.oneOf(Transparency.self), Setting.transparency), affects: .content,
        in: .document, default: .transparency(.standard),
        "Reduce Transparency setting: `reduced` makes panels opaque.")
    case .textSize:
      .init(
        "textSize", .names(Definition.oneOf(TextSize.self), Setting.textSize), affects: .content, in: .document,
        default: .textSize(.large), "Dynamic Type size (iOS, iPadOS).")
    case .locale:
      .init(
        "locale", .value(Vocabulary.locale.map(Setting.locale), completion: .locales), affects: .content,
        in: .document, default: .locale("en"),
        "BCP 47 language tag; determines text direction, Han glyphs, and capitalization.")
    case .state:
      .init(
        "state", .names(Definition.oneOf(PresentationState.self), Setting.state), affects: .content, in: .document,
        default: .state(.open), "Moment to show: the `open` menu, the `closed` button, or a `confirming` dialog.")
    case .layoutDirection:
      .init(
        "layoutDirection", .names(Definition.oneOf(LayoutDirection.self), Setting.layoutDirection),
        affects: .content, in: .document, unset: "natural", "Layout direction (default: the locale's).")
    case .tint:
      .init(
        "tint", .value(Vocabulary.color.map { .tint($0.value) }, completion: .colors), affects: .content,
        in: .document, unset: "default", "Accent color (default: the theme's).")
    case .heldModifiers:
      .init(
        "heldModifiers",
        .value(
          Vocabulary.modifiers.map(Setting.heldModifiers),
          names: KeyboardModifiers([.control, .option, .shift, .command, .function]).keyNames, completion: .names),
        affects: .content, in: .document, default: .heldModifiers([]),
        "Modifier keys held down; items with an alternate show it.")
    case .frame:
      .init(
        "frame", .value(Vocabulary.frame.map(Setting.frame), completion: .frames), affects: .content, in: .image,
        unset: "all",
        "Frame of the document, by number (from 1) or caption; `all` renders each as a page of a PDF.")
    case .background:
      .init(
        "background",
        .value(
          Vocabulary.background.map(Setting.background), names: ["transparent", "theme"], completion: .colors),
        affects: .canvas, in: .image, default: .background(.transparent),
        "Background of the picture: `transparent`, `theme`, or a color.")
    case .padding:
      .init(
        "padding", .value(Definition.number(in: 0...1000).showing([0, 20]).map(Setting.padding)), affects: .canvas,
        in: .image, unset: "default", "Margin around the picture, in points (default: enough for the shadow).")
    case .size:
      .init(
        "size", .value(Vocabulary.size.map(Setting.size)), affects: .canvas, in: .image, unset: "natural",
        """
        Picture size in points, such as `1920x1080`; the mockup is centered, and scaled down to fit (default: the mockup's).
        """)
    case .svgText:
      .init(
        "svgText", .names(Definition.oneOf(SVGText.self), Setting.svgText), affects: .encoding, in: .image,
        only: [.svg, .html], default: .svgText(.outlines), "Form of text in SVG files: outlines, or selectable text.")
    case .darkSelector:
      .init(
        "darkSelector", .value(Vocabulary.selector.map(Setting.darkSelector)), affects: .encoding, in: .image,
        only: [.svg], unset: "none",
        """
        CSS selector that matches in a page's dark mode: an SVG in the page follows it instead of the operating \
        system (default: none).
        """)
    case .missingGlyph:
      .init(
        "missingGlyph", .names(Definition.oneOf(MissingPolicy.self), Setting.missingGlyph), affects: .diagnostics,
        in: .run, default: .missingGlyph(.warn),
        "How to handle characters without a glyph: draw a box and warn, or fail.")
    case .missingString:
      .init(
        "missingString", .names(Definition.oneOf(MissingPolicy.self), Setting.missingString),
        affects: .diagnostics, in: .run, default: .missingString(.warn),
        "How to handle missing translations: keep the text and warn, or fail.")
    case .missingSymbol:
      .init(
        "missingSymbol", .names(Definition.oneOf(MissingPolicy.self), Setting.missingSymbol),
        affects: .diagnostics, in: .run, default: .missingSymbol(.warn),
        "How to handle unknown symbols: draw a placeholder and warn, or fail.")
    case .missingTypeface:
      .init(
        "missingTypeface", .names(Definition.oneOf(MissingPolicy.self), Setting.missingTypeface),
        affects: .diagnostics, in: .run, default: .missingTypeface(.error),
        "How to handle fonts that are not installed: substitute and warn, or fail.")
    case .embed:
      .init(
        "embed", .value(Definition.flag.map(Setting.embed)), affects: .encoding, in: .image, only: [.html],
        default: .embed(false),
        "Render an interactive page for an `<iframe>`: it is transparent and sends its size to its parent page.")
    case .noSource:
      .init(
        "noSource", .value(Definition.flag.map(Setting.noSource)), affects: .encoding, in: .run,
        default: .noSource(false), "Omit the source document from the picture.")
    }
  }
}

extension Settings {
  /// The file format.
  public var format: OutputFormat? {
    get { if case .format(let value)? = self[.format]?.value { value } else { nil } }
    set { set(.format, newValue.map(Setting.format)) }
  }
  /// Pixels per point.
  public var scale: Double? {
    get { if case .scale(let value)? = self[.scale]?.value { value } else { nil } }
    set { set(.scale, newValue.map(Setting.scale)) }
  }
  /// The target platform.
  public var platform: Platform? {
    get { if case .platform(let value)? = self[.platform]?.value { value } else { nil } }
    set { set(.platform, newValue.map(Setting.platform)) }
  }
  public var theme: ThemeReference? {
    get { if case .theme(let value)? = self[.theme]?.value { value } else { nil } }
    set { set(.theme, newValue.map(Setting.theme)) }
  }
  /// Light, dark, or both in one picture.
  public var appearance: AppearanceChoice? {
    get { if case .appearance(let value)? = self[.appearance]?.value { value } else { nil } }
    set { set(.appearance, newValue.map(Setting.appearance)) }
  }
  /// Standard or increased.
  public var contrast: Contrast? {
    get { if case .contrast(let value)? = self[.contrast]?.value { value } else { nil } }
    set { set(.contrast, newValue.map(Setting.contrast)) }
  }
  /// Standard or reduced.
  public var transparency: Transparency? {
    get { if case .transparency(let value)? = self[.transparency]?.value { value } else { nil } }
    set { set(.transparency, newValue.map(Setting.transparency)) }
  }
  public var textSize: TextSize? {
    get { if case .textSize(let value)? = self[.textSize]?.value { value } else { nil } }
    set { set(.textSize, newValue.map(Setting.textSize)) }
  }
  /// The language of the texts, a BCP 47 tag.
  public var locale: String? {
    get { if case .locale(let value)? = self[.locale]?.value { value } else { nil } }
    set { set(.locale, newValue.map(Setting.locale)) }
  }
  public var state: PresentationState? {
    get { if case .state(let value)? = self[.state]?.value { value } else { nil } }
    set { set(.state, newValue.map(Setting.state)) }
  }
  /// The direction of lines and layout.
  public var layoutDirection: LayoutDirection? {
    get { if case .layoutDirection(let value)? = self[.layoutDirection]?.value { value } else { nil } }
    set { set(.layoutDirection, newValue.map(Setting.layoutDirection)) }
  }
  /// The accent color.
  public var tint: ColorReference? {
    get { if case .tint(let value)? = self[.tint]?.value { value } else { nil } }
    set { set(.tint, newValue.map(Setting.tint)) }
  }
  /// The held modifier keys.
  public var heldModifiers: KeyboardModifiers? {
    get { if case .heldModifiers(let value)? = self[.heldModifiers]?.value { value } else { nil } }
    set { set(.heldModifiers, newValue.map(Setting.heldModifiers)) }
  }
  /// The frame of the document.
  public var frame: FrameReference? {
    get { if case .frame(let value)? = self[.frame]?.value { value } else { nil } }
    set { set(.frame, newValue.map(Setting.frame)) }
  }
  /// The background of the picture.
  public var background: ImageBackground? {
    get { if case .background(let value)? = self[.background]?.value { value } else { nil } }
    set { set(.background, newValue.map(Setting.background)) }
  }
  /// The margin around the picture, in points.
  public var padding: Double? {
    get { if case .padding(let value)? = self[.padding]?.value { value } else { nil } }
    set { set(.padding, newValue.map(Setting.padding)) }
  }
  /// The size of the canvas; `nil` for the size of the mockup.
  public var size: CanvasSize? {
    get { if case .size(let value)? = self[.size]?.value { value } else { nil } }
    set { set(.size, newValue.map(Setting.size)) }
  }
  /// The representation of text in SVG.
  public var svgText: SVGText? {
    get { if case .svgText(let value)? = self[.svgText]?.value { value } else { nil } }
    set { set(.svgText, newValue.map(Setting.svgText)) }
  }
  /// The CSS selector of dark mode, for an SVG within a page.
  public var darkSelector: String? {
    get { if case .darkSelector(let value)? = self[.darkSelector]?.value { value } else { nil } }
    set { set(.darkSelector, newValue.map(Setting.darkSelector)) }
  }
  /// The handling of characters that no typeface has.
  public var missingGlyph: MissingPolicy? {
    get { if case .missingGlyph(let value)? = self[.missingGlyph]?.value { value } else { nil } }
    set { set(.missingGlyph, newValue.map(Setting.missingGlyph)) }
  }
  /// The handling of texts that the string table lacks.
  public var missingString: MissingPolicy? {
    get { if case .missingString(let value)? = self[.missingString]?.value { value } else { nil } }
    set { set(.missingString, newValue.map(Setting.missingString)) }
  }
  /// The handling of unknown symbols.
  public var missingSymbol: MissingPolicy? {
    get { if case .missingSymbol(let value)? = self[.missingSymbol]?.value { value } else { nil } }
    set { set(.missingSymbol, newValue.map(Setting.missingSymbol)) }
  }
  /// The handling of typefaces that are not installed.
  public var missingTypeface: MissingPolicy? {
    get { if case .missingTypeface(let value)? = self[.missingTypeface]?.value { value } else { nil } }
    set { set(.missingTypeface, newValue.map(Setting.missingTypeface)) }
  }
  /// Whether an interactive page is part of another page.
  public var embed: Bool? {
    get { if case .embed(let value)? = self[.embed]?.value { value } else { nil } }
    set { set(.embed, newValue.map(Setting.embed)) }
  }
  /// Whether to omit the source document from the picture.
  public var noSource: Bool? {
    get { if case .noSource(let value)? = self[.noSource]?.value { value } else { nil } }
    set { set(.noSource, newValue.map(Setting.noSource)) }
  }
}
