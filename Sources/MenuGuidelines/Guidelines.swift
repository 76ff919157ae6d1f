/// The text of lint rules, and the words that they know: the files of this folder.
package enum Guidelines {
  private static let ending = ".json"

  /// The names of the files in `Rules`, without their ending and sorted.
  package static var rules: [String] {
    EmbeddedFiles.names(under: "Rules").map { String($0.dropLast(ending.count)) }
  }

  /// The file of a rule; `nil` where there is none.
  package static func rule(_ name: String) -> [UInt8]? { EmbeddedFiles.bytes(of: "Rules/" + name + ending) }

  /// A file of words; `nil` where there is none.
  package static func words(_ file: String) -> [UInt8]? { EmbeddedFiles.bytes(of: "Words/" + file) }
}
