import MockupScene

/// The folders in which typefaces are looked for, with those inside of them.
struct FontFolders {
  private let roots: [String]
  /// The folders that were looked into.
  private(set) var visited: [String] = []

  init(_ roots: [String]) { self.roots = roots }

  /// Goes through all files, one folder after the other and each in the order of its names.
  ///
  /// - Parameter file: is given the path and the name of each file; tells whether to go on.
  mutating func visit(_ file: (_ path: String, _ name: String) -> Bool) {
    for root in roots {
      var budget = Limit.fontFolderEntries.most
      var level = [root]
      for _ in 0..<Limit.fontFolderDepth.most {
        var next: [String] = []
        for folder in level {
          visited.append(folder)
          for name in Folder.entries(of: folder) {
            budget -= 1
            guard budget > 0 else { break }
            let path = folder + "/" + name
            if Folder.hasFolder(at: path) {
              next.append(path)
            } else if Folder.hasFile(at: path), !file(path, name) {
              return
            }
          }
        }
        level = next
      }
    }
  }
}
