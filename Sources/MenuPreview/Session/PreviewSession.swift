import MenuAnswers
import MenuDocument
import MenuLayout
import MenuMockup
import MockupFiles
import MockupSets
import PositionedJSON

package actor PreviewSession {
  let options: PreviewOptions
  package nonisolated let events = EventHub()
  private(set) var documents: PreviewDocuments
  /// The files that each document depends on, by canonical path.
  private var inputs: [String: Set<String>] = [:]
  /// The folders of dependencies; they can lie outside the searched folders.
  private var inputFolders: Set<String> = []
  /// Documents that could not be rendered; any change may supply a missing file.
  private var failed: Set<String> = []
  private var previewRenderers: [Resources: [PreviewRenderer]] = [:]
  private var turn = 0
  /// The latest interactive pages that the page asked for.
  private var attempts: [(number: Int, bytes: [UInt8])] = []
  private var attemptCount = 0
  private let watch: @Sendable (Set<String>) -> Void

  package init(options: PreviewOptions, watch: @escaping @Sendable (Set<String>) -> Void = { _ in }) {
    self.options = options
    self.watch = watch
    documents = DocumentSearch.run(options)
    watch(Self.watched(documents, [], options))
  }

  private func watchFolders() { watch(Self.watched(documents, inputFolders, options)) }

  private static func watched(
    _ documents: PreviewDocuments, _ inputFolders: Set<String>, _ options: PreviewOptions
  ) -> Set<String> {
    var folders = documents.resources.all
    if let strings = options.strings { folders.append(FileSystem.folder(of: strings)) }
    return documents.watched.union(inputFolders).union(folders.compactMap(FilePaths.canonical))
  }

  // MARK: Drawing

  /// - Parameter text: Unsaved text to render in place of the file's contents.
  func draw(_ document: PreviewDocument, _ look: Look, text: [UInt8]? = nil) async throws(DocumentFile.Problem)
    -> (drawn: DrawnDocument, hash: String)
  {
    let bytes = if let text { text } else { try DocumentFile(path: document.file).read() }
    let drawn = await nextRenderer(document).draw(
      source(document, bytes), look, in: setting(of: document))
    note(drawn, document)
    return (drawn, DocumentFile.hash(of: bytes))
  }

  func picture(_ document: PreviewDocument, _ look: Look) async throws(DocumentFile.Problem) -> Result<
    Picture, RenderError
  > {
    let bytes = try DocumentFile(path: document.file).read()
    return await nextRenderer(document).picture(
      of: source(document, bytes), look, in: setting(of: document))
  }

  func layout(_ document: PreviewDocument, _ look: Look, text: [UInt8]?) async throws(DocumentFile.Problem)
    -> (tree: Result<LayoutListing, RenderError>, bytes: [UInt8])
  {
    let bytes = if let text { text } else { try DocumentFile(path: document.file).read() }
    let result = await nextRenderer(document).layout(
      of: source(document, bytes), look, in: setting(of: document))
    return (result.map { LayoutListing(json: $0.json) }, bytes)
  }

  /// Returns the picture of a document without lint, for a list; `nil` if the document has errors.
  func thumbnail(of document: PreviewDocument, _ look: Look) async throws(DocumentFile.Problem) -> [UInt8]? {
    let bytes = try DocumentFile(path: document.file).read()
    return await nextRenderer(document).sketch(of: source(document, bytes), look, in: setting(of: document))
  }

  func sketch(of text: [UInt8], _ look: Look) async -> [UInt8]? {
    let folder = documents.folders.first?.path ?? "."
    let document = PreviewDocument(name: "template.json", file: "", folder: folder, resources: documents.resources)
    return await nextRenderer(document).sketch(of: source(document, text), look, in: setting(of: document))
  }

  private static let maximumAttempts = 8

  /// Renders an interactive page and returns its number.
  func attempt(
    _ document: PreviewDocument, _ look: Look, text: [UInt8]?
  ) async throws(DocumentFile.Problem) -> Result<Int, RenderError> {
    let bytes = if let text { text } else { try DocumentFile(path: document.file).read() }
    let page = await nextRenderer(document).page(of: source(document, bytes), look, in: setting(of: document))
    return page.map { page in
      attemptCount += 1
      if attempts.count == Self.maximumAttempts { attempts.removeFirst() }
      attempts.append((attemptCount, page.bytes))
      return attemptCount
    }
  }

  func attemptedPage(_ number: Int) -> [UInt8]? { attempts.first { $0.number == number }?.bytes }

  func source(_ document: PreviewDocument, _ bytes: [UInt8]) -> Source {
    Source(bytes: bytes, name: document.name, folder: document.folder)
  }

  func setting(of document: PreviewDocument) -> DocumentSetting {
    DocumentSetting(
      project: document.project.flatMap { documents.projects[$0] }, entry: document.entry, strings: options.strings)
  }

  private static let maximumRendererCount = max(1, min(4, Workers.processorCount))

  func nextRenderer(_ document: PreviewDocument) -> PreviewRenderer {
    let resources = document.resources
    let all =
      previewRenderers[resources] ?? (0..<Self.maximumRendererCount).map { _ in PreviewRenderer(resources: resources) }
    previewRenderers[resources] = all
    turn = (turn + 1) % all.count
    return all[turn]
  }

  private func note(_ drawn: DrawnDocument, _ document: PreviewDocument) {
    if drawn.isDrawn { failed.remove(document.name) } else { failed.insert(document.name) }
    let files = Set(drawn.inputs.compactMap(FilePaths.canonical))
    let newFiles = files.subtracting(inputs[document.name] ?? [])
    guard !newFiles.isEmpty else { return }
    inputs[document.name, default: []].formUnion(newFiles)
    let folders = Set(newFiles.map { FileSystem.folder(of: $0) }).subtracting(documents.watched)
    guard !folders.isSubset(of: inputFolders) else { return }
    inputFolders.formUnion(folders)
    watchFolders()
  }

  // MARK: Changes

  package func filesChanged(_ paths: Set<String>) {
    let folders = documents.resources.all.compactMap(FilePaths.canonical)
    let fonts = documents.resources.fontFolders.compactMap(FilePaths.canonical)
    // Renderers keep fonts open.
    if paths.contains(where: { path in fonts.contains { FilePaths.isInside(path, $0) } }) { previewRenderers = [:] }
    let strings = options.strings.flatMap(FilePaths.canonical)
    let all = paths.contains { path in path == strings || folders.contains { FilePaths.isInside(path, $0) } }
    var changed = documents.all.filter { document in
      all || paths.contains(document.file) || !(inputs[document.name] ?? []).isDisjoint(with: paths)
    }.map(\.name)
    for name in changed { inputs[name] = nil }
    if !changed.isEmpty || paths.contains(where: Self.mayBeDrawn) {
      changed += failed.filter { !changed.contains($0) }
    }
    let needsSearch = paths.contains { path in
      if [documents.sources, documents.watched, inputFolders].contains(where: { $0.contains(path) }) { return true }
      let isKnown = documents.all.contains { $0.file == path }
      return isKnown ? !FileSystem.exists(path) : Self.mayHoldDocuments(path)
    }
    var hasListChanged = false
    if needsSearch {
      let found = DocumentSearch.run(options)
      let isSource = !documents.sources.isDisjoint(with: paths)
      hasListChanged = found.all != documents.all || found.problems != documents.problems || isSource
      if isSource { changed = found.all.map(\.name) }
      documents = found
      previewRenderers = previewRenderers.filter { resources, _ in found.all.contains { $0.resources == resources } }
      watchFolders()
    }
    guard hasListChanged || !changed.isEmpty else { return }
    events.broadcast(
      "change",
      .object([("documents", .array(changed.sorted().map { .string($0) })), ("list", .bool(hasListChanged))]))
  }

  private static func mayHoldDocuments(_ path: String) -> Bool {
    ["json", "jsonc"].contains(FileSystem.ending(of: path)) || FileSystem.isFolder(path)
      || !FileSystem.exists(path)
        && FileSystem.ending(of: path).isEmpty
  }

  private static func mayBeDrawn(_ path: String) -> Bool {
    ["json", "jsonc", "svg", "png", "jpg", "jpeg", "webp", "theme"].contains(FileSystem.ending(of: path))
  }

  // MARK: The list

  func state(version: String) -> JSONNode {
    .object([
      ("version", .string(version)), ("readOnly", .bool(options.isReadOnly)), ("editor", .string(options.editor.name)),
      ("documents", .array(documents.all.map { .string($0.name) })),
      ("folders", .array(documents.folders.map { .string($0.name) })),
      ("locales", .array(documents.locales.map { .string($0) })),
      ("themes", .array(Inventory(resources: documents.resources).themes.map(\.json))),
      ("problems", .array(documents.problems.map(\.json))),
    ])
  }

  /// The names of the documents that contain all words.
  nonisolated func documents(containing text: String) async -> JSONNode {
    let words = text.lowercased().split(whereSeparator: \.isWhitespace).map(String.init)
    return .array(
      await documents.all.filter { document in
        guard let bytes = try? DocumentFile(path: document.file).read() else { return false }
        let content = document.name.lowercased() + "\n" + String(decoding: bytes, as: UTF8.self).lowercased()
        return words.allSatisfy { content.contains($0) }
      }.map { .string($0.name) })
  }

  /// The number of errors per document with errors.
  nonisolated func errorCounts() async -> JSONNode {
    // Runs off the actor, so rendering goes on.
    .object(
      await documents.all.compactMap { document in
        guard let bytes = try? DocumentFile(path: document.file).read() else { return (document.name, 1) }
        let errors = DocumentReader.read(bytes, file: document.name).diagnostics.count { $0.severity == .error }
        return errors == 0 ? nil : (document.name, .number(errors))
      })
  }
}

struct LayoutListing: Sendable {
  let json: JSONNode
}
