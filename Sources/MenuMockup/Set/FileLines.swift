internal import SystemPackage

/// The lines of a file, read a piece at a time: it may be larger than what fits into memory.
struct FileLines: Sequence, IteratorProtocol {
  private static let lineEnd = UInt8(ascii: "\n")
  /// What is read at once, in bytes.
  private static let pieceSize = 1 << 18
  /// No line of ours is longer; what is, is cut.
  private static let longestLine = 1 << 24

  private let reader: Reader
  private var rest: ArraySlice<UInt8> = []

  /// The lines of a file; `nil` where it cannot be read.
  init?(path: String) {
    guard !FileSystem.isFolder(path),
      let file = try? FileDescriptor.open(FileSystem.place(path), .readOnly, options: [.closeOnExec])
    else { return nil }
    reader = Reader(file)
  }

  /// The next line without its end; the last one may have none.
  mutating func next() -> ArraySlice<UInt8>? {
    var searched = rest.startIndex
    while true {
      if let end = rest[searched...].firstIndex(of: Self.lineEnd) {
        let line = rest[..<end]
        rest = rest[(end + 1)...]
        return line
      }
      let length = rest.count
      let piece = length < Self.longestLine ? reader.read(Self.pieceSize) : []
      guard !piece.isEmpty else {
        defer { rest = [] }
        return rest.isEmpty ? nil : rest
      }
      rest = ArraySlice(Array(rest) + piece)
      searched = length
    }
  }

  /// An open file, closed when nobody needs it any more.
  private final class Reader {
    private let file: FileDescriptor

    init(_ file: FileDescriptor) { self.file = file }
    deinit { try? file.close() }

    /// So many bytes or fewer; none at the end and where the file cannot be read on.
    func read(_ count: Int) -> [UInt8] {
      var piece = [UInt8](repeating: 0, count: count)
      let length = (try? piece.withUnsafeMutableBytes { try file.read(into: $0) }) ?? 0
      piece.removeSubrange(length...)
      return piece
    }
  }
}
