import ArgumentParser
import MenuImport
import MenuStrings
import MenuSwiftHelper
import MockupFiles
import MockupScene
import PositionedJSON

struct SourceReading {
  /// The files whose menus are imported, by path.
  let files: [SourceFinder.File]
  /// Files in which names are resolved, but whose menus are not imported.
  let context: [SourceFinder.File]
  /// The files in Objective-C, which are not read.
  let unread: Set<String>
  let images: AppImages

  /// The files read, to reject an output that would replace one.
  var claims: FileClaims {
    var claims = FileClaims()
    for file in files + context { claims.read(file.path, as: "a source") }
    return claims
  }

  /// Imports all files. Broken files are reported and don't affect the others.
  func result() -> ImportResult {
    var diagnostics: [Diagnostic] = []
    var room = Limit.sourcesBytes.maximum
    let sources = files.compactMap { read($0, &room, &diagnostics) }
    var result = ImportResult(reading: sources, images: images)
    if sources.contains(where: { $0.kind == .swift }) { result.add(readSwift(sources, &room)) }
    result.diagnostics += diagnostics
    result.noteUnread(unread)
    return result
  }

  /// The kind and text of a file; `nil` after reporting an error.
  ///
  /// - Parameter room: the number of bytes that may still be read.
  private func read(
    _ file: SourceFinder.File, _ room: inout Int, _ diagnostics: inout [Diagnostic]
  ) -> (kind: SourceKind, text: SourceText)? {
    let name = file.path == "-" ? "<stdin>" : file.path
    let start = FileLocation(path: name, line: 1)
    let bytes: [UInt8]
    do throws(Failure) {
      bytes = try CommandInput.read(file.path, atMost: .sourceBytes, allowsPipes: !file.isFound)
    } catch {
      diagnostics.append(Diagnostic(.error, at: start, error.message.dropping(prefix: "\(file.path): ")))
      return nil
    }
    guard bytes.count <= room else {
      diagnostics.append(
        Diagnostic(.error, at: start, Limit.sourcesBytes.error, help: Limit.sourcesBytes.help))
      return nil
    }
    room -= bytes.count
    do throws(SourceText.Unreadable) {
      let text = try SourceText(path: name, bytes: bytes)
      if let kind = file.kind ?? SourceKind(text: text.text) { return (kind, text) }
      let kinds = SourceKind.allCases.map(\.rawValue).joined(separator: ", ")
      diagnostics.append(
        Diagnostic(
          .error, at: start, "unknown source format", help: "set --from to one of \(kinds)"))
    } catch {
      if file.kind != .plist || !file.isFound { diagnostics.append(error.diagnostic) }
    }
    return nil
  }

  private func readSwift(_ sources: [(kind: SourceKind, text: SourceText)], _ room: inout Int) -> ImportResult {
    // Errors in context files are irrelevant.
    var diagnostics: [Diagnostic] = []
    let around = context.compactMap { read($0, &room, &diagnostics) }
    var projects = SourceProjects()
    for (_, text) in sources { projects.find(around: text.path) }
    let files = [(sources, true), (around, false)].flatMap { files, isWanted in
      files.filter { $0.kind == .swift || $0.kind.tableForm != nil }
        .map {
          SwiftRequest.File($0.text, kind: $0.kind, isWanted: isWanted, settings: projects.settings(of: $0.text.path))
        }
    }
    return SwiftHelper().read(SwiftRequest(files, images: images))
  }
}

extension SourceReading {
  /// Sorts the files by reported path, so that the result does not depend on the order of the arguments.
  init(_ inputs: [String], kind: SourceKind? = nil, root: String? = nil, _ paths: SourcePaths) throws(Failure) {
    if let root, !FileSystem.isFolder(root) {
      throw Failure(message: "\(root): the folder does not exist", status: .noInput)
    }
    var finder = SourceFinder(kind: kind)
    for input in inputs.sorted(by: { (paths.displayPath($0), $0) < (paths.displayPath($1), $1) }) {
      try finder.add(input)
    }
    for file in finder.files where file.kind == .xib || file.kind == .storyboard {
      Self.addTables(beside: file.path, to: &finder)
    }
    // A display path takes longer than a comparison.
    let files = finder.files.map { (displayPath: paths.displayPath($0.path), file: $0) }
      .sorted { $0.displayPath < $1.displayPath }.map(\.file)
    let context = try Self.context(of: files, inputs, root)
    for input in inputs where input != "-" && !FileSystem.isFolder(input) { try finder.addImages(around: input) }
    self.init(
      files: files, context: context.files.sorted { $0.path < $1.path }, unread: finder.unread,
      images: AppImageFile.images(in: finder.images.union(context.images).sorted(), contents: Self.imageBytes))
  }

