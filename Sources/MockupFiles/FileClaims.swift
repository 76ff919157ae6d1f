/// The files that a command reads and those that it will write, collected before it writes the first byte.
///
/// Two paths are the same file if they lead to the same place through links, or differ in letter case only, because
/// many file systems ignore case. Devices and pipes can take any number of outputs.
package struct FileClaims: Sendable {
  /// An output that would replace an input or another output.
  package struct Overlap: Error, Hashable, Sendable, CustomStringConvertible {
    package let path: String
    private let message: String

    fileprivate init(_ output: Claim, replacing input: Claim) {
      path = output.path
      message = "\(output.path): \(output.role) would replace \(input.role)"
    }

    fileprivate init(_ output: Claim, and other: Claim) {
      path = output.path
      let path = output.path == "-" ? "standard output" : output.path
      message = "\(other.role) and \(output.role) have the same path: \(path)"
    }

    package var description: String { message }
  }

  fileprivate struct Claim: Hashable {
    var path: String
    var role: String
  }

  private var inputs: [Claim] = []
  private var outputs: [Claim] = []
  private var folders: [Claim] = []

  package init() {}

  /// Adds an input; standard input is ignored.
  ///
  /// - Parameter role: the input in an error message, such as `the document`.
  package mutating func read(_ path: String?, as role: String) {
    if let path, path != "-" { inputs.append(Claim(path: path, role: role)) }
  }

  /// Adds an output; `-` is standard output.
  ///
  /// - Parameter role: the output in an error message, such as `--results`.
  package mutating func write(_ path: String?, as role: String) {
    if let path { outputs.append(Claim(path: path, role: role)) }
  }

  /// Adds a folder that must contain no other input or output.
  package mutating func write(folder: String, as role: String) { folders.append(Claim(path: folder, role: role)) }

  /// Returns the paths that lead to inputs.
  package func inputs(among paths: [String]) -> Set<String> {
    var destinations = Destinations()
    let read = Set(
      inputs.compactMap { destinations.destination(of: $0.path) } + inputs.map { FileSystem.identity(of: $0.path) })
    return Set(
      paths.filter { path in
        read.contains(FileSystem.identity(of: path)) || destinations.destination(of: path).map(read.contains) ?? false
      })
  }

  /// Rejects the first output that would replace an input or another output.
  package func check() throws(Overlap) {
    guard !outputs.isEmpty || !folders.isEmpty else { return }
    var destinations = Destinations()
    var read: [String: Claim] = [:]
    for input in inputs {
      guard let destination = destinations.destination(of: input.path) else { continue }
      read[destination] = read[destination] ?? input
      // A hard link leads to the same file from another place.
      let identity = FileSystem.identity(of: input.path)
      read[identity] = read[identity] ?? input
    }
    var written: [String: Claim] = [:]
    for output in outputs {
      guard let destination = destinations.destination(of: output.path) else { continue }
      if let input = read[destination] ?? read[FileSystem.identity(of: output.path)] {
        throw Overlap(output, replacing: input)
      }
      if let other = written.updateValue(output, forKey: destination) { throw Overlap(output, and: other) }
    }
    for folder in folders {
      guard let destination = destinations.destination(of: folder.path) else { continue }
      let others = read.merging(written) { first, _ in first }
      let inside = others.filter { $0.key.hasPrefix(destination + "/") }.min { $0.key < $1.key }
      if let inside { throw Overlap(folder, replacing: inside.value) }
    }
  }
}

/// Resolves paths to places, and remembers folders.
private struct Destinations {
  private var folders: [String: String] = [:]

  /// Returns the absolute path without links, in lowercase; `nil` for a device or pipe.
  mutating func destination(of path: String) -> String? {
    guard path != "-" else { return path }
    guard let target = try? OutputFile.target(ofLinksAt: ExecutionContext.resolve(path)) else { return nil }
    if FileSystem.exists(target), !FileSystem.isOrdinary(target), !FileSystem.isFolder(target) { return nil }
    let name = target.split(separator: "/").last.map(String.init) ?? ""
    let folder = folder(FileSystem.folder(of: target))
    return (name == "." || name == ".." ? FilePaths.absolute(target) : FileSystem.path(name, in: folder)).lowercased()
  }

  private mutating func folder(_ path: String) -> String {
    if let known = folders[path] { return known }
    let destination = FilePaths.destination(ofFolder: path)
    folders[path] = destination
    return destination
  }
}
