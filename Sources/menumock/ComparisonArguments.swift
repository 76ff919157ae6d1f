import ArgumentParser
import MenuModel

/// How much two pictures may differ and still count as the same.
struct ComparisonArguments: ParsableArguments {
  @Option(help: .of(.threshold))
  var threshold: Double?

  @Option(help: .of(.maxDifferentPixels))
  var maxDifferentPixels: Int?

  func validate() throws {
    if let threshold, !(0...1).contains(threshold) { throw ValidationError("--threshold is a number from 0 to 1") }
    if let maxDifferentPixels, maxDifferentPixels < 0 {
      throw ValidationError("--max-different-pixels is a whole number from 0 on")
    }
  }
}
