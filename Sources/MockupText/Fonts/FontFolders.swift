import MockupFiles
import MockupScene

struct FontFolders {
  private let roots: [String]
  private(set) var visited: [String] = []

  init(_ roots: [String]) { self.roots = roots }

  /// Visits all files folder by folder, each in alphabetical order.
  ///
  /// - Parameter file: Returns whether to continue.
  mutating func visit(_ file: (_ path: String, _ name: String) -> Bool) {
    for root in roots {
      var budget = Limit.fontFolderEntries.maximum
      var level = [root]
      for _ in 0..<Limit.fontFolderDepth.maximum {
        var next: [String] = []
        for folder in level {
          visited.append(folder)
          for name in FileSystem.names(in: folder) {
            budget -= 1
            guard budget > 0 else { break }
            let path = folder + "/" + name
            if FileSystem.isFolder(path) {
              // Links could form cycles.
              if !FileSystem.isLink(path) { next.append(path) }
            } else if FileSystem.isOrdinary(path), !file(path, name) {
              return
            }
          }
        }
        level = next
      }
    }
  }
}
