import MenuModel

extension RenderOptions {
  /// Takes what is varied and is no key of a document, all but the format: what is not said is as usual.
  mutating func take(_ values: VariantValues) {
    scale = values.scale ?? 2
    frame = values.frame
    followsAppearance = values.appearance == .auto
    switch values.background {
    case .transparent?, nil: background = .transparent
    case .theme?: background = .theme
    case .color(let color)?: background = .color(color.value)
    }
    padding = values.padding
  }
}
