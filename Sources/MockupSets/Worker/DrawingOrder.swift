import MenuAnswers
import MenuDescriptions
import MenuDocument
import MenuLint
import MenuMockup
import MenuStrings
import MockupFiles
import PositionedJSON

struct DrawingOrder {
  let source: Source
  let options: RenderOptions
  let resources: Resources
  /// The image file; `nil` to embed the image in the response.
  let output: OutputFile?
  private let texts: [(file: OutputFile, text: (Picture) -> String)]

  /// - Parameter strings: reads a strings file.
  /// - Throws: the errors of the request.
  init(
    _ request: DrawingRequest, defaults: DrawingWorker.Defaults, source: Source,
    strings: (String, SourceLocation) throws(RenderError) -> TranslationSource
  ) throws(RenderError) {
    self.source = source
    output = try Self.file(request.output)
    var texts: [(file: OutputFile, text: (Picture) -> String)] = []
    if let alt = try Self.file(request.alt) { texts.append((alt, { $0.description + "\n" })) }
    if let legend = try Self.file(request.legend) { texts.append((legend, { $0.legend.markdown })) }
    self.texts = texts
    var resources = Resources(
      fontFolders: try Self.folders(request.fonts) ?? defaults.arguments.resources.fontFolders,
      symbolFolders: try Self.folders(request.symbols) ?? defaults.arguments.resources.symbolFolders,
      themeFolders: try Self.folders(request.themes) ?? defaults.arguments.resources.themeFolders)
    resources.imageDecoding = defaults.arguments.resources.imageDecoding
    self.resources = resources
    let usual = defaults.arguments.settings
    var options = RenderOptions()
    options.settings = request.settings.over(usual)
    options.format = try Self.format(request, usual)
    options.strings = defaults.arguments.strings
    options.catalog = defaults.arguments.catalog
    if let written = request.strings {
      options.translate(by: try Self.strings(written, file: strings))
    } else if let path = defaults.strings {
      options.translate(by: try strings(path, .root))
    }
    if options.appearance == .auto, let format = options.format, !format.canFollowAppearance {
      throw .request(
        at: options.located(.appearance)?.location ?? .root,
        "the appearance \"auto\" requires SVG or HTML, found \(format.rawValue)")
    }
    try Self.check(request, source, options, strings: defaults.strings, resources)
    options.hashesPixels = request.pixels ?? true
    options.lint = request.lint ?? false ? RuleSelection() : nil
    options.warningsAreErrors = defaults.arguments.warningsAreErrors
    options.listsInputs = request.describe ?? false
    self.options = options
  }

  /// Writes the image and its texts.
  func save(_ picture: Picture) throws(RenderError) {
    if let output { try Self.save(picture.bytes, to: output) }
    for (file, text) in texts { try Self.save(Array(text(picture).utf8), to: file) }
  }

  private static func save(_ bytes: [UInt8], to file: OutputFile) throws(RenderError) {
    do throws(OutputFile.Problem) {
      let folder = FileSystem.folder(of: file.path)
      if !FileSystem.isFolder(folder) { try OutputFile.makeFolder(folder) }
      try file.save(bytes)
    } catch {
      switch error {
      case .cannotCreate(let reason), .failedWrite(let reason):
        throw .invalid([Diagnostic(.error, file: file.path, at: .root, reason)])
      }
    }
  }

  /// Rejects an output that would replace an input or another output.
  private static func check(
    _ request: DrawingRequest, _ source: Source, _ options: RenderOptions, strings: String?, _ resources: Resources
  ) throws(RenderError) {
    let outputs = [("the picture", request.output), ("the alt text", request.alt), ("the legend", request.legend)]
    guard let first = outputs.lazy.compactMap(\.1).first else { return }
    var claims = FileClaims()
    claims.read(
      document: source.bytes, at: request.path?.value ?? "-", folder: source.folder, settings: options.settings)
    claims.read(request.strings?.text ?? strings, as: "a string table")
    claims.read(resources)
    for (role, output) in outputs { claims.write(output?.value, as: role) }
    do throws(FileClaims.Overlap) {
      try claims.check()
    } catch {
      let output = outputs.lazy.compactMap(\.1).first { $0.value == error.path } ?? first
      throw .request(at: output.location, "\(error)")
    }
  }

  private static func file(_ path: Located<String>?) throws(RenderError) -> OutputFile? {
    guard let path else { return nil }
    guard path.value != "-" else { throw .request(at: path.location, "standard output is used for responses") }
    return OutputFile(path: path.value)
  }

  private static func folders(_ folders: [Located<String>]?) throws(RenderError) -> [String]? {
    for folder in folders ?? [] where !FileSystem.isFolder(folder.value) {
      throw .request(at: folder.location, "the folder \(Quotation.of(folder.value)) does not exist")
    }
    return folders?.map(\.value)
  }

  /// Returns the requested format, else the format of the output's extension, else the default.
  private static func format(_ request: DrawingRequest, _ usual: Settings) throws(RenderError) -> OutputFormat {
    if let format = request.settings.format { return format }
    if let output = request.output {
      let ending = FileSystem.ending(of: output.value)
      if let format = OutputFormat(rawValue: ending) { return format }
      guard ending.isEmpty || usual.format != nil else {
        throw .request(at: output.location, "expected the extension \(OutputFormat.endings), or a \"format\"")
      }
    }
    return usual.format ?? .standard
  }

  private static func strings(
    _ node: JSONNode, file: (String, SourceLocation) throws(RenderError) -> TranslationSource
  ) throws(RenderError) -> TranslationSource {
    let location = SourceLocation(position: node.position, path: DocumentPath.root.appending("strings"))
    switch node.value {
    case .string(let path): return try file(path, location)
    case .object:
      var found = Diagnostics(file: DrawingWorker.requestName)
      let table = StringTable(node, diagnostics: &found)
      guard !found.hasErrors else { throw .invalid(found.inOrder.map { $0.inside(location.path) }) }
      return .table(table)
    case .null, .bool, .number, .array:
      throw .request(at: location, "expected a string table or its path")
    }
  }
}

extension Diagnostic {
  /// Returns the diagnostic with its path inside another value.
  fileprivate func inside(_ part: DocumentPath) -> Diagnostic {
    let location = SourceLocation(position: position, path: DocumentPath(part.steps + path.steps))
    return moved(to: location, inFile: file)
  }
}
