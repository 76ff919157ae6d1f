/// Names of types that begin with a module: `Harbor.Ship` for `Ship`.
struct QualifiedNames {
  /// The folders of the files that declare a type, by its name.
  private var folders: [String: Set<Substring>] = [:]

  init(_ files: [(source: SwiftSource, outline: [OutlineEntry])]) {
    for (source, outline) in files {
      let path = source.path.split(separator: "/").dropLast()
      for case .type(let type) in outline where type.kind != nil { folders[type.name, default: []].formUnion(path) }
    }
  }

  /// The name of a type without its module: a name that no type has, but a folder around the type's file.
  func withoutModule(_ name: String) -> String {
    let parts = name.split(separator: ".")
    guard parts.count > 1, folders[String(parts[0])] == nil, folders[String(parts[1])]?.contains(parts[0]) == true
    else {
      return name
    }
    return parts.dropFirst().joined(separator: ".")
  }
}
