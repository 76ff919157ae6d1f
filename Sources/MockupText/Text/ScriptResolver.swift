/// Gives signs that all scripts share the script of their surroundings (Unicode Annex 24).
enum ScriptResolver {
  /// The script of each cluster: its own; else that of the cluster before; else that of the next one that has one.
  static func resolve(_ clusters: inout [Cluster]) {
    var current: Script = .common
    for index in clusters.indices {
      let own = clusters[index].scalars.lazy.map { Script(of: $0) }.first { $0 != .common && $0 != .inherited }
      if let own {
        if current == .common {
          for earlier in clusters[..<index].indices { clusters[earlier].script = own }
        }
        current = own
      }
      clusters[index].script = current
    }
  }
}
