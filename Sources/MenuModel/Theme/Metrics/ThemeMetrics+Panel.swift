extension ThemeMetrics {
  /// The sheet that carries the items.
  public struct Panel: Hashable, Sendable {
    /// Its width; the least where it is as wide as its content.
    public var width = 0.0
    /// The most that its content makes it wide.
    public var maximumWidth = 0.0
    /// Its width at the five accessibility sizes of text.
    public var accessibilityWidth = 0.0
    /// The radius of its corners.
    public var cornerRadius = 0.0
    /// How early the edges bend: 0 for circular corners, 0.6 for Apple's.
    public var cornerSmoothing = 0.0
    /// The thickness of the line around it; 0 for none.
    public var borderWidth = 0.0
    /// Room above the first and below the last row.
    public var verticalPadding = 0.0
    /// How far the shadow is blurred: twice the standard deviation; 0 for no shadow.
    public var shadowBlur = 0.0
    /// How far the shadow lies below the sheet.
    public var shadowOffset = 0.0
    /// How far what lies under the sheet is blurred: twice the standard deviation.
    public var groundBlur = 0.0
    /// What the saturation of what lies under the sheet is multiplied by.
    public var groundSaturation = 1.0
    /// The least room around the picture.
    public var margin = 0.0
  }
}

extension ThemeMetrics.Panel {
  static func definition(_ make: ThemeFieldMaker) -> Definition<Self> {
    make.object(
      "panel", Self(),
      [
        make("width", .number(in: 40...10_000), "Its width; the least where it is as wide as its content.") {
          $0.width = $1
        },
        make("maximumWidth", .number(in: 40...10_000), "The most that its content makes it wide.") {
          $0.maximumWidth = $1
        },
        make("accessibilityWidth", .number(in: 40...10_000), "Its width at the five accessibility sizes of text.") {
          $0.accessibilityWidth = $1
        },
        make("cornerRadius", .length, "The radius of its corners.") { $0.cornerRadius = $1 },
        make("cornerSmoothing", .fraction, "How early the edges bend: 0 for circular corners, 0.6 for Apple's.") {
          $0.cornerSmoothing = $1
        },
        make("borderWidth", .length, "The thickness of the line around it; 0 for none.") { $0.borderWidth = $1 },
        make("verticalPadding", .length, "Room above the first and below the last row.") { $0.verticalPadding = $1 },
        make(
          "shadowBlur", .number(in: 0...200),
          "How far the shadow is blurred: twice the standard deviation; 0 for no shadow."
        ) { $0.shadowBlur = $1 },
        make("shadowOffset", .offset, "How far the shadow lies below the sheet.") { $0.shadowOffset = $1 },
        make(
          "groundBlur", .number(in: 0...200),
          "How far what lies under the sheet is blurred: twice the standard deviation."
        ) { $0.groundBlur = $1 },
        make(
          "groundSaturation", .number(in: 0...10), "What the saturation of what lies under the sheet is multiplied by."
        ) { $0.groundSaturation = $1 },
        make("margin", .length, "The least room around the picture.") { $0.margin = $1 },
      ])
  }
}
