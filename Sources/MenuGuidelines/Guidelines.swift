/// The embedded files of this folder: the text of lint rules, and their word lists.
package enum Guidelines {
  private static let ending = ".json"

  /// The sorted names of the files in `Rules`, without extension.
  package static var rules: [String] {
    EmbeddedFiles.names(under: "Rules").map { String($0.dropLast(ending.count)) }
  }

  /// The file of a rule; `nil` for an unknown rule.
  package static func rule(_ name: String) -> [UInt8]? { EmbeddedFiles.bytes(of: "Rules/" + name + ending) }

  /// A file in `Words`; `nil` if it does not exist.
  package static func words(_ file: String) -> [UInt8]? { EmbeddedFiles.bytes(of: "Words/" + file) }
}
