internal import CMockupStore
package import MockupScene

/// Finds a file by its path, or by its name: a page knows no folders of opened files.
private func find(_ path: String) -> UnsafePointer<stored_file>? {
  store_find(path) ?? store_find("/" + (path.split(separator: "/").last ?? ""))
}

/// Reads the files that the page has passed to the module.
extension FileSystem {
  package static func contents(of path: String, atMost limit: Limit) throws(Problem) -> [UInt8] {
    guard let file = find(path) else { throw isFolder(path) ? .notOrdinary : .absent }
    guard file.pointee.count <= limit.maximum else { throw .tooLarge(limit) }
    return Array(UnsafeBufferPointer(start: file.pointee.bytes, count: file.pointee.count))
  }

  package static func bytes(at path: String) -> [UInt8]? { try? contents(of: path, atMost: .pictureBytes) }

  package static func identity(of path: String) -> String { path }
  package static func isOrdinary(_ path: String) -> Bool { find(path) != nil }
  package static func isReadable(_ path: String) -> Bool { isOrdinary(path) }
  package static func exists(_ path: String) -> Bool { isOrdinary(path) || isFolder(path) }
  package static func isLink(_ path: String) -> Bool { false }
  package static func isFolder(_ path: String) -> Bool { !names(in: path).isEmpty }

  package static func names(in folder: String) -> [String] {
    let start = folder.hasSuffix("/") ? folder : folder + "/"
    var names: Set<String> = []
    var index = 0
    while let file = store_at(index) {
      index += 1
      let path = String(cString: file.pointee.path)
      guard path.hasPrefix(start) else { continue }
      let rest = path.dropFirst(start.count)
      names.insert(String(rest.prefix { $0 != "/" }))
    }
    return names.sorted()
  }
}

package enum ExecutionContext {
  package static func resolve(_ path: String) -> String { path }
}

/// The version of a file, which changes when the page passes it again.
package struct FileStamp: Hashable, Sendable {
  package struct Time: Hashable, Sendable {
    var version: UInt32
  }

  private let version: UInt32

  package init?(path: String) {
    guard let file = find(path) else { return nil }
    version = file.pointee.version
  }

  package static func writingTime(of path: String) -> Time? {
    FileStamp(path: path).map { Time(version: $0.version) }
  }
}
