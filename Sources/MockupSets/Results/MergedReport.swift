public import MockupFiles
import PositionedJSON

/// The results of several runs as one report.
public struct MergedReport: Sendable {
  private let results: MergedResults
  private let runs: [ResultFile]
  private let title: String

  /// Creates a report.
  ///
  /// - Parameters:
  ///   - results: the merged results.
  ///   - runs: the results of the single runs.
  ///   - title: the title of the report, usually the manifest.
  public init(_ results: MergedResults, runs: [ResultFile], title: String) {
    self.results = results
    self.runs = runs
    self.title = title
  }

  private var lines: [JSONNode] { results.entries.map(\.line.json) }

  /// The results as JUnit XML.
  public var junit: [UInt8] { JUnitReport(suite: title, lines: lines).xml }

  /// Writes a folder with the page, all lines, and the images of the runs' report folders.
  ///
  /// - Returns: a sentence for each image missing from all of these folders.
  public func save(to folder: String) throws(OutputFile.Problem) -> [String] {
    let report = ReportFolder(path: folder)
    try report.prepare()
    var missing: [String] = []
    for entry in results.entries {
      let run = runs[entry.run]
      for image in entry.line.files {
        if let folder = run.folder, try report.copy(image, from: ReportFolder(path: folder)) { continue }
        missing.append("\(run.path): missing picture \(image)")
      }
    }
    try report.save(lines, title: title)
    return missing
  }
}
