import MenuDocument
import MenuTheme
import PositionedJSON

extension MenuResolver.Context {
  /// Sets the visibility of images, unless it is automatic.
  mutating func set(_ visibility: ImageVisibility) {
    if visibility != .automatic { imageVisibility = visibility }
  }
}

extension MenuResolver {
  /// Returns whether a row shows the symbol or image of its item.
  func showsGraphic(of content: ItemContent, _ attributes: ItemAttributes, _ context: Context) -> Bool {
    let symbols = style.metrics.symbol
    guard !style.isAccessibilitySize || symbols.isShownAtAccessibilitySizes else { return false }
    let isShown =
      switch context.labelStyle {
      case .automatic: symbols.isShownByDefault
      case .titleAndIcon, .iconOnly: true
      case .titleOnly: false
      }
    var context = context
    context.set(attributes.imageVisibility)
    switch symbols.followsImageVisibility ? context.imageVisibility : .automatic {
    case .automatic: return isShown && !(hidesSymbols && content.isSymbol(attributes))
    case .hidden: return false
    case .visible: return context.labelStyle != .titleOnly
    }
  }

  /// Whether menus of the document hide symbols by default.
  private var hidesSymbols: Bool {
    switch style.metrics.symbol.hidesSymbols {
    case .never: false
    case .inMenuBar: document.presentation == .menuBar
    case .always: true
    }
  }
}

extension ItemContent {
  /// Whether the graphic is a symbol, and not an image, a letter, or a color.
  fileprivate func isSymbol(_ attributes: ItemAttributes) -> Bool { attributes.image == nil && systemImage != nil }
}
