import MockupSets
import MockupFiles
import ArgumentParser
import MenuImport
import MenuMockup
import MenuModel

/// The options of everything that draws.
struct DrawingArguments: ParsableArguments {
  @Option(.format, name: .shortAndLong) private var format: Located<Setting>?
  @Option(.scale) private var scale: Located<Setting>?
  @Option(.platform) private var platform: Located<Setting>?
  @Option(.theme) private var theme: Located<Setting>?
  @Option(.appearance) private var appearance: Located<Setting>?
  @Option(.contrast) private var contrast: Located<Setting>?
  @Option(.transparency) private var transparency: Located<Setting>?
  @Option(.textSize) private var textSize: Located<Setting>?
  @Option(.locale) private var locale: Located<Setting>?
  @Option(.layoutDirection) private var layoutDirection: Located<Setting>?
  @Option(.state) private var state: Located<Setting>?
  @Option(.tint) private var tint: Located<Setting>?
  @Option(.heldModifiers) private var heldModifiers: Located<Setting>?
  @Option(.frame) private var frame: Located<Setting>?
  @Option(.background) private var background: Located<Setting>?
  @Option(.padding) private var padding: Located<Setting>?
  @Option(.svgText) private var svgText: Located<Setting>?
  @Option(.missingGlyph) private var missingGlyph: Located<Setting>?
  @Option(.missingString) private var missingString: Located<Setting>?
  @Option(.missingSymbol) private var missingSymbol: Located<Setting>?
  @Flag(help: "\(Setting.Key.noSource.explanation)") private var noSource = false

  @Option(
    help: ArgumentHelp(
      "Translations by an item's id, else by its text: .json, .strings, or .xcstrings, of which the locale's count.",
      valueName: "file"))
  var strings: String?

  @OptionGroup var folders: ResourceArguments

  @Option(help: ArgumentHelp("Where relative paths in a document start.", valueName: "folder"))
  var base: String?

  @Flag(name: .shortAndLong, help: "Say nothing but errors.")
  var quiet = false

  @Flag(name: .shortAndLong, help: "Say what is drawn.")
  var verbose = false

  @Option(help: "text or json.")
  var diagnosticFormat = DiagnosticForm.text

  func validate() throws {
    if settings.appearance == .auto, let format = settings.format, format != .svg {
      throw ValidationError("--appearance auto is for SVG only")
    }
  }

  /// What the options set.
  var settings: Settings { Settings(Setting.Key.allCases.compactMap(given)) }

  private func given(_ key: Setting.Key) -> Located<Setting>? {
    switch key {
    case .format: format
    case .scale: scale
    case .platform: platform
    case .theme: theme
    case .appearance: appearance
    case .contrast: contrast
    case .transparency: transparency
    case .textSize: textSize
    case .locale: locale
    case .state: state
    case .layoutDirection: layoutDirection
    case .tint: tint
    case .heldModifiers: heldModifiers
    case .frame: frame
    case .background: background
    case .padding: padding
    case .svgText: svgText
    case .missingGlyph: missingGlyph
    case .missingString: missingString
    case .missingSymbol: missingSymbol
    case .noSource: noSource ? Located(.noSource(true), at: .option(.noSource)) : nil
    }
  }

  /// Where things are looked for.
  var resources: Resources { folders.resources }

  /// The options for a picture.
  ///
  /// - Throws: `Failure` for a folder or file that does not exist.
  func options() throws(Failure) -> RenderOptions {
    try folders.check()
    var options = RenderOptions()
    options.settings = settings
    if let strings { try StringFile.read(strings, into: &options, diagnosticFormat) }
    return options
  }

  /// What a set is asked for.
  ///
  /// - Throws: `Failure` for a folder or file that does not exist.
  func setArguments() throws(Failure) -> SetArguments {
    let options = try options()
    return SetArguments(options, base: base, resources: resources)
  }
}

/// Translations in a file.
enum StringFile {
  /// Reads a table of strings, or a catalog of which the document's language counts.
  static func read(_ path: String, into options: inout RenderOptions, _ form: DiagnosticForm) throws(Failure) {
    let bytes = try CommandInput.read(path)
    let name = path == "-" ? "<stdin>" : path
    guard let kind = StringTableReader.Form(rawValue: FileSystem.ending(of: path)) else {
      options.strings = try table(bytes, name, form)
      return
    }
    do throws(SourceText.Unreadable) {
      let tables = try StringTableSet(bytes, path: name, form: kind)
      if kind == .xcstrings {
        options.catalog = tables
      } else {
        options.strings = tables.entries.first?.table ?? StringTable(entries: [:], name: name)
      }
    } catch {
      Console.say([error.diagnostic], as: form)
      throw Failure(message: "\(path): no table of strings", status: .badInput)
    }
  }

  private static func table(_ bytes: [UInt8], _ name: String, _ form: DiagnosticForm) throws(Failure) -> StringTable {
    var diagnostics = Diagnostics(file: name)
    let table = StringTable(bytes: bytes, diagnostics: &diagnostics)
    guard let table, !diagnostics.hasErrors else {
      Console.say(diagnostics.inOrder, as: form)
      throw Failure(message: "\(name == "<stdin>" ? "-" : name): no table of strings", status: .badInput)
    }
    return table
  }
}
