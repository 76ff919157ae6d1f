enum PackingError: Error, CustomStringConvertible {
  case usage
  /// The file at this path is not UTF-8.
  case notText(String)

  var description: String {
    switch self {
    case .usage: "usage: PackFolder OUTPUT FOLDER PATH…"
    case .notText(let path): "\(path): only UTF-8 text can be embedded"
    }
  }
}
