/// Writes differences in the unified format of `diff -u` and `patch`.
public enum UnifiedDiff {
  private static let context = 3

  /// Returns the differences of two versions with equal numbers of lines; empty without a difference.
  public static func text(from old: [UInt8], to new: [UInt8], file: String) -> String {
    let before = old.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let after = new.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    guard old != new else { return "" }
    let name = file.drop { $0 == "/" }
    var text = "--- a/\(name)\n+++ b/\(name)\n"
    guard before.count == after.count else {
      return text + hunk(0..<before.count, before, after, isEntireFile: true)
    }
    var changed = before.indices.filter { before[$0] != after[$0] }[...]
    while let first = changed.popFirst() {
      var last = first
      while let next = changed.first, next - last <= 2 * context {
        last = next
        changed.removeFirst()
      }
      text += hunk(max(0, first - context)..<min(before.count, last + context + 1), before, after)
    }
    return text
  }

  private static func hunk(
    _ lines: Range<Int>, _ before: [ArraySlice<UInt8>], _ after: [ArraySlice<UInt8>], isEntireFile: Bool = false
  ) -> String {
    // There is no line after the last line feed.
    let end = lines.upperBound == before.count && before.last?.isEmpty == true ? lines.upperBound - 1 : lines.upperBound
    let shownLines = lines.lowerBound..<max(lines.lowerBound, end)
    if isEntireFile {
      let (old, new) = (
        before.dropLast(before.last?.isEmpty == true ? 1 : 0), after.dropLast(after.last?.isEmpty == true ? 1 : 0)
      )
      return "@@ -1,\(old.count) +1,\(new.count) @@\n" + old.map { line("-", $0) }.joined()
        + new.map { line("+", $0) }.joined()
    }
    var text =
      "@@ -\(shownLines.lowerBound + 1),\(shownLines.count) +\(shownLines.lowerBound + 1),\(shownLines.count) @@\n"
    for index in shownLines {
      let isLast = index == before.count - 1
      if before[index] == after[index] {
        text += line(" ", before[index], isLast: isLast)
      } else {
        text += line("-", before[index], isLast: isLast) + line("+", after[index], isLast: isLast)
      }
    }
    return text
  }

  private static func line(_ sign: String, _ bytes: ArraySlice<UInt8>, isLast: Bool = false) -> String {
    sign + String(decoding: bytes, as: UTF8.self) + "\n" + (isLast ? "\\ No newline at end of file\n" : "")
  }
}
