import PositionedJSON

extension ThemeMetrics {
  /// The metrics of the panel behind a menu's items.
  public struct Panel: Hashable, Sendable {
    package var width = 0.0
    package var maximumWidth = 0.0
    package var accessibilityWidth = 0.0
    package var cornerRadius = 0.0
    package var cornerSmoothing = 0.0
    package var borderWidth = 0.0
    package var outlineWidth = 0.0
    package var verticalPadding = 0.0
    package var shadowBlur = 0.0
    package var shadowOffset = 0.0
    package var groundBlur = 0.0
    package var groundSaturation = 1.0
    package var margin = 0.0
  }
}

extension ThemeMetrics.Panel {
  static func definition(_ make: ThemeFieldMaker) -> Definition<Self> {
    make.object(
      "panel", Self(),
      [
        make("width", .menuWidth, "Its width; the least where it is as wide as its content.") {
          $0.width = $1
        },
        make("maximumWidth", .menuWidth, "The most that its content makes it wide.") {
          $0.maximumWidth = $1
        },
        make("accessibilityWidth", .menuWidth, "Its width at the five accessibility sizes of text.") {
          $0.accessibilityWidth = $1
        },
        make("cornerRadius", .length, "The radius of its corners.") { $0.cornerRadius = $1 },
        make("cornerSmoothing", .fraction, "How early the edges bend: 0 for circular corners, 0.6 for Apple's.") {
          $0.cornerSmoothing = $1
        },
        make("borderWidth", .length, "The thickness of the line inside its edge; 0 for none.") { $0.borderWidth = $1 },
        Field("outlineWidth", .length, "The thickness of the line outside of its edge; 0 for none.") {
          $0.outlineWidth = $1
        },
        make("verticalPadding", .length, "Room above the first and below the last row.") { $0.verticalPadding = $1 },
        make(
          "shadowBlur", .blur,
          "How far the shadow is blurred: twice the standard deviation; 0 for no shadow."
        ) { $0.shadowBlur = $1 },
        make("shadowOffset", .offset, "How far the shadow lies below the sheet.") { $0.shadowOffset = $1 },
        make(
          "groundBlur", .blur,
          "How far what lies under the sheet is blurred: twice the standard deviation."
        ) { $0.groundBlur = $1 },
        make(
          "groundSaturation", .number(in: 0...10), "What the saturation of what lies under the sheet is multiplied by."
        ) { $0.groundSaturation = $1 },
        make("margin", .length, "The least room around the picture.") { $0.margin = $1 },
      ])
  }
}
