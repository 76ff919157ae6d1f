/// Why nothing was drawn.
enum PluginFailure: Error, CustomStringConvertible {
  /// The package has no manifest.
  case noManifest
  /// The program ended with this exit status, and has said why.
  case status(Int32)

  var description: String {
    switch self {
    case .noManifest:
      "the package has no menumock.json; write one, or name another file: swift package menumock --manifest FILE"
    case .status(let status): "menumock ended with exit status \(status)"
    }
  }
}
