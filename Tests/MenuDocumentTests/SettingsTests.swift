import MockupScene
import Testing

import MenuDocument
import PositionedJSON

/// Settings have the same form in all places: reading, writing, merging, and names.
@Suite struct SettingsTests {
  /// Values of a setting other than its default.
  static func unusual(_ key: Setting.Key) -> [Setting] {
    switch key {
    case .format: [.format(.svg), .format(.pdf), .format(.apng)]
    case .scale: [.scale(1.5), .scale(8)]
    case .platform: [.platform(.visionOS)]
    case .theme: [.theme(.named("ios-18")), .theme(.file("themes/own.json"))]
    case .appearance: [.appearance(.dark), .appearance(.auto)]
    case .contrast: [.contrast(.increased)]
    case .transparency: [.transparency(.reduced)]
    case .textSize: [.textSize(.accessibility5)]
    case .locale: [.locale("zh-Hant-HK")]
    case .state: [.state(.closed), .state(.confirming)]
    case .layoutDirection: [.layoutDirection(.rightToLeft)]
    case .tint: [.tint(.named("red")), .tint(.literal(Color(red: 1, green: 2, blue: 3, alpha: 51.0 / 255)))]
    case .heldModifiers: [.heldModifiers([.option]), .heldModifiers([.control, .option, .shift, .command, .function])]
    case .frame: [.frame(.number(2)), .frame(.caption("Closed"))]
    case .background: [.background(.theme), .background(.color(.named("red")))]
    case .padding: [.padding(0), .padding(12.5)]
    case .size: [.size(CanvasSize(width: 1920, height: 1080))]
    case .svgText: [.svgText(.text)]
    case .missingGlyph: [.missingGlyph(.error)]
    case .missingString: [.missingString(.ignore)]
    case .missingSymbol: [.missingSymbol(.error)]
    case .missingTypeface: [.missingTypeface(.warn)]
    case .noSource: [.noSource(true)]
    }
  }

  @Test(arguments: Setting.Key.allCases) func comesBackFromJSON(key: Setting.Key) {
    for setting in Self.unusual(key) + [key.standard].compactMap(\.self) {
      #expect(setting.key == key)
      let settings = Settings([Located(setting, at: .root)])
      #expect(Settings(reading: settings.json) == settings.relocated, "\(setting)")
    }
  }

  @Test(arguments: Setting.Key.allCases) func comesBackFromTheCommandLine(key: Setting.Key) throws {
    for setting in Self.unusual(key) where key != .noSource {
      let argument = try Located(key, argument: setting.text)
      #expect(argument.value == setting)
      #expect(argument.location == .option(key))
    }
  }

  @Test(arguments: Setting.Key.allCases) func namesAreAcceptable(key: Setting.Key) throws {
    for name in key.names { _ = try Located(key, argument: name) }
  }

  @Test(arguments: [
    ("ja_JP", "ja-JP"), ("pt_BR.UTF-8", "pt-BR"), ("sr_RS@latin", "sr-RS"), ("zh-Hant", "zh-Hant"),
  ]) func tagsOfTheEnvironmentAreRead(text: String, tag: String) throws {
    #expect(try Located(.locale, argument: text).value == .locale(tag))
  }

  @Test(arguments: [
    (Setting.Key.padding, "1001", "--padding: expected a number from 0 to 1000, found the number 1001"),
    (.scale, "nan", "--scale: expected a number from 1 to 8, found the text \"nan\""),
    (
      .platform, "macos",
      "--platform: \"macos\" is not one of \"iOS\", \"iPadOS\", \"macOS\", \"visionOS\"; did you mean \"macOS\"?"
    ),
    (.heldModifiers, "optoin", "did you mean \"option\"?"), (.frame, "", "expected"),
  ]) func refusesArguments(key: Setting.Key, text: String, message: String) {
    do {
      _ = try Located(key, argument: text)
      Issue.record("\(text) is accepted")
    } catch {
      #expect(error.description.contains(message), "\(error.description)")
    }
  }

  @Test func laysOneOverAnother() {
    let all = Setting.Key.allCases.flatMap { Self.unusual($0).prefix(1) }.map { Located($0, at: .root) }
    let whole = Settings(all)
    #expect(whole.inOrder.map(\.key) == Setting.Key.allCases)
    // All distributions of the keys over two layers: the first takes precedence, and nothing is lost.
    for seed in 0..<200 {
      let mine = whole.filter { (seed &* 31 &+ $0.rawValue.utf8.count &* 7) % 3 != 0 }
      let others = whole.filter { (seed &* 17 &+ $0.rawValue.utf8.count &* 5) % 4 != 0 }
      let merged = mine.over(others)
      for key in Setting.Key.allCases { #expect(merged[key] == mine[key] ?? others[key]) }
      #expect(merged.inOrder.map(\.key) == Setting.Key.allCases.filter { merged[$0] != nil })
    }
    #expect(Settings(all.reversed()) == whole)
  }

  @Test func theOrderIsThatOfTheKeys() {
    #expect(Setting.Key.allCases.map(\.order) == Array(Setting.Key.allCases.indices))
  }

  @Test func theLastOfSeveralCounts() {
    var settings = Settings([Located(.scale(2), at: .root), Located(.scale(3), at: .root)])
    #expect(settings.scale == 3)
    settings.scale = nil
    #expect(settings.isEmpty && settings == Settings())
  }
}

extension Settings {
  /// The settings with the locations of a root value.
  fileprivate var relocated: Settings { Settings(inOrder.map { Located($0, at: .root) }) }
}
