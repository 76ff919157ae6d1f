import ArgumentParser
import MenuDocument

struct ComparisonArguments: ParsableArguments {
  @Option(.threshold) var threshold: ProjectOption?
  @Option(.maxDifferentPixels) var maxDifferentPixels: ProjectOption?

  var given: [ProjectOption?] { [threshold, maxDifferentPixels] }
}
