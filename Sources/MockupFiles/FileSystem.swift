#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif
package import MockupScene
package import SystemPackage

/// Reading files and folders.
public enum FileSystem {
  /// Why a file was not read.
  package enum Problem: Error, Hashable {
    /// There is nothing of that name.
    case absent
    /// It is a folder, a device, or something else that is no ordinary file.
    case notOrdinary
    /// It has more bytes than what it is may have.
    case tooLarge(Limit)
    /// The system does not let it be read; in its words.
    case unreadable(String)

    /// What is wrong, so that it reads on after the file's name.
    package var reason: String {
      switch self {
      case .absent: "does not exist"
      case .notOrdinary: "is not an ordinary file"
      case .tooLarge(let limit): "is too large (\(limit.message))"
      case .unreadable(let reason): "cannot be read (\(reason))"
      }
    }
  }

  /// The whole of an ordinary file.
  ///
  /// Every file that a document, theme or manifest names is read here: such a name may lead to a device that never ends,
  /// or to a pipe that nobody writes to.
  ///
  /// - Parameters:
  ///   - limit: the most bytes that it may have; asked before anything is read.
  ///   - allowsPipes: whether it may be a pipe as well, as a shell makes one for `<(command)`.
  package static func contents(
    of path: String, atMost limit: Limit, allowsPipes: Bool = false
  ) throws(Problem) -> [UInt8] {
    do {
      // Whoever does not wait at a pipe without a writer finds out that it is one.
      let options: FileDescriptor.OpenOptions = allowsPipes ? [.closeOnExec] : [.closeOnExec, .nonBlocking]
      let file = try FileDescriptor.open(place(path), .readOnly, options: options)
      return try file.closeAfter { try contents(of: file, atMost: limit, allowsPipes: allowsPipes) }
    } catch let problem as Problem {
      throw problem
    } catch {
      let isAbsent = error as? Errno == .noSuchFileOrDirectory || error as? Errno == .notDirectory
      throw isAbsent ? .absent : .unreadable("\(error)")
    }
  }

  private static func contents(of file: FileDescriptor, atMost limit: Limit, allowsPipes: Bool) throws -> [UInt8] {
    let stat = try Stat(file)
    guard stat.type == .regular || allowsPipes && stat.type == .fifo else { throw Problem.notOrdinary }
    guard stat.size <= limit.most else { throw Problem.tooLarge(limit) }
    // One byte more than there should be finds the end with the first read. What grows meanwhile is read further.
    var bytes = [UInt8](repeating: 0, count: max(4096, Int(stat.size) + 1))
    var count = 0
    while true {
      let length = try file.read(into: &bytes, from: count)
      guard length > 0 else { break }
      count += length
      guard count <= limit.most else { throw Problem.tooLarge(limit) }
      if count == bytes.count { bytes += repeatElement(0, count: count) }
    }
    bytes.removeSubrange(count...)
    return bytes
  }

  /// The whole of an ordinary file; `nil` where it cannot be read, or is larger than a picture may be.
  public static func bytes(at path: String) -> [UInt8]? {
    try? contents(of: path, atMost: .pictureBytes)
  }

  /// What tells a file from others, however its path is written; the path itself where there is no file.
  package static func identity(of path: String) -> String {
    guard let stat = try? Stat(place(path)) else { return path }
    return "\(stat.deviceID.rawValue):\(stat.inode.rawValue)"
  }

  /// Whether there is anything of that name.
  public static func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: ExecutionContext.place(path))
  }

  /// Whether there is a folder of that name.
  public static func isFolder(_ path: String) -> Bool {
    // Only a folder has itself in it; links are followed.
    FileManager.default.fileExists(atPath: ExecutionContext.place(path) + "/.")
  }

  /// Whether the path itself is a symbolic link.
  package static func isLink(_ path: String) -> Bool {
    (try? Stat(place(path), followTargetSymlink: false))?.type == .symbolicLink
  }

  /// Whether there is a file that can be read more than once, and not a pipe or a device.
  package static func isOrdinary(_ path: String) -> Bool { (try? Stat(place(path)))?.type == .regular }

  /// Whether a file is there that is not meant to be written to, as its permissions say to whoever asks.
  package static func isReadOnly(_ path: String) -> Bool {
    guard let stat = try? Stat(place(path)) else { return false }
    let writing: FilePermissions = [.ownerWrite, .groupWrite, .otherWrite]
    return stat.permissions.isDisjoint(with: writing)
      || !FileManager.default.isWritableFile(atPath: ExecutionContext.place(path))
  }

  /// The names of what is in a folder, sorted; none where it cannot be read.
  public static func names(in folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: ExecutionContext.place(folder))) ?? []
    return names.sorted()
  }

  /// Where a path leads in the context of what is being done.
  package static func place(_ path: String) -> FilePath { FilePath(ExecutionContext.place(path)) }

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

  /// Whether a file is JSON by its name: one that ends in `.json` or `.jsonc`.
  package static func isJSON(_ path: String) -> Bool { ["json", "jsonc"].contains(ending(of: path)) }

  /// A file's ending, in small letters and without the point; empty where it has none.
  public static func ending(of path: String) -> String {
    let name = path.split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return "" }
    return name[name.index(after: dot)...].lowercased()
  }
}
