import MockupFiles

extension MockupSet {
  /// Returns `<image>` elements for all existing images in chunks; light and dark images and scales share an element.
  public static func markdown(_ results: [VariantResult], linkingFrom folder: String) -> some Sequence<[UInt8]> {
    SetMarkdown(results, linkingFrom: folder).parts
  }

  /// Returns dependency rules for Make and Ninja, in chunks.
  ///
  /// - Parameters:
  ///   - results: the images with their inputs.
  ///   - target: a single target that depends on all inputs. Ninja needs it, because it accepts only targets of its
  ///     build file. Without it, each image depends on its own files.
  public func dependencies(of results: [VariantResult], target: String? = nil) -> some Sequence<[UInt8]> {
    var known: Set<String> = []
    let count = target == nil ? results.count : 1
    return (0...count).lazy.map { index in
      var text = ""
      if index == count {
        // An empty rule keeps Make from failing if the file is deleted.
        for name in known.sorted() { text += name + ":\n" }
      } else {
        let sources = target == nil ? sources(of: results[index..<(index + 1)]) : sources(of: results[...])
        known.formUnion(sources)
        text = Self.makeName(target ?? results[index].path) + ":" + sources.map { " " + $0 }.joined() + "\n"
      }
      return Array(text.utf8)
    }
  }

  /// Returns the inputs of images, escaped for Make, each once.
  private func sources(of results: ArraySlice<VariantResult>) -> [String] {
    var known: Set<String> = []
    var sources: [String] = []
    func add(_ path: String) {
      // A rule cannot contain a path with a line break.
      guard !path.contains(where: \.isNewline), known.insert(FilePaths.absolute(path)).inserted else { return }
      sources.append(Self.makeName(path))
    }
    for path in [file] + tables { add(path) }
    for result in results {
      add(result.variant.input)
      for input in result.output?.inputs ?? [] where !known.contains(input.path) { add(input.path) }
    }
    return sources
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
