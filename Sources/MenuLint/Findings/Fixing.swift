import PositionedJSON

/// Applies the fixes of findings.
public enum Fixing {
  /// Applies the fixes of findings. Of overlapping fixes, only the first is applied; linting again finds the others.
  ///
  /// - Returns: the new contents and the number of fixed findings; `nil` without a fix.
  public static func apply(_ findings: [Finding], to bytes: [UInt8]) -> (bytes: [UInt8], count: Int)? {
    var edits = TextEdits(bytes)
    var count = 0
    var end = 0
    for finding in findings.sorted(by: Finding.isBefore) {
      guard let fix = finding.fix, let first = fix.edits.map({ $0.range.start.offset }).min(),
        let last = fix.edits.map({ $0.range.end.offset }).max(), first >= end, last <= bytes.count
      else { continue }
      for edit in fix.edits {
        edits.replace(Int(edit.range.start.offset)..<Int(edit.range.end.offset), with: edit.text)
      }
      end = Int(last)
      count += 1
    }
    return count > 0 ? (edits.result, count) : nil
  }
}
