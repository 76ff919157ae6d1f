package import MockupScene

/// Reads files and folders.
public enum FileSystem {
  package enum Problem: Error, Hashable {
    /// Nothing exists at the path.
    case absent
    /// A folder, a device, or another file that is not regular.
    case notOrdinary
    case tooLarge(Limit)
    /// An error of the system, as its message.
    case unreadable(String)

    /// A clause that completes a message beginning with the file's name.
    package var reason: String {
      switch self {
      case .absent: "does not exist"
      case .notOrdinary: "is not a regular file"
      case .tooLarge(let limit): "is larger than \(limit.amount)"
      case .unreadable(let reason): "cannot be read (\(reason))"
      }
    }
  }

  /// Resolves a path against a folder unless it is absolute.
  public static func path(_ path: String, in folder: String) -> String {
    path.hasPrefix("/") || folder.isEmpty || folder == "." ? path : folder + (folder.hasSuffix("/") ? "" : "/") + path
  }

  /// Returns the folder part of a path.
  public static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Returns a file's name without folder.
  package static func name(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }

  /// Returns a file's name without folder and extension.
  public static func stem(of path: String) -> String {
    let name = name(of: path)
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
    return String(name[..<dot])
  }

  package static func isJSON(_ path: String) -> Bool { ["json", "jsonc"].contains(ending(of: path)) }

  /// Returns a file's extension in lowercase, without the period; empty if there is none.
  public static func ending(of path: String) -> String {
    let name = name(of: path)
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return "" }
    return name[name.index(after: dot)...].lowercased()
  }
}
