import MockupFiles
public import MockupScene

/// The typefaces of the lock file, and the folders to search for their files and for typefaces that themes name.
///
/// A ``Scene/Typeface`` is an index into ``faces``.
public struct FontCatalog: Hashable, Sendable {
  /// The typefaces in the order of the lock file, followed by installed ones. Among equals, the first one is used.
  public private(set) var faces: [FontFace]
  /// The folders to search, in order.
  public let searchPaths: [String]

  /// Creates a catalog of typefaces.
  public init(faces: [FontFace], searchPaths: [String] = FontCatalog.defaultSearchPaths) {
    self.faces = faces
    self.searchPaths = searchPaths
  }

  /// The folders of `MENUMOCK_FONTS`, then the font folders of Debian, Homebrew, and the user; fonts of macOS are
  /// excluded.
  public static var defaultSearchPaths: [String] {
    let home = HomeFolder.path
    return BundledFonts.folders + [
      "/usr/share/fonts", "/usr/local/share/fonts", "\(home)/.local/share/fonts", "\(home)/.fonts",
      "/opt/homebrew/share/fonts", "\(home)/Library/Fonts", "/Library/Fonts",
    ]
  }

  mutating func add(_ found: [FontFace]) { faces += found }

  /// Returns a typeface, or `nil` if the index is out of range.
  public func face(_ typeface: Typeface) -> FontFace? {
    faces.indices.contains(typeface.index) ? faces[typeface.index] : nil
  }

  func role(of typeface: Typeface) -> FontRole? {
    faces.indices.contains(typeface.index) ? faces[typeface.index].role : nil
  }

  /// Returns the typeface toward which a grade is interpolated; `nil` for a typeface without a grade.
  func heavier(than typeface: Typeface) -> Typeface? {
    guard let face = face(typeface), let grade = face.grade else { return nil }
    return faces.firstIndex {
      $0.family == face.family && $0.role == face.role && $0.weight == grade.heavierWeight && $0.grade == nil
    }.map { Typeface(index: $0) }
  }

  /// Returns the typefaces whose files provide the outlines of `typefaces`, one per file.
  public func sources(of typefaces: [Typeface]) -> [Typeface] {
    var known: Set<[String]> = []
    return typefaces.flatMap { [$0] + [heavier(than: $0)].compactMap { $0 } }.filter { typeface in
      face(typeface).map { known.insert([$0.foundPath ?? $0.fileName, String($0.faceIndex)]).inserted } ?? false
    }
  }

  /// Returns the path of a typeface's file, or `nil` if no folder has it.
  ///
  /// The location in its package is checked first, then all folders are searched for the file name.
  public func path(of typeface: Typeface) -> String? {
    guard let face = face(typeface) else { return nil }
    if let found = face.foundPath { return found }
    return hintedPath(of: face) ?? foundPaths(of: [face.fileName])[face.fileName]
  }

  /// Returns the file paths of all typefaces in the order of ``faces``, with `nil` for missing files.
  public func paths() -> [String?] {
    let hinted = faces.map { $0.foundPath ?? hintedPath(of: $0) }
    let wanted = Set(zip(faces, hinted).compactMap { $1 == nil ? $0.fileName : nil })
    let found = wanted.isEmpty ? [:] : foundPaths(of: wanted)
    return zip(faces, hinted).map { face, path in path ?? found[face.fileName] }
  }

  /// Returns the file's path at the location in its package or directly in a folder, if it exists.
  private func hintedPath(of face: FontFace) -> String? {
    for folder in searchPaths {
      for relative in [face.pathHint, face.fileName] {
        guard let relative else { continue }
        let path = folder + "/" + relative
        if FileSystem.isOrdinary(path) { return path }
      }
    }
    return nil
  }

  /// All typefaces in the folders, independent of the lock file, once per family that they belong to.
  package var installedFaces: [(family: String, face: FontFace)] { InstalledTypefaces(in: searchPaths).members }

  private func foundPaths(of names: Set<String>) -> [String: String] {
    var found: [String: String] = [:]
    var folders = FontFolders(searchPaths)
    folders.visit { path, name in
      if names.contains(name), found[name] == nil { found[name] = path }
      return found.count < names.count
    }
    return found
  }
}
