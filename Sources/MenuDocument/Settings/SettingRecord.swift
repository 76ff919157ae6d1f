package import PositionedJSON

extension Setting {
  /// Everything that is known about a setting, except its effect.
  package struct Record: Sendable {
    let name: String
    let form: Form
    let effect: Key.Effect
    let scope: Key.Scope
    let formats: [OutputFormat]
    let standard: Setting?
    let unset: String?
    let explanation: String

    /// - Parameters:
    ///   - name: the name in JSON; options and worker requests also use its hyphenated form.
    ///   - form: the accepted values.
    ///   - effect: what the setting affects.
    ///   - scope: the sources that can provide it.
    ///   - formats: the file formats that depend on it.
    ///   - standard: the default; `nil` if it depends on other values.
    ///   - unset: the text in a path if the setting is unset and has no default.
    ///   - explanation: the help text, one sentence.
    init(
      _ name: String, _ form: Form, affects effect: Key.Effect, in scope: Key.Scope,
      only formats: [OutputFormat] = OutputFormat.allCases, default standard: Setting? = nil, unset: String? = nil,
      _ explanation: String
    ) {
      self.name = name
      self.form = form
      self.effect = effect
      self.scope = scope
      self.formats = formats
      self.standard = standard
      self.unset = unset
      self.explanation = explanation
    }
  }

  /// The values of a setting.
  struct Form: Sendable {
    let definition: Definition<Setting>
    let names: [String]
    let completion: Key.Completion

    static func value(
      _ definition: Definition<Setting>, names: [String] = [], completion: Key.Completion = .none
    ) -> Form {
      Form(definition: definition, names: names, completion: completion)
    }

    static func names<Name: CaseIterable & RawRepresentable & Sendable>(
      _ definition: Definition<Name>, _ make: @escaping @Sendable (Name) -> Setting
    ) -> Form where Name.RawValue == String {
      Form(definition: definition.map(make), names: Name.allCases.map { $0.rawValue }, completion: .names)
    }
  }
}

extension Setting.Key {
  /// The effect of a setting. Each effect is a group of options and of the preview's choices.
  public enum Effect: Hashable, Sendable {
    /// The menu's content and look, and therefore lint findings.
    case content
    /// The area around the mockup.
    case canvas
    /// The file written from the finished layout.
    case encoding
    /// The handling of missing resources.
    case diagnostics
  }

  /// The sources that can provide a setting.
  public enum Scope: Hashable, Sendable {
    /// Documents, sets, and the command line.
    case document
    /// Sets and the command line.
    case image
    /// The command line and requests: the setting affects how the work is done.
    case run
  }

  /// The words that a shell offers for an option.
  public enum Completion: Hashable, Sendable {
    /// The accepted names.
    case names
    case themes
    case frames
    /// The accepted names, and those of colors.
    case colors
    case locales
    case none
  }

  /// Made once: settings are looked up for each item.
  private static let records = allCases.map { $0.newRecord }

  private var record: Setting.Record { Self.records[rawValue] }

  /// The name in JSON.
  public var name: String { record.name }

  /// The command-line option.
  public var option: String { "--" + name.hyphenated }

  /// The help text, one sentence.
  public var explanation: String { record.explanation }

  /// The aspect of a picture that the setting affects.
  public var effect: Effect { record.effect }

  /// The sources that can provide the setting.
  public var scope: Scope { record.scope }

  /// The default; `nil` if it depends on other values.
  public var standard: Setting? { record.standard }

  /// The accepted names; empty if the values are not names.
  public var names: [String] { record.form.names }

  /// The words that a shell offers for the option.
  public var completion: Completion { record.form.completion }

  package var definition: Definition<Setting> { record.form.definition }

  /// The text in a path if the setting is unset.
  package var unsetText: String { record.unset ?? standard?.text ?? "" }

  /// Whether lint findings can depend on the setting.
  package var isSeenByRules: Bool { effect == .content }

  /// Whether provenance contains the setting in a picture of a format: the picture depends on it.
  package func isRecorded(in format: OutputFormat) -> Bool {
    scope != .run && record.formats.contains(format)
  }

  /// The settings that a set of pictures can vary.
  public static let varied = allCases.filter { $0.scope != .run }
}

extension Setting {
  /// The value in results, paths, and messages: JSON without quotation marks, `none` for an empty value.
  public var text: String {
    switch json.value {
    case .string(let text): text
    case .array(let elements):
      elements.isEmpty ? "none" : elements.compactMap { $0.text }.joined(separator: "+")
    case .null, .bool, .number, .object: JSONWriter.text(of: json, form: .compact)
    }
  }
}
