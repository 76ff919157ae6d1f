/// The progress of a long run as one terminal line.
public struct ProgressLine: Sendable {
  /// The number of finished items, failed ones included.
  public var done: Int
  /// The number of items.
  public var total: Int
  /// The number of failed items.
  public var failures: Int
  /// The elapsed time, in seconds.
  public var elapsed: Double
  /// The name of the item finished last.
  public var name: String

  private static let longestBar = 30
  private static let shortestBar = 8

  /// Creates the progress of a run.
  public init(done: Int, total: Int, failures: Int, elapsed: Double, name: String = "") {
    self.done = done
    self.total = total
    self.failures = failures
    self.elapsed = elapsed
    self.name = name
  }

  /// Returns the line for a terminal of `width` columns; the last column stays empty.
  ///
  /// If space is short, the name is dropped first, then the bar.
  public func text(width: Int, hasColors: Bool = false) -> String {
    let room = max(0, width - 1)
    var words = ["\(done)/\(total)"]
    if failures > 0 { words.append("\(failures) failed") }
    if elapsed > 0, done > 0 { words.append(Self.rate(Double(done) / elapsed)) }
    if let left = remaining { words.append("\(Self.time(left)) left") }
    var text = words.joined(separator: "  ")
    guard text.utf8.count <= room else { return TextColumns.cut("\(done)/\(total)", to: room) }
    let length = text.utf8.count
    if hasColors, failures > 0 { text.replace("\(failures) failed", with: "\u{1B}[31m\(failures) failed\u{1B}[0m") }
    let bar = min(Self.longestBar, room - length - 4)
    guard bar >= Self.shortestBar else { return text }
    let full = total > 0 ? min(bar, bar * min(done, total) / total) : 0
    text = "[" + String(repeating: "#", count: full) + String(repeating: ".", count: bar - full) + "]  " + text
    let rest = room - length - bar - 6
    guard rest >= Self.shortestBar, !name.isEmpty else { return text }
    return text + "  " + TextColumns.cut(name, to: rest)
  }

  /// The estimated remaining time in whole seconds; `nil` if unknown.
  private var remaining: Int? {
    guard done > 0, elapsed >= 1, done < total else { return nil }
    let left = elapsed / Double(done) * Double(total - done)
    return left < 1e9 ? Int(left.rounded(.up)) : nil
  }

  private static func rate(_ rate: Double) -> String {
    rate >= 10 || rate < 0.05 ? "\(Int(min(rate, 1e9).rounded()))/s" : "\((rate * 10).rounded() / 10)/s"
  }

  /// Formats hours if there are any, minutes, and seconds.
  private static func time(_ seconds: Int) -> String {
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let minutes = seconds / 60 % 60
    return seconds >= 3600
      ? "\(seconds / 3600):\(two(minutes)):\(two(seconds % 60))" : "\(minutes):\(two(seconds % 60))"
  }
}
