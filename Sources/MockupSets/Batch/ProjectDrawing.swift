public import MenuDocument
public import MenuMockup
import MockupFiles
import PositionedJSON

/// How a project has a document drawn that is drawn by itself, and not as a picture of the project's set: with the
/// project's settings as defaults, its folders and its tables of strings.
public struct ProjectDrawing: Sendable {
  private let project: ReadProject
  private let tables: SetTables

  /// Reads a project for documents that are drawn by themselves.
  ///
  /// - Parameters:
  ///   - bytes: the manifest.
  ///   - file: its file; paths start from its folder.
  ///   - arguments: what is asked from outside, which comes before what the project says.
  /// - Throws: everything that is wrong with the manifest and its tables.
  public init(_ bytes: [UInt8], file: String, arguments: SetArguments) throws(SetError) {
    project = try ReadProject(bytes, file: file, arguments: arguments)
    var expansion = SetExpansion(project)
    expansion.prepare()
    tables = expansion.tables
    guard !expansion.hasErrors else {
      throw SetError(diagnostics: expansion.diagnostics.inOrder + expansion.fileProblems)
    }
  }

  /// The manifest.
  public var manifest: Manifest { project.manifest }

  /// Where things are looked for: in what was asked for, then in the project's folders.
  public var resources: Resources { project.arguments.resources }

  /// Where relative paths in documents start; `nil` for each document's own folder.
  public var base: String? { project.arguments.base }

  /// What the project says about drawing and checking; paths start from where the program was started.
  public var options: ProjectOptions { project.options }

  /// The files that a picture depends on, whatever its document is.
  public var files: [String] {
    let folder = FileSystem.folder(of: manifest.file)
    return [manifest.file] + manifest.strings.map { FileSystem.path($0.path.value, in: folder) }
  }

  /// What the project says for what a document does not say.
  ///
  /// - Parameter entry: the project's own entry for the document; `nil` where it counts as none of the project's.
  public func defaults(of entry: ManifestEntry?) -> Settings {
    entry.map { EntryPlan($0, in: manifest).defaults } ?? manifest.commonDefaults
  }

  /// How a document is drawn.
  ///
  /// What is wrong with the document itself, or with what was asked from outside, is told when it is drawn.
  ///
  /// - Parameters:
  ///   - source: the document.
  ///   - entry: the project's own entry for the document; `nil` where it counts as none of the project's.
  ///   - asked: what was asked from outside for this picture.
  ///   - renderer: what draws it, made with ``resources``: themes that it has read are not read again.
  /// - Throws: what the project says that cannot be done for the document.
  public func options(
    for source: Source, of entry: ManifestEntry? = nil, asked: RenderOptions, by renderer: Renderer
  ) throws(SetError) -> RenderOptions {
    var project = project
    project.arguments.settings = asked.settings
    project.manifest.skipUnsupported = false
    var expansion = SetExpansion(project, tables: tables, themes: renderer.themes)
    let found = expansion.defaults(for: source, of: entry)
    let problems = expansion.diagnostics.inOrder.filter { $0.option == nil }
    guard !problems.contains(where: { $0.severity == .error }) else {
      throw SetError(diagnostics: problems + expansion.fileProblems)
    }
    var options = asked
    if let found {
      options.defaults = found.settings
      if asked.strings == nil, asked.catalog == nil { options.strings = found.strings }
    }
    return options
  }
}

extension SetExpansion {
  /// What the project says for a document by itself; `nil` where it says what cannot be done.
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

  /// The table for the language of a picture; `nil` for the document's own, and where the project has none.
  private func translations(for choice: VariantChoice) -> StringTable? {
    let locales = manifest.strings.map(\.locale.value)
    guard let locale = choice.values.locale, locale.lowercased() != choice.sourceLocale.lowercased(),
      let best = LanguageTag.best(for: locale, among: [choice.sourceLocale] + locales), best > 0,
      let place = tables.place(of: locales[best - 1])
    else { return nil }
    return tables.all[place]
  }
}
