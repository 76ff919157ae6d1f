/// The phrases of descriptions and the titles of the system's menu items in each language: the files of this folder,
/// named by their BCP 47 tags.
package enum Languages {
  private static let ending = ".json"

  /// The tags of all languages, sorted.
  package static var tags: [String] {
    EmbeddedFiles.names(under: "").filter { $0.hasSuffix(ending) }.map { String($0.dropLast(ending.count)) }
  }

  /// The file of a language, or `nil`.
  package static func file(of tag: String) -> [UInt8]? { EmbeddedFiles.bytes(of: tag + ending) }
}
