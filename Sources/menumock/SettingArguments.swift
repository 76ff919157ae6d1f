import ArgumentParser
import MenuDocument
import PositionedJSON

/// The options of all settings with certain effects: the table of settings declares them.
///
/// The parser finds the options of a type by reflection, so the type's mirror lists them, and the type's decoder reads
/// them back under the same names.
protocol SettingArguments: ParsableArguments, CustomReflectable {
  static var effects: [Setting.Key.Effect] { get }

  var settings: Settings { get set }
}

extension SettingArguments {
  private static var keys: [Setting.Key] {
    // `--embed` and `--no-source` are flags.
    Setting.Key.allCases.filter { effects.contains($0.effect) && $0 != .embed && $0 != .noSource }
  }

  init(from decoder: any Decoder) throws {
    self.init()
    let values = try decoder.container(keyedBy: SettingName.self)
    for key in Self.keys {
      settings[key] = try values.decode(Option<Located<Setting>?>.self, forKey: SettingName(key)).wrappedValue
    }
  }

  var customMirror: Mirror {
    Mirror(
      self,
      children: Self.keys.map { key -> Mirror.Child in
        (label: key.name, value: Option(key, name: key == .format ? .shortAndLong : .long))
      })
  }
}

private struct SettingName: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init(_ key: Setting.Key) { stringValue = key.name }

  init(stringValue: String) { self.stringValue = stringValue }

  init?(intValue: Int) { nil }
}

/// Options that documents can also set, and the frame.
struct ContentArguments: SettingArguments {
  static let effects = [Setting.Key.Effect.content]
  var settings = Settings()
}

struct OutputArguments: SettingArguments {
  static let effects = [Setting.Key.Effect.canvas, .encoding]
  var settings = Settings()
}

struct MissingArguments: SettingArguments {
  static let effects = [Setting.Key.Effect.diagnostics]
  var settings = Settings()
}
