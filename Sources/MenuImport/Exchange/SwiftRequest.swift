package import MenuStrings
import PositionedJSON

/// The files that `menumock` passes to `menumock-swift`.
///
/// The version, the number of images, and each image are JSON lines. For each file, a JSON line and the bytes of its text follow.
package struct SwiftRequest: Hashable, Sendable {
  package struct File: Hashable, Sendable {
    /// The contents of the file.
    package var text: SourceText
    /// Swift, or a kind of string table.
    package var kind: SourceKind
    /// Whether its menus are imported; other files are only used to resolve names.
    package var isWanted: Bool
    /// The settings of the file in its project; `nil` without a project.
    package var settings: SourceSettings?

    package init(_ text: SourceText, kind: SourceKind, isWanted: Bool, settings: SourceSettings? = nil) {
      self.text = text
      self.kind = kind
      self.isWanted = isWanted
      self.settings = settings
    }
  }

  /// The files, in any order.
  package var files: [File]
  /// The images that the files may name; `nil` without a search for images.
  package var images: AppImages?

  package init(_ files: [File], images: AppImages? = nil) {
    self.files = files
    self.images = images
  }

  /// The Swift sources whose menus are imported.
  package var wanted: [SourceText] { files.filter { $0.kind == .swift && $0.isWanted }.map(\.text) }
  /// The other Swift sources.
  package var context: [SourceText] { files.filter { $0.kind == .swift && !$0.isWanted }.map(\.text) }
  /// The settings of the files in their projects, by path.
  package var settings: [String: SourceSettings] {
    Dictionary(files.compactMap { file in file.settings.map { (file.text.path, $0) } }) { first, _ in first }
  }
  /// The string tables, without broken ones, which the importer of tables reports.
  package var tables: StringTables {
    ImportResult(reading: files.filter { $0.kind.tableForm != nil }.map { ($0.kind, $0.text) }).tables
  }
}

extension SwiftRequest {
  /// The line before a text.
  private struct Head: Codable {
    var path: String
    var kind: SourceKind
    var isWanted: Bool
    /// In bytes.
    var length: Int
    var settings: SourceSettings?
  }

  /// The line before the images.
  private struct ImageHead: Codable {
    /// The number of images, one per line.
    var images: Int?
  }

  package var bytes: [UInt8] {
    get throws {
      var bytes = try ExchangeLine.bytes(of: ExchangeVersion())
      bytes += try ExchangeLine.bytes(of: ImageHead(images: images?.all.count))
      for image in images?.all ?? [] { bytes += try ExchangeLine.bytes(of: image) }
      bytes.reserveCapacity(files.reduce(bytes.count) { $0 + $1.text.text.utf8.count + 200 })
      for file in files {
        let length = file.text.text.utf8.count
        bytes += try ExchangeLine.bytes(
          of: Head(
            path: file.text.path, kind: file.kind, isWanted: file.isWanted, length: length, settings: file.settings))
        bytes.append(contentsOf: file.text.text.utf8)
      }
      return bytes
    }
  }

  /// Decodes a request.
  ///
  /// - Throws: an error for malformed bytes or another version.
  package init(_ bytes: [UInt8]) throws(ExchangeError) {
    var lines = ExchangeLines(bytes)
    try lines.nextVersion().check()
    files = []
    if let count = try lines.next(ImageHead.self).images {
      var all: [AppImage] = []
      while all.count < count { all.append(try lines.next(AppImage.self)) }
      images = AppImages(numbered: all)
    }
    while !lines.isAtEnd {
      let head = try lines.next(Head.self)
      let text = try lines.nextText(length: head.length)
      files.append(
        File(
          SourceText(path: head.path, text: text), kind: head.kind, isWanted: head.isWanted, settings: head.settings))
    }
  }
}
