import ArgumentParser
import MenuDocument

/// How much two pictures may differ and still count as the same.
struct ComparisonArguments: ParsableArguments {
  @Option(.threshold) var threshold: Double?
  @Option(.maxDifferentPixels) var maxDifferentPixels: Int?
}
