import PositionedJSON

extension ThemeMetrics {
  /// The metrics of a slider.
  public struct Control: Hashable, Sendable {
    package var height = 0.0
    package var trackHeight = 0.0
    package var thumbWidth = 0.0
    package var thumbHeight = 0.0
    package var thumbShadowBlur = 0.0
    package var thumbShadowOffset = 0.0
  }
}

extension ThemeMetrics.Control {
  static func definition(_ make: ThemeFieldMaker) -> Definition<Self> {
    make.object(
      "control", Self(),
      [
        make("height", .length, "The height of the row with the control.") { $0.height = $1 },
        make("trackHeight", .length, "The thickness of a slider's track.") { $0.trackHeight = $1 },
        make("thumbWidth", .length, "The width of a slider's thumb.") { $0.thumbWidth = $1 },
        make("thumbHeight", .length, "The height of a slider's thumb.") { $0.thumbHeight = $1 },
        make(
          "thumbShadowBlur", .blur,
          "How far the shadow of the thumb is blurred: twice the standard deviation."
        ) { $0.thumbShadowBlur = $1 },
        make("thumbShadowOffset", .offset, "How far the shadow of the thumb lies below it.") {
          $0.thumbShadowOffset = $1
        },
      ])
  }
}
