import MenuDocument
import MenuMockup
import MenuTheme
import MockupFiles
import MockupScene
import MockupSets
import PositionedJSON

/// Finds the documents of the inputs.
///
/// Links that leave an input are ignored, so files outside the inputs are never shown or written.
struct DocumentSearch {
  private(set) var found = PreviewDocuments()
  /// The base of relative paths in documents without a manifest entry.
  private var base: String?
  /// The resources of documents without a manifest entry.
  private var resources: Resources
  /// The project of documents without a manifest entry.
  private var surrounding: String?
  private let requested: PreviewOptions
  private var known: Set<String> = []
  /// The visited folders, since links may form cycles.
  private var visited: Set<String> = []

  static func run(_ options: PreviewOptions) -> PreviewDocuments {
    var search = DocumentSearch(options)
    if let project = options.project { search.enter(project) }
    for input in options.inputs { search.add(input) }
    search.found.all.sort { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    return search.found
  }

  private init(_ options: PreviewOptions) {
    base = options.base
    resources = options.resources
    requested = options
    found.resources = options.resources
  }

  /// The arguments that manifests are read with.
  private var arguments: SetArguments {
    var arguments = SetArguments()
    arguments.base = requested.base
    arguments.resources = requested.resources
    return arguments
  }

  private mutating func enter(_ file: String) {
    guard let canonicalPath = FilePaths.canonical(file), let bytes = FileSystem.bytes(at: file) else { return }
    surrounding = canonicalPath
    read(bytes, file, canonicalPath)
    if case .success(let project)? = found.projects[canonicalPath] {
      (base, resources) = (project.base, project.resources)
    }
  }

  private mutating func read(_ bytes: [UInt8], _ file: String, _ canonicalPath: String) {
    found.sources.insert(canonicalPath)
    found.watched.insert(FileSystem.folder(of: canonicalPath))
    do throws(SetError) {
      let project = try ProjectDrawing(bytes, file: file, arguments: arguments)
      found.projects[canonicalPath] = .success(project)
      found.resources.formUnion(project.resources)
      note(tablesOf: project.manifest)
    } catch {
      found.projects[canonicalPath] = .failure(error)
      note(error.diagnostics)
    }
  }

  private mutating func note(_ problems: [Diagnostic]) {
    for problem in problems where !found.problems.contains(problem) { found.problems.append(problem) }
  }

  private mutating func add(_ input: String) {
    guard let canonicalPath = FilePaths.canonical(input) else { return }
    if FileSystem.isFolder(input) {
      addFolder(Self.name(input), canonicalPath, root: canonicalPath, depth: 0)
    } else if let bytes = FileSystem.bytes(at: input), JSONFileKind(of: bytes) == .manifest {
      addManifest(bytes, Self.name(input), canonicalPath)
    } else {
      addFolder(of: input, canonicalPath)
      addDocument(Self.name(input), canonicalPath, folder: FileSystem.folder(of: input))
    }
  }

  /// A path without leading `./` and trailing slashes, for display.
  private static func name(_ path: String) -> String {
    var name = path[...]
    while name.hasPrefix("./") { name = name.dropFirst(2).drop { $0 == "/" } }
    while name.count > 1, name.hasSuffix("/") { name.removeLast() }
    return name.isEmpty ? "." : String(name)
  }

  private mutating func addFolder(of file: String, _ canonicalPath: String) {
    let folder = FileSystem.folder(of: canonicalPath)
    found.watched.insert(folder)
    // The folder of a link to a file is watched, too.
    if let own = FilePaths.canonical(FileSystem.folder(of: file)) {
      found.watched.insert(own)
      note(Self.name(FileSystem.folder(of: file)), own)
    }
  }

  private mutating func note(_ name: String, _ canonicalPath: String) {
    if !found.folders.contains(where: { $0.path == canonicalPath }) { found.folders.append((name, canonicalPath)) }
  }

  private mutating func addDocument(_ name: String, _ canonicalPath: String, folder: String) {
    addDocument(
      PreviewDocument(
        name: name, file: canonicalPath, folder: base ?? folder, project: surrounding, resources: resources))
  }

  private mutating func addDocument(_ document: PreviewDocument) {
    guard found.all.count < Limit.previewDocuments.maximum, known.insert(document.file).inserted else { return }
    found.all.append(document)
  }

  // MARK: Folders

  /// Folders for generated files.
  private static let skipped: Set<String> = ["node_modules", "build", "DerivedData"]

  private mutating func addFolder(_ name: String, _ canonicalPath: String, root: String, depth: Int) {
    guard depth <= Limit.previewFolderDepth.maximum, found.watched.count < Limit.previewFolders.maximum,
      visited.insert(canonicalPath).inserted
    else { return }
    found.watched.insert(canonicalPath)
    var hasDocuments = depth == 0
    for entry in FileSystem.names(in: canonicalPath) where !entry.hasPrefix(".") {
      guard let path = FilePaths.canonical(FileSystem.path(entry, in: canonicalPath)), FilePaths.isInside(path, root)
      else {
        continue
      }
      let shown = FileSystem.path(entry, in: name)
      if FileSystem.isFolder(path) {
        if !Self.skipped.contains(entry) { addFolder(shown, path, root: root, depth: depth + 1) }
      } else if Self.isDocument(path) {
        hasDocuments = true
        addDocument(shown, path, folder: FileSystem.folder(of: shown))
      }
    }
    if hasDocuments { note(name, canonicalPath) }
  }

  /// Whether a file is a document by extension and contents, as folders have JSON files of many kinds.
  private static func isDocument(_ path: String) -> Bool {
    guard ["json", "jsonc"].contains(FileSystem.ending(of: path)),
      let bytes = try? FileSystem.contents(of: path, atMost: .jsonBytes)
    else { return false }
    return (has("\"menu\"", bytes) || has("\"menus\"", bytes)) && JSONFileKind(of: bytes) == .document
  }

  private static func has(_ text: String, _ bytes: [UInt8]) -> Bool { bytes.firstRange(of: Array(text.utf8)) != nil }

  // MARK: Manifests

  private mutating func addManifest(_ bytes: [UInt8], _ name: String, _ canonicalPath: String) {
    addFolder(of: name, canonicalPath)
    read(bytes, name, canonicalPath)
    let (manifest, problems) = ManifestReader.read(bytes, file: name)
    note(problems)
    guard let manifest else { return }
    for axis in manifest.matrix + manifest.mockups.flatMap(\.matrix) where axis.key == .locale {
      for value in axis.values { note(locale: value.value.text) }
    }
    // An error in one image is reported, but does not hide the documents.
    do throws(SetError) { _ = try MockupSet.read(bytes, file: name, arguments: arguments) } catch {
      note(error.diagnostics)
    }
    let options = manifest.options(from: FileSystem.folder(of: name))
    let resources = requested.resources.adding(options)
    let root = FileSystem.folder(of: canonicalPath)
    for (path, entry) in manifest.documents {
      guard let file = FilePaths.canonical(path), let own = FilePaths.canonical(FileSystem.folder(of: path)),
        // A link may lead to another folder of the set, but not out of it.
        FilePaths.isInside(file, root) || FileSystem.folder(of: file) == own
      else { continue }
      addFolder(of: path, file)
      addDocument(
        PreviewDocument(
          name: Self.name(path), file: file,
          folder: requested.base ?? options.path(.base) ?? FileSystem.folder(of: path),
          project: canonicalPath, entry: entry, resources: resources))
    }
  }

  private mutating func note(tablesOf manifest: Manifest) {
    for table in manifest.strings {
      let path = FileSystem.path(table.path.value, in: FileSystem.folder(of: manifest.file))
      note(locale: table.locale.value)
      guard let canonicalPath = FilePaths.canonical(path) else { continue }
      found.sources.insert(canonicalPath)
      found.watched.insert(FileSystem.folder(of: canonicalPath))
    }
  }

  private mutating func note(locale: String) {
    if !found.locales.contains(locale) { found.locales.append(locale) }
  }
}
