/// Why files could not be packed.
enum PackingError: Error, CustomStringConvertible {
  /// Arguments are missing.
  case usage
  /// The file of this path is not UTF-8.
  case notText(String)

  var description: String {
    switch self {
    case .usage: "usage: PackFolder OUTPUT FOLDER PATH…"
    case .notText(let path): "\(path): only UTF-8 text can be embedded"
    }
  }
}
