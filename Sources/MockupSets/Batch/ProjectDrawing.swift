public import MenuDocument
public import MenuMockup
import MockupFiles
import PositionedJSON

/// A project's defaults, folders, and string tables for a document that is rendered alone, outside the project's set.
public struct ProjectDrawing: Sendable {
  private let project: ReadProject
  private let tables: SetTables

  /// Reads a project.
  ///
  /// - Parameters:
  ///   - bytes: the manifest.
  ///   - file: the manifest file; paths are relative to its folder.
  ///   - arguments: the command-line arguments, which override the project.
  /// - Throws: all errors of the manifest and its string tables.
  public init(_ bytes: [UInt8], file: String, arguments: SetArguments) throws(SetError) {
    project = try ReadProject(bytes, file: file, arguments: arguments)
    var expansion = SetExpansion(project)
    expansion.prepare()
    tables = expansion.tables
    guard !expansion.hasErrors else {
      throw SetError(diagnostics: expansion.diagnostics.inOrder + expansion.fileProblems)
    }
  }

  public var manifest: Manifest { project.manifest }

  /// The resource folders: those of the arguments, then those of the project.
  public var resources: Resources { project.arguments.resources }

  /// The base folder of relative paths in documents; `nil` for each document's own folder.
  public var base: String? { project.arguments.base }

  /// The project's options; paths are relative to the current folder.
  public var options: ProjectOptions { project.options }

  /// The files that every image depends on.
  public var files: [String] {
    let folder = FileSystem.folder(of: manifest.file)
    return [manifest.file] + manifest.strings.map { FileSystem.path($0.path.value, in: folder) }
  }

  /// Returns the project's default settings.
  ///
  /// - Parameter entry: the project's entry for the document; `nil` for a document outside the project.
  public func defaults(of entry: ManifestEntry?) -> Settings {
    entry.map { EntryPlan($0, in: manifest).defaults } ?? manifest.commonDefaults
  }

  /// Returns the options to render a document with.
  ///
  /// Errors of the document and of `requested` are reported when it is rendered.
  ///
  /// - Parameters:
  ///   - source: the document.
  ///   - entry: the project's entry for the document; `nil` for a document outside the project.
  ///   - requested: the requested options of this image.
  ///   - renderer: the renderer, created with ``resources``; its cached themes are reused.
  /// - Throws: the project's settings that the document does not support.
  public func options(
    for source: Source, of entry: ManifestEntry? = nil, requested: RenderOptions, by renderer: Renderer
  ) throws(SetError) -> RenderOptions {
    var project = project
    project.arguments.settings = requested.settings
    project.manifest.skipUnsupported = false
    var expansion = SetExpansion(project, tables: tables, themes: renderer.themes)
    let found = expansion.defaults(for: source, of: entry)
    let problems = expansion.diagnostics.inOrder.filter { $0.option == nil }
    guard !problems.contains(where: { $0.severity == .error }) else {
      throw SetError(diagnostics: problems + expansion.fileProblems)
    }
    var options = requested
    if let found {
      options.defaults = found.settings
      if requested.strings == nil, requested.catalog == nil { options.strings = found.strings }
    }
    return options
  }
}

extension SetExpansion {
  /// Returns the project's settings for one document; `nil` if the document does not support them.
  fileprivate mutating func defaults(
    for source: Source, of entry: ManifestEntry?
  ) -> (settings: Settings, strings: StringTable?)? {
    var entry = entry ?? ManifestEntry(input: Located(source.name, at: .root))
    entry.matrix = []
    var manifest = manifest
    manifest.matrix = []
    let plan = EntryPlan(entry, in: manifest)
    let document = read(source.bytes, source.name)
    guard let choice = VariantChoice(plan, at: 0, document, in: self, diagnostics: &diagnostics),
      isSupported(choice, plan)
    else { return nil }
    checkColors(choice)
    if let state = choice.written(.state), let problem = choice.problem(in: document) {
      diagnostics.report(at: state.location, "\(document.path): \(problem)")
    }
    let options = choice.options(arguments, input: document.path, folder: folder)
    return (options.defaults, translations(for: choice))
  }

  private func translations(for choice: VariantChoice) -> StringTable? {
    let locales = manifest.strings.map(\.locale.value)
    guard let locale = choice.values.locale, locale.lowercased() != choice.sourceLocale.lowercased(),
      let best = LanguageTag.best(for: locale, among: [choice.sourceLocale] + locales), best > 0,
      let index = tables.index(of: locales[best - 1])
    else { return nil }
    return tables.all[index]
  }
}
