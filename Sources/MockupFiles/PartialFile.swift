package import SystemPackage

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// A temporary file next to the path that it will be renamed to.
///
/// The file is locked while its process lives. A file that can be locked was therefore abandoned, whatever machine or
/// container its process ran on.
package struct PartialFile {
  private static let prefix = ".menumock-"
  private static let ending = ".part"
  /// An upper bound of temporary files at the same time.
  private static let maximumFiles = 100_000
  /// The number of names after a new file's in which abandoned files are looked for. A process that writes several files
  /// at once uses consecutive names.
  private static let cleanedNames = 16

  /// Open for writing.
  private let file: FileDescriptor
  private let path: String
  private let base: FileDescriptor

  /// Creates a file in a folder under an unused name.
  package init(in folder: String) throws(Errno) {
    try self.init(in: ExecutionContext.resolve(folder), of: FileSystemCalls.workingFolder)
  }

  /// Creates a file in a folder under an unused name.
  ///
  /// - Parameters:
  ///   - folder: The path of the folder.
  ///   - base: The folder that this path is relative to. It stays open as long as the file is used.
  init(in folder: String, of base: FileDescriptor) throws(Errno) {
    for number in 0..<Self.maximumFiles {
      let path = Self.path(number, in: folder)
      Self.removeIfAbandoned(path, of: base)
      let file: FileDescriptor
      do throws(Errno) {
        file = try FileSystemCalls.open(path, in: base, .writeOnly, [.create, .exclusiveCreate])
      } catch {
        guard error == .fileExists else { throw error }
        continue
      }
      // A cleanup by another process may have removed the file before it was locked.
      let isUnlocked = flock(file.rawValue, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK
      if isUnlocked, (try? Stat(file))?.linkCount ?? 1 > 0 {
        self.file = file
        self.path = path
        self.base = base
        for next in (number + 1)...(number + Self.cleanedNames) {
          Self.removeIfAbandoned(Self.path(next, in: folder), of: base)
        }
        return
      }
      try? file.close()
    }
    throw .fileExists
  }

  /// Writes the whole file, closes it, and renames it to a path, replacing an existing file. After an error, that file is
  /// unchanged.
  ///
  /// - Parameters:
  ///   - destination: A path in the same folder.
  ///   - permissions: Those of the file; `nil` for the usual ones.
  /// - Returns: The stamp of the file after the rename; `nil` if the system does not tell it.
  func write(
    _ parts: some Sequence<[UInt8]>, to destination: String, permissions: FilePermissions?
  ) throws(Errno) -> FileStamp? {
    do throws(Errno) {
      if let permissions { _ = fchmod(file.rawValue, permissions.rawValue) }
      try file.writeAll(parts)
      try FileSystemCalls.rename(path, to: destination, in: base)
    } catch {
      remove()
      throw error
    }
    defer { try? file.close() }
    return FileStamp(of: file)
  }

  /// Returns the current time of a folder's file system; `nil` if the folder is not writable.
  package static func time(in folder: String) -> FileStamp.Time? {
    guard let partial = try? PartialFile(in: folder) else { return nil }
    defer { partial.remove() }
    return FileStamp(of: partial.file)?.time
  }

  package func remove() {
    FileSystemCalls.unlink(path, in: base)
    try? file.close()
  }

  /// Removes files that dead processes left in a folder.
  package static func removeAbandoned(in folder: String) {
    for name in FileSystem.names(in: folder) where name.hasPrefix(prefix) && name.hasSuffix(ending) {
      removeIfAbandoned(
        ExecutionContext.resolve(FileSystem.path(name, in: folder)), of: FileSystemCalls.workingFolder)
    }
  }

  private static func path(_ number: Int, in folder: String) -> String {
    FileSystem.path("\(prefix)\(number)\(ending)", in: folder)
  }

  private static func removeIfAbandoned(_ path: String, of base: FileDescriptor) {
    guard let file = try? FileSystemCalls.open(path, in: base, .readOnly, [.noFollow, .nonBlocking]) else { return }
    defer { try? file.close() }
    guard flock(file.rawValue, LOCK_EX | LOCK_NB) == 0, let locked = try? Stat(file),
      (try? Stat(FilePath(path), relativeTo: base, flags: .symlinkNoFollow))?.inode == locked.inode
    else { return }
    FileSystemCalls.unlink(path, in: base)
  }
}
