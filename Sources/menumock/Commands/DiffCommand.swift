import ArgumentParser
import MenuDocument
import MenuMockup
import MockupDiff
import MockupFiles
import MockupScene

struct DiffCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    command: "diff",
    abstract: "Compares two PNGs from any source.",
    usage: "[<options>] <a> <b>",
    discussion: """
      Without --threshold, every bit of every channel is compared, including 16-bit channels and colors under zero \
      alpha. With it, 16-bit channels are rounded to 8 bits. Gamma and color profiles are ignored. Pictures of \
      different sizes are different, and their common area is compared from the top left corner. Exits with 0 for \
      equal pictures, 1 for different ones.

      Examples:
        menumock diff old.png new.png
        menumock diff old.png new.png -o difference.png --threshold 0.1
      """)

  @Argument(help: ArgumentHelp("First PNG; - for standard input.", valueName: "a"), completion: .images)
  var first: String

  @Argument(
    help: ArgumentHelp("Second PNG; - for standard input.", valueName: "b"), completion: .images)
  var second: String

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "Write a picture of the difference, with changes in red and antialiased edges in yellow; - for standard output.",
      valueName: "file"), completion: .file())
  var output: String?

  @OptionGroup
  var tolerance: ComparisonArguments

  @Option(help: "Output format.")
  var format = DifferenceReport.Format.text

  @Flag(name: .shortAndLong, help: "Print nothing; set only the exit status.")
  var quiet = false

  func validate() throws {
    if first == "-", second == "-" { throw ValidationError("standard input can be read only once") }
  }

  mutating func run() throws {
    var claims = FileClaims()
    for image in [first, second] { claims.read(image, as: "one of the pictures") }
    claims.write(output, as: "the difference")
    try claims.checkArguments()
    let files = (
      try CommandInput.read(first, atMost: .pictureBytes), try CommandInput.read(second, atMost: .pictureBytes)
    )
    let isSameFile = files.0 == files.1
    let difference: Difference
    if isSameFile, output == nil {
      let size = try Self.explaining(first) { () throws(ImageFile.Problem) in try ImageFile.size(of: files.0) }
      difference = .none(size: PixelSize(width: size.width, height: size.height))
    } else {
      difference = try compare(files.0, files.1)
    }
    let isEqual = difference.isEqual(allowing: tolerance.maxDifferentPixels?.integer ?? 0)
    if !quiet {
      let report = DifferenceReport(
        difference: difference, names: (first, second), allowed: tolerance.maxDifferentPixels?.integer ?? 0,
        isSameFile: isSameFile)
      let text = report.text(as: format)
      // With the image on standard output, the text goes to standard error.
      if output == "-" { Console.report(text) } else { try Console.write((text + "\n").utf8) }
    }
    if !isEqual { throw ExitCode.found }
  }

  private func compare(_ one: [UInt8], _ other: [UInt8]) throws -> Difference {
    let comparison = ImageComparison(threshold: tolerance.threshold?.number)
    guard let output else {
      do { return try comparison.difference(betweenPNG: one, and: other) } catch { throw failure(error) }
    }
    let result: (difference: Difference, png: [UInt8])
    do {
      result = try comparison.differencePNG(betweenPNG: one, and: other)
    } catch {
      switch error {
      case .unreadable(let problem): throw failure(problem)
      case .tooLarge(let width, let height, let maximum):
        let message = "the picture of the difference has \(width) × \(height) pixels; at most \(maximum) in total"
        throw Failure(
          message: "\(output): \(message)", help: "omit --output to compare the pictures only", status: .badInput)
      case .unwritable(let reason): throw Failure(message: "\(output): \(reason)", status: .cannotCreate)
      }
    }
    try OutputFile(path: output).write(result.png)
    return result.difference
  }

  private func failure(_ problem: UnreadableImage) -> Failure {
    Failure(message: "\(problem.isFirst ? first : second): \(problem.description)", status: .badInput)
  }

  private static func explaining<Result>(
    _ path: String, _ work: () throws(ImageFile.Problem) -> Result
  ) throws(Failure) -> Result {
    do {
      return try work()
    } catch {
      throw Failure(message: "\(path): \(error.description)", status: .badInput)
    }
  }
}
