public import PositionedJSON

/// A setting of a picture.
///
/// Documents, manifests, worker requests, provenance, and the command line read, write, merge, and name settings
/// through ``Key``. To add a setting, add a case here and follow the compiler.
public enum Setting: Hashable, Sendable {
  case format(PictureFormat)
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
  case background(PictureBackground)
  /// The margin around the picture, in points.
  case padding(Double)
  /// The size of the canvas, independent of its content.
  case size(CanvasSize)
  /// The representation of text in SVG.
  case svgText(SVGText)
  /// The handling of characters that no typeface has.
  case missingGlyph(MissingPolicy)
  /// The handling of texts that the string table lacks.
  case missingString(MissingPolicy)
  /// The handling of unknown symbols.
  case missingSymbol(MissingPolicy)
  /// The handling of typefaces that are not installed.
  case missingTypeface(MissingPolicy)
  /// Whether to omit the source document from the picture.
  case noSource(Bool)

  /// The settings, in listing order.
  public enum Key: String, CaseIterable, Hashable, Sendable {
    case format, scale, platform, theme, appearance, contrast, transparency, textSize, locale, state
    case layoutDirection, tint
    case heldModifiers, frame, background, padding, size, svgText, missingGlyph, missingString, missingSymbol
    case missingTypeface, noSource
  }

  /// The key.
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
    case .missingGlyph: .missingGlyph
    case .missingString: .missingString
    case .missingSymbol: .missingSymbol
    case .missingTypeface: .missingTypeface
    case .noSource: .noSource
    }
  }

  /// The value as JSON, in the form that `Key.definition` reads.
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
    case .missingGlyph(let policy), .missingString(let policy), .missingSymbol(let policy),
      .missingTypeface(let policy):
      .string(policy.rawValue)
    case .noSource(let flag): .bool(flag)
    }
  }

  /// The value in results, paths, and messages: JSON without quotation marks, `none` for an empty value.
  public var text: String {
    switch json.value {
    case .string(let text): text
    case .array(let elements):
      elements.isEmpty ? "none" : elements.compactMap { $0.text }.joined(separator: "+")
    case .null, .bool, .number, .object: JSONWriter.text(of: json, form: .compact)
    }
  }
}

extension Setting.Key {
  /// The sources that can provide a setting.
  public enum Scope: Hashable, Sendable {
    /// Documents, sets, and the command line.
    case document
    /// Sets and the command line.
    case picture
    /// The command line and requests: the setting affects how the work is done.
    case run
  }

  /// The sources that can provide the setting.
  public var scope: Scope {
    switch self {
    case .platform, .theme, .appearance, .contrast, .transparency, .textSize, .locale, .state, .layoutDirection, .tint,
      .heldModifiers:
      .document
    case .format, .scale, .frame, .background, .padding, .size, .svgText: .picture
    case .missingGlyph, .missingString, .missingSymbol, .missingTypeface, .noSource: .run
    }
  }

  /// Whether lint findings can depend on the setting: it affects the menu's content, not only its encoding.
  package var isSeenByRules: Bool {
    switch self {
    case .platform, .theme, .appearance, .contrast, .transparency, .textSize, .locale, .state, .layoutDirection, .tint,
      .heldModifiers, .frame:
      true
    case .format, .scale, .background, .padding, .size, .svgText, .missingGlyph, .missingString, .missingSymbol,
      .missingTypeface, .noSource:
      false
    }
  }

  /// The settings that a set of pictures can vary.
  public static let varied = allCases.filter { $0.scope != .run }

  /// The default; `nil` if it depends on other values.
  public var standard: Setting? {
    switch self {
    case .format: .format(.standard)
    case .scale: .scale(2)
    case .platform: .platform(.iOS)
    case .appearance: .appearance(.light)
    case .contrast: .contrast(.standard)
    case .transparency: .transparency(.standard)
    case .textSize: .textSize(.large)
    case .locale: .locale("en")
    case .state: .state(.open)
    case .heldModifiers: .heldModifiers([])
    case .background: .background(.transparent)
    case .svgText: .svgText(.outlines)
    case .missingGlyph: .missingGlyph(.warn)
    case .missingString: .missingString(.warn)
    case .missingSymbol: .missingSymbol(.warn)
    case .missingTypeface: .missingTypeface(.error)
    case .noSource: .noSource(false)
    case .theme, .layoutDirection, .tint, .frame, .padding, .size: nil
    }
  }

  /// The text in a path if the setting is unset.
  package var unsetText: String {
    switch self {
    case .layoutDirection: "natural"
    case .tint, .padding: "default"
    case .size: "natural"
    case .frame: "all"
    // The newest theme of a platform, which has a name.
    case .theme: ""
    case .format, .scale, .platform, .appearance, .contrast, .transparency, .textSize, .locale, .state, .heldModifiers,
      .background, .svgText, .missingGlyph, .missingString, .missingSymbol, .missingTypeface, .noSource:
      standard?.text ?? ""
    }
  }

  /// The command-line option.
  public var option: String { "--" + rawValue.hyphenated }

