import ArgumentParser
import MenuDocument

struct ComparisonArguments: ParsableArguments {
  @Option(.threshold) var threshold: Double?
  @Option(.maxDifferentPixels) var maxDifferentPixels: Int?
}
