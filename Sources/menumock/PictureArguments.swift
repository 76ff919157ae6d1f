import ArgumentParser
import MenuDocument
import PositionedJSON

struct PictureArguments: ParsableArguments {
  @Option(.format, name: .shortAndLong) private var format: Located<Setting>?
  @Option(.scale) private var scale: Located<Setting>?
  @Option(.background) private var background: Located<Setting>?
  @Option(.padding) private var padding: Located<Setting>?
  @Option(.size) private var size: Located<Setting>?
  @Option(.svgText) private var svgText: Located<Setting>?
  @Flag(inversion: .prefixedNo, help: "Embed the source document in the picture. (default: --source)")
  private var source: Bool?

  var settings: Settings { Settings(Setting.Key.allCases.compactMap(given)) }

  private func given(_ key: Setting.Key) -> Located<Setting>? {
    switch key {
    case .format: format
    case .scale: scale
    case .background: background
    case .padding: padding
    case .size: size
    case .svgText: svgText
    case .noSource: source.map { Located(.noSource(!$0), at: .option(.noSource)) }
    // Handled by ReadingArguments.
    case .platform, .theme, .appearance, .contrast, .transparency, .textSize, .locale, .state, .layoutDirection, .tint,
      .heldModifiers, .frame, .missingGlyph, .missingString, .missingSymbol, .missingTypeface:
      nil
    }
  }
}
