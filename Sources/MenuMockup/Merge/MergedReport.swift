/// The folders of several reports, joined to one.
public struct MergedReport: Sendable {
  /// The results.
  public let results: MergedResults
  /// The runs that they are from.
  public let runs: [ResultFile]

  /// A report about results of runs.
  public init(_ results: MergedResults, runs: [ResultFile]) {
    self.results = results
    self.runs = runs
  }

  /// Copies the pictures that the results name into a folder.
  ///
  /// - Returns: the pictures that are in none of the runs' folders.
  public func copyPictures(to folder: String) throws(OutputFile.Problem) -> [String] {
    var missing: [String] = []
    for entry in results.entries {
      for file in entry.line.files {
        guard Self.staysInside(file), let source = runs[entry.run].folder,
          let bytes = FileSystem.bytes(at: FileSystem.path(file, in: source))
        else {
          missing.append("\(runs[entry.run].path): the picture \(file) is not there")
          continue
        }
        let place = FileSystem.path(file, in: folder)
        let parent = FileSystem.folder(of: place)
        if !FileSystem.isFolder(parent) { try OutputFile.makeFolder(parent) }
        try OutputFile(path: place).save(bytes)
      }
    }
    return missing
  }

  /// Whether a path leads nowhere but into its folder.
  private static func staysInside(_ path: String) -> Bool {
    !path.isEmpty && !path.hasPrefix("/") && !path.split(separator: "/").contains("..")
  }
}
