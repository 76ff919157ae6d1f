import MenuMockup
public import MockupFiles
import MockupPNG

/// Compares the pictures of a set with their goldens: the visual regression test.
public struct CheckRun: Sendable {
  /// The folder of goldens.
  public var goldens: String
  /// How pictures are compared.
  public var comparison = GoldenComparison()
  /// Which pictures become the new goldens.
  public var acceptance = Acceptance.nothing
  /// Whether goldens are removed that no picture belongs to.
  public var prunes = false
  /// The folder of the report; `nil` for none.
  public var report: String?
  /// How many pictures are drawn at once; as many as there are processors where this is `nil`.
  public var jobs: Int?
  /// What was asked of the set from outside of its manifest.
  let arguments: SetArguments

  /// A comparison with the goldens in a folder.
  public init(goldens: String, arguments: SetArguments) {
    self.goldens = goldens
    self.arguments = arguments
  }

  private var folder: GoldenFolder { GoldenFolder(path: goldens) }

  /// Makes the folder of the report, or empties it of an earlier one.
  public func prepare() throws(OutputFile.Problem) {
    if let report { try ReportFolder(path: report).prepare() }
  }

  /// Draws pictures and compares them with their goldens.
  ///
  /// A picture that fails does not stop the others. Memory is bounded: a result keeps no pixels.
  ///
  /// - Parameters:
  ///   - variants: what is drawn and compared.
  ///   - isStopped: whether no further picture is to be begun.
  ///   - tell: receives each result as soon as it is there, by any of the threads.
  /// - Returns: the results, in the order of the pictures; fewer where it was stopped.
  public func check(
    _ variants: [Variant], until isStopped: @escaping @Sendable () -> Bool = { false },
    tell: @escaping @Sendable (CheckResult) -> Void = { _ in }
  ) -> [CheckResult] {
    let resources = arguments.resources
    return Workers.run(count: variants.count, workers: jobs, until: isStopped) {
      Renderer(resources: resources)
    } work: { renderer, index in
      let clock = ContinuousClock()
      let start = clock.now
      var result = check(variants[index], renderer)
      result.milliseconds = (clock.now - start) / .milliseconds(1)
      tell(result)
      return result
    }
  }

  /// What is to be said about goldens that no picture belongs to.
  public func results(ofOrphans orphans: [String]) -> [CheckResult] {
    orphans.map { path in
      var finding = GoldenFinding(.orphaned)
      if case .file(let bytes) = folder.entry(path) {
        finding.pictures.expected = bytes
        if let size = try? PictureFile.size(of: bytes) {
          finding.expected = GoldenFinding.Side(width: Double(size.width), height: Double(size.height))
        }
      }
      return finish(CheckResult(path: path, finding: finding))
    }
  }

  private func check(_ variant: Variant, _ renderer: Renderer) -> CheckResult {
    finish(CheckResult(variant: variant, path: variant.output, finding: compare(variant, renderer)))
  }

  private func compare(_ variant: Variant, _ renderer: Renderer) -> GoldenFinding {
    guard let bytes = FileSystem.bytes(at: variant.input) else {
      return GoldenFinding(.failed, message: "the document cannot be read")
    }
    let place = arguments.base ?? FileSystem.folder(of: variant.input)
    let source = Source(bytes: bytes, name: variant.input, folder: place)
    switch folder.entry(variant.output) {
    case .absent: return comparison.compare(source, options: variant.options, with: nil, by: renderer)
    case .file(let golden): return comparison.compare(source, options: variant.options, with: golden, by: renderer)
    case .unreadable: return GoldenFinding(.failed, message: "the golden cannot be read")
    }
  }

  // MARK: What follows

  /// Writes what is to be written about a result, and lets go of the pictures.
  private func finish(_ result: CheckResult) -> CheckResult {
    guard result.finding.verdict != .same else { return result }
    var result = result
    let pictures = result.finding.pictures
    result.bytes = pictures.actual?.count
    result.finding.pictures = GoldenFinding.Pictures()
    do throws(OutputFile.Problem) {
      if let report { result.files = try save(pictures, of: result.path, in: ReportFolder(path: report)) }
      try accept(&result, pictures.actual)
    } catch {
      result.problem = error
    }
    return result
  }

  private func save(
    _ pictures: GoldenFinding.Pictures, of path: String, in report: ReportFolder
  ) throws(OutputFile.Problem) -> CheckResult.Files {
    var files = CheckResult.Files()
    if let bytes = pictures.expected { files.expected = try report.save(bytes, of: path, as: .expected) }
    if let bytes = pictures.actual { files.actual = try report.save(bytes, of: path, as: .actual) }
    if let bytes = pictures.difference { files.difference = try report.save(bytes, of: path, as: .difference) }
    return files
  }

  private func accept(_ result: inout CheckResult, _ actual: [UInt8]?) throws(OutputFile.Problem) {
    var choice: AcceptList.Choice?
    if case .chosen(let list) = acceptance { choice = list.choice(for: result.path) }
    if result.finding.verdict == .orphaned {
      guard prunes || choice != nil else { return }
      try folder.remove(result.path)
    } else {
      guard let actual else { return }
      switch acceptance {
      case .nothing: return
      case .all: break
      case .chosen:
        guard let choice else { return }
        result.isStale = choice.pixels != result.finding.actual.pixels
        if result.isStale { return }
      }
      try folder.save(actual, as: result.path)
    }
    result.isAccepted = true
  }

  // MARK: Files

  /// Writes the folder of the report, where one is asked for.
  ///
  /// - Parameters:
  ///   - results: what the page shows.
  ///   - title: what it is called.
  public func save(_ results: [CheckResult], title: String) throws(OutputFile.Problem) {
    guard let report else { return }
    try ReportFolder(path: report).save(results.map(\.json), title: title)
  }
}
