import MockupSets
import MenuMockup

extension GoldenComparison {
  /// - Throws: An error if a number is out of range.
  init(threshold: Double?, maxDifferentPixels: Int) throws(MockupFailure) {
    if let threshold, !(0...1).contains(threshold) {
      throw MockupFailure("a threshold is a number from 0 to 1, and \(threshold) is none")
    }
    guard maxDifferentPixels >= 0 else {
      throw MockupFailure("the number of pixels that may be different is from 0 on, and not \(maxDifferentPixels)")
    }
    self.init()
    self.threshold = threshold
    self.maxDifferentPixels = maxDifferentPixels
  }
}
