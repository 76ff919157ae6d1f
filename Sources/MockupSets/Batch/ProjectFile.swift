import MockupFiles

/// Finds the manifest of a project.
public enum ProjectFile {
  /// The file name of manifests.
  public static let name = "menumock.json"

  /// Whether a path names a manifest, whatever the file lacks.
  package static func isNamed(by path: String) -> Bool { path == name || path.hasSuffix("/" + name) }

  /// Finds the manifest in a folder or its nearest ancestor; `nil` if there is none.
  ///
  /// - Returns: a path relative to the same base as `folder`.
  public static func find(from folder: String = ".") -> String? {
    var depth = FilePaths.absolute(folder).split(separator: "/").count
    var current = folder
    while true {
      let file = FileSystem.path(name, in: current)
      if FileSystem.exists(file), !FileSystem.isFolder(file) { return file }
      guard depth > 0 else { return nil }
      depth -= 1
      current = current == "." ? ".." : current + "/.."
    }
  }

  /// Returns the manifest at a path; for a folder, the manifest in it.
  public static func manifest(at path: String) -> String {
    let file = FileSystem.path(name, in: path)
    return path != "-" && FileSystem.isFolder(path) && FileSystem.exists(file) ? file : path
  }
}
