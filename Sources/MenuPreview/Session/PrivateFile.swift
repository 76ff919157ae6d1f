import MockupFiles
import SystemPackage

/// Files that only their owner can read.
enum PrivateFile {
  /// Writes a file that is not there yet.
  static func write(_ bytes: [UInt8], to path: String) throws {
    let file = try FileDescriptor.open(
      FilePath(path), .writeOnly, options: [.create, .exclusiveCreate, .closeOnExec, .noFollow],
      permissions: .ownerReadWrite)
    _ = try file.closeAfter { try file.writeAll(bytes) }
  }

  /// Whether a file is there that nobody else can read or write.
  static func isPrivate(_ path: String) -> Bool {
    guard let stat = try? Stat(FilePath(path)) else { return false }
    return stat.type == .regular
      && stat.permissions.isDisjoint(with: [.groupRead, .groupWrite, .otherRead, .otherWrite])
  }
}
