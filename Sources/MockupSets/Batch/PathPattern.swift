import MockupFiles

/// A path with `*` for any characters of a name.
struct PathPattern {
  /// The pattern, as it was written.
  let text: String

  /// Whether anything in it is a place for other characters.
  var isPattern: Bool { text.utf8.contains(Self.star) }

  private static let star = UInt8(ascii: "*")
  private static let dot = UInt8(ascii: ".")

  /// The files that it stands for, as paths from the folder, sorted; hidden ones only where it says so.
  func files(in folder: String) -> [String] {
    var found = [text.hasPrefix("/") ? "/" : ""]
    let parts = text.split(separator: "/").map(String.init)
    for (index, part) in parts.enumerated() {
      let isLast = index == parts.count - 1
      found = found.flatMap { start -> [String] in
        func path(_ name: String) -> String { start.isEmpty || start == "/" ? start + name : start + "/" + name }
        guard part.utf8.contains(Self.star) else { return [path(part)] }
        let names = FileSystem.names(in: FileSystem.path(start.isEmpty ? "." : start, in: folder))
        return names.filter { Self.matches($0, part) }.map(path).filter {
          FileSystem.isFolder(FileSystem.path($0, in: folder)) != isLast
        }
      }
    }
    return found.filter { FileSystem.exists(FileSystem.path($0, in: folder)) }.sorted()
  }

  /// Whether a name is one that a pattern stands for.
  static func matches(_ name: String, _ pattern: String) -> Bool {
    let name = Array(name.utf8)
    let pattern = Array(pattern.utf8)
    if name.first == dot, pattern.first != dot { return false }
    var (place, step) = (0, 0)
    // Where to go on when the last star has to take one more character.
    var retry: (place: Int, step: Int)?
    while place < name.count {
      if step < pattern.count, pattern[step] == star {
        step += 1
        retry = (place, step)
      } else if step < pattern.count, pattern[step] == name[place] {
        place += 1
        step += 1
      } else if let last = retry {
        retry = (last.place + 1, last.step)
        (place, step) = (last.place + 1, last.step)
      } else {
        return false
      }
    }
    return pattern[step...].allSatisfy { $0 == star }
  }
}
