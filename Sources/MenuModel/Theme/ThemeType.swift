/// A theme's sizes of text.
public struct ThemeType: Hashable, Sendable {
  /// Whether text follows the text size that people chose.
  public var isDynamic = false
  /// What is added after each letter, in points, by size of text: pairs of size and tracking in rising order.
  public var tracking: [[Double]] = []
  /// Size and leading of each category of text for each of the twelve text sizes.
  public var categories: [String: [[Double]]] = [:]
  /// Category and weight of each style.
  public var styles: [TextStyleName: ThemeTextStyle] = [:]

  /// The tracking at a size of text, in points: between two entries in proportion, outside as at the nearest.
  public func tracking(at size: Double) -> Double {
    guard let first = tracking.first, let last = tracking.last else { return 0 }
    if size <= first[0] { return first[1] }
    for (low, high) in zip(tracking, tracking.dropFirst()) where size <= high[0] {
      return low[1] + (high[1] - low[1]) * (size - low[0]) / (high[0] - low[0])
    }
    return last[1]
  }
}
