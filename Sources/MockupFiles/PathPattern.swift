/// A pattern for paths: `*` matches any characters of a name, `?` matches one, and `**` matches any number of folders.
package struct PathPattern {
  package let text: String

  package init(text: String) {
    self.text = text
  }

  package var isPattern: Bool { text.utf8.contains(Self.star) }

  private static let star = UInt8(ascii: "*")

  /// Returns the matching files relative to `folder`, sorted; hidden files only if the pattern asks for them.
  package func files(in folder: String) -> [String] { matches(in: folder) { _ in } }

  /// Returns the matching paths that are not UTF-8, repaired.
  package func invalidPaths(in folder: String) -> [String] {
    var invalid: Set<String> = []
    _ = matches(in: folder) { invalid.insert($0) }
    return invalid.sorted()
  }

  /// - Parameter invalid: Receives paths that are not UTF-8; called in no order, possibly several times for one.
  private func matches(in folder: String, invalid: (String) -> Void) -> [String] {
    var found = [text.hasPrefix("/") ? "/" : ""]
    let parts = text.split(separator: "/").map(String.init)
    for (index, part) in parts.enumerated() {
      let isLast = index == parts.count - 1
      if part == "**", !isLast {
        found = Array(Set(found.flatMap { Self.folders(below: $0, in: folder, invalid: invalid) })).sorted()
        continue
      }
      found = found.flatMap { start -> [String] in
        func path(_ name: String) -> String { Self.path(name, below: start) }
        guard part.utf8.contains(Self.star) else { return [path(part)] }
        let place = FileSystem.path(start.isEmpty ? "." : start, in: folder)
        for name in FileSystem.invalidNames(in: place)
        where name.isFolder != isLast && NamePattern(part).matchesFile(name.text) {
          invalid(path(name.text))
        }
        return FileSystem.names(in: place).filter { NamePattern(part).matchesFile($0) }.map(path).filter {
          FileSystem.isFolder(FileSystem.path($0, in: folder)) != isLast
        }
      }
    }
    return Set(found).filter { FileSystem.exists(FileSystem.path($0, in: folder)) }.sorted()
  }

  /// Returns the existing folders in which a new file could match the pattern.
  package func searchedFolders(in folder: String) -> [String] {
    guard isPattern else { return [] }
    var found = [text.hasPrefix("/") ? "/" : ""]
    var searched: Set<String> = []
    for part in text.split(separator: "/").map(String.init) {
      if part == "**" {
        found = Array(Set(found.flatMap { Self.folders(below: $0, in: folder) { _ in } })).sorted()
        searched.formUnion(found)
      } else if part.utf8.contains(Self.star) {
        searched.formUnion(found)
        found = found.flatMap { start in
          FileSystem.names(in: FileSystem.path(start.isEmpty ? "." : start, in: folder))
            .filter(NamePattern(part).matchesFile).map { Self.path($0, below: start) }
        }
      } else {
        found = found.map { Self.path(part, below: $0) }
      }
    }
    let paths = searched.map { $0.isEmpty ? folder : FileSystem.path($0, in: folder) }
    return paths.filter { FileSystem.isFolder($0) }.sorted()
  }

  private static func path(_ name: String, below start: String) -> String {
    start.isEmpty || start == "/" ? start + name : start + "/" + name
  }

  /// Returns a folder and its descendants, without hidden folders, and without links because they can form cycles.
  private static func folders(
    below start: String, in folder: String, invalid: (String) -> Void
  ) -> [String] {
    var found: [String] = []
    var pending = [start]
    while let next = pending.popLast() {
      found.append(next)
      let place = FileSystem.path(next.isEmpty ? "." : next, in: folder)
      for name in FileSystem.invalidNames(in: place) where name.isFolder { invalid(path(name.text, below: next)) }
      for name in FileSystem.names(in: place) where name.first != "." {
        let candidate = path(name, below: next)
        let filePath = FileSystem.path(candidate, in: folder)
        if FileSystem.isFolder(filePath), !FileSystem.isLink(filePath) { pending.append(candidate) }
      }
    }
    return found
  }
}
