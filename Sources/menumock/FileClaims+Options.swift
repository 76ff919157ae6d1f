import ArgumentParser
import MenuDocument
import MockupFiles

extension FileClaims {
  /// Adds the output files of a project or a command line.
  mutating func write(_ options: ProjectOptions) {
    for key in [ProjectOption.Key.results, .deps, .junit] { write(options.path(key), as: key.option) }
    if options.markdownFolder == nil { write(options.path(.markdown), as: ProjectOption.Key.markdown.option) }
  }

  /// Rejects an output that would replace an input or another output, as a wrong argument.
  func checkArguments() throws(ValidationError) {
    do {
      try check()
    } catch {
      throw ValidationError("\(error)")
    }
  }
}

extension ProjectOptions {
  /// The folder of one file per snippet; `nil` for a single file.
  ///
  /// A folder exists, ends in `/`, or has no extension.
  var markdownFolder: String? {
    guard let path = path(.markdown), path != "-" else { return nil }
    let isFolder = path.hasSuffix("/") || FileSystem.isFolder(path)
    return isFolder || !FileSystem.exists(path) && FileSystem.ending(of: path).isEmpty ? path : nil
  }

  var markdownStyle: MarkdownStyle { name(.markdownStyle).flatMap(MarkdownStyle.init) ?? .github }
}
