import Foundation

/// Packs text files into one Swift source file: `PackFolder OUTPUT FOLDER PATH…`, with paths relative to the folder.
@main
struct PackFolder {
  static func main() {
    do {
      try run(Array(CommandLine.arguments.dropFirst()))
    } catch {
      FileHandle.standardError.write(Data("error: \(error)\n".utf8))
      exit(1)
    }
  }

  private static func run(_ arguments: [String]) throws {
    guard arguments.count >= 2 else { throw PackingError.usage }
    let folder = URL(filePath: arguments[1], directoryHint: .isDirectory)
    let files = try arguments.dropFirst(2).map { path in
      let url = folder.appending(path: path)
      guard let contents = String(validating: try Data(contentsOf: url), as: UTF8.self) else {
        throw PackingError.notText(url.path(percentEncoded: false))
      }
      return PackedSource.File(path: path, contents: contents)
    }
    let source = Data(PackedSource(files: files).text.utf8)
    let output = URL(filePath: arguments[0])
    // Debug and release builds share the file, so rewriting it unchanged would make the other one compile it again.
    if let old = try? Data(contentsOf: output), old == source { return }
    try source.write(to: output, options: .atomic)
  }
}
