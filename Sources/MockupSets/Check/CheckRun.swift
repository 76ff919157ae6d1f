import MenuMockup
public import MockupFiles
import MockupPNG

/// Compares the images of a set with their goldens: a visual regression test.
public struct CheckRun: Sendable {
  /// The folder of goldens.
  public var goldens: String
  /// The settings of the comparison.
  public var comparison = GoldenComparison()
  /// The images to accept as new goldens.
  public var acceptance = Acceptance.nothing
  /// Removes orphaned goldens.
  public var prunes = false
  /// The folder of the report; `nil` for none.
  public var report: String?
  /// The number of images rendered at once; `nil` for the number of processors.
  public var jobs: Int?
  let arguments: SetArguments

  /// Creates a check against a folder of goldens.
  public init(goldens: String, arguments: SetArguments) {
    self.goldens = goldens
    self.arguments = arguments
  }

  private var folder: GoldenFolder { GoldenFolder(path: goldens) }

  /// Creates the folder of the report, or removes an earlier report from it.
  public func prepare() throws(OutputFile.Problem) {
    if let report { try ReportFolder(path: report).prepare() }
  }

  /// Renders images and compares them with their goldens.
  ///
  /// A failing image does not stop the others. Memory is bounded, because results hold no pixels.
  ///
  /// - Parameters:
  ///   - variants: the images.
  ///   - isStopped: returns true to begin no further image.
  ///   - onResult: receives each result when it is ready, on any thread.
  /// - Returns: the results in image order; fewer if stopped.
  public func check(
    _ variants: [Variant], until isStopped: @escaping @Sendable () -> Bool = { false },
    onResult: @escaping @Sendable (CheckResult) -> Void = { _ in }
  ) -> [CheckResult] {
    let resources = arguments.resources
    return Workers.run(count: variants.count, workers: jobs, until: isStopped) {
      Renderer(resources: resources)
    } work: { renderer, index in
      let clock = ContinuousClock()
      let start = clock.now
      var result = check(variants[index], renderer)
      result.milliseconds = (clock.now - start) / .milliseconds(1)
      onResult(result)
      return result
    }
  }

  /// Returns results for orphaned goldens, and removes the goldens if requested.
  public func results(ofOrphans orphans: [String]) -> [CheckResult] {
    orphans.map { path in
      var finding = GoldenFinding(.orphaned)
      if case .file(let bytes) = folder.entry(path) {
        finding.images.expected = bytes
        if let size = try? ImageFile.size(of: bytes) {
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
    let baseFolder = arguments.base ?? FileSystem.folder(of: variant.input)
    let source = Source(bytes: bytes, name: variant.input, folder: baseFolder)
    switch folder.entry(variant.output) {
    case .absent: return comparison.compare(source, options: variant.options, with: nil, by: renderer)
    case .file(let golden): return comparison.compare(source, options: variant.options, with: golden, by: renderer)
    case .unreadable: return GoldenFinding(.failed, message: "the golden cannot be read")
    }
  }

  // MARK: Writing

  /// Writes the golden and the report images of a result, and drops its image bytes.
  private func finish(_ result: CheckResult) -> CheckResult {
    guard result.finding.verdict != .same else { return result }
    var result = result
    let images = result.finding.images
    result.bytes = images.actual?.count
    result.finding.images = GoldenFinding.Images()
    do throws(OutputFile.Problem) {
      if let report { result.files = try save(images, of: result.path, in: ReportFolder(path: report)) }
      try accept(&result, images.actual)
    } catch {
      result.problem = error
    }
    return result
  }

  private func save(
    _ images: GoldenFinding.Images, of path: String, in report: ReportFolder
  ) throws(OutputFile.Problem) -> CheckResult.Files {
    var files = CheckResult.Files()
    if let bytes = images.expected { files.expected = try report.save(bytes, of: path, as: .expected) }
    if let bytes = images.actual { files.actual = try report.save(bytes, of: path, as: .actual) }
    if let bytes = images.difference { files.difference = try report.save(bytes, of: path, as: .difference) }
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

  /// Writes the report, if there is one.
  ///
  /// - Parameters:
  ///   - results: the results to show.
  ///   - title: the title of the page.
  public func save(_ results: [CheckResult], title: String) throws(OutputFile.Problem) {
    guard let report else { return }
    try ReportFolder(path: report).save(results.map(\.json), title: title)
  }
}
