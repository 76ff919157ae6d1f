import PositionedJSON

extension ThemeMetrics {
  /// The metrics of the panel behind a menu's items.
  public struct Panel: Hashable, Sendable {
    package var width = 0.0
    package var maximumWidth = 0.0
    package var accessibilityWidth = 0.0
    package var widthWithSymbols: Double?
    package var widthStep = 1.0
    package var cornerRadius = 0.0
    package var cornerSmoothing = 0.0
    package var borderWidth = 0.0
    package var outlineWidth = 0.0
    package var verticalPadding = 0.0
    package var shadowBlur = 0.0
    package var shadowOffset = 0.0
    package var backdropBlur = 0.0
    package var backdropSaturation = 1.0
    package var darkBackdropSaturation: Double?
    package var rimContrast = 0.0
    package var refractionWidth = 0.0
    package var refractionDepth = 0.0
    package var margin = 0.0
  }
}

extension ThemeMetrics.Panel {
  static func definition(_ make: ThemeFieldMaker) -> Definition<Self> {
    make.object(
      "panel", Self(),
      [
        make("width", .menuWidth, "Width; minimum width if it depends on the content.") {
          $0.width = $1
        },
        make("maximumWidth", .menuWidth, "Maximum width if it depends on the content.") {
          $0.maximumWidth = $1
        },
        make("accessibilityWidth", .menuWidth, "Width at the five accessibility text sizes.") {
          $0.accessibilityWidth = $1
        },
        Field(
          "widthWithSymbols", .menuWidth, "Width if rows have symbols (default: `width`).", examples: [287]
        ) { $0.widthWithSymbols = $1 },
        Field(
          "widthStep", .number(in: 0.1...100),
          "A width that depends on the content is rounded up to a multiple of this (default: 1)."
        ) { $0.widthStep = $1 },
        make("cornerRadius", .length, "Corner radius.") { $0.cornerRadius = $1 },
        make("cornerSmoothing", .fraction, "Corner smoothing: 0 for circular corners, 0.6 for Apple's.") {
          $0.cornerSmoothing = $1
        },
        make("borderWidth", .length, "Width of the line inside the edge; 0 for none.") { $0.borderWidth = $1 },
        Field("outlineWidth", .length, "Width of the line outside the edge; 0 for none.") {
          $0.outlineWidth = $1
        },
        make("verticalPadding", .length, "Padding above the first row and below the last.") { $0.verticalPadding = $1 },
        make(
          "shadowBlur", .blur,
          "Blur of the shadow: twice the standard deviation; 0 for no shadow."
        ) { $0.shadowBlur = $1 },
        make("shadowOffset", .offset, "Vertical offset of the shadow.") { $0.shadowOffset = $1 },
        make(
          "backdropBlur", .blur,
          "Blur of the backdrop: twice the standard deviation."
        ) { $0.backdropBlur = $1 },
        make(
          "backdropSaturation", .number(in: 0...10), "Saturation factor of the backdrop."
        ) { $0.backdropSaturation = $1 },
        Field(
          "backdropSaturationDark", .number(in: 0...10),
          "Saturation factor of the backdrop in dark appearance (default: `backdropSaturation`)."
        ) { $0.darkBackdropSaturation = $1 },
        Field(
          "rimContrast", .fraction,
          """
          How much brighter the edge of a translucent panel is at the top left and bottom right, and how much darker at \
          the other corners, relative to the middle of its sides (default: 0).
          """
        ) { $0.rimContrast = $1 },
        Field(
          "refractionWidth", .length, "Width of the band along the edge that displaces the backdrop (default: 0)."
        ) { $0.refractionWidth = $1 },
        Field(
          "refractionDepth", .offset,
          "Displacement at the edge; positive values show what is further inside (default: 0)."
        ) { $0.refractionDepth = $1 },
        make("margin", .length, "Minimum margin around the picture.") { $0.margin = $1 },
      ])
  }
}
