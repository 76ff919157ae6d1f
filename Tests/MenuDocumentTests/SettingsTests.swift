import TestSupport
import Testing

import MenuDocument
import PositionedJSON

/// Settings have the same form in all places: reading, writing, merging, and names.
@Suite struct SettingsTests {
  @Test(arguments: Setting.Key.allCases) func comesBackFromJSON(key: Setting.Key) {
    for setting in key.unusual + [key.standard].compactMap(\.self) {
      #expect(setting.key == key)
      let settings = Settings([Located(setting, at: .root)])
      #expect(Settings(reading: settings.json) == settings.relocated, "\(setting)")
    }
  }

  @Test func namesAreUnique() {
    #expect(Set(Setting.Key.allCases.map(\.name)).count == Setting.Key.allCases.count)
  }

  @Test(arguments: Setting.Key.allCases) func comesBackFromTheCommandLine(key: Setting.Key) throws {
    for setting in key.unusual where key != .embed && key != .noSource {
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
    (.scale, "nan", "--scale: expected a number from 1 to 8, found the string \"nan\""),
    (
      .platform, "macos",
      "--platform: expected one of \"iOS\", \"iPadOS\", \"macOS\", \"visionOS\", found \"macos\"\nhelp: did you mean \"macOS\"?"
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
    let all = Setting.Key.allCases.flatMap { $0.unusual.prefix(1) }.map { Located($0, at: .root) }
    let complete = Settings(all)
    #expect(complete.inOrder.map(\.key) == Setting.Key.allCases)
    // All distributions of the keys over two layers: the first takes precedence, and nothing is lost.
    for seed in 0..<200 {
      let mine = complete.filter { (seed &* 31 &+ $0.name.utf8.count &* 7) % 3 != 0 }
      let others = complete.filter { (seed &* 17 &+ $0.name.utf8.count &* 5) % 4 != 0 }
      let merged = mine.over(others)
      for key in Setting.Key.allCases { #expect(merged[key] == mine[key] ?? others[key]) }
      #expect(merged.inOrder.map(\.key) == Setting.Key.allCases.filter { merged[$0] != nil })
    }
    #expect(Settings(all.reversed()) == complete)
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
