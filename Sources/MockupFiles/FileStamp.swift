package import SystemPackage

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// What tells without reading it that a file is still the same: its size, its time and its place on the disk.
///
/// The time is that of the last change of anything about the file. Programs can set the time of its contents back; this
/// one they cannot, and a file that is moved into place gets a new one as well.
package struct FileStamp: Hashable, Sendable {
  /// A moment, as the file system has it.
  package struct Time: Hashable, Sendable {
    /// Seconds since 1970.
    package var seconds: Int64
    /// The part of the next second, from 0 to 999,999,999.
    package var nanoseconds: Int64

    /// A moment.
    package init(seconds: Int64, nanoseconds: Int64) {
      self.seconds = seconds
      self.nanoseconds = nanoseconds
    }
  }

  /// In bytes.
  package var size: Int64
  /// When it was changed last.
  package var time: Time
  /// Its number in the file system: where moving a file leaves its time as it was, this one tells that it is another.
  package var inode: UInt64

  /// A stamp that was read or made up.
  package init(size: Int64, time: Time, inode: UInt64) {
    self.size = size
    self.time = time
    self.inode = inode
  }

  /// The stamp of a file; `nil` where there is no plain file.
  package init?(path: String) {
    guard let stat = try? Stat(FileSystem.place(path)) else { return nil }
    self.init(stat)
  }

  /// The stamp of an open file.
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

  /// When the contents of a file, or the names in a folder, were written last; `nil` where there is none.
  package static func writingTime(of path: String) -> Time? {
    guard let stat = try? Stat(FileSystem.place(path)) else { return nil }
    return Time(seconds: Int64(stat.st_mtim.tv_sec), nanoseconds: Int64(stat.st_mtim.tv_nsec))
  }

  /// Whether a file that is changed at `moment` or later gets another time than this.
  ///
  /// File systems have clocks of different steps: most of some milliseconds, some of a whole second or two.
  package func isSettled(at moment: Time) -> Bool {
    let step: Int64 = time.nanoseconds == 0 ? 2_000_000_000 : 20_000_000
    let (seconds, overflow) = moment.seconds.subtractingReportingOverflow(time.seconds)
    guard !overflow else { return time.seconds < moment.seconds }
    // More than a few seconds need no exact difference, and would not have one that is sure to fit.
    guard abs(seconds) < 10 else { return seconds > 0 }
    return seconds * 1_000_000_000 + moment.nanoseconds - time.nanoseconds > step
  }
}