  /// The help text, one sentence.
  public var explanation: String {
    switch self {
    case .format: "File format (default: by the output's extension, else `png`)."
    case .scale: "Pixels per point of PNG and APNG, 1–8."
    case .platform: "Target platform."
    case .theme:
      "Name of a built-in theme, or path of a theme file (default: the platform's newest)."
    case .appearance: "Color scheme; `auto` renders one SVG that follows the viewer's setting."
    case .contrast: "Increase Contrast setting."
    case .transparency: "Reduce Transparency setting: `reduced` makes panels opaque."
    case .textSize: "Dynamic Type size (iOS, iPadOS)."
    case .locale: "BCP 47 language tag; determines text direction, Han glyphs, and capitalization."
    case .state:
      "Moment to show: the `open` menu, the `closed` button, or a `confirming` dialog."
    case .layoutDirection: "Layout direction (default: the locale's)."
    case .tint: "Accent color (default: the theme's)."
    case .heldModifiers: "Modifier keys held down; items with an alternate show it."
    case .frame: "Frame of the document, by number (from 1) or caption."
    case .background: "Background of the picture: `transparent`, `theme`, or a color."
    case .padding: "Margin around the picture, in points (default: enough for the shadow)."
    case .size:
      "Picture size in points, such as `1920x1080`; the mockup is centered, and scaled to fit (default: the mockup's)."
    case .svgText: "Text in SVG files: outlines, or selectable text."
    case .missingGlyph: "How to handle characters without a glyph: draw a box and warn, or fail."
    case .missingString: "How to handle missing translations: keep the text and warn, or fail."
    case .missingSymbol: "How to handle unknown symbols: draw a placeholder and warn, or fail."
    case .missingTypeface: "How to handle fonts that are not installed: substitute and warn, or fail."
    case .noSource: "Omit the source document from the picture."
    }
  }

  package var definition: Definition<Setting> {
    switch self {
    case .format: Definition.oneOf(PictureFormat.self).map(Setting.format)
    case .scale: Definition.number(in: 1...8).showing([1, 2, 3]).map(Setting.scale)
    case .platform: Vocabulary.platform.map(Setting.platform)
    case .theme: Vocabulary.theme.map(Setting.theme)
    case .appearance: Definition.oneOf(AppearanceChoice.self).map(Setting.appearance)
    case .contrast: Definition.oneOf(Contrast.self).map(Setting.contrast)
    case .transparency: Definition.oneOf(Transparency.self).map(Setting.transparency)
    case .textSize: Definition.oneOf(TextSize.self).map(Setting.textSize)
    case .locale: Vocabulary.locale.map(Setting.locale)
    case .state: Definition.oneOf(PresentationState.self).map(Setting.state)
    case .layoutDirection: Definition.oneOf(LayoutDirection.self).map(Setting.layoutDirection)
    case .tint: Vocabulary.color.map { Setting.tint($0.value) }
    case .heldModifiers: Vocabulary.modifiers.map(Setting.heldModifiers)
    case .frame: Vocabulary.frame.map(Setting.frame)
    case .background: Vocabulary.background.map(Setting.background)
    case .padding: Definition.number(in: 0...1000).showing([0, 20]).map(Setting.padding)
    case .size: Vocabulary.size.map(Setting.size)
    case .svgText: Definition.oneOf(SVGText.self).map(Setting.svgText)
    case .missingGlyph: Definition.oneOf(MissingPolicy.self).map(Setting.missingGlyph)
    case .missingString: Definition.oneOf(MissingPolicy.self).map(Setting.missingString)
    case .missingSymbol: Definition.oneOf(MissingPolicy.self).map(Setting.missingSymbol)
    case .missingTypeface: Definition.oneOf(MissingPolicy.self).map(Setting.missingTypeface)
    case .noSource: Definition.flag.map(Setting.noSource)
    }
  }

  /// The accepted names; empty if the values are not names.
  public var names: [String] {
    switch self {
    case .format: PictureFormat.allCases.map { $0.rawValue }
    case .platform: Platform.allCases.map { $0.rawValue }
    case .appearance: AppearanceChoice.allCases.map { $0.rawValue }
    case .contrast: Contrast.allCases.map { $0.rawValue }
    case .transparency: Transparency.allCases.map { $0.rawValue }
    case .textSize: TextSize.allCases.map { $0.rawValue }
    case .state: PresentationState.allCases.map { $0.rawValue }
    case .layoutDirection: LayoutDirection.allCases.map { $0.rawValue }
    case .heldModifiers: KeyboardModifiers([.control, .option, .shift, .command, .function]).keyNames
    case .background: ["transparent", "theme"]
    case .svgText: SVGText.allCases.map { $0.rawValue }
    case .missingGlyph, .missingString, .missingSymbol, .missingTypeface: MissingPolicy.allCases.map { $0.rawValue }
    case .scale, .theme, .locale, .tint, .frame, .padding, .size, .noSource: []
    }
  }

  /// The form of values in a document.
  package var definitionInDocuments: Definition<Setting> {
    guard self == .appearance else { return definition }
    return Definition.oneOf(Appearance.self).map { .appearance(AppearanceChoice($0)) }
  }
}
