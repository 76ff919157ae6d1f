package import SystemPackage

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// The size, change time, and inode of a file, which detect changes without reading it.
///
/// The time covers content and metadata (`ctime`). Unlike the modification time, programs cannot set it, and renaming a
/// file updates it.
package struct FileStamp: Hashable, Sendable {
  package struct Time: Hashable, Sendable {
    /// Seconds since 1970.
    package var seconds: Int64
    /// The fraction of a second, from 0 to 999,999,999.
    package var nanoseconds: Int64

    package init(seconds: Int64, nanoseconds: Int64) {
      self.seconds = seconds
      self.nanoseconds = nanoseconds
    }
  }

  /// In bytes.
  package var size: Int64
  /// The time of the last change of content or metadata.
  package var time: Time
  /// The inode number, which detects a replaced file if the rename kept its time.
  package var inode: UInt64

  package init(size: Int64, time: Time, inode: UInt64) {
    self.size = size
    self.time = time
    self.inode = inode
  }

  /// The stamp of a file; `nil` if there is no regular file.
  package init?(path: String) {
    guard let stat = try? Stat(FileSystem.filePath(path)) else { return nil }
    self.init(stat)
  }

  package init?(of file: FileDescriptor) {
    guard let stat = try? Stat(file) else { return nil }
    self.init(stat)
  }

  private init?(_ stat: Stat) {
    guard stat.type == .regular else { return nil }
    self.init(
      size: stat.size,
      time: Time(seconds: Int64(stat.st_ctim.tv_sec), nanoseconds: Int64(stat.st_ctim.tv_nsec)),
      inode: UInt64(stat.inode.rawValue))
  }

  /// Returns when a file's content or a folder's list of names last changed; `nil` if there is none.
  package static func writingTime(of path: String) -> Time? {
    guard let stat = try? Stat(FileSystem.filePath(path)) else { return nil }
    return Time(seconds: Int64(stat.st_mtim.tv_sec), nanoseconds: Int64(stat.st_mtim.tv_nsec))
  }

  /// Returns whether any change at `moment` or later gets a time other than this.
  ///
  /// Clocks of file systems have different steps: mostly some milliseconds, sometimes one or two seconds.
  package func isSettled(at moment: Time) -> Bool {
    let step: Int64 = time.nanoseconds == 0 ? 2_000_000_000 : 20_000_000
    let (seconds, overflow) = moment.seconds.subtractingReportingOverflow(time.seconds)
    guard !overflow else { return time.seconds < moment.seconds }
    // Larger differences need no exact value, which could overflow.
    guard abs(seconds) < 10 else { return seconds > 0 }
    return seconds * 1_000_000_000 + moment.nanoseconds - time.nanoseconds > step
  }
}
