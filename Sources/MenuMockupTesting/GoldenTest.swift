import MenuDocument
import MenuMockup
import MockupFiles
import MockupSets

struct GoldenTest {
  /// The golden's path, for messages.
  let name: String
  let place: String
  let recording: RecordingMode
  let comparison: GoldenComparison

  static func format(of golden: String) throws(MockupFailure) -> PictureFormat {
    guard let format = PictureFormat(rawValue: FileSystem.ending(of: golden)) else {
      throw MockupFailure("\(golden): expected a golden with the extension \(PictureFormat.endings)")
    }
    return format
  }

  /// Compares the rendered image with the golden, or records it.
  ///
  /// - Throws: The failure of the test; recording a golden is a failure, too.
  func run(_ source: Source, _ options: RenderOptions, _ renderer: Renderer) throws(MockupFailure) {
    var golden: [UInt8]?
    if recording != .all, FileSystem.exists(place) { golden = try TestFile.bytes(at: place, name: name) }
    let finding = comparison.compare(source, options: options, with: golden, by: renderer)
    if finding.verdict == .same { return }
    var message = CheckResult(path: name, finding: finding).text
    // Font substitution is a frequent cause of differences, and the diagnostics report it.
    for diagnostic in finding.findings { message += "\n  " + "\(diagnostic)".replacing("\n", with: "\n  ") }
    guard isRecorded(finding), let picture = finding.pictures.actual else {
      throw MockupFailure(message, pictures: pictures(of: finding))
    }
    try TestFile.write(picture, to: place, name: name)
    throw MockupFailure((golden == nil ? "\(name): " : message + "\n  ") + "recorded: \(place)")
  }

  private func isRecorded(_ finding: GoldenFinding) -> Bool {
    switch recording {
    case .never: false
    case .missing: finding.verdict == .missing
    case .changed, .all: true
    }
  }

  private func pictures(of finding: GoldenFinding) -> [MockupFailure.Picture] {
    let ending = FileSystem.ending(of: place)
    let files = [
      ("expected", finding.pictures.expected, ending), ("actual", finding.pictures.actual, ending),
      ("difference", finding.pictures.difference, "png"),
    ]
    return files.compactMap { what, bytes, ending in
      bytes.map { MockupFailure.Picture(name: "\(FileSystem.stem(of: place))-\(what).\(ending)", bytes: $0) }
    }
  }
}
