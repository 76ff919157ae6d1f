import PositionedJSON

extension ThemeMetrics {
  /// The metrics of a context menu.
  public struct ContextMenu: Hashable, Sendable {
    /// The position of a context menu.
    public enum Position: String, CaseIterable, Hashable, Sendable {
      case belowPreview
      case atPointer
    }

    package var opens = Position.belowPreview
    package var gap = 0.0
    package var previewRadius = 0.0
    package var previewShadowBlur = 0.0
    package var backdropBlur = 0.0
    package var hasShadow = true
  }
}

extension ThemeMetrics.ContextMenu {
  static func definition(_ make: ThemeFieldMaker) -> Definition<Self> {
    make.object(
      "contextMenuMetrics", Self(),
      [
        make("opens", .oneOf(Position.self), "Position of the menu.") { $0.opens = $1 },
        make("gap", .length, "Gap between preview and menu.") { $0.gap = $1 },
        make("previewRadius", .length, "Corner radius of the preview.") { $0.previewRadius = $1 },
        make(
          "previewShadowBlur", .blur,
          "Blur of the preview's shadow: twice the standard deviation."
        ) { $0.previewShadowBlur = $1 },
        make(
          "backdropBlur", .blur,
          "Blur of the background: twice the standard deviation; 0 for none."
        ) { $0.backdropBlur = $1 },
        Field("hasShadow", .flag, "Draws a shadow below the menu (default: true).") { $0.hasShadow = $1 },
      ])
  }
}
