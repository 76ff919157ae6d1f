import ArgumentParser
import MenuModel

/// The options of the picture itself: its file, and what is around the menu.
struct PictureArguments: ParsableArguments {
  @Option(.format, name: .shortAndLong) private var format: Located<Setting>?
  @Option(.scale) private var scale: Located<Setting>?
  @Option(.background) private var background: Located<Setting>?
  @Option(.padding) private var padding: Located<Setting>?
  @Option(.size) private var size: Located<Setting>?
  @Option(.svgText) private var svgText: Located<Setting>?
  @Flag(help: "\(Setting.Key.noSource.explanation)") private var noSource = false

  /// What the options set.
  var settings: Settings { Settings(Setting.Key.allCases.compactMap(given)) }

  private func given(_ key: Setting.Key) -> Located<Setting>? {
    switch key {
    case .format: format
    case .scale: scale
    case .background: background
    case .padding: padding
    case .size: size
    case .svgText: svgText
    case .noSource: noSource ? Located(.noSource(true), at: .option(.noSource)) : nil
    // ReadingArguments has them.
    case .platform, .theme, .appearance, .contrast, .transparency, .textSize, .locale, .state, .layoutDirection, .tint,
      .heldModifiers, .frame, .missingGlyph, .missingString, .missingSymbol, .missingTypeface:
      nil
    }
  }
}
