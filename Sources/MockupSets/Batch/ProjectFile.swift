import MockupFiles

/// Finds the manifest of a project.
public enum ProjectFile {
  /// What it is called.
  public static let name = "menumock.json"

  /// The project's manifest in a folder or the nearest folder above it; `nil` where there is none.
  ///
  /// - Returns: a path that starts where `folder` does.
  public static func find(from folder: String = ".") -> String? {
    var depth = FilePlace.absolute(folder).split(separator: "/").count
    var place = folder
    while true {
      let file = FileSystem.path(name, in: place)
      if FileSystem.exists(file), !FileSystem.isFolder(file) { return file }
      guard depth > 0 else { return nil }
      depth -= 1
      place = place == "." ? ".." : place + "/.."
    }
  }

  /// The manifest that a path stands for: a folder for the project's file in it.
  public static func manifest(at path: String) -> String {
    let file = FileSystem.path(name, in: path)
    return path != "-" && FileSystem.isFolder(path) && FileSystem.exists(file) ? file : path
  }
}
