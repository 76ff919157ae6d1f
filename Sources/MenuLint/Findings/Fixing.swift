import PositionedJSON

/// Applies the fixes of findings.
public enum Fixing {
  /// Applies the fixes of findings. Of overlapping fixes, only the first is applied; linting again finds the others.
  ///
  /// - Returns: the new contents and the number of fixed findings; `nil` without a fix.
  public static func apply(_ findings: [Finding], to bytes: [UInt8]) -> (bytes: [UInt8], count: Int)? {
    var edits: [TextEdit] = []
    var count = 0
    var end = 0
    for finding in findings.sorted(by: Finding.isBefore) {
      guard let fix = finding.fix, let first = fix.edits.map({ $0.place.start.offset }).min(),
        let last = fix.edits.map({ $0.place.end.offset }).max(), first >= end, last <= bytes.count
      else { continue }
      edits += fix.edits.sorted { $0.place.start < $1.place.start }
      end = Int(last)
      count += 1
    }
    guard count > 0 else { return nil }
    var mended: [UInt8] = []
    var place = 0
    for edit in edits {
      mended += bytes[place..<Int(edit.place.start.offset)]
      mended += Array(edit.text.utf8)
      place = Int(edit.place.end.offset)
    }
    mended += bytes[place...]
    return (mended, count)
  }
}
