/// How far a long run is, as one line of a terminal.
public struct ProgressLine: Sendable {
  /// How many pieces are done, whether they failed or not.
  public var done: Int
  /// How many pieces there are.
  public var total: Int
  /// How many of the pieces that are done failed.
  public var failures: Int
  /// How long it has gone on, in seconds.
  public var elapsed: Double
  /// What was done last.
  public var name: String

  private static let longestBar = 30
  private static let shortestBar = 8

  /// A line about a run.
  public init(done: Int, total: Int, failures: Int, elapsed: Double, name: String = "") {
    self.done = done
    self.total = total
    self.failures = failures
    self.elapsed = elapsed
    self.name = name
  }

  /// The line, for a terminal of so many columns; it never fills the last one.
  ///
  /// What has no room is left out, the name first and then the bar.
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

  /// How long it may still go on, in whole seconds; `nil` where nobody can tell.
  private var remaining: Int? {
    guard done > 0, elapsed >= 1, done < total else { return nil }
    let left = elapsed / Double(done) * Double(total - done)
    return left < 1e9 ? Int(left.rounded(.up)) : nil
  }

  private static func rate(_ rate: Double) -> String {
    rate >= 10 || rate < 0.05 ? "\(Int(min(rate, 1e9).rounded()))/s" : "\((rate * 10).rounded() / 10)/s"
  }

  /// Hours where there are any, minutes and seconds.
  private static func time(_ seconds: Int) -> String {
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let minutes = seconds / 60 % 60
    return seconds >= 3600
      ? "\(seconds / 3600):\(two(minutes)):\(two(seconds % 60))" : "\(minutes):\(two(seconds % 60))"
  }
}
