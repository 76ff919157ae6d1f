public import MenuDocument
public import MenuLint
package import PositionedJSON

/// The options of rendering.
///
/// Settings are members: `options.scale = 3`, `options.theme = .named("ios-18")`. Settings assigned this way override
/// the document; ``variation`` and ``defaults`` have lower precedence.
@dynamicMemberLookup
public struct RenderOptions: Hashable, Sendable {
  /// The settings that override the document and its frames.
  public var settings = Settings()
  /// The settings that override the document but not its frames, such as the matrix of a set.
  public var variation = Settings()
  /// The settings used if neither the document nor its frame has a value.
  public var defaults = Settings()
  /// Translations.
  public var strings: StringTable?
  /// Translations into several languages; the document's locale selects one. ``strings`` takes precedence.
  public var catalog: StringTableSet?
  /// Makes the image list the files that it depends on, for dependency tracking.
  public var listsInputs = false
  /// The lint rules whose findings the image reports; `nil` for none.
  public var lint: RuleSelection?
  /// Replaces the callouts of the document with one numbered callout per item with findings.
  public var annotatesFindings = false
  /// Turns warnings into errors: a document with warnings has no image.
  public var warningsAreErrors = false
  package var hashesPixels = false

  /// Creates the default options.
  public init() {}

  /// The effective setting without the document; assigning gives it the highest precedence.
  @inlinable
  public subscript<Value>(dynamicMember member: WritableKeyPath<Settings, Value?>) -> Value? {
    // Inlined so that the compiler resolves the key path; following it at runtime costs more than everything else
    // here.
    @inline(__always)
    get { settings[keyPath: member] ?? variation[keyPath: member] ?? defaults[keyPath: member] }
    set { settings[keyPath: member] = newValue }
  }

  /// The effective setting without the document, read without a key path.
  func effective<Value>(_ member: (Settings) -> Value?) -> Value? {
    member(settings) ?? member(variation) ?? member(defaults)
  }

  /// The effective setting without the document, and its location.
  package func located(_ key: Setting.Key) -> Located<Setting>? { settings[key] ?? variation[key] ?? defaults[key] }

  package func settings(over document: Settings, frame: Settings = Settings()) -> Settings {
    settings.over(frame).over(variation).over(document).over(defaults)
  }

  /// The options with the appearance that a selector of dark mode implies, unless another one is set.
  var completed: RenderOptions {
    let format = effective { $0.format }
    guard format == .svg, effective({ $0.darkSelector }) != nil else { return self }
    var completed = self
    completed.defaults.appearance = completed.defaults.appearance ?? .auto
    return completed
  }

  /// The options for the dark half of an image that follows the viewer's appearance.
  var dark: RenderOptions {
    func darkened(_ settings: Settings) -> Settings {
      var dark = settings
      if dark.appearance == .auto { dark.appearance = .dark }
      return dark
    }
    var dark = self
    dark.settings = darkened(settings)
    dark.variation = darkened(variation)
    dark.defaults = darkened(defaults)
    return dark
  }

  /// The problems of settings assigned in code. Settings of files and the command line are checked when read.
  package var problems: [Diagnostic] {
    [settings, variation, defaults].flatMap { layer in
      layer.located.compactMap { setting in
        guard setting.location == .root else { return nil }
        let key = setting.value.key
        var ignored = Diagnostics(file: "")
        let value = key.definition.decode(root: setting.value.json, into: &ignored)
        guard value == nil || ignored.hasErrors else { return nil }
        return Diagnostic(
          .error, file: "options", at: .option(key), "invalid value \(setting.value.text)",
          help: key.explanation)
      }
    }
  }
}

extension RenderOptions {
  /// Returns the options with all settings of a recipe, to reproduce a layout.
  package func following(_ recipe: JSONNode) -> RenderOptions {
    var options = self
    var recorded = Settings(reading: recipe["options"])
    // The newest theme is the default, and each frame uses the default of its platform.
    if recorded.theme == .named(ThemeLibrary.newest(for: recorded.platform ?? .iOS)) { recorded.theme = nil }
    // Recipes record only the name of a theme at a path.
    let requested = effective { $0.theme }
    if let requested, requested.recorded == recorded.theme { recorded.theme = requested }
    // Command-line settings override frames; all others do not.
    options.settings = recorded.filter { settings[$0] != nil }
    options.variation = recorded
    options.defaults = Settings()
    options.catalog = nil
    options.strings = recipe["strings"].map { node in
      var ignored = Diagnostics(file: "")
      return StringTable(node, diagnostics: &ignored)
    }
    return options
  }
}
