internal import SystemPackage

/// The bytes of a file, read piece by piece because it may not fit into memory.
package final class FilePieces: Sequence, IteratorProtocol {
  /// In bytes.
  private static let pieceSize = 1 << 18

  private let file: FileDescriptor
  /// Whether a read error occurred before the end of the file.
  package private(set) var hasFailed = false

  /// Opens a file; `nil` if it cannot be read.
  package init?(path: String) {
    guard !FileSystem.isFolder(path),
      let file = try? FileDescriptor.open(FileSystem.filePath(path), .readOnly, options: [.closeOnExec])
    else { return nil }
    self.file = file
  }

  deinit { try? file.close() }

  /// Returns the next piece, which is never empty, or `nil` at the end.
  package func next() -> [UInt8]? {
    var piece = [UInt8](repeating: 0, count: Self.pieceSize)
    guard let length = try? file.read(into: &piece, from: 0) else {
      hasFailed = true
      return nil
    }
    guard length > 0 else { return nil }
    piece.removeSubrange(length...)
    return piece
  }
}