  /// The contents of an image file, or of a file that describes an image set; `nil` if it is missing or too large.
  static func imageBytes(_ path: String) -> [UInt8]? { try? FileSystem.contents(of: path, atMost: .appImageBytes) }

  /// The documents of the result.
  func set(of result: ImportResult, _ paths: SourcePaths) -> ImportedSet {
    ImportedSet(result, displayPath: paths.displayPath, images: images, contents: Self.imageBytes)
  }

  /// Adds the string tables of an Interface Builder file: same name, in the language folders.
  private static func addTables(beside path: String, to finder: inout SourceFinder) {
    guard SourcePath.localization(of: path) != nil else { return }
    let around = FileSystem.folder(of: FileSystem.folder(of: path))
    for folder in FileSystem.names(in: around) where folder.hasSuffix(".lproj") {
      for ending in ["strings", "xcstrings"] {
        finder.addIfPresent(
          FileSystem.path("\(folder)/\(FileSystem.stem(of: path)).\(ending)", in: around))
      }
    }
  }

  /// The files in which names are resolved: below the root, or in the folders of the Swift sources.
  private static func context(
    of files: [SourceFinder.File], _ inputs: [String], _ root: String?
  ) throws(Failure) -> (files: [SourceFinder.File], images: Set<String>) {
    var finder = SourceFinder()
    let swift = files.filter { $0.kind == .swift && $0.path != "-" }
    if let root {
      try finder.addFolder(root, kinds: SourceKind.tables.union([.swift]))
    } else {
      if !swift.isEmpty {
        for folder in inputs.sorted() where FileSystem.isFolder(folder) {
          try finder.addFolder(folder, kinds: SourceKind.tables)
        }
      }
      let folders = Set(swift.map { FileSystem.folder(of: $0.path) }).sorted()
      for folder in folders { addNeighbors(in: folder, to: &finder) }
      for folder in Set(folders.flatMap(SourceProjects.folders)).sorted() {
        finder.addIfPresent(FileSystem.path("Package.swift", in: folder))
      }
    }
    let known = Set(files.map { FileSystem.identity(of: $0.path) })
    return (finder.files.filter { !known.contains(FileSystem.identity(of: $0.path)) }, finder.images)
  }

  /// Adds the Swift sources and string tables of a folder, including its language folders.
  private static func addNeighbors(in folder: String, to finder: inout SourceFinder) {
    for name in FileSystem.names(in: folder) {
      let path = FileSystem.path(name, in: folder)
      if name.hasSuffix(".lproj") {
        for table in FileSystem.names(in: path) where SourceKind(path: table)?.tableForm != nil {
          finder.addIfPresent(FileSystem.path(table, in: path))
        }
      } else if let kind = SourceKind(path: name), kind == .swift || kind.tableForm != nil {
        finder.addIfPresent(path)
      }
    }
  }
}

extension String {
  fileprivate func dropping(prefix: String) -> String {
    hasPrefix(prefix) ? String(dropFirst(prefix.count)) : self
  }
}

/// The menus of sources, for commands that use them without writing documents.
struct SourceMenus {
  let set: ImportedSet

  /// Reads the menus of source files and of folders that contain some.
  init(_ inputs: [String], root: String? = nil) throws(Failure) {
    let paths = SourcePaths(root: root, inputs: inputs)
    let reading = try SourceReading(inputs, root: root, paths)
    set = reading.set(of: reading.result(), paths)
  }

  private static let kinds: Set<SourceKind> = [.swift, .xib, .storyboard]

  /// Whether a path is a source with menus, or a folder that contains one.
  static func areIn(_ path: String) -> Bool {
    if path == "-" { return false }
    guard FileSystem.isFolder(path) else { return SourceKind(path: path).map(kinds.contains) ?? false }
    var finder = SourceFinder()
    guard (try? finder.addFolder(path, kinds: kinds)) != nil else { return true }
    return !finder.files.isEmpty
  }
}
