#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif
package import MockupScene
package import SystemPackage

extension FileSystem {
  /// Reads a whole regular file.
  ///
  /// Every file that a document, theme, or manifest names is read here, because the name may lead to an endless device
  /// or to a pipe without a writer.
  ///
  /// - Parameters:
  ///   - limit: The maximum size, checked before reading.
  ///   - allowsPipes: Whether the file may be a pipe, such as a shell creates for `<(command)`.
  package static func contents(
    of path: String, atMost limit: Limit, allowsPipes: Bool = false
  ) throws(Problem) -> [UInt8] {
    try contents(
      of: ExecutionContext.resolve(path), in: FileSystemCalls.workingFolder, atMost: limit, allowsPipes: allowsPipes)
  }

  /// Reads a whole regular file.
  ///
  /// - Parameter path: A path relative to a folder.
  static func contents(
    of path: String, in folder: FileDescriptor, atMost limit: Limit, allowsPipes: Bool = false,
    followsLinks: Bool = true
  ) throws(Problem) -> [UInt8] {
    var options: FileDescriptor.OpenOptions = []
    // Without blocking, opening a pipe that has no writer returns at once, and the check below rejects it.
    if !allowsPipes { options.insert(.nonBlocking) }
    if !followsLinks { options.insert(.noFollow) }
    do {
      let file = try FileSystemCalls.open(path, in: folder, .readOnly, options)
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
    guard stat.size <= limit.maximum else { throw Problem.tooLarge(limit) }
    // One extra byte detects the end in the first read. A file that grows meanwhile is read further.
    var bytes = [UInt8](repeating: 0, count: max(4096, Int(stat.size) + 1))
    var count = 0
    while true {
      let length = try file.read(into: &bytes, from: count)
      guard length > 0 else { break }
      count += length
      guard count <= limit.maximum else { throw Problem.tooLarge(limit) }
      if count == bytes.count { bytes += repeatElement(0, count: count) }
    }
    bytes.removeSubrange(count...)
    return bytes
  }

  /// Reads a whole regular file; `nil` if it cannot be read or exceeds the size limit of images.
  public static func bytes(at path: String) -> [UInt8]? {
    try? contents(of: path, atMost: .pictureBytes)
  }

  /// Returns an identifier of a file that is independent of its path, or the path if there is no file.
  package static func identity(of path: String) -> String {
    guard let stat = try? Stat(filePath(path)) else { return path }
    return "\(stat.deviceID.rawValue):\(stat.inode.rawValue)"
  }

  /// Returns whether anything exists at the path.
  public static func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: ExecutionContext.resolve(path))
  }

  /// Returns whether the path is a folder or a link to one.
  public static func isFolder(_ path: String) -> Bool {
    // Only a folder contains `.`; links are followed.
    FileManager.default.fileExists(atPath: ExecutionContext.resolve(path) + "/.")
  }

  /// Returns whether the path itself is a symbolic link.
  package static func isLink(_ path: String) -> Bool {
    (try? Stat(filePath(path), followTargetSymlink: false))?.type == .symbolicLink
  }

  /// Returns whether the path is a regular file, which can be read repeatedly, unlike a pipe or a device.
  package static func isOrdinary(_ path: String) -> Bool { (try? Stat(filePath(path)))?.type == .regular }

  /// Returns whether the first bytes of a file can be read.
  package static func isReadable(_ path: String) -> Bool {
    do {
      let file = try FileDescriptor.open(filePath(path), .readOnly, options: [.closeOnExec, .nonBlocking])
      var bytes = [UInt8](repeating: 0, count: 16)
      return try file.closeAfter { try file.read(into: &bytes, from: 0) } > 0
    } catch {
      return false
    }
  }

  /// Returns whether an existing file is write-protected by its permissions.
  package static func isReadOnly(_ path: String) -> Bool {
    guard let stat = try? Stat(filePath(path)) else { return false }
    let writing: FilePermissions = [.ownerWrite, .groupWrite, .otherWrite]
    return stat.permissions.isDisjoint(with: writing)
      || !FileManager.default.isWritableFile(atPath: ExecutionContext.resolve(path))
  }

  /// Removes a file or link if it exists.
  package static func remove(_ path: String) { FileSystemCalls.unlink(ExecutionContext.resolve(path)) }

  /// A name that is not UTF-8, which no path can contain.
  public struct InvalidName: Hashable, Sendable {
    /// The name with replacement characters for the invalid bytes.
    public let text: String
    /// Whether the entry is a folder.
    public let isFolder: Bool
  }

  /// Returns the names in a folder that are not UTF-8 and thus missing from ``names(in:)``, sorted.
  package static func invalidNames(in folder: String) -> [InvalidName] {
    FileSystemCalls.invalidNames(in: ExecutionContext.resolve(folder)).sorted { $0.text < $1.text }
  }

  /// Returns the sorted names in a folder that are UTF-8; empty if it cannot be read.
  public static func names(in folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: ExecutionContext.resolve(folder))) ?? []
    return names.sorted()
  }

  /// Resolves a path against the working folder of the current context.
  package static func filePath(_ path: String) -> FilePath { FilePath(ExecutionContext.resolve(path)) }
}
