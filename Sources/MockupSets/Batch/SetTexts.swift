import MockupFiles

extension MockupSet {
  /// `<picture>` elements for all pictures that are there, a part at a time: the dark one beside the light one where
  /// there are both, and each with its pixels a point.
  public static func markdown(_ results: [VariantResult], linkingFrom folder: String) -> some Sequence<[UInt8]> {
    SetMarkdown(results, linkingFrom: folder).parts
  }

  /// Rules for Make and Ninja that say what pictures are made from, a part at a time.
  ///
  /// - Parameters:
  ///   - results: the pictures, with what they were made from.
  ///   - target: what depends on everything, as Ninja wants it: it takes no names that its own file does not mention.
  ///     Without one, each picture depends on its own files.
  public func dependencies(of results: [VariantResult], target: String? = nil) -> some Sequence<[UInt8]> {
    var known: Set<String> = []
    let count = target == nil ? results.count : 1
    return (0...count).lazy.map { index in
      var text = ""
      if index == count {
        // A file that is gone is no reason to stop.
        for name in known.sorted() { text += name + ":\n" }
      } else {
        let sources = target == nil ? sources(of: results[index..<(index + 1)]) : sources(of: results[...])
        known.formUnion(sources)
        text = Self.makeName(target ?? results[index].path) + ":" + sources.map { " " + $0 }.joined() + "\n"
      }
      return Array(text.utf8)
    }
  }

  /// The files that pictures are made from, as Make writes them and each once.
  private func sources(of results: ArraySlice<VariantResult>) -> [String] {
    var known: Set<String> = []
    var sources: [String] = []
    func add(_ path: String) {
      // A rule cannot name a path with a line end.
      guard !path.contains(where: \.isNewline), known.insert(FilePlace.absolute(path)).inserted else { return }
      sources.append(Self.makeName(path))
    }
    for path in [file] + tables { add(path) }
    for result in results {
      add(result.variant.input)
      for input in result.output?.inputs ?? [] where !known.contains(input.path) { add(input.path) }
    }
    return sources
  }

  /// A path as compilers write it for Make, which Ninja understands as well: backslashes are doubled only before what
  /// has to be escaped.
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
