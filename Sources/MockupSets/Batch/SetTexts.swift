public import MenuDocument
import MockupFiles
import PositionedJSON

extension MockupSet {
  /// Returns elements for all existing images in chunks; light and dark images and scales share an element.
  ///
  /// - Parameters:
  ///   - results: the results of the set.
  ///   - folder: the base folder of links.
  ///   - style: the form of the elements.
  public static func markdown(
    _ results: [VariantResult], linkingFrom folder: String, style: MarkdownStyle = .github
  ) -> some Sequence<[UInt8]> {
    SetMarkdown(results, linkingFrom: folder, style: style).parts
  }

  /// Returns the paths that snippets of images may have, each once.
  public static func snippetPaths(of variants: [Variant], in directory: String, style: MarkdownStyle) -> Set<String> {
    Set(variants.flatMap { SetMarkdown.snippetNames(of: $0, style: style) }.map { FileSystem.path($0, in: directory) })
  }

  /// Returns one snippet per element, each with its path in a folder.
  ///
  /// - Parameters:
  ///   - results: the results of the set.
  ///   - directory: the folder of the snippets.
  ///   - folder: the base folder of links; `nil` for the folder of each snippet.
  ///   - style: the form of the elements.
  public static func snippets(
    _ results: [VariantResult], in directory: String, linkingFrom folder: String?, style: MarkdownStyle = .github
  ) -> [(path: String, bytes: [UInt8])] {
    if let folder {
      return SetMarkdown(results, linkingFrom: folder, style: style).snippets
        .map { (FileSystem.path($0.path, in: directory), $0.bytes) }
    }
    // The links of a snippet depend on the depth of its path.
    let paths = SetMarkdown(results, linkingFrom: directory, style: style).snippets.map(\.path)
    var known: [String: [String: [UInt8]]] = [:]
    return paths.map { name in
      let path = FileSystem.path(name, in: directory)
      let base = FileSystem.folder(of: path)
      let texts =
        known[base]
        ?? Dictionary(
          SetMarkdown(results, linkingFrom: base, style: style).snippets.map { ($0.path, $0.bytes) },
          uniquingKeysWith: { first, _ in first })
      known[base] = texts
      return (path, texts[name] ?? [])
    }
  }

  /// An error for a path that a dependency file cannot contain.
  public struct UnwritablePath: Error, Hashable, Sendable {
    /// The path, with the line break.
    public let path: String
  }

  /// Returns dependency rules for Make and Ninja, in chunks.
  ///
  /// - Parameters:
  ///   - results: the images with their inputs.
  ///   - target: a single target that depends on all inputs. Ninja needs it, because it accepts only targets of its
  ///     build file. Without it, each image depends on its own files.
  /// - Throws: ``UnwritablePath`` for a path with a line break.
  public func dependencies(
    of results: [VariantResult], target: String? = nil
  ) throws(UnwritablePath) -> some Sequence<[UInt8]> {
    let folders = searchedFolders(besides: results)
    for path in paths(of: results[...], folders) + (target.map { [$0] } ?? results.map(\.path))
    where path.contains(where: \.isNewline) {
      throw UnwritablePath(path: path)
    }
    var known: Set<String> = []
    let count = target == nil ? results.count : 1
    return (0...count).lazy.map { index in
      var text = ""
      if index == count {
        // An empty rule keeps Make from failing if the file is deleted.
        for name in known.sorted() { text += name + ":\n" }
      } else {
        let part = target == nil ? results[index..<(index + 1)] : results[...]
        let sources = paths(of: part, folders).map(Self.makeName)
        known.formUnion(sources)
        text = Self.makeName(target ?? results[index].path) + ":" + sources.map { " " + $0 }.joined() + "\n"
      }
      return Array(text.utf8)
    }
  }

  /// Returns the paths of the inputs of images, each once.
  ///
  /// - Parameter folders: the folders of the set; each changes when a document is added to it.
  private func paths(of results: ArraySlice<VariantResult>, _ folders: [String]) -> [String] {
    var known: Set<String> = []
    var paths: [String] = []
    func add(_ path: String) {
      guard known.insert(FilePaths.absolute(path)).inserted else { return }
      paths.append(path)
    }
    for path in [file] + tables + folders { add(path) }
    for result in results {
      add(result.variant.input)
      for input in result.output?.inputs ?? [] where !known.contains(input.path) { add(input.path) }
    }
    return paths
  }

  /// Returns the folders in which a new document would belong to the set, except those of images, which would be newer
  /// than their images after each run.
  private func searchedFolders(besides results: [VariantResult]) -> [String] {
    var known = Set(results.map { FileSystem.folder(of: $0.path) }.map(FilePaths.absolute))
    return project.mockups.flatMap { PathPattern(text: $0.input.value).searchedFolders(in: folder) }
      .filter { known.insert(FilePaths.absolute($0)).inserted }
  }

  /// Escapes a path the way compilers do for Make; Ninja accepts it too. Backslashes are doubled only before escaped
  /// characters.
  private static func makeName(_ path: String) -> String {
    var name = ""
    var backslashes = 0
    for character in path {
      switch character {
      case " ", "\t": name += String(repeating: "\\", count: backslashes) + "\\"
      case "#", ":": name += "\\"
      case "$": name += "$"
      default: break
      }
      name.append(character)
      backslashes = character == "\\" ? backslashes + 1 : 0
    }
    return name
  }
}
