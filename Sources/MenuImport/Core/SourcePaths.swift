import MockupFiles

/// Makes the source paths in documents independent of the current folder, where possible.
package struct SourcePaths {
  /// The base of paths; `nil` for the current folder.
  private let root: String?
  private let inputs: [String]

  package init(root: String?, inputs: [String]) {
    (self.root, self.inputs) = (root, inputs)
  }

  package func displayPath(_ path: String) -> String {
    guard path != "-", path != "<stdin>" else { return "<stdin>" }
    if let root, let inside = Self.inside(path, root) { return inside }
    guard path.hasPrefix("/") else {
      return path.split(separator: "/").filter { $0 != "." }.joined(separator: "/")
    }
    if let inside = Self.inside(path, ".") { return inside }
    for input in inputs.sorted() where FileSystem.isFolder(input) {
      if let inside = Self.inside(path, input), let name = FilePaths.absolute(input).split(separator: "/").last {
        return "\(name)/\(inside)"
      }
    }
    return path.split(separator: "/").last.map(String.init) ?? path
  }

  /// The relative path of a file below a folder; `nil` for other files.
  private static func inside(_ path: String, _ folder: String) -> String? {
    let relativePath = FilePaths.relative(path, from: folder)
    return relativePath.hasPrefix("../") || relativePath.isEmpty ? nil : relativePath
  }
}
