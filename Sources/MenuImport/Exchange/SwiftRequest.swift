import PositionedJSON

/// The files that `menumock` hands to `menumock-swift`.
///
/// A line of JSON has the version. A line of JSON and the bytes of the text follow for each file.
public struct SwiftRequest: Hashable, Sendable {
  /// A file, and what it is for.
  public struct File: Hashable, Sendable {
    /// What is in it.
    public var text: SourceText
    /// Swift, or a kind of string tables.
    public var kind: SourceKind
    /// Whether its menus are wanted; other files are read where a name leads into them.
    public var isWanted: Bool

    /// A file from its parts.
    public init(_ text: SourceText, kind: SourceKind, isWanted: Bool) {
      self.text = text
      self.kind = kind
      self.isWanted = isWanted
    }
  }

  /// The files, in any order.
  public var files: [File]

  /// A request for the menus of files.
  public init(_ files: [File]) {
    self.files = files
  }

  /// The Swift sources whose menus are wanted.
  public var wanted: [SourceText] { files.filter { $0.kind == .swift && $0.isWanted }.map(\.text) }
  /// The other Swift sources.
  public var context: [SourceText] { files.filter { $0.kind == .swift && !$0.isWanted }.map(\.text) }
  /// The texts of the string tables; broken ones are left out, as whoever wants them reads them, too.
  public var tables: StringTables {
    ImportResult(reading: files.filter { $0.kind.tableForm != nil }.map { ($0.kind, $0.text) }).tables
  }
}

extension SwiftRequest {
  /// The line before a text.
  private struct Head: Codable {
    var path: String
    var kind: SourceKind
    var isWanted: Bool
    /// The length of the text in bytes.
    var length: Int
  }

  /// The request as bytes.
  public var bytes: [UInt8] {
    get throws {
      var bytes = try ExchangeLine.bytes(of: ExchangeVersion())
      bytes.reserveCapacity(files.reduce(bytes.count) { $0 + $1.text.text.utf8.count + 200 })
      for file in files {
        let length = file.text.text.utf8.count
        bytes += try ExchangeLine.bytes(
          of: Head(path: file.text.path, kind: file.kind, isWanted: file.isWanted, length: length))
        bytes.append(contentsOf: file.text.text.utf8)
      }
      return bytes
    }
  }

  /// Reads a request.
  ///
  /// - Throws: where the bytes are none, or one of another version.
  public init(_ bytes: [UInt8]) throws(ExchangeError) {
    var lines = ExchangeLines(bytes)
    try lines.nextVersion().check()
    files = []
    while !lines.isAtEnd {
      let head = try lines.next(Head.self)
      let text = try lines.nextText(length: head.length)
      files.append(File(SourceText(path: head.path, text: text), kind: head.kind, isWanted: head.isWanted))
    }
  }
}
