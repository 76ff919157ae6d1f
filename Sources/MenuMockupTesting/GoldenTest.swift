import MenuDocument
import MenuMockup
import MockupFiles
import MockupSets

/// One picture and the golden that it is to equal.
struct GoldenTest {
  /// The golden's path, as messages name it.
  let name: String
  /// The golden's file.
  let place: String
  /// When the golden is written.
  let recording: RecordingMode
  let comparison: GoldenComparison

  /// The form that the golden's ending says.
  static func format(of golden: String) throws(MockupFailure) -> PictureFormat {
    guard let format = PictureFormat(rawValue: FileSystem.ending(of: golden)) else {
      throw MockupFailure("\(golden): the ending of a golden is \(PictureFormat.endings)")
    }
    return format
  }

  /// Draws a document and compares the picture with the golden, or records it.
  ///
  /// - Throws: why the test fails; a golden that was written is such a reason.
  func run(_ source: Source, _ options: RenderOptions, _ renderer: Renderer) throws(MockupFailure) {
    var golden: [UInt8]?
    if recording != .all, FileSystem.exists(place) { golden = try TestFile.bytes(at: place, name: name) }
    let finding = comparison.compare(source, options: options, with: golden, by: renderer)
    if finding.verdict == .same { return }
    var message = CheckResult(path: name, finding: finding).text
    // What is drawn with another typeface than wanted says so.
    for diagnostic in finding.findings { message += "\n  \(diagnostic)" }
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

  /// The pictures for those who look into the failure, named after the golden.
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
