import MockupFiles
import SystemPackage

enum PrivateFile {
  /// Writes a new file; fails if it exists.
  static func write(_ bytes: [UInt8], to path: String) throws {
    let file = try FileDescriptor.open(
      FilePath(path), .writeOnly, options: [.create, .exclusiveCreate, .closeOnExec, .noFollow],
      permissions: .ownerReadWrite)
    _ = try file.closeAfter { try file.writeAll(bytes) }
  }

  /// Whether a regular file exists that no other user can read or write.
  static func isPrivate(_ path: String) -> Bool {
    guard let stat = try? Stat(FilePath(path)) else { return false }
    return stat.type == .regular
      && stat.permissions.isDisjoint(with: [.groupRead, .groupWrite, .otherRead, .otherWrite])
  }
}
