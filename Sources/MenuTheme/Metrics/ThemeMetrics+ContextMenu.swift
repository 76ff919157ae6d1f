import PositionedJSON

extension ThemeMetrics {
  /// The metrics of a context menu.
  public struct ContextMenu: Hashable, Sendable {
    /// The position of a context menu.
    public enum Place: String, CaseIterable, Hashable, Sendable {
      case belowPreview
      case atPointer
    }

    package var opens = Place.belowPreview
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
        make("opens", .oneOf(Place.self), "Where they open.") { $0.opens = $1 },
        make("gap", .length, "The room between the preview and the menu.") { $0.gap = $1 },
        make("previewRadius", .length, "The radius of the preview's corners.") { $0.previewRadius = $1 },
        make(
          "previewShadowBlur", .blur,
          "How far the preview's shadow is blurred: twice the standard deviation."
        ) { $0.previewShadowBlur = $1 },
        make(
          "backdropBlur", .blur,
          "How far what lies behind is blurred: twice the standard deviation; 0 for not at all."
        ) { $0.backdropBlur = $1 },
        Field("hasShadow", .flag, "Whether the menu casts a shadow; true.") { $0.hasShadow = $1 },
      ])
  }
}
