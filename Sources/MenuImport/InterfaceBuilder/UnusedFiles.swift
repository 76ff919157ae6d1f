import MenuStrings
import MockupFiles
import PositionedJSON

/// A XIB whose owner is of a class of the app.
package struct OwnedFile: Hashable, Sendable {
  package var path: String
  /// The class of the file's owner.
  package var owner: String

  fileprivate var stem: String { FileSystem.stem(of: path) }
}

/// The XIBs of which no source has the name or the class of the owner, so that no code can load them.
struct UnusedFiles {
  private var unused: Set<OwnedFile>
  /// The files by each of their two names.
  private let named: [[UInt8]: [OwnedFile]]
  private let longestName: Int

  init(_ files: [OwnedFile]) {
    unused = Set(files)
    var named: [[UInt8]: [OwnedFile]] = [:]
    for file in files {
      for name in [file.stem, file.owner] { named[Array(name.utf8), default: []].append(file) }
    }
    self.named = named
    longestName = named.keys.map(\.count).max() ?? 0
  }

  var files: [OwnedFile] { unused.sorted { $0.path < $1.path } }

  /// Removes the files that another file names.
  mutating func remove(namedIn bytes: some Sequence<UInt8>, of path: String) {
    guard !unused.isEmpty else { return }
    var word: [UInt8] = []
    func isNamed() {
      for file in named[word] ?? [] where file.path != path { unused.remove(file) }
    }
    for byte in bytes {
      if Self.isWord(byte) {
        // One byte more than the longest name is no name.
        if word.count <= longestName { word.append(byte) }
      } else if !word.isEmpty {
        isNamed()
        word.removeAll(keepingCapacity: true)
      }
    }
    isNamed()
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}

extension OwnedFile {
  /// Whether the names of the file are words, which a search for words finds.
  var hasWords: Bool { [stem, owner].allSatisfy { $0.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } } }
}

extension ImportResult {
  /// Finds the XIBs that no Swift source and no other file names.
  mutating func findUnusedFiles(_ sources: [(kind: SourceKind, text: SourceText)]) {
    guard !unusedFiles.isEmpty, sources.contains(where: { $0.kind == .swift }) else { return unusedFiles = [] }
    var files = UnusedFiles(unusedFiles.filter(\.hasWords))
    for (kind, text) in sources where kind.tableForm == nil { files.remove(namedIn: text.text.utf8, of: text.path) }
    unusedFiles = files.files
  }

  /// Keeps the XIBs that files of other languages name, or may name.
  mutating func keepFiles(namedIn paths: Set<String>) {
    guard !unusedFiles.isEmpty else { return }
    var files = UnusedFiles(unusedFiles)
    for path in paths {
      guard let bytes = FileSystem.bytes(at: path) else { return unusedFiles = [] }
      files.remove(namedIn: bytes, of: path)
    }
    unusedFiles = files.files
  }

  /// Removes the menus of XIBs that no code loads, with a note for each file.
  mutating func removeUnusedFiles() {
    let locations = Dictionary(grouping: menus.map(\.location), by: \.path)
    let unused = Set(unusedFiles.map(\.path))
    menus.removeAll { unused.contains($0.location.path) }
    for file in unusedFiles {
      guard let first = locations[file.path]?.min() else { continue }
      diagnostics.append(
        Diagnostic(
          .note, at: first, "menus not imported: no source names \(Quotation.of(file.stem)) or its class \(file.owner)",
          help: "import the file alone"))
    }
  }
}
