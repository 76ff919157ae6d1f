import MenuModel

/// One combination of values for one document: what everybody says, in layers.
struct VariantChoice {
  let input: String
  /// What is varied, with the values in force.
  let axes: [VariantValue]
  /// What is in force.
  let values: VariantValues
  /// The language of the document's texts.
  let sourceLocale: String
  let format: PictureFormat
  private let commandLine: VariantValues
  private let matrix: VariantValues
  private let document: VariantValues
  private let frame: VariantValues
  private let defaults: VariantValues

  /// Lays the values over each other; `nil` where the document has no such frame, which is told.
  init?(
    _ plan: EntryPlan, at index: Int, _ document: SetExpansion.ReadDocument, in expansion: SetExpansion,
    diagnostics: inout Diagnostics
  ) {
    let written = plan.values(at: index)
    let matrix = VariantValues(written)
    let outer = expansion.commandLine.over(matrix).over(plan.defaults)
    var frame = VariantValues()
    if let reference = outer.frame, document.errors.isEmpty {
      guard let found = Self.frame(reference, of: document) else {
        diagnostics.report(
          at: outer[.frame]?.location ?? .root, "\(document.path) has no frame \(reference)",
          suggestion: reference.nearest(among: document.frames.compactMap(\.caption)))
        return nil
      }
      frame = found
    }
    var values = expansion.commandLine.over(frame).over(matrix).over(document.said).over(plan.defaults)
    format = values.format ?? expansion.manifest.output?.value.format ?? .png
    if format != .png { values[.scale] = nil }
    sourceLocale =
      expansion.manifest.sourceLocale?.value ?? document.said.locale ?? plan.defaults.locale ?? "en"
    input = document.path
    axes = plan.axes.compactMap { values[$0.key]?.value }
    commandLine = expansion.commandLine
    defaults = plan.defaults
    self.values = values
    self.matrix = matrix
    self.document = document.said
    self.frame = frame
  }

  private static func frame(_ reference: FrameReference, of document: SetExpansion.ReadDocument) -> VariantValues? {
    switch reference {
    case .number(let number):
      document.frames.indices.contains(number - 1) ? document.frames[number - 1].values : nil
    case .caption(let caption): document.frames.first { $0.caption == caption }?.values
    }
  }

  /// The value in force, where the manifest or the command line says it.
  func said(_ key: VariantKey) -> Located<VariantValue>? {
    if let value = commandLine[key] { return value }
    if frame[key] != nil { return nil }
    if let value = matrix[key] { return value }
    return document[key] == nil ? defaults[key] : nil
  }

  /// How the picture is drawn; without strings of the manifest.
  func options(_ arguments: SetArguments, input: String, folder: String) -> RenderOptions {
    /// A theme's path in a manifest starts from there, and is wanted from the document's folder.
    func moved(_ values: VariantValues) -> DocumentSettings {
      var settings = values.settings
      if case .file(let path)? = settings.theme?.value, let place = settings.theme?.location {
        let start = arguments.base ?? FileSystem.folder(of: input)
        let way = FilePlace.relative(FileSystem.path(path, in: folder), from: start)
        let reference = path.hasPrefix("/") ? path : way.contains("/") ? way : "./" + way
        settings.theme = Located(ThemeReference(reference), at: place)
      }
      return settings
    }
    var options = arguments.options
    options.settings = commandLine.settings
    options.variation = moved(matrix)
    options.defaults = moved(defaults)
    options.format = RenderOptions.Format(rawValue: format.rawValue) ?? .png
    options.take(values)
    return options
  }

  /// The text of a key in a path, and that of its default.
  func pathTexts(of key: VariantKey, defaults: VariantValues) -> (text: String, standard: String) {
    let builtIn: String =
      switch key {
      case .platform: Platform.iOS.rawValue
      case .theme: ThemeLibrary.newest(for: values.platform ?? .iOS)
      case .appearance: Appearance.light.rawValue
      case .contrast: Contrast.standard.rawValue
      case .textSize: TextSize.large.rawValue
      case .locale: sourceLocale
      case .layoutDirection: "natural"
      case .tint, .padding: "default"
      case .heldModifiers: "none"
      case .state: PresentationState.open.rawValue
      case .frame: "all"
      case .scale: "2"
      case .format: format == .png ? format.rawValue : PictureFormat.png.rawValue
      case .background: "transparent"
      }
    let standard = key == .locale ? builtIn : defaults[key]?.value.pathText ?? builtIn
    let text = key == .format ? format.rawValue : values[key]?.value.pathText
    return (text ?? standard, standard)
  }
}
