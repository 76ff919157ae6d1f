public import MockupScene

/// The typefaces of the lock file, and the folders in which their files, and typefaces that themes name, are looked for.
///
/// A ``Scene/Typeface`` is the place of a face in ``faces``.
public struct FontCatalog: Hashable, Sendable {
  /// The typefaces, in the order of the lock file, and behind them those that were found; among equals the earlier one is
  /// taken.
  public private(set) var faces: [FontFace]
  /// The folders to look in, the first one first.
  public let searchPaths: [String]

  /// A catalog of the given faces.
  public init(faces: [FontFace], searchPaths: [String] = FontCatalog.defaultSearchPaths) {
    self.faces = faces
    self.searchPaths = searchPaths
  }

  /// Where Debian, the Homebrew project and users keep fonts. Nothing of the operating system's own is used.
  public static var defaultSearchPaths: [String] {
    let home = Folder.home
    return [
      "/usr/share/fonts", "/usr/local/share/fonts", "\(home)/.local/share/fonts", "\(home)/.fonts",
      "/opt/homebrew/share/fonts", "\(home)/Library/Fonts", "/Library/Fonts",
    ]
  }

  /// Adds typefaces that were found, behind all others.
  mutating func add(_ found: [FontFace]) { faces += found }

  /// The typeface at a place; `nil` when there is none.
  public func face(_ typeface: Typeface) -> FontFace? {
    faces.indices.contains(typeface.index) ? faces[typeface.index] : nil
  }

  /// What a typeface is asked for; `nil` where there is none at the place.
  func role(of typeface: Typeface) -> FontRole? {
    faces.indices.contains(typeface.index) ? faces[typeface.index].role : nil
  }

  /// The typeface that a grade is drawn towards; `nil` for one that has its weight from its file.
  func heavier(than typeface: Typeface) -> Typeface? {
    guard let face = face(typeface), let grade = face.grade else { return nil }
    return faces.firstIndex {
      $0.family == face.family && $0.role == face.role && $0.weight == grade.heavierWeight && $0.grade == nil
    }.map { Typeface(index: $0) }
  }

  /// The typefaces whose files the letters of some are drawn from, each file's once.
  public func sources(of typefaces: [Typeface]) -> [Typeface] {
    var known: Set<[String]> = []
    return typefaces.flatMap { [$0] + [heavier(than: $0)].compactMap(\.self) }.filter { typeface in
      face(typeface).map { known.insert([$0.foundPath ?? $0.fileName, String($0.faceIndex)]).inserted } ?? false
    }
  }

  /// The file of a typeface, or `nil` when it is in none of the folders.
  ///
  /// It is looked for where its package puts it, and by its name alone only when it is not there.
  public func path(of typeface: Typeface) -> String? {
    guard let face = face(typeface) else { return nil }
    if let found = face.foundPath { return found }
    return hintedPath(of: face) ?? foundPaths(of: [face.fileName])[face.fileName]
  }

  /// The files of all typefaces in the order of ``faces``, `nil` for those that are in none of the folders.
  public func paths() -> [String?] {
    let hinted = faces.map { $0.foundPath ?? hintedPath(of: $0) }
    let wanted = Set(zip(faces, hinted).compactMap { $1 == nil ? $0.fileName : nil })
    let found = wanted.isEmpty ? [:] : foundPaths(of: wanted)
    return zip(faces, hinted).map { face, path in path ?? found[face.fileName] }
  }

  /// The place where the package of a face puts its file, or the top of a folder, when the file is there.
  private func hintedPath(of face: FontFace) -> String? {
    for folder in searchPaths {
      for relative in [face.pathHint, face.fileName] {
        guard let relative else { continue }
        let path = folder + "/" + relative
        if Folder.hasFile(at: path) { return path }
      }
    }
    return nil
  }

  /// The typefaces in the folders, whatever the lock file says, each with all families that it belongs to.
  package var installedFaces: [(family: String, face: FontFace)] { InstalledTypefaces(in: searchPaths).members }

  /// The places of files by their names, found by going through all folders.
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
