#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

package enum FilePlace {
  /// The absolute path without `.` and `..`; links stay.
  package static func absolute(_ path: String) -> String {
    let whole = FileSystem.path(ExecutionContext.place(path), in: FileManager.default.currentDirectoryPath)
    var parts: [Substring] = []
    for part in whole.split(separator: "/") where part != "." {
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

  /// Returns whether a path is a folder or inside it; both must be canonical.
  package static func isInside(_ path: String, _ folder: String) -> Bool {
    path == folder || path.hasPrefix(folder == "/" ? folder : folder + "/")
  }
}
