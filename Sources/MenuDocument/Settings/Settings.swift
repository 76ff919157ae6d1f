public import PositionedJSON

/// The settings of pictures: at most one value per key, with its location.
///
/// Each source of settings (command line, frame, matrix, document, defaults) is one such value; ``over(_:)`` combines
/// them.
public struct Settings: Hashable, Sendable {
  /// Sorted by key.
  private var values: [Located<Setting>] = []
  /// One bit per key that is set: most are unset, and settings are read once per item.
  private var keys: UInt64 = 0

  /// Creates an empty collection.
  public init() {}

  /// Creates settings; the last value of a key takes effect.
  public init(_ values: [Located<Setting>]) {
    for value in values { self[value.value.key] = value }
  }

  /// Whether no key is set.
  public var isEmpty: Bool { values.isEmpty }

  /// The value of a key with its location; `nil` if it is unset.
  public subscript(key: Setting.Key) -> Located<Setting>? {
    get { isSet(key) ? values[index(of: key)] : nil }
    set {
      let index = index(of: key)
      switch (newValue, isSet(key)) {
      case (let value?, true): values[index] = value
      case (let value?, false): values.insert(value, at: index)
      case (nil, true): values.remove(at: index)
      case (nil, false): break
      }
      keys = newValue == nil ? keys & ~key.bit : keys | key.bit
    }
  }

  private func isSet(_ key: Setting.Key) -> Bool { keys & key.bit != 0 }

  /// Returns the index of a key's value: the number of set keys before it.
  private func index(of key: Setting.Key) -> Int { (keys & (key.bit - 1)).nonzeroBitCount }

  mutating func set(_ key: Setting.Key, _ value: Setting?) {
    self[key] = value.map { Located($0, at: .root) }
  }

  /// Returns these settings with `other` as fallback.
  public func over(_ other: Settings) -> Settings {
    if keys == 0 { return other }
    if other.keys & ~keys == 0 { return self }
    return Settings(Setting.Key.allCases.compactMap { self[$0] ?? other[$0] })
  }

  /// The values with their locations, in key order.
  public var located: [Located<Setting>] { values }

  /// The values in key order.
  public var inOrder: [Setting] { values.map { $0.value } }

  /// Returns the settings whose keys match.
  public func filter(_ isWanted: (Setting.Key) -> Bool) -> Settings {
    Settings(values.filter { isWanted($0.value.key) })
  }
}

extension Setting.Key {
  fileprivate var bit: UInt64 { 1 << UInt64(rawValue) }
}

extension Settings {
  /// The settings as a JSON object.
  public var json: JSONNode { .object(values.map { ($0.value.key.name, $0.value.json) }) }

  /// Reads settings from their ``json`` form; ignores unknown keys and unreadable values.
  public init(reading node: JSONNode?) {
    var ignored = Diagnostics(file: "")
    self.init(
      Setting.Key.allCases.compactMap { key in
        node?[key.name].flatMap { key.definition.located.decode(root: $0, into: &ignored) }
      })
  }

  static func definition(_ name: String, of keys: [Setting.Key], description: String) -> Definition<Settings> {
    .object(name, Settings(), keys.map { key in key.field { $0[key] = $1 } }, description: description)
  }
}

extension Setting.Key {
  /// A member that holds the setting.
  func field<Owner>(set: @escaping @Sendable (inout Owner, Located<Setting>) -> Void) -> Field<Owner> {
    Field(name, definition.located, explanation, set: set)
  }

  var documentField: Field<MockupDocument> {
    var (form, sentence) = (definition, explanation)
    if self == .appearance {
      // A document is light or dark; a picture of it may be both.
      form = Definition.oneOf(Appearance.self).map { .appearance(AppearanceChoice($0)) }
      sentence = "Color scheme: light or dark."
    }
    return Field(name, form.located, assumed: standard?.json, sentence) { $0.settings[self] = $1 }
  }
}

extension Located<Setting> {
  /// Parses the argument of a command-line option.
  ///
  /// Lists use `+` or commas as separators. A locale in POSIX form (`pt_BR.UTF-8`) is accepted as a language tag.
  ///
  /// - Throws: `Setting.ArgumentProblem`.
  public init(_ key: Setting.Key, argument text: String) throws(Setting.ArgumentProblem) {
    let definition = key.definition
    let node: JSONNode =
      if definition.kinds.contains(.number), let number = Double(text), number.isFinite {
        .number(number)
      } else if definition.kinds.contains(.array) {
        .array(text.split { $0 == "+" || $0 == "," }.map { .string(String($0)) })
      } else if key == .locale {
        .string(String(text.prefix { $0 != "." && $0 != "@" }.map { $0 == "_" ? "-" : $0 }))
      } else {
        .string(text)
      }
    var diagnostics = Diagnostics(file: "")
    let value = definition.decode(root: node, into: &diagnostics, synonyms: .menus)
    guard let value, !diagnostics.hasErrors else {
      throw Setting.ArgumentProblem(key: key, diagnostics: diagnostics.inOrder)
    }
    self.init(value, at: .option(key))
  }
}

extension Setting {
  /// The reason why a text is not a value of an option.
  public struct ArgumentProblem: Error, Hashable, Sendable, CustomStringConvertible {
    public let key: Key
    public let diagnostics: [Diagnostic]

    /// The problem, without the option's name, and a line `help: …` if there is help.
    public var reason: String {
      diagnostics.map { ReportText.joined($0.message, $0.help) }.joined(separator: "\n")
    }

    /// The problem as a sentence.
    public var description: String { "\(key.option): \(reason)" }
  }
}

extension SourceLocation {
  /// Returns the command-line option of a setting.
  public static func option(_ key: Setting.Key) -> SourceLocation { option(key.option) }
}
