import ArgumentParser
import MenuDocument
import MenuMockup
import MockupFiles
import MockupSets
import PositionedJSON

/// The options that affect a document's contents, drawn or not.
struct ReadingArguments: ParsableArguments {
  @OptionGroup(title: "Content") private var look: LookArguments

  @OptionGroup(title: "Missing resources") private var missing: MissingArguments

  @Option(
    help: ArgumentHelp(
      "Translations, by an item's id, else by its text: .json, .strings, or .xcstrings (the locale's entries).",
      valueName: "file"), completion: .file())
  var strings: String?

  @OptionGroup(title: "Search folders") private var folders: ResourceArguments

  @Option(.base)
  var base: String?

  @Flag(name: .shortAndLong, help: "Print errors only.")
  var quiet = false

  @Option(help: "Diagnostic format; json prints one object per line, github workflow commands.")
  var diagnosticFormat = MessageForm.text

  var settings: Settings { Settings(Setting.Key.allCases.compactMap(given)) }

  private func given(_ key: Setting.Key) -> Located<Setting>? {
    switch key {
    case .platform: look.platform
    case .theme: look.theme
    case .appearance: look.appearance
    case .contrast: look.contrast
    case .transparency: look.transparency
    case .textSize: look.textSize
    case .locale: look.locale
    case .layoutDirection: look.layoutDirection
    case .state: look.state
    case .tint: look.tint
    case .heldModifiers: look.heldModifiers
    case .frame: look.frame
    case .missingGlyph: missing.glyph
    case .missingString: missing.string
    case .missingSymbol: missing.symbol
    case .missingTypeface: missing.typeface
    // Handled by PictureArguments.
    case .format, .scale, .background, .padding, .size, .svgText, .noSource: nil
    }
  }

  func given(_ key: ProjectOption.Key) -> ProjectOption? {
    switch key {
    case .themes: folders.given(folders.themes).map(ProjectOption.themes)
    case .fonts: folders.given(folders.fonts).map(ProjectOption.fonts)
    case .symbols: folders.given(folders.symbols).map(ProjectOption.symbols)
    case .base: base.map(ProjectOption.base)
    case .jobs, .lint, .results, .markdown, .alt, .legend, .deps, .goldens, .threshold, .maxDifferentPixels, .report,
      .junit:
      nil
    }
  }

  var all: [String] { folders.all }

  var resources: Resources { folders.resources }

  /// - Throws: `Failure` for a missing folder or file.
  func options() throws(Failure) -> RenderOptions {
    try folders.check()
    var options = RenderOptions()
    options.settings = settings
    if let strings { try StringFile.read(strings, into: &options) }
    return options
  }
}

/// Options that documents can also set, and the frame.
struct LookArguments: ParsableArguments {
  @Option(.platform) var platform: Located<Setting>?
  @Option(.theme) var theme: Located<Setting>?
  @Option(.appearance) var appearance: Located<Setting>?
  @Option(.contrast) var contrast: Located<Setting>?
  @Option(.transparency) var transparency: Located<Setting>?
  @Option(.textSize) var textSize: Located<Setting>?
  @Option(.locale) var locale: Located<Setting>?
  @Option(.layoutDirection) var layoutDirection: Located<Setting>?
  @Option(.state) var state: Located<Setting>?
  @Option(.tint) var tint: Located<Setting>?
  @Option(.heldModifiers) var heldModifiers: Located<Setting>?
  @Option(.frame) var frame: Located<Setting>?
}

struct MissingArguments: ParsableArguments {
  @Option(.missingGlyph, name: .customLong("missing-glyph")) var glyph: Located<Setting>?
  @Option(.missingString, name: .customLong("missing-string")) var string: Located<Setting>?
  @Option(.missingSymbol, name: .customLong("missing-symbol")) var symbol: Located<Setting>?
  @Option(.missingTypeface, name: .customLong("missing-typeface")) var typeface: Located<Setting>?
}
