import ArgumentParser

/// How much two pictures may differ and still count as the same.
struct ComparisonArguments: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Compare colors of PNGs as eyes see them, and pass over smoothed edges: 0 for any change that shows, up to 1.",
      valueName: "number"))
  var threshold: Double?

  @Option(help: ArgumentHelp("How many different pixels of a PNG still count as the same.", valueName: "count"))
  var maxDifferentPixels = 0

  func validate() throws {
    if let threshold, !(0...1).contains(threshold) { throw ValidationError("--threshold is a number from 0 to 1") }
    if maxDifferentPixels < 0 { throw ValidationError("--max-different-pixels is a whole number from 0 on") }
  }
}
