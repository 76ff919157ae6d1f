#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

package enum FilePaths {
  /// The absolute path without `.` and `..`; links stay.
  package static func absolute(_ path: String) -> String {
    let joined = FileSystem.path(ExecutionContext.resolve(path), in: FileManager.default.currentDirectoryPath)
    var parts: [Substring] = []
    for part in joined.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }

  package static func relative(_ path: String, from folder: String) -> String {
    let target = absolute(path).split(separator: "/")
    let start = absolute(folder).split(separator: "/")
    let common = zip(target, start).prefix { $0 == $1 }.count
    return (Array(repeating: "..", count: start.count - common) + target[common...].map(String.init))
      .joined(separator: "/")
  }

  /// The absolute path without links; `nil` if nothing exists there.
  package static func canonical(_ path: String) -> String? { FileSystemCalls.canonicalPath(absolute(path)) }

  /// The absolute path without links; missing parts are appended literally.
  package static func destination(ofFolder path: String) -> String {
    // The system resolves `..` after a link as the parent of its target.
    if let canonicalPath = FileSystemCalls.canonicalPath(ExecutionContext.resolve(path)) { return canonicalPath }
    let steps = path.split(separator: "/")
    guard let name = steps.last else { return absolute(path) }
    guard name != "..", name != "." else { return destination(ofFolder: absolute(path)) }
    let parent = steps.dropLast().joined(separator: "/")
    let start = path.hasPrefix("/") ? "/" : parent.isEmpty ? "." : ""
    return FileSystem.path(String(name), in: destination(ofFolder: start + parent))
  }

  /// Returns whether a path that is named in a file stays in the folder that it is relative to.
  package static func staysInFolder(_ path: String) -> Bool {
    let steps = path.split(separator: "/", omittingEmptySubsequences: false)
    return !path.isEmpty && !path.hasPrefix("/") && !steps.contains("..")
  }

  /// Returns whether a file is in a folder or below it, also after following links of folders.
  package static func isReallyInside(_ path: String, _ folder: String) -> Bool {
    isInside(destination(ofFolder: FileSystem.folder(of: path)), destination(ofFolder: folder))
  }

  /// Returns whether a path is a folder or inside it; both must be canonical.
  package static func isInside(_ path: String, _ folder: String) -> Bool {
    path == folder || path.hasPrefix(folder == "/" ? folder : folder + "/")
  }
}
