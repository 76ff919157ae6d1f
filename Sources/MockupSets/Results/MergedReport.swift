public import MockupFiles
import PositionedJSON

/// The results of several runs as one report.
public struct MergedReport: Sendable {
  private let results: MergedResults
  private let runs: [ResultFile]
  private let title: String

  /// A report about results of runs.
  ///
  /// - Parameters:
  ///   - results: what was found, joined.
  ///   - runs: the results that it was joined from.
  ///   - title: what the report is called: the manifest, as a rule.
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
    var missing: [String] = []
    for entry in results.entries {
      let run = runs[entry.run]
      for picture in entry.line.files {
        if let folder = run.folder, try report.copy(picture, from: ReportFolder(path: folder)) { continue }
        missing.append("\(run.path): the picture \(picture) is not there")
      }
    }
    try report.save(lines, title: title)
    return missing
  }
}
