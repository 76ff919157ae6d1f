import MenuDocument
import MenuMockup
import MockupFiles
import PositionedJSON

/// One combination of values for one document, with the layers that they come from.
struct VariantChoice {
  let input: String
  /// The varied settings with their effective values.
  let axes: [Setting]
  let values: Settings
  let sourceLocale: String
  let format: OutputFormat
  private let commandLine: Settings
  private let matrix: Settings
  private let document: Settings
  private let frame: Settings
  private let defaults: Settings

  /// Combines the layers; reports and returns `nil` if the document lacks the requested frame.
  init?(
    _ plan: EntryPlan, at index: Int, _ document: SetExpansion.ReadDocument, in expansion: SetExpansion,
    diagnostics: inout Diagnostics
  ) {
    let written = plan.values(at: index)
    let matrix = Settings(written)
    let outer = expansion.commandLine.over(matrix).over(plan.defaults)
    var frame = Settings()
    if let reference = outer.frame, document.errors.isEmpty {
      guard let found = Self.entry(reference, of: document)?.values else {
        diagnostics.report(
          at: outer[.frame]?.location ?? .root, "\(document.path) has no frame \(reference)",
          suggestion: reference.nearest(among: document.frames.compactMap(\.caption)))
        return nil
      }
      frame = found
    }
    var values = expansion.commandLine.over(frame).over(matrix).over(document.own).over(plan.defaults)
    let format = values.format ?? expansion.manifest.output?.value.format ?? .standard
    self.format = format
    values = values.filter { $0.scope != .run && (format.hasPixels || $0 != .scale) }
    sourceLocale =
      expansion.manifest.sourceLocale?.value ?? document.own.locale ?? plan.defaults.locale ?? "en"
    input = document.path
    axes = plan.axes.compactMap { values[$0.key]?.value }
    commandLine = expansion.commandLine
    defaults = plan.defaults
    self.values = values
    self.matrix = matrix
    self.document = document.own
    self.frame = frame
  }

  private static func entry(
    _ reference: FrameReference, of document: SetExpansion.ReadDocument
  ) -> (caption: String?, values: Settings, states: [PresentationState: String])? {
    switch reference {
    case .number(let number): document.frames.indices.contains(number - 1) ? document.frames[number - 1] : nil
    case .caption(let caption): document.frames.first { $0.caption == caption }
    }
  }

  /// Returns the reason if the document or its frame cannot be rendered in the effective state.
  func problem(in document: SetExpansion.ReadDocument) -> String? {
    guard let state = values.state else { return nil }
    guard !document.frames.isEmpty else { return document.states[state] }
    if let reference = values.frame { return Self.entry(reference, of: document)?.states[state] }
    // A frame keeps its own state unless the command line overrides it.
    let isForced = commandLine[.state] != nil
    return document.frames.lazy.filter { isForced || $0.values[.state] == nil }.compactMap { $0.states[state] }.first
  }

  /// Returns the effective value if the manifest or the command line sets it.
  func written(_ key: Setting.Key) -> Located<Setting>? {
    if let value = commandLine[key] { return value }
    if frame[key] != nil { return nil }
    if let value = matrix[key] { return value }
    return document[key] == nil ? defaults[key] : nil
  }

  func options(_ arguments: SetArguments, input: String, folder: String) -> RenderOptions {
    /// Theme paths in a manifest are relative to it, and the options need them relative to the document.
    func moved(_ settings: Settings) -> Settings {
      guard let theme = settings[.theme], case .theme(.file(let path)) = theme.value else { return settings }
      let start = arguments.base ?? FileSystem.folder(of: input)
      let relativePath = FilePaths.relative(FileSystem.path(path, in: folder), from: start)
      let reference = path.hasPrefix("/") ? path : relativePath.contains("/") ? relativePath : "./" + relativePath
      var settings = settings
      settings[.theme] = Located(.theme(ThemeReference(reference)), at: theme.location)
      return settings
    }
    /// Settings without effect must not cause a new rendering.
    func counting(_ settings: Settings) -> Settings {
      format.hasPixels ? settings : settings.filter { $0 != .scale }
    }
    var options = RenderOptions()
    options.settings = counting(commandLine)
    options.variation = counting(moved(matrix))
    options.defaults = counting(moved(defaults))
    options.format = format
    options.lint = arguments.lint
    options.warningsAreErrors = arguments.warningsAreErrors
    return options
  }

  func pathTexts(of key: Setting.Key, defaults: Settings) -> (text: String, standard: String) {
    let builtIn: String =
      if key == .theme {
        ThemeLibrary.newest(for: values.platform ?? .iOS)
      } else if key == .locale {
        sourceLocale
      } else {
        key.unsetText
      }
    let standard = key == .locale ? builtIn : defaults[key]?.value.pathText ?? builtIn
    let text = key == .format ? format.rawValue : values[key]?.value.pathText
    return (text ?? standard, standard)
  }
}

extension Setting {
  /// The value as part of a path: without folders, and for a theme file its name.
  var pathText: String {
    var text = text
    if case .theme(.file(let path)) = self { text = FileSystem.stem(of: path) }
    let allowed = text.unicodeScalars.map { scalar -> Character in
      scalar == "/" || scalar == "\\" || scalar.value < 0x20 || scalar.value == 0x7F ? "-" : Character(scalar)
    }
    let cleaned = String(allowed).drop { $0 == "#" }
    return cleaned == "." || cleaned == ".." ? "-" : String(cleaned)
  }
}
