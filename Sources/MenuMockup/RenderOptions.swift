public import MenuDocument
public import MenuLint
package import PositionedJSON

/// How a mockup becomes a picture.
///
/// A setting is a member: `options.scale = 3`, `options.theme = .named("ios-18")`. What is set so comes before what the
/// document says; ``variation`` and ``defaults`` hold what comes between and after.
@dynamicMemberLookup
public struct RenderOptions: Hashable, Sendable {
  /// What replaces the settings of a document and of its frames.
  public var settings = Settings()
  /// What replaces the settings of a document, but not those that a frame changes, as the matrix of a set does.
  public var variation = Settings()
  /// What counts where neither the document nor its frame says anything.
  public var defaults = Settings()
  /// Translations.
  public var strings: StringTable?
  /// Translations into several languages, of which the document's counts; where there are ``strings``, these count.
  public var catalog: StringTableSet?
  /// Whether the picture tells the files that it was made from, for those who want to know when to draw it again.
  public var listsInputs = false
  /// The guideline rules whose findings the picture tells; `nil` for none.
  public var lint: RuleSelection?
  /// Whether the picture has a numbered callout, in place of its own, at each item that rules found something about.
  public var annotatesFindings = false
  /// Whether the picture tells the hash of its pixels.
  package var hashesPixels = false

  /// The standard choices.
  public init() {}

  /// A setting, whatever a document says; setting it puts it before all others.
  @inlinable
  public subscript<Value>(dynamicMember member: WritableKeyPath<Settings, Value?>) -> Value? {
    // Inlined, as the compiler then asks for the setting itself: to follow a key path takes longer than all else here.
    @inline(__always)
    get { settings[keyPath: member] ?? variation[keyPath: member] ?? defaults[keyPath: member] }
    set { settings[keyPath: member] = newValue }
  }

  /// A setting, whatever a document says, and where it was written.
  package func located(_ key: Setting.Key) -> Located<Setting>? { settings[key] ?? variation[key] ?? defaults[key] }

  /// The settings in force for a document.
  ///
  /// - Parameter frame: those that a frame changes.
  package func settings(over document: Settings, frame: Settings = Settings()) -> Settings {
    settings.over(frame).over(variation).over(document).over(defaults)
  }

  /// The same options for the dark half of a picture that follows the viewer.
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

  /// What is wrong with settings that came from code: those from files and the command line were checked when they
  /// were read.
  package var problems: [Diagnostic] {
    [settings, variation, defaults].flatMap { layer in
      layer.located.compactMap { setting in
        guard setting.location == .root else { return nil }
        let key = setting.value.key
        var ignored = Diagnostics(file: "")
        let value = key.definition.decode(root: setting.value.json, into: &ignored)
        guard value == nil || ignored.hasErrors else { return nil }
        return Diagnostic(
          .error, file: "options", at: .option(key), "\(setting.value.text) is not acceptable",
          expected: key.explanation)
      }
    }
  }
}

extension RenderOptions {
  /// These options with all that a recipe says, to lay its document out as it was.
  package func following(_ recipe: JSONNode) -> RenderOptions {
    var options = self
    var recorded = Settings(reading: recipe["options"])
    // The newest theme is what nobody asked for, and each frame has that of its own platform.
    if recorded.theme == .named(ThemeLibrary.newest(for: recorded.platform ?? .iOS)) { recorded.theme = nil }
    // Of a theme that is somewhere on a machine only the name is recorded.
    if let asked = self.theme, asked.recorded == recorded.theme { recorded.theme = asked }
    // What the command line says comes before frames, all else after them.
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
