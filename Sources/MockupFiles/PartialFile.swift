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

  /// The file, open for writing.
  package let file: FileDescriptor
  private let path: String

  /// Creates a file in a folder under an unused name.
  package init(in folder: String) throws(Errno) {
    for number in 0..<Self.maximumFiles {
      let path = Self.path(number, in: folder)
      Self.removeIfAbandoned(path)
      let file: FileDescriptor
      do {
        file = try FileDescriptor.open(
          FilePath(path), .writeOnly, options: [.create, .exclusiveCreate, .closeOnExec],
          permissions: FilePermissions(rawValue: 0o666))
      } catch let error as Errno {
        guard error == .fileExists else { throw error }
        continue
      } catch {
        throw .ioError
      }
      // A cleanup by another process may have removed the file before it was locked.
      let isUnlocked = flock(file.rawValue, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK
      if isUnlocked, (try? Stat(file))?.linkCount ?? 1 > 0 {
        self.file = file
        self.path = path
        for next in (number + 1)...(number + Self.cleanedNames) { Self.removeIfAbandoned(Self.path(next, in: folder)) }
        return
      }
      try? file.close()
    }
    throw .fileExists
  }

  /// Renames the file, replacing an existing one.
  ///
  /// - Returns: The stamp of the file after the rename.
  package func rename(to destination: String) throws(Errno) -> FileStamp? {
    defer { try? file.close() }
    do throws(Errno) {
      try FileSystemCalls.rename(path, to: destination)
    } catch {
      FileSystemCalls.unlink(path)
      throw error
    }
    return FileStamp(of: file)
  }

  /// Returns the current time of a folder's file system; `nil` if the folder is not writable.
  package static func time(in folder: String) -> FileStamp.Time? {
    guard let partial = try? PartialFile(in: folder) else { return nil }
    defer { partial.remove() }
    return FileStamp(of: partial.file)?.time
  }

  package func remove() {
    FileSystemCalls.unlink(path)
    try? file.close()
  }

  /// Removes files that dead processes left in a folder.
  package static func removeAbandoned(in folder: String) {
    for name in FileSystem.names(in: folder) where name.hasPrefix(prefix) && name.hasSuffix(ending) {
      removeIfAbandoned(ExecutionContext.resolve(FileSystem.path(name, in: folder)))
    }
  }

  private static func path(_ number: Int, in folder: String) -> String {
    ExecutionContext.resolve(FileSystem.path("\(prefix)\(number)\(ending)", in: folder))
  }

  private static func removeIfAbandoned(_ path: String) {
    guard
      let file = try? FileDescriptor.open(
        FilePath(path), .readOnly, options: [.noFollow, .nonBlocking, .closeOnExec])
    else { return }
    defer { try? file.close() }
    guard flock(file.rawValue, LOCK_EX | LOCK_NB) == 0, let locked = FileStamp(of: file),
      FileStamp(path: path)?.inode == locked.inode
    else { return }
    FileSystemCalls.unlink(path)
  }
}
