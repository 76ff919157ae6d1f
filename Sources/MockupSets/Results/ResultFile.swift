import MockupFiles

/// The results of one run: a file of lines, or the folder of a report.
public struct ResultFile: Sendable {
  /// A failure to read results.
  public enum Problem: Error, Sendable {
    /// The file does not exist.
    case absent(String)
    /// A line of the file is not a result.
    case malformed(file: String, line: Int)
  }

  /// The file or folder, as given.
  public let path: String
  /// The folder of the report; `nil` for a plain file.
  public let folder: String?
  public let lines: [ResultLine]

  /// Reads results from a file or folder.
  public init(path: String) throws(Problem) {
    let folder = FileSystem.isFolder(path) ? path : nil
    let file = folder.map { FileSystem.path(ReportFolder.results, in: $0) } ?? path
    guard let bytes = FileSystem.bytes(at: file) else { throw .absent(file) }
    lines = try Self.lines(of: bytes, file: file)
    self.path = path
    self.folder = folder
  }

  /// Parses results.
  ///
  /// - Parameters:
  ///   - bytes: one line of JSON per result.
  ///   - name: the name in messages.
  public init(bytes: [UInt8], name: String) throws(Problem) {
    lines = try Self.lines(of: bytes, file: name)
    path = name
    folder = nil
  }

  private static func lines(of bytes: [UInt8], file: String) throws(Problem) -> [ResultLine] {
    var lines: [ResultLine] = []
    for (index, line) in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated()
    where !line.isEmpty {
      guard let result = ResultLine(Array(line)) else { throw .malformed(file: file, line: index + 1) }
      lines.append(result)
    }
    return lines
  }
}

extension ResultFile.Problem: CustomStringConvertible {
  /// The problem for people.
  public var description: String {
    switch self {
    case .absent(let file): "\(file): the file does not exist"
    case .malformed(let file, let line): "\(file):\(line): expected a line of results"
    }
  }
}
