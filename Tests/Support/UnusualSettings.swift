package import MenuDocument

extension Setting.Key {
  /// Values other than the default, at least two of settings that sets can vary. The first one changes the picture of
  /// any document with a button, a confirmation, and a frame "Two".
  package var unusual: [Setting] {
    switch self {
    case .format: [.format(.svg), .format(.pdf), .format(.apng)]
    case .scale: [.scale(1.5), .scale(8)]
    case .platform: [.platform(.macOS), .platform(.visionOS)]
    case .theme: [.theme(.named("ios-18")), .theme(.named("ios-26")), .theme(.file("themes/own.json"))]
    case .appearance: [.appearance(.dark), .appearance(.light), .appearance(.auto)]
    case .contrast: [.contrast(.increased), .contrast(.standard)]
    case .transparency: [.transparency(.reduced), .transparency(.standard)]
    case .textSize: [.textSize(.xxLarge), .textSize(.accessibility5)]
    case .locale: [.locale("ar"), .locale("de"), .locale("zh-Hant-HK")]
    case .state: [.state(.closed), .state(.open), .state(.confirming)]
    case .layoutDirection: [.layoutDirection(.rightToLeft), .layoutDirection(.leftToRight)]
    case .tint:
      [.tint(.named("red")), .tint(.named("green"))] + (ColorReference("#01020333").map { [.tint($0)] } ?? [])
    case .heldModifiers: [.heldModifiers([.option]), .heldModifiers([.control, .option, .shift, .command, .function])]
    case .frame: [.frame(.caption("Two")), .frame(.number(1))]
    case .background: [.background(.theme), .background(.color(.named("red")))]
    case .padding: [.padding(7), .padding(12.5), .padding(0)]
    case .size: [.size(CanvasSize(width: 900, height: 300)), .size(CanvasSize(width: 1920, height: 1080))]
    case .svgText: [.svgText(.text), .svgText(.outlines)]
    case .darkSelector: [.darkSelector("[data-theme=dark]"), .darkSelector(".dark, .night")]
    case .missingGlyph: [.missingGlyph(.error)]
    case .missingString: [.missingString(.ignore)]
    case .missingSymbol: [.missingSymbol(.error)]
    case .missingTypeface: [.missingTypeface(.warn)]
    case .embed: [.embed(true), .embed(false)]
    case .noSource: [.noSource(true)]
    }
  }
}
