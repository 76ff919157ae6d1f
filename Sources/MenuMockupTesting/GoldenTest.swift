import MenuDocument
import MenuMockup
import MockupFiles
import MockupSets

struct GoldenTest {
  /// The golden's path, for messages.
  let name: String
  let path: String
  let recording: RecordingMode
  let comparison: GoldenComparison

  static func format(of golden: String) throws(MockupFailure) -> OutputFormat {
    guard let format = OutputFormat(rawValue: FileSystem.ending(of: golden)) else {
      throw MockupFailure("\(golden): expected a golden with the extension \(OutputFormat.endings)")
    }
    return format
  }

  /// Compares the rendered image with the golden, or records it.
  ///
  /// - Throws: The failure of the test; recording a golden is a failure, too.
  func run(_ source: Source, _ options: RenderOptions, _ renderer: Renderer) throws(MockupFailure) {
    var golden: [UInt8]?
    if recording != .all, FileSystem.exists(path) { golden = try TestFile.bytes(at: path, name: name) }
    let finding = comparison.compare(source, options: options, with: golden, by: renderer)
    if finding.verdict == .same { return }
    var message = CheckResult(path: name, finding: finding).text
    // Font substitution is a frequent cause of differences, and the diagnostics report it.
    for diagnostic in finding.findings { message += "\n  " + "\(diagnostic)".replacing("\n", with: "\n  ") }
    guard isRecorded(finding), let image = finding.images.actual else {
      throw MockupFailure(message, images: images(of: finding))
    }
    try TestFile.write(image, to: path, name: name)
    throw MockupFailure((golden == nil ? "\(name): " : message + "\n  ") + "recorded: \(path)")
  }

  private func isRecorded(_ finding: GoldenFinding) -> Bool {
    switch recording {
    case .never: false
    case .missing: finding.verdict == .missing
    case .changed, .all: true
    }
  }

  private func images(of finding: GoldenFinding) -> [MockupFailure.Image] {
    let ending = FileSystem.ending(of: path)
    let files = [
      ("expected", finding.images.expected, ending), ("actual", finding.images.actual, ending),
      ("difference", finding.images.difference, "png"),
    ]
    return files.compactMap { what, bytes, ending in
      bytes.map { MockupFailure.Image(name: "\(FileSystem.stem(of: path))-\(what).\(ending)", bytes: $0) }
    }
  }
}
