enum PluginFailure: Error, CustomStringConvertible {
  case noManifest
  case build(log: String)
  /// The program failed with this exit status and has printed the reason.
  case status(Int32)

  var description: String {
    switch self {
    case .noManifest:
      "the package has no menumock.json; write one, or name another file: swift package menumock --manifest FILE"
    case .build(let log): "menumock does not build:\n\(log)"
    case .status(let status): "menumock ended with exit status \(status)"
    }
  }
}
