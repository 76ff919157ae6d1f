import PositionedJSON

extension Settings {
  /// The file format.
  public var format: PictureFormat? {
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
  /// The theme.
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
  /// The size of text.
  public var textSize: TextSize? {
    get { if case .textSize(let value)? = self[.textSize]?.value { value } else { nil } }
    set { set(.textSize, newValue.map(Setting.textSize)) }
  }
  /// The language of the texts, a BCP 47 tag.
  public var locale: String? {
    get { if case .locale(let value)? = self[.locale]?.value { value } else { nil } }
    set { set(.locale, newValue.map(Setting.locale)) }
  }
  /// The state of the presentation.
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
  public var background: PictureBackground? {
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
  /// Whether to omit the source document from the picture.
  public var noSource: Bool? {
    get { if case .noSource(let value)? = self[.noSource]?.value { value } else { nil } }
    set { set(.noSource, newValue.map(Setting.noSource)) }
  }
}
