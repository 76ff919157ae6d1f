import MockupSets
import MenuMockup

extension GoldenComparison {
  /// - Throws: An error if a number is out of range.
  init(threshold: Double?, maxDifferentPixels: Int) throws(MockupFailure) {
    if let threshold, !(0...1).contains(threshold) {
      throw MockupFailure("expected a threshold from 0 to 1, found \(threshold)")
    }
    guard maxDifferentPixels >= 0 else {
      throw MockupFailure("expected a number of different pixels of at least 0, found \(maxDifferentPixels)")
    }
    self.init()
    self.threshold = threshold
    self.maxDifferentPixels = maxDifferentPixels
  }
}
