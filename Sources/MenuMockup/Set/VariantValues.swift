public import MenuModel

/// Values for what a set varies, at most one a key.
public struct VariantValues: Hashable, Sendable {
  private var values: [VariantKey: Located<VariantValue>] = [:]

  /// Values that were written; of several for one key the last counts.
  public init(_ values: [Located<VariantValue>] = []) {
    for value in values { self.values[value.value.key] = value }
  }

  /// What a document or one of its frames says.
  init(_ settings: DocumentSettings) {
    let said: [VariantValue?] = [
      settings.platform.map(VariantValue.platform), settings.theme.map(VariantValue.theme),
      settings.appearance.map { .appearance($0 == .dark ? .dark : .light) },
      settings.contrast.map(VariantValue.contrast), settings.textSize.map(VariantValue.textSize),
      settings.locale.map(VariantValue.locale), settings.layoutDirection.map(VariantValue.layoutDirection),
      settings.tint.map(VariantValue.tint), settings.heldModifiers.map(VariantValue.heldModifiers),
      settings.state.map(VariantValue.state),
    ]
    self.init(said.compactMap(\.self).map { Located($0, at: .root) })
  }

  /// The value of a key; `nil` where there is none.
  public subscript(key: VariantKey) -> Located<VariantValue>? {
    get { values[key] }
    set { values[key] = newValue }
  }

  /// These values, and those of `other` for the keys that have none here.
  public func over(_ other: VariantValues) -> VariantValues {
    var result = self
    result.values.merge(other.values) { own, _ in own }
    return result
  }

  /// The values in the order of the keys.
  public var inOrder: [VariantValue] { VariantKey.allCases.compactMap { values[$0]?.value } }

  /// Those of the values that are keys of a document.
  var settings: DocumentSettings {
    var settings = DocumentSettings()
    for value in inOrder {
      switch value {
      case .platform(let platform): settings.platform = platform
      case .theme(let theme): settings.theme = theme
      case .appearance(let appearance): settings.appearance = appearance == .dark ? .dark : .light
      case .contrast(let contrast): settings.contrast = contrast
      case .textSize(let size): settings.textSize = size
      case .locale(let locale): settings.locale = locale
      case .layoutDirection(let direction): settings.layoutDirection = direction
      case .tint(let tint): settings.tint = tint
      case .heldModifiers(let modifiers): settings.heldModifiers = modifiers
      case .state(let state): settings.state = state
      case .frame, .scale, .format, .background, .padding: break
      }
    }
    return settings
  }

  var platform: Platform? { if case .platform(let value)? = self[.platform]?.value { value } else { nil } }
  var theme: Located<ThemeReference>? { if case .theme(let value)? = self[.theme]?.value { value } else { nil } }
  var appearance: AppearanceChoice? {
    if case .appearance(let value)? = self[.appearance]?.value { value } else { nil }
  }
  var contrast: Contrast? { if case .contrast(let value)? = self[.contrast]?.value { value } else { nil } }
  var locale: String? { if case .locale(let value)? = self[.locale]?.value { value.value } else { nil } }
  var tint: ColorReference? { if case .tint(let value)? = self[.tint]?.value { value.value } else { nil } }
  var frame: FrameReference? { if case .frame(let value)? = self[.frame]?.value { value } else { nil } }
  var scale: Double? { if case .scale(let value)? = self[.scale]?.value { value } else { nil } }
  var format: PictureFormat? { if case .format(let value)? = self[.format]?.value { value } else { nil } }
  var background: BackgroundChoice? {
    if case .background(let value)? = self[.background]?.value { value } else { nil }
  }
  var padding: Double? { if case .padding(let value)? = self[.padding]?.value { value } else { nil } }
}
