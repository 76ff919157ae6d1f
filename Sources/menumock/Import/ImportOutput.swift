import ArgumentParser
import MenuImport
import MenuMockup
import MenuStrings
import MockupFiles
import MockupSets
import PositionedJSON

/// Writes imported documents, tables, and the manifest.
struct ImportOutput {
  enum Destination {
    /// For a single document or table.
    case standardOutput
    /// For a single document or table.
    case file(String)
    /// One file per document and table, and a manifest.
    case folder(String)
  }

  enum Replacement {
    case reject, force, update
  }

  private struct File {
    var path: String
    var bytes: [UInt8]
  }

  let imported: ImportedSet
  let destination: Destination
  let replacement: Replacement
  private(set) var diagnostics: [Diagnostic] = []

  init(_ imported: ImportedSet, destination: Destination, replacement: Replacement) {
    self.imported = imported
    self.destination = destination
    self.replacement = replacement
  }

  /// - Parameter output: the option; `nil` if absent.
  /// - Throws: an error if several documents have no folder.
  static func destination(_ output: String?, for imported: ImportedSet) throws -> Destination {
    let count = imported.documents.count + (imported.documents.isEmpty ? imported.sheets.count : 0)
    let what = imported.documents.isEmpty ? "tables" : "menus"
    guard let output else {
      guard count > 1 else { return .standardOutput }
      throw ValidationError(
        "\(count) \(what) require a folder\nhelp: name it with -o, or use --list to list the \(what)")
    }
    if output == "-" {
      guard count > 1 else { return .standardOutput }
      throw ValidationError("\(count) \(what) cannot be written to standard output\nhelp: name a folder with -o")
    }
    let ending = FileSystem.ending(of: output)
    if output.hasSuffix("/") || FileSystem.isFolder(output) { return .folder(output) }
    guard ending == "json" || ending == "jsonc" else {
      guard !FileSystem.exists(output) else {
        throw Failure(message: "\(output): expected a folder for the documents, found a file", status: .cannotCreate)
      }
      return .folder(output)
    }
    guard count > 1 else { return .file(output) }
    throw ValidationError("\(output): \(count) \(what) require a folder\nhelp: write a folder as \(output)/")
  }

  /// Adds the files to write.
  static func claim(_ destination: Destination, for imported: ImportedSet, _ claims: inout FileClaims) {
    switch destination {
    case .standardOutput: claims.write("-", as: "the document")
    case .file(let path):
      claims.write(path, as: "the document")
      for image in images(beside: path, of: imported) { claims.write(image.path, as: "an image") }
    case .folder(let folder):
      for document in imported.documents { claims.write(FileSystem.path(document.file, in: folder), as: "a document") }
      for image in imported.images { claims.write(FileSystem.path(image.reference, in: folder), as: "an image") }
      for sheet in imported.sheets {
        claims.write(FileSystem.path(imported.file(of: sheet), in: folder), as: "a string table")
      }
      if !imported.documents.isEmpty { claims.write(manifest(in: folder), as: "the manifest") }
    }
  }

  private static func manifest(in folder: String) -> String { FileSystem.path(ProjectFile.name, in: folder) }

  /// - Throws: `Failure` before the first write, if an existing file must not be replaced.
  mutating func write() throws(Failure) {
    switch destination {
    case .standardOutput:
      if let bytes = single { try Console.write(bytes) }
    case .file(let path):
      guard let document = imported.documents.first else {
        if let bytes = single { try write([File(path: path, bytes: bytes)]) }
        return
      }
      let images = Self.images(beside: path, of: imported)
      try check([path] + images.map(\.path))
      try makeFolders(for: images)
      try write(images + (file(document, at: path).map { [$0] } ?? []))
    case .folder(let folder): try write(to: folder)
    }
  }

  private var single: [UInt8]? {
    imported.documents.first.map { ImportedMenu.text(of: imported.withFiles($0)) }
      ?? imported.sheets.first.map { Self.text(of: $0.node) }
  }

  private mutating func write(to folder: String) throws(Failure) {
    func path(_ name: String) -> String { FileSystem.path(name, in: folder) }
    let manifest = Self.manifest(in: folder)
    let hasManifest = !imported.documents.isEmpty
    try check(
      imported.documents.map { path($0.file) } + imported.sheets.map { path(imported.file(of: $0)) }
        + imported.images.map { path($0.reference) } + (hasManifest ? [manifest] : []))
    var files = imported.images.map { File(path: path($0.reference), bytes: $0.bytes) }
    files += imported.documents.compactMap { file($0, at: path($0.file)) }
    files += imported.sheets.map { File(path: path(imported.file(of: $0)), bytes: Self.text(of: $0.node)) }
    if hasManifest, let old = tree(of: manifest) {
      files.append(File(path: manifest, bytes: Self.text(of: imported.manifest(updating: old.node))))
    }
    try makeFolders(for: files)
    try write(files)
  }

  /// The images beside a document.
  private static func images(beside path: String, of imported: ImportedSet) -> [File] {
    let folder = FileSystem.folder(of: path)
    return imported.images.map { File(path: FileSystem.path($0.reference, in: folder), bytes: $0.bytes) }
  }

  private func makeFolders(for files: [File]) throws(Failure) {
    for folder in Set(files.map { FileSystem.folder(of: $0.path) }).sorted() where !FileSystem.isFolder(folder) {
      do {
        try OutputFile.makeFolder(folder)
      } catch {
        throw Failure(message: "\(folder): \(error.reason)", status: .cannotCreate)
      }
    }
  }

  private func check(_ paths: [String]) throws(Failure) {
    guard replacement == .reject else { return }
    let there = paths.filter(FileSystem.exists)
    guard let first = there.first else { return }
    let more = there.count > 1 ? ", and \(there.count - 1) more" : ""
    throw Failure(
      message: "\(first) exists\(more)", help: "--force replaces files, --update keeps your additions",
      status: .cannotCreate)
  }

  private func write(_ files: [File]) throws(Failure) {
    if case .file(let path) = destination { try check([path]) }
    for file in files { try OutputFile(path: file.path).write(file.bytes) }
  }

  /// `nil` if an existing file cannot be read.
  private mutating func file(_ document: ImportedSet.Document, at path: String) -> File? {
    guard let old = tree(of: path) else { return nil }
    guard let before = old.node else { return File(path: path, bytes: ImportedMenu.text(of: document.node)) }
    let update = DocumentUpdate(new: document.node, old: before)
    for title in update.lost {
      diagnostics.append(
        Diagnostic(
          .warning, at: FileLocation(path: path, line: 1),
          "additions to \(Quotation.of(title)) are removed, because the source no longer has the item there"))
    }
    return File(path: path, bytes: ImportedMenu.text(of: update.node))
  }

  /// The JSON of a file to update, with a `nil` node for a missing file; `nil` for an unreadable one, after reporting
  /// it.
  private mutating func tree(of path: String) -> (node: JSONNode?, Void)? {
    guard replacement == .update, FileSystem.exists(path) else { return (nil, ()) }
    do throws(Failure) {
      let reading = JSONReading(try CommandInput.read(path), .commented)
      guard let problem = reading.problems.first else { return (reading.root, ()) }
      let location = SourceLocation(position: problem.position, path: .root)
      diagnostics.append(
        Diagnostic(.error, file: path, at: location, "the file is not updated: \(problem.message)", help: problem.help))
    } catch {
      diagnostics.append(Diagnostic(.error, at: FileLocation(path: path, line: 1), error.message))
    }
    return nil
  }

  private static func text(of node: JSONNode) -> [UInt8] { Array(JSONWriter.text(of: node).utf8) }
}
