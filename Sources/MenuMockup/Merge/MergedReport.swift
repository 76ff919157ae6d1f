import MenuModel

/// The results of several runs as one report.
public struct MergedReport: Sendable {
  private let results: MergedResults
  private let runs: [ResultFile]
  private let title: String

  /// A report about results of runs.
  ///
  /// - Parameter title: what the report is called: the manifest, as a rule.
  public init(_ results: MergedResults, runs: [ResultFile], title: String) {
    self.results = results
    self.runs = runs
    self.title = title
  }

  private var lines: [JSONNode] { results.entries.map(\.line.json) }

  /// The results as JUnit XML.
  public var junit: [UInt8] { JUnitReport(suite: title, lines: lines).xml }

  /// Writes a folder with the page, all lines, and the pictures of the runs' own folders.
  ///
  /// - Returns: the pictures that are in none of those, a sentence for each.
  public func save(to folder: String) throws(OutputFile.Problem) -> [String] {
    let report = ReportFolder(path: folder)
    try report.prepare()
    let missing = try copyPictures(to: folder)
    try report.save(lines, title: title)
    return missing
  }

  private func copyPictures(to folder: String) throws(OutputFile.Problem) -> [String] {
    var missing: [String] = []
    for entry in results.entries {
      let run = runs[entry.run]
      for file in entry.line.files {
        guard Self.staysInside(file), let source = run.folder,
          let bytes = FileSystem.bytes(at: FileSystem.path(file, in: source))
        else {
          missing.append("\(run.path): the picture \(file) is not there")
          continue
        }
        try OutputFile(path: FileSystem.path(file, in: folder)).saveWithFolder(bytes)
      }
    }
    return missing
  }

  /// Whether a path leads nowhere but into its folder.
  private static func staysInside(_ path: String) -> Bool {
    !path.isEmpty && !path.hasPrefix("/") && !path.split(separator: "/").contains("..")
  }
}
