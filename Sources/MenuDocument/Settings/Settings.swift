public import PositionedJSON

/// What is set about pictures, at most one value a key, each with the place where it was written.
///
/// Whoever may set something (the command line, a frame, a matrix, a document, defaults) is one such value;
/// ``over(_:)`` lays one over another.
public struct Settings: Hashable, Sendable {
  /// In the order of the keys, each key at most once.
  private var values: [Located<Setting>] = []
  /// A bit for each key that is set: most are not, and a document is asked for them once an item.
  private var keys: UInt64 = 0

  /// Settings that say nothing.
  public init() {}

  /// Settings that were written; of several for one key the last counts.
  public init(_ values: [Located<Setting>]) {
    for value in values { self[value.value.key] = value }
  }

  /// Whether nothing is set.
  public var isEmpty: Bool { values.isEmpty }

  /// The value of a key, and where it was written; `nil` where it is not set.
  public subscript(key: Setting.Key) -> Located<Setting>? {
    get { isSet(key) ? values[place(of: key)] : nil }
    set {
      let place = place(of: key)
      switch (newValue, isSet(key)) {
      case (let value?, true): values[place] = value
      case (let value?, false): values.insert(value, at: place)
      case (nil, true): values.remove(at: place)
      case (nil, false): break
      }
      keys = newValue == nil ? keys & ~key.bit : keys | key.bit
    }
  }

  private func isSet(_ key: Setting.Key) -> Bool { keys & key.bit != 0 }

  /// Where the value of a key is, or would be: behind those of the keys that come before it.
  private func place(of key: Setting.Key) -> Int { (keys & (key.bit - 1)).nonzeroBitCount }

  /// Sets a key from nowhere in particular, or takes its value away.
  mutating func set(_ key: Setting.Key, _ value: Setting?) {
    self[key] = value.map { Located($0, at: .root) }
  }

  /// These settings, and those of `other` for the keys that are not set here.
  public func over(_ other: Settings) -> Settings {
    if keys == 0 { return other }
    if other.keys & ~keys == 0 { return self }
    return Settings(Setting.Key.allCases.compactMap { self[$0] ?? other[$0] })
  }

  /// The values with their places, in the order of the keys.
  public var located: [Located<Setting>] { values }

  /// The values in the order of the keys.
  public var inOrder: [Setting] { values.map(\.value) }

  /// Those of the settings whose keys are wanted.
  public func filter(_ isWanted: (Setting.Key) -> Bool) -> Settings {
    Settings(values.filter { isWanted($0.value.key) })
  }
}

extension Setting.Key {
  /// The place in the order of the keys; a table of them would hash their names, for each setting of each picture.
  var order: Int {
    switch self {
    case .format: 0
    case .scale: 1
    case .platform: 2
    case .theme: 3
    case .appearance: 4
    case .contrast: 5
    case .transparency: 6
    case .textSize: 7
    case .locale: 8
    case .state: 9
    case .layoutDirection: 10
    case .tint: 11
    case .heldModifiers: 12
    case .frame: 13
    case .background: 14
    case .padding: 15
    case .size: 16
    case .svgText: 17
    case .missingGlyph: 18
    case .missingString: 19
    case .missingSymbol: 20
    case .missingTypeface: 21
    case .noSource: 22
    }
  }
}

extension Setting.Key {
  /// The bit that stands for the key among those that are set.
  fileprivate var bit: UInt64 { 1 << UInt64(order) }
}

extension Settings {
  /// The settings as JSON, keyed by name.
  public var json: JSONNode { .object(values.map { ($0.value.key.rawValue, $0.value.json) }) }

  /// Reads settings as ``json`` writes them; what cannot be read is left out, and keys of others are passed over.
  public init(reading node: JSONNode?) {
    var ignored = Diagnostics(file: "")
    self.init(
      Setting.Key.allCases.compactMap { key in
        node?[key.rawValue].flatMap { key.definition.located.decode(root: $0, into: &ignored) }
      })
  }

  /// One value a key, for objects that hold settings of the given keys.
  static func definition(_ name: String, of keys: [Setting.Key], description: String) -> Definition<Settings> {
    .object(name, Settings(), keys.map { key in key.field { $0[key] = $1 } }, description: description)
  }
}

extension Setting.Key {
  /// The member of an object that holds the setting.
  ///
  /// - Parameters:
  ///   - name: the member's name; that of the key by default.
  ///   - set: puts the setting into the object.
  package func field<Owner>(
    named name: String? = nil, set: @escaping @Sendable (inout Owner, Located<Setting>) -> Void
  ) -> Field<Owner> {
    Field(name ?? rawValue, definition.located, explanation, set: set)
  }

  /// The key of a document that holds the setting.
  var documentField: Field<MockupDocument> {
    // One document is light or dark; a picture of it may be both.
    let sentence = self == .appearance ? "Color scheme: light or dark." : explanation
    return Field(rawValue, definitionInDocuments.located, assumed: standard?.json, sentence) { $0.settings[self] = $1 }
  }
}

extension Located<Setting> {
  /// Reads what an option of the command line gives.
  ///
  /// A list is written with `+` or commas between its parts, and a language tag as the system's environment has it
  /// (`pt_BR.UTF-8`) is taken for what it means.
  ///
  /// - Throws: what is wrong with the text.
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
  /// Why a text is no value of an option.
  public struct ArgumentProblem: Error, Hashable, Sendable, CustomStringConvertible {
    /// The option.
    public let key: Key
    /// What is wrong.
    public let diagnostics: [Diagnostic]

    /// What is wrong, without the option's name.
    public var reason: String {
      diagnostics.map { diagnostic in
        diagnostic.message + (diagnostic.suggestion.map { "; did you mean \(Quotation.of($0))?" } ?? "")
      }.joined(separator: "\n")
    }

    /// A sentence for people.
    public var description: String { "\(key.option): \(reason)" }
  }
}

extension SourceLocation {
  /// The command-line option of a setting.
  public static func option(_ key: Setting.Key) -> SourceLocation { option(key.option) }
}
