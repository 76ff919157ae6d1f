/// What the values that a set of pictures varies may look like.
package enum VariantDefinitions {
  /// One value a key.
  static let values: Definition<[Located<VariantValue>]> = .object(
    "variantValues", [],
    VariantKey.allCases.map { key in
      Field(key.rawValue, definition(of: key).located, description(of: key)) { $0.append($1) }
    }, description: "One value a key.")

  /// A list of values a key.
  static let axes: Definition<[VariantAxis]> = .object(
    "matrix", [],
    VariantKey.allCases.map { key in
      Field(
        key.rawValue, .list(of: definition(of: key).located, atLeast: 1, isSet: true), description(of: key)
      ) { $0.append(VariantAxis(key: key, values: $1)) }
    }, description: "Lists of values; each combination is a picture.")

  /// What a value of a key may look like.
  package static func definition(of key: VariantKey) -> Definition<VariantValue> {
    switch key {
    case .platform: Vocabulary.platform.map(VariantValue.platform)
    case .theme: Vocabulary.theme.map(VariantValue.theme)
    case .appearance: Definition.oneOf(AppearanceChoice.self).map(VariantValue.appearance)
    case .contrast: Definition.oneOf(Contrast.self).map(VariantValue.contrast)
    case .textSize: Definition.oneOf(TextSize.self).map(VariantValue.textSize)
    case .locale: Vocabulary.locale.map(VariantValue.locale)
    case .layoutDirection: Definition.oneOf(LayoutDirection.self).map(VariantValue.layoutDirection)
    case .tint: Vocabulary.color.map(VariantValue.tint)
    case .heldModifiers: Vocabulary.modifiers.map(VariantValue.heldModifiers)
    case .state: Definition.oneOf(PresentationState.self).map(VariantValue.state)
    case .frame: frame.map(VariantValue.frame)
    case .scale: Definition.number(in: 1...8).map(VariantValue.scale)
    case .format: Definition.oneOf(PictureFormat.self).map(VariantValue.format)
    case .background: background.map(VariantValue.background)
    case .padding: Definition.number(in: 0...1000).map(VariantValue.padding)
    }
  }

  private static func description(of key: VariantKey) -> String {
    switch key {
    case .platform: "Which conventions apply."
    case .theme: "The name or path of a theme."
    case .appearance: "Light or dark; `auto` for both in one SVG."
    case .contrast: "The setting Increase Contrast."
    case .textSize: "The size of Dynamic Type."
    case .locale: "A BCP 47 language tag."
    case .layoutDirection: "In which direction lines are read."
    case .tint: "The accent color."
    case .heldModifiers: "Keys that are held."
    case .state: "The moment that the picture shows."
    case .frame: "A frame by its number, from 1, or by its caption."
    case .scale: "Pixels a point (PNG)."
    case .format: "The kind of file."
    case .background: "`transparent`, `theme` or a color."
    case .padding: "Room around the picture, in points."
    }
  }

  private static let frame: Definition<FrameReference> = .either(
    Definition<Int>.integer(in: 1...100).map(FrameReference.number),
    Definition<String>.name("a caption").map(FrameReference.caption))

  private static let background: Definition<BackgroundChoice> = Vocabulary.color.map { color in
    switch color.value {
    case .named("transparent"): .transparent
    case .named("theme"): .theme
    case .named, .literal: .color(color)
    }
  }
}
