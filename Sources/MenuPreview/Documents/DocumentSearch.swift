import MenuDocument
import MenuMockup
import MenuTheme
import MockupFiles
import MockupScene
import MockupSets
import PositionedJSON

/// Finds the documents that inputs stand for.
///
/// What is not inside of an input, as a link to elsewhere, is not found, and so is never shown or written.
struct DocumentSearch {
  private(set) var found = PreviewDocuments()
  /// Where relative paths in documents start that are drawn by themselves.
  private var base: String?
  /// Where things are looked for that documents name which are drawn by themselves.
  private var resources: Resources
  /// The project that counts for these.
  private var surrounding: String?
  private let asked: PreviewOptions
  private var known: Set<String> = []
  /// The folders that were looked into: links may lead in circles.
  private var visited: Set<String> = []

  /// Finds the documents of inputs.
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
    asked = options
    found.resources = options.resources
  }

  /// What is asked of manifests from outside.
  private var arguments: SetArguments {
    var arguments = SetArguments()
    arguments.base = asked.base
    arguments.resources = asked.resources
    return arguments
  }

  /// Reads the project that counts for documents that are drawn by themselves.
  private mutating func enter(_ file: String) {
    guard let place = FilePlace.canonical(file), let bytes = FileSystem.bytes(at: file) else { return }
    surrounding = place
    read(bytes, file, place)
    if case .success(let project)? = found.projects[place] { (base, resources) = (project.base, project.resources) }
  }

  /// Reads a project.
  private mutating func read(_ bytes: [UInt8], _ file: String, _ place: String) {
    found.sources.insert(place)
    found.watched.insert(FileSystem.folder(of: place))
    do throws(SetError) {
      let project = try ProjectDrawing(bytes, file: file, arguments: arguments)
      found.projects[place] = .success(project)
      found.resources.formUnion(project.resources)
      note(tablesOf: project.manifest)
    } catch {
      found.projects[place] = .failure(error)
      note(error.diagnostics)
    }
  }

  private mutating func note(_ problems: [Diagnostic]) {
    for problem in problems where !found.problems.contains(problem) { found.problems.append(problem) }
  }

  private mutating func add(_ input: String) {
    guard let place = FilePlace.canonical(input) else { return }
    if FileSystem.isFolder(input) {
      addFolder(Self.name(input), place, root: place, depth: 0)
    } else if let bytes = FileSystem.bytes(at: input), JSONFileKind(of: bytes) == .manifest {
      addManifest(bytes, Self.name(input), place)
    } else {
      addFolder(of: input, place)
      addDocument(Self.name(input), place, folder: FileSystem.folder(of: input))
    }
  }

  /// A path as it is shown: without a needless start.
  private static func name(_ path: String) -> String {
    var name = path[...]
    while name.hasPrefix("./") { name = name.dropFirst(2).drop { $0 == "/" } }
    while name.count > 1, name.hasSuffix("/") { name.removeLast() }
    return name.isEmpty ? "." : String(name)
  }

  private mutating func addFolder(of file: String, _ place: String) {
    let folder = FileSystem.folder(of: place)
    found.watched.insert(folder)
    // A link to a file is followed where it stands, too.
    if let own = FilePlace.canonical(FileSystem.folder(of: file)) {
      found.watched.insert(own)
      note(Self.name(FileSystem.folder(of: file)), own)
    }
  }

  private mutating func note(_ name: String, _ place: String) {
    if !found.folders.contains(where: { $0.place == place }) { found.folders.append((name, place)) }
  }

  /// Adds a document that is drawn by itself.
  private mutating func addDocument(_ name: String, _ place: String, folder: String) {
    addDocument(
      PreviewDocument(
        name: name, file: place, folder: base ?? folder, project: surrounding, resources: resources))
  }

  private mutating func addDocument(_ document: PreviewDocument) {
    guard found.all.count < Limit.previewDocuments.most, known.insert(document.file).inserted else { return }
    found.all.append(document)
  }

  // MARK: Folders

  /// Folders that hold what programs have made.
  private static let passedOver: Set<String> = ["node_modules", "build", "DerivedData"]

  private mutating func addFolder(_ name: String, _ place: String, root: String, depth: Int) {
    guard depth <= Limit.previewFolderDepth.most, found.watched.count < Limit.previewFolders.most,
      visited.insert(place).inserted
    else { return }
    found.watched.insert(place)
    var hasDocuments = depth == 0
    for entry in FileSystem.names(in: place) where !entry.hasPrefix(".") {
      guard let path = FilePlace.canonical(FileSystem.path(entry, in: place)), FilePlace.isInside(path, root) else {
        continue
      }
      let shown = FileSystem.path(entry, in: name)
      if FileSystem.isFolder(path) {
        if !Self.passedOver.contains(entry) { addFolder(shown, path, root: root, depth: depth + 1) }
      } else if Self.isDocument(path) {
        hasDocuments = true
        addDocument(shown, path, folder: FileSystem.folder(of: shown))
      }
    }
    if hasDocuments { note(name, place) }
  }

  /// Whether a file is a document by its name and by what is in it: folders have JSON of many kinds.
  private static func isDocument(_ path: String) -> Bool {
    guard ["json", "jsonc"].contains(FileSystem.ending(of: path)),
      let bytes = try? FileSystem.contents(of: path, atMost: .jsonBytes)
    else { return false }
    return (has("\"menu\"", bytes) || has("\"menus\"", bytes)) && JSONFileKind(of: bytes) == .document
  }

  private static func has(_ text: String, _ bytes: [UInt8]) -> Bool { bytes.firstRange(of: Array(text.utf8)) != nil }

  // MARK: Manifests

  private mutating func addManifest(_ bytes: [UInt8], _ name: String, _ place: String) {
    addFolder(of: name, place)
    read(bytes, name, place)
    let (manifest, problems) = ManifestReader.read(bytes, file: name)
    note(problems)
    guard let manifest else { return }
    for axis in manifest.matrix + manifest.mockups.flatMap(\.matrix) where axis.key == .locale {
      for value in axis.values { note(locale: value.value.text) }
    }
    // What is wrong with one picture is told, and is no reason to hide the documents.
    do throws(SetError) { _ = try MockupSet.read(bytes, file: name, arguments: arguments) } catch {
      note(error.diagnostics)
    }
    let options = manifest.options(from: FileSystem.folder(of: name))
    let resources = asked.resources.adding(options)
    let root = FileSystem.folder(of: place)
    for (path, entry) in manifest.documents {
      guard let file = FilePlace.canonical(path), let own = FilePlace.canonical(FileSystem.folder(of: path)),
        // A link may lead to another place of the set, and to none outside of it.
        FilePlace.isInside(file, root) || FileSystem.folder(of: file) == own
      else { continue }
      addFolder(of: path, file)
      addDocument(
        PreviewDocument(
          name: Self.name(path), file: file, folder: asked.base ?? options.base ?? FileSystem.folder(of: path),
          project: place, entry: entry, resources: resources))
    }
  }

  /// Notes the languages and tables of a manifest.
  private mutating func note(tablesOf manifest: Manifest) {
    for table in manifest.strings {
      let path = FileSystem.path(table.path.value, in: FileSystem.folder(of: manifest.file))
      note(locale: table.locale.value)
      guard let place = FilePlace.canonical(path) else { continue }
      found.sources.insert(place)
      found.watched.insert(FileSystem.folder(of: place))
    }
  }

  private mutating func note(locale: String) {
    if !found.locales.contains(locale) { found.locales.append(locale) }
  }
}
