import MockupSets
import MenuMockup

extension GoldenComparison {
  /// A comparison as a test asks for it.
  ///
  /// - Throws: what is wrong with the numbers.
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
