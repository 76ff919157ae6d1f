import MockupFiles
package import PositionedJSON

/// The existing files that documents and themes name: images, and themes with those that they extend.
///
/// They are found in the JSON, so that those of documents with errors are known, too.
package struct NamedFiles {
  package struct File: Hashable {
    package let path: String
    /// The file that names it.
    package let owner: String
  }

  private static let imageKeys: Set<String> = ["image"]
  private static let themeKeys: Set<String> = ["theme", "extends"]

  package private(set) var files: [File] = []
  private var known: Set<String> = []

  package init() {}

  /// Adds the files that a document names.
  ///
  /// - Parameters:
  ///   - bytes: the document.
  ///   - owner: the document in error messages.
  ///   - folder: the folder that its paths are relative to.
  package mutating func add(_ bytes: [UInt8], of owner: String, folder: String) {
    guard let root = JSONReading(bytes, .commented).root else { return }
    add(root, of: owner, folder: folder)
  }

  package mutating func add(_ node: JSONNode, of owner: String, folder: String) {
    var pending = [node]
    while let node = pending.popLast() {
      switch node.value {
      case .object(let members):
        for member in members {
          guard let text = member.value.text else {
            pending.append(member.value)
            continue
          }
          if Self.imageKeys.contains(member.key.text) { insert(text, of: owner, folder) }
          if Self.themeKeys.contains(member.key.text) { addTheme(text, of: owner, folder) }
        }
      case .array(let elements): pending += elements
      case .string, .number, .bool, .null: break
      }
    }
  }

  private mutating func addTheme(_ text: String, of owner: String, _ folder: String) {
    guard let path = insert(text, of: owner, folder), let bytes = try? FileSystem.contents(of: path, atMost: .jsonBytes)
    else { return }
    add(bytes, of: path, folder: FileSystem.folder(of: path))
  }

  /// - Returns: the path of a file that was not known before.
  @discardableResult
  private mutating func insert(_ text: String, of owner: String, _ folder: String) -> String? {
    let path = FileSystem.path(text, in: folder)
    guard known.insert(path).inserted, FileSystem.isOrdinary(path) else { return nil }
    files.append(File(path: path, owner: owner))
    return path
  }
}
