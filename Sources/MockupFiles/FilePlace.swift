#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// Paths from other places.
package enum FilePlace {
  /// The path from the root, without `.` and `..`.
  package static func absolute(_ path: String) -> String {
    let whole = FileSystem.path(ExecutionContext.place(path), in: FileManager.default.currentDirectoryPath)
    var parts: [Substring] = []
    for part in whole.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }

  /// The way from a folder to a file.
  package static func relative(_ path: String, from folder: String) -> String {
    let target = absolute(path).split(separator: "/")
    let start = absolute(folder).split(separator: "/")
    let common = zip(target, start).prefix { $0 == $1 }.count
    return (Array(repeating: "..", count: start.count - common) + target[common...].map(String.init))
      .joined(separator: "/")
  }

  /// The path from the root without links; `nil` where there is nothing of that name.
  package static func canonical(_ path: String) -> String? { FileSystemCalls.canonicalPath(absolute(path)) }

  /// Whether a path is a folder or leads into it; both from the root, without links.
  package static func isInside(_ path: String, _ folder: String) -> Bool {
    path == folder || path.hasPrefix(folder == "/" ? folder : folder + "/")
  }
}
