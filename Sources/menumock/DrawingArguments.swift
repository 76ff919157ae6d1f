import ArgumentParser
import MenuMockup
import MenuModel

/// The options of everything that draws.
struct DrawingArguments: ParsableArguments {
  @Option(name: .shortAndLong, help: "png, svg or pdf; by the output's ending, else png.")
  var format: RenderOptions.Format?

  @Option(help: "Pixels a point, 1 to 8 (PNG). (default: 2)")
  var scale: Double?

  @Option(help: "iOS, iPadOS, macOS or visionOS.")
  var platform: Platform?

  @Option(help: "A theme's name, or the path of a theme file.")
  var theme: String?

  @Option(help: "light or dark; auto makes one SVG that follows the viewer.")
  var appearance: AppearanceArgument?

  @Option(help: "standard or increased.")
  var contrast: Contrast?

  @Option(help: "xSmall to xxxLarge, accessibility1 to accessibility5.")
  var textSize: TextSize?

  @Option(help: "A BCP 47 language tag.")
  var locale: String?

  @Option(help: "leftToRight or rightToLeft.")
  var layoutDirection: LayoutDirection?

  @Option(help: "open, closed or confirming.")
  var state: PresentationState?

  @Option(help: ArgumentHelp("One of the document's frames: its number, from 1, or its caption.", valueName: "frame"))
  var frame: FrameReference?

  @Option(help: "transparent, theme or a color. (default: transparent)")
  var background: BackgroundArgument?

  @Option(help: "Points around the picture; as much as the shadow needs where this is not given.")
  var padding: Double?

  @Option(help: "outlines or text.")
  var svgText = RenderOptions.SVGText.outlines

  @Option(help: "What to do about characters that no typeface has: warn, error or ignore.")
  var missingGlyph = RenderOptions.MissingPolicy.warn

  @Option(help: "What to do about texts without a translation: warn, error or ignore.")
  var missingString = RenderOptions.MissingPolicy.warn

  @Option(help: ArgumentHelp("A JSON file of translations: by an item's id, else by its text.", valueName: "file"))
  var strings: String?

  @Flag(help: "Leave the document out of the picture.")
  var noSource = false

  @Option(help: ArgumentHelp("A further folder of themes.", valueName: "folder"))
  var themes: [String] = []

  @Option(help: ArgumentHelp("A further folder of typefaces.", valueName: "folder"))
  var fonts: [String] = []

  @Option(help: ArgumentHelp("A folder of your own symbols, as SVG files.", valueName: "folder"))
  var symbols: [String] = []

  @Option(help: ArgumentHelp("Where relative paths in a document start.", valueName: "folder"))
  var base: String?

  @Flag(name: .shortAndLong, help: "Say nothing but errors.")
  var quiet = false

  @Flag(name: .shortAndLong, help: "Say what is drawn.")
  var verbose = false

  @Option(help: "text or json.")
  var diagnosticFormat = DiagnosticForm.text

  func validate() throws {
    if let scale, !RenderOptions.scales.contains(scale) {
      throw ValidationError("--scale takes a number from 1 to 8, not \(scale)")
    }
    if let padding, !(0...10_000).contains(padding) {
      throw ValidationError("--padding takes a number of points from 0 to 10000, not \(padding)")
    }
    if appearance == .auto, let format, format != .svg {
      throw ValidationError("--appearance auto is for SVG only")
    }
  }

  /// Where things are looked for.
  var resources: Resources {
    Resources(fontFolders: fonts, symbolFolders: symbols, themeFolders: themes)
  }

  /// The options for a picture of the given form.
  ///
  /// - Throws: `Failure` for a folder or file that does not exist.
  func options(format: RenderOptions.Format) throws(Failure) -> RenderOptions {
    for folder in themes + fonts + symbols where !FileSystem.isFolder(folder) {
      throw Failure(message: "\(folder): there is no such folder", status: .noInput)
    }
    var options = RenderOptions()
    options.format = format
    options.scale = scale ?? 2
    options.settings = settings
    options.frame = frame
    options.followsAppearance = appearance == .auto
    options.background = background?.value ?? .transparent
    options.padding = padding
    options.svgText = svgText
    options.missingGlyph = missingGlyph
    options.missingString = missingString
    options.strings = try strings.map { path throws(Failure) in try StringFile.read(path, diagnosticFormat) }
    options.includesSource = !noSource
    return options
  }

  /// What a set is asked for.
  ///
  /// - Throws: `Failure` for a folder or file that does not exist.
  func setArguments() throws(Failure) -> SetArguments {
    var arguments = SetArguments()
    arguments.values = values
    arguments.options = try options(format: .png)
    arguments.base = base
    arguments.resources = resources
    return arguments
  }

  /// What a set would vary, as far as it is given.
  private var values: [VariantValue] {
    let background: BackgroundChoice? =
      switch background?.value {
      case .transparent: .transparent
      case .theme: .theme
      case .color(let color): .color(Located(color, at: .root))
      case nil: nil
      }
    let given: [VariantValue?] = [
      platform.map(VariantValue.platform),
      theme.map { .theme(Located(ThemeReference($0), at: .root)) },
      appearance.map { .appearance(AppearanceChoice(rawValue: $0.rawValue) ?? .light) },
      contrast.map(VariantValue.contrast), textSize.map(VariantValue.textSize),
      locale.map { .locale(Located($0, at: .root)) }, layoutDirection.map(VariantValue.layoutDirection),
      state.map(VariantValue.state), frame.map(VariantValue.frame), scale.map(VariantValue.scale),
      format.map { .format(PictureFormat(rawValue: $0.rawValue) ?? .png) }, background.map(VariantValue.background),
      padding.map(VariantValue.padding),
    ]
    return given.compactMap(\.self)
  }

  private var settings: DocumentSettings {
    var settings = DocumentSettings()
    settings.platform = platform
    settings.theme = theme.map { Located(ThemeReference($0), at: .root) }
    settings.appearance = appearance?.appearance
    settings.contrast = contrast
    settings.textSize = textSize
    settings.locale = locale.map { Located($0, at: .root) }
    settings.layoutDirection = layoutDirection
    settings.state = state
    return settings
  }
}

/// An appearance, or one that follows the viewer.
enum AppearanceArgument: String, CaseIterable, ExpressibleByArgument {
  /// Dark on light.
  case light
  /// Light on dark.
  case dark
  /// As the viewer likes it.
  case auto

  /// The appearance that is drawn.
  var appearance: Appearance {
    switch self {
    case .light, .auto: .light
    case .dark: .dark
    }
  }
}

/// What lies behind a picture.
struct BackgroundArgument: ExpressibleByArgument {
  let value: RenderOptions.Background

  init?(argument: String) {
    switch argument {
    case "transparent": value = .transparent
    case "theme": value = .theme
    default:
      guard let color = ColorReference(argument) else { return nil }
      value = .color(color)
    }
  }
}

/// A table of strings in a file.
private enum StringFile {
  static func read(_ path: String, _ form: DiagnosticForm) throws(Failure) -> StringTable {
    guard let bytes = FileSystem.argument(at: path) else {
      throw Failure(message: "\(path): there is no such file", status: .noInput)
    }
    var diagnostics = Diagnostics(file: path)
    let table = StringTable(bytes: bytes, diagnostics: &diagnostics)
    guard let table, !diagnostics.hasErrors else {
      Console.say(diagnostics.inOrder, as: form)
      throw Failure(message: "\(path): no table of strings", status: .badInput)
    }
    return table
  }
}
