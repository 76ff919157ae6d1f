internal import SystemPackage

/// The bytes of a file, a piece at a time: it may be larger than what fits into memory.
package final class FilePieces: Sequence, IteratorProtocol {
  /// What is read at once, in bytes.
  private static let pieceSize = 1 << 18

  private let file: FileDescriptor
  /// Whether the file could not be read to its end.
  package private(set) var hasFailed = false

  /// The pieces of a file; `nil` where it cannot be read.
  package init?(path: String) {
    guard !FileSystem.isFolder(path),
      let file = try? FileDescriptor.open(FileSystem.place(path), .readOnly, options: [.closeOnExec])
    else { return nil }
    self.file = file
  }

  deinit { try? file.close() }

  /// The next piece, never empty; `nil` at the end.
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
