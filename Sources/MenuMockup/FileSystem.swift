#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif
internal import SystemPackage

/// Reading files and folders.
public enum FileSystem {
  /// The whole file; `nil` where it cannot be read.
  public static func bytes(at path: String) -> [UInt8]? {
    guard !isFolder(path), let data = FileManager.default.contents(atPath: Surroundings.place(path)) else { return nil }
    return Array(data)
  }

  /// Whether there is anything of that name.
  public static func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: Surroundings.place(path))
  }

  /// Whether there is a folder of that name.
  public static func isFolder(_ path: String) -> Bool {
    // Only a folder has itself in it; links are followed.
    FileManager.default.fileExists(atPath: Surroundings.place(path) + "/.")
  }

  /// The names of what is in a folder, sorted; none where it cannot be read.
  public static func names(in folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: Surroundings.place(folder))) ?? []
    return names.sorted()
  }

  /// Where a path leads in the surroundings of what is being done.
  static func place(_ path: String) -> FilePath { FilePath(Surroundings.place(path)) }

  /// A path that starts from a folder unless it is absolute.
  public static func path(_ path: String, in folder: String) -> String {
    path.hasPrefix("/") || folder.isEmpty || folder == "." ? path : folder + (folder.hasSuffix("/") ? "" : "/") + path
  }

  /// The folder that holds a file.
  public static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// A file's name without its folder and, where it has one, its ending.
  public static func stem(of path: String) -> String {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
    return String(name[..<dot])
  }

  /// A file's ending, in small letters and without the point; empty where it has none.
  public static func ending(of path: String) -> String {
    let name = path.split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return "" }
    return name[name.index(after: dot)...].lowercased()
  }
}
