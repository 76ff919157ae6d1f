import MockupFiles

/// A pattern for paths: `*` matches any characters of a name, `?` matches one, and `**` matches any number of folders.
struct PathPattern {
  let text: String

  var isPattern: Bool { text.utf8.contains(Self.star) }

  private static let star = UInt8(ascii: "*")

  /// Returns the matching files relative to `folder`, sorted; hidden files only if the pattern asks for them.
  func files(in folder: String) -> [String] {
    var found = [text.hasPrefix("/") ? "/" : ""]
    let parts = text.split(separator: "/").map(String.init)
    for (index, part) in parts.enumerated() {
      let isLast = index == parts.count - 1
      if part == "**", !isLast {
        found = Array(Set(found.flatMap { Self.folders(below: $0, in: folder) })).sorted()
        continue
      }
      found = found.flatMap { start -> [String] in
        func path(_ name: String) -> String { Self.path(name, below: start) }
        guard part.utf8.contains(Self.star) else { return [path(part)] }
        let names = FileSystem.names(in: FileSystem.path(start.isEmpty ? "." : start, in: folder))
        return names.filter { NamePattern(part).matchesFile($0) }.map(path).filter {
          FileSystem.isFolder(FileSystem.path($0, in: folder)) != isLast
        }
      }
    }
    return Set(found).filter { FileSystem.exists(FileSystem.path($0, in: folder)) }.sorted()
  }

  private static func path(_ name: String, below start: String) -> String {
    start.isEmpty || start == "/" ? start + name : start + "/" + name
  }

  /// Returns a folder and its descendants, without hidden folders, and without links because they can form cycles.
  private static func folders(below start: String, in folder: String) -> [String] {
    var found: [String] = []
    var pending = [start]
    while let next = pending.popLast() {
      found.append(next)
      for name in FileSystem.names(in: FileSystem.path(next.isEmpty ? "." : next, in: folder)) where name.first != "." {
        let candidate = path(name, below: next)
        let filePath = FileSystem.path(candidate, in: folder)
        if FileSystem.isFolder(filePath), !FileSystem.isLink(filePath) { pending.append(candidate) }
      }
    }
    return found
  }
}
